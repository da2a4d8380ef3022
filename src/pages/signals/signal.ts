/** Signals of a page to search engines and crawlers, and the tags that have them. */
import { clip, copyString, toSingleLine } from '../../lib/text.ts'
import type { PageFormat } from '../formats.ts'
import { createHtmlParser } from '../html.ts'
import { maskCode } from '../mask-code.ts'
import { createLineCounter } from '../source-lines.ts'

type SignalKind =
  | 'noindex'
  | 'draft'
  /** `published: false` and similar fields: the generator does not publish the page. */
  | 'unpublished'
  /** `unlisted: true`: published with `noindex` and without links to it. */
  | 'unlisted'
  | 'redirect'
  /** The canonical address of the page is `target`, which may be its own address. */
  | 'canonical'
  /** The address `target` redirects to the page. */
  | 'alias'

export interface Meaning {
  kind: SignalKind
  /** The crawler that a `<meta>` addresses, in lower case. Default: all crawlers. */
  crawler?: string | undefined
  target?: string | undefined
}

export interface Signal extends Meaning {
  /** The text in the file, on one line. */
  evidence: string
  line: number
  /** The included file that has the signal. Default: the page. */
  file?: string
}

const HIDING: ReadonlySet<SignalKind> = new Set(['noindex', 'draft', 'unpublished', 'unlisted', 'redirect'])

/** Returns whether a signal hides its page from answer engines, at any address. */
export function isHiding({ kind }: Meaning): boolean {
  return HIDING.has(kind)
}

/** The crawlers of answer engines and of the search engines that they use. */
export const ANSWER_CRAWLERS = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'PerplexityBot',
  'Claude-SearchBot',
  'Googlebot',
  'Bingbot',
] as const
export type AnswerCrawler = (typeof ANSWER_CRAWLERS)[number]

const META_CRAWLERS = new Set(ANSWER_CRAWLERS.map(name => name.toLowerCase()))

const MAX_EVIDENCE = 200

/** Longer addresses would take too long to match. No site publishes them. */
const MAX_ADDRESS = 1000

/** Creates a signal at a line, with the text as evidence. Shortens a target to MAX_ADDRESS characters. */
export function placeSignal({ kind, crawler, target }: Meaning, text: string, line: number): Signal {
  return {
    kind,
    ...(crawler !== undefined && { crawler: copyString(crawler) }),
    ...(target !== undefined && { target: copyString(target.trim().slice(0, MAX_ADDRESS)) }),
    evidence: copyString(toEvidence(text)),
    line,
  }
}

/** Shortens text of a file to one line of at most 200 characters. */
export function toEvidence(text: string): string {
  return clip(toSingleLine(text.slice(0, 4 * MAX_EVIDENCE)), MAX_EVIDENCE)
}

/** Reads the value of a robots `<meta>` or header. Only `noindex` and `none` have a meaning here. */
export function readRobotsValue(value: string, crawler?: string): Meaning[] {
  const words = value
    .toLowerCase()
    .split(/[,\s]+/)
    .map(word => word.trim())
  const isNoindex = words.includes('noindex') || words.includes('none')
  return isNoindex ? [{ kind: 'noindex', crawler }] : []
}

/** Reads a `<meta>` or `<link>` from its attributes, whose names are in lower case. */
export function readTag(attributes: Readonly<Record<string, string | undefined>>): Meaning[] {
  const { name = '', content = '', rel = '', href = '' } = attributes
  const crawler = name.trim().toLowerCase()
  if (crawler === 'robots') return readRobotsValue(content)
  if (META_CRAWLERS.has(crawler)) return readRobotsValue(content, crawler)
  if (attributes['http-equiv']?.trim().toLowerCase() === 'refresh') return readRefresh(content)
  const isCanonical = rel.toLowerCase().split(/\s+/).includes('canonical')
  return isCanonical && href.trim() !== '' ? [{ kind: 'canonical', target: href }] : []
}

/** Reads `0; url=/new`. Without an address, the page only reloads. */
function readRefresh(content: string): Meaning[] {
  const [, target = ''] = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content) ?? []
  return target === '' ? [] : [{ kind: 'redirect', target }]
}

const WORTH_PARSING = /<(?:meta|link)\b/i

const INERT = new Set(
  'script style noscript template svg math iframe object select textarea pre code'.split(' '),
)

/** Reads the tags of a text without front matter, except those in code. Throws like createHtmlParser. */
export function readTagSignals(text: string, format: PageFormat): Signal[] {
  if (!WORTH_PARSING.test(text)) return []
  const source = format === 'html' ? text : maskCode(text, format)
  const lineAt = createLineCounter(text)
  const found: Signal[] = []
  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        if (name !== 'meta' && name !== 'link') return
        const { startIndex, endIndex } = parser
        for (const meaning of readTag(attributes)) {
          if (isConditional(source, startIndex)) continue
          found.push(placeSignal(meaning, text.slice(startIndex, endIndex + 1), lineAt(startIndex)))
        }
      },
      skips: name => INERT.has(name),
    },
    format !== 'html',
  )
  parser.end(source)
  return found
}

const OPENING = /\{%-?\s*(?:if|unless|case|ifchanged)\b|\{\{-?\s*(?:if|with|range)\b|<%-?\s*if\b|\{#if\b/g
const CLOSING = /\{%-?\s*end(?:if|unless|case|ifchanged)\b|\{\{-?\s*end\b|<%-?\s*(?:end|\})|\{\/if\b/g
const EXPRESSION_BEFORE = /(?:&&|\?|:)\s*\(?\s*$/

/** Returns whether the text at an index is inside a condition of the template. */
function isConditional(source: string, index: number): boolean {
  const before = source.slice(0, index)
  if (EXPRESSION_BEFORE.test(before.slice(-20))) return true
  return (before.match(OPENING)?.length ?? 0) > (before.match(CLOSING)?.length ?? 0)
}
