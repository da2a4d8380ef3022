/** What became of the questions to live engines: facts that the contract's Scan has no field for. */
import type { Outcome } from './engine-answer.ts'

/** One question to an engine about one keyword, and what became of it. */
export type AnswerRecord = {
  /** Id as the user wrote it. */
  engine: string
  keyword: string
  /** Repetition of the same question, from 1. */
  sample: number
} & (
  | {
      outcome: 'evaluated'
      /** Name of the model that answered; the model that was asked where the vendor does not tell. */
      model: string
      content: AnswerContent
    }
  | { outcome: 'not-evaluated'; reason: AnswerReason }
)

/** What an evaluated answer holds, and how it treats the user's own brand. All texts come from outside. */
export interface AnswerContent {
  cited: boolean
  /** The engine found or read a page of the brand; undefined where the vendor does not tell which pages it read. */
  retrieved: boolean | undefined
  /** Place of the brand among the brands that the answer names, from 1; undefined where it does not name the brand. */
  position: number | undefined
  /** Competitors that the answer names, in the order of their first mention. */
  competitors: string[]
  /** Pages that the answer cites. */
  citedSources: AnswerSource[]
  /** Number of cited pages whose host the vendor does not tell. */
  unknownSources: number
  /** Pages that the engine found or read, cited or not. */
  retrievedSources: AnswerSource[]
  /** What the engine searched for, in its own words. */
  queries: string[]
  text: string
  /** The text is longer than what is kept. */
  isCut: boolean
}

/** A page whose host is known. */
export interface AnswerSource {
  /** Without tracking parameters; '' where it is too long to keep. */
  url: string
  /** Registrable domain, such as `acme.co.uk`; the host where there is none. */
  domain: string
  owner: SourceOwner
}

export type SourceOwner = { kind: 'own' } | { kind: 'competitor'; name: string } | { kind: 'third-party' }

/** Why an answer is not evaluated. */
export type AnswerReason = AnswerProblem | EngineProblem

interface ProblemFacts {
  /** One line, and partly text from outside. '' if the code says all. */
  detail: string
  /** HTTP status of the vendor's reply. */
  status?: number
}

/** Costs one answer. */
export interface AnswerProblem extends ProblemFacts {
  scope: 'answer'
  code: AnswerProblemCode
}

export type AnswerProblemCode =
  | Exclude<Outcome, 'answered'>
  /** The reply is too large, is not JSON, or does not follow the vendor's format. */
  | 'malformed'
  /** The vendor refused the request, such as with status 400. */
  | 'rejected'
  | 'redirected'
  /** Status 500 or above after all attempts. */
  | 'server-error'
  /** No connection after all attempts. */
  | 'unreachable'
  /** The vendor limited this question for its whole time, and answered others meanwhile. */
  | 'busy'
  /** No answer within the time of a question. */
  | 'timed-out'
  /** The time budget of the run ended. */
  | 'out-of-time'
  /** Not sent, because the cost of the run had reached its limit. */
  | 'cost-limit'

/** Ends the part of an engine in the run. It is also the reason of every question that was not sent for it. */
export interface EngineProblem extends ProblemFacts {
  scope: 'engine'
  code: EngineProblemCode
  vendor: VendorFacts
}

export type EngineProblemCode =
  | 'key-refused'
  | 'forbidden'
  /** The account has no credit or quota left. */
  | 'no-credit'
  | 'unknown-model'
  /** The vendor limited a question for its whole time, and answered no other. */
  | 'rate-limited'
  /** Several questions in a row got no answer in their time. */
  | 'unresponsive'

/** What an owner of the workflow has to know to correct the access to an engine. */
export interface VendorFacts {
  model: string
  /** The environment variable that held the key. */
  keyVariable: string
  /** Page where the vendor lists its keys. */
  keyPage?: string
  /** The environment variable for another address. */
  baseUrlVariable: string
}
