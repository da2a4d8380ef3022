import type { AnswerRecord } from '../../engines/answer-record.ts'
import { chooseQuestion } from '../../engines/question.ts'
import type { QuestionChange } from '../../findings/finding.ts'
import type { Fingerprint, HistoryRecord } from '../../history/record.ts'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import type { KeywordChange } from '../../owners/keyword-change.ts'
import type { Cell } from '../../scan/measure.ts'
import { type EvaluatedAnswer, summarizeAnswers } from '../../scan/summarize-answers.ts'
import { answeringPage, hasAnswer } from '../document/content-blocks.ts'
import type { Outcome } from '../outcome.ts'
import type { Told, ToldGate } from '../tell/told.ts'

/** `positions` are those of the brand among the brands named, one for each answer that names it. */
export const CONTENT_COLUMNS = [
  ...['mentioned_answers', 'retrieved_not_cited_answers', 'positions', 'competitors_named'],
  ...['cited_pages', 'search_queries'],
]

const COLUMNS = [
  'run_at',
  'scan_id',
  'brand',
  'country',
  'keywords',
  'question',
  'sample',
  'language',
  'engine',
  'outcome',
  'cited',
  'bcr_score',
  'sentiment',
  'snippet',
  'source_url',
  'timestamp',
  'run_url',
  ...CONTENT_COLUMNS,
]

type AnswersOutcome = Pick<Outcome, 'brand' | 'trend' | 'scans' | 'run' | 'answerRecords' | 'fingerprint'>

/** Renders, in parts, one row for each question of a change of pages; of other runs, the answers. */
export function renderCsv({ load, told }: Pick<ToldGate, 'load' | 'told'>): Generator<string> {
  const outcome = load()
  const questions = outcome.baseline?.content?.keywords
  return questions === undefined
    ? renderAnswers(outcome)
    : toCsv(['question', 'owner', 'verdict', 'before', 'now', 'why'], listQuestions(questions, told))
}

/**
 * Renders one row for each engine of each scan, and one for each answer that was not evaluated, in parts. The comparable
 * runs of the history come first; of these only the numbers of the answers are known. Columns on what the answers hold
 * are empty where the service does not tell.
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
  trend,
  scans,
  answerRecords,
  fingerprint,
  run: { finishedAt, runUrl },
}: AnswersOutcome): Generator<Record<string, CsvCell>> {
  for (const record of trend) {
    for (const cell of record.cells) yield* listSamples(record, cell, brand)
  }
  const contentOf = createContentCells(answerRecords)
  const questionOf = createQuestions(fingerprint)
  const live = new Set(answerRecords.map(({ engine }) => engine))
  const run = { run_at: finishedAt, run_url: runUrl ?? '', brand }
  for (const { scan, request, sample } of scans) {
    const { keywords, language = '' } = request
    for (const result of scan.results) {
      const { engine, cited, bcr_score } = result
      yield {
        ...result,
        ...run,
        bcr_score: round(bcr_score),
        scan_id: scan.scan_id,
        country: countryOf(engine, fingerprint),
        keywords: keywords.join('; '),
        question: live.has(engine)
          ? keywords.map(keyword => questionOf({ keyword, language, sample })).join('; ')
          : '',
        sample,
        language,
        outcome: outcomeOf(cited),
        ...contentOf(engine, keywords, sample),
      }
    }
  }
  for (const record of answerRecords) {
    if (record.outcome === 'evaluated') continue
    const { engine, keyword, sample, reason } = record
    const language = fingerprint['language']?.[0] ?? ''
    yield {
      ...run,
      ...{ engine, keywords: keyword, sample, language },
      country: countryOf(engine, fingerprint),
      question: questionOf({ keyword, language, sample }),
      outcome: `not evaluated: ${reason.code}`,
    }
  }
}

function* listSamples(
  { createdAt, runUrl, fingerprint }: HistoryRecord,
  { keyword, engine, cited, bcrScores }: Cell,
  brand: string,
): Generator<Record<string, CsvCell>> {
  for (const [index, vote] of cited.entries()) {
    yield {
      run_at: createdAt,
      run_url: runUrl ?? '',
      brand,
      country: countryOf(engine, fingerprint),
      keywords: keyword ?? fingerprint['keywords']?.join('; ') ?? '',
      sample: index + 1,
      language: fingerprint['language']?.join() ?? '',
      engine,
      outcome: outcomeOf(vote),
      cited: vote,
      bcr_score: round(bcrScores[index] ?? 0),
    }
  }
}

function outcomeOf(cited: boolean): string {
  return cited ? 'cited' : 'not cited'
}

/** The country of an engine such as `openai@US`, else that of the run; '' where it is not known. */
function countryOf(engine: string, fingerprint: Fingerprint): string {
  const countries = fingerprint['country'] ?? []
  return /@([A-Z]{2})$/.exec(engine)?.[1] ?? (countries.length === 1 ? (countries[0] ?? '') : '')
}

/** Returns a function that returns the words which a live engine was asked about a keyword. */
function createQuestions(
  fingerprint: Fingerprint,
): (asked: { keyword: string; language: string; sample: number }) => string {
  const promptTemplates = fingerprint['prompt-template'] ?? []
  const own = fingerprint['questions'] ?? []
  return asked => {
    const start = `${asked.keyword} = `
    const entry = own.find(text => text.startsWith(start))
    const ownQuestions =
      entry === undefined
        ? []
        : [{ keyword: asked.keyword, questions: entry.slice(start.length).split(' | ') }]
    return chooseQuestion({ promptTemplates, ownQuestions }, asked)
  }
}

/** Four digits after the point say more than any score means. */
function round(value: number): number {
  return Number(value.toFixed(4))
}

/** Names listed in one cell, the most frequent first. */
const MOST_NAMES = 50

/** Returns the cells of an engine for the keywords of a scan and its sample, empty where the service does not tell. */
type ContentCells = (engine: string, keywords: string[], sample: number) => Record<string, CsvCell>

/** Indexes the answers, so that each row finds its own. */
function createContentCells(records: readonly AnswerRecord[]): ContentCells {
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const keyOf = (engine: string, keyword: string, sample: number) => JSON.stringify([engine, keyword, sample])
  const byQuestion = Map.groupBy(evaluated, ({ engine, keyword, sample }) => keyOf(engine, keyword, sample))
  return (engine, keywords, sample) =>
    toCells(keywords.flatMap(keyword => byQuestion.get(keyOf(engine, keyword, sample)) ?? []))
}

function toCells(answers: EvaluatedAnswer[]): Record<string, CsvCell> {
  const summary = summarizeAnswers(answers)
  // Empty cells, so that no field of the service with such a name takes their place.
  if (summary === undefined) return Object.fromEntries(CONTENT_COLUMNS.map(column => [column, '']))
  const { total, competitors, queries } = summary
  const pages = answers.flatMap(({ content }) => content.citedSources.map(({ url, domain }) => url || domain))
  return {
    mentioned_answers: total.mentioned,
    retrieved_not_cited_answers: total.retrievedNotCited,
    positions: answers.flatMap(({ content }) => content.position ?? []).join('; '),
    competitors_named: join(competitors.map(({ name }) => name)),
    cited_pages: join([...new Set(pages)]),
    search_queries: join(queries.map(({ query }) => query)),
  }
}

function join(names: string[]): string {
  return names.slice(0, MOST_NAMES).join('; ')
}
