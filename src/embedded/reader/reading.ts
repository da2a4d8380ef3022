/** What a reader found of the text that a change took away, as it is stored. No text of the model is in it. */
import * as z from 'zod'
import { count, list, maybe, text, texts } from '../../contract/parts.ts'
import { quoteSchema } from '../repository/quote.ts'

const valueSchema = z.object({ before: text, now: text })

const findingSchema = z.object({
  status: z.enum([
    /** A line that the change added says it, with all its values. */
    'same',
    /** A line that the change added says it with other values, or with a negation on one side. */
    'changed',
    /** Only a line that stood there before the change says it. */
    'standing',
    /** The reader found no line. */
    'missing',
    /** The line that the reader named does not say it: see `lacks`. */
    'refused',
  ]),
  /** The line of the head that the reader named, verbatim; undefined where it named none. */
  line: maybe(quoteSchema),
  /** Values, names of code and flags of the statement that a refused line does not have. */
  lacks: texts,
  /** Values that differ, of a changed statement. */
  values: list(valueSchema),
})
/** What one reading found of one statement, after the check of the line. */
export type StatementFinding = z.output<typeof findingSchema>

const statementSchema = z.object({
  /** The text of the base that stands nowhere in the head, verbatim. */
  before: quoteSchema,
  /** The page that owns the question said it. */
  isOwners: z.boolean(),
  /** One for each usable reading, in their order. */
  readings: list(findingSchema),
})
/** A statement and what became of it. */
export type StatementReading = z.output<typeof statementSchema>

const problemSchema = z.enum([
  /** The environment has no key of the reader, as in pull requests from forks. */
  'no-key',
  /** The cost of the run had reached its limit. */
  'over-budget',
  /** The model refused, or its filter did. */
  'refusal',
  /** The reply ended before its end. */
  'cut',
  /** The model did not read the whole request. */
  'prompt-cut',
  /** The reply is not of the form that was asked for, or names a line that was not sent. */
  'odd-form',
  /** The reader did not find text that stands in the lines, or found text that does not. */
  'missed-control',
  /** The vendor did not answer. */
  'unanswered',
])
/** Why a reading is none. */
export type ReadingProblem = z.output<typeof problemSchema>

export const readingSchema = z.object({
  /** As the user wrote it: `openai:gpt-6-luna`. */
  reader: text,
  outcome: z.enum([
    /** The text is still there. */
    'kept',
    /** Less of it is there, or only text that stood there before says it. */
    'weaker',
    'lost',
    /** The two readings do not agree: the outcome by words stands. */
    'undecided',
    /** There is no usable reading: the outcome by words stands. */
    'not-read',
  ]),
  /** Only of `not-read`. */
  problem: problemSchema.exactOptional(),
  /** By words alone. */
  byWords: z.object({ outcome: z.enum(['lost', 'weaker', 'unchanged']), loss: z.number() }),
  statements: list(statementSchema),
  /** Requests that were sent, and replies that were kept from an earlier run. */
  requests: count,
  remembered: count,
  /** Characters that were sent. */
  sent: count,
  /** US dollars; undefined where a price is not known. */
  costUsd: maybe(z.number()),
})
/** What a reader was asked of a keyword, and what came of it. */
export type Reading = z.output<typeof readingSchema>
