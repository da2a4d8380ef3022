/**
 * Markdown as a type of its own, so that plain text cannot be used in its place. Only this module makes Markdown of a
 * string, and it escapes the string.
 */
import * as z from 'zod'
import { breakTriggers, ZERO_WIDTH_SPACE } from '../../escape.ts'
import { clip, toSingleLine } from '../../text.ts'
import { parseWebUrl, readablePlace } from '../../web-url.ts'

const schema = z.string().brand<'Markdown'>()

/** Markdown that this program wrote. All texts in it are escaped. */
export type Markdown = z.output<typeof schema>

/** Characters that are syntax of Markdown, HTML or GitHub's math anywhere in a line. */
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g

/** Characters that are syntax only at the start of a line: of a list, an underlined heading or a delimiter row. */
const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/

/** A commit hash, from seven digits on. Words without a decimal digit and parts of UUIDs do not match. */
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi

/** The name of an input or a field, with a value where there is one, as the words of this program have it. */
const CODE_NAME = /(?<!`)`([a-z][\w-]*(?:: [\w-]+)?)`(?!`)/

const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g
const LABEL_LENGTH = 60
/** Pages on which GitHub notes every link to them. */
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/

/** Renders a template. What is written in it is Markdown; a plain text is escaped before it is put there. */
export function md(strings: TemplateStringsArray, ...values: (Markdown | number)[]): Markdown {
  return trust(strings.map((text, index) => `${text}${values[index] ?? ''}`).join(''))
}

/** Joins Markdown. */
export function joinMarkdown(
  parts: Markdown[],
  separator: '' | ' ' | ', ' | '; ' | ' · ' | ' | ' | '\n' | '\n\n',
): Markdown {
  return trust(parts.join(separator))
}

/**
 * Returns `text` as one line of Markdown that renders as the same text, for a paragraph, list item, heading, table cell or
 * `<summary>`. `maxLength` is in code points before escaping.
 */
export function escapeMarkdown(text: string, maxLength = 300): Markdown {
  const inert = breakTriggers(clip(toSingleLine(text), maxLength))
  // What follows a broken trigger may be a hash, too.
  return escapeSyntax(inert.replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)))
}

/**
 * Returns words of this program with the spaces around them, escaped as if they came from outside. A name in backticks
 * becomes code.
 */
export function escapeWords(text: string): Markdown {
  // The odd parts are the names.
  const parts = text
    .split(CODE_NAME)
    .map((part, index) => (index % 2 === 1 ? trust(`\`${part}\``) : escapePart(part)))
  return joinMarkdown(parts, '')
}

function escapePart(text: string): Markdown {
  const [before = '', after = ''] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''))
  return trust(`${before}${escapeMarkdown(text, Number.POSITIVE_INFINITY)}${after}`)
}

/**
 * Returns a Markdown link to an http(s) URL without credentials; for any other URL, the escaped label. The default label
 * is the host and path of the URL.
 */
export function markdownLink(label: string | undefined, url: string): Markdown {
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
  return trust(`[${text || target.hostname}](${href})`)
}

export type CodeLanguage = '' | 'json'

/**
 * Returns a block of code that nothing in `text` can end. GitHub looks for no mentions, references, emoji or math in code.
 * Expects line feeds as line ends.
 */
export function codeBlock(text: string, language: CodeLanguage = ''): Markdown {
  const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2)
  const ticks = '`'.repeat(longest + 1)
  return trust(`${ticks}${language}\n${text}\n${ticks}`)
}

/** Returns an invisible line by which a later run finds what a run of this kind wrote under this key. */
export function hiddenMark(
  kind:
    | 'ai-visibility-gate'
    | 'ai-visibility-gate-issue'
    | 'ai-visibility-gate-loss'
    | 'ai-visibility-gate-fleet',
  key: string,
): Markdown {
  return trust(`<!-- ${kind}:${encodeURIComponent(key.toWellFormed())} -->`)
}

function trust(text: string): Markdown {
  return schema.parse(text)
}

function escapeSyntax(line: string): Markdown {
  return trust(line.replace(SYNTAX, toEntity).replace(LINE_START, toEntity))
}

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`
}

function toPercentCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}
