import { DOCUMENTS } from '../lib/documents.ts'
import { plainLine } from '../lib/escape.ts'
import { BLOCKERS } from './blockers.ts'
import { FILE_ERRORS, GIT_ERRORS } from './checkout.ts'
import { PAGE_ERRORS } from './pages.ts'
import { ANSWERS, INPUTS, PUBLISHING, RUNS } from './plain-errors.ts'
import { SERVICE_ERRORS } from './service-codes.ts'
import { WARNINGS } from './warnings.ts'

export const READING_ERRORS = { ...FILE_ERRORS, ...GIT_ERRORS, ...PAGE_ERRORS, ...WARNINGS }
const DETAILED = { ...READING_ERRORS, ...BLOCKERS }
const CODES = { ...INPUTS, ...DETAILED, ...RUNS, ...SERVICE_ERRORS, ...ANSWERS, ...PUBLISHING }

/** The sections of docs/errors.md. */
export const SECTIONS = [
  { title: 'Inputs, files and pages', errors: { ...INPUTS, ...READING_ERRORS } },
  { title: 'Verdict, baseline and services', errors: { ...BLOCKERS, ...RUNS, ...SERVICE_ERRORS } },
  {
    title: 'Missing answers of live engines',
    note: 'After `AVG_ANSWER_…` the answer is not evaluated. After `AVG_ENGINE_…` the engine was no longer asked.',
    errors: ANSWERS,
  },
  { title: 'History and GitHub', errors: PUBLISHING },
]

type ErrorCode = keyof typeof CODES
export type Code = ErrorCode | `AVG_RULE_${string}`

type ReadingCode = keyof typeof READING_ERRORS
type BlockerCode = keyof typeof BLOCKERS
type DetailedCode = ReadingCode | BlockerCode
type DetailsByCode = { [C in DetailedCode]: Parameters<(typeof DETAILED)[C]['sentence']>[0] }
/** The details of an error with its code. */
export type ErrorDetails<C extends DetailedCode = ReadingCode> = {
  [K in C]: { code: K } & DetailsByCode[K]
}[C]

/** An error that is declared in this folder. */
export class AvgError extends Error {
  readonly details: ErrorDetails

  constructor(details: ErrorDetails, options?: ErrorOptions) {
    super(sentenceOf(details), options)
    this.name = 'AvgError'
    this.details = details
  }
}

/** Returns whether an error is an AvgError with one of the codes. */
export function hasCode(error: unknown, ...codes: ReadingCode[]): error is AvgError {
  return error instanceof AvgError && codes.includes(error.details.code)
}

const SENTENCES: { [C in DetailedCode]: { sentence: (details: DetailsByCode[C]) => string } } = DETAILED

function sentenceOf<C extends DetailedCode>(details: ErrorDetails<C>): string {
  return SENTENCES[details.code].sentence(details)
}

/** A failure or a warning. The text may quote a service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

export interface Description extends Message {
  code: ErrorCode
  /** The text without the remedy. */
  what: string
  remedy: string
}

/** Describes an error or a warning, and what to do: in a workflow, or at a terminal. */
export function describeError<C extends DetailedCode>(
  details: ErrorDetails<C>,
  atTerminal = false,
): Description {
  const remedies: { atTerminal?: string } = CODES[details.code]
  return messageOf(details.code, sentenceOf(details), atTerminal ? remedies.atTerminal : undefined)
}

const HEADLINES: { [C in BlockerCode]: { headline: (details: DetailsByCode[C]) => string } } = BLOCKERS

/** Returns in a few words why a run has no verdict, without names or a full stop. */
export function headlineOfBlocker<C extends BlockerCode>(details: ErrorDetails<C>): string {
  return HEADLINES[details.code].headline(details)
}

/** Returns the general remedy of a code. */
export function remedyOfCode(code: ErrorCode): string {
  return CODES[code].remedy
}

/**
 * Creates a message. `remedy` replaces the general one, whose names have backticks only in docs/errors.md. It is '' if `what`
 * contains what to do.
 */
export function messageOf(
  code: ErrorCode,
  what: string,
  remedy = remedyOfCode(code).replaceAll('`', ''),
): Description {
  return { code, what, remedy, text: remedy === '' ? what : `${what} ${remedy}` }
}

/** Formats a message as one line for a log: `AVG_AUTH_401: …`. */
export function lineOf(code: ErrorCode, what: string, remedy?: string): string {
  return formatMessage(messageOf(code, what, remedy))
}

/** Formats a message as one line for a log or an annotation. */
export function formatMessage({ code, text }: Message): string {
  return plainLine(`${code}: ${text}`, 2000)
}

/** Returns the address of a code in docs/errors.md. */
export function addressOfCode(code: string): string {
  return `${DOCUMENTS}/errors#${code.toLowerCase()}`
}
