/** What the entries of the catalog are, and how one becomes a message. */
import { plainLine } from '../escape.ts'

/** The stable code of a failure or a warning. */
export type Code = `AVG_${string}`

/** A failure or a warning in words. The text may quote the service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

/** All that the program says about one code. */
export interface Entry<Facts> {
  /** What happened, for docs/errors.md. */
  meaning: string
  /** What the owner of the workflow can do. */
  remedy: string
  /** False where only docs/errors.md has the remedy, because the words say what to do or the reason does. */
  endsWithRemedy?: boolean
  /** Returns what happened in this run. */
  words: (facts: Facts) => string
}

/** Entries by their codes. */
type Entries<Facts> = { readonly [C in keyof Facts]: Entry<Facts[C]> }

/** A message of the catalog. */
export interface Description extends Message {
  /** The text without the remedy. */
  what: string
  remedy: string
}

/** Returns the message of a code. */
export function messageOf<Facts, C extends keyof Facts & Code>(
  entries: Entries<Facts>,
  code: C,
  facts: Facts[C],
): Description {
  return messageWithWords(entries, code, entries[code].words(facts))
}

/** Returns the message of a code with other words. */
export function messageWithWords<Facts, C extends keyof Facts & Code>(
  entries: Entries<Facts>,
  code: C,
  what: string,
): Description {
  const { remedy, endsWithRemedy = true } = entries[code]
  return { code, text: endsWithRemedy ? `${what} ${remedy}` : what, what, remedy }
}

/** Returns the message of a code as one line for a log or an annotation. */
export function lineOf<Facts, C extends keyof Facts & Code>(
  entries: Entries<Facts>,
  code: C,
  facts: Facts[C],
): string {
  return formatMessage(messageOf(entries, code, facts))
}

/** Returns the message as one line for a log or an annotation: `AVG_AUTH_401: …`. */
export function formatMessage({ code, text }: Message): string {
  return plainLine(`${code}: ${text}`, 2000)
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
