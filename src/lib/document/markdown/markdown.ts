/** Only this module makes Markdown from a string, which it escapes. */
import * as z from 'zod'
import { breakTriggers, ZERO_WIDTH_SPACE } from '../../escape.ts'
import { clip, toSingleLine } from '../../text.ts'
import { parseWebUrl, readablePlace } from '../../web-url.ts'

const schema = z.string().brand<'Markdown'>()

/** Escaped Markdown. The type keeps plain text from being used as Markdown. */
export type Markdown = z.output<typeof schema>

/** Syntax of Markdown, HTML or GitHub's math anywhere in a line. */
const SYNTAX = /[\\`*_~|<>&[\]$@#\u200B]/g

/** Syntax only at the start of a line: lists, underlined headings and delimiter rows. */
const LINE_START = /^[-=:]|^\+(?=\s|$)|(?<=^\d{1,9})[.)](?=\s|$)/

/** A commit hash of at least seven digits. Words without a decimal digit and parts of UUIDs do not match. */
const COMMIT_HASH = /(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/gi

/** An input or field name in backticks, optionally with a value. */
const CODE_NAME = /(?<!`)`([a-z][\w-]*(?:: [\w-]+)?)`(?!`)/

const LINK_BREAKERS = /[<>()[\]|`"'\\\s$]/g
const LABEL_LENGTH = 60
/** GitHub shows a backlink on these pages for every link to them. */
const BACKLINKED = /^\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/\d/

/** Renders a template of Markdown. */
export function md(strings: TemplateStringsArray, ...values: (Markdown | number)[]): Markdown {
  return trust(strings.map((text, index) => `${text}${values[index] ?? ''}`).join(''))
}

/** Joins Markdown with a separator. */
export function joinMarkdown(
  parts: Markdown[],
  separator: '' | ' ' | ', ' | '; ' | ' · ' | ' | ' | '\n' | '\n\n',
): Markdown {
  return trust(parts.join(separator))
}

/**
 * Escapes `text` to one line of Markdown that renders as the same text in a paragraph, list item, heading, table cell
 * or `<summary>`. `maxLength` is in code points before escaping.
 */
export function escapeMarkdown(text: string, maxLength = 300): Markdown {
  const inert = breakTriggers(clip(toSingleLine(text), maxLength))
  // The text after a broken trigger may be a hash too.
  return escapeSyntax(inert.replace(COMMIT_HASH, hash => hash.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`)))
}

/** Escapes words of this program, but keeps the spaces around them, and renders names in backticks as code. */
export function escapeWords(text: string): Markdown {
  const parts = text
    .split(CODE_NAME)
    .map((part, index) => (index % 2 === 1 ? trust(`\`${part}\``) : escapePart(part)))
  return joinMarkdown(parts, '')
}

function escapePart(text: string): Markdown {
  const [before = '', after = ''] = [/^\s/, /.\s$/s].map(pattern => (pattern.test(text) ? ' ' : ''))
  return trust(`${before}${escapeMarkdown(text, Number.POSITIVE_INFINITY)}${after}`)
}

/** Returns a link to an http(s) URL without credentials, otherwise the escaped label. The default label is the URL. */
export function markdownLink(label: string | undefined, url: string): Markdown {
  const target = parseWebUrl(url)
  if (target === undefined) return escapeMarkdown(label ?? url, LABEL_LENGTH)
  // GitHub does not look for commits inside a link.
  const text = escapeSyntax(breakTriggers(clip(toSingleLine(label ?? readablePlace(target)), LABEL_LENGTH)))
  if (target.hostname === 'github.com' && BACKLINKED.test(target.pathname)) {
    // GitHub creates no backlink for this address, which Dependabot uses as well.
    target.hostname = 'redirect.github.com'
  }
  // Link targets decode entities, so only & becomes one. The rest is percent-encoded.
  const href = target.href.replace(LINK_BREAKERS, toPercentCode).replaceAll('&', '&amp;')
  return trust(`[${text || target.hostname}](${href})`)
}

/** Returns a code block that `text` cannot end. GitHub renders no mentions, references, emoji or math in code. */
export function codeBlock(text: string, language: '' | 'json' = ''): Markdown {
  const longest = Array.from(text.matchAll(/`+/g)).reduce((most, [run]) => Math.max(most, run.length), 2)
  const ticks = '`'.repeat(longest + 1)
  return trust(`${ticks}${language}\n${text}\n${ticks}`)
}

/** Returns an invisible line with a key by which a later run finds this post. `kind`: '' for the comment of a gate. */
export function hiddenMark(kind: '' | '-issue' | '-loss' | '-fleet', key: string): Markdown {
  return trust(`<!-- ai-visibility-gate${kind}:${encodeURIComponent(key.toWellFormed())} -->`)
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
