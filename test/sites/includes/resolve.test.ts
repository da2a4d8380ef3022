import { expect, it } from 'vitest'
import { createResolver, isPartial } from '../../../src/sites/includes/resolve.ts'

const resolve = (paths: string[], target: string, from: string) =>
  createResolver(() => paths.map(path => ({ path, id: path })))(target, from)?.path

it.each([
  ['./_a.mdx', 'docs/x/page.mdx', 'docs/x/_a.mdx'],
  ['../_b.mdx', 'docs/x/page.mdx', 'docs/_b.mdx'],
  ['@site/docs/_b.mdx', 'docs/x/page.mdx', 'docs/_b.mdx'],
  ['/docs/_b.mdx', 'docs/x/page.mdx', 'docs/_b.mdx'],
  ['note.html', 'en/page.md', '_includes/note.html'],
  ['sub/c.md', 'content/en/guide/page.md', 'content/en/_includes/sub/c.md'],
])('finds %s of %s', (target, from, path) => {
  const paths = ['docs/x/_a.mdx', 'docs/_b.mdx', '_includes/note.html', 'content/en/_includes/sub/c.md']
  expect(resolve([...paths, 'content/ja/_includes/sub/c.md', 'docs/page.md'], target, from)).toBe(path)
})

it('prefers the file beside the page, then partials, then those nearest to it, then the shortest path', () => {
  const paths = ['a/n.md', 'b/n.md', '_includes/n.md', 'c/_includes/n.md']
  expect(resolve(paths, 'n.md', 'a/page.md')).toBe('a/n.md')
  expect(resolve(paths, 'n.md', 'c/x/page.md')).toBe('c/_includes/n.md')
  expect(resolve(paths, 'n.md', 'd/page.md')).toBe('_includes/n.md')
})

it('finds none where two are as near', () => {
  expect(resolve(['a/n.md', 'b/n.md'], 'n.md', 'c/page.md')).toBeUndefined()
})

it.each(['../../../etc/a.md', '../a.md', '/../a.md', './../../a.md'])(
  'does not leave the tree by %s',
  target => {
    expect(resolve(['a.md', 'etc/a.md'], target, 'page.md')).toBeUndefined()
  },
)

it.each([
  ['docs/_note.mdx', true],
  ['content/_common/a.md', true],
  ['docs/includes/a.md', true],
  ['docs/snippets/a.md', true],
  ['content/docs/_index.md', false],
  ['docs/guide/a_b.md', false],
  ['docs/includes.md', false],
])('tells partials by their paths: %s', (path, is) => {
  expect(isPartial(path)).toBe(is)
})
