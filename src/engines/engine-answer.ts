import type { Unanswered } from './answer-record.ts'
import { type CitedText, readCitations, type Sentence, splitSentences } from './cited-text.ts'
import { type Source, uniqueSources } from './source.ts'

/** What a reply used. A value is undefined if the vendor does not report it. */
export interface Usage {
  inputTokens?: number | undefined
  outputTokens?: number | undefined
  searches?: number | undefined
  /** US dollars. */
  cost?: number | undefined
}

/** The content of a vendor's replies, before sentences and outcome are derived. Undefined values are not reported. */
export interface ParsedAnswer extends CitedText {
  model?: string | undefined
  /** Pages by the numbers that marks in the text use. */
  numbered?: ReadonlyMap<number, Source>
  /** Whether the vendor lists the citations and the list is empty. */
  citesNone?: boolean
  retrieved?: Source[]
  /** Whether the vendor reports a search. A citation that the vendor states also implies one. */
  searched: boolean
  queries?: string[] | undefined
  problem?: { outcome: 'refused' | 'failed'; reason: string } | undefined
  usage?: Usage
}

/** Returns why a page that a provider read contains no answer: its error, or an empty text. */
export function findPageProblem(error: string | undefined, text: string): ParsedAnswer['problem'] {
  const reason = error ?? (text.trim() === '' ? 'the page shows no AI answer' : undefined)
  return reason === undefined ? undefined : { outcome: 'failed', reason }
}

export interface EngineAnswer
  extends Required<Pick<ParsedAnswer, 'text' | 'retrieved' | 'searched' | 'usage'>> {
  /** Name of the model in the reply; the requested model if the vendor does not report it. */
  model: string
  sentences: Sentence[]
  /** Pages that the answer cites, in a sentence or without a place. */
  cited: Source[]
  /** Number of cited pages whose host the vendor does not report. They may be pages of the brand. */
  unknownSources: number
  queries: string[]
  givesSources: boolean
  /** Only an answer with outcome `answered` is evaluated. All others are left out of the citation rate. */
  outcome: 'answered' | Unanswered
  /** Why the outcome is not `answered`, text from outside; '' if it is. */
  reason: string
}

/** Reads the citations of a parsed reply, splits its text into sentences and derives the outcome. */
export function toEngineAnswer(
  parsed: ParsedAnswer,
  requestedModel: string,
  givesSources: boolean,
  language: string,
): EngineAnswer {
  const { text, retrieved = [], queries = [] } = parsed
  // Without sources, anything that looks like a citation is invented.
  const citations = givesSources ? readCitations(parsed, parsed.numbered) : []
  const cited = uniqueSources(citations.map(({ source }) => source))
  const searched = parsed.searched || parsed.citations.length > 0
  return {
    model: parsed.model || requestedModel,
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

/** Applies `redact` to every text of an answer, because an answer may join parts of a reply that divide a key. */
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
 * After a search without any readable citation, the format of the citations may have changed. Only an empty list from the vendor
 * proves that the answer cites nobody.
 */
function judgeSources(cited: Source[], citesNone: boolean, givesSources: boolean): Judged {
  const isRead = cited.length === 0 ? citesNone : cited.some(({ host }) => host !== '')
  if (!givesSources || isRead) return { outcome: 'answered', reason: '' }
  return { outcome: 'no-sources', reason: 'no readable sources: it names no page as cited' }
}
