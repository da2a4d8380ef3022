/** Finds the baseline of a run: in its history, in the tree before the change, or in the inputs. */
import type { Fingerprint, HistoryRecord } from '../history/record.ts'
import type {
  History,
  HistoryPlace,
  HistoryRead,
  HistoryStore,
  RecordProblem,
  UnreadableHistory,
} from '../history/store.ts'
import type { BaselineSettings, Settings } from '../inputs/settings.ts'
import type { Baseline, BaselineLookup, MissingBaseline } from './baseline.ts'
import { poolRuns, type RunChoice, type SelectedRuns, selectRuns } from './select-runs.ts'

export interface FoundBaseline {
  lookup: BaselineLookup
  /** The comparable runs, oldest first. Includes the runs that dropped. */
  trend: HistoryRecord[]
  /** Which recorded runs form the baseline, and why others do not, oldest first. */
  choices: RunChoice[]
  /** The history that this run can be added to; undefined when there is none and when it could not be read. */
  history: HistoryStore | undefined
  /** What could not be read of the history; undefined when all was read. */
  problem: HistoryProblem | undefined
}

export type HistoryProblem = { place: HistoryPlace } & (
  | { unreadable: UnreadableHistory }
  | { records: RecordProblem[] }
)

export interface BaselineSources {
  /** Undefined when the settings name no history. */
  history: HistoryStore | undefined
  /** What it holds, where that is known already. */
  read?: HistoryRead | undefined
  /** Measures the tree before the change. */
  measureBase(): Promise<BaselineLookup>
}

/**
 * Finds the baseline that the settings name. Numbers in the inputs replace those of the source. A history that holds no
 * comparable run, or that could not be read, is a missing baseline. A history that cannot be understood, or whose
 * comparable runs all dropped, is unusable. A run whose level is accepted is not compared with its history.
 */
export async function findBaseline(
  settings: BaselineInputs,
  fingerprint: Fingerprint,
  sources: BaselineSources,
): Promise<FoundBaseline> {
  const found = await lookUp(settings, fingerprint, sources)
  return { ...found, lookup: preferNumbers(found.lookup, settings.baseline) }
}

type BaselineInputs = Pick<Settings, 'key' | 'baseline' | 'accept' | 'engines'>

const nothing = { trend: [], choices: [], history: undefined, problem: undefined }

async function lookUp(
  { key, baseline: { source, window }, accept, engines }: BaselineInputs,
  fingerprint: Fingerprint,
  { history, read: known, measureBase }: BaselineSources,
): Promise<FoundBaseline> {
  if (source.kind === 'base') return { ...nothing, lookup: await measureBase() }
  if (history === undefined) return { ...nothing, lookup: { missing: { kind: 'none-configured' } } }
  const read = known ?? (await history.read(key))
  const place = ('place' in read && read.place) || history.placeOf(key)
  if ('unusable' in read) {
    return { ...nothing, lookup: { unusable: { kind: 'history', place, cause: read.unusable } } }
  }
  const accepted = { missing: { kind: 'accepted', place } } as const
  if ('unreadable' in read) {
    const problem = { place, unreadable: read.unreadable }
    // A run that was not compared must not be recorded: a drop in it would become part of the baseline.
    return accept
      ? { ...nothing, lookup: accepted, problem, history }
      : { ...nothing, lookup: { missing: { kind: 'unreadable', place } }, problem }
  }
  if ('missing' in read) {
    const missing = { kind: 'no-history-yet', place, cause: read.missing } as const
    return { ...nothing, lookup: { missing }, history }
  }
  if ('numbers' in read) {
    const baseline = { ...read.numbers, runs: [], origin: { ...place, runs: 0 } }
    return { ...nothing, lookup: accept ? accepted : { baseline }, history }
  }
  const selected = selectRuns(read.records, fingerprint, window, engines)
  return {
    lookup: accept ? accepted : toLookup(read, selected, place),
    trend: selected.comparable,
    choices: selected.choices,
    history,
    problem: read.problems.length > 0 ? { place, records: read.problems } : undefined,
  }
}

function toLookup(history: History, selected: SelectedRuns, place: HistoryPlace): BaselineLookup {
  const { runs, comparable, reference, silent, changes } = selected
  const [first, ...others] = runs
  if (first !== undefined) {
    const pooled = poolRuns([first, ...others], { ...place, runs: runs.length })
    return { baseline: { ...pooled, reference, silentBefore: silent } }
  }
  // A run that went on would pass, and later runs would be compared with the level after the drop. Runs of other settings
  // may still show that level.
  if (comparable.length > 0 && changes.length === 0) return { unusable: { kind: 'all-dropped', place } }
  return { missing: describeMissingAnswers(history, selected, place) }
}

function describeMissingAnswers(
  { records, problems }: History,
  { changes }: SelectedRuns,
  place: HistoryPlace,
): MissingBaseline {
  if (records.length === 0) return { kind: problems.length > 0 ? 'no-readable-run' : 'no-run-yet', place }
  return { kind: 'other-settings', place, changes }
}

/**
 * The runs of the source did not give the numbers of the inputs, so they are left out with them. Numbers do without runs
 * that dropped, and not without a history that cannot be understood.
 */
function preferNumbers(
  lookup: BaselineLookup,
  { overallBcr, citedEngines }: Pick<BaselineSettings, 'overallBcr' | 'citedEngines'>,
): BaselineLookup {
  if (overallBcr === undefined && citedEngines === undefined) return lookup
  if ('unusable' in lookup && lookup.unusable.kind !== 'all-dropped') return lookup
  const found: Partial<Baseline> = 'baseline' in lookup ? lookup.baseline : {}
  return {
    baseline: {
      ...found,
      overallBcr: overallBcr ?? found.overallBcr,
      citedEngines: citedEngines ?? found.citedEngines,
      engines: found.engines,
      runs: [],
      origin: { kind: 'inputs', rest: found.origin?.kind === 'inputs' ? found.origin.rest : found.origin },
    },
  }
}

/** Returns the lookup without the runs in which a decline is looked for. */
export function withoutReference(lookup: BaselineLookup): BaselineLookup {
  return 'baseline' in lookup ? { baseline: { ...lookup.baseline, reference: undefined } } : lookup
}
