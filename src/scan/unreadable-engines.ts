/**
 * Finds engines whose replies have changed their format. A single such answer looks like one that does not cite the brand; many
 * of them show the change.
 */
import type { AnswerRecord } from '../engines/answer-record.ts'
import { splitCountry } from '../engines/engine-names.ts'
import { meanOfKnown, sum } from '../lib/numbers.ts'
import { citesPages, countContents, type EngineContents } from './engine-contents.ts'
import type { CompletedScan } from './run.ts'

/** From this number on, chance does not explain unreadable answers, whatever earlier runs show. */
const MIN_ANSWERS = 5
/** The largest probability, computed from earlier runs, at which chance does not explain unreadable answers. */
const MAX_CHANCE = 0.02

interface RecordedContents {
  contents?: readonly EngineContents[] | undefined
}

const UNREADABLE = { scope: 'answer', code: 'unreadable' } as const

/**
 * Gives the reason `unreadable` to all answers of an engine, over all its countries, if
 *
 * - its answers after a search cite no readable page: five or more, or fewer if the earlier runs rule out chance;
 * - it gives no sources, its five or more answers name neither the brand nor a competitor, and earlier answers did.
 *
 * Without `competitors` to look for, the second case cannot be distinguished from a loss.
 */
export function markUnreadable(
  records: readonly AnswerRecord[],
  runs: readonly RecordedContents[],
  competitors: readonly unknown[],
): AnswerRecord[] {
  const idOf = ({ engine }: { engine: string }) => splitCountry(engine).id
  const unreadable = new Set(
    [...Map.groupBy(records, idOf)]
      .filter(([id, engineRecords]) => {
        const before = runs.flatMap(({ contents = [] }) => contents.filter(each => idOf(each) === id))
        return (
          citesNobody(engineRecords, before) || (competitors.length > 0 && namesNobody(engineRecords, before))
        )
      })
      .map(([id]) => id),
  )
  if (unreadable.size === 0) return [...records]
  return records.map((record): AnswerRecord => {
    if (!unreadable.has(idOf(record))) return record
    if (record.outcome === 'not-evaluated' && record.reason.code !== 'no-sources') return record
    const { engine, keyword, sample } = record
    const reason = { detail: '', ...(record.outcome === 'not-evaluated' && record.reason), ...UNREADABLE }
    return { engine, keyword, sample, outcome: 'not-evaluated', reason }
  })
}

/** Removes the results of engines that markUnreadable found, so that no number includes them. */
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
      overall_bcr: results.length === 0 ? 0 : meanOfKnown(results.map(({ bcr_score }) => bcr_score)),
    }
    return { ...completed, scan: { ...scan, results, summary } }
  })
}

function citesNobody(records: AnswerRecord[], before: EngineContents[]): boolean {
  const cites = records.map(citesPages)
  if (cites.includes(true)) return false
  const answers = cites.filter(each => each === false).length
  const usually = earlierShare(
    before.map(each => each.sourced),
    before.map(each => each.answers + each.unread),
  )
  return answers >= MIN_ANSWERS || (answers > 0 && isBeyondChance(answers, usually))
}

function namesNobody(records: AnswerRecord[], before: EngineContents[]): boolean {
  const contents = countContents(records)
  const answers = sum(contents.map(each => each.answers))
  const isSilent = contents.every(({ sourced, named }) => sourced === 0 && named === 0)
  const isOwnNamed = records.some(
    record => record.outcome === 'evaluated' && record.content.position !== undefined,
  )
  const usually = earlierShare(
    before.map(each => each.named),
    before.map(each => each.answers),
  )
  return answers >= MIN_ANSWERS && isSilent && !isOwnNamed && isBeyondChance(answers, usually)
}

function isBeyondChance(answers: number, usually: number | undefined): boolean {
  return usually !== undefined && (1 - usually) ** answers <= MAX_CHANCE
}

/** (matching + ½) / (all + 1), so that few earlier answers prove little; undefined without a matching one. */
function earlierShare(matching: number[], all: number[]): number | undefined {
  return sum(matching) === 0 ? undefined : (sum(matching) + 0.5) / (sum(all) + 1)
}
