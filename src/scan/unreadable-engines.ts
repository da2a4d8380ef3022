/**
 * Engines whose answers can no longer be read. Each answer looks like one that does not cite the brand; together they show
 * that the form of the replies has changed. Pure.
 */
import type { AnswerReason, AnswerRecord } from '../engines/answer-record.ts'
import { splitCountry } from '../engines/engine-names.ts'
import { citesPages, countContents, type EngineContents } from './engine-contents.ts'
import { mean } from './measure.ts'
import type { CompletedScan } from './run.ts'

/** So many answers without a single one that can be read are no chance, whatever the earlier runs were. */
const LEAST_ANSWERS = 5
/** Highest probability of a run of answers at which it is no chance, by the share in the earlier runs. */
const SURELY = 0.02

interface RecordedContents {
  contents?: readonly EngineContents[] | undefined
}

const UNREADABLE = { scope: 'answer', code: 'unreadable' } as const

/**
 * Returns the records, with the reason `unreadable` for the answers of each engine
 *
 * - whose answers after a search cite no page that can be read: five at least, or fewer where the earlier runs show that
 *   this is no chance;
 * - that gives no sources, and whose answers, five at least, name neither the brand nor a competitor, where the earlier runs
 *   show that they name competitors.
 *
 * An engine counts over all its countries. `competitors`: those that the run looks for. Without them, an engine of the second
 * kind that names nobody cannot be told from a loss, whatever the earlier runs looked for.
 */
export function markUnreadable(
  records: readonly AnswerRecord[],
  runs: readonly RecordedContents[],
  competitors: readonly unknown[],
): AnswerRecord[] {
  const idOf = ({ engine }: { engine: string }) => splitCountry(engine).id
  const unreadable = new Set(
    [...Map.groupBy(records, idOf)]
      .filter(([id, ofEngine]) => {
        const before = runs.flatMap(({ contents = [] }) => contents.filter(each => idOf(each) === id))
        return citesNobody(ofEngine, before) || (competitors.length > 0 && namesNobody(ofEngine, before))
      })
      .map(([id]) => id),
  )
  if (unreadable.size === 0) return [...records]
  return records.map((record): AnswerRecord => {
    if (!unreadable.has(idOf(record))) return record
    if (record.outcome === 'not-evaluated' && record.reason.code !== 'no-sources') return record
    const { engine, keyword, sample } = record
    return { engine, keyword, sample, outcome: 'not-evaluated', reason: reasonOf(record) }
  })
}

/** Returns the scans without the results of engines that markUnreadable found: such an engine is in no number. */
export function withoutUnreadable(
  scans: readonly CompletedScan[],
  records: readonly AnswerRecord[],
): CompletedScan[] {
  const unreadable = new Set(
    records.flatMap(record =>
      record.outcome === 'not-evaluated' && record.reason.code === 'unreadable' ? [record.engine] : [],
    ),
  )
  return scans.map(completed => {
    const { scan } = completed
    const results = scan.results.filter(({ engine }) => !unreadable.has(engine))
    if (results.length === scan.results.length) return completed
    const summary = {
      ...scan.summary,
      total_engines: results.length,
      cited_engines: results.filter(({ cited }) => cited).length,
      overall_bcr: results.length === 0 ? 0 : mean(results.map(({ bcr_score }) => bcr_score)),
    }
    return { ...completed, scan: { ...scan, results, summary } }
  })
}

function citesNobody(records: AnswerRecord[], before: EngineContents[]): boolean {
  const cites = records.map(citesPages)
  if (cites.includes(true)) return false
  const answers = cites.filter(each => each === false).length
  const usually = shareOf(before, ({ answers, sourced, unread }) => ({
    having: sourced,
    of: answers + unread,
  }))
  return answers >= LEAST_ANSWERS || (answers > 0 && isSurely(answers, usually))
}

function namesNobody(records: AnswerRecord[], before: EngineContents[]): boolean {
  const contents = countContents(records)
  const answers = sum(contents.map(each => each.answers))
  const isSilent = contents.every(({ sourced, named }) => sourced === 0 && named === 0)
  const isOwnNamed = records.some(
    record => record.outcome === 'evaluated' && record.content.position !== undefined,
  )
  const usually = shareOf(before, ({ answers, named }) => ({ having: named, of: answers }))
  return answers >= LEAST_ANSWERS && isSilent && !isOwnNamed && isSurely(answers, usually)
}

/** Tells whether so many answers without what a share of them usually has are no chance. */
function isSurely(answers: number, usually: number | undefined): boolean {
  return usually !== undefined && (1 - usually) ** answers <= SURELY
}

/** Returns the share of earlier answers, (having + ½) / (of + 1), so that few of them prove little; undefined where none has it. */
function shareOf(
  before: EngineContents[],
  count: (contents: EngineContents) => { having: number; of: number },
): number | undefined {
  const counts = before.map(count)
  const of = sum(counts.map(each => each.of))
  const having = sum(counts.map(each => each.having))
  return having === 0 ? undefined : (having + 0.5) / (of + 1)
}

function reasonOf(record: AnswerRecord): AnswerReason {
  return record.outcome === 'not-evaluated'
    ? { ...record.reason, ...UNREADABLE }
    : { ...UNREADABLE, detail: '' }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
