import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Baseline } from '../../src/comparison/baseline.ts'
import { compare } from '../../src/comparison/compare.ts'
import type { AnswerOutcome } from '../../src/owners/keyword-change.ts'
import { chooseTopics as choose, type Topic } from '../../src/run/suggest-content.ts'
import { type Measurement, measure } from '../../src/scan/measure.ts'
import { aBaselineOf, aRunOf, type CitedPattern } from '../support/cells.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'
import { aContentComparison, aKeywordChange } from '../support/keyword-changes.ts'
import { aBaseline } from '../support/measurements.ts'

interface Run {
  keywords: string[]
  measurement: Measurement | undefined
  baseline?: Baseline | undefined
}

/** Compares the run with its baseline, where it has one, and chooses. */
function chooseTopics({ baseline, ...run }: Run, most: number): Topic[] {
  const comparison = baseline && run.measurement && compare(run.measurement, baseline)
  return choose({ ...run, comparison }, most)
}

/** The topics of a run with one keyword per character of the patterns, keywords by their number. */
function topicsOf(pattern: CitedPattern, baseline?: Baseline, most = 20) {
  const count = Math.max(...Object.values(pattern).map(({ length }) => length))
  const keywords = Array.from({ length: count }, (_, index) => `keyword ${index}`)
  return chooseTopics({ keywords, measurement: aRunOf(pattern), baseline }, most).map(
    ({ keyword, engines }) => `${keyword.replace('keyword ', '')}: ${engines.join(' ')}`,
  )
}

/** The content of a baseline by what became of each keyword. */
function contentOf(outcomes: Record<string, AnswerOutcome>) {
  return aContentComparison(
    ...Object.entries(outcomes).map(([keyword, outcome]) => aKeywordChange({ keyword, outcome })),
  )
}

describe('chooseTopics, where each keyword is scanned on its own', () => {
  it('names the engines that do not cite on a keyword', () => {
    expect(topicsOf({ chatgpt: '1', gemini: '0', claude: '0' })).toEqual(['0: gemini claude'])
  })

  it('has nothing to suggest where every engine cites on every keyword', () => {
    expect(topicsOf({ chatgpt: '111', gemini: '111' })).toEqual([])
  })

  it('takes keywords that nobody cites on before those that some do', () => {
    expect(topicsOf({ chatgpt: '1010', gemini: '0001' })).toEqual([
      '1: chatgpt gemini',
      '0: gemini',
      '2: gemini',
      '3: chatgpt',
    ])
  })

  it('takes keywords that lost a citation first of all, those that lost most before the others', () => {
    const before = aBaselineOf({ chatgpt: '0011', gemini: '0001', claude: '0111' })
    expect(topicsOf({ chatgpt: '0010', gemini: '0010', claude: '0010' }, before)).toEqual([
      '3: chatgpt gemini claude',
      '1: chatgpt gemini claude',
      '0: chatgpt gemini claude',
    ])
    expect(topicsOf({ chatgpt: '0111', gemini: '0111', claude: '0110' }, before)).toEqual([
      '3: claude',
      '0: chatgpt gemini claude',
    ])
  })

  it('takes a citation for lost when most of the answers of all runs of the baseline had it', () => {
    const now = { chatgpt: '00', gemini: '10' }
    const often = aBaselineOf({ chatgpt: '01' }, { chatgpt: '01' }, { chatgpt: '00' })
    const seldom = aBaselineOf({ chatgpt: '01' }, { chatgpt: '00' }, { chatgpt: '00' })
    expect(topicsOf(now, often)).toEqual(['1: chatgpt gemini', '0: chatgpt'])
    expect(topicsOf({ chatgpt: '00', gemini: '01' }, often)).toEqual(['1: chatgpt', '0: chatgpt gemini'])
    expect(topicsOf({ chatgpt: '00', gemini: '01' }, seldom)).toEqual(['0: chatgpt gemini', '1: chatgpt'])
  })

  it('lets most of the samples decide, and half of them are not most', () => {
    const samples = (cited: boolean[], keyword: string) =>
      cited.map((value, index) =>
        aCompletedScan({ results: [aResult('chatgpt', value)], keyword, sample: index + 1 }),
      )
    const measurement = measure([...samples([true, true, false], 'a'), ...samples([true, false], 'b')])
    expect(chooseTopics({ keywords: ['a', 'b'], measurement, baseline: undefined }, 3)).toEqual([
      { keyword: 'b', engines: ['chatgpt'] },
    ])
  })

  it('says nothing of an engine that was not evaluated', () => {
    expect(topicsOf({ chatgpt: '11', gemini: '-0' })).toEqual(['1: gemini'])
    expect(topicsOf({ chatgpt: '0-', gemini: '01' })).toEqual(['0: chatgpt gemini'])
  })

  it('takes at most so many, the most important ones', () => {
    expect(topicsOf({ chatgpt: '1000', gemini: '0010' }, undefined, 2)).toEqual([
      '1: chatgpt gemini',
      '3: chatgpt gemini',
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
      fc.property(patterns, fc.integer({ min: 1, max: 20 }), (pattern, most) => {
        const all = topicsOf(pattern)
        const uncited = [...pattern.gemini].filter(
          (cited, index) => cited === '0' || pattern.chatgpt[index] === '0',
        )
        expect(all).toHaveLength(uncited.length)
        expect(new Set(all.map(topic => topic.split(':')[0])).size).toBe(all.length)
        expect(topicsOf(pattern, undefined, most)).toEqual(all.slice(0, most))
      }),
    )
  })
})

describe('chooseTopics, where one scan asks for all keywords', () => {
  const keywords = ['crm', 'helpdesk', 'invoices']
  const measured = (cited: Record<string, boolean>) =>
    measure([
      aCompletedScan({ results: Object.entries(cited).map(([engine, value]) => aResult(engine, value)) }),
    ])

  it('takes the keywords in order, each with the engines that do not cite', () => {
    const measurement = measured({ chatgpt: true, gemini: false, claude: false })
    expect(chooseTopics({ keywords, measurement, baseline: undefined }, 2)).toEqual([
      { keyword: 'crm', engines: ['gemini', 'claude'] },
      { keyword: 'helpdesk', engines: ['gemini', 'claude'] },
    ])
  })

  it('has nothing to suggest where every engine cites', () => {
    expect(
      chooseTopics({ keywords, measurement: measured({ chatgpt: true }), baseline: undefined }, 3),
    ).toEqual([])
  })

  it('has nothing to suggest where nothing was measured', () => {
    expect(chooseTopics({ keywords, measurement: undefined, baseline: undefined }, 3)).toEqual([])
  })

  it('takes a keyword that the change lost on the pages, though the engine cites on others', () => {
    const baseline = aBaseline({
      engines: [{ engine: 'repository', cited: true, bcrScore: 1 }],
      content: contentOf({ crm: 'gained', helpdesk: 'weaker', invoices: 'lost' }),
    })
    expect(chooseTopics({ keywords, measurement: measured({ repository: true }), baseline }, 3)).toEqual([
      { keyword: 'invoices', engines: ['repository'] },
    ])
  })

  it('takes keywords that the change lost before the others, and names no engine twice', () => {
    const measurement = measured({ repository: false, gemini: false })
    const baseline = aBaseline({
      engines: [{ engine: 'repository', cited: true, bcrScore: 1 }],
      content: contentOf({ helpdesk: 'lost' }),
    })
    expect(chooseTopics({ keywords, measurement, baseline }, 3)).toEqual([
      { keyword: 'helpdesk', engines: ['repository', 'gemini'] },
      { keyword: 'crm', engines: ['repository', 'gemini'] },
      { keyword: 'invoices', engines: ['repository', 'gemini'] },
    ])
  })
})
