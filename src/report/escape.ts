/** Escaping of all text from outside for Markdown, logs and titles. */

import { clip, toSingleLine } from '../lib/text.ts'
import { parseWebUrl, readablePlace } from './web-url.ts'

const ZERO_WIDTH_SPACE = '\u200B'

/** Characters that are syntax of Markdown, HTML or GitHub's math anywhere in a line. */
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g

/** Characters that are syntax only at the start of a line: of a list, an underlined heading or a delimiter row. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/**
 * What GitHub's filters look for in the *rendered* text, where entities do not protect: mentions and references, URLs and
 * emoji short codes, bare hosts, `GH-1`. A zero-width space after the match breaks each of them.
 */
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+:)|www(?=\.)|\bgh-(?=\d)/gi

/** A commit hash, from seven digits on. Words without a decimal digit and parts of UUIDs do not match. */
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi

const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g
const LABEL_LENGTH = 60
/** Pages on which GitHub notes every link to them. */
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/

/**
 * Returns `text` as one line of Markdown that renders as the same text, for a paragraph, list item, heading, table cell or
 * `<summary>`. `maxLength` is in code points before escaping.
 */
export function escapeMarkdown(text: string, maxLength = 300): string {
  const inert = breakTriggers(clip(toSingleLine(text), maxLength))
  // What follows a broken trigger may be a hash, too.
  return escapeSyntax(inert.replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)))
}

function breakTriggers(line: string): string {
  return line.replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
}

function escapeSyntax(line: string): string {
  return line.replace(SYNTAX, toEntity).replace(LINE_START, toEntity)
}

/**
 * Returns a Markdown link to an http(s) URL without credentials; for any other URL, the escaped label. The default label
 * is the host and path of the URL.
 */
export function markdownLink(label: string | undefined, url: string): string {
  const target = parseWebUrl(url)
  if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH)
  // GitHub looks for no commits in a link.
  const text = escapeSyntax(breakTriggers(clip(toSingleLine(label ?? readablePlace(target)), LABEL_LENGTH)))
  if (target.hostname === 'github.com' && BACKLINKED.test(target.pathname)) {
    // Dependabot links by this address too: GitHub notes no link from it.
    target.hostname = 'redirect.github.com'
  }
  // Entities are decoded in the target of a link. So only & becomes an entity, and the rest is percent-encoded.
  const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll('&', '&amp;')
  return `[${text || target.hostname}](${href})`
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
  const inert = toSingleLine(text).replaceAll('`', "'").replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
  return clip(inert, maxLength)
}

/**
 * Returns a block of code that nothing in `text` can end. GitHub looks for no mentions, references, emoji or math in code.
 * Expects line feeds as line ends.
 */
export function codeBlock(text: string, language = ''): string {
  const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2)
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${text}\n${ticks}`
}

/** Returns the lines well-formed, with line feeds, and without control and invisible format characters. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\u{E0000}-\u{E007F}]/gu, character =>
      /[\n\t]/.test(character) ? character : toSingleLine(character),
    )
    .replace(/^\n+/, '')
    .trimEnd()
}

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`
}

function toPercentCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
