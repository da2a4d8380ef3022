import { expect, it } from 'vitest'
import {
  type AnswerGroup,
  findCitedOwners,
  findStakes,
  locateCitations,
} from '../../src/owners/cited-pages.ts'
import { pagesOf } from '../support/pages.ts'

const NOW = '2026-11-28T10:00:00.000Z'
const tree = {
  pages: pagesOf({ 'a.md': 'A', 'b.md': 'B', 'c.md': 'C', 'rival/r.md': 'R' }),
  hidden: [],
  site: { noindex: [], robots: [], redirects: [], forced: [] },
}

/**
 * The run of a day of November with ten answers of each engine to each question. `citations`: such as `crm openai /a 3`, for
 * three answers that cite the page.
 */
function aRun(day: number, ...citations: string[]): AnswerGroup[] {
  const run = `2026-11-${day}T10:00:00.000Z`
  return ['crm openai', 'crm gemini', 'erp openai', 'erp gemini'].map(asked => {
    const [keyword = '', engine = ''] = asked.split(' ')
    const pages = citations
      .filter(citation => citation.startsWith(asked))
      .map(citation => {
        const [path = '', answers = '1'] = citation.split(' ').slice(2)
        return { address: `acme.example${path}`, answers: Number(answers) }
      })
    return { run, keyword, engine, of: 10, pages }
  })
}

const ownerOf = (groups: AnswerGroup[]) => {
  const owner = findCitedOwners(locateCitations(groups, tree).located).get('crm')
  return owner && `${owner.name} ${owner.answers} ${owner.runs}`
}

it.each<[string, string[], string[], string | undefined]>([
  ['three answers in two runs', ['crm openai /a 2'], ['crm openai /a 1'], 'a.md 3 2'],
  ['the answers of several engines', ['crm openai /a 2'], ['crm gemini /a 1'], 'a.md 3 2'],
  [
    'twice the answers of the second',
    ['crm openai /a 2', 'crm openai /b 2'],
    ['crm openai /a 2'],
    'a.md 4 2',
  ],
  ['less than twice', ['crm openai /a 3', 'crm openai /b 3'], ['crm openai /a 2'], undefined],
  ['two answers', ['crm openai /a'], ['crm openai /a'], undefined],
  ['a single run', ['crm openai /a 9'], ['crm openai /b 1'], undefined],
  ['answers to another question', ['erp openai /a 3'], ['erp openai /a 3'], undefined],
  ['a page that is not in the tree', ['crm openai /x 3'], ['crm openai /x 3'], undefined],
  ['the page of a rival', ['crm openai /rival/r 3'], ['crm openai /rival/r 3'], undefined],
  ['more citations than answers', ['crm openai /a 99'], ['crm openai /a 99'], 'a.md 20 2'],
])('the owner by citation for %s', (_, first, second, expected) => {
  expect(ownerOf([...aRun(20, ...first), ...aRun(27, ...second)])).toBe(expected)
})

it('names the cited addresses that no page has', () => {
  const groups = [
    ...aRun(20, 'crm openai /old 2', 'crm openai /a 5'),
    ...aRun(27, 'erp gemini /old', 'crm gemini /x'),
  ]
  expect(locateCitations(groups, tree).unmatched).toEqual([
    { address: 'acme.example/old', answers: 3 },
    { address: 'acme.example/x', answers: 1 },
  ])
})

it('what is at stake is the citations of the last four weeks', () => {
  const old = aRun(20, 'crm openai /a 9').map(group => ({ ...group, run: '2026-10-30T10:00:00.000Z' }))
  const groups = [
    ...old,
    ...aRun(20, 'crm openai /a 2', 'erp openai /a 1', 'crm openai /b 1'),
    ...aRun(27, 'erp gemini /a 4'),
  ]
  expect(findStakes(locateCitations(groups, tree).located, groups, NOW)).toEqual([
    { path: 'a.md', engines: ['gemini', 'openai'], keywords: ['erp', 'crm'], answers: 7, of: 80 },
    { path: 'b.md', engines: ['openai'], keywords: ['crm'], answers: 1, of: 20 },
  ])
})

it('locates at most 5,000 addresses, whatever a forged record cites', () => {
  const forged = Array.from({ length: 5_000 }, (_, index) => `crm openai /forged-${index}`)
  const groups = [...aRun(20, ...forged, 'crm openai /a'), ...aRun(27, 'crm openai /b')]
  const { located, unmatched } = locateCitations(groups, tree)
  expect([located, unmatched.length]).toEqual([[], 5_000])
})
