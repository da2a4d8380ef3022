/** Addresses that a change takes away. */
import type { Page } from '../corpus.ts'
import { addressesOf } from './addresses.ts'
import type { Tree } from './hidden.ts'
import { type Cover, coversAddress } from './redirects.ts'

export interface GoneAddress {
  /** The page of the base. */
  page: Page
  /** Where it was published; without a site URL the most likely path. */
  address: string
  /** The redirect in the head that leads on from there; undefined when there is none. */
  redirect: Cover | undefined
}

/**
 * Returns those of `pages`, from the base, whose address no page of `head` has: deleted, renamed, or with another slug.
 * Without a site URL a page has several possible addresses, and is gone when no page of the head may have any of them. A
 * page that is still there but hidden keeps its address; see hiddenSince.
 */
export function findGone(pages: Page[], head: Tree): GoneAddress[] {
  const all = [...head.pages, ...head.hidden]
  const slugs = new Map(all.map(({ path, content }) => [path, content.slug]))
  const moved = pages.filter(({ path, content }) => !slugs.has(path) || slugs.get(path) !== content.slug)
  if (moved.length === 0) return []
  const there = new Set(all.flatMap(page => addressesOf(page)))
  return moved.flatMap(page => {
    const addresses = addressesOf(page)
    if (addresses.some(address => there.has(address))) return []
    const redirect = addresses
      .map(address => coversAddress(address, head.site.redirects))
      .find(cover => cover !== undefined)
    return [{ page, address: addresses[0] ?? '/', redirect }]
  })
}
