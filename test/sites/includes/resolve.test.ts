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

it.each([
  [['a/n.md', 'b/n.md', '_includes/n.md'], 'n.md', 'a/page.md', 'a/n.md'],
  [['a/n.md', '_includes/n.md', 'c/_includes/n.md'], 'n.md', 'c/x/page.md', 'c/_includes/n.md'],
  [['a/n.md', '_includes/n.md', 'c/_includes/n.md'], 'n.md', 'd/page.md', '_includes/n.md'],
  [['a/n.md', 'b/n.md'], 'n.md', 'c/page.md', undefined],
  // Paths outside of the repository are not resolved.
  [['a.md', 'etc/a.md'], '../../../etc/a.md', 'page.md', undefined],
  [['a.md', 'etc/a.md'], '../a.md', 'page.md', undefined],
  [['a.md', 'etc/a.md'], '/../a.md', 'page.md', undefined],
  [['a.md', 'etc/a.md'], './../../a.md', 'page.md', undefined],
])(
  'in %j, finds for %s the sibling file, a partial, or the nearest: from %s, %s',
  (paths, target, from, path) => {
    expect(resolve(paths, target, from)).toBe(path)
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
])('recognises partials by their paths: %s', (path, is) => {
  expect(isPartial(path)).toBe(is)
})
