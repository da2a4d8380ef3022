import { describe, expect, it } from 'vitest'
import { bcrScoreOf, measure } from '../../src/scan/measure.ts'
import { aCompletedScan, aResult } from '../support/completed-scans.ts'

describe('measure', () => {
  it('is undefined without a scan', () => {
    expect(measure([])).toBeUndefined()
  })

  it("takes a single scan's numbers from its summary", () => {
    const summary = { overall_bcr: 0.37, cited_engines: 1, total_engines: 2, avg_sentiment: 'warm' }
    expect(measure([aCompletedScan({ summary })])).toMatchObject({
      overallBcr: 0.37,
      citedEngines: 1,
      totalEngines: 2,
      avgSentiment: 'warm',
      contradictions: [],
    })
  })

  it('leaves scans without an evaluated engine out of the mean', () => {
    const evaluated = aCompletedScan({ keyword: 'crm', summary: { overall_bcr: 60 } })
    const unsearched = aCompletedScan({ keyword: 'erp', results: [], summary: { overall_bcr: 0 } })
    expect(measure([evaluated, unsearched])?.overallBcr).toBe(60)
    expect(measure([unsearched, unsearched])?.overallBcr).toBe(0)
  })

  it.each([
    ['no answer states', [undefined, undefined], undefined],
    ['one of three answers states', [80, undefined, undefined], undefined],
    ['two of three answers state', [80, undefined, 40], 60],
  ])('has the mean of the stated scores if they are half or more: %s its score', (_, scores, mean) => {
    const scans = scores.map(score =>
      aCompletedScan({
        results: [aResult('x', true, { bcr_score: score })],
        summary: { overall_bcr: score },
      }),
    )
    const { overallBcr, engines, cells } = measure(scans) ?? {}
    const scoreOfCell = cells && bcrScoreOf(cells[0] ?? { bcrScores: [] })
    expect([overallBcr, engines?.[0]?.bcrScore, scoreOfCell]).toEqual([mean, mean, mean])
    expect(engines?.[0]).toMatchObject({ cited: true, citedAnswers: scores.length })
  })

  it.each([
    ['half of the samples', 'crm crm', '10', 0],
    ['more than half of the samples', 'crm crm crm', '110', 1],
    ['all samples of one keyword', 'crm erp hr', '010', 1],
    ['half of the samples of each keyword', 'crm crm erp erp', '1010', 0],
  ])('with %s that cite, counts %s %s as %i cited engines', (_, keywords, cited, engines) => {
    const scans = keywords
      .split(' ')
      .map((keyword, index) => aCompletedScan({ keyword, results: [aResult('x', cited[index] === '1')] }))
    expect(measure(scans)?.citedEngines).toBe(engines)
  })

  it('shows the snippet of an answer that cites, not of the first answer', () => {
    const scans = [false, true].map(cited => aCompletedScan({ results: [aResult('chatgpt', cited)] }))
    expect(measure(scans)?.engines[0]).toMatchObject({
      snippet: 'chatgpt says Acme is good',
      answers: 2,
      citedAnswers: 1,
    })
  })

  it('names the most frequent sentiment, the first on a tie', () => {
    const of = (...values: string[]) =>
      measure(values.map(avg_sentiment => aCompletedScan({ summary: { avg_sentiment } })))?.avgSentiment
    expect(of('cold', 'warm', 'warm')).toBe('warm')
    expect(of('cold', 'warm')).toBe('cold')
    expect(of('', '')).toBe('')
  })

  it('reports a requested engine that has no result, unless its answers are counted', () => {
    const scan = aCompletedScan({ engines: ['chatgpt', 'claude'], results: [aResult('chatgpt', true)] })
    expect(measure([scan])?.contradictions).toEqual([
      { kind: 'missing-engine', scanId: 'scan-1', engine: 'claude' },
    ])
    const counted = { engine: 'claude', planned: 1, evaluated: 0, problem: undefined }
    expect(measure([scan], { engines: [counted] })?.contradictions).toEqual([])
  })

  it('reports a repeated engine and counts its first entry', () => {
    const results = [aResult('chatgpt', false), aResult('chatgpt', true)]
    const measurement = measure([
      aCompletedScan({ results, summary: { total_engines: 1, cited_engines: 0 } }),
    ])
    expect(measurement?.contradictions).toEqual([
      { kind: 'duplicate-engine', scanId: 'scan-1', engine: 'chatgpt' },
    ])
    expect(measurement?.engines).toMatchObject([{ engine: 'chatgpt', cited: false, answers: 1 }])
  })

  it('reports a summary that contradicts its results, and uses the summary', () => {
    const scan = aCompletedScan({ summary: { total_engines: 4, cited_engines: 3 } })
    expect(measure([scan])).toMatchObject({ totalEngines: 4, citedEngines: 3 })
    expect(measure([scan])?.contradictions).toEqual([
      { kind: 'summary-contradiction', scanId: 'scan-1', field: 'total_engines', stated: 4, counted: 2 },
      { kind: 'summary-contradiction', scanId: 'scan-1', field: 'cited_engines', stated: 3, counted: 1 },
    ])
  })

  it('stays fast on an answer that repeats tens of thousands of engines', () => {
    const results = Array.from({ length: 50_000 }, (_, index) => aResult(`engine-${index % 25_000}`, true))
    expect(measure([aCompletedScan({ results })])?.contradictions).toHaveLength(25_002)
  })
})
