import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RuleName, RuleResult } from '../../../src/gate/verdict.ts'
import { commentMarker, renderComment, renderSummary } from '../../../src/report/markdown/comment.ts'
import { aCompletedScan } from '../../support/completed-scans.ts'
import { elementsOf, hostileText, renderLikeGitHub, tablesOf, textOf } from '../../support/markdown.ts'
import { aBaseline, aMeasurement, anEngine } from '../../support/measurements.ts'
import { anOutcome, aRule, aVerdict } from '../../support/outcomes.ts'

function headlineOf(outcome: Parameters<typeof renderSummary>[0]): string {
  return renderSummary(outcome).split('\n')[0] ?? ''
}

const failed = (rule: RuleName, overrides: Partial<RuleResult> = {}) =>
  aRule(rule, { outcome: 'fail', ...overrides })

describe('the headline', () => {
  const withBaseline = { baseline: { origin: { kind: 'file', path: 'baseline.json', runs: 1 } } } as const

  it.each([
    ['a pass against a baseline', aVerdict(withBaseline), '✅ AI visibility: Acme is cited as expected'],
    ['a pass without a baseline', aVerdict(), '✅ AI visibility: Acme meets the rules that could be checked'],
    ['no rule set', aVerdict({ reportOnly: true, rules: [] }), '📊 AI visibility of Acme: report only'],
    [
      'a drop',
      aVerdict({ status: 'fail', rules: [failed('max-bcr-drop')] }),
      '❌ AI visibility of Acme dropped',
    ],
    [
      'a broken floor',
      aVerdict({ status: 'fail', rules: [failed('min-overall-bcr')] }),
      '❌ AI visibility of Acme breaks a rule',
    ],
    ['inconclusive', aVerdict({ status: 'inconclusive' }), '⚠️ AI visibility of Acme could not be judged'],
  ])('names the verdict of %s', (_, verdict, words) => {
    expect(headlineOf(anOutcome({ verdict }))).toBe(`## ${words}`)
  })

  it('tells a run that measured nothing from one that measured a part', () => {
    const verdict = aVerdict({ status: 'error', rules: [] })
    const nothing = anOutcome({ verdict, scans: [], measurement: undefined })
    expect(headlineOf(nothing)).toBe('## 🛑 AI visibility of Acme was not measured')
    const part = anOutcome({ verdict, plannedScans: 60 })
    expect(headlineOf(part)).toBe('## 🛑 AI visibility of Acme was only partly measured')
  })

  it('names the key of a gate that is not the only one', () => {
    expect(headlineOf(anOutcome({ key: 'docs' }))).toMatch(/ · docs$/)
  })
})

describe('the report', () => {
  it('says why, most important first', () => {
    const verdict = aVerdict({ status: 'fail', reasons: ['The score fell.', 'Gemini is silent.'] })
    expect(renderSummary(anOutcome({ verdict }))).toContain('- The score fell.\n- Gemini is silent.\n')
  })

  it('gives the headline numbers and what they were', () => {
    const outcome = anOutcome({ baseline: aBaseline({ overallBcr: 70.5, citedEngines: 2 }) })
    expect(renderSummary(outcome)).toContain(
      'Cited by **1 of 2 engines** (was 2) · citation score **60** (was 70.5) · sentiment positive',
    )
  })

  it('says plainly that nothing was compared', () => {
    expect(renderSummary(anOutcome())).toContain(
      '**No baseline:** none is configured. Nothing was compared with an earlier result.',
    )
  })

  it('says where the baseline came from', () => {
    const verdict = aVerdict({ baseline: { origin: { kind: 'file', path: 'old.json', runs: 1 } } })
    const text = renderSummary(anOutcome({ verdict, baseline: aBaseline() }))
    expect(text).toContain('Compared with the baseline from old.json.')
    expect(text).not.toContain('No baseline')
  })

  it('says plainly that nothing can fail', () => {
    const verdict = aVerdict({ reportOnly: true })
    expect(renderSummary(anOutcome({ verdict }))).toContain('No rule is set, so nothing can fail')
  })

  it('says how many scans completed, when not all did', () => {
    const verdict = aVerdict({ status: 'error', rules: [] })
    const scans = [aCompletedScan(), aCompletedScan(), aCompletedScan()]
    expect(renderSummary(anOutcome({ verdict, scans, plannedScans: 60 }))).toContain(
      '3 of 60 scans completed; the numbers below are of those alone.',
    )
  })

  it('has observed, baseline, drop, limit and result of each rule', () => {
    const rules = [
      failed('max-bcr-drop', { observed: 60, baseline: 70, drop: 10, limit: 'at most 10% (7)' }),
      aRule('max-cited-engines-drop', { observed: 3, baseline: 2, drop: -1, limit: 'at most 0' }),
      aRule('required-engines', { observed: '2 of 2' }),
      aRule('completeness', { outcome: 'warn' }),
    ]
    const [table] = tablesOf(renderLikeGitHub(renderSummary(anOutcome({ verdict: aVerdict({ rules }) }))))
    expect(table).toEqual([
      ['Rule', 'Observed', 'Baseline', 'Drop', 'Limit', 'Result'],
      ['Drop of the citation score (max-bcr-drop)', '60', '70', '10', 'at most 10% (7)', '❌ failed'],
      ['Drop of engines that cite (max-cited-engines-drop)', '3', '2', 'none (+1)', 'at most 0', '✅ passed'],
      ['Engines that must cite (required-engines)', '2 of 2', '–', '–', '–', '✅ passed'],
      ['Answers complete', '–', '–', '–', '–', '⚠️ warning'],
    ])
  })

  it('shows no drop where floating point alone makes one', () => {
    const rules = [aRule('max-bcr-drop', { observed: 0.3, baseline: 0.1 + 0.2, drop: 0.1 + 0.2 - 0.3 })]
    expect(renderSummary(anOutcome({ verdict: aVerdict({ rules }) }))).toContain('| 0.3 | 0.3 | none |')
  })

  it('explains under the table what the reasons have not said of a rule', () => {
    const rules = [
      failed('min-overall-bcr', { sentence: 'Said above.' }),
      aRule('required-engines', { outcome: 'warn', sentence: 'Said below.' }),
      aRule('max-bcr-drop', { sentence: 'Passed.' }),
    ]
    const text = renderSummary(anOutcome({ verdict: aVerdict({ rules, reasons: ['Said above.'] }) }))
    expect(text.split('Said above.')).toHaveLength(2)
    expect(text).toContain('\n- Said below.\n')
    expect(text).not.toContain('Passed.')
  })

  it('warns of what does not add up, once for all scans that share it', () => {
    const measurement = aMeasurement({
      findings: [
        ...['s-1', 's-2'].map(scanId => ({ kind: 'missing-engine' as const, scanId, engine: 'claude' })),
        { kind: 'duplicate-engine', scanId: 's-3', engine: 'gemini' },
        { kind: 'summary-contradiction', scanId: 's-1', field: 'cited_engines', stated: 3, counted: 1 },
      ],
    })
    const text = textOf(renderLikeGitHub(renderSummary(anOutcome({ measurement }))))
    expect(text).toContain("claude was asked for, but is missing in the service's answer (scans s-1, s-2)")
    expect(text).toContain("gemini stands more than once in the service's answer (scan s-3)")
    expect(text).toContain(
      "The service's summary counts 3 engines that cite the brand, its own results 1 (scan s-1)",
    )
  })

  it('compares each engine with a baseline that names engines', () => {
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
    expect(tablesOf(html)).toEqual([
      [
        ['Engine', 'Cited', 'Score', 'Change', 'Sentiment', 'Source'],
        ['chatgpt', '✅ yes (2 of 3 answers)', '61.5', '+1.5', 'positive', 'acme.example/page'],
        ['gemini', '❌ no', '0', '–', '–', '–'],
        ['claude', '✅ yes', '60', 'new', 'positive', 'acme.example/page'],
      ],
    ])
    expect(textOf(html)).toContain('No longer citing: gemini')
    expect(textOf(html)).toContain('Newly citing: perplexity')
    expect(textOf(html)).toContain('chatgpt: “chatgpt names Acme” (acme.example/page)')
    expect(textOf(html)).toContain('more than half of its answers')
  })

  it('has no change column without a baseline to compare engines with', () => {
    expect(renderSummary(anOutcome())).toContain('| Engine | Cited | Score | Sentiment | Source |')
  })

  it('has a row for each keyword when each was scanned on its own', () => {
    const keywords = [
      { keyword: '顧客管理', overallBcr: 20, citedEngines: [], totalEngines: 2, samples: 1 },
      { keyword: 'إدارة العملاء', overallBcr: 60, citedEngines: ['chatgpt'], totalEngines: 2, samples: 1 },
    ]
    const outcome = anOutcome({ scanPer: 'keyword', measurement: aMeasurement({ keywords }) })
    expect(tablesOf(renderLikeGitHub(renderSummary(outcome))).at(-1)).toEqual([
      ['Keyword', 'Score', 'Cited by'],
      ['顧客管理', '20', 'none of 2'],
      ['إدارة العملاء', '60', '1 of 2: chatgpt'],
    ])
  })

  it('ends with time, links, the first scan ids and what kind of answers these are', () => {
    const scanIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const html = renderLikeGitHub(renderSummary(anOutcome({ measurement: aMeasurement({ scanIds }) })))
    expect(textOf(html)).toContain('Measured 2026-11-20 10:00 UTC')
    expect(textOf(html)).toContain('scans a, b, c, d, e and 2 more')
    expect(textOf(html)).toContain('API surface')
    expect(html).toContain('<a href="https://github.com/acme/site/actions/runs/42">workflow run</a>')
    expect(html).toContain('/commit/0123456789abcdef0123456789abcdef01234567">commit 0123')
  })

  it('needs neither a measurement nor a workflow run', () => {
    const outcome = anOutcome({
      measurement: undefined,
      scans: [],
      verdict: aVerdict({ status: 'error', rules: [], reasons: ['The service answered 401.'] }),
      run: { ...anOutcome().run, runUrl: undefined, commitUrl: undefined, sha: undefined },
    })
    const html = renderLikeGitHub(renderSummary(outcome))
    expect(textOf(html)).toContain('The service answered 401.')
    expect(elementsOf(html)).not.toContain('a')
    expect(elementsOf(html)).not.toContain('table')
  })

  it('keeps its shape whatever brand, engine, keyword, snippet, id and URL hold', () => {
    const shape = (outside: (own: string) => string) => {
      const engines = ['x', 'y'].map(own =>
        anEngine(outside(own), {
          sentiment: outside('s'),
          snippet: outside('t'),
          sourceUrl: `https://x.example/${encodeURIComponent(own)}?${outside('q')}`,
        }),
      )
      const outcome = anOutcome({
        brand: outside('b'),
        language: outside('l'),
        key: outside('k'),
        scanPer: 'keyword',
        baseline: aBaseline({ engines: [] }),
        verdict: aVerdict({
          status: 'fail',
          reasons: [outside('r'), outside('r')],
          baseline: { origin: { kind: 'file', path: outside('f'), runs: 1 } },
          rules: [
            failed('required-engines', {
              observed: outside('o'),
              limit: outside('m'),
              sentence: outside('n'),
            }),
          ],
          lostEngines: [outside('x')],
        }),
        measurement: aMeasurement({
          engines,
          avgSentiment: outside('s'),
          scanIds: [outside('i')],
          findings: [{ kind: 'missing-engine', scanId: outside('i'), engine: outside('x') }],
          keywords: [
            {
              keyword: outside('w'),
              overallBcr: 1,
              citedEngines: [outside('x')],
              totalEngines: 2,
              samples: 1,
            },
          ],
        }),
      })
      return elementsOf(renderLikeGitHub(renderComment(outcome)))
    }
    const harmless = shape(own => own)
    expect(harmless.filter(name => name === 'table')).toHaveLength(3)
    expect(harmless.filter(name => name === 'tr')).toHaveLength(2 + 3 + 2)
    expect(harmless.filter(name => name === 'td')).toHaveLength(6 + 12 + 3)
    fc.assert(
      fc.property(hostileText, text => {
        expect(shape(own => `${own}${text}${own}`)).toEqual(harmless)
      }),
    )
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
