import { type Fingerprint, type HistoryRecord, isMeasured, type Loss } from '../history/record.ts'
import type {
  History,
  HistoryPlace,
  HistoryRead,
  HistoryStore,
  RecordProblem,
  UnreadableHistory,
} from '../history/store.ts'
import type { BaselineSettings, Settings } from '../inputs/settings.ts'
import { createAligner } from './align-runs.ts'
import type { Baseline, BaselineLookup } from './baseline.ts'
import { isIn } from './scope.ts'
import { poolRuns, type SelectedRuns, selectRuns } from './select-runs.ts'

interface FoundBaseline {
  lookup: BaselineLookup
  /** The comparable runs, oldest first, including runs that dropped. */
  trend: HistoryRecord[]
  /** The newest record of the gate, even of an incident or of an earlier attempt of this run. */
  last?: HistoryRecord | undefined
  /** Time of the oldest record of the gate, with any settings: ISO 8601 UTC. */
  historyStart?: string | undefined
  /** The run accepts no level. It only closes losses that are no longer compared. */
  closesLosses?: boolean
  formerKey?: string | undefined
  /** The history that this run can be added to; undefined if there is none or it could not be read. */
  history: HistoryStore | undefined
  problem: HistoryProblem | undefined
}

export type HistoryProblem = { place: HistoryPlace } & (
  | { unreadable: UnreadableHistory }
  | { records: RecordProblem[] }
)

interface BaselineSources {
  history: HistoryStore | undefined
  read?: HistoryRead | undefined
  now?: string | undefined
  /** Identifies earlier attempts of this run. */
  runUrl?: string | undefined
  measureBase(): Promise<BaselineLookup>
}

/**
 * Finds the baseline that the settings name. Numbers in the inputs replace those of the source. A history without access or
 * comparable runs is a missing baseline; one that could not be read or understood is unusable.
 */
export async function findBaseline(
  settings: BaselineInputs,
  fingerprint: Fingerprint,
  sources: BaselineSources,
): Promise<FoundBaseline> {
  const found = await lookUp(settings, fingerprint, sources)
  return { ...found, lookup: preferNumbers(found.lookup, settings.baseline) }
}

type BaselineInputs = Pick<Settings, 'key' | 'baseline' | 'accept' | 'record' | 'engines'>

const NOTHING_FOUND = { trend: [], history: undefined, problem: undefined }

async function lookUp(
  { key, baseline: { source }, accept, record, engines }: BaselineInputs,
  fingerprint: Fingerprint,
  { history, read: known, now, runUrl, measureBase }: BaselineSources,
): Promise<FoundBaseline> {
  if (source.kind === 'base') return { ...NOTHING_FOUND, lookup: await measureBase() }
  if (history === undefined) return { ...NOTHING_FOUND, lookup: { missing: { kind: 'none-configured' } } }
  const own = known ?? (await history.read(key))
  const renamed = 'missing' in own ? await history.readRenamed?.(key, fingerprint) : undefined
  const read = renamed ?? own
  const place = ('place' in read && read.place) || history.placeOf(key)
  if ('unusable' in read) {
    return { ...NOTHING_FOUND, lookup: { unusable: { kind: 'history', place, cause: read.unusable } } }
  }
  const accepted = { missing: { kind: 'accepted', place } } as const
  if ('unreadable' in read) {
    const problem = { place, unreadable: read.unreadable }
    if (accept) return { ...NOTHING_FOUND, lookup: accepted, problem, history }
    // An uncompared run must not be recorded: a drop in it would become part of the baseline.
    const lookup: BaselineLookup = read.unreadable.lacksAccess
      ? { missing: { kind: 'unreadable', place } }
      : { unusable: { kind: 'history', place, cause: { kind: 'unread' } } }
    return { ...NOTHING_FOUND, lookup, problem }
  }
  if ('missing' in read) {
    const missing = { kind: 'no-history-yet', place, cause: read.missing } as const
    return { ...NOTHING_FOUND, lookup: { missing }, history }
  }
  if ('numbers' in read) {
    // A record would replace the numbers, even by a lower level.
    if (accept || record === 'always')
      return {
        ...NOTHING_FOUND,
        lookup: { unusable: { kind: 'history', place, cause: { kind: 'numbers' } } },
      }
    const baseline = { ...read.numbers, runs: [], origin: { ...place, runs: 0 } }
    return { ...NOTHING_FOUND, lookup: { baseline } }
  }
  const isOwn = (record: HistoryRecord) => runUrl !== undefined && record.runUrl === runUrl
  const isFuture = (time: string) => now !== undefined && Date.parse(time) > Date.parse(now)
  const past: HistoryRecord[] = []
  const problems = [...read.problems]
  // No comparison reads the cited pages, which are up to a quarter of a record.
  for (const [index, { citedPages: _, ...record }] of read.records.entries()) {
    const losses = record.losses.filter(({ since }) => !isFuture(since))
    if (isFuture(record.createdAt)) problems.push({ unit: 'record', position: index + 1, cause: FUTURE })
    else past.push({ ...record, losses })
  }
  const records = past.filter(record => !isOwn(record) && isMeasured(record))
  const align = createAligner(fingerprint, engines)
  const selected = selectRuns(records, fingerprint, engines)
  const { losses, comparable } = selected
  const closesLosses = accept && losses.length > 0 && !losses.some(loss => isCompared(loss, comparable))
  const open = closesLosses ? { ...selected, losses: [] } : selected
  return {
    lookup: accept && !closesLosses ? accepted : toLookup({ ...read, records }, open, place),
    closesLosses,
    historyStart: past[0]?.createdAt,
    formerKey: renamed?.formerKey ?? past.findLast(record => record.formerKey !== undefined)?.formerKey,
    trend: selected.comparable,
    last: past.findLast(record => align(record) !== undefined),
    history,
    problem: problems.length > 0 ? { place, records: problems } : undefined,
  }
}

/** A clock was wrong. The run would be both before and after others. */
const FUTURE = { kind: 'invalid', path: 'created_at', message: 'it is in the future' } as const

function isCompared({ since, scope }: Loss, runs: readonly HistoryRecord[]): boolean {
  return runs.some(
    ({ createdAt, cells }) => createdAt < since && cells.some(({ engine }) => isIn(scope, engine)),
  )
}

function toLookup(
  { records, problems: [problem] }: History,
  { runs, losses, expected, silent, changes }: SelectedRuns,
  place: HistoryPlace,
): BaselineLookup {
  const [first, ...others] = runs
  if (first !== undefined) {
    const pooled = poolRuns([first, ...others], { ...place, runs: runs.length })
    return { baseline: { ...pooled, losses, expectedEngines: expected, silentBefore: silent } }
  }
  if (records.length > 0) {
    const unmeasured = losses.map(loss => ({ ...loss, state: 'not-measured' as const }))
    return { missing: { kind: 'other-settings', place, changes, losses: unmeasured } }
  }
  return problem === undefined
    ? { missing: { kind: 'no-run-yet', place } }
    : { unusable: { kind: 'history', place, cause: { kind: 'no-readable-record', first: problem.cause } } }
}

/** Drops the runs of the source, which did not produce the numbers of the inputs. Numbers do not replace an unusable history. */
function preferNumbers(
  lookup: BaselineLookup,
  { overallBcr, citedEngines }: Pick<BaselineSettings, 'overallBcr' | 'citedEngines'>,
): BaselineLookup {
  if (overallBcr === undefined && citedEngines === undefined) return lookup
  if ('unusable' in lookup) return lookup
  const found: Partial<Baseline> = 'baseline' in lookup ? lookup.baseline : {}
  return {
    baseline: {
      ...found,
      overallBcr: overallBcr ?? found.overallBcr,
      citedEngines: citedEngines ?? found.citedEngines,
      engines: found.engines,
      runs: [],
      losses: [],
      origin: { kind: 'inputs', rest: found.origin?.kind === 'inputs' ? found.origin.rest : found.origin },
    },
  }
}
