/** How a failure or a warning becomes a message: its code, what happened in this run, and what to do. */
import { DOCUMENTS } from '../../lib/documents.ts'
import { plainLine } from '../../lib/escape.ts'
import { CODES } from './codes.ts'

export type ListedCode = keyof typeof CODES

/** The stable code of a failure or a warning. Those of rules follow from their names. */
export type Code = ListedCode | `AVG_RULE_${string}`

/** A failure or a warning in words. The text may quote the service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

/** A message in its parts. */
export interface Description extends Message {
  code: ListedCode
  /** The text without the remedy. */
  what: string
  remedy: string
}

/** Returns what the table of codes says to do. */
export function remedyOfCode(code: ListedCode): string {
  return CODES[code][1]
}

/** Returns a message. `remedy`: what to do in this run, where the table does not say it; '' where `what` does. */
export function messageOf(code: ListedCode, what: string, remedy = remedyOfCode(code)): Description {
  return { code, what, remedy, text: remedy === '' ? what : `${what} ${remedy}` }
}

/** Returns the same as one line for a log: `AVG_AUTH_401: …`. */
export function lineOf(code: ListedCode, what: string, remedy?: string): string {
  return formatMessage(messageOf(code, what, remedy))
}

/** Returns the message as one line for a log or an annotation. */
export function formatMessage({ code, text }: Message): string {
  return plainLine(`${code}: ${text}`, 2000)
}

/** Returns the address of what docs/errors.md says about a code. */
export function addressOfCode(code: string): string {
  return `${DOCUMENTS}/errors#${code.toLowerCase()}`
}

const DETAIL_LENGTH = 200

/** Returns words from outside as a part of a sentence: on one line, short, and without the full stop at their end. */
export function detailOf(text: string): string {
  return plainLine(text, DETAIL_LENGTH).replace(/[.\s]+$/, '')
}

/** Returns words from outside in parentheses, after a space; '' for none. */
export function inParentheses(text: string): string {
  const detail = detailOf(text)
  return detail && ` (${detail})`
}
