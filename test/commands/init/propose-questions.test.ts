import { describe, expect, it } from 'vitest'
import {
  type Candidate,
  findCategoryOf,
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
    const pages = [
      aPage('a.md', '# Time tracking for teams\n\nText.'),
      aPage('b.md', '# Kanban boards for teams\n\nText.'),
    ]
    expect(propose(pages, [['b.md', 3]])).toMatchObject([
      { keyword: 'Kanban boards for teams', from: { path: 'b.md' } },
      { keyword: 'Time tracking for teams', from: { path: 'a.md' } },
    ])
  })

  it('take turns of folders, with pages on buying first and what people look up last', () => {
    const paths = ['a/1.md', 'a/2.md', 'b/1.md', 'api/1.md', 'b/acme-alternatives.md']
    const pages = paths.map(path => aPage(path, `# Boards of ${path.replace(/\W/g, '')}\n\nText.`))
    const found = propose(pages, [
      ['a/2.md', 2],
      ['a/1.md', 1],
      ['api/1.md', 9],
    ]).map(({ from }) => from?.path)
    expect(found).toEqual(['b/acme-alternatives.md', 'a/2.md', 'b/1.md', 'a/1.md', 'api/1.md'])
  })

  it.each([
    ['docs/best-kanban-boards.md', 'Boards', true],
    ['docs/best-practices.md', 'Boards', false],
    ['docs/boards.md', 'Acme vs Globex', true],
    ['docs/boards.md', 'Rows vs columns', false],
    ['docs/pricing.md', 'Pricing', true],
  ])('of %s, %s, are on buying: %s', (path, title, isOnBuying) => {
    const [first] = propose([aPage(path, `# ${title} for teams\n\nText.`)])
    expect(first?.isOnBuying).toBe(isOnBuying)
  })

  it('leave out news', () => {
    const pages = [
      aPage('blog/a.md', '# Time tracking for teams\n\nText.'),
      aPage('b.md', '# Kanban boards for teams\n\nText.'),
    ]
    expect(propose(pages, [['blog/a.md', 3]]).map(({ from }) => from?.path)).toEqual(['b.md'])
  })

  it('have the section of a heading that is a question', () => {
    const text = '# Cloud backup for teams\n\n## How much does a backup cost?\n\nTen.\n\n## Notes\n\nText.'
    expect(propose([aPage('a.md', text)])).toMatchObject([
      { keyword: 'Cloud backup for teams', from: { path: 'a.md' } },
      {
        keyword: 'How much does a backup cost?',
        from: { path: 'a.md', heading: 'how-much-does-a-backup-cost' },
        isBare: true,
      },
    ])
  })

  it('ask what the brand is of the page that says it', () => {
    const pages = [
      aPage('index.md', '# Home\n\nAcme is a kanban tool for teams.'),
      aPage('b.md', '# Boards\n\nText.'),
    ]
    expect(propose(pages)[0]).toEqual({
      ...{ keyword: 'What is Acme?', from: { path: 'index.md' }, isAboutBrand: true },
    })
    expect(findCategoryOf(pages, 'Acme')).toBe('kanban tool')
  })

  it('ask what the brand is of the page that is named for it, before an index', () => {
    const pages = [aPage('a/index.md', '# Errors\n\nText.'), aPage('b/overview.md', '# Overview\n\nText.')]
    expect(propose(pages)[0]).toMatchObject({ keyword: 'What is Acme?', from: { path: 'b/overview.md' } })
  })

  it('write a word small where the pages do', () => {
    const text = '# Share Team Boards\n\nA team has boards, and each team shares boards with Globex teams.'
    const sharing = text.replace('Share', 'Creating')
    expect(propose([aPage('a.md', sharing)])[0]?.keyword).toBe('How do I create team boards in Acme?')
  })

  it.each([
    ['Time tracking | Acme Docs', ['Acme Time tracking']],
    ['1.2 Kanban `boards`', ['Acme Kanban boards']],
    ['🚀 Team boards', ['Acme Team boards']],
    ['Acme 🌟 Build better boards', []],
    ['Acme', []],
    ['404 not found', []],
    ['Alpha = beta | gamma', []],
    ['x'.repeat(100), []],
  ])('of the title %j are %j', (title, keywords) => {
    expect(titled(title)).toEqual(keywords)
  })

  it('leave out the title of the home page', () => {
    const pages = [
      aPage('content/_index.md', '# Power without fear for teams\n\nText.'),
      aPage('b.md', '# Boards\n\nText.'),
    ]
    expect(propose(pages).map(({ keyword }) => keyword)).toEqual(['What is Acme?', 'Acme Boards'])
  })

  it('have titles of a single word last', () => {
    const pages = [aPage('a.md', '# Labels\n\nText.'), aPage('b.md', '# Team boards\n\nText.')]
    expect(propose(pages)).toMatchObject([
      { keyword: 'Acme Team boards' },
      { keyword: 'Acme Labels', isBare: true },
    ])
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
    const pages = [
      aPage('a.md', '# Time tracking for teams\n\nText.'),
      aPage('b.md', '# Time Tracking for Teams\n\nText.'),
    ]
    expect(propose(pages)).toHaveLength(1)
  })
})

it('takes search queries by how often they are shown', () => {
  const queries = [
    { query: 'acme', impressions: 900 },
    { query: 'acme login page', impressions: 300 },
    { query: 'https://acme.dev', impressions: 100 },
    { query: 'kanban = board', impressions: 90 },
    { query: 'kanban app', impressions: 80 },
    { query: 'blue widgets', impressions: 1 },
  ]
  const taken = proposeFromQueries(queries, 'Acme').map(({ keyword }) => keyword)
  expect(taken).toEqual(['acme login page', 'kanban app'])
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

  const rank = (of: Candidate[]) =>
    rankCandidates(of, keyword => answers.get(keyword) ?? /\S+\.md/.exec(keyword)?.[0]).map(
      ({ keyword }) => keyword,
    )

  it('are searched queries that are answered first, then those that their own page answers', () => {
    expect(rank([...candidates, { keyword: 'x', from: undefined }])).toEqual([
      'searched',
      'by its page',
      'by another page',
      'without an answer',
    ])
  })

  it('are pages on buying first, then questions, keywords, sections', () => {
    const of = (keyword: string, set: Partial<Candidate> = {}): Candidate => ({
      ...{ keyword, from: { path: 'a.md' } },
      ...set,
    })
    expect(
      rank([
        of('Boards? of a.md?', { isBare: true }),
        of('boards of a.md'),
        of('What of a.md?'),
        of('prices of a.md', { isOnBuying: true }),
      ]),
    ).toEqual(['prices of a.md', 'What of a.md?', 'boards of a.md', 'Boards? of a.md?'])
  })

  it('are at most some of one folder before those of others', () => {
    const many = Array.from({ length: 8 }, (_, index) => `What of many/${index}.md?`)
    const few = ['What of few/1.md?', 'What of few/2.md?']
    const ranked = rank(
      [...many, ...few].map(keyword => ({ keyword, from: { path: /\S+\.md/.exec(keyword)?.[0] ?? '' } })),
    )
    expect(ranked.slice(0, 7)).toEqual([...many.slice(0, 5), ...few])
  })
})
