import { describe, expect, it } from 'vitest'
import { countLinks } from '../../../src/commands/init/read-site.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** How many pages link to `docs/guide/setup.md` where one page holds `text`. */
const linksFrom = (path: string, text: string) =>
  countLinks(
    [
      { path: 'docs/guide/setup.md', text: '# Set-up' },
      { path: 'docs/index.md', text: '# Home' },
      { path, text },
    ],
    ['docs'],
    ['https://acme.dev/'],
  ).get('docs/guide/setup.md')

describe('countLinks', () => {
  it.each([
    ['a relative link', 'docs/guide/a.md', '[a](setup.md)'],
    ['a link from another folder', 'docs/b/a.md', '[a](../guide/setup.md#part)'],
    ['a link without extension', 'docs/guide/a.md', '[a](./setup)'],
    ['a link from the page’s own address', 'docs/guide/a.md', '[a](../setup/)'],
    ['a link from the root of the site', 'docs/a.md', '[a](/guide/setup/)'],
    ['a link from the root of the repository', 'docs/a.md', '[a](/docs/guide/setup.md)'],
    ['a full address of the site', 'README.md', '[a](https://acme.dev/guide/setup?x=1)'],
    ['HTML', 'docs/a.md', '<a class="x" href="/guide/setup.html">a</a>'],
    ['a definition', 'docs/guide/a.md', '[a][1]\n\n[1]: setup.md'],
    ['a reference of Hugo', 'docs/guide/a.md', '{{< relref "guide/setup.md" >}}'],
  ])('counts %s', (_, path, text) => {
    expect(linksFrom(path, text)).toBe(1)
  })

  it('counts a page that links twice once', () => {
    expect(linksFrom('docs/guide/a.md', '[a](setup.md) [b](setup.md)')).toBe(1)
  })

  it.each([
    ['another site', 'docs/a.md', '[a](https://globex.com/guide/setup)'],
    ['an address without a host', 'docs/a.md', '[a](mailto:guide/setup)'],
    ['another page', 'docs/a.md', '[a](/guide/other)'],
    ['a part of the page', 'docs/a.md', '[a](#guide/setup)'],
  ])('counts no link to %s', (_, path, text) => {
    expect(linksFrom(path, text)).toBe(0)
  })

  it('reads a page of 200,000 line feeds at once', () => {
    expectLinear(200_000, size => {
      expect(linksFrom('docs/guide/a.md', `${'\n'.repeat(size)}[a](setup.md)`)).toBe(1)
    })
  })

  it('counts no link of a page to itself', () => {
    const pages = [{ path: 'a.md', text: '[a](a.md)' }]
    expect(countLinks(pages, [], []).get('a.md')).toBe(0)
  })
})
