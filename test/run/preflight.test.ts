import { describe, expect, it } from 'vitest'
import { foreseeObstacle } from '../../src/gate/obstacle.ts'

const limits = { perMinute: 10, perDay: 500, concurrent: 1 }
const service = { kind: 'hosted' as const, baseUrl: 'https://api.example.com', apiKey: 'key', limits }
const conditions = { service, timeoutMinutes: 10 }
const lookup = { missing: 'none is configured' }

describe('foreseeObstacle', () => {
  it('sees none for a run that fits its plan', () => {
    expect(foreseeObstacle(100, conditions, lookup)).toBeUndefined()
  })

  it('sees a run that needs more than a day of requests', () => {
    const patient = { ...conditions, timeoutMinutes: 360 }
    expect(foreseeObstacle(500, patient, lookup)).toBeUndefined()
    expect(foreseeObstacle(501, patient, lookup)).toEqual({ kind: 'day-limit', requests: 501, perDay: 500 })
  })

  it('sees a run that the rate limit alone stretches beyond its time budget', () => {
    expect(foreseeObstacle(101, conditions, lookup)).toMatchObject({ kind: 'time-budget', requests: 101 })
  })

  it('sees a missing key and a baseline that cannot be used', () => {
    expect(foreseeObstacle(1, { ...conditions, service: { ...service, apiKey: undefined } }, lookup)).toEqual(
      { kind: 'no-secrets' },
    )
    const unusable = { kind: 'file' as const, name: 'old.json', problem: 'the file is empty' }
    expect(foreseeObstacle(1, conditions, { unusable })).toEqual({ kind: 'baseline', unusable })
  })
})
