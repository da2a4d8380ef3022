/** What an answer engine said, whichever engine it was. */
import { type Citation, type Sentence, splitSentences } from './sentences.ts'
import { type Source, uniqueSources } from './source.ts'

/** Only an `answered` answer is evaluated; the others leave the denominator. */
export type Outcome =
  | 'answered'
  /** The engine can search the web and did not. */
  | 'unsearched'
  /** The engine or its filter would not answer. */
  | 'refused'
  /** The engine says that it failed, or stopped before it had finished. */
  | 'failed'

export interface Usage {
  inputTokens: number
  outputTokens: number
  /** US dollars, where the vendor says so. */
  cost?: number
}

/** What an adapter reads from the vendor's reply. */
export interface Reading {
  /** The model that answered, in the vendor's words; '' where the vendor does not say. */
  model: string
  text: string
  citations: Citation[]
  retrieved: Source[]
  searched: boolean
  /** Why there is no whole answer. */
  problem?: { outcome: 'refused' | 'failed'; reason: string }
  usage: Usage
}

export interface Answer {
  engine: string
  /** The model that answered, in the vendor's words; the one asked for where the vendor does not say. */
  model: string
  text: string
  /** In the order of the text, each with the pages it cites. */
  sentences: Sentence[]
  /** Pages the engine found or read, cited or not. */
  retrieved: Source[]
  searched: boolean
  /** Whether the engine names sources at all; without any, naming the brand is all it can do. */
  givesSources: boolean
  outcome: Outcome
  /** Why the outcome is not `answered`, from outside; '' when it is. */
  reason: string
  usage: Usage
  /** The vendor's replies as they came, without the key: one, or one for each time the engine paused. */
  raw: string[]
}

export interface Asked {
  engine: string
  model: string
  givesSources: boolean
  /** Language of the question, a language tag. */
  language: string
  raw: string[]
}

/** The answer that `reading` amounts to. */
export function composeAnswer(asked: Asked, reading: Reading): Answer {
  const { engine, givesSources, language, raw } = asked
  const { text, citations, searched, usage } = reading
  return {
    engine,
    model: reading.model || asked.model,
    text,
    sentences: splitSentences(text, citations, language),
    retrieved: uniqueSources(reading.retrieved),
    searched,
    givesSources,
    ...judgeOutcome(reading, givesSources),
    usage,
    raw,
  }
}

function judgeOutcome(
  { problem, searched, text }: Reading,
  givesSources: boolean,
): Pick<Answer, 'outcome' | 'reason'> {
  if (problem) return problem
  if (givesSources && !searched) return { outcome: 'unsearched', reason: 'the engine did not search' }
  if (text.trim() === '') return { outcome: 'failed', reason: 'the answer has no text' }
  return { outcome: 'answered', reason: '' }
}
