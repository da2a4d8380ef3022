import type { AnswerRecord } from '../../engines/answer-record.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import type { Fingerprint } from '../../history/record.ts'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { Outcome } from '../outcome.ts'

const COLUMNS = [
  'run_at',
  'scan_id',
  'brand',
  'country',
  'keywords',
  'sample',
  'language',
  'engine',
  'not_evaluated',
  'old_values',
  'cited_answers',
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
  'run_url',
]

type AnswersOutcome = Pick<Outcome, 'brand' | 'scans' | 'run' | 'answerRecords' | 'fingerprint' | 'baseline'>

/** Renders a row for each engine of each scan and each missing answer, in parts. */
export function renderAnswers(outcome: AnswersOutcome): Generator<string> {
  return toCsv(COLUMNS, listRows(outcome))
}

function* listRows({
  brand,
  scans,
  answerRecords,
  fingerprint,
  baseline,
  run: { finishedAt, runUrl },
}: AnswersOutcome): Generator<Record<string, CsvCell>> {
  const run = { run_at: finishedAt, run_url: runUrl ?? '', brand, not_evaluated: '' }
  const { keywords: changes = [], stakes = [] } = baseline?.content ?? {}
  const citations = new Map(stakes.map(({ path, answers }) => [path, answers]))
  const paths = new Map(changes.map(({ keyword, owner }) => [keyword, owner?.path ?? '']))
  const byQuestion = Map.groupBy(answerRecords, answerKey)
  for (const { scan, request, sample } of scans) {
    const { keywords, language = '' } = request
    for (const result of scan.results) {
      yield {
        ...result,
        ...run,
        // More digits would exceed the precision of a score.
        bcr_score: result.bcr_score === undefined ? '' : Number(result.bcr_score.toFixed(4)),
        scan_id: scan.scan_id,
        country: findCountry(result.engine, fingerprint),
        keywords: keywords.join('; '),
        old_values: keywords
          .flatMap(keyword => byQuestion.get(answerKey({ engine: result.engine, keyword, sample })) ?? [])
          .flatMap(listOldValues)
          .join('; '),
        cited_answers: keywords.flatMap(keyword => citations.get(paths.get(keyword) ?? '') ?? []).join('; '),
        sample,
        language,
      }
    }
  }
  for (const record of answerRecords) {
    if (record.outcome === 'evaluated') continue
    const { engine, keyword, sample, reason } = record
    yield {
      ...run,
      engine,
      keywords: keyword,
      sample,
      language: fingerprint['language']?.[0] ?? '',
      country: findCountry(engine, fingerprint),
      not_evaluated: reason.code,
    }
  }
}

function answerKey({ engine, keyword, sample }: Pick<AnswerRecord, 'engine' | 'keyword' | 'sample'>): string {
  return `${engine}\n${keyword}\n${sample}`
}

function listOldValues(record: AnswerRecord): string[] {
  const { facts = [] } = record.outcome === 'evaluated' ? record.content : {}
  return facts.flatMap(({ fact, said }) => (said === undefined ? [] : [`${fact}: ${said}`]))
}

function findCountry(engine: string, fingerprint: Fingerprint): string {
  const [only = '', ...others] = fingerprint['country'] ?? []
  return splitCountry(engine).country ?? (others.length === 0 ? only : '')
}
