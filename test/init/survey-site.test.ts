import { expect, it } from 'vitest'
import { findOriginals } from '../../src/init/survey-site.ts'

it.each([
  ['no suffix', ['a.md', 'a-zh.md', 'b.md', 'b-zh.md'], ['a.md', 'b.md']],
  ['no folder', ['docs/a.md', 'docs/fr/a.md', 'docs/pt-BR/a.md'], ['docs/a.md']],
  ['no name of a folder', ['docs/a.md', 'docs-zh/a.md'], ['docs/a.md']],
  ['English', ['zh/a.md', 'zh/b.md', 'zh/c.md', 'en/a.md', 'en/b.md', 'README.md'], ['en/a.md', 'en/b.md']],
  ['a suffix', ['a.en.md', 'a.zh-CN.md'], ['a.en.md']],
  ['none', ['de/a.md', 'fr/a.md'], ['de/a.md', 'fr/a.md']],
  ['no chance', ['a.md', 'b.md', 'to-uk.md', 'to-de.md'], ['a.md', 'b.md']],
])('finds the originals by %s', (_, paths, originals) => {
  expect(findOriginals(paths)).toEqual(originals)
})
