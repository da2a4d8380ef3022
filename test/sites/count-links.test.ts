import { expect, it } from 'vitest'
import { countLinks, nameOfFile } from '../../src/sites/count-links.ts'
import { aFolder, write } from '../support/git-repository.ts'

it.each([
  ['docs/2.install/index.md', 'install'],
  ['../install/#linux', 'install'],
  ['/install.html?a=b', 'install'],
  ['content/03.boards.mdx', 'boards'],
  ['docs/2026.md', '2026'],
])('names %s %s', (path, name) => {
  expect(nameOfFile(path)).toBe(name)
})

it('counts each page that links to a page once', async () => {
  const folder = aFolder()
  const pages = {
    'a.md': '[b](b.md) and [b](./b/#top), not [b](https://globex.com/b)',
    'b.md': '[b](b.md)',
    'c.md': '<a href="/b/">b</a>',
    'd.md': '{{< relref "b.md" >}}',
    'e.md': 'See [b].\n\n[b]: ../b.md\n',
  }
  write(folder, pages)
  const links = await countLinks(
    folder,
    Object.keys(pages).map(path => ({ path })),
  )
  expect([...links]).toEqual([
    ['a.md', 0],
    ['b.md', 4],
    ['c.md', 0],
    ['d.md', 0],
    ['e.md', 0],
  ])
})
