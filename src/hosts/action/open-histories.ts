import { resolve } from 'node:path'
import { HISTORY_BRANCH } from '../../history/names.ts'
import type { HistoryRead, HistoryStore } from '../../history/store.ts'
import type { Gate } from '../../inputs/read-gates.ts'
import type { BaselineSource } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import { countOf } from '../../report/words/numbers.ts'
import type { ActionContext } from './context.ts'

/** Gates whose histories are in one place. */
interface Group {
  gates: [Gate, ...Gate[]]
  /** Whether the run has only one gate. */
  isSingle: boolean
}

/**
 * Opens the histories of the gates, by key. Gates with the same place share a store. A history that cannot be opened gives
 * the reason when it is read. A file is read from the deciding commit; `cancelled` and the time budget end the search for
 * it.
 */
export async function openHistories(
  gates: Gate[],
  context: ActionContext,
  cancelled?: AbortSignal,
): Promise<Map<string, HistoryStore>> {
  const stores = new Map<string, HistoryStore>()
  const places = Map.groupBy(gates, ({ settings }) => sourceId(settings.baseline.source, context))
  for (const [first, ...others] of places.values()) {
    if (first === undefined) continue
    const group: Group = { gates: [first, ...others], isSingle: gates.length === 1 }
    const store = await openStore(group, context, cancelled)
    if (store !== undefined) for (const { key } of group.gates) stores.set(key, store)
  }
  return stores
}

function sourceId(source: BaselineSource, { workspace }: ActionContext): string {
  return source.kind === 'file' ? `file ${resolve(workspace, source.path)}` : source.kind
}

async function openStore(
  group: Group,
  context: ActionContext,
  cancelled: AbortSignal | undefined,
): Promise<HistoryStore | undefined> {
  const [{ settings }] = group.gates
  const { source } = settings.baseline
  switch (source.kind) {
    case 'none':
    case 'base':
      return undefined
    case 'file': {
      const { workspace, change, workflowCommit } = context
      const budget = AbortSignal.timeout(settings.timeoutMinutes * 60_000)
      const signal = cancelled === undefined ? budget : AbortSignal.any([cancelled, budget])
      const { createFileStore } = await import('../../history/file.ts')
      return createFileStore({ path: source.path, workspace, change, workflowCommit, signal })
    }
    case 'branch':
      return openBranch(group, context)
  }
}

async function openBranch(
  { gates: [first, ...others], isSingle }: Group,
  { repository, apiUrl, sha = '' }: ActionContext,
): Promise<HistoryStore> {
  const { githubToken } = first.settings
  const placeOf = (key: string) =>
    ({ kind: 'branch', branch: HISTORY_BRANCH, path: `${key}.ndjson` }) as const
  if (repository === undefined)
    return createClosedStore(placeOf, 'this is not a workflow run, so the repository is unknown.')
  if (githubToken === '') return createClosedStore(placeOf, 'the input github-token is empty.')
  const [{ createGitHub }, { createBranchStore }] = await Promise.all([
    import('./github.ts'),
    import('../../history/branch.ts'),
  ])
  return createBranchStore({
    api: createGitHub(githubToken, apiUrl),
    repository,
    branch: HISTORY_BRANCH,
    keys: [first, ...others].map(({ key }) => key),
    message: count => {
      const gates = isSingle ? first.key : countOf(count, 'gate')
      return `Add the AI visibility of ${sha.slice(0, 7) || 'this run'} (${gates})`
    },
    clock: systemClock,
  })
}

/** Reads the newest runs of all gates on the history branch. Never rejects. */
export async function readRuns(
  token: string,
  { repository, apiUrl }: Pick<ActionContext, 'repository' | 'apiUrl'>,
): Promise<HistoryRead> {
  if (repository === undefined || token === '') return { records: [], problems: [] }
  const [{ createGitHub }, { readAllGates }] = await Promise.all([
    import('./github.ts'),
    import('../../history/branch.ts'),
  ])
  return readAllGates({ api: createGitHub(token, apiUrl), repository, branch: HISTORY_BRANCH })
}

function createClosedStore(placeOf: HistoryStore['placeOf'], why: string): HistoryStore {
  const problem = { why, lacksAccess: true }
  return {
    placeOf,
    read: async () => ({ unreadable: problem }),
    append: async records => new Map(records.map(({ key }) => [key, { problem }])),
  }
}
