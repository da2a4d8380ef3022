import { describe, expect, it } from 'vitest'
import { buildFleetResult, formatFleetResult } from '../../../src/report/json/fleet-result.ts'
import { fleetResultSchema } from '../../../src/report/json/fleet-result-schema.ts'
import { buildResult } from '../../../src/report/json/result.ts'
import { aFleet, aFleetGate, mixedFleet } from '../../support/portfolio.ts'
import { failedWithEverything, passed } from '../../support/report-outcomes.ts'

describe('the result of a fleet', () => {
  it('is as the published schema has it, and nothing besides', () => {
    const json: unknown = JSON.parse(JSON.stringify(buildFleetResult(mixedFleet)))
    expect(fleetResultSchema.parse(json)).toEqual(json)
  })

  it('has the worst verdict, the number of each, and whether the step fails', () => {
    const { gates: _, summary, ...head } = buildFleetResult(mixedFleet)
    expect(head).toEqual({
      format: 'ai-visibility-fleet',
      schema_version: 1,
      config: '.github/ai-visibility.yml',
      verdict: 'fail',
      verdicts: { pass: 5, fail: 3, inconclusive: 1, error: 3 },
      headline: '3 of 12 gates failed, 3 were not measured',
      failed: true,
    })
    expect(summary[4]).toEqual({
      key: 'globex-us',
      headline: 'Perplexity cites Globex in 8% of its answers. It was 75%',
      findings: [{ kind: 'engine-lost', leads_to: 'fail', cause: 'perplexity@' }],
    })
    const quiet = aFleet(['a', 'b'].map(key => aFleetGate(key, failedWithEverything, { failOn: [] })))
    expect(buildFleetResult(quiet)).toMatchObject({ verdict: 'fail', failed: false })
  })

  it('has the results of the gates in the order of the file', () => {
    const fleet = aFleet([aFleetGate('b', passed), aFleetGate('a', failedWithEverything)])
    expect(buildFleetResult(fleet).gates).toEqual(fleet.gates.map(gate => buildResult(gate.load())))
  })

  it('is formatted gate by gate to the same text as in one piece', () => {
    const pieces = [...formatFleetResult(mixedFleet)]
    expect(pieces).toHaveLength(14)
    expect(pieces.join('')).toBe(`${JSON.stringify(buildFleetResult(mixedFleet), undefined, 2)}\n`)
  })
})
