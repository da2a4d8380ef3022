import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { compare } from '../../src/comparison/compare.ts'
import type { AnswerOutcome } from '../../src/owners/keyword-change.ts'
import { chooseTopics } from '../../src/run/suggest-content.ts'
import { measure } from '../../src/scan/measure.ts'
import { aBaselineOf, aRunOf, type CitedPattern } from '../support/cells.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { aContentComparison, aKeywordChange } from '../support/keyword-changes.ts'
import { aBaseline } from '../support/measurements.ts'

/** Returns the topics of a run with one keyword for each character of the patterns; keywords are named by their index. */
function topicsOf(pattern: CitedPattern, baseline?: Baseline, max = 20): string[] {
  const count = Math.max(...Object.values(pattern).map(({ length }) => length))
  const keywords = Array.from({ length: count }, (_, index) => `keyword ${index}`)
  const measurement = aRunOf(pattern)
  const comparison = baseline && compare(measurement, baseline)
  return chooseTopics({ keywords, measurement, comparison }, max).map(
    ({ keyword, engines }) => `${keyword.replace('keyword ', '')}: ${engines.join(' ')}`,
  )
}

/** Reads `a 01 b 1-` as the pattern `{ a: '01', b: '1-' }`. */
function patternOf(text: string): CitedPattern {
  return Object.fromEntries([...text.matchAll(/(\w+) ([-01]+)/g)].map(([, engine, cited]) => [engine, cited]))
}

const table = `
  engines that do not cite                    | a 1 b 0 c 0       |                   | 0: b c
  nothing if every engine cites               | a 111 b 111       |                   |
  first the keywords without a citation       | a 1010 b 0001     |                   | 1: a b, 0: b, 2: b, 3: a
  first the keywords that lost most citations | a 0010 b 0010 c 0010 | a 0011 b 0001 c 0111 | 3: a b c, 1: a b c, 0: a b c
  lost citations before uncited keywords      | a 0111 b 0111 c 0110 | a 0011 b 0001 c 0111 | 3: c, 0: a b c
  citations of most earlier answers as lost   | a 00 b 10         | a 01; a 01; a 00  | 1: a b, 0: a
  citations of most answers, if b cites now   | a 00 b 01         | a 01; a 01; a 00  | 1: a, 0: a b
  no citation of few earlier answers as lost  | a 00 b 01         | a 01; a 00; a 00  | 0: a b, 1: a
  no engine that was not evaluated            | a 11 b -0         |                   | 1: b
  engines that were evaluated on a keyword    | a 0- b 01         |                   | 0: a b
`
const rows = table
  .trim()
  .split('\n')
  .map(row => row.split('|').map(cell => cell.trim()))

describe('chooseTopics with a scan for each keyword', () => {
  it.each(rows)('takes %s: %s', (_, now = '', before = '', topics = '') => {
    const [first, ...others] = before === '' ? [] : before.split('; ').map(patternOf)
    const baseline = first && aBaselineOf(first, ...others)
    expect(topicsOf(patternOf(now), baseline).join(', ')).toBe(topics)
  })

  it('goes by the majority of the samples, and half is not a majority', () => {
    const samples = (cited: boolean[], keyword: string) =>
      cited.map((value, index) =>
        aCompletedScan({ results: [aResult('chatgpt', value)], keyword, sample: index + 1 }),
      )
    const measurement = measure([...samples([true, true, false], 'a'), ...samples([true, false], 'b')])
    expect(chooseTopics({ keywords: ['a', 'b'], measurement, comparison: undefined }, 3)).toEqual([
      { keyword: 'b', engines: ['chatgpt'] },
    ])
  })

  it('names every keyword at most once, in every run', () => {
    const patterns = fc.integer({ min: 1, max: 12 }).chain(length =>
      fc.record({
        chatgpt: fc.string({ unit: fc.constantFrom('0', '1', '-'), minLength: length, maxLength: length }),
        gemini: fc.string({ unit: fc.constantFrom('0', '1'), minLength: length, maxLength: length }),
      }),
    )
    fc.assert(
      fc.property(patterns, fc.integer({ min: 1, max: 20 }), (pattern, max) => {
        const all = topicsOf(pattern)
        const uncited = [...pattern.gemini].filter(
          (cited, index) => cited === '0' || pattern.chatgpt[index] === '0',
        )
        expect(all).toHaveLength(uncited.length)
        expect(new Set(all.map(topic => topic.split(':')[0])).size).toBe(all.length)
        expect(topicsOf(pattern, undefined, max)).toEqual(all.slice(0, max))
      }),
    )
  })
})

const keywords = ['crm', 'helpdesk', 'invoices']

describe('chooseTopics with one scan for all keywords', () => {
  it.each<[title: string, cited: Record<string, boolean>, pages: Record<string, AnswerOutcome>, string[]]>([
    [
      'every keyword in order',
      { a: true, b: false, c: false },
      {},
      ['crm: b c', 'helpdesk: b c', 'invoices: b c'],
    ],
    ['nothing if every engine cites', { a: true }, {}, []],
    ['nothing if nothing was measured', {}, {}, []],
    [
      'a keyword whose page lost its answer',
      { a: true },
      { crm: 'gained', helpdesk: 'weaker', invoices: 'lost' },
      ['invoices: a'],
    ],
    [
      'lost answers first',
      { a: false, b: false },
      { helpdesk: 'lost' },
      ['helpdesk: a b', 'crm: a b', 'invoices: a b'],
    ],
  ])('takes %s', (_, cited, pages, topics) => {
    const results = Object.entries(cited).map(([engine, value]) => aResult(engine, value))
    const measurement = results.length === 0 ? undefined : measure([aCompletedScan({ results })])
    const changes = Object.entries(pages).map(([keyword, outcome]) => aKeywordChange({ keyword, outcome }))
    const engines = [{ engine: 'a', cited: true, bcrScore: 1 }]
    const baseline = aBaseline({ engines, content: aContentComparison(...changes) })
    const comparison = measurement && changes.length > 0 ? compare(measurement, baseline) : undefined
    const chosen = chooseTopics({ keywords, measurement, comparison }, 3)
    expect(chosen.map(topic => `${topic.keyword}: ${topic.engines.join(' ')}`)).toEqual(topics)
  })
})
