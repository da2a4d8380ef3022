/** Why an answer engine may not use a page. */

import type { Signal } from '../../pages/signals/signal.ts'
import type { Page } from '../corpus.ts'
import type { HiddenKind, HiddenReason } from '../facts.ts'
import { addressesOf, normalizeAddress, publicUrlOf } from './addresses.ts'
import { coversAddress } from './redirects.ts'
import { findBlocks, mayBeFor, rootOf } from './robots.ts'
import type { SiteRules } from './site.ts'

/** A corpus, as far as reasons depend on it. */
interface Tree {
  pages: Page[]
  /** Pages that are left out of `pages`, as their own text hides them. */
  hidden: Page[]
  site: SiteRules
}

/**
 * Returns every reason why an answer engine may not use `page`, of `tree.pages` or `tree.hidden`; an empty list for a
 * page that it may use. One reason for each crawler that a `robots.txt` keeps out.
 */
export function hiddenReasons(page: Page, { site }: Pick<Tree, 'site'>): HiddenReason[] {
  const own = page.content.signals.flatMap(signal => {
    const kind = hiddenKindOf(signal, page)
    const { file = page.path, line, evidence, crawler, target } = signal
    return kind === undefined ? [] : [{ kind, file, line, evidence, crawler, target }]
  })
  const blocks = findBlocks(page, site.robots).map(block => ({ kind: 'blocked' as const, ...block }))
  return [...own, ...blocks, ...findForced(page, site)]
}

/** The redirect that a host follows although the page is there. The first rule for an address counts. */
function findForced(page: Page, { forced, redirects }: SiteRules): HiddenReason[] {
  if (forced.length === 0) return []
  const addresses = addressesOf(page)
  for (const address of addresses) {
    const cover = coversAddress(address, redirects)
    if (cover?.isForced !== true || !mayBeFor(rootOf(cover.file), page)) continue
    const { file, line, evidence, target } = cover
    const isOwn = target.startsWith('/') && addresses.includes(normalizeAddress(target))
    if (!isOwn) return [{ kind: 'redirect', file, line, evidence, target }]
  }
  return []
}

/**
 * Returns the pages, by path, that `head` hides and `base` did not, each with the reasons that are new. `pages` are of the
 * base; see findUnreachable for those that `head` lacks.
 */
export function hiddenSince(pages: Page[], base: Tree, head: Tree): Map<string, HiddenReason[]> {
  const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]))
  const found = new Map<string, HiddenReason[]>()
  const isSameSite =
    isSameList(base.site.robots, head.site.robots) && isSameList(base.site.forced, head.site.forced)
  for (const page of pages) {
    const now = after.get(page.path)
    if (now === undefined || !page.content.isPublic) continue
    // Most pages of a change are not part of it.
    const isSamePage = now.content === page.content && now.url === page.url && now.path === page.path
    if (isSameSite && isSamePage) continue
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
  return kind === 'alias' ? undefined : kind
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

/**
 * Returns those of `pages`, from the base, whose address no page of `head` has and no redirect of it leads on from: deleted,
 * renamed, or with another slug. Without a site URL a page has several possible addresses, and is gone when no page of the
 * head may have any of them. A page that is still there but hidden keeps its address; see hiddenSince.
 */
export function findUnreachable(pages: Page[], head: Tree): Page[] {
  const all = [...head.pages, ...head.hidden]
  const slugs = new Map(all.map(({ path, content }) => [path, content.slug]))
  const moved = pages.filter(({ path, content }) => !slugs.has(path) || slugs.get(path) !== content.slug)
  if (moved.length === 0) return []
  const there = new Set(all.flatMap(page => addressesOf(page)))
  const isReachable = (address: string) =>
    there.has(address) || coversAddress(address, head.site.redirects) !== undefined
  return moved.filter(page => !addressesOf(page).some(isReachable))
}

/** Returns the paths of `pages`, from the base, that have another path in `head` at the same address: `a.md` as `a/index.md`. */
export function findAtAddress(pages: Page[], head: Page[]): Map<string, string> {
  const paths = new Set(head.map(({ path }) => path))
  const gone = pages.filter(({ path }) => !paths.has(path))
  if (gone.length === 0) return new Map()
  const before = new Set(pages.map(({ path }) => path))
  const added = head.filter(({ path }) => !before.has(path))
  const pathAt = new Map(added.flatMap(page => addressesOf(page).map(address => [address, page.path])))
  return new Map(
    gone.flatMap(page => {
      const path = addressesOf(page).flatMap(address => pathAt.get(address) ?? [])[0]
      return path === undefined ? [] : [[page.path, path]]
    }),
  )
}
