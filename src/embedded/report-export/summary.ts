/** What recorded scans add up to. Pure. */
import type { ExportRequest, ScanResult } from '../../contract/contract.ts'
import type { RecordedScan } from './records.ts'
import { dayOf } from './selection.ts'

/** Results of one engine, one competitor, one day or all. */
export interface Tally {
  name: string
  results: number
  cited: number
  /** Mean `bcr_score`. */
  score: number
}

export interface ReportSummary {
  scans: number
  overall: Tally
  /** Names in the order they first occur. */
  engines: Tally[]
  /** Days with records, by date. */
  days: Tally[]
  /** By name, in the order they first occur; undefined when not asked for. */
  competitors: Tally[] | undefined
  /** Facts that a reader would otherwise miss. */
  notes: string[]
}

export const NOTHING_RECORDED = 'Nothing was recorded for this brand, these dates and these engines.'
export const NO_COMPETITORS = 'The recorded scans hold no competitor data.'

type Observation = Pick<ScanResult, 'cited' | 'bcr_score'>

/** `records` as selected, oldest first. */
export function summarise(request: ExportRequest, records: RecordedScan[]): ReportSummary {
  const results = records.flatMap(({ scan }) => scan.results)
  const competitors = request.include_competitors
    ? tallyBy(
        records.flatMap(record => record.competitors),
        ({ name }) => name,
      )
    : undefined
  return {
    scans: records.filter(({ scan }) => scan.results.length > 0).length,
    overall: tally('All engines', results),
    engines: tallyBy(results, ({ engine }) => engine),
    days: tallyBy(
      records.flatMap(({ recordedAt, scan }) =>
        scan.results.map(result => ({ ...result, day: dayOf(recordedAt) })),
      ),
      ({ day }) => day,
    ),
    competitors,
    notes: notesOn(records, competitors),
  }
}

/** What any form of the report has to say beside its numbers. */
function notesOn(records: RecordedScan[], competitors: Tally[] | undefined): string[] {
  if (records.length === 0) return [NOTHING_RECORDED]
  return competitors?.length === 0 ? [NO_COMPETITORS] : []
}

function tallyBy<T extends Observation>(observations: T[], nameOf: (observation: T) => string): Tally[] {
  return Array.from(Map.groupBy(observations, nameOf), ([name, group]) => tally(name, group))
}

function tally(name: string, results: Observation[]): Tally {
  const total = results.reduce((sum, { bcr_score }) => sum + bcr_score, 0)
  return {
    name,
    results: results.length,
    cited: results.filter(({ cited }) => cited).length,
    score: results.length === 0 ? 0 : total / results.length,
  }
}
