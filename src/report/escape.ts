/** The one escaping room: every text from outside passes here before it reaches Markdown, a log or a cell. */

import { clip, toSingleLine } from '../lib/text.ts'
import { parseWebUrl, readablePlace } from './web-url.ts'

const ZERO_WIDTH_SPACE = '\u200B'

/** What Markdown, HTML and GitHub's math read as syntax wherever it stands in a line. */
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g

/** What starts a list, a heading's underline or a table's delimiter row, but only at the start of a line. */
const LINE_START = /^[-+=:]|(?<=^\d{1,9})[.)]/

/**
 * What GitHub's filters look for in the *rendered* text, where an entity no longer protects. Each stands for
 * the part after which a zero-width space breaks it: mentions and references, URLs and emoji short codes,
 * bare hosts, `GH-1`.
 */
const TRIGGERS = /[@#](?=\S)|:(?=\/\/|[\w+-]+:)|www(?=\.)|\bgh-(?=\d)/gi

/** Links to a commit, from seven digits on; words without a decimal digit and parts of UUIDs are left alone. */
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi

const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g
const LABEL_LENGTH = 60
/** Pages where GitHub leaves a note that somebody linked to them. */
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/

/**
 * `text` as one line of inert Markdown that reads as the very text, for a paragraph, list item, heading, table
 * cell or `<summary>`. `maxLength` counts code points before escaping.
 */
export function escapeMarkdown(text: string, maxLength = 300): string {
  return clip(toSingleLine(text), maxLength)
    .replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
    .replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`))
    .replace(SYNTAX, toEntity)
    .replace(LINE_START, toEntity)
}

/**
 * A Markdown link, only to an http(s) URL without credentials; else the label alone, escaped. Without a label
 * the URL's host and path stand for it.
 */
export function markdownLink(label: string | undefined, url: string): string {
  const target = parseWebUrl(url)
  if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH)
  const text = escapeMarkdown(label ?? readablePlace(target), LABEL_LENGTH)
  if (target.hostname === 'github.com' && BACKLINKED.test(target.pathname)) {
    // The detour by which Dependabot links to issues without a note appearing in them.
    target.hostname = 'redirect.github.com'
  }
  // An entity would be decoded in a link's target, so only & becomes one; the rest is percent-encoded.
  const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll('&', '&amp;')
  return `[${text || target.hostname}](${href})`
}

/** One line for a log or an annotation, from which the runner reads no command. */
export function plainLine(text: string, maxLength = 1000): string {
  return clip(toSingleLine(text), maxLength)
    .replace(/^::/, `:${ZERO_WIDTH_SPACE}:`)
    .replaceAll('##[', `##${ZERO_WIDTH_SPACE}[`)
}

/**
 * Part of an issue's title: plain text to GitHub but for code in backticks, emoji short codes and what looks like a
 * mention, and no place for entities. At most `maxLength` code points, in at most twice as many UTF-16 units.
 */
export function plainTitle(text: string, maxLength: number): string {
  const inert = toSingleLine(text).replaceAll('`', "'").replace(TRIGGERS, `$&${ZERO_WIDTH_SPACE}`)
  return clip(inert, maxLength)
}

/**
 * A block of code that nothing in `text` can end. In code GitHub looks for no mention, reference, emoji or math.
 * Expects line feeds for line ends.
 */
export function codeBlock(text: string, language = ''): string {
  const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2)
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${text}\n${ticks}`
}

/** The lines as they are: well-formed, ended by line feeds, without control and invisible format characters. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}]/gu, character =>
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
