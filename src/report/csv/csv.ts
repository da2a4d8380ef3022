import type { HistoryRecord } from '../../history/record.ts'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { Cell } from '../../scan/measure.ts'
import type { CompletedScan } from '../../scan/run.ts'
import type { Outcome } from '../outcome.ts'
import { CONTENT_COLUMNS, type ContentCells, createContentCells } from './content-cells.ts'

const COLUMNS = [
  'run_at',
  'scan_id',
  'keywords',
  'sample',
  'language',
  'engine',
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
  'run_url',
  ...CONTENT_COLUMNS,
]

/**
 * Renders one row for each engine of each scan, in parts. The comparable runs of the history come first; of these only
 * the numbers of the answers are known. Columns on what the answers hold are empty where the service does not tell.
 */
export function renderCsv({
  trend,
  scans,
  run,
  answerRecords,
}: Pick<Outcome, 'trend' | 'scans' | 'run' | 'answerRecords'>): Generator<string> {
  return toCsv(COLUMNS, listRows(trend, scans, run, createContentCells(answerRecords)))
}

function* listRows(
  trend: HistoryRecord[],
  scans: CompletedScan[],
  { finishedAt, runUrl }: Outcome['run'],
  contentOf: ContentCells,
): Generator<Record<string, CsvCell>> {
  for (const record of trend) {
    for (const cell of record.cells) yield* listSamples(record, cell)
  }
  for (const { scan, request, sample } of scans) {
    for (const result of scan.results) {
      yield {
        ...result,
        run_at: finishedAt,
        run_url: runUrl ?? '',
        scan_id: scan.scan_id,
        keywords: request.keywords.join('; '),
        sample,
        language: request.language ?? '',
        ...contentOf(result.engine, request.keywords, sample),
      }
    }
  }
}

function* listSamples(
  { createdAt, runUrl, fingerprint }: HistoryRecord,
  { keyword, engine, cited, bcrScores }: Cell,
): Generator<Record<string, CsvCell>> {
  for (const [index, vote] of cited.entries()) {
    yield {
      run_at: createdAt,
      run_url: runUrl ?? '',
      keywords: keyword ?? fingerprint['keywords']?.join('; ') ?? '',
      sample: index + 1,
      language: fingerprint['language']?.join() ?? '',
      engine,
      cited: vote,
      bcr_score: bcrScores[index] ?? 0,
    }
  }
}
