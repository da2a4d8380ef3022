import { describe, expect, it } from 'vitest'
import {
  chooseAnswered,
  type KeywordPages,
  proposeFromPages,
  proposeFromQueries,
} from '../../../src/commands/init/propose-keywords.ts'
import type { Page } from '../../../src/embedded/pages/corpus.ts'
import { parsePage } from '../../../src/embedded/pages/page.ts'
import { readKeywords } from '../../../src/inputs/keywords.ts'

const aPage = (path: string, text: string): Page => ({
  ...{ path, url: path, id: path, owner: undefined },
  content: parsePage(text, 'markdown'),
})
const site = { brand: 'Acme', language: 'en' }
const titled = (title: string) =>
  proposeFromPages([aPage('a.md', `# ${title}\n\nText.`)], new Map(), site).map(({ keyword }) => keyword)

describe('proposeFromPages', () => {
  it('begins with the page that most pages link to', () => {
    const pages = [aPage('a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Kanban boards\n\nText.')]
    const links = new Map([['b.md', 3]])
    expect(proposeFromPages(pages, links, site)).toEqual([
      { keyword: 'Kanban boards', path: 'b.md' },
      { keyword: 'Time tracking', path: 'a.md' },
    ])
  })

  it('ends with news, however many pages link to them', () => {
    const pages = [aPage('blog/a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Kanban boards\n\nText.')]
    const found = proposeFromPages(pages, new Map([['blog/a.md', 3]]), site)
    expect(found.map(({ path }) => path)).toEqual(['b.md', 'blog/a.md'])
  })

  it('proposes headings that are questions before the title', () => {
    const text =
      '# Cloud backup\n\n## How much does a backup cost?\n\nTen.\n\n## Notes\n\nText.\n\n## What is it?\n\nText.'
    const found = proposeFromPages([aPage('a.md', text)], new Map(), site)
    expect(found.map(({ keyword }) => keyword)).toEqual(['How much does a backup cost?', 'Cloud backup'])
  })

  it.each([
    ['Watchers', ['Acme Watchers']],
    ['Time tracking | Acme Docs', ['Time tracking']],
    ['1.2 Kanban `boards`', ['Kanban boards']],
    ['Getting Started', []],
    ['Introduction', []],
    ['Acme', []],
    ['404 not found', []],
    ['Alpha = beta | gamma', []],
    ['x'.repeat(100), []],
    ['Options {a, b} here', []],
    ['看板方法', ['看板方法']],
  ])('makes of the title %j: %j', (title, keywords) => {
    expect(titled(title)).toEqual(keywords)
  })

  it('proposes only what the input reads as it is', () => {
    const hostile = [
      '# not, a comment',
      'a \\= b = c',
      '"quoted',
      'one\u2028two lines',
      '- list - like',
      '<b>bold</b> move',
    ]
    const keywords = hostile.flatMap(titled)
    expect(readKeywords([...keywords, 'another one'].join('\n'))).toEqual({
      keywords: [...keywords, 'another one'].map(keyword => ({ keyword, questions: [] })),
    })
  })

  it('proposes the title of the repository’s own page only where there is no other page', () => {
    const [readme, page] = [
      aPage('README.md', '# Boards of Acme\n\nText.'),
      aPage('a.md', '# Time tracking\n\nText.'),
    ]
    expect(proposeFromPages([readme, page], new Map(), site)).toEqual([
      { keyword: 'Time tracking', path: 'a.md' },
    ])
    expect(proposeFromPages([readme], new Map(), site)).toHaveLength(1)
  })

  it('proposes a keyword once, whatever its letter case', () => {
    const pages = [aPage('a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Time Tracking\n\nText.')]
    expect(proposeFromPages(pages, new Map(), site)).toHaveLength(1)
  })
})

describe('proposeFromQueries', () => {
  it('leaves out queries that say nothing of the site, and those that an input reads as something else', () => {
    const queries = ['getting started', 'kanban = board', '# kanban board', 'kanban ${{ 1 }}']
    expect(proposeFromQueries(queries, 'Acme').map(({ keyword }) => keyword)).toEqual(['kanban board'])
  })

  it('leaves out queries with the brand, addresses and operators', () => {
    const queries = ['acme login', 'kanban app', 'https://acme.dev', 'site:acme.dev x', 'kanban app', '12345']
    expect(proposeFromQueries(queries, 'Acme').map(({ keyword }) => keyword)).toEqual(['kanban app'])
  })
})

describe('chooseAnswered', () => {
  const candidates = [
    { keyword: 'a one', path: 'a.md' },
    { keyword: 'a two', path: 'a.md' },
    { keyword: 'lost', path: 'l.md' },
    { keyword: 'b from a', path: 'b.md' },
    { keyword: 'searched', path: undefined },
  ]
  const found = new Map<string, KeywordPages>([
    ['a one', { answer: 'a.md', owner: undefined }],
    ['a two', { answer: 'a.md', owner: undefined }],
    ['b from a', { answer: 'a.md', owner: undefined }],
    ['searched', { answer: 's.md', owner: undefined }],
  ])

  it('takes a search query first, then a keyword of each page, and none without an answer', () => {
    expect(chooseAnswered(candidates, found, 9)).toEqual(['searched', 'a one', 'a two', 'b from a'])
  })

  it('prefers a keyword that its own page owns, though another page answers it', () => {
    const owned = new Map(found).set('b from a', { answer: 'a.md', owner: 'b.md' })
    expect(chooseAnswered(candidates, owned, 2)).toEqual(['searched', 'b from a'])
  })

  it('takes no more than it may', () => {
    expect(chooseAnswered(candidates, found, 2)).toEqual(['searched', 'a one'])
  })
})
