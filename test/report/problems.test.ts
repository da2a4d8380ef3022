import { describe, expect, it } from 'vitest'
import { explainInconclusive, explainUnmeasured } from '../../src/report/problems.ts'
import { aVerdict } from '../support/outcomes.ts'
import { aDrop, aTest } from '../support/rule-results.ts'

describe('explainUnmeasured', () => {
  it('names the competitor, what happened and what to do', () => {
    const facts = { kind: 'http' as const, request: 'POST', detail: 'no', status: 403, code: 'forbidden' }
    const text = explainUnmeasured('Globex', facts)
    expect(text).toContain('The competitor Globex could not be measured')
    expect(text).toContain('403')
    expect(text).toContain('plan')
  })

  it('stays one line whatever the name is', () => {
    const text = explainUnmeasured('a\n::error::b\u202E##[group]', undefined)
    expect(text).not.toMatch(/[\n\u202E]|##\[/)
    expect(text).toMatch(/No engine answered for it/)
  })
})

describe('explainInconclusive', () => {
  it('says why, and what to do about a suspicious drop, once', () => {
    const suspicious = aDrop({ outcome: 'inconclusive', observed: 50, drop: 10, test: aTest() })
    const origin = { kind: 'file', path: 'history.json', runs: 3 } as const
    const text = explainInconclusive(
      aVerdict({ status: 'inconclusive', rules: [suspicious, suspicious], baseline: { origin } }),
    )
    expect(text).toMatch(/^AVG_INCONCLUSIVE: .*fell from 60\.0 to 50\.0.* Start another run/)
    expect(text.match(/Start another run/g)).toHaveLength(1)
  })
})
