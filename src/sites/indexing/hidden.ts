/** Finds pages that answer engines may not use, and pages without an address. */

import { remember } from '../../lib/remember.ts'
import { hostOf } from '../../lib/web-url.ts'
import type { Signal } from '../../pages/signals/signal.ts'
import type { HiddenKind, HiddenReason } from '../barriers.ts'
import { type Corpus, isOwn, type Page } from '../corpus.ts'
import { toSourcePage } from '../generators/generator.ts'
import { placeIn } from '../generators/generators.ts'
import {
  hidesItself,
  isIgnored,
  listAddresses,
  listPossibleAddresses,
  mayBeAt,
  normalizeAddress,
  parsePublicUrl,
} from './addresses.ts'
import { findNoindex } from './noindex.ts'
import { findRedirect, type Redirect } from './redirects.ts'
import { findBlocks, findRoot, mayBeFor } from './robots.ts'
import type { SiteRules } from './site.ts'
import { type BuiltTree, createUnpublishedFinder, findChangedSettings } from './unpublished.ts'

/** The parts of a corpus that reasons depend on. */
type Tree = Pick<Corpus, 'pages' | 'hidden' | 'site'>

/** Returns why answer engines may not use a page. Each blocked crawler is a reason of its own. */
export function findHiddenReasons(page: Page, { site }: Pick<Tree, 'site'>): HiddenReason[] {
  const reasons: HiddenReason[] = []
  for (const signal of page.content.signals) {
    const kind = toHiddenKind(signal, page)
    const { file = page.path, line, evidence, crawler, target } = signal
    if (kind !== undefined) reasons.push({ kind, file, line, evidence, crawler, target })
  }
  const rule = findNoindex(page, site.noindex)
  if (rule !== undefined) {
    const { file, line, evidence } = rule
    reasons.push({ kind: 'noindex', file, line, evidence })
  }
  for (const block of findBlocks(page, site.robots)) reasons.push({ kind: 'blocked', ...block })
  return [...reasons, ...findForced(page, site)]
}

/** Finds a redirect that applies although the page exists. The first rule for an address counts. */
function findForced(page: Page, { forced, redirects }: SiteRules): HiddenReason[] {
  if (forced.length === 0) return []
  const addresses = listAddresses(page)
  for (const address of addresses) {
    const cover = findRedirect(address, redirects)
    if (cover?.isForced !== true || !mayBeFor(findRoot(cover.file), page)) continue
    const { file, line, evidence, target } = cover
    const isOwn = target.startsWith('/') && addresses.includes(normalizeAddress(target))
    if (!isOwn) return [{ kind: 'redirect', file, line, evidence, target }]
  }
  return []
}

/** Returns, by path, the new reasons that hide pages of the base in `head`. For missing pages, see findSuccessors. */
export function findNewlyHidden(
  pages: Page[],
  base: Tree & BuiltTree,
  head: Tree & BuiltTree,
): Map<string, HiddenReason[]> {
  const changedSettings = findChangedSettings(base, head)
  const findUnpublished = createUnpublishedFinder(base, head, changedSettings)
  const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]))
  const found = new Map<string, HiddenReason[]>()
  const isSameSite =
    changedSettings.length === 0 &&
    isSameList(base.site.robots, head.site.robots) &&
    isSameList(base.site.forced, head.site.forced) &&
    isSameList(base.site.noindex, head.site.noindex)
  for (const page of pages) {
    const now = after.get(page.path)
    if (now === undefined || hidesItself(page)) continue
    // Most pages are not part of the change.
    const isAtSameAddress = isSameText(now.addresses ?? [], page.addresses ?? [])
    if (isSameSite && now.content === page.content && now.url === page.url && isAtSameAddress) continue
    const reasons = findHiddenReasons(now, head)
    const before = reasons.length === 0 ? [] : findHiddenReasons(page, base)
    const added = reasons.filter(
      ({ kind, crawler }) => !before.some(each => each.kind === kind && each.crawler === crawler),
    )
    const unpublished = added.length > 0 ? undefined : findUnpublished(page, now)
    if (unpublished !== undefined) added.push(unpublished)
    if (added.length > 0) found.set(page.path, added)
  }
  return found
}

/** Compares objects by identity, because files that both trees share are parsed once. */
function isSameList(list: unknown[], other: unknown[]): boolean {
  return list.length === other.length && list.every((item, index) => item === other[index])
}

function toHiddenKind(signal: Signal, page: Page): HiddenKind | undefined {
  const { kind, target = '' } = signal
  if (kind === 'alias' || (kind === 'canonical' && !isElsewhere(target, page))) return undefined
  return isIgnored(signal, page.isBuilt) ? undefined : kind
}

/** Returns whether a canonical address belongs to another page. False if the address of the page is not known. */
function isElsewhere(target: string, page: Page): boolean {
  // The address is a template.
  if (/[{}<>$]/.test(target)) return false
  const addresses = listAddresses(page)
  const own = parsePublicUrl(page)
  const [first] = page.addresses ?? []
  if (first === undefined) return false
  const url = URL.parse(target, own?.href ?? `https://site.invalid${first}`)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  const isOtherHost = own !== undefined && toHost(url) !== toHost(own)
  return isOtherHost || !addresses.includes(normalizeAddress(url.pathname))
}

function toHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}

const MAX_HOPS = 5

/**
 * Returns, by path, the pages of the base whose address has no page in `head`, each with the page that redirects lead to.
 * The home page does not count. A page that is hidden, or moved with its whole site, is not missing. A deleted page whose
 * addresses are not known is only listed if a redirect that `before` does not have may lead from it to a page.
 */
export function findSuccessors(pages: Page[], head: Tree, before: Redirect[]): Map<string, Page | undefined> {
  const all = [...head.pages, ...head.hidden]
  const after = new Map(all.map(page => [page.path, page]))
  const moved = pages.filter(page => {
    const now = after.get(page.path)
    return (
      now === undefined || (now.addresses !== undefined && !isSameText(now.addresses, page.addresses ?? []))
    )
  })
  if (moved.length === 0 || isMovedSite(pages, head)) return new Map()
  const there = new Set(all.flatMap(page => listAddresses(page)))
  const at = indexByAddress(head.pages.toReversed())
  const isGone = (addresses: string[]) =>
    addresses.length > 0 && !addresses.some(address => there.has(address))
  const successors = new Map<string, Page | undefined>()
  for (const page of moved) {
    const addresses = listAddresses(page)
    if (isGone(addresses)) {
      const found = addresses.map(address => follow(address, at, head.site, parsePublicUrl(page)))
      successors.set(
        page.path,
        found.find(each => each !== undefined && !listAddresses(each).includes(normalizeAddress(each.base))),
      )
    }
    const possible = page.addresses === undefined ? findPossibleSuccessor(page, head, before) : undefined
    if (possible !== undefined) successors.set(page.path, possible)
  }
  return successors
}

/** Returns the page to which a new redirect leads whose source ends like the path of a page, or the reverse. */
function findPossibleSuccessor({ path }: Page, head: Tree, before: Redirect[]): Page | undefined {
  const { redirects } = head.site
  const possible = listPossibleAddresses(path)
  const longer = redirects.map(({ from }) => from).filter(from => from.endsWith(possible[0] ?? ''))
  for (const address of new Set([...possible, ...longer])) {
    const cover = findRedirect(address, redirects)
    if (cover === undefined || findRedirect(address, before)?.target === cover.target) continue
    const target = normalizeAddress(URL.parse(cover.target, 'https://site.invalid')?.pathname ?? '/')
    const found = target === '/' ? undefined : head.pages.find(page => mayBeAt(page, target))
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the page at an address after at most MAX_HOPS redirects, which must not leave the host of `own`. */
function follow(
  start: string,
  at: ReadonlyMap<string, Page>,
  { redirects }: SiteRules,
  own?: URL,
): Page | undefined {
  let address = normalizeAddress(start)
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const cover = findRedirect(address, redirects)
    const page = at.get(address)
    if (page !== undefined && cover?.isForced !== true) return page
    const url = cover && URL.parse(cover.target, own?.href ?? 'https://site.invalid')
    if (!url || (own !== undefined && toHost(url) !== toHost(own))) return undefined
    address = normalizeAddress(url.pathname)
  }
  return undefined
}

/**
 * Returns a function that finds the brand's page at an address, such as `acme.com/pricing`, after redirects. `other-site`: no
 * page is known to be on its host. A page whose host is not known may be on any.
 */
export function createPageFinder(tree: Tree): (address: string) => Page | 'no-page' | 'other-site' {
  const own = [...tree.hidden, ...tree.pages].filter(({ owner }) => owner === undefined)
  const byHost = Map.groupBy(own, page => hostOf(parsePublicUrl(page)?.href ?? ''))
  const indexOnce = remember(host => indexByAddress(['', host].flatMap(each => byHost.get(each) ?? [])))
  return address => {
    const [host = ''] = address.split('/', 1)
    const start = URL.parse(`https://${host}`) ?? undefined
    const found = follow(address.slice(host.length), indexOnce(host), tree.site, start)
    return found ?? (host !== '' && byHost.has(host) ? 'no-page' : 'other-site')
  }
}

function isSameText(list: readonly string[], other: readonly string[]): boolean {
  return list.join('\n') === other.join('\n')
}

interface MovedPages {
  pages: number
  /** All pages whose addresses are known before and after the change. */
  total: number
  /** The address of one of the moved pages before the change. */
  from: string
  to: string
}

/**
 * Returns the pages whose old address leads nowhere if settings moved several pages, such as a folder. The
 * change does not touch these pages.
 */
export function findMovedPages(pages: Page[], head: Tree & BuiltTree): MovedPages | undefined {
  const pairs = pairAddresses(pages, head)
  const at = indexByAddress(head.pages)
  const gone = pairs.filter(
    ({ page, from, to }) => from !== to && follow(from, at, head.site, parsePublicUrl(page)) === undefined,
  )
  if (gone.length < 2) return undefined
  // A file that is not read, such as the copy of a version, may have the address now.
  const { paths, fieldsOf } = head.files
  const sources = Array.from(paths, path => toSourcePage(path, fieldsOf(path)))
  const built = sources.flatMap(source => placeIn(head.sites, source)?.addresses ?? [])
  const there = new Set(built.map(address => normalizeAddress(encodeURI(address.toWellFormed()))))
  const moved = gone.filter(({ page }) => !listAddresses(page).some(address => there.has(address)))
  const [first, second] = moved.filter(({ page, now }) => page.id === now.id)
  if (first === undefined || second === undefined) return undefined
  return { pages: moved.length, total: pairs.length, from: first.from, to: first.to }
}

/** Returns whether a change of settings moved all pages in the same way, such as `/kit/` to `/`. */
function isMovedSite(pages: Page[], head: Tree): boolean {
  const pairs = pairAddresses(pages, head)
  const [move, ...others] = new Set(pairs.map(({ from, to }) => describeMove(from, to)))
  return pairs.length > 1 && others.length === 0 && move !== ' '
}

/** Returns the brand's pages with their addresses in both trees, if these are known. */
function pairAddresses(pages: Page[], head: Pick<Tree, 'pages' | 'hidden'>) {
  const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]))
  return pages.filter(isOwn).flatMap(page => {
    const now = after.get(page.path)
    const [from] = page.addresses ?? []
    const [to] = now?.addresses ?? []
    return now === undefined || from === undefined || to === undefined ? [] : [{ page, now, from, to }]
  })
}

/** Removes the last segments that both addresses share. */
function describeMove(from: string, to: string): string {
  const before = from.split('/')
  const after = to.split('/')
  while (before.length > 1 && after.length > 1 && before.at(-1) === after.at(-1)) {
    before.pop()
    after.pop()
  }
  return `${before.join('/')} ${after.join('/')}`
}

/**
 * Returns the pages that cannot be checked because their address is unknown: pages that the change moves or gives a
 * canonical address, and all pages if it edits a `robots.txt`, redirects or headers. A deleted page counts only if another
 * page changes.
 */
export function findUncheckable(base: Tree & Pick<BuiltTree, 'sites'>, head: Tree): Page[] {
  const after = new Map([...head.pages, ...head.hidden].map(page => [page.path, page]))
  const isSameSite =
    isSameList(base.site.robots, head.site.robots) &&
    isSameText(base.site.redirects.map(describeRedirect), head.site.redirects.map(describeRedirect)) &&
    isSameList(base.site.noindex.filter(hasPattern), head.site.noindex.filter(hasPattern))
  // If a site publishes no page by its own rules, its code may publish all of them.
  const isPublishedByRules = base.sites.length > 0 && base.pages.some(page => listAddresses(page).length > 0)
  const isOutsideSites = (page: Page) =>
    isPublishedByRules && placeIn(base.sites, toSourcePage(page.path, page.content.fields)) === undefined
  const before = new Map([...base.pages, ...base.hidden].map(({ path, id }) => [path, id]))
  const editsPage = [...after.values()].some(({ path, id }) => before.get(path) !== id)
  return base.pages.filter(page => {
    const now = after.get(page.path)
    if (page.addresses !== undefined || page.owner !== undefined || isOutsideSites(page)) return false
    const isCanonical = now?.content.signals.some(({ kind }) => kind === 'canonical') === true
    return (
      !isSameSite ||
      (now === undefined && editsPage) ||
      (now !== undefined && now.content.slug !== page.content.slug) ||
      (isCanonical && now?.content !== page.content)
    )
  })
}

function hasPattern({ pattern }: SiteRules['noindex'][number]): boolean {
  return pattern !== undefined
}

function describeRedirect({ file, line, evidence, target }: SiteRules['redirects'][number]): string {
  return [file, line, evidence, target].join(' ')
}

function indexByAddress(pages: Page[]): Map<string, Page> {
  return new Map(pages.flatMap(page => listAddresses(page).map(address => [address, page])))
}

/** Maps pages of the base to those in `head` with the same address, such as `a.md` to `a/index.md`. */
export function findAtAddress(pages: Page[], head: Page[]): Map<string, string> {
  const paths = new Set(head.map(({ path }) => path))
  const gone = pages.filter(({ path }) => !paths.has(path))
  if (gone.length === 0) return new Map()
  const before = new Set(pages.map(({ path }) => path))
  const added = head.filter(({ path }) => !before.has(path))
  const at = indexByAddress(added)
  return new Map(
    gone.flatMap(page => {
      const [now] = listAddresses(page).flatMap(address => at.get(address) ?? [])
      return now === undefined ? [] : [[page.path, now.path]]
    }),
  )
}
