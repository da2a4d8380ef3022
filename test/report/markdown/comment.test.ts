import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentMarker, renderComment, renderSummary } from '../../../src/report/markdown/comment.ts'
import { aCompletedScan } from '../../support/completed-scans.ts'
import { withDeliveries } from '../../support/deliveries.ts'
import { elementsOf, hostileText, renderLikeGitHub, tablesOf, textOf } from '../../support/markdown.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { aBaseline, aMeasurement, anEngine } from '../../support/measurements.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../../support/outcomes.ts'
import { failedWithEverything, lostAnswersOf, outcomeOf } from '../../support/report-outcomes.ts'
import { aDecline, aDrop, aFloor, anEngineDrop, aRequirement, aTest } from '../../support/rule-results.ts'

type Outcome = Parameters<typeof renderSummary>[0]

const origin = { kind: 'file', path: 'old.json', runs: 1 } as const
const headlineOf = (outcome: Outcome) => renderSummary(outcome).split('\n')[0] ?? ''
const readSummary = (outcome: Outcome) => textOf(renderLikeGitHub(renderSummary(outcome)))

describe('the headline', () => {
  it.each([
    ['a pass', aVerdict({ baseline: { origin } }), /^## ✅ Acme is cited by 1 of 2 engines$/],
    ['a pass without a baseline', aVerdict(), /^## ✅ Acme is cited by 1 of 2 engines$/],
    ['no rule set', aVerdict({ reportOnly: true, rules: [] }), /^## 📊 Acme is cited by 1 of 2 engines$/],
    [
      'a drop',
      aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] }),
      /^## ❌ The citation score of Acme is 60\.0\. It was 60\.0$/,
    ],
    [
      'a broken floor',
      aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail' })] }),
      /^## ❌ Acme is cited .*\. The citation score is .* the floor of/,
    ],
    [
      'a drop that may be chance',
      aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive', test: aTest() })] }),
      /^## ⚠️ The citation score .* This may be chance$/,
    ],
    [
      'a drop that too few runs are recorded for',
      aVerdict({ status: 'inconclusive', rules: [aDrop({ outcome: 'inconclusive' })] }),
      /^## ⚠️ .*Too few runs are recorded to tell this from chance$/,
    ],
    [
      'a drop within chance',
      aVerdict({ baseline: { origin }, rules: [aDrop({ drop: 5, test: aTest({ pValue: 1 }) })] }),
      /^## ✅ .*The difference is within chance$/,
    ],
    [
      'a drop of one engine within the tolerance',
      aVerdict({ baseline: { origin }, engineDrops: [anEngineDrop()] }),
      /^## ✅ .*perplexity cites it less often, within the limits$/,
    ],
    [
      'a decline',
      aVerdict({ status: 'fail', rules: [aDecline()] }),
      /^## ❌ Acme has been cited less since 3 October 2026: the citation score fell from 62\.0 to 48\.0$/,
    ],
    [
      'a drop after a decline',
      aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' }), aDecline()] }),
      /^## ❌ The citation score of Acme is .*It was/,
    ],
    [
      'an unknown value',
      aVerdict({ status: 'inconclusive' }),
      /^## ⚠️ Acme is cited by 1 of 2 engines\. This could not be judged$/,
    ],
  ])('names the verdict of %s', (_, verdict, words) => {
    expect(headlineOf(anOutcome({ verdict }))).toMatch(words)
  })

  it('tells a run that measured nothing from one that measured a part', () => {
    const verdict = aVerdict({ status: 'error', rules: [] })
    const nothing = anOutcome({ verdict, scans: [], measurement: undefined })
    expect(headlineOf(nothing)).toMatch(/^## 🛑 .*was not measured/)
    expect(headlineOf(anOutcome({ verdict, plannedScans: 60 }))).toMatch(/^## 🛑 .*was only partly measured/)
  })

  it('names the key of a gate, unless it is the default', () => {
    expect(headlineOf(anOutcome({ key: 'docs' }))).toMatch(/ · docs$/)
  })
})

describe('the report', () => {
  it('has the reasons below the headline, and the numbers of drops in the folded part', () => {
    const suspicious = aDrop({ outcome: 'inconclusive', drop: 10, test: aTest() })
    const rules = [suspicious, aFloor({ outcome: 'fail', observed: 30 })]
    const summary = renderSummary(anOutcome({ verdict: aVerdict({ status: 'fail', rules }) }))
    expect(summary.split('\n')[2]).toMatch(/^- The citation score is 30/)
    expect(summary.indexOf('Chance seldom causes')).toBeGreaterThan(summary.indexOf('Rules, statistics and'))
  })

  it('has each score with the same digits everywhere', () => {
    const rules = [aFloor({ observed: 61.54 })]
    const measurement = aMeasurement({
      overallBcr: 61.54,
      engines: [anEngine('chatgpt', { bcrScore: 61.54 })],
    })
    const baseline = aBaseline({ overallBcr: 70.26 })
    const text = readSummary(anOutcome({ measurement, baseline, verdict: aVerdict({ rules }) }))
    expect(text).toContain('Citation score 61.5 (8.7 below the baseline of 70.3)')
    expect(text.match(/61\.\d+/g)).toEqual(['61.5', '61.5', '61.5'])
  })

  it('says that nothing was compared, and why', () => {
    expect(readSummary(anOutcome())).toContain('No baseline: none is configured. Nothing was compared')
  })

  it('says where the baseline came from', () => {
    const verdict = aVerdict({ baseline: { origin } })
    const text = readSummary(anOutcome({ verdict, baseline: aBaseline() }))
    expect(text).toContain('Compared with the baseline from old.json.')
  })

  it('says that the gate cannot fail, and what to set', () => {
    const verdict = aVerdict({ reportOnly: true })
    expect(renderSummary(anOutcome({ verdict }))).toContain('`min-overall-bcr`')
  })

  it('says how many scans completed, when not all did', () => {
    const verdict = aVerdict({ status: 'error', rules: [] })
    const scans = [aCompletedScan(), aCompletedScan(), aCompletedScan()]
    expect(readSummary(anOutcome({ verdict, scans, plannedScans: 60 }))).toContain('3 of 60 scans completed')
  })

  it('has result, observed, limit, baseline and drop of each rule', () => {
    const rules = [
      aDrop({
        outcome: 'fail',
        observed: 60,
        baseline: 70,
        drop: 10,
        tolerance: { kind: 'percent', value: 10 },
        allowed: 7,
      }),
      aRequirement(),
    ]
    const table = tablesOf(renderLikeGitHub(renderSummary(anOutcome({ verdict: aVerdict({ rules }) })))).at(
      -1,
    )
    expect(table).toEqual([
      ['Rule', 'Result', 'Observed', 'Limit', 'Baseline', 'Drop'],
      ['Drop of the citation score (max-bcr-drop)', '❌ Failed', '60.0', 'at most 10% (7.0)', '70.0', '10.0'],
      ['Required engines (required-engines)', '✅ Passed', '2 of 2', 'chatgpt, gemini', '–', '–'],
    ])
  })

  it('shows no drop where only a rounding error makes one', () => {
    const rules = [aDrop({ observed: 0.3, baseline: 0.1 + 0.2, drop: 0.1 + 0.2 - 0.3 })]
    expect(renderSummary(anOutcome({ verdict: aVerdict({ rules }) }))).toContain('| 0.3 | none |')
  })

  it('says how certain drops are only where they were tested', () => {
    const test = aTest({ pValue: 0.0042, interval: { low: 5.31, high: 19.57 }, size: 6 })
    const rules = [aDrop({ outcome: 'fail', observed: 50, drop: 10, test })]
    const tested = renderLikeGitHub(
      renderSummary(anOutcome({ verdict: aVerdict({ rules, noise: 'tested', level: 0.05 }) })),
    )
    expect(textOf(tested)).toContain('90% interval')
    expect(tablesOf(tested).at(-1)?.[1]).toEqual([
      'Citation score',
      '10.0',
      '5.3 to 19.6',
      '0.0042',
      '6 pairs of keyword and engine',
    ])
    const strict = aVerdict({ rules, noise: 'tested', level: 0.001 })
    expect(readSummary(anOutcome({ verdict: strict }))).toContain('99.8% interval')
    expect(readSummary(anOutcome({ verdict: aVerdict({ rules, noise: 'untested' }) }))).not.toContain(
      'interval',
    )
  })

  it('calls a comparison with given numbers one without a noise test', () => {
    const verdict = aVerdict({ noise: 'untested', baseline: { origin: { kind: 'inputs', rest: undefined } } })
    expect(readSummary(anOutcome({ verdict }))).toMatch(/without a (noise )?test/)
  })

  it('has p-values and intervals only in the folded part', () => {
    const [told = '', folded = ''] = renderSummary(measuredCases['clear-drop'] ?? anOutcome()).split(
      '<summary>Rules, statistics and settings</summary>',
    )
    expect(folded).toContain('p-value')
    expect(told).not.toMatch(/\bp [=<]|p-value|interval/)
  })

  it('counts the engines that cite less often, and does not call one of them lost as well', () => {
    const text = readSummary(
      anOutcome({
        verdict: aVerdict({
          baseline: { origin },
          lostEngines: ['perplexity'],
          engineDrops: [anEngineDrop(), anEngineDrop({ engine: 'gemini', now: 0 })],
        }),
      }),
    )
    expect(text).toContain('2 engines cite it less often, within the limits')
    expect(text).not.toContain('No longer citing')
  })

  it('lists a contradiction once for all scans that share it', () => {
    const measurement = aMeasurement({
      contradictions: [
        ...['s-1', 's-2'].map(scanId => ({ kind: 'missing-engine' as const, scanId, engine: 'claude' })),
        { kind: 'duplicate-engine', scanId: 's-3', engine: 'gemini' },
      ],
    })
    const text = readSummary(anOutcome({ measurement }))
    expect(text).toMatch(/claude [^(]*\(scans s-1, s-2\)/)
    expect(text).toMatch(/gemini [^(]*\(scan s-3\)/)
  })

  it('compares each engine with a baseline that has engines', () => {
    const engines = [
      anEngine('chatgpt', { bcrScore: 61.5, answers: 3, citedAnswers: 2 }),
      anEngine('gemini', { cited: false, bcrScore: 0, sentiment: '', sourceUrl: '', snippet: '' }),
      anEngine('claude'),
    ]
    const baseline = aBaseline({
      engines: [
        { engine: 'chatgpt', cited: true, bcrScore: 60 },
        { engine: 'gemini', cited: true, bcrScore: undefined },
      ],
    })
    const outcome = anOutcome({
      baseline,
      measurement: aMeasurement({ engines }),
      verdict: aVerdict({ rules: [], lostEngines: ['gemini'], gainedEngines: ['perplexity'] }),
    })
    const html = renderLikeGitHub(renderSummary(outcome))
    expect(tablesOf(html).slice(1)).toEqual([
      [
        ['Engine', 'Cites the brand', 'Score of answers', 'Change', 'Sentiment', 'Source'],
        ['chatgpt', '✅ Yes, in 2 of 3 answers', '61.5', '+1.5', 'positive', 'acme.example/page'],
        ['gemini', '❌ No', '0.0', '–', '–', '–'],
        ['claude', '✅ Yes', '60.0', 'new', 'positive', 'acme.example/page'],
      ],
    ])
    expect(textOf(html)).toContain('No longer citing: gemini')
    expect(textOf(html)).toContain('Newly citing: perplexity')
    expect(textOf(html)).toContain('chatgpt: “chatgpt names Acme” (acme.example/page)')
  })

  it('has no change column without a baseline to compare engines with', () => {
    expect(renderSummary(anOutcome())).toContain(
      '| Engine | Cites the brand | Score of answers | Sentiment | Source |',
    )
  })

  it('has a row for each keyword when each was scanned on its own', () => {
    const keywords = [
      { keyword: '顧客管理', overallBcr: 20, citedEngines: [], totalEngines: 2, samples: 1 },
      { keyword: 'إدارة العملاء', overallBcr: 60, citedEngines: ['chatgpt'], totalEngines: 2, samples: 1 },
    ]
    const outcome = anOutcome({ scanPer: 'keyword', measurement: aMeasurement({ keywords }) })
    expect(tablesOf(renderLikeGitHub(renderSummary(outcome))).at(1)).toEqual([
      ['Keyword', 'Citation score', 'Cited by'],
      ['顧客管理', '20.0', 'none of 2'],
      ['إدارة العملاء', '60.0', '1 of 2: chatgpt'],
    ])
  })

  it('has the brands with whole percentages, the largest share first', () => {
    const own = { name: 'Acme', isOwn: true, answers: 8, citedAnswers: 3, share: 1 / 3, overallBcr: 41.25 }
    const other = { ...own, name: 'Globex', isOwn: false, citedAnswers: 6, share: 2 / 3, overallBcr: 60 }
    const verdict = aVerdict({ unmeasuredCompetitors: ['Initech'] })
    const html = renderLikeGitHub(renderSummary(anOutcome({ shareOfVoice: [own, other], verdict })))
    expect(tablesOf(html).at(1)).toEqual([
      ['Brand', 'Share', 'Answers that cite', 'Citation score'],
      ['Globex', '67%', '6 of 8', '60.0'],
      ['Acme (this brand)', '33%', '3 of 8', '41.3'],
    ])
    expect(textOf(html)).toContain('missing above: Initech.')
  })

  it('names the missing competitors where there is no table of brands', () => {
    const verdict = aVerdict({ unmeasuredCompetitors: ['Initech'] })
    expect(readSummary(anOutcome({ verdict }))).toContain('could not be measured: Initech.')
  })

  it('has the state of each report of the service', () => {
    const outcome = withDeliveries(anOutcome(), 'report-1')
    const states = readSummary(outcome).match(/The service's (CSV|PDF) report/g)
    expect(states).toEqual([
      "The service's CSV report",
      "The service's PDF report",
      "The service's PDF report",
    ])
  })

  it('ends with time, links and the first scan ids', () => {
    const scanIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const html = renderLikeGitHub(renderSummary(anOutcome({ measurement: aMeasurement({ scanIds }) })))
    expect(textOf(html)).toContain('2026-11-20 10:\u200B00:12')
    expect(textOf(html)).toContain('scans a, b, c, d, e and 2 more')
    expect(html).toContain('<a href="https://github.com/acme/site/actions/runs/42">workflow run</a>')
    expect(html).toContain('/commit/0123456789abcdef0123456789abcdef01234567">commit 0123456</a>')
  })

  it('needs neither a measurement nor a workflow run', () => {
    const facts = { kind: 'http', request: 'POST', detail: '', status: 401 } as const
    const outcome = anOutcome({
      measurement: undefined,
      scans: [],
      verdict: aBlockedVerdict({ kind: 'service', facts }),
      run: { ...anOutcome().run, runUrl: undefined, commitUrl: undefined, sha: undefined },
    })
    const html = renderLikeGitHub(renderSummary(outcome))
    expect(textOf(html)).toContain('The service answered 401')
    expect(elementsOf(html)).not.toContain('a')
    expect(elementsOf(html)).not.toContain('table')
  })

  it('keeps its elements for any text from outside', () => {
    const shape = (text: string) =>
      [outcomeOf, lostAnswersOf].flatMap(create => {
        // A link stands where text is a web address, which is not what this test is about.
        const outcome = withDeliveries(create(text, 'https://x.example/'), text)
        return elementsOf(renderLikeGitHub(renderSummary({ ...outcome, suggestions: [], trend: [] })))
      })
    const harmless = shape('x')
    expect(harmless.filter(name => name === 'table').length).toBeGreaterThan(5)
    fc.assert(
      fc.property(hostileText, text => {
        expect(shape(`x${text}`)).toEqual(harmless)
      }),
      { numRuns: 40 },
    )
  })

  it('shows a failed run with everything in valid tables', () => {
    for (const rows of tablesOf(renderLikeGitHub(renderComment(withDeliveries(failedWithEverything))))) {
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1)
    }
  })
})

describe('renderComment', () => {
  it('starts with the marker by which it is found again', () => {
    expect(renderComment(anOutcome({ key: 'docs' })).split('\n')[0]).toBe('<!-- ai-visibility-gate:docs -->')
  })

  it('marks each key apart, and no key can end the marker', () => {
    const keys = fc.oneof(hostileText, fc.string()).filter(key => key.isWellFormed())
    fc.assert(
      fc.property(keys, keys, (one, other) => {
        fc.pre(one !== other)
        expect(commentMarker(one)).not.toContain(commentMarker(other))
        expect(commentMarker(one).indexOf('-->')).toBe(commentMarker(one).length - 3)
      }),
    )
  })

  it('is at most 65,536 UTF-16 units, marker included, and says what it left out', () => {
    const comment = renderComment(manyKeywords(5000))
    expect(comment.length).toBeLessThanOrEqual(65_536)
    expect(comment.length).toBeGreaterThan(65_000)
    expect(comment.isWellFormed()).toBe(true)
    expect(comment).toMatch(
      /… \d+ more lines left out to fit a comment: see \[the summary of this run\]\(https:\/\/github\.com\/\S+\)\.$/,
    )
    for (const row of tablesOf(renderLikeGitHub(comment)).at(-1) ?? []) expect(row).toHaveLength(3)
  })
})

describe('renderSummary', () => {
  it('holds what a comment cannot', () => {
    expect(renderSummary(manyKeywords(5000))).not.toContain('left out')
  })

  it('is at most 1 MiB in bytes, and says what it left out', () => {
    const summary = renderSummary(manyKeywords(30_000))
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024)
    expect(Buffer.byteLength(summary)).toBeGreaterThan(1024 * 1024 - 1000)
    expect(summary).toMatch(
      /… \d+ more lines left out to fit a summary: see the file of the result-file output\.$/,
    )
  })
})

function manyKeywords(amount: number) {
  const keywords = Array.from({ length: amount }, (_, index) => ({
    keyword: `顧客管理 👍 ${index}`,
    overallBcr: 20,
    citedEngines: ['chatgpt'],
    totalEngines: 2,
    samples: 1,
  }))
  return anOutcome({ scanPer: 'keyword', measurement: aMeasurement({ keywords }) })
}
