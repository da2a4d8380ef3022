/** Parses the text of a page. */
import { copyString } from '../lib/text.ts'
import { listUnread, readEnclosed } from './data-text.ts'
import type { PageFormat } from './formats.ts'
import { splitFrontMatter } from './front-matter.ts'
import { findHidden, withoutHidden } from './hidden-elements.ts'
import { type HtmlHead, readHtml } from './html.ts'
import { readMarkdown, readMdx, withoutTemplates } from './markdown.ts'
import { maskCode } from './mask-code.ts'
import {
  type Block,
  collapse,
  createOutline,
  type Outline,
  type Passage,
  toPassages,
  withLines,
} from './outline.ts'
import { isHiding, readTagSignals, type Signal, toEvidence } from './signals/signal.ts'
import { countBreaks, withPlainBreaks } from './source-lines.ts'

export interface PageContent {
  /** From the front matter, otherwise `<title>`, otherwise the first heading of level 1; '' when there is none. */
  title: string
  /** Other names that the site uses for the page: short ones in menus, former addresses as words. */
  names: string[]
  slug: string | undefined
  /** The fields of its front matter; undefined without any. */
  fields: Readonly<Record<string, unknown>> | undefined
  /** The lines of its front matter; undefined without any. */
  frontMatter?: string
  /** Ids that the file gives to its headings, and the texts of these; undefined if it gives none. */
  anchors?: (readonly [id: string, heading: string])[]
  /** The language that its front matter or `<html lang>` declares, as it is written. */
  language: string | undefined
  /** Engines may find it: none of its signals hides it. */
  isPublic: boolean
  /** Its signals to search engines, in the order of the file. */
  signals: Signal[]
  passages: Passage[]
  /** Names of its components whose content is not read. */
  unread: string[]
}

/**
 * Characters of the title and the headings around a passage, for all passages together: a scan reads them again for each.
 * A reference of 2 MiB with 20,000 headings in three levels has less than half.
 */
const MAX_HEADING_CHARACTERS = 8 * 1024 * 1024

/** Parses a file. Throws like readText, and where a scan would read headings without end. */
export function parsePage(source: string, format: PageFormat): PageContent {
  const outline = createOutline()
  const { frontMatter, body, text, head } = readText(source, format, outline)
  // A page's own name among its headings would count twice.
  const title = copyString(frontMatter.title || head?.title || outline.title())
  const passages = toPassages(outline.blocks).map(passage => ({
    headings: passage.headings.filter(heading => heading !== title),
    text: passage.text,
  }))
  requireShortHeadings(title, passages)
  const block = text.slice(0, text.length - body.length)
  const linesBefore = countBreaks(block)
  const tags = readTagSignals(body, format).map(tag => ({ ...tag, line: tag.line + linesBefore }))
  const signals = [...frontMatter.signals, ...tags]
  const language = frontMatter.language ?? head?.language
  const isPublic = !signals.some(isHiding)
  const { names, slug, fields } = frontMatter
  const named = listUnread(body)
  const unread = named.length === 0 || format === 'html' ? named : listUnread(maskCode(body, format))
  const anchors = readAnchors(body)
  const given = {
    ...(anchors.length > 0 && { anchors }),
    ...(block !== '' && { frontMatter: copyString(block) }),
  }
  return { title, names, slug, fields, ...given, language, isPublic, signals, passages, unread }
}

/** Returns the blocks of a file in order. Throws like readText. */
export function readBlocks(source: string, format: PageFormat): Block[] {
  const outline = createOutline()
  const { title, description } = readText(source, format, outline).frontMatter
  const fields = new Set([collapse(title), collapse(description)])
  return outline.blocks.map(block => (fields.has(block.text) ? { ...block, kind: 'field' } : block))
}

const HEADING = /^#{1,6}[ \t]/
/** The id of a heading: `{#id}`, `{ #id }`, and `{/* #id *\/}` of MDX. */
const HEADING_ID = /\{[ \t]{0,3}(?:\/\*[ \t]{0,3})?#([\w-]{1,200})/
const NAMED_PLACE = /<a\s(?:id|name)=["']([\w-]{1,200})["']/g
/** Characters after `<a id="…">` in which the heading begins. */
const PLACE_LENGTH = 700

/** Returns the ids that the source gives to headings, line by line. An `<a id>` may be above its heading. */
function readAnchors(body: string): NonNullable<PageContent['anchors']> {
  const anchors: [id: string, heading: string][] = []
  if (!/#|<a\s/.test(body)) return anchors
  const waiting: string[] = []
  for (const line of body.split('\n')) {
    const own = HEADING.test(line) ? HEADING_ID.exec(line) : null
    if (own !== null) anchors.push([copyString(own[1] ?? ''), headingText(line.slice(0, own.index))])
    const below = headingText(line.slice(0, PLACE_LENGTH))
    if (waiting.length > 0 && below !== '')
      for (const id of waiting.splice(0)) anchors.push([copyString(id), below])
    for (const { index, 1: id = '' } of line.matchAll(NAMED_PLACE)) {
      const text = headingText(line.slice(index, index + PLACE_LENGTH))
      if (text === '') waiting.push(id)
      else anchors.push([copyString(id), text])
    }
  }
  return anchors
}

function headingText(line: string): string {
  const text = line.replace(/<[^<>]{0,300}>/g, '').replace(/^#{1,6}[ \t]/, '')
  return copyString(text.trim().slice(0, 300))
}

/** A text that readers do not see, and the line, from 1, that hides it. */
export interface HiddenText {
  text: string
  line: number
  /** The line, or the tag at its start. */
  evidence: string
}

/** Returns the texts that a file hides from its readers. Throws like readText. */
export function readHidden(source: string, format: PageFormat): HiddenText[] {
  const text = withPlainBreaks(source)
  const { body } = splitFrontMatter(text)
  const offset = text.length - body.length
  return findHidden(body, format).map(({ start, end }) => {
    const part = body.slice(start, end)
    const line = 1 + countBreaks(text.slice(0, offset + start))
    return { text: part, line, evidence: toEvidence(part.split('\n', 1)[0] ?? '') }
  })
}

/** Returns the parts of a file that are not read as its text: front matter, parameters and expressions. Throws like readText. */
export function readUnread(source: string, format: PageFormat): string {
  const text = withPlainBreaks(source)
  const { body } = splitFrontMatter(text)
  const fields = text.slice(0, text.length - body.length)
  return `${fields}\n${readEnclosed(maskCode(withoutHidden(body, format), format === 'html' ? format : 'mdx'))}`
}

/**
 * Adds the text of a file to `outline`: its description, and what is shown after the front matter. Throws a
 * RangeError on nesting beyond what the parser can follow.
 */
function readText(source: string, format: PageFormat, outline: Outline) {
  const text = withPlainBreaks(source)
  const { frontMatter, body } = splitFrontMatter(text)
  const fields = text.slice(0, text.length - body.length)
  const line =
    1 +
    countBreaks(
      fields.slice(0, Math.max(0, fields.indexOf(frontMatter.description.trim().split('\n', 1)[0] ?? ''))),
    )
  outline.block(frontMatter.description, { from: line, to: line })
  // What has front matter is a template, whose tags are no text.
  const visible = withoutHidden(body, format)
  const shown =
    format === 'html' && (fields !== '' || isTemplate(visible)) ? withoutTemplates(visible) : visible
  const before = countBreaks(fields)
  const head = readSource(
    shown,
    format,
    withLines(outline, line => before + line),
  )
  return { frontMatter, body, text, head }
}

/** Tags of Jinja, Liquid, Nunjucks and Django. */
const TEMPLATE_TAG =
  /\{%-?\s*(?:extends|block|include|load|if|unless|for|set|macro|import|from|with|url|trans|assign|static|call)\b/

/** Returns whether HTML is a template. A page that shows template tags as code is not. */
function isTemplate(html: string): boolean {
  return html.includes('{%') && TEMPLATE_TAG.test(withoutCode(html))
}

function withoutCode(html: string): string {
  const [text = '', ...parts] = html.split(/<(\/?)(?:pre|code)\b/i)
  let depth = 0
  let outside = text
  for (let index = 0; index < parts.length; index += 2) {
    depth = Math.max(0, depth + (parts[index] === '/' ? -1 : 1))
    if (depth === 0) outside += parts[index + 1]
  }
  return outside
}

function requireShortHeadings(title: string, passages: Passage[]): void {
  let characters = title.length * passages.length
  for (const { headings } of passages) for (const heading of headings) characters += heading.length
  if (characters > MAX_HEADING_CHARACTERS) throw new RangeError('too many passages have long headings')
}

function readSource(source: string, format: PageFormat, outline: Outline): HtmlHead | undefined {
  if (format === 'html') return readHtml(source, outline)
  if (format === 'mdx') readMdx(source, outline)
  else readMarkdown(source, outline)
  return undefined
}
