import { describe, expect, it } from 'vitest'
import {
  findRivals,
  proposeFromPages,
  proposeFromQueries,
} from '../../../src/commands/init/propose-questions.ts'
import { rankCandidates } from '../../../src/commands/init/read-site.ts'
import { readKeywords } from '../../../src/inputs/keywords.ts'
import { parsePage } from '../../../src/pages/page.ts'
import type { Page } from '../../../src/sites/corpus.ts'

const aPage = (path: string, text: string): Page => ({
  ...{ path, url: path, id: path, owner: undefined },
  content: parsePage(text, 'markdown'),
})
const site = { brand: 'Acme', language: 'en' }
const propose = (pages: Page[], links: [string, number][] = []) =>
  proposeFromPages(pages, new Map(links), site).filter(({ from }) => from !== undefined)
const titled = (title: string) =>
  propose([aPage('a.md', `# ${title}\n\nText.`)]).map(({ keyword }) => keyword)

describe('the questions of pages', () => {
  it('begin with the page that most pages link to, and name it', () => {
    const pages = [aPage('a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Kanban boards\n\nText.')]
    expect(propose(pages, [['b.md', 3]])).toEqual([
      { keyword: 'How do kanban boards work in Acme?', from: { path: 'b.md' } },
      { keyword: 'How does time tracking work in Acme?', from: { path: 'a.md' } },
    ])
  })

  it('take turns of folders whose pages are linked as often', () => {
    const pages = ['a/1.md', 'a/2.md', 'b/1.md'].map(path =>
      aPage(path, `# Boards of ${path[0]}${path[2]}\n\nText.`),
    )
    expect(propose(pages).map(({ from }) => from?.path)).toEqual(['a/1.md', 'b/1.md', 'a/2.md'])
  })

  it('leave out news', () => {
    const pages = [aPage('blog/a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Kanban boards\n\nText.')]
    expect(propose(pages, [['blog/a.md', 3]]).map(({ from }) => from?.path)).toEqual(['b.md'])
  })

  it('have the section of a heading that is a question', () => {
    const text = '# Cloud backup\n\n## How much does a backup cost?\n\nTen.\n\n## Notes\n\nText.'
    expect(propose([aPage('a.md', text)])).toEqual([
      { keyword: 'How does cloud backup work in Acme?', from: { path: 'a.md' } },
      {
        keyword: 'How much does a backup cost?',
        from: { path: 'a.md', heading: 'how-much-does-a-backup-cost' },
      },
    ])
  })

  it('ask what the brand is of the page that says it', () => {
    const pages = [
      aPage('index.md', '# Home\n\nAcme is a kanban tool for teams.'),
      aPage('b.md', '# Boards\n\nText.'),
    ]
    expect(propose(pages).slice(0, 2)).toEqual([
      { keyword: 'What is Acme?', from: { path: 'index.md' }, isAboutBrand: true },
      { keyword: 'What is the best kanban tool?', from: { path: 'index.md' }, isAboutBrand: true },
    ])
  })

  it('ask what the brand is of the page that is named for it, before an index', () => {
    const pages = [aPage('a/index.md', '# Errors\n\nText.'), aPage('b/overview.md', '# Overview\n\nText.')]
    expect(propose(pages)[0]).toMatchObject({ keyword: 'What is Acme?', from: { path: 'b/overview.md' } })
  })

  it('write a word small where the pages do', () => {
    const text = '# Team Boards\n\nA team has boards, and each team shares boards with Globex teams.'
    expect(propose([aPage('a.md', text)])[0]?.keyword).toBe('How do team boards work in Acme?')
  })

  it.each([
    ['Time tracking | Acme Docs', ['How does time tracking work in Acme?']],
    ['1.2 Kanban `boards`', ['How do kanban boards work in Acme?']],
    ['🚀 Team boards', ['How do team boards work in Acme?']],
    ['Acme 🌟 Build better boards', []],
    ['Acme', []],
    ['404 not found', []],
    ['Alpha = beta | gamma', []],
    ['x'.repeat(100), []],
  ])('of the title %j are %j', (title, keywords) => {
    expect(titled(title)).toEqual(keywords)
  })

  it('are read by the input as they are', () => {
    const hostile = [
      '# not, a comment',
      'a \\= b = c',
      '"quoted',
      'one\u2028two lines',
      '- list - like',
      '<b>bold</b> move',
      '${{ secrets.A }} boards',
    ]
    const keywords = hostile.flatMap(titled)
    expect(readKeywords([...keywords, 'another one'].join('\n'))).toEqual({
      keywords: [...keywords, 'another one'].map(keyword => ({ keyword, questions: [] })),
    })
  })

  it('are those of sections where a project has little but a README', () => {
    const readme = '# Acme\n\nText.\n\n## Installation\n\nText.\n\n## Creating boards\n\nText.'
    expect(propose([aPage('README.md', readme)]).map(({ keyword }) => keyword)).toEqual([
      'What is Acme?',
      'How do I install Acme?',
      'How do I create boards in Acme?',
    ])
  })

  it('are asked once, whatever their letter case', () => {
    const pages = [aPage('a.md', '# Time tracking\n\nText.'), aPage('b.md', '# Time Tracking\n\nText.')]
    expect(propose(pages)).toHaveLength(1)
  })
})

describe('search queries', () => {
  it('are taken by how often they are shown, and each that is not says why', () => {
    const queries = [
      { query: 'acme', impressions: 900 },
      { query: 'acme login page', impressions: 300 },
      { query: 'https://acme.dev', impressions: 100 },
      { query: 'kanban = board', impressions: 90 },
      { query: 'kanban app', impressions: 80 },
      { query: 'blue widgets', impressions: 1 },
    ]
    const { candidates, leftOut } = proposeFromQueries(queries, 'Acme')
    expect(candidates.map(({ keyword }) => keyword)).toEqual(['acme login page', 'kanban app'])
    expect(leftOut).toEqual([
      { query: 'acme', reason: 'name' },
      { query: 'https://acme.dev', reason: 'no-question' },
      { query: 'kanban = board', reason: 'no-question' },
      { query: 'blue widgets', reason: 'rare' },
    ])
  })
})

describe('the candidates', () => {
  const candidates = [
    { keyword: 'by another page', from: { path: 'a.md' } },
    { keyword: 'by its page', from: { path: 'b.md' } },
    { keyword: 'without an answer', from: { path: 'c.md' } },
    { keyword: 'searched', from: undefined },
  ]
  const answers = new Map([
    ['by another page', 'z.md'],
    ['by its page', 'b.md'],
    ['searched', 's.md'],
  ])

  it('are searched queries that are answered first, then those that their own page answers', () => {
    const ranked = rankCandidates([...candidates, { keyword: 'x', from: undefined }], keyword =>
      answers.get(keyword),
    )
    expect(ranked.map(({ keyword }) => keyword)).toEqual([
      'searched',
      'by its page',
      'by another page',
      'without an answer',
    ])
  })
})

describe('competitors', () => {
  it('are the names that headings compare the brand with', () => {
    const pages = [
      aPage(
        'a.md',
        '# Acme vs Globex\n\nText.\n\n## Alternatives to Initech\n\nText.\n\n## Rows vs columns\n\nText.',
      ),
    ]
    expect(findRivals(pages, 'Acme')).toEqual(['Globex', 'Initech'])
  })
})
