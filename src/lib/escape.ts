/** Escaping of all text from outside for logs and titles. Markdown has a module of its own, `markdown/markdown.ts`. */

import { clip, toSingleLine } from './text.ts'

export const ZERO_WIDTH_SPACE = '\u200B'

/**
 * What GitHub's filters look for in the *rendered* text, where entities do not protect: mentions and references, URLs and
 * emoji short codes, bare hosts, `GH-1`. A zero-width space after the match breaks each of them. A colon may follow the
 * text, and end a short code.
 */
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi

/** Returns the line with what GitHub's filters look for in a rendered text broken. */
export function breakTriggers(line: string): string {
  return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
}

/** Returns one line for a log or an annotation, in which the runner finds no command. */
export function plainLine(text: string, maxLength = 1000): string {
  return clip(toSingleLine(text), maxLength)
    .replace(/^::/, `:${ZERO_WIDTH_SPACE}:`)
    .replaceAll('##[', `##${ZERO_WIDTH_SPACE}[`)
}

/**
 * Returns a part of an issue's title. GitHub renders a title as plain text, except for code in backticks, emoji short codes
 * and mentions; it decodes no entities. At most `maxLength` code points, which are at most twice as many UTF-16 units.
 */
export function plainTitle(text: string, maxLength: number): string {
  const inert = breakTriggers(toSingleLine(text).replaceAll('`', "'"))
  return clip(inert, maxLength)
}
