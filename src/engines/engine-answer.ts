/** The answer of an engine in a form common to all engines. */
import type { Unanswered } from './answer-record.ts'
import { type CitedText, readCitations, type Sentence, splitSentences } from './cited-text.ts'
import { type Source, uniqueSources } from './source.ts'

/** What a reply used. A value is undefined if the vendor does not report it. */
export interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
  /** Number of web searches. */
  searches?: number | undefined
  /** US dollars. */
  cost?: number | undefined
}

/** What a vendor's replies say, before sentences and outcome are derived. A value is undefined if the vendor does not tell. */
export interface ParsedAnswer extends CitedText {
  /** Name of the model in the reply. */
  model?: string | undefined
  /** Pages by the numbers that marks in the text use. */
  numbered?: ReadonlyMap<number, Source>
  /** Whether the vendor's own list of citations is there and empty. */
  citesNone?: boolean
  /** Pages that the engine found or read. */
  retrieved?: Source[]
  /** Whether the vendor reports a search. A citation that the vendor states implies a search, too. */
  searched: boolean
  /** What the engine searched for, in its own words. */
  queries?: string[] | undefined
  /** Why the answer is missing or incomplete. */
  problem?: { outcome: 'refused' | 'failed'; reason: string } | undefined
  usage?: Usage
}

/** Returns why a page that a provider read holds no answer: its error, or an empty text. */
export function findPageProblem(error: string | undefined, text: string): ParsedAnswer['problem'] {
  const reason = error ?? (text.trim() === '' ? 'the page shows no AI answer' : undefined)
  return reason === undefined ? undefined : { outcome: 'failed', reason }
}

type AnswerContent = Required<Pick<ParsedAnswer, 'text' | 'retrieved' | 'searched' | 'usage'>>

export interface EngineAnswer extends AnswerContent {
  /** Name of the model in the reply; the requested model if the vendor does not report it. */
  model: string
  /** Sentences in the order of the text, each with the pages that it cites. */
  sentences: Sentence[]
  /** Pages that the answer cites, in a sentence or without saying where. */
  cited: Source[]
  /** Number of cited pages whose host the vendor does not tell. They may be pages of the brand. */
  unknownSources: number
  /** What the engine searched for, in its own words. */
  queries: string[]
  /** Whether the engine names sources. If it does not, a sentence cites the brand by naming it. */
  givesSources: boolean
  /** Only an answer with outcome `answered` is evaluated. All others are left out of the citation rate. */
  outcome: 'answered' | Unanswered
  /** Why the outcome is not `answered`, text from outside; '' if it is. */
  reason: string
}

/**
 * Returns the answer for a parsed reply: reads its citations, splits the text into sentences and derives the outcome.
 * `language` is that of the question, a BCP 47 tag.
 */
export function toEngineAnswer(
  { model, givesSources, language }: Pick<EngineAnswer, 'model' | 'givesSources'> & { language: string },
  parsed: ParsedAnswer,
): EngineAnswer {
  const { text, retrieved = [], queries = [] } = parsed
  // Without sources, what looks like a citation is the model's own.
  const citations = givesSources ? readCitations(parsed, parsed.numbered) : []
  const cited = uniqueSources(citations.map(({ source }) => source))
  const searched = parsed.searched || parsed.citations.length > 0
  return {
    model: parsed.model || model,
    text,
    sentences: splitSentences(text, citations, language),
    cited,
    unknownSources: cited.filter(({ host }) => host === '').length,
    retrieved: uniqueSources(retrieved),
    searched,
    queries: [...new Set(queries)],
    givesSources,
    ...(judgeOutcome({ ...parsed, searched }, givesSources) ??
      judgeSources(cited, parsed.citesNone ?? false, givesSources)),
    usage: parsed.usage ?? {},
  }
}

/**
 * Returns the answer with `redact` applied to every text of it. A vendor can divide a key over parts of a reply
 * that only the answer puts together.
 */
export function redactAnswer(answer: EngineAnswer, redact: (text: string) => string): EngineAnswer {
  const clear: EngineAnswer = JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? redact(value) : value,
  )
  return { ...clear, outcome: answer.outcome }
}

type Judged = Pick<EngineAnswer, 'outcome' | 'reason'>

function judgeOutcome({ problem, searched, text }: ParsedAnswer, givesSources: boolean): Judged | undefined {
  if (problem) return problem
  if (givesSources && !searched) return { outcome: 'unsearched', reason: 'the engine did not search' }
  if (text.trim() === '') return { outcome: 'failed', reason: 'the answer has no text' }
  return undefined
}

/**
 * An answer after a search that cites no page can be told from a reply whose citations are in a form that is not known only
 * where the vendor lists them. Where it does not, nothing says that the brand is not cited.
 */
function judgeSources(cited: Source[], citesNone: boolean, givesSources: boolean): Judged {
  const isRead = cited.length === 0 ? citesNone : cited.some(({ host }) => host !== '')
  if (!givesSources || isRead) return { outcome: 'answered', reason: '' }
  return { outcome: 'no-sources', reason: 'no readable sources: it names no page as cited' }
}
