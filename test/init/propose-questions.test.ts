import { describe, expect, it } from 'vitest'
import {
  askEngines,
  dropRepeated,
  proposeFromPages,
  proposeFromQueries,
  withoutBrand,
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
    ['`acme` pricing', 'acme pricing'],
    ['Introduction', undefined],
    ['API reference', undefined],
    ['Acme', undefined],
  ])('proposes %s as %s', (title, keyword) => {
    expect(proposeFromPages([aPage('docs/a.md', title)], 'Acme').map(each => each.keyword)).toEqual(
      keyword === undefined ? [] : [keyword],
    )
  })

  it('proposes pages about buying first, then the outermost ones, but no news and nothing about the project', () => {
    const pages = [
      aPage('docs/deep/er.md', 'Set up single sign-on today'),
      aPage('CONTRIBUTING.md', 'How to contribute to the project'),
      aPage('blog/2026-01-01-news.md', 'What we did in the year'),
      aPage('docs/top.md', 'Export all invoices at once'),
      aPage('docs/deep/vs.md', 'Acme vs Globex'),
    ]
    expect(proposeFromPages(pages, 'Acme').map(({ keyword }) => keyword)).toEqual([
      'Acme vs Globex',
      'Export all invoices at once',
      'Set up single sign-on today',
    ])
  })
})

it('proposes the sections of a README', () => {
  const text = '# Acme: boards for teams\n\nText.\n\n## Rate limits\n\nText.\n\n## Usage\n\nText.\n'
  const readme = { ...aPage('README.md', ''), content: parsePage(text, 'markdown') }
  expect(proposeFromPages([readme], 'Acme')).toEqual([
    { keyword: 'Acme: boards for teams', from: { path: 'README.md' } },
    { keyword: 'Acme Rate limits', from: { path: 'README.md', heading: 'rate-limits' } },
  ])
})

it('keeps the first of keywords that differ only in letter case', () => {
  const [first, second] = [{ keyword: 'Time tracking' }, { keyword: 'Time Tracking' }]
  expect(dropRepeated([first, second])).toEqual([first])
})

it('asks engines without the brand', () => {
  const keywords = ['Go Kanban boards', 'Good time tracking for teams', 'Globex and Go boards']
  expect(withoutBrand(keywords, 'Go')).toEqual(['Kanban boards', 'Good time tracking for teams'])
})

describe('proposeFromQueries', () => {
  it('takes frequent queries, but not the brand by itself', () => {
    const queries = [
      { query: 'acme', impressions: 900 },
      { query: 'export invoices', impressions: 90 },
      { query: 'rare', impressions: 1 },
    ]
    expect(proposeFromQueries(queries, 'Acme').map(({ keyword }) => keyword)).toEqual(['export invoices'])
  })
})

describe('askEngines', () => {
  it('asks for the category, the competitors and the brand', () => {
    expect(askEngines('Acme', 'CRM', ['Globex'])).toEqual([
      'best CRM',
      'best CRM for small teams',
      'best CRM for beginners',
      'Globex alternatives',
      'Acme alternatives',
    ])
  })
})
