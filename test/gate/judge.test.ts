import { describe, expect, it } from 'vitest'
import { failuresOf, type JudgeInput, judge as judgeInput } from '../../src/gate/judge.ts'
import type { Blocker } from '../../src/gate/verdict.ts'
import { listRules, mayHaveDropped } from '../../src/gate/verdict.ts'
import type { Thresholds } from '../../src/inputs/settings.ts'
import { NO_ANSWERS_COUNTED } from '../../src/scan/count-answers.ts'
import { aBaseline, aMeasurement, thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'
import { aVerdict } from '../support/outcomes.ts'
import { aDrop, aFloor } from '../support/rule-results.ts'

const missing = { missing: { kind: 'none-configured' } } as const
const compared = { lookup: { baseline: aBaseline() } }

/** Judges a run without a baseline. */
function judge(set: Partial<Thresholds>, input: Partial<JudgeInput> = {}) {
  return judgeInput({
    measurement: aMeasurement(),
    lookup: missing,
    thresholds: thresholds(set),
    noise: aNoise(),
    ...input,
  }).verdict
}

describe('judge', () => {
  it('passes when every rule passes', () => {
    expect(judge({}, compared)).toMatchObject({
      status: 'pass',
      kind: 'judged',
      reportOnly: false,
      baseline: { origin: { kind: 'file', path: 'baseline.json', runs: 1 } },
    })
  })

  it('fails when one rule fails', () => {
    expect(judge({ minOverallBcr: 90, minCitedEngines: 1 }).status).toBe('fail')
  })

  it('does not fail on contradictions in the answers', () => {
    const contradictions = [{ kind: 'missing-engine' as const, scanId: 'scan-1', engine: 'claude' }]
    const verdict = judge({ minCitedEngines: 1 }, { measurement: aMeasurement({ contradictions }) })
    expect(verdict.status).toBe('pass')
    expect(listRules(verdict).at(-1)).toMatchObject({ rule: 'completeness', outcome: 'warn' })
  })

  it('only reports when no rule is set', () => {
    expect(judge({})).toMatchObject({ status: 'pass', reportOnly: true })
    expect(judge({ minOverallBcr: 1 })).toMatchObject({ reportOnly: false })
  })

  it('does not only report if a baseline is configured but no run is recorded yet', () => {
    const place = { kind: 'branch', branch: 'history', path: 'docs.ndjson' } as const
    const first = { missing: { kind: 'no-run-yet', place } } as const
    expect(judge({}, { lookup: first })).toMatchObject({ status: 'pass', reportOnly: false })
  })

  it.each([
    [{ kind: 'service', details: { kind: 'http', request: 'POST', detail: '', status: 401 } }, 'error'],
    [{ code: 'AVG_LIMIT_DAY', requests: 2, perDay: 1 }, 'error'],
    [{ code: 'AVG_NO_SECRETS' }, 'inconclusive'],
    [{ code: 'AVG_NO_ANSWERS' }, 'error'],
  ] satisfies [Blocker, string][])('applies no rule to a run with the blocker %j: %s', (blocker, status) => {
    const { baseline } = judge({}, compared)
    // The blocker explains the missing answers.
    const answers = { ...NO_ANSWERS_COUNTED, planned: 20 }
    expect(judge({ minOverallBcr: 1 }, { ...compared, blocker, answers })).toEqual({
      ...{ kind: 'blocked', status, blocker, baseline },
      unmeasuredCompetitors: [],
    })
  })

  it('is inconclusive when no engine answered, even with no rule set', () => {
    const empty = aMeasurement({ engines: [], totalEngines: 0, citedEngines: 0 })
    for (const measurement of [empty, undefined]) {
      expect(judge({}, { measurement })).toMatchObject({
        status: 'inconclusive',
        blocker: { code: 'AVG_NO_ANSWERS' },
      })
    }
  })

  it.each<[string, ...Parameters<typeof judge>]>([
    ['a floor', { minCitedEngines: 0 }],
    ['a required engine', { requiredEngines: ['chatgpt'] }],
    ['a baseline', {}, compared],
  ])('is an error when no engine answered and there is %s', (_, set, more = {}) => {
    const measurement = aMeasurement({ engines: [], totalEngines: 0, citedEngines: 0 })
    expect(judge(set, { ...more, measurement }).status).toBe('error')
  })

  it('is inconclusive when the share of voice is unknown, but fails when another rule fails', () => {
    const shareOfVoice = { shares: [], unmeasured: ['Globex'] }
    const verdict = judge({ minShareOfVoice: 10, minCitedEngines: 1 }, { shareOfVoice })
    expect(verdict).toMatchObject({ status: 'inconclusive', unmeasuredCompetitors: ['Globex'] })
    expect(judge({ minShareOfVoice: 10, minCitedEngines: 2 }, { shareOfVoice }).status).toBe('fail')
    expect(judge({ minCitedEngines: 1 }, { shareOfVoice }).status).toBe('pass')
  })

  it('does not count an unusable baseline as a baseline', () => {
    const place = { kind: 'file', path: 'old.json' } as const
    const unusable = { kind: 'history', place, cause: { kind: 'empty' } } as const
    expect(judge({}, { lookup: { unusable } }).baseline).toEqual({ missing: { kind: 'unusable', unusable } })
  })
})

describe('failuresOf', () => {
  const failing = judge({ minOverallBcr: 90 })
  const passing = judge({}, compared)

  it('lists the conditions that hold', () => {
    expect(failuresOf(failing, ['fail', 'error'])).toEqual(['fail'])
    expect(failuresOf(failing, ['error', 'inconclusive'])).toEqual([])
    expect(failuresOf(passing, ['fail', 'error', 'inconclusive', 'no-baseline'])).toEqual([])
  })

  it.each([
    [false, ['owner-missing']],
    [true, []],
  ])('fails for an owner that is missing, unless this change renames it: %s', (isRenamed, failures) => {
    const owner = { keyword: 'x', path: 'a.md', isRenamed, found: undefined, reason: undefined }
    const warnings = [{ code: 'AVG_OWNER_MISSING' as const, owners: [owner] }]
    expect(failuresOf(passing, ['owner-missing'], warnings)).toEqual(failures)
  })

  it('fails a passing run without a baseline when asked to, unless its level is accepted', () => {
    const place = { kind: 'file', path: 'history.json' } as const
    const accepting = judge({ minOverallBcr: 1 }, { lookup: { missing: { kind: 'accepted', place } } })
    const runs = [judge({ minOverallBcr: 1 }), accepting]
    expect(runs.map(run => failuresOf(run, ['fail', 'no-baseline']))).toEqual([['no-baseline'], []])
  })
})

describe('mayHaveDropped', () => {
  it.each([
    ['an inconclusive drop that was tested', aDrop({ outcome: 'inconclusive', pValue: 0.1 }), true],
    ['an inconclusive drop that cannot be tested', aDrop({ outcome: 'inconclusive' }), true],
    ['a drop that chance explains', aDrop({ pValue: 0.2 }), false],
    ['a floor that is not known', aFloor({ outcome: 'unknown' }), false],
  ])('returns for %s: %s', (_, rule, expected) => {
    expect(mayHaveDropped(aVerdict({ rules: [rule] }))).toBe(expected)
  })
})
