import { DOCUMENTS } from '../../lib/documents.ts'
import { plainLine } from '../../lib/escape.ts'
import { CODES } from './codes.ts'

export type ListedCode = keyof typeof CODES

export type Code = ListedCode | `AVG_RULE_${string}`

/** A failure or a warning. The text may quote the service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

export interface Description extends Message {
  code: ListedCode
  /** The text without the remedy. */
  what: string
  remedy: string
}

/** Returns the general remedy of a code. */
export function remedyOfCode(code: ListedCode): string {
  return CODES[code][1]
}

/** Creates a message. `remedy` overrides the general remedy in this run; '' if `what` already says what to do. */
export function messageOf(code: ListedCode, what: string, remedy = remedyOfCode(code)): Description {
  return { code, what, remedy, text: remedy === '' ? what : `${what} ${remedy}` }
}

/** Formats a message as one line for a log: `AVG_AUTH_401: …`. */
export function lineOf(code: ListedCode, what: string, remedy?: string): string {
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

const DETAIL_LENGTH = 200

/** Shortens text from outside to a part of a sentence: one line without a full stop at its end. */
export function detailOf(text: string): string {
  return plainLine(text, DETAIL_LENGTH).replace(/[.\s]+$/, '')
}

/** Puts text from outside in parentheses after a space; '' for none. */
export function inParentheses(text: string): string {
  const detail = detailOf(text)
  return detail && ` (${detail})`
}
