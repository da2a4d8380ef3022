import { describe, expect, it } from 'vitest'
import { addressesOf, normalizeAddress } from '../../../src/sites/indexing/addresses.ts'

describe('addressesOf', () => {
  it.each<[path: string, slug: string | undefined, addresses: string[], url?: string]>([
    ['index.md', undefined, ['/']],
    ['guide/index.md', undefined, ['/guide']],
    ['guide/_index.md', undefined, ['/guide']],
    ['docs/a.md', undefined, ['/docs/a', '/a']],
    ['docs/index.md', undefined, ['/docs', '/']],
    ['src/guide/a.md', undefined, ['/guide/a']],
    ['website/docs/a.md', undefined, ['/docs/a', '/a']],
    ['src/content/docs/a.mdx', undefined, ['/docs/a', '/a']],
    ['content/en/docs/a.md', undefined, ['/en/docs/a', '/docs/a', '/a']],
    ['docs/02-b/01-a.md', undefined, ['/docs/02-b/01-a', '/02-b/01-a', '/docs/b/a', '/b/a']],
    ['blog/2026-01-02-a.md', undefined, ['/blog/2026-01-02-a']],
    ['a.md', 's', ['/s']],
    ['guide/a.md', 's/t', ['/guide/s/t']],
    ['guide/index.md', 's', ['/s']],
    ['guide/a.md', '/s/', ['/s']],
    ['docs/guide/a.md', '/s', ['/docs/s', '/s']],
    ['docs/a.md', undefined, ['/help/a'], 'https://acme.example/help/a.html'],
    ['docs/01-a.md', undefined, ['/01-a', '/a'], 'https://acme.example/01-a'],
    // A name that is no well-formed text.
    ['a\ud800%.md', undefined, ['/a\ufffd%']],
  ])('%s with slug %s: %j', (path, slug, addresses, url = path) => {
    expect(addressesOf({ path, url, content: { slug } })).toEqual(addresses)
  })
})

describe('normalizeAddress', () => {
  it.each([
    ['/a', '/a'],
    ['a', '/a'],
    ['/a/', '/a'],
    ['/a.html', '/a'],
    ['/a/index.html', '/a'],
    ['/a?b=c#d', '/a'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/100%', '/100%'],
    ['', '/'],
    ['/v1.2/a', '/v1.2/a'],
  ])('%j is %j', (address, normal) => {
    expect(normalizeAddress(address)).toBe(normal)
  })
})
