/** What a run would ask, and what is known to stop it. Sends no request. */
import { followRecords } from '../comparison/follow-records.ts'
import type { HistoryStore } from '../history/store.ts'
import type { Gate } from '../inputs/gates.ts'
import { type AccountUse, listUses } from '../inputs/scan-settings.ts'
import type { Settings } from '../inputs/settings.ts'
import type { FleetPlan, RunPlan } from '../report/run-plan.ts'
import { minutesOf } from '../scan/demand.ts'
import { countScans } from '../scan/plan.ts'
import { type OpenContext, openService } from './service/open-service.ts'

/** Returns what a run with these settings would ask, and what is known to stop it. Sends no request. */
export async function planRun(given: Settings, context: OpenContext): Promise<RunPlan> {
  return planSettings(await followFile(given, context), context)
}

async function planSettings(settings: Settings, context: OpenContext): Promise<RunPlan> {
  const opened = await openService(settings, context)
  try {
    const { brand, keywords, timeoutMinutes } = settings
    const scans = countScans(settings)
    const count = scans.own + scans.competitors
    return {
      ...{ brand, keywords, timeoutMinutes, scans, cost: opened.cost },
      demand: opened.demand(count),
      blocker: opened.preflight(count),
    }
  } finally {
    await opened.close()
  }
}

type PlannedGate = Gate & { plan: RunPlan }

/** Plans the gates of one run. Sends no request. */
export async function planFleet(gates: readonly Gate[], context: OpenContext): Promise<FleetPlan> {
  const planned = await planGates(gates, context)
  const accounts = sumAccounts(planned)
  return {
    gates: planned.map(({ key, plan }) => ({ key, plan })),
    scans: planned.reduce((sum, { plan }) => sum + plan.scans.own + plan.scans.competitors, 0),
    requests: planned.reduce((sum, { plan }) => sum + plan.demand.requests, 0),
    minutes: Math.max(0, ...accounts.map(({ requests, perMinute }) => minutesOf(requests, perMinute))),
    blockers: [
      ...planned.flatMap(({ key, plan: { blocker } }) => (blocker ? [{ key, blocker }] : [])),
      ...findFullDays(accounts),
    ],
  }
}

async function planGates(gates: readonly Gate[], context: OpenContext): Promise<PlannedGate[]> {
  const stores = new Map<string, HistoryStore>()
  const planned: PlannedGate[] = []
  for (const gate of gates) {
    const settings = await followFile(gate.settings, context, stores)
    planned.push({ ...gate, settings, plan: await planSettings(settings, context) })
  }
  return planned
}

/**
 * Returns the settings with the scans that the runs in the baseline file made, as followRecords describes. Histories
 * elsewhere are not read: that would take requests. `stores`: of the files that were read, by their paths.
 */
async function followFile(
  settings: Settings,
  { facts: { workspace, change, workflowCommit }, signal }: Pick<OpenContext, 'facts' | 'signal'>,
  stores = new Map<string, HistoryStore>(),
): Promise<Settings> {
  const { source } = settings.baseline
  if (source.kind !== 'file' || settings.scanPerReason === 'given') return settings
  // Loaded on demand: most gates have no baseline file.
  const { createFileStore } = await import('../history/file.ts')
  const { path } = source
  const store = stores.get(path) ?? createFileStore({ path, workspace, change, workflowCommit, signal })
  stores.set(path, store)
  return followRecords(settings, await store.read(settings.key))
}

/** What the gates ask of one account together. */
interface SharedAccount extends Omit<AccountUse, 'account'> {
  /** Number of gates that ask it. */
  gates: number
}

function sumAccounts(gates: PlannedGate[]): SharedAccount[] {
  const uses = gates.flatMap(({ key, settings, plan: { scans } }) =>
    listUses(settings, scans.own + scans.competitors).map(use => ({ ...use, key })),
  )
  return [...Map.groupBy(uses, ({ account }) => account).values()].map(ofAccount => ({
    requests: ofAccount.reduce((sum, { requests }) => sum + requests, 0),
    perMinute: Math.min(...ofAccount.map(({ perMinute }) => perMinute)),
    perDay: Math.min(...ofAccount.map(({ perDay }) => perDay)),
    gates: new Set(ofAccount.map(({ key }) => key)).size,
  }))
}

/** Returns the accounts whose day is too short for the gates together. */
function findFullDays(accounts: SharedAccount[]): FleetPlan['blockers'] {
  return accounts
    .filter(({ requests, perDay, gates }) => requests > perDay && gates > 1)
    .map(({ requests, perDay }) => ({ key: undefined, blocker: { kind: 'day-limit', requests, perDay } }))
}
