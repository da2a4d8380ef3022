import { describe, expect, it } from 'vitest'
import {
  askAbout,
  dropRepeated,
  MIN_ASKED,
  orderByTask,
  proposeFromPages,
  proposeFromQueries,
} from '../../src/init/propose-questions.ts'
import { parsePage } from '../../src/pages/page.ts'
import type { Page } from '../../src/sites/corpus.ts'

const aPage = (path: string, title: string): Page => ({
  ...{ path, url: path, addresses: undefined, base: '/', id: path, owner: undefined },
  content: parsePage(`# ${title}\n\nAcme does what it says.\n`, 'markdown'),
})

describe('proposeFromPages', () => {
  it.each([
    ['How to export invoices as CSV | Acme Docs', 'How to export invoices as CSV'],
    ['3. Rate limits', 'Acme Rate limits'],
    ['10th birthday', 'Acme 10th birthday'],
    ['Setting up teams', 'Setting up teams with Acme'],
    ['Using with Docker', 'Using Acme with Docker'],
    ['Migrating from Globex', 'Migrating from Globex to Acme'],
    ['What is a board?', 'What is a board?'],
    ['`acme` pricing', 'acme pricing'],
    ['Introduction', undefined],
    ['API reference', undefined],
    ['Reactivity API: Core', undefined],
    ['acmectl CLI reference', undefined],
    ['Install native build environment', undefined],
    ['Acme', undefined],
    ['Acme website', undefined],
  ])('proposes %s as %s', (title, keyword) => {
    expect(proposeFromPages([aPage('docs/a.md', title)], 'Acme').map(each => each.keyword)).toEqual(
      keyword === undefined ? [] : [keyword],
    )
  })

  const title = 'A page about one thing'
  it.each([
    'CONTRIBUTING.md',
    'docs/contributing/setup.md',
    'HACKING.md',
    'docs/SKILL.md',
    'RELEASING.md',
    'docs/code-of-conduct.md',
    'src/agencies/globex.md',
    'customers/initech/index.md',
    'docs/privacy-policy.md',
    'blog/2026-01-01-news.md',
    'website/versioned_docs/version-1.2/boards.md',
    'docs/index.md',
  ])('proposes nothing from %s', path => {
    expect(proposeFromPages([aPage(path, title), aPage('docs/b/c.md', 'Acme boards')], 'Acme')).toMatchObject(
      [{ keyword: 'Acme boards' }],
    )
  })

  const steps = (product: string) => aPage(`docs/${product}/admin/start.md`, 'Getting started')
  it.each([
    ['docs/rocket/admin/limits.md', 'Rate limits', ['Acme Rocket Rate limits']],
    ['docs/acme-sync/limits.md', 'Rate limits', ['Acme Sync Rate limits']],
    ['docs/acm/limits.md', 'Rate limits', ['Acme Rate limits']],
    ['docs/tips/limits.md', 'Rate limits', ['Acme Rate limits']],
    ['docs/acme-sync/api/sync.md', 'Sync', []],
    ['docs/rocket/index.md', 'Acme Comparison', []],
    ['docs/rocket/settings.mdx', 'Rate limits', []],
  ])('names the product of %s with the title %s: %j', (path, title, keywords) => {
    const pages = [...['rocket', 'glider', 'acm'].map(steps), aPage(path, title)]
    const proposed = proposeFromPages(pages, 'Acme').filter(({ from }) => from?.path === path)
    expect(proposed.map(({ keyword }) => keyword)).toEqual(keywords)
  })

  it('proposes the pages of the tasks of readers first, then those with the most links', () => {
    const pages = [
      aPage('docs/a.md', 'Export all invoices at once'),
      aPage('docs/b.md', 'Set limits for a whole column'),
      aPage('docs/c.md', 'Acme plans'),
      aPage('docs/d.md', 'Getting started with the API of Acme'),
      aPage('docs/quick-start.md', 'Your first board'),
      aPage('docs/e.md', 'Acme vs Globex'),
    ]
    const links = new Map(pages.map(({ path }, index) => [path, index]))
    expect(orderByTask(proposeFromPages(pages, 'Acme', links)).map(({ keyword }) => keyword)).toEqual([
      'Acme Your first board',
      'Acme plans',
      'Acme vs Globex',
      'Getting started with the API of Acme',
      'Set limits for a whole column',
      'Export all invoices at once',
    ])
  })
})

it('keeps the first of keywords that differ only in letter case', () => {
  const [first, second] = [{ keyword: 'Time tracking' }, { keyword: 'Time Tracking' }]
  expect(dropRepeated([first, second])).toEqual([first])
})

describe('proposeFromQueries', () => {
  it('takes frequent queries, but not the brand by itself', () => {
    const queries = [
      { query: 'acme', impressions: 900 },
      { query: 'export invoices', impressions: 90 },
      { query: 'rare', impressions: 1 },
    ]
    const { candidates, dropped } = proposeFromQueries(queries, 'Acme')
    expect(candidates.map(({ keyword }) => keyword)).toEqual(['export invoices'])
    expect(dropped).toEqual({ rare: ['rare'], unusable: ['acme'], unowned: [] })
  })
})

it('asks engines about a category, and for alternatives to two competitors', () => {
  const asked = askAbout('feature flags for mobile apps', ['Globex', 'Boardly', 'Initech'])
  expect(asked.length).toBeGreaterThanOrEqual(MIN_ASKED)
  expect(asked[0]).toBe('the best feature flags for mobile apps')
  expect(asked.slice(-2)).toEqual(['Globex alternatives', 'Boardly alternatives'])
})

it.each(['password manager', 'static site generators', 'managed Kubernetes', 'CRM', 'CRM for agencies'])(
  'asks about one product, several or a mass in the same words: %s',
  category => {
    const fits = new RegExp(
      `^(?:the|how|reviews).* ${category}(?:$| with | on | to | that \\w+ ?\\w* (?:use|recommend)$)`,
    )
    expect(askAbout(category, []).filter(question => !fits.test(question))).toEqual([])
  },
)
