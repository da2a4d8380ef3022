import { describe, expect, it } from 'vitest'
import { findCauses } from '../../src/findings/content-findings.ts'
import { findFindings } from '../../src/findings/find-findings.ts'
import { findDrops } from '../../src/gate/verdict.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { aKeywordChange } from '../support/keyword-changes.ts'
import { liveOutcome, questionsOf, type Shares } from '../support/live-situation.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aDrop, aFloor } from '../support/rule-results.ts'
import { contentOutcome, situations } from '../support/situations.ts'

const kindsOf = (outcome: Outcome) => findFindings(outcome).map(({ kind }) => kind)

/** Returns the outcome of twelve equal runs and one with other shares. */
function changed(before: Shares, now: Shares, more: Partial<Parameters<typeof liveOutcome>[0]> = {}) {
  return liveOutcome({
    questions: questionsOf(20),
    now: { cites: now },
    before: [{ runs: 12, level: { cites: before } }],
    ...more,
  })
}

const situation = (name: string) => situations[name] ?? anOutcome()
const gone = (keyword: string, path = keyword) =>
  aKeywordChange({ keyword, causes: [{ kind: 'deleted', path }] })
const hiddenByRobots = (path: string) => {
  const reason = { kind: 'blocked', file: 'robots.txt', line: 2, evidence: 'Disallow: /' } as const
  return aKeywordChange({ keyword: path, causes: [{ kind: 'hidden', path, reasons: [reason] }] })
}
const weaker = aKeywordChange({
  ...{ keyword: 'weaker', outcome: 'weaker' },
  causes: [{ kind: 'rewritten', path: 'w.md', way: 'rewritten' }],
})
const stake = (path: string, answers: number) => ({
  ...{ path, answers, of: 12 },
  ...{ engines: ['openai'], keywords: ['crm'] },
})
const staleOwner = {
  code: 'AVG_OWNER_MISSING' as const,
  owners: [{ keyword: 'a', path: 'a.md', isRenamed: false, found: undefined, reason: undefined }],
}
const gained = aKeywordChange({ keyword: 'new', outcome: 'gained', causes: [] })
const place = { kind: 'branch', branch: 'history', path: 'a.ndjson' } as const

describe('the findings', () => {
  const unreadable = aVerdict({ baseline: { missing: { kind: 'unreadable', place } } })
  const stale = contentOutcome({ changes: [], warnings: [staleOwner] })
  const renamed = { ...staleOwner, owners: staleOwner.owners.map(owner => ({ ...owner, isRenamed: true })) }
  it.each([
    [
      'one line of robots.txt that hides several pages',
      contentOutcome({ changes: ['a.md', 'b.md'].map(hiddenByRobots) }),
      'page-hidden fail',
    ],
    [
      'a hidden page, if another page of the same question is deleted',
      contentOutcome({
        changes: [aKeywordChange({ causes: [...gone('b.md').causes, ...hiddenByRobots('a.md').causes] })],
      }),
      'page-hidden fail',
    ],
    [
      'two deleted pages, the page of more questions first',
      contentOutcome({ changes: [gone('x', 'x.md'), gone('a', 'ab.md'), gone('b', 'ab.md')] }),
      'page-gone fail ab.md, page-gone fail x.md',
    ],
    [
      'the page first that engines cite most',
      contentOutcome({
        changes: [gone('x', 'x.md'), gone('y', 'y.md'), hiddenByRobots('h.md'), weaker],
        stakes: [stake('h.md', 9), stake('w.md', 7), stake('y.md', 2)],
      }),
      'page-hidden fail, page-gone fail y.md, page-gone fail x.md, answer-weaker warn',
    ],
    [
      'a weaker answer before a wrong line of keywords',
      contentOutcome({ changes: [weaker], warnings: [staleOwner] }),
      'answer-weaker warn, not-judged warn',
    ],
    ['no change before a wrong line of keywords', stale, 'unchanged none, not-judged warn'],
    [
      'no warning for an owner that this change renames',
      contentOutcome({ changes: [], warnings: [renamed] }),
      'unchanged none, not-judged none',
    ],
    [
      'a wrong line of keywords first, if it fails the step',
      { ...stale, failures: ['owner-missing' as const] },
      'not-judged warn',
    ],
    [
      'a lost answer before a weaker one, and a new one last',
      contentOutcome({ changes: [gained, weaker, gone('lost')] }),
      'page-gone fail, answer-weaker warn, answer-new none',
    ],
    [
      'no change if a floor passes without a baseline',
      anOutcome({ verdict: aVerdict({ rules: [aFloor()] }) }),
      'unchanged none',
    ],
    ['a warning about an unreadable history', anOutcome({ verdict: unreadable }), 'first-run warn'],
    [
      'a failed rule that no other finding explains',
      anOutcome({ verdict: aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] }) }),
      'floor-broken fail max-bcr-drop',
    ],
  ])('are %s', (_, outcome, expected) => {
    const found = findFindings(outcome).map(({ kind, leadsTo, cause }) => `${kind} ${leadsTo} ${cause}`)
    expect(found).toEqual(expected.split(', ').map(text => expect.stringMatching(`^${text}`)))
  })

  it.each(Object.entries(situations))('have no two of the same kind and cause: %s', (_, outcome) => {
    const keys = findFindings(outcome).map(({ kind, cause }) => `${kind} ${cause}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a drop', () => {
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
      'a significant fall of shares, however small',
      { before: beforeLow.slice(0, 1), now: level(0.053, 0.053), questions: questionsOf(240) },
      false,
    ],
    ['the score if the fall of shares may be chance', { now: level(0.09, 0.1, 40) }, true],
    ['the shares while they are low', { before: beforeLow, now: level(0.05, 0.06, 40) }, false],
  ])('is described by %s', (_, situation, isScore) => {
    const [first] = findFindings(
      liveOutcome({ ...fewCitations, before: [{ runs: 20, level: level(0.1, 0.1) }], ...situation }),
    )
    expect(first).toMatchObject({ leadsTo: 'fail' })
    expect(first && 'value' in first && first.value !== undefined).toBe(isScore)
  })
})

describe('a loss that earlier runs reported', () => {
  it.each(['live-still-low', 'live-two-losses'])('names one date, whatever runs are still read: %s', name => {
    const outcome = situation(name)
    const { comparison } = outcome
    const later = comparison && { ...comparison, recent: comparison.recent.slice(1) }
    const [loss] = findDrops(outcome.verdict)?.losses ?? []
    const dates = [outcome, { ...outcome, comparison: later }]
      .flatMap(findFindings)
      .flatMap(finding =>
        'time' in finding ? (finding.time?.since ?? []) : 'since' in finding ? finding.since : [],
      )
    expect(dates).toEqual([loss?.since, loss?.since])
  })
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

  /** Fills the records with twenty other sites, the most that a record lists, each cited in nine of twenty answers. */
  const withoutBoardly = (outcome: Outcome): Outcome => {
    const domains = Array.from({ length: 20 }, (_, site) => ({ domain: `site-${site}.example`, answers: 9 }))
    const runs = outcome.comparison?.runs.map(run => ({
      ...run,
      contents: run.contents?.map(contents => ({ ...contents, domains })),
    }))
    return { ...outcome, comparison: outcome.comparison && { ...outcome.comparison, runs: runs ?? [] } }
  }

  it.each([
    ['if chance explains the growth', ahead({ openai: 0.3, gemini: 0.3 })],
    ['if one of many sites grows this much by chance', ahead({ openai: 0.5, gemini: 0.35 })],
    ['before five runs are recorded', ahead({ openai: 0.7, gemini: 0.7 }, undefined, 4)],
    [
      'if the records do not list the site, which may have been cited',
      withoutBoardly(ahead({ openai: 0.6, gemini: 0.6 })),
    ],
  ])('is not reported %s', (_, outcome) => {
    expect(kindsOf(outcome)).toEqual(['unchanged'])
  })

  it('is evidence of the loss if a rule failed', () => {
    const kinds = kindsOf(ahead({ openai: 0.7, gemini: 0.7 }, { openai: 0.05, gemini: 0 }))
    expect(kinds).toEqual(['dropped'])
  })
})

it('an engine that returns to an old value is separate from one that stated it before', () => {
  const cites = { openai: 0.6, perplexity: 0.6 }
  const outcome = changed(cites, cites, {
    now: { cites, saysOld: { openai: 0.5, perplexity: 0.5 } },
    before: [{ runs: 6, level: { cites, saysOld: { openai: 0, perplexity: 0.5 } } }],
  })
  const found = findFindings(outcome).flatMap(finding =>
    finding.kind === 'fact-wrong'
      ? finding.sentences.map(({ answers }) => [answers?.engine, finding.leadsTo])
      : [],
  )
  expect(found).toEqual([
    ['openai', 'fail'],
    ['perplexity', 'warn'],
  ])
})

it('a page that a competitor outranks makes an answer weaker, even if the question lost its answer', () => {
  const change = aKeywordChange({ causes: [{ kind: 'outranked', path: 'other/a.md' }] })
  expect(findCauses(change)).toMatchObject([{ kind: 'answer-weaker', leadsTo: 'warn', way: 'outranked' }])
})
