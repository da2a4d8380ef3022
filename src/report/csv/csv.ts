import type { QuestionChange } from '../../findings/finding.ts'
import type { Fingerprint } from '../../history/record.ts'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import type { KeywordChange } from '../../owners/keyword-change.ts'
import { answeringPage, hasAnswer } from '../document/content-blocks.ts'
import type { Outcome } from '../outcome.ts'
import type { Told, ToldGate } from '../tell/told.ts'

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
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
  'run_url',
]

type AnswersOutcome = Pick<Outcome, 'brand' | 'scans' | 'run' | 'answerRecords' | 'fingerprint'>

/** Renders, in parts, one row for each question of a change of pages; of other runs, the answers. */
export function renderCsv({ load, told }: Pick<ToldGate, 'load' | 'told'>): Generator<string> {
  const outcome = load()
  const questions = outcome.baseline?.content?.keywords
  return questions === undefined
    ? renderAnswers(outcome)
    : toCsv(['question', 'owner', 'verdict', 'before', 'now', 'why'], listQuestions(questions, told))
}

/**
 * Renders one row for each engine of each scan, and one for each answer that was not evaluated, which says why, in parts.
 */
export function renderAnswers(outcome: AnswersOutcome): Generator<string> {
  return toCsv(COLUMNS, listRows(outcome))
}

function* listQuestions(
  questions: readonly KeywordChange[],
  told: readonly Told[],
): Generator<Record<string, CsvCell>> {
  for (const change of questions) {
    const isAbout = ({ question }: QuestionChange) => question === change.keyword
    const found = told.find(({ finding }) => 'questions' in finding && finding.questions.some(isAbout))
    const review = found?.finding.kind === 'loss-accepted' ? found.finding : undefined
    yield {
      question: change.keyword,
      owner: answeringPage(change) ?? '',
      verdict: review ? 'accepted' : hasAnswer(change) ? change.outcome : 'no answer',
      before: change.before?.text ?? '',
      now: change.after?.text ?? '',
      why: review ? `accepted by ${review.by}` : plainOf(found?.why ?? []),
    }
  }
}

function* listRows({
  brand,
  scans,
  answerRecords,
  fingerprint,
  run: { finishedAt, runUrl },
}: AnswersOutcome): Generator<Record<string, CsvCell>> {
  const run = { run_at: finishedAt, run_url: runUrl ?? '', brand, not_evaluated: '' }
  for (const { scan, request, sample } of scans) {
    const { keywords, language = '' } = request
    for (const result of scan.results) {
      yield {
        ...result,
        ...run,
        // Four digits after the point say more than any score means.
        bcr_score: Number(result.bcr_score.toFixed(4)),
        scan_id: scan.scan_id,
        country: countryOf(result.engine, fingerprint),
        keywords: keywords.join('; '),
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
      ...{ engine, keywords: keyword, sample, language: fingerprint['language']?.[0] ?? '' },
      country: countryOf(engine, fingerprint),
      not_evaluated: reason.code,
    }
  }
}

/** The country of an engine such as `openai@US`, else that of the run; '' where it is not known. */
function countryOf(engine: string, fingerprint: Fingerprint): string {
  const countries = fingerprint['country'] ?? []
  return /@([A-Z]{2})$/.exec(engine)?.[1] ?? (countries.length === 1 ? (countries[0] ?? '') : '')
}
