import { expect, it } from 'vitest'
import { describeCertainty } from '../../../src/report/views/certainty.ts'
import { anOutcome, aVerdict } from '../../support/outcomes.ts'
import { aDecline, aDrop, anEngineDrop, aTest } from '../../support/rule-results.ts'

const certaintyOf = (verdict: Parameters<typeof aVerdict>[0]) =>
  describeCertainty(anOutcome({ verdict: aVerdict(verdict) }))
const failing = (pValue: number) => aDrop({ outcome: 'fail', test: aTest({ pValue }) })

it.each([
  [0.0004, 'fewer than 1 of 1,000 runs'],
  [0.0042, 'about 5 of 1,000 runs'],
  [0.0312, 'about 4 of 100 runs'],
])('says for a p-value of %s how often chance alone causes such a drop, and rounds up', (pValue, words) => {
  expect(certaintyOf({ status: 'fail', noise: 'tested', rules: [failing(pValue)] })).toBe(
    `Chance alone causes such a drop in ${words}.`,
  )
})

it('takes the p-value of the engine that decides, and that of a decline', () => {
  const drop = { ...failing(0.6), engines: ['a'] }
  const engineDrops = [
    anEngineDrop({ engine: 'a', test: aTest({ pValue: 0.02 }) }),
    anEngineDrop({ engine: 'b' }),
  ]
  expect(certaintyOf({ status: 'fail', noise: 'tested', rules: [drop], engineDrops })).toContain('2 of 100')
  const change = { since: '2026-09-30', before: 60, after: 40, pValue: 0.03 }
  expect(certaintyOf({ status: 'fail', noise: 'tested', rules: [aDecline({ change })] })).toContain(
    '3 of 100',
  )
})

it('says nothing where nothing is compared or measured', () => {
  expect(certaintyOf({})).toBeUndefined()
  expect(
    describeCertainty(anOutcome({ measurement: undefined, verdict: aVerdict({ noise: 'exact' }) })),
  ).toBeUndefined()
})

it('does not claim a test where there is none', () => {
  expect(certaintyOf({ noise: 'untested' })).toContain('cannot tell a real drop from chance')
  expect(certaintyOf({ noise: 'too-few-runs' })).toContain('Too few runs')
  expect(certaintyOf({ noise: 'exact' })).toContain('same answers')
})
