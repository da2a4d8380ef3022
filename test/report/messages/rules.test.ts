import { describe, expect, it } from 'vitest'
import { minShareOfVoice } from '../../../src/gate/rules/floors.ts'
import { describeRule } from '../../../src/report/messages/rules.ts'
import { aDrop, aFloor } from '../../support/rule-results.ts'

const pValue = 0.0125

describe('describeRule', () => {
  it('writes measured values in their unit and limits as they were set', () => {
    expect(describeRule(aFloor({ observed: 59.94, floor: 62.25 }))).toMatchObject({
      observed: '59.9',
      limit: 'at least 62.25',
    })
    expect(describeRule(aFloor({ observed: 24.9, floor: 12.5 }, minShareOfVoice))).toMatchObject({
      observed: '25%',
      limit: 'at least 12.5%',
    })
    const tolerance = { kind: 'percent', value: 2.5 } as const
    expect(
      describeRule(aDrop({ baseline: 50, observed: 40, drop: 10, tolerance, allowed: 1.25 })),
    ).toMatchObject({ baseline: '50.0', observed: '40.0', drop: '10.0', limit: 'at most 2.5% (1.3)' })
  })

  it('does not say that a value is below a floor that reads the same', () => {
    const sentence = (observed: number) =>
      describeRule(aFloor({ outcome: 'fail', observed, floor: 60 })).sentence
    expect(sentence(59.96)).toContain('is 60.0, just below the floor of 60')
    expect(sentence(59.94)).toContain('is 59.9, below the floor of 60')
  })

  it.each([
    [{ outcome: 'fail', pValue }, /Chance does not explain this drop\.$/],
    [{ outcome: 'warn', pValue }, /Earlier runs told this loss\.$/],
    [{ outcome: 'inconclusive', pValue }, /Chance may have caused this drop\.$/],
    [{ outcome: 'inconclusive' }, /Chance may have caused this drop\.$/],
    [{ outcome: 'pass', pValue }, /The difference is within chance\.$/],
    [{ outcome: 'fail' }, /^(?!.*chance)/i],
    [{ outcome: 'pass', allowed: 10, pValue }, /^(?!.*chance)/i],
  ] as const)(
    'says what chance explains beyond the tolerance, where it was considered: %j',
    (finding, words) => {
      expect(describeRule(aDrop({ observed: 50, drop: 10, ...finding })).sentence).toMatch(words)
    },
  )
})
