/** Summarises recorded scans. Pure. */
import type { ExportRequest, ScanResult } from '../../contract/contract.ts'
import type { RecordedScan } from './records.ts'
import { dayOf } from './select-records.ts'

/** Totals over the results of one engine, one competitor, one day, or all. */
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
  /** One for each engine, in the order of first occurrence. */
  engines: Tally[]
  /** One for each day with records, in ascending order. */
  days: Tally[]
  /** One for each competitor, in the order of first occurrence; undefined if not requested. */
  competitors: Tally[] | undefined
  /** Statements about missing data. */
  notes: string[]
}

export const NOTHING_RECORDED = 'No scan of this brand is recorded for these dates and engines.'
export const NO_COMPETITORS = 'The recorded scans hold no competitor data.'

type Observation = Pick<ScanResult, 'cited' | 'bcr_score'>

/** Summarises records as `selectRecords` returns them. */
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

/** Returns the statements that every format of the report shows. */
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
