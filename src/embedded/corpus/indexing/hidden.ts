/** Why an answer engine may not use a page. */
import type { Page } from '../corpus.ts'
import { addressesOf, normalizeAddress, publicUrlOf } from './addresses.ts'
import { findBlocks } from './robots.ts'
import type { Signal } from './signal.ts'
import type { Site } from './site.ts'

export type HiddenKind =
  | 'noindex'
  | 'draft'
  | 'unpublished'
  | 'unlisted'
  /** The page sends its readers to `target`. */
  | 'redirect'
  /** The page names another page, `target`, as its canonical address. */
  | 'canonical'
  /** A `robots.txt` keeps `crawler` from the page. */
  | 'blocked'

export interface HiddenReason {
  kind: HiddenKind
  /** The file that says so: the page, or a `robots.txt`. */
  file: string
  /** From 1. */
  line: number
  /** The text of this line or tag, on one line; it comes from outside. */
  evidence: string
  /** The crawler that it is for; undefined for all. */
  crawler?: string | undefined
  /** The other address: of a `redirect` and a `canonical`. */
  target?: string | undefined
}

/** A corpus, as far as reasons depend on it. */
export interface Tree {
  pages: Page[]
  /** Pages that are left out of `pages`, as their own text hides them. */
  hidden: Page[]
  site: Site
}

/**
 * Returns every reason why an answer engine may not use `page`, of `tree.pages` or `tree.hidden`; an empty list for a
 * page that it may use. One reason for each crawler that a `robots.txt` keeps out.
 */
export function hiddenReasons(page: Page, { site }: Pick<Tree, 'site'>): HiddenReason[] {
  const own = page.content.signals.flatMap(signal => {
    const kind = hiddenKindOf(signal, page)
    const { line, evidence, crawler, target } = signal
    return kind === undefined ? [] : [{ kind, file: page.path, line, evidence, crawler, target }]
  })
  return [...own, ...findBlocks(page, site.robots).map(block => ({ kind: 'blocked' as const, ...block }))]
}

/** Tells whether hiddenReasons has a reason for `page`. */
export function isHidden(page: Page, tree: Pick<Tree, 'site'>): boolean {
  return hiddenReasons(page, tree).length > 0
}

/**
 * Returns the pages, by path, that `head` hides and `base` did not, each with the reasons that are new. `pages` are of the
 * base. Pages that are deleted or moved in `head` are not among them; see findGone.
 *
 *     const { base, head } = await loadCorpora(before, after, settings)
 *     const hidden = hiddenSince(base.pages, base, head)
 *     // Why a page does not answer any longer, though its text may be there:
 *     const [reason] = hidden.get('docs/prices.md') ?? []
 *     // Pages without their address, each with the redirect that covers it:
 *     const gone = findGone(base.pages, head)
 */
export function hiddenSince(
  pages: Page[],
  base: Pick<Tree, 'site'>,
  head: Tree,
): Map<string, HiddenReason[]> {
  const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]))
  const found = new Map<string, HiddenReason[]>()
  const isSameRobots = isSameList(base.site.robots, head.site.robots)
  for (const page of pages) {
    const now = after.get(page.path)
    if (now === undefined || !page.content.isPublic) continue
    // Most pages of a change are not part of it.
    if (isSameRobots && now.content === page.content && now.url === page.url) continue
    const reasons = hiddenReasons(now, head)
    if (reasons.length === 0) continue
    const before = new Set(hiddenReasons(page, base).map(keyOf))
    const added = reasons.filter(reason => !before.has(keyOf(reason)))
    if (added.length > 0) found.set(page.path, added)
  }
  return found
}

/** The same objects: what two trees share is read once. */
function isSameList(list: unknown[], other: unknown[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index])
}

function keyOf({ kind, crawler = '' }: HiddenReason): string {
  return `${kind} ${crawler}`
}

function hiddenKindOf({ kind, target = '' }: Signal, page: Page): HiddenKind | undefined {
  if (kind === 'canonical') return isElsewhere(target, page) ? kind : undefined
  return kind === 'nosnippet' || kind === 'alias' ? undefined : kind
}

/**
 * Tells whether a canonical address belongs to another page. If the URL of the page is unknown, only the last segment is
 * compared: host and folder are unknown too.
 */
function isElsewhere(target: string, page: Page): boolean {
  // What a template fills in is not known.
  if (/[{}<>$]/.test(target)) return false
  const addresses = addressesOf(page)
  const own = publicUrlOf(page)
  const url = URL.parse(target, own?.href ?? `https://site.invalid${addresses[0] ?? '/'}`)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  const address = normalizeAddress(url.pathname)
  if (own !== undefined) return hostOf(url) !== hostOf(own) || !addresses.includes(address)
  return !addresses.includes('/') && !addresses.some(each => lastOf(each) === lastOf(address))
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** The last segment, without the date that Jekyll's posts begin with. */
function lastOf(address: string): string {
  return address
    .slice(address.lastIndexOf('/') + 1)
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .toLowerCase()
}
