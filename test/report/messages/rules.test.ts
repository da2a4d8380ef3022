import { describe, expect, it } from 'vitest'
import { minShareOfVoice } from '../../../src/gate/rules/floors.ts'
import type { RuleResult } from '../../../src/gate/verdict.ts'
import { describeRule as cellsOf } from '../../../src/report/messages/rules.ts'
import { aDrop, aFloor } from '../../support/rule-results.ts'

const describeRule = (rule: RuleResult) => cellsOf(rule, name => name)

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
})
