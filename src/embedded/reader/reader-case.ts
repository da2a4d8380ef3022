/** A question that text alone leaves open, as it is put to a reader. Plain values, because they cross between threads. */
import type { Quote } from '../repository/quote.ts'
import type { StatementFinding } from './reading.ts'

/** A sentence, a step or a line of code of the base that stands nowhere in the head. */
interface Statement {
  quote: Quote
  /** Number of words that it counts for. */
  weight: number
  /** The page that owns the question said it. */
  isOwners: boolean
}

/** A line of the head that may say a statement. */
interface ReaderLine {
  quote: Quote
  /** The change added it: it stands nowhere in the base. */
  isAdded: boolean
}

/** A text whose place is known: a reader that errs on it is not believed. */
export interface Control {
  text: string
  /** Index of the only line that says it; undefined where no line does. */
  line: number | undefined
}

/** A keyword whose outcome depends on which statements are still said, in other words. */
export interface ReaderCase {
  /** Place of the keyword, from 0. */
  index: number
  keyword: string
  /** At most 8, the heaviest first. */
  statements: Statement[]
  /** What the change added first, then the best passages; together at most 3,000 tokens. */
  lines: ReaderLine[]
  controls: Control[]
}

/** What became of a statement by one reading. `beside`: it is no text of the owner, and does not answer the question. */
export type StatementStatus = StatementFinding['status'] | 'beside'

/** The usable readings of a case: none, one or two, each with the statuses of the statements in their order. */
export interface CaseReadings {
  /** Place of the keyword, from 0. */
  index: number
  readings: StatementStatus[][]
}
