import { expect, it } from 'vitest'
import { createTreeOpener } from '../../../src/owners/backtest/commit-history.ts'
import { createSelection } from '../../../src/sites/selection.ts'
import { aRepositorySource } from '../../support/pages.ts'

it('opens older trees by undoing changes, and no tree twice', () => {
  const head = aRepositorySource({ 'a.md': 'a3', 'b.md': 'b1', 'robots.txt': 'r1' })
  const chain = [
    { id: 'third', parent: 'second', changed: [{ path: 'a.md', before: 'a1' }] },
    {
      id: 'second',
      parent: 'first',
      changed: [
        { path: 'b.md', before: undefined },
        { path: 'c.md', before: 'c1' },
      ],
    },
    { id: 'first', parent: '', changed: [] },
  ]
  const open = createTreeOpener(head, chain, createSelection([], []))
  const listed = ['third', 'second', 'first', 'third', 'other'].map(commit => {
    const tree = open(commit)
    return tree && [...tree.files, ...tree.siteFiles].map(({ path, id }) => `${path} ${id}`).join(', ')
  })
  expect(listed).toEqual([
    'a.md a3, b.md b1, robots.txt r1',
    'a.md a1, b.md b1, robots.txt r1',
    'a.md a1, c.md c1, robots.txt r1',
    undefined,
    undefined,
  ])
})
