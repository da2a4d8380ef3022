import { describe, expect, it } from 'vitest'
import { proposeOwners } from '../../src/init/propose-owners.ts'
import { aPage } from '../support/corpus-pages.ts'

const install = aPage(
  'docs/install.md',
  '# Install Acme\n\nUnpack it.\n\n## Platforms\n\n### How to install on Linux?\n\nRun apt.',
)
const prices = aPage('docs/p1.md', '# Prices of cards in packs\n\nA card is free.')
const boardly = aPage('competitors/boards.md', '# Kanban boards\n\nBoards of others.', 'Boardly')
const pages = [install, prices, boardly]
const site = { brand: 'Acme', language: 'en' }
const propose = (keyword: string) => proposeOwners(pages, [keyword], site)[0]

describe('proposeOwners', () => {
  it('is certain of a page whose title is the question', () => {
    expect(propose('install Acme')).toMatchObject({ owner: { path: 'docs/install.md' }, certainty: 'named' })
  })

  it('is not certain of a page whose title has more words than the question', () => {
    const found = propose('cards')
    expect(found).toMatchObject({ owner: { path: 'docs/p1.md' }, certainty: 'guessed' })
    expect(found?.fit).toBeLessThan(0.9)
  })

  it('is not certain of a section whose heading is the question', () => {
    const owner = { path: 'docs/install.md', heading: 'how-to-install-on-linux' }
    expect(propose('How to install on Linux?')).toMatchObject({ owner, certainty: 'guessed' })
  })

  it('prefers the outermost of the pages with the title of the question', () => {
    const [old, current] = ['docs/v1/boards.md', 'docs/boards.md'].map(path =>
      aPage(path, '# Boards\n\nText.'),
    )
    const longer = aPage('docs/v2/boards.md', '# Boards\n\nBoards of Acme. Acme has boards.')
    const all = [old, longer, current].filter(page => page !== undefined)
    expect(proposeOwners(all, ['Acme Boards'], site)).toEqual([
      { owner: { path: 'docs/boards.md' }, fit: 1, certainty: 'guessed' },
    ])
  })

  it('names no page of a competitor, and none for a question that no page is named after', () => {
    expect(propose('kanban boards')?.owner.path).not.toBe('competitors/boards.md')
    expect(propose('time tracking')).toBeUndefined()
  })

  it.each([
    'docs/a | b.md',
    'docs/${{ x }}.md',
    'docs/a#b.md#c.md',
    ' docs/x.md',
    'docs/x\ty.md',
    'docs/x\u2028- run: y.md',
  ])('proposes no page whose path the inputs would not read: %j', path => {
    const ownerOf = (name: string) =>
      proposeOwners([aPage(name, '# Install Acme\n\nText.')], ['install Acme'], site)[0]?.owner.path
    expect([ownerOf(path), ownerOf('docs/x.md')]).toEqual([undefined, 'docs/x.md'])
  })
})
