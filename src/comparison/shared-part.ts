/**
 * The part that a run shares with earlier runs of other settings: what was asked in the same way. It tells a change of the
 * set of questions from a change of the answers. Pure.
 */
import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
import type { HistoryPlace } from '../history/store.ts'
import { type Cell, isCiting, type Measurement, mean } from '../scan/measure.ts'
import type { Baseline } from './baseline.ts'
import { compareFingerprints, type FingerprintChange } from './fingerprint.ts'
import { poolRuns, selectRuns } from './select-runs.ts'

/** The settings that say what is asked. Runs that differ in another setting share nothing. */
const SET = ['keywords', 'engines', 'prompt-template', 'questions', 'country', 'city']

/** Runs whose settings differ from those of this run. */
export interface PreviousRuns {
  place: HistoryPlace
  /** Oldest first; all have the fingerprint of the newest. */
  runs: HistoryRecord[]
}

export interface SharedPart {
  /** How the settings of the earlier runs differ from those of this run. */
  changes: FingerprintChange[]
  /** Numbers of cells: in the earlier runs, in this run, and in both. */
  before: number
  now: number
  shared: number
  /** At least half of the cells of both sides are shared, so that drops are judged over them. */
  isEnough: boolean
  /** The earlier runs over the shared cells, with the names that this run has for the engines. */
  baseline: Baseline & { overallBcr: number; citedEngines: number }
  /** This run over the shared cells. */
  measurement: Measurement
}

/** Selects the runs with the settings of the newest record, as a run with these settings would; undefined without any. */
export function selectPreviousRuns(
  records: HistoryRecord[],
  window: number,
  place: HistoryPlace,
): PreviousRuns | undefined {
  const newest = records.at(-1)
  return newest && { place, runs: selectRuns(records, newest.fingerprint, window).runs }
}

/**
 * Returns the part that this run shares with previous runs. A cell is shared if keyword, engine with its model, place and
 * questions are equal. Returns undefined if no cell is shared, or if a setting differs that answers depend on in another
 * way, such as the brand.
 */
export function findSharedPart(
  { place, runs }: PreviousRuns,
  fingerprint: Fingerprint,
  measurement: Measurement,
): SharedPart | undefined {
  const earlier = runs.at(-1)?.fingerprint
  if (earlier === undefined) return undefined
  const changes = compareFingerprints(earlier, fingerprint)
  if (changes.some(({ name }) => !SET.includes(name))) return undefined
  const isKnown = (name: string) => name in earlier && name in fingerprint
  const identifyEarlier = createIdentifier(earlier, isKnown)
  const identify = createIdentifier(fingerprint, isKnown)
  const engines = new Map(measurement.cells.map(cell => [identify(cell), cell.engine]))
  const before = new Set(runs.flatMap(({ cells }) => cells.map(identifyEarlier)))
  const shared = [...engines.keys()].filter(key => before.has(key)).length
  const [first, ...others] = runs
    .map(run => restrictRun(run, cell => engines.get(identifyEarlier(cell))))
    .filter(({ cells }) => cells.length > 0)
  if (first === undefined) return undefined
  return {
    changes,
    before: before.size,
    now: engines.size,
    shared,
    isEnough: 2 * shared >= before.size && 2 * shared >= engines.size,
    baseline: poolRuns([first, ...others], { ...place, runs: 1 + others.length }),
    measurement: restrictMeasurement(measurement, cell => before.has(identify(cell))),
  }
}

/** Returns a function that names what the answers of a cell depend on, in the settings that `isKnown` of both sides. */
function createIdentifier(
  fingerprint: Fingerprint,
  isKnown: (name: string) => boolean,
): (cell: Cell) => string {
  const values = (name: string) => (isKnown(name) ? (fingerprint[name] ?? []).toSorted() : [])
  const [engines, questions, countries] = [values('engines'), values('questions'), values('country')]

  /** Returns an engine with its model: a fingerprint holds `openai:MODEL` for `openai`. */
  function modelOf(engine: string): string {
    const models = engines.filter(model => model.startsWith(`${engine}:`))
    return engines.includes(engine) || models.length === 0 ? engine : models.join()
  }

  function questionsOf(keyword: string | undefined): string[] {
    const own = questions.filter(entry => keyword === undefined || entry.startsWith(`${keyword} = `))
    const asksByTemplate = keyword === undefined || own.length === 0
    return [...own, ...(asksByTemplate ? values('prompt-template') : [])]
  }

  return ({ keyword, engine }) => {
    const keywords = keyword === undefined ? values('keywords') : [keyword]
    const [, name = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? []
    const model = modelOf(name)
    // An engine without a model is told the keywords alone: neither questions nor a place.
    if (!model.includes(':')) return JSON.stringify([engine, keywords])
    const place = country === undefined ? [...countries, ...values('city')] : [country]
    return JSON.stringify([model, keywords, place, questionsOf(keyword)])
  }
}

/** Keeps the cells that `nameOf` has an engine for, under its name. */
function restrictRun(run: BaselineRun, nameOf: (cell: Cell) => string | undefined): BaselineRun {
  const kept = run.cells.flatMap(cell => {
    const engine = nameOf(cell)
    return engine === undefined ? [] : [{ ...cell, engine, formerly: cell.engine }]
  })
  const models = kept.flatMap(({ engine, formerly }) => {
    const known = run.models?.[formerly]
    return known === undefined ? [] : [[engine, known] as const]
  })
  const cells = kept.map(({ formerly: _, ...cell }) => cell)
  return { ...summarize(cells), cells, models: Object.fromEntries(models) }
}

function restrictMeasurement(measurement: Measurement, isKept: (cell: Cell) => boolean): Measurement {
  const cells = measurement.cells.filter(isKept)
  const byEngine = Map.groupBy(cells, ({ engine }) => engine)
  const engines = measurement.engines.flatMap(engine => {
    const own = byEngine.get(engine.engine) ?? []
    const votes = own.flatMap(({ cited }) => cited)
    const kept = {
      ...engine,
      cited: isCiting(own),
      bcrScore: mean(own.flatMap(({ bcrScores }) => bcrScores)),
      answers: votes.length,
      citedAnswers: votes.filter(Boolean).length,
    }
    return own.length === 0 ? [] : [kept]
  })
  const keywords = new Set(cells.map(({ keyword }) => keyword))
  return {
    ...measurement,
    ...summarize(cells),
    totalEngines: engines.length,
    engines,
    keywords: measurement.keywords.filter(({ keyword }) => keywords.has(keyword)),
    cells,
  }
}

/**
 * Returns the numbers of a run from its cells: the score is the mean over the keywords of the mean over the engines of the
 * mean over the samples. It is the mean over the scans where every engine was evaluated in every sample.
 */
function summarize(cells: Cell[]): Pick<BaselineRun, 'overallBcr' | 'citedEngines'> {
  const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()]
  const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()]
  return {
    overallBcr: mean(ofKeywords.map(ofKeyword => mean(ofKeyword.map(({ bcrScores }) => mean(bcrScores))))),
    citedEngines: ofEngines.filter(isCiting).length,
  }
}
