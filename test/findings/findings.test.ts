import { describe, expect, it } from 'vitest'
import { compare } from '../../src/comparison/compare.ts'
import { keyOfScope } from '../../src/comparison/scope.ts'
import { findFindings } from '../../src/findings/find-findings.ts'
import type { Finding } from '../../src/findings/finding.ts'
import { dropsOf } from '../../src/gate/verdict.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { aKeywordChange } from '../support/keyword-changes.ts'
import { liveOutcome, questionsOf, type Shares } from '../support/live-situation.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aDrop, aFloor } from '../support/rule-results.ts'
import {
  contentOutcome,
  droppedInGermany,
  hiddenLosses,
  silentEngine,
  situations,
} from '../support/situations.ts'

const kindsOf = (outcome: Outcome) => findFindings(outcome).map(({ kind }) => kind)

function findKind<K extends Finding['kind']>(outcome: Outcome, kind: K): Extract<Finding, { kind: K }> {
  const isWanted = (finding: Finding): finding is Extract<Finding, { kind: K }> => finding.kind === kind
  const found = findFindings(outcome).find(isWanted)
  if (found === undefined) throw new Error(`found ${kindsOf(outcome).join()}`)
  return found
}

/** Twelve equal runs, then one with other shares. */
function changed(before: Shares, now: Shares, more: Partial<Parameters<typeof liveOutcome>[0]> = {}) {
  return liveOutcome({
    questions: questionsOf(20),
    now: { cites: now },
    before: [{ runs: 12, level: { cites: before } }],
    ...more,
  })
}

describe('the causes of findings', () => {
  it('makes one finding of a line that hides five questions', () => {
    const found = findFindings(contentOutcome({ changes: hiddenLosses }))
    expect(found.map(({ kind }) => kind)).toEqual(['page-hidden'])
    expect(found[0] !== undefined && 'questions' in found[0] && found[0].questions).toHaveLength(5)
  })

  it('makes one finding of a line of robots.txt that hides several pages', () => {
    const changes = ['a.md', 'b.md'].map(path =>
      aKeywordChange({
        keyword: path,
        causes: [
          {
            kind: 'hidden',
            path,
            reasons: [{ kind: 'blocked', file: 'robots.txt', line: 2, evidence: 'Disallow: /' }],
          },
        ],
      }),
    )
    expect(kindsOf(contentOutcome({ changes }))).toEqual(['page-hidden'])
  })

  it('makes two findings of two pages that are gone', () => {
    const changes = ['a.md', 'b.md'].map(path =>
      aKeywordChange({ keyword: path, causes: [{ kind: 'deleted', path }] }),
    )
    expect(kindsOf(contentOutcome({ changes }))).toEqual(['page-gone', 'page-gone'])
  })

  it('tells the cause first that cost most questions', () => {
    const one = aKeywordChange({ keyword: 'x', causes: [{ kind: 'deleted', path: 'x.md' }] })
    const two = ['a', 'b'].map(keyword =>
      aKeywordChange({ keyword, causes: [{ kind: 'deleted', path: 'ab.md' }] }),
    )
    const [first] = findFindings(contentOutcome({ changes: [one, ...two] }))
    expect(first).toMatchObject({ cause: 'ab.md' })
  })

  it('makes one finding of a key that is refused in three countries', () => {
    expect(findKind(silentEngine, 'engine-silent').engines).toEqual(['openai@US', 'openai@GB', 'openai@DE'])
    expect(kindsOf(silentEngine)).toEqual(['engine-silent', 'unchanged'])
  })

  it('has no two findings with the same kind and cause in any situation', () => {
    for (const outcome of Object.values(situations)) {
      const keys = findFindings(outcome).map(({ kind, cause }) => `${kind} ${cause}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

describe('the order of telling', () => {
  it('tells what fails before an engine that did not answer', () => {
    const outcome = changed(
      { openai: 0.7, perplexity: 0.8 },
      { perplexity: 0.1 },
      { silent: { openai: 'key-refused' } },
    )
    expect(findFindings(outcome).map(({ kind, leadsTo }) => [kind, leadsTo])).toEqual([
      ['dropped', 'fail'],
      ['engine-silent', 'error'],
    ])
  })

  it('tells a lost answer before a weaker one, and a new one last', () => {
    const lost = aKeywordChange({ keyword: 'lost' })
    const weaker = aKeywordChange({
      keyword: 'weaker',
      outcome: 'weaker',
      causes: [{ kind: 'rewritten', path: 'w.md', way: 'rewritten' }],
    })
    const gained = aKeywordChange({ keyword: 'new', outcome: 'gained', causes: [], files: ['new.md'] })
    expect(kindsOf(contentOutcome({ changes: [gained, weaker, lost] }))).toEqual([
      'page-gone',
      'answer-weaker',
      'answer-new',
    ])
  })

  it('tells a floor after the drop that broke it', () => {
    const outcome = changed({ openai: 0.8 }, { openai: 0.1 }, { set: { minOverallBcr: 50 } })
    expect(kindsOf(outcome)).toEqual(['dropped', 'floor-broken'])
  })

  it('tells an edit of the settings beside the state of the run', () => {
    const outcome = {
      ...contentOutcome({ changes: [] }),
      configChanges: [{ path: 'gate.yml', kind: 'changed' as const }],
    }
    expect(kindsOf(outcome)).toEqual(['config-changed', 'unchanged'])
  })
})

describe('an engine without an answer', () => {
  it('is no part of the numbers', () => {
    const { change } = findKind(silentEngine, 'unchanged')
    expect(change?.now).toMatchObject({ cited: 26, answers: 45 })
    expect(Math.round(100 * (change?.was.share ?? 0))).toBe(59)
  })

  it('only warns if it is optional', () => {
    const outcome = changed(
      { openai: 0.7, perplexity: 0.8 },
      { perplexity: 0.8 },
      { silent: { openai: 'key-refused' }, set: { optionalEngines: ['openai'] } },
    )
    expect(findKind(outcome, 'engine-silent').leadsTo).toBe('warn')
  })

  it('has no number where no engine answered', () => {
    const [first, ...others] = findFindings(situations['live-all-silent'] ?? anOutcome())
    expect(first).toMatchObject({ kind: 'incident', isPartly: false })
    expect(others).toEqual([])
  })
})

describe('the state of a run', () => {
  it('is a first run where a history is configured and holds no run', () => {
    expect(kindsOf(situations['live-first-run'] ?? anOutcome())).toEqual(['first-run'])
  })

  it('lacks a rule where neither a rule nor a baseline is set', () => {
    expect(kindsOf(situations['live-no-rule'] ?? anOutcome())).toEqual(['no-rule'])
  })

  it('is unchanged where a floor passes without a baseline', () => {
    expect(kindsOf(anOutcome({ verdict: aVerdict({ rules: [aFloor()] }) }))).toEqual(['unchanged'])
  })

  it('warns of a history that cannot be read', () => {
    const place = { kind: 'branch', branch: 'history', path: 'a.ndjson' } as const
    const verdict = aVerdict({ baseline: { missing: { kind: 'unreadable', place } } })
    expect(findFindings(anOutcome({ verdict }))).toMatchObject([{ kind: 'first-run', leadsTo: 'warn' }])
  })

  it('lists the questions that no answer cites the brand for', () => {
    const { measurement } = anOutcome()
    const cells = [
      { keyword: 'a', engine: 'openai', cited: [true, false], bcrScores: [80, 0] },
      { keyword: 'b', engine: 'openai', cited: [false, false], bcrScores: [0, 0] },
    ]
    const place = { kind: 'branch', branch: 'history', path: 'a.ndjson' } as const
    const outcome = anOutcome({
      measurement: measurement && { ...measurement, cells },
      verdict: aVerdict({ baseline: { missing: { kind: 'no-run-yet', place } } }),
    })
    expect(findKind(outcome, 'first-run').uncited).toEqual([{ keyword: 'b', answers: 2 }])
  })
})

describe('a drop', () => {
  it('has as before what the answers of now would have been', () => {
    // One sample of one engine, three of the other: a mean over engines would be 50 %.
    const cell = (engine: string, cited: boolean[]) => ({
      ...{ keyword: 'crm', engine, cited },
      bcrScores: cited.map(each => (each ? 80 : 0)),
    })
    const run = (...cells: ReturnType<typeof cell>[]) => ({ overallBcr: 40, citedEngines: 1, cells })
    const { measurement } = anOutcome()
    if (measurement === undefined) throw new RangeError('an outcome has a measurement')
    const comparison = compare(
      { ...measurement, cells: [cell('openai', [false]), cell('gemini', [true, false, true])] },
      {
        ...{ overallBcr: 40, citedEngines: 1, engines: undefined },
        runs: [run(cell('openai', [false]), cell('gemini', [true]))],
        origin: { kind: 'file', path: 'a', runs: 1 },
      },
    )
    const outcome = anOutcome({
      comparison,
      verdict: aVerdict({ baseline: { origin: { kind: 'file', path: 'a', runs: 1 } } }),
    })
    expect(findKind(outcome, 'unchanged').change?.was).toEqual({ usually: 3, share: 0.75 })
  })

  it('has evidence of what the engines read and cite in its scope', () => {
    expect(findKind(droppedInGermany, 'dropped').evidence).toMatchObject([
      { kind: 'read', answers: 5, of: 30, domain: 'acme.example' },
      { kind: 'site', domain: 'boardly.example', answers: 19, of: 30 },
    ])
  })

  it('may be chance where the test is undecided', () => {
    expect(findFindings(situations['live-may-be-chance'] ?? anOutcome())).toMatchObject([
      { kind: 'may-be-chance', certainty: 'may-be-chance', leadsTo: 'inconclusive', evidence: [] },
    ])
  })

  const fewCitations = {
    questions: questionsOf(60),
    set: { maxBcrDrop: { kind: 'percent', value: 10 } as const },
  }
  const level = (openai: number, gemini: number, score?: number) => ({
    cites: { openai, gemini },
    ...(score !== undefined && { score }),
  })
  const beforeLow = [
    { runs: 20, level: level(0.1, 0.1) },
    { runs: 7, level: level(0.06, 0.06) },
  ]
  it.each([
    [
      'shares of a certain fall, however small',
      { before: beforeLow.slice(0, 1), now: level(0.053, 0.053), questions: questionsOf(240) },
      false,
    ],
    ['a score where the shares are as before', { now: level(0.1, 0.1, 40) }, true],
    ['a score where the fall of the shares is chance', { now: level(0.09, 0.1, 40) }, true],
    ['shares while they are low', { before: beforeLow, now: level(0.05, 0.06, 40) }, false],
  ])('tells %s', (_, situation, isScore) => {
    const [first] = findFindings(
      liveOutcome({ ...fewCitations, before: [{ runs: 20, level: level(0.1, 0.1) }], ...situation }),
    )
    expect(first).toMatchObject({ leadsTo: 'fail' })
    expect(first && 'value' in first && first.value !== undefined).toBe(isScore)
  })

  it('over several runs has the levels of each engine on both sides', () => {
    const { scope, time, toldOn } = findKind(situations['live-decline'] ?? anOutcome(), 'declined')
    expect(scope).toEqual({ kind: 'engine', engine: 'perplexity' })
    expect(time).toMatchObject({ runs: { before: 20, since: 2 }, since: '2026-11-15T06:04:00.000Z' })
    const { before = 0, since = 0 } = time.levels ?? {}
    expect([before, since].map(share => Math.round(100 * share))).toEqual([60, 30])
    expect(time.parts.map(part => keyOfScope(part.scope))).toEqual([
      'perplexity@',
      'openai@',
      'gemini@',
      'whole',
    ])
    expect(toldOn).toBeUndefined()
  })
})

describe('a loss that earlier runs told', () => {
  it.each(['live-still-low', 'live-two-losses', 'live-was-chance'])(
    'names one date, whatever runs are still read: %s',
    name => {
      const outcome = situations[name] ?? anOutcome()
      const { comparison } = outcome
      const later = comparison && { ...comparison, recent: comparison.recent.slice(1) }
      const [loss] = dropsOf(outcome.verdict)?.losses ?? []
      const dates = [outcome, { ...outcome, comparison: later }]
        .flatMap(findFindings)
        .flatMap(finding =>
          'time' in finding ? (finding.time?.since ?? []) : 'since' in finding ? finding.since : [],
        )
      expect(dates).toEqual([loss?.since, loss?.since])
    },
  )
})

describe('a competitor ahead', () => {
  const ahead = (citesOther: Shares, now: Shares = { openai: 0.4, gemini: 0.4 }, runs = 12) =>
    changed({ openai: 0.4, gemini: 0.4 }, now, {
      now: { cites: now, citesOther },
      before: [
        {
          runs,
          level: { cites: { openai: 0.4, gemini: 0.4 }, citesOther: { openai: 0.2, gemini: 0.2 } },
        },
      ],
    })

  /** A record keeps the twenty sites that are cited most: each of them in nine of twenty answers. */
  const withoutBoardly = (outcome: Outcome): Outcome => {
    const domains = Array.from({ length: 20 }, (_, site) => ({ domain: `site-${site}.example`, answers: 9 }))
    const runs = outcome.comparison?.runs.map(run => ({
      ...run,
      contents: run.contents?.map(contents => ({ ...contents, domains })),
    }))
    return { ...outcome, comparison: outcome.comparison && { ...outcome.comparison, runs: runs ?? [] } }
  }

  it('is a site that is newly cited more than the brand', () => {
    expect(findKind(ahead({ openai: 0.6, gemini: 0.6 }), 'competitor-ahead')).toMatchObject({
      site: { domain: 'boardly.example', answers: 24 },
      leadsTo: 'warn',
    })
  })

  it.each([
    ['where chance explains the growth', ahead({ openai: 0.3, gemini: 0.3 })],
    ['where one of many sites grows so much by chance', ahead({ openai: 0.5, gemini: 0.35 })],
    ['before five runs are recorded', ahead({ openai: 0.7, gemini: 0.7 }, undefined, 4)],
    [
      'where the records do not list the site, and it may have been there',
      withoutBoardly(ahead({ openai: 0.6, gemini: 0.6 })),
    ],
  ])('is no finding %s', (_, outcome) => {
    expect(kindsOf(outcome)).toEqual(['unchanged'])
  })

  it('is evidence of the loss where a rule failed', () => {
    const kinds = kindsOf(ahead({ openai: 0.7, gemini: 0.7 }, { openai: 0.05, gemini: 0 }))
    expect(kinds).toEqual(['dropped'])
  })
})

describe('a rule that failed', () => {
  it('is a finding where nothing else tells of it', () => {
    const drop = aDrop({ outcome: 'fail' })
    const outcome = anOutcome({ verdict: aVerdict({ status: 'fail', rules: [drop] }) })
    expect(findFindings(outcome)).toMatchObject([{ kind: 'floor-broken', leadsTo: 'fail', rule: drop }])
  })
})
