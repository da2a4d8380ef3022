import { copyString } from '../lib/text.ts'
import { readEnclosed } from './data-text.ts'
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
import { readTagSignals, type Signal, toEvidence } from './signals/signal.ts'
import { countBreaks, withPlainBreaks } from './source-lines.ts'

export interface PageContent {
  /** From the front matter, otherwise `<title>`, otherwise the first heading of level 1; may be ''. */
  title: string
  names: string[]
  slug: string | undefined
  /** The fields of the front matter; undefined without a front matter. */
  fields: Readonly<Record<string, unknown>> | undefined
  frontMatter?: string
  /** Explicit ids of headings, with the texts of these headings. */
  anchors?: (readonly [id: string, heading: string])[]
  /** As declared by the front matter or `<html lang>`. */
  language: string | undefined
  signals: Signal[]
  passages: Passage[]
}

/**
 * Limits the characters of title and headings, counted once for each passage because a scan reads them that often. A
 * reference of 2 MiB with 20,000 headings in three levels has less than half.
 */
const MAX_HEADING_CHARACTERS = 8 * 1024 * 1024

/** Parses a page. Throws a RangeError if it is nested too deeply, or if its headings would take a scan too long. */
export function parsePage(source: string, format: PageFormat): PageContent {
  const outline = createOutline()
  const { frontMatter, block, body, head } = readText(source, format, outline)
  // The title would count twice if it were also one of the headings.
  const title = copyString(frontMatter.title || head?.title || outline.title())
  const passages = toPassages(outline.blocks).map(passage => ({
    headings: passage.headings.filter(heading => heading !== title),
    text: passage.text,
  }))
  requireShortHeadings(title, passages)
  const linesBefore = countBreaks(block)
  const tags = readTagSignals(body, format).map(tag => ({ ...tag, line: tag.line + linesBefore }))
  const signals = [...frontMatter.signals, ...tags]
  const language = frontMatter.language ?? head?.language
  const { names, slug, fields } = frontMatter
  const anchors = readAnchors(body)
  const content: PageContent = { title, names, slug, fields, language, signals, passages }
  if (anchors.length > 0) content.anchors = anchors
  if (block !== '') content.frontMatter = copyString(block)
  return content
}

/** Returns the blocks of a page in order. Throws a RangeError if it is nested too deeply. */
export function readBlocks(source: string, format: PageFormat): Block[] {
  const outline = createOutline()
  const { title, description } = readText(source, format, outline).frontMatter
  const fields = new Set([collapse(title), collapse(description)])
  return outline.blocks.map(block => (fields.has(block.text) ? { ...block, kind: 'field' } : block))
}

const HEADING = /^#{1,6}[ \t]/
/** Matches `{#id}`, `{ #id }`, and `{/* #id *\/}` of MDX. */
const HEADING_ID = /\{[ \t]{0,3}(?:\/\*[ \t]{0,3})?#([\w-]{1,200})/
const NAMED_PLACE = /<a\s(?:id|name)=["']([\w-]{1,200})["']/g
const MAX_HEADING_DISTANCE = 700

/** An `<a id>` may be in the line of its heading, or above it. */
function readAnchors(body: string): NonNullable<PageContent['anchors']> {
  const anchors: [id: string, heading: string][] = []
  if (!/#|<a\s/.test(body)) return anchors
  const waiting: string[] = []
  for (const line of body.split('\n')) {
    const own = HEADING.test(line) ? HEADING_ID.exec(line) : null
    if (own !== null) anchors.push([copyString(own[1] ?? ''), toHeadingText(line.slice(0, own.index))])
    const below = toHeadingText(line.slice(0, MAX_HEADING_DISTANCE))
    if (waiting.length > 0 && below !== '')
      for (const id of waiting.splice(0)) anchors.push([copyString(id), below])
    for (const { index, 1: id = '' } of line.matchAll(NAMED_PLACE)) {
      const text = toHeadingText(line.slice(index, index + MAX_HEADING_DISTANCE))
      if (text === '') waiting.push(id)
      else anchors.push([copyString(id), text])
    }
  }
  return anchors
}

function toHeadingText(line: string): string {
  const text = line.replace(/<[^<>]{0,300}>/g, '').replace(/^#{1,6}[ \t]/, '')
  return copyString(text.trim().slice(0, 300))
}

export interface HiddenText {
  text: string
  line: number
  /** Its first line, which has the tag that hides it. */
  evidence: string
}

/** Returns the texts that a page hides from its readers. Throws a RangeError if it is nested too deeply. */
export function readHidden(source: string, format: PageFormat): HiddenText[] {
  const { block, body } = splitFrontMatter(withPlainBreaks(source))
  return findHidden(body, format).map(({ start, end }) => {
    const part = body.slice(start, end)
    const line = 1 + countBreaks(block) + countBreaks(body.slice(0, start))
    return { text: part, line, evidence: toEvidence(part.split('\n', 1)[0] ?? '') }
  })
}

/** Returns the front matter, parameters and expressions of a page. Throws a RangeError if it is nested too deeply. */
export function readUnread(source: string, format: PageFormat): string {
  const { block, body } = splitFrontMatter(withPlainBreaks(source))
  return `${block}\n${readEnclosed(maskCode(withoutHidden(body, format), format === 'html' ? format : 'mdx'))}`
}

function readText(source: string, format: PageFormat, outline: Outline) {
  const { frontMatter, block, body } = splitFrontMatter(withPlainBreaks(source))
  const [description = ''] = frontMatter.description.trim().split('\n', 1)
  const line = 1 + countBreaks(block.slice(0, Math.max(0, block.indexOf(description))))
  outline.block(frontMatter.description, { from: line, to: line })
  const visible = withoutHidden(body, format)
  // HTML with a front matter is always a template.
  const isTemplate = format === 'html' && (block !== '' || hasTemplateTags(visible))
  const before = countBreaks(block)
  const inFile = withLines(outline, line => before + line)
  const head = readSource(isTemplate ? withoutTemplates(visible) : visible, format, inFile)
  return { frontMatter, block, body, head }
}

/** Tags of Jinja, Liquid, Nunjucks and Django. */
const TEMPLATE_TAG =
  /\{%-?\s*(?:extends|block|include|load|if|unless|for|set|macro|import|from|with|url|trans|assign|static|call)\b/

function hasTemplateTags(html: string): boolean {
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
