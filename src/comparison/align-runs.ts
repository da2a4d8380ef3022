/** Aligns recorded runs with this run, so that changed questions are not taken for changed answers. Pure. */
import type * as z from 'zod'
import { splitCountry } from '../engines/engine-names.ts'
import type { BaselineRun, Fingerprint, HistoryRecord } from '../history/record.ts'
import { meanOfKnown } from '../lib/numbers.ts'
import { bcrScoreOf, type Cell, isCiting } from '../scan/measure.ts'
import type { fingerprintChangeSchema } from './baseline.ts'
import type { CellRef, ComparedRun } from './comparison.ts'

/** Settings that decide what is asked. Runs that differ in any other setting share nothing. */
const QUESTION_SETTINGS = ['keywords', 'engines', 'prompt-template', 'questions', 'country']
/** Additions to these settings can only raise the citations, so a loss stays a loss. */
const BRAND_SETTINGS = ['brand-domains', 'brand-aliases']

/** A recorded run that shares at least one cell with this run, or has no cells at all. */
export type AlignedRecord = HistoryRecord & ComparedRun

/**
 * Returns a function that gives the engines of a record their names in this run, and moves cells to `others` if this run does
 * not ask them with the same keyword, model, place and questions. It returns undefined if nothing is shared, or if another
 * setting differs that answers depend on, such as the brand. `engines`: names of this run; empty if the service chooses.
 */
export function createAligner(
  fingerprint: Fingerprint,
  engines: readonly string[],
): (record: HistoryRecord) => AlignedRecord | undefined {
  const findName = createNameFinder(fingerprint, engines)
  const isName = new Set(engines)
  return record => {
    const changes = compareFingerprints(record.fingerprint, fingerprint).filter(
      ({ name, removed }) => !BRAND_SETTINGS.includes(name) || removed.length > 0,
    )
    if (changes.some(({ name }) => !QUESTION_SETTINGS.includes(name))) return undefined
    const { cells } = record
    const isSame = changes.length === 0
    if (isSame && (engines.length === 0 || cells.every(({ engine }) => isName.has(engine)))) return record
    const nameOf = findName(record)
    const named = cells.map(cell => ({ cell, name: nameOf(cell) }))
    const kept = named.flatMap(({ cell, name }) => (name === undefined ? [] : [{ ...cell, engine: name }]))
    if (kept.length === 0) return isSame && cells.length === 0 ? record : undefined
    const names = new Map(named.map(({ cell, name }) => [cell.engine, name]))
    const rename = (engine: string) => [names.get(engine) ?? []].flat()
    const ids = new Map(Array.from(names, ([from, to]) => [splitCountry(from).id, to && splitCountry(to).id]))
    return {
      ...narrowRun(record, kept),
      losses: record.losses.map(loss =>
        loss.scope.kind === 'engine'
          ? { ...loss, scope: { ...loss.scope, engine: ids.get(loss.scope.engine) ?? loss.scope.engine } }
          : loss,
      ),
      models: Object.fromEntries(
        Object.entries(record.models ?? {}).flatMap(([engine, models]) =>
          rename(engine).map(name => [name, models]),
        ),
      ),
      contents: record.contents?.flatMap(entry => rename(entry.engine).map(engine => ({ ...entry, engine }))),
      others: named.flatMap(({ cell: { keyword, engine }, name }) =>
        name === undefined ? [{ keyword, engine }] : [],
      ),
    }
  }
}

/** Returns the engines that the record asked in the same way as this run, without an answer. */
export function listSilent(
  { cells, fingerprint: earlier }: AlignedRecord,
  fingerprint: Fingerprint,
  engines: readonly string[],
): string[] {
  if (!('engines' in earlier && 'engines' in fingerprint)) return []
  const [identifyEarlier, identify] = createIdentifiers(earlier, fingerprint)
  // The service may choose the same engines in both runs.
  const isChosen = earlier.engines?.length === 0 && fingerprint.engines?.length === 0
  const names = isChosen ? engines : possibleNames(earlier)
  const asked = new Set(
    keywordsOf(earlier).flatMap(keyword => names.map(engine => identifyEarlier({ keyword, engine }))),
  )
  const answered = new Set(cells.map(({ engine }) => engine))
  return engines.filter(
    engine =>
      !answered.has(engine) &&
      keywordsOf(fingerprint).some(keyword => asked.has(identify({ keyword, engine }))),
  )
}

/** Returns the run with only these of its cells, and its numbers over them. */
export function narrowRun<T extends BaselineRun>(run: T, cells: Cell[]): T {
  if (cells.length === run.cells.length) return { ...run, cells }
  const whole = meanScore(run.cells)
  // `overall_bcr` may have another unit than the scores of the cells.
  const unit = whole ? (run.overallBcr ?? whole) / whole : 1
  const score = meanScore(cells)
  const cellsByEngine = [...Map.groupBy(cells, ({ engine }) => engine).values()]
  return {
    ...run,
    cells,
    overallBcr: score && unit * score,
    citedEngines: cellsByEngine.filter(isCiting).length,
  }
}

function meanScore(cells: Cell[]): number | undefined {
  const cellsByKeyword = [...Map.groupBy(cells, ({ keyword }) => keyword).values()]
  return meanOfKnown(cellsByKeyword.map(group => meanOfKnown(group.map(bcrScoreOf))))
}

type NameFinder = (cell: CellRef) => string | undefined

function createNameFinder(fingerprint: Fingerprint, engines: readonly string[]) {
  // A long history has few different settings.
  const finders = new Map<string, NameFinder>()
  return ({ fingerprint: earlier }: HistoryRecord) => {
    const text = JSON.stringify(earlier)
    const finder = finders.get(text) ?? findNamesOf(earlier, fingerprint, engines)
    finders.set(text, finder)
    return finder
  }
}

function findNamesOf(earlier: Fingerprint, fingerprint: Fingerprint, engines: readonly string[]): NameFinder {
  const [identifyEarlier, identify] = createIdentifiers(earlier, fingerprint)
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

/** Undefined stands for a scan of all keywords at once. */
function keywordsOf({ keywords = [] }: Fingerprint): (string | undefined)[] {
  return [...keywords, undefined]
}

/** An engine may be named with or without its model, and with a country. */
function possibleNames({ engines = [], country: countries = [] }: Fingerprint): string[] {
  return engines.flatMap(model => {
    const parts = model.split(':')
    const names = parts.map((_, index) => parts.slice(0, index + 1).join(':'))
    return names.flatMap(name => [name, ...countries.map(country => `${name}@${country}`)])
  })
}

type Identifier = (cell: CellRef) => string

function createIdentifiers(earlier: Fingerprint, now: Fingerprint): [Identifier, Identifier] {
  return [createIdentifier(earlier, now), createIdentifier(now, earlier)]
}

/** Returns a function that identifies a cell by the settings that its answers depend on and that both runs have. */
function createIdentifier(fingerprint: Fingerprint, other: Fingerprint): Identifier {
  const values = (name: string) => (name in other ? (fingerprint[name] ?? []).toSorted() : [])
  const [engines, questions, countries] = [values('engines'), values('questions'), values('country')]

  /** A fingerprint contains `openai:MODEL` for `openai`. */
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
    // An engine without a model gets only the keywords, without questions or a place.
    if (!model.includes(':')) return JSON.stringify([engine, keywords])
    const place = country === undefined ? countries : [country]
    return JSON.stringify([model, keywords, place, questionsOf(keyword)])
  }
}

export type FingerprintChange = z.output<typeof fingerprintChangeSchema>

/** Returns the changed settings; empty if the runs are comparable. A setting that only one side has is not compared. */
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
