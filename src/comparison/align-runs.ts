/**
 * Which cells of a recorded run this run asks in the same way. This separates a change of the questions from a change
 * of the answers: only questions that both runs ask are compared. Pure.
 */
import type * as z from 'zod'
import { splitCountry } from '../engines/engine-names.ts'
import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { bcrScoreOf, type Cell, isCiting } from '../scan/measure.ts'
import type { fingerprintChangeSchema } from './baseline.ts'
import type { CellRef, ComparedRun } from './comparison.ts'

/** The settings that decide what is asked. Runs that differ in another setting share nothing. */
const SET = ['keywords', 'engines', 'prompt-template', 'questions', 'country']
/** What is added to these can only raise the citations, so that a loss stays a loss. */
const OWN = ['brand-domains', 'brand-aliases']

/** A recorded run of which this run asks at least one cell, if it has cells at all. */
export type AlignedRecord = HistoryRecord & ComparedRun

/**
 * Returns a function that gives the cells of a record the names that this run has for their engines, and sets those apart
 * that this run does not ask. A cell is asked in the same way if keyword, engine with its model, place and questions are
 * equal. It returns undefined if nothing is shared, or where a setting differs that answers depend on in another way,
 * such as the brand. `engines`: as this run names them; empty if the service chooses.
 */
export function createAligner(
  fingerprint: Fingerprint,
  engines: readonly string[],
): (record: HistoryRecord) => AlignedRecord | undefined {
  const findName = createNameFinder(fingerprint, engines)
  const isName = new Set(engines)
  return record => {
    const changes = compareFingerprints(record.fingerprint, fingerprint).filter(
      ({ name, removed }) => !OWN.includes(name) || removed.length > 0,
    )
    if (changes.some(({ name }) => !SET.includes(name))) return undefined
    const { cells } = record
    const isSame = changes.length === 0
    if (isSame && (engines.length === 0 || cells.every(({ engine }) => isName.has(engine)))) return record
    const nameOf = findName(record)
    const named = cells.map(cell => ({ cell, name: nameOf(cell) }))
    const kept = named.flatMap(({ cell, name }) => (name === undefined ? [] : [{ ...cell, engine: name }]))
    if (kept.length === 0) return isSame && cells.length === 0 ? record : undefined
    const names = new Map(named.map(({ cell, name }) => [cell.engine, name]))
    const rename = (engine: string) => names.get(engine)
    const ids = new Map(Array.from(names, ([from, to]) => [splitCountry(from).id, to && splitCountry(to).id]))
    return {
      ...narrowRun(record, kept),
      losses: record.losses.map(loss =>
        loss.scope.kind === 'engine'
          ? { ...loss, scope: { ...loss.scope, engine: ids.get(loss.scope.engine) ?? loss.scope.engine } }
          : loss,
      ),
      models: renameKeys(record.models ?? {}, rename),
      contents: record.contents?.flatMap(entry => {
        const engine = rename(entry.engine)
        return engine === undefined ? [] : [{ ...entry, engine }]
      }),
      others: named.flatMap(({ cell: { keyword, engine }, name }) =>
        name === undefined ? [{ keyword, engine }] : [],
      ),
    }
  }
}

/** Returns the engines of this run that the record asked in the same way, and that have no answer in it. */
export function listSilent(
  { cells, fingerprint: earlier }: AlignedRecord,
  fingerprint: Fingerprint,
  engines: readonly string[],
): string[] {
  const isKnown = (name: string) => name in earlier && name in fingerprint
  if (!isKnown('engines')) return []
  const identifyEarlier = createIdentifier(earlier, isKnown)
  const identify = createIdentifier(fingerprint, isKnown)
  const asked = new Set(
    keywordsOf(earlier).flatMap(keyword =>
      possibleNames(earlier).map(engine => identifyEarlier({ keyword, engine })),
    ),
  )
  const answered = new Set(cells.map(({ engine }) => engine))
  return engines.filter(
    engine =>
      !answered.has(engine) &&
      keywordsOf(fingerprint).some(keyword => asked.has(identify({ keyword, engine }))),
  )
}

/** Returns the run with these of its cells, and the numbers that they add up to where they are not all. */
export function narrowRun<T extends BaselineRun>(run: T, cells: Cell[]): T {
  if (cells.length === run.cells.length) return { ...run, cells }
  const whole = meanScore(run.cells)
  // The service may give overall_bcr another unit than the scores of the cells.
  const unit = whole ? (run.overallBcr ?? whole) / whole : 1
  const score = meanScore(cells)
  const ofEngines = [...Map.groupBy(cells, ({ engine }) => engine).values()]
  return {
    ...run,
    cells,
    overallBcr: score && unit * score,
    citedEngines: ofEngines.filter(isCiting).length,
  }
}

/** Returns the score of a run from its cells: the mean over the keywords of the mean over the engines of the mean over the samples. */
function meanScore(cells: Cell[]): number | undefined {
  const ofKeywords = [...Map.groupBy(cells, ({ keyword }) => keyword).values()]
  return meanOfKnown(ofKeywords.map(ofKeyword => meanOfKnown(ofKeyword.map(bcrScoreOf))))
}

/** Keeps what is found for each settings of earlier runs: a long history has few different ones. */
function createNameFinder(fingerprint: Fingerprint, engines: readonly string[]) {
  const known = new Map<string, (cell: CellRef) => string | undefined>()
  return ({ fingerprint: earlier }: HistoryRecord) => {
    const text = JSON.stringify(earlier)
    const found = known.get(text) ?? createNames(earlier, fingerprint, engines)
    known.set(text, found)
    return found
  }
}

function createNames(
  earlier: Fingerprint,
  fingerprint: Fingerprint,
  engines: readonly string[],
): (cell: CellRef) => string | undefined {
  const isKnown = (name: string) => name in earlier && name in fingerprint
  const identifyEarlier = createIdentifier(earlier, isKnown)
  const identify = createIdentifier(fingerprint, isKnown)
  const keywords = keywordsOf(fingerprint)
  const names = new Map(
    keywords.flatMap(keyword => engines.map(engine => [identify({ keyword, engine }), engine] as const)),
  )
  const asks = new Set(keywords)
  const isOwn = ({ keyword, engine }: CellRef) =>
    asks.has(keyword) && identify({ keyword, engine }) === identifyEarlier({ keyword, engine })
  return engines.length === 0
    ? cell => (isOwn(cell) ? cell.engine : undefined)
    : cell => names.get(identifyEarlier(cell))
}

/** Returns the keywords that cells may have: undefined for all keywords in one scan. */
function keywordsOf({ keywords = [] }: Fingerprint): (string | undefined)[] {
  return [...keywords, undefined]
}

/** Returns every name that an engine of these settings may have: with or without its model, and with a country. */
function possibleNames({ engines = [], country: countries = [] }: Fingerprint): string[] {
  return engines.flatMap(model => {
    const parts = model.split(':')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join(':'))
    return names.flatMap(name => [name, ...countries.map(country => `${name}@${country}`)])
  })
}

/** Returns a function that names what the answers of a cell depend on, in the settings that `isKnown` of both sides. */
function createIdentifier(
  fingerprint: Fingerprint,
  isKnown: (name: string) => boolean,
): (cell: CellRef) => string {
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
    // An engine without a model gets only the keywords: neither questions nor a place.
    if (!model.includes(':')) return JSON.stringify([engine, keywords])
    const place = country === undefined ? countries : [country]
    return JSON.stringify([model, keywords, place, questionsOf(keyword)])
  }
}

function renameKeys<T>(
  entries: Record<string, T>,
  rename: (name: string) => string | undefined,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => {
      const name = rename(key)
      return name === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** How one name differs between two fingerprints. */
export type FingerprintChange = z.output<typeof fingerprintChangeSchema>

/** Returns what changed from `before` to `now`; empty when the runs are comparable. Compares only names that both have. */
export function compareFingerprints(before: Fingerprint, now: Fingerprint): FingerprintChange[] {
  return Object.keys(now).flatMap(name => {
    const [old, current] = [before[name], now[name]]
    if (old === undefined || current === undefined) return []
    const added = current.filter(item => !old.includes(item))
    const removed = old.filter(item => !current.includes(item))
    const single = old.length === 1 && current.length === 1
    return added.length + removed.length === 0 ? [] : [{ name, added, removed, single }]
  })
}
