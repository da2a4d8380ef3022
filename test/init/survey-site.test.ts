import { expect, it } from 'vitest'
import { findOriginals } from '../../src/init/survey-site.ts'

it.each([
  ['no suffix', ['a.md', 'a-zh.md', 'b.md', 'b-zh.md'], undefined, ['a.md', 'b.md']],
  [
    'no folder',
    ['docs/a.md', 'docs/b.md', 'docs/fr/a.md', 'docs/fr/b.md'],
    undefined,
    ['docs/a.md', 'docs/b.md'],
  ],
  [
    'no name',
    ['docs/a.md', 'docs/b.md', 'docs-zh/a.md', 'docs-zh/b.md'],
    undefined,
    ['docs/a.md', 'docs/b.md'],
  ],
  ['English', ['zh/a.md', 'zh/b.md', 'zh/c.md', 'en/a.md', 'en/b.md'], 'en', ['en/a.md', 'en/b.md']],
  ['a suffix', ['a.en.md', 'a.zh-CN.md', 'b.en.md', 'b.zh-CN.md'], 'en', ['a.en.md', 'b.en.md']],
  [
    'the commonest',
    ['de/a.md', 'de/b.md', 'fr/a.md', 'fr/b.md', 'de/c.md'],
    'de',
    ['de/a.md', 'de/b.md', 'de/c.md'],
  ],
])('finds the originals by %s', (_, paths, language, own) => {
  expect(findOriginals(paths)).toEqual({ language, paths: own })
})

it('finds no originals if no page is translated, or only a few among many', () => {
  expect(findOriginals(['docs/go/a.md', 'docs/id/b.md', 'it/c.md'])).toBeUndefined()
  const many = Array.from({ length: 50 }, (_, index) => `page${index}.md`)
  expect(
    findOriginals([...many, 'uk-domain/a.md', 'to-uk.md', 'to-de.md', 'in-it.md', 'in-no.md']),
  ).toBeUndefined()
})
