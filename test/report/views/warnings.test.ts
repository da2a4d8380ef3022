import { describe, expect, it } from 'vitest'
import { viewWarnings } from '../../../src/report/views/warnings.ts'
import { aMeasurement } from '../../support/measurements.ts'
import { anOutcome } from '../../support/outcomes.ts'

const outcomeWithout = (engines: number, scans = 1) =>
  anOutcome({
    measurement: aMeasurement({
      findings: Array.from({ length: engines * scans }, (_, index) => ({
        kind: 'missing-engine' as const,
        scanId: `scan-${index % scans}`,
        engine: `engine-${Math.floor(index / scans)}`,
      })),
    }),
  })

describe('viewWarnings', () => {
  it('has an entry for each of 20 contradictions, with all their scans', () => {
    const entries = viewWarnings(outcomeWithout(20, 2))
    expect(entries).toHaveLength(20)
    expect(entries[19]).toEqual({
      text: "engine-19 was asked for and is missing in the service's answer",
      label: 'scans',
      scanIds: ['scan-0', 'scan-1'],
    })
  })

  it('counts the contradictions after the first 20', () => {
    expect(viewWarnings(outcomeWithout(21))[20]).toEqual({
      text: 'There is 1 more contradiction',
      label: 'scan',
      scanIds: ['scan-0'],
    })
    const entries = viewWarnings(outcomeWithout(1000))
    expect(entries).toHaveLength(21)
    expect(entries[20]?.text).toBe('There are 980 more contradictions')
  })
})
