import { describe, expect, it } from 'vitest'
import { formatFleetResult } from '../../../../src/report/files/json/result.ts'
import type { RunOutcome } from '../../../../src/report/run-outcome.ts'
import { aFleet, aFleetGate, mixedFleet } from '../../../support/portfolio.ts'
import { failedWithEverything, passed } from '../../../support/report-outcomes.ts'
import { compileSchema, resultFileOf } from '../../../support/result-file.ts'

const parse = (fleet: RunOutcome) => JSON.parse([...formatFleetResult(fleet)].join(''))

describe('the result of a fleet', () => {
  it('matches its published schema', () => {
    const isValid = compileSchema('fleet-result')
    isValid(parse(mixedFleet))
    expect(isValid.errors).toBeNull()
  })

  it('has the worst verdict, the number of each, and whether the step fails', () => {
    const { gates: _, ...head } = parse(mixedFleet)
    expect(head).toEqual({
      format: 'ai-visibility-fleet',
      schema_version: 3,
      config: '.github/ai-visibility.yml',
      verdict: 'fail',
      headline: '3 of 12 gates failed, 3 were not measured',
      failed: true,
    })
    const quiet = aFleet(['a', 'b'].map(key => aFleetGate(key, failedWithEverything, { failOn: [] })))
    expect(parse(quiet)).toMatchObject({ verdict: 'fail', failed: false })
  })

  it('has the results of the gates in the order of the file', () => {
    const fleet = aFleet([aFleetGate('b', passed), aFleetGate('a', failedWithEverything)])
    const results = fleet.gates.map(gate => resultFileOf(gate.load()))
    expect(parse(fleet).gates).toEqual(results)
  })

  it('is formatted gate by gate into the same text as in one piece', () => {
    const pieces = [...formatFleetResult(mixedFleet)]
    expect(pieces).toHaveLength(14)
    const text = pieces.join('')
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`)
  })
})
