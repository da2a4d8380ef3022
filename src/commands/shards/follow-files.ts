/** `scan-per: auto` where scans are planned, or shared between jobs. */
import { followRecords } from '../../comparison/follow-records.ts'
import type { HistoryStore } from '../../history/store.ts'
import type { Gate } from '../../inputs/gates.ts'
import type { Settings } from '../../inputs/settings.ts'
import type { OpenContext } from '../service/open-service.ts'

type FileContext = Pick<OpenContext, 'facts' | 'signal'>

/**
 * Returns the gates with the scans that the runs in their baseline files made, as followRecords describes. All jobs read
 * the same file, so all come to the same plan. Histories on a branch and in an artifact are not read: each job would need
 * requests of its own for each gate.
 */
export async function followFiles(gates: readonly Gate[], context: FileContext): Promise<Gate[]> {
  const stores = new Map<string, HistoryStore>()
  const followed: Gate[] = []
  for (const gate of gates) {
    followed.push({ ...gate, settings: await followFile(gate.settings, context, stores) })
  }
  return followed
}

/** Returns the settings of one gate, as followFiles does. `stores`: of the files that were read, by their paths. */
export async function followFile(
  settings: Settings,
  { facts: { workspace, change, workflowCommit }, signal }: FileContext,
  stores = new Map<string, HistoryStore>(),
): Promise<Settings> {
  const { source } = settings.baseline
  if (source.kind !== 'file' || settings.scanPerReason === 'given') return settings
  // Loaded on demand: most gates have no baseline file.
  const { createFileStore } = await import('../../history/file.ts')
  const { path } = source
  const store = stores.get(path) ?? createFileStore({ path, workspace, change, workflowCommit, signal })
  stores.set(path, store)
  return followRecords(settings, await store.read(settings.key))
}
