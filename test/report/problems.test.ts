import { describe, expect, it } from 'vitest'
import { explainUnmeasured } from '../../src/report/problems.ts'

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
