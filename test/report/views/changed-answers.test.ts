import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../src/report/outcome.ts'
import { IN_REPORT, viewChangedAnswers } from '../../../src/report/views/changed-answers.ts'
import type { Cell } from '../../../src/scan/measure.ts'
import { aCompletedScan, aResult } from '../../support/completed-scans.ts'
import { aBaseline, aMeasurement } from '../../support/measurements.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { realisticRun } from '../../support/realistic-run.ts'

const cell = (keyword: string | undefined, engine: string, ...cited: boolean[]): Cell => ({
  ...{ keyword, engine, cited },
  bcrScores: cited.map(Number),
})
const run = (...cells: Cell[]) => ({ overallBcr: 60, citedEngines: 1, cells })

function compare(before: Cell[][], now: Cell[], overrides: Partial<Outcome> = {}) {
  return viewChangedAnswers(
    anOutcome({
      measurement: aMeasurement({ cells: now }),
      baseline: aBaseline({ runs: before.map(cells => run(...cells)) }),
      ...overrides,
    }),
  )
}

describe('the answers that changed', () => {
  it('are those in which the majority changed, with the counts of both sides', () => {
    const before = [
      [cell('crm', 'chatgpt', true), cell('erp', 'chatgpt', false)],
      [cell('crm', 'chatgpt', true)],
    ]
    const view = compare(before, [cell('crm', 'chatgpt', true, false, false), cell('erp', 'chatgpt', true)])
    expect(view?.lost).toMatchObject([{ keyword: 'crm', before: '2 of 2', now: '1 of 3' }])
    expect(view?.gained).toMatchObject([{ keyword: 'erp', before: '0 of 1', now: '1 of 1' }])
    expect(view?.counts).toContain('1 no longer cite the brand, and 1 newly do')
  })

  it('leave out a pair that was not asked before, and a change without another majority', () => {
    const view = compare(
      [[cell('crm', 'chatgpt', true)]],
      [cell('crm', 'chatgpt', true, true, false), cell('crm', 'new', true)],
    )
    expect(view).toMatchObject({ lost: [], gained: [], counts: 'No answer lost or gained the citation.' })
  })

  it('begin with the clearest loss, and say how many are left out', () => {
    const keywords = Array.from({ length: 12 }, (_, index) => `keyword ${index}`)
    const before = keywords.map(keyword => cell(keyword, 'chatgpt', true, true, keyword === 'keyword 7'))
    const view = compare(
      [before],
      keywords.map(keyword => cell(keyword, 'chatgpt', false)),
    )
    expect(view?.lost).toHaveLength(10)
    expect(view?.lost[0]?.keyword).toBe('keyword 7')
    expect(view?.more).toBe('… 2 more lost: see the report files.')
  })

  it('are not known where one scan asks about all keywords, and without recorded answers', () => {
    expect(compare([[cell(undefined, 'chatgpt', true)]], [cell(undefined, 'chatgpt', false)])).toBeUndefined()
    expect(compare([], [cell('crm', 'chatgpt', false)])).toBeUndefined()
  })

  it('name the competitors of a live answer before other sites, each once', () => {
    const source = (
      domain: string,
      owner: { kind: 'competitor'; name: string } | { kind: 'third-party' },
    ) => ({
      ...{ url: `https://${domain}/`, domain, owner },
    })
    const content = {
      ...{ cited: false, retrieved: undefined, position: undefined, unknownSources: 0, queries: [] },
      ...{ text: '', isCut: false, retrievedSources: [], competitors: ['Globex'] },
      citedSources: [
        source('news.example', { kind: 'third-party' }),
        source('globex.example', { kind: 'competitor', name: 'Globex' }),
      ],
    }
    const record = {
      engine: 'openai',
      keyword: 'crm',
      sample: 1,
      outcome: 'evaluated',
      model: 'm',
      content,
    } as const
    const view = compare([[cell('crm', 'openai', true)]], [cell('crm', 'openai', false)], {
      answerRecords: [record, { ...record, sample: 2 }, { ...record, keyword: 'erp' }],
    })
    expect(view?.lost[0]?.instead).toEqual(['globex.example', 'Globex', 'news.example'])
  })

  it("name the source of a hosted service's answer that does not cite the brand", () => {
    const results = [aResult('chatgpt', false, { source_url: 'https://www.reviews.example/list?x=1' })]
    const view = compare([[cell('crm', 'chatgpt', true)]], [cell('crm', 'chatgpt', false)], {
      scans: [aCompletedScan({ keyword: 'crm', results })],
    })
    expect(view).toMatchObject({ knowsInstead: true, lost: [{ instead: ['reviews.example'] }] })
  })
})

describe('a report file', () => {
  it('lists more answers than the comment, and says where the others are', () => {
    const outcome = realisticRun({ keywords: 60, samples: 1, weeks: 2 }, { perplexity: 0 })
    const [comment, report] = [viewChangedAnswers(outcome), viewChangedAnswers(outcome, IN_REPORT)]
    expect(comment?.lost).toHaveLength(10)
    expect(report?.lost).toHaveLength(20)
    expect(comment?.more).toMatch(/\d+ more lost.*: see the report files\.$/)
    expect(report?.more).toMatch(/\d+ more lost.*: see the keywords below\.$/)
  })
})
