/** Escaping for logs and titles. `markdown/markdown.ts` escapes Markdown. */
import { clip, toSingleLine } from './text.ts'

export const ZERO_WIDTH_SPACE = '\u200B'

/**
 * What GitHub's filters match in rendered text, where entities do not protect: mentions, references, URLs, emoji short codes,
 * bare hosts and `GH-1`. A colon in the text that follows may end a short code.
 */
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+(?::|$))|www(?=\.)|\bgh-(?=\d)/gi

/** Inserts a zero-width space after each of TRIGGERS. */
export function breakTriggers(line: string): string {
  return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
}

/** Returns one line for a log or an annotation, without commands of the runner. */
export function plainLine(text: string, maxLength = 1000): string {
  return clip(toSingleLine(text), maxLength)
    .replace(/^::/, `:${ZERO_WIDTH_SPACE}:`)
    .replaceAll('##[', `##${ZERO_WIDTH_SPACE}[`)
}

/** Returns a part of an issue title. GitHub renders only code, short codes and mentions there, and decodes no entities. */
export function plainTitle(text: string, maxLength: number): string {
  const inert = breakTriggers(toSingleLine(text).replaceAll('`', "'"))
  return clip(inert, maxLength)
}

/** Returns a plain text message of SARIF. Unescaped brackets make links: section 3.11.6 of SARIF 2.1.0. */
export function escapeSarif(text: string): string {
  return text.replace(/[\\[\]]/g, String.raw`\$&`)
}

/**
 * Escapes a text for Slack's mrkdwn. `<` begins mentions and links: `<!channel>` notifies all members. Slack has no escape
 * for the marks of bold, italic, struck and code, so a zero-width space breaks them.
 */
export function escapeSlack(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, `$&${ZERO_WIDTH_SPACE}`)
}
