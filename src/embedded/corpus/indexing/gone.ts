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
  const there = new Set([...head.pages, ...head.hidden].flatMap(page => addressesOf(page)))
  return pages.flatMap(page => {
    const addresses = addressesOf(page)
    if (addresses.some(address => there.has(address))) return []
    const redirect = addresses
      .map(address => coversAddress(address, head.site.redirects))
      .find(cover => cover !== undefined)
    return [{ page, address: addresses[0] ?? '/', redirect }]
  })
}
