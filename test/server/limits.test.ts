import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Admission, createAdmissions } from '../../src/server/limits.ts'
import { createManualClock } from '../support/clock.ts'

const MANY = 1_000_000
const DAY = 86_400_000

function leaveNow(admission: Admission): Admission {
  if ('leave' in admission) admission.leave()
  return admission
}

describe('the limit per minute', () => {
  it('slides: it has room a minute after the request that fills it', () => {
    const clock = createManualClock()
    const admit = createAdmissions({ perMinute: 2, perDay: MANY, concurrent: MANY }, clock)
    leaveNow(admit())
    clock.advance(40_000)
    leaveNow(admit())
    expect(admit()).toEqual({ retryAfter: 20 })
    clock.advance(19_999)
    expect(admit()).toEqual({ retryAfter: 1 })
    clock.advance(1)
    expect(admit()).toHaveProperty('leave')
    expect(admit()).toEqual({ retryAfter: 40 })
  })

  it('does not count refused requests', () => {
    const clock = createManualClock()
    const admit = createAdmissions({ perMinute: 1, perDay: 2, concurrent: MANY }, clock)
    for (let count = 0; count < 5; count += 1) admit()
    clock.advance(60_000)
    expect(admit()).toHaveProperty('leave')
  })
})

describe('the limit per day', () => {
  it('slides as well', () => {
    const clock = createManualClock()
    const admit = createAdmissions({ perMinute: MANY, perDay: 2, concurrent: MANY }, clock)
    admit()
    clock.advance(3_600_000)
    admit()
    expect(admit()).toEqual({ retryAfter: 23 * 3_600 })
    clock.advance(23 * 3_600_000)
    expect(admit()).toHaveProperty('leave')
    expect(admit()).toEqual({ retryAfter: 3_600 })
  })
})

describe('the limit of concurrent requests', () => {
  it('has room again when a request leaves', () => {
    const admit = createAdmissions({ perMinute: MANY, perDay: MANY, concurrent: 1 }, createManualClock())
    const first = admit()
    expect(admit()).toEqual({ retryAfter: 1 })
    leaveNow(first)
    expect(admit()).toHaveProperty('leave')
  })
})

it('without limits, every request is admitted', () => {
  const admit = createAdmissions(undefined, createManualClock())
  for (let count = 0; count < 1_000; count += 1) expect(admit()).toHaveProperty('leave')
})

it('no minute or day ever exceeds the limits, and no wait is too long', () => {
  const limit = fc.integer({ min: 1, max: 6 })
  const steps = fc.array(fc.oneof(fc.nat(30_000), fc.nat(DAY / 3)), { maxLength: 60 })
  fc.assert(
    fc.property(limit, limit, steps, (perMinute, perDay, pauses) => {
      const clock = createManualClock()
      const admit = createAdmissions({ perMinute, perDay, concurrent: MANY }, clock)
      const admitted: number[] = []
      const inWindow = (length: number, time: number) => admitted.filter(at => at > time - length).length
      for (const pause of pauses) {
        clock.advance(pause)
        const admission = admit()
        const isFull = (time: number) => inWindow(60_000, time) >= perMinute || inWindow(DAY, time) >= perDay
        if ('leave' in admission) {
          expect(isFull(clock.now())).toBe(false)
          admitted.push(clock.now())
        } else {
          expect(isFull(clock.now())).toBe(true)
          expect(isFull(clock.now() + admission.retryAfter * 1_000)).toBe(false)
          expect(isFull(clock.now() + (admission.retryAfter - 1) * 1_000)).toBe(true)
        }
      }
    }),
  )
})
