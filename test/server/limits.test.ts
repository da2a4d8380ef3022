import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAdmissions } from '../../src/server/keys.ts'
import { createManualClock } from '../support/clock.ts'

const MANY = 1_000_000
const DAY = 86_400_000

it('has room for another concurrent request when one leaves', () => {
  const admit = createAdmissions({ perMinute: MANY, perDay: MANY, concurrent: 1 }, createManualClock())
  const first = admit()
  expect(admit()).toEqual({ retryAfter: 1 })
  if ('leave' in first) first.leave()
  expect(admit()).toHaveProperty('leave')
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
