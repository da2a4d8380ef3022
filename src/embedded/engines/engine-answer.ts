/** The answer of an engine in a form common to all engines. */
import { type Citation, type Sentence, splitSentences } from './sentences.ts'
import { type Source, uniqueSources } from './web-source.ts'

/** Only an answer with outcome `answered` is evaluated. All others are left out of the citation rate. */
export type Outcome =
  | 'answered'
  /** The engine can search the web and did not. */
  | 'unsearched'
  /** The engine or its filter refused to answer. */
  | 'refused'
  /** The engine reported a failure, or stopped before the end. */
  | 'failed'

export interface Usage {
  inputTokens: number
  outputTokens: number
  /** US dollars; missing if the vendor does not report it. */
  cost?: number
}

/** What a vendor's replies say, before sentences and outcome are derived. */
export interface ParsedAnswer {
  /** Name of the model in the reply; '' if the vendor does not report it. */
  model: string
  text: string
  citations: Citation[]
  retrieved: Source[]
  searched: boolean
  /** Why the answer is missing or incomplete. */
  problem?: { outcome: 'refused' | 'failed'; reason: string }
  usage: Usage
}

export interface EngineAnswer {
  engine: string
  /** Name of the model in the reply; the requested model if the vendor does not report it. */
  model: string
  text: string
  /** Sentences in the order of the text, each with the pages that it cites. */
  sentences: Sentence[]
  /** Pages that the engine found or read, cited or not. */
  retrieved: Source[]
  searched: boolean
  /** Whether the engine names sources. If it does not, a sentence cites the brand by naming it. */
  givesSources: boolean
  outcome: Outcome
  /** Why the outcome is not `answered`, text from outside; '' if it is. */
  reason: string
  usage: Usage
  /** Replies of the vendor, unchanged but without the key. More than one if the engine paused. */
  raw: string[]
}

/** Facts of the question that was asked. */
export interface AskedQuestion {
  engine: string
  model: string
  givesSources: boolean
  /** Language of the question, a BCP 47 tag. */
  language: string
  raw: string[]
}

/** Returns the answer for a parsed reply: splits the text into sentences and derives the outcome. */
export function toEngineAnswer(asked: AskedQuestion, parsed: ParsedAnswer): EngineAnswer {
  const { engine, givesSources, language, raw } = asked
  const { text, citations, searched, usage } = parsed
  return {
    engine,
    model: parsed.model || asked.model,
    text,
    sentences: splitSentences(text, citations, language),
    retrieved: uniqueSources(parsed.retrieved),
    searched,
    givesSources,
    ...judgeOutcome(parsed, givesSources),
    usage,
    raw,
  }
}

function judgeOutcome(
  { problem, searched, text }: ParsedAnswer,
  givesSources: boolean,
): Pick<EngineAnswer, 'outcome' | 'reason'> {
  if (problem) return problem
  if (givesSources && !searched) return { outcome: 'unsearched', reason: 'the engine did not search' }
  if (text.trim() === '') return { outcome: 'failed', reason: 'the answer has no text' }
  return { outcome: 'answered', reason: '' }
}
