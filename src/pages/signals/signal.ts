/** What a page says about itself to search engines and crawlers. */
import { clip, copyString, toSingleLine } from '../../lib/text.ts'
import type { PageFormat } from '../formats.ts'
import { createHtmlParser } from '../html.ts'
import { maskCode } from '../mask-code.ts'

type SignalKind =
  /** A robots value `noindex` or `none`: a search engine must not list the page. */
  | 'noindex'
  /** `draft: true`: the site's generator leaves the page out. */
  | 'draft'
  /** `published: false` and its like: the site's generator leaves the page out. */
  | 'unpublished'
  /** `unlisted: true`: published, but without links to it and with `noindex`. */
  | 'unlisted'
  /** The page sends its readers to `target`. */
  | 'redirect'
  /** The page names `target` as its canonical address, which may be the page's own. */
  | 'canonical'
  /** The address `target` redirects to the page. */
  | 'alias'

/** What a signal means, without its place. */
export interface Meaning {
  kind: SignalKind
  /** The crawler that a `<meta>` addresses, in lower case; undefined for all crawlers. */
  crawler?: string | undefined
  /** The other address that the signal names: `redirect`, `canonical` and `alias`. */
  target?: string | undefined
}

export interface Signal extends Meaning {
  /** The text in the file, on one line. */
  evidence: string
  /** From 1, in the file. */
  line: number
  /** The file that the page includes it from; undefined for the page's own. */
  file?: string
}

/** Kinds that take the page away, whatever its address is. */
const HIDING: ReadonlySet<SignalKind> = new Set(['noindex', 'draft', 'unpublished', 'unlisted', 'redirect'])

/** Returns whether a signal takes its page away from an answer engine, whatever the page's address is. */
export function isHiding({ kind }: Meaning): boolean {
  return HIDING.has(kind)
}

/** The crawlers of answer engines, and of the search engines that answer engines draw on. */
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

/** Longer addresses are cut: no site publishes them, and matching takes time. */
const MAX_ADDRESS = 1000

/** Returns `meaning` with its place. The source text is brought to one line of at most 200 characters. */
export function placeSignal({ kind, crawler, target }: Meaning, text: string, line: number): Signal {
  return {
    kind,
    ...(crawler === undefined ? {} : { crawler: copyString(crawler) }),
    ...(target === undefined ? {} : { target: copyString(target.trim().slice(0, MAX_ADDRESS)) }),
    evidence: copyString(toEvidence(text)),
    line,
  }
}

/** Returns text of a file as one line of at most 200 characters. */
export function toEvidence(text: string): string {
  return clip(toSingleLine(text.slice(0, 4 * MAX_EVIDENCE)), MAX_EVIDENCE)
}

/** Reads the value of a robots `<meta>` or field: `noindex, nofollow`. */
export function readRobotsValue(value: string, crawler?: string): Meaning[] {
  const words = value
    .toLowerCase()
    .split(/[,\s]+/)
    .map(word => word.trim())
  const isNoindex = words.includes('noindex') || words.includes('none')
  return isNoindex ? [{ kind: 'noindex', crawler }] : []
}

/** Reads the attributes of a `<meta>` or `<link>`; names are in lower case. Other tags mean nothing. */
export function readTag(attributes: Readonly<Record<string, string | undefined>>): Meaning[] {
  const { name = '', content = '', rel = '', href = '' } = attributes
  const crawler = name.trim().toLowerCase()
  if (crawler === 'robots') return readRobotsValue(content)
  if (META_CRAWLERS.has(crawler)) return readRobotsValue(content, crawler)
  if (attributes['http-equiv']?.trim().toLowerCase() === 'refresh') return readRefresh(content)
  const isCanonical = rel.toLowerCase().split(/\s+/).includes('canonical')
  return isCanonical && href.trim() !== '' ? [{ kind: 'canonical', target: href }] : []
}

/** `0; url=/new`. Without an address the page only loads itself again. */
function readRefresh(content: string): Meaning[] {
  const [, target = ''] = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]+)/i.exec(content) ?? []
  return target === '' ? [] : [{ kind: 'redirect', target }]
}

const WORTH_PARSING = /<(?:meta|link)\b/i

/** Elements that show tags or hold them for later use. */
const INERT = new Set(
  'script style noscript template svg math iframe object select textarea pre code'.split(' '),
)

/** Reads the tags of `text`, the page without its front matter. Lines are from 1, in `text`. Tags in code count as text. Throws like createHtmlParser. */
export function readTagSignals(text: string, format: PageFormat): Signal[] {
  if (!WORTH_PARSING.test(text)) return []
  const source = format === 'html' ? text : maskCode(text, format)
  const found: { meaning: Meaning; start: number; end: number }[] = []
  let inert = ''
  let depth = 0

  const parser = createHtmlParser(
    {
      onopentag(name, attributes) {
        if (inert !== '') {
          if (name === inert) depth += 1
        } else if (INERT.has(name)) {
          inert = name
          depth = 1
        } else {
          const meanings = name === 'meta' || name === 'link' ? readTag(attributes) : []
          for (const meaning of meanings) {
            if (isConditional(source, parser.startIndex)) continue
            found.push({ meaning, start: parser.startIndex, end: parser.endIndex + 1 })
          }
        }
      },
      onclosetag(name) {
        if (name !== inert) return
        depth -= 1
        if (depth === 0) inert = ''
      },
    },
    format !== 'html',
  )
  parser.end(source)
  return placeAll(found, text)
}

const OPENING = /\{%-?\s*(?:if|unless|case|ifchanged)\b|\{\{-?\s*(?:if|with|range)\b|<%-?\s*if\b|\{#if\b/g
const CLOSING = /\{%-?\s*end(?:if|unless|case|ifchanged)\b|\{\{-?\s*end\b|<%-?\s*(?:end|\})|\{\/if\b/g
const EXPRESSION_BEFORE = /(?:&&|\?|:)\s*\(?\s*$/

/** Returns whether the text at `index` is shown only under a condition of the template, which cannot be evaluated. */
function isConditional(source: string, index: number): boolean {
  const before = source.slice(0, index)
  if (EXPRESSION_BEFORE.test(before.slice(-20))) return true
  return (before.match(OPENING)?.length ?? 0) > (before.match(CLOSING)?.length ?? 0)
}

function placeAll(found: { meaning: Meaning; start: number; end: number }[], text: string): Signal[] {
  let line = 1
  let counted = 0
  return found.map(({ meaning, start, end }) => {
    for (
      let next = text.indexOf('\n', counted);
      next >= 0 && next < start;
      next = text.indexOf('\n', counted)
    ) {
      line += 1
      counted = next + 1
    }
    return placeSignal(meaning, text.slice(start, end), line)
  })
}
