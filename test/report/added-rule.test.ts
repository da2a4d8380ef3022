import { describe, expect, it } from 'vitest'
import { findFindings } from '../../src/findings/find-findings.ts'
import { judge } from '../../src/gate/judge.ts'
import { checkDrop } from '../../src/gate/rules/drops.ts'
import type { Rule } from '../../src/gate/rules/rule.ts'
import { RULES } from '../../src/gate/rules/rules.ts'
import { parseRecord } from '../../src/history/format.ts'
import { plainOf } from '../../src/lib/document/plain-text.ts'
import { annotationsOf } from '../../src/report/posts/annotations.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { listCodes } from '../../src/report/words/rules.ts'
import { recordRuns } from '../../src/run/record-runs.ts'
import { rowsOf } from '../support/documents.ts'
import { keepRecords } from '../support/history.ts'
import { createLog } from '../support/log.ts'
import { measuredCases } from '../support/measured-cases.ts'
import { aBaseline, aMeasurement, thresholds } from '../support/measurements.ts'
import { aNoise } from '../support/noise.ts'
import { anOutcome } from '../support/outcomes.ts'
import { resultFileOf } from '../support/result-file.ts'
import { someSettings } from '../support/settings.ts'

const rule: Rule = {
  name: 'max-cited-pages-drop',
  subject: { noun: 'number of cited pages', unit: 'count' },
  isDrop: true,
  check: () =>
    checkDrop({
      ...{ now: 7, was: 12, isPaired: false, pValue: undefined },
      ...{ tolerance: { kind: 'absolute', value: 2 }, significance: 'significant' },
    }),
}
const rules = [...RULES, rule]
const baseline = aBaseline()
const { verdict } = judge(
  {
    measurement: aMeasurement(),
    lookup: { baseline },
    thresholds: thresholds(),
    noise: aNoise({ isDeterministic: true }),
  },
  rules,
)
const outcome = anOutcome({ verdict, baseline })
describe('a drop rule that is added to the list', () => {
  it('fails the gate, and its loss is recorded', async () => {
    expect(verdict.status).toBe('fail')
    const history = keepRecords()
    const gate = { ...describeGate(outcome), settings: someSettings(), history }
    await recordRuns([gate], { isRecorded: () => true, attempt: 1, log: createLog() })
    expect(history.records).toMatchObject([{ failed: false, losses: [{ state: 'failed', failedRuns: 1 }] }])
    // A result file as a baseline has the same losses.
    expect(parseRecord(resultFileOf(outcome))).toMatchObject({ record: { losses: [{ failedRuns: 1 }] } })
  })

  it('leads the report, and has a row among the rules', () => {
    expect(plainOf(describeGate(outcome).headline)).toBe('The number of cited pages of Acme is 7. It was 12')
    expect(rowsOf(outcome, 'rules-and-settings').at(-1)).toEqual([
      'Drop of the number of cited pages (max-cited-pages-drop)',
      'Failed',
      '7, was 12',
      'at most 2',
    ])
  })

  it('is described by its own value, whatever the shares of answers are', () => {
    const engineLost = measuredCases['one-engine-lost']
    if (engineLost === undefined) throw new RangeError('an engine that is lost is a case')
    expect(findFindings({ ...engineLost, verdict })[0]).toMatchObject({
      ...{ kind: 'dropped', scope: { kind: 'whole' } },
      value: { rule: 'max-cited-pages-drop', now: 7, was: 12 },
    })
  })

  it('is in the result file', () => {
    expect(resultFileOf(outcome).verdict.rules.at(-1)).toMatchObject({
      rule: 'max-cited-pages-drop',
      outcome: 'fail',
      observed: 7,
      baseline: 12,
      drop: 5,
      allowed: 2,
    })
  })

  it('has an annotation and an error code', () => {
    expect(annotationsOf([describeGate(outcome)])).toMatchObject([
      { message: expect.stringMatching(/^AVG_RULE_MAX_CITED_PAGES_DROP: /) },
    ])
    expect(listCodes(rules).map(({ code }) => code)).toContain('AVG_RULE_MAX_CITED_PAGES_DROP')
  })
})
