/** Opens the histories of all gates of a fleet: those in one place together, so that they cost few requests. */
import { resolve } from 'node:path'
import type { FleetRecord, FleetStore, HistoryAppend, HistoryStore } from '../../history/store.ts'
import type { BaselineSource, Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import type { ActionContext } from './context.ts'
import {
  createClosedStore,
  fileOptions,
  type HistorySettings,
  openHistory,
  uploadHistory,
} from './open-history.ts'

export interface FleetHistory {
  /** Returns the history of a gate; undefined when its settings name none. */
  openHistory(settings: Pick<Settings, 'key'>): Promise<HistoryStore | undefined>
  /**
   * Adds records to the histories of their gates, those in one place in one go. Returns the results by key; a gate
   * without a history has none. Never rejects.
   */
  append(records: FleetRecord[]): Promise<Map<string, HistoryAppend>>
}

interface HistoryGate {
  key: string
  settings: HistorySettings
}

/** The gates whose histories are in one place. */
type Group = [HistoryGate, ...HistoryGate[]]

/**
 * Opens the histories that the settings of the gates name. Reads nothing yet. Each is opened as openHistory opens that of
 * one gate. `fleet`: what tells the fleets of a repository apart. A fleet of one gate has the history of that gate.
 */
export async function openFleetHistory(
  gates: HistoryGate[],
  { fleet }: { fleet: string },
  context: ActionContext,
  cancelled?: AbortSignal,
): Promise<FleetHistory> {
  const stores = new Map<string, FleetStore>()
  const places = Map.groupBy(gates, ({ settings }) => nameSource(settings.baseline.source, context))
  for (const [first, ...others] of places.values()) {
    if (first === undefined) continue
    const group: Group = [first, ...others]
    const store = await openGroup(group, gates.length === 1, fleet, context, cancelled)
    if (store !== undefined) for (const { key } of group) stores.set(key, store)
  }
  return {
    openHistory: async ({ key }) => stores.get(key)?.open(key),
    async append(records) {
      const results = new Map<string, HistoryAppend>()
      for (const [store, added] of Map.groupBy(records, ({ key }) => stores.get(key))) {
        const appended = (await store?.append(added)) ?? []
        for (const [index, result] of appended.entries()) results.set(added[index]?.key ?? '', result)
      }
      return results
    },
  }
}

/** Returns a text that is the same for sources in one place. */
function nameSource(source: BaselineSource, { workspace }: ActionContext): string {
  switch (source.kind) {
    case 'file':
      return `file ${resolve(workspace, source.path)}`
    case 'branch':
      return `branch ${source.branch}`
    default:
      return source.kind
  }
}

async function openGroup(
  group: Group,
  isAlone: boolean,
  fleet: string,
  context: ActionContext,
  cancelled: AbortSignal | undefined,
): Promise<FleetStore | undefined> {
  const [{ settings }] = group
  const { source } = settings.baseline
  switch (source.kind) {
    case 'none':
    case 'base':
      return undefined
    case 'file': {
      const { createFileFleet } = await import('../../history/file.ts')
      return createFileFleet(fileOptions(source.path, settings, context, cancelled))
    }
    case 'branch':
      return isAlone ? openSingle(settings, context) : openBranch(source.branch, group, context)
    case 'artifact':
      return isAlone ? openSingle(settings, context) : openArtifact(fleet, group, context)
  }
}

/** Opens the history of the only gate, which is that of a run without a fleet. */
async function openSingle(
  settings: HistorySettings,
  context: ActionContext,
): Promise<FleetStore | undefined> {
  const store = await openHistory(settings, context)
  return store && joinStores(() => store)
}

async function openBranch(branch: string, group: Group, context: ActionContext): Promise<FleetStore> {
  const { repository, apiUrl, sha = '' } = context
  const { githubToken } = group[0].settings
  const close = (lacks: 'repository' | 'token') =>
    joinStores(key => createClosedStore({ kind: 'branch', branch, path: `${key}.ndjson` }, lacks))
  if (repository === undefined) return close('repository')
  if (githubToken === '') return close('token')
  const [{ createGitHub }, { createBranchFleet }] = await Promise.all([
    import('./github.ts'),
    import('../../history/github-stores.ts'),
  ])
  const commit = sha.slice(0, 7) || 'this run'
  return createBranchFleet({
    api: createGitHub(githubToken, apiUrl),
    repository,
    branch,
    keys: group.map(({ key }) => key),
    message: gates => `Add the AI visibility of ${commit} (${gates} ${gates === 1 ? 'gate' : 'gates'})`,
    clock: systemClock,
  })
}

async function openArtifact(fleet: string, group: Group, context: ActionContext): Promise<FleetStore> {
  const { repository, apiUrl, defaultBranch } = context
  const { githubToken } = group[0].settings
  const name = `ai-visibility-history-fleet-${fleet}`
  const close = (lacks: 'repository' | 'token' | 'default-branch') =>
    joinStores(() => createClosedStore({ kind: 'artifact', name }, lacks))
  if (repository === undefined) return close('repository')
  if (githubToken === '') return close('token')
  if (defaultBranch === undefined) return close('default-branch')
  const [{ createGitHub, fetchThroughProxy }, { createArtifactFleet }] = await Promise.all([
    import('./github.ts'),
    import('../../history/github-stores.ts'),
  ])
  const retentionDays = longestOf(group.map(({ settings }) => settings.artifactRetentionDays))
  return createArtifactFleet({
    api: createGitHub(githubToken, apiUrl),
    fetch: fetchThroughProxy,
    upload: files => uploadHistory(name, files, { folder: `fleet-${fleet}`, retentionDays }, context),
    repository,
    defaultBranch,
    name,
  })
}

/** Returns the largest number of days; undefined where a gate leaves it to the repository. */
function longestOf(days: (number | undefined)[]): number | undefined {
  const given = days.filter(day => day !== undefined)
  return given.length < days.length ? undefined : Math.max(...given)
}

/** Makes one store of stores that each have a place of their own. */
function joinStores(open: (key: string) => HistoryStore): FleetStore {
  return {
    open,
    async append(records) {
      const results: HistoryAppend[] = []
      for (const { key, record } of records) results.push(await open(key).append(record))
      return results
    },
  }
}
