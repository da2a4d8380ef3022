import { describe, expect, it } from 'vitest'
import { systemClock } from '../../src/lib/clock.ts'

const never = new AbortController().signal

describe('systemClock', () => {
  it('sleeps for the given time', async () => {
    const start = systemClock.now()
    await systemClock.sleep(20, never)
    expect(systemClock.now() - start).toBeGreaterThan(18)
  })

  it('wakes with a rejection when the signal aborts, even from the longest sleep', async () => {
    const controller = new AbortController()
    const sleep = systemClock.sleep(1e12, controller.signal)
    await systemClock.sleep(10, never)
    controller.abort()
    await expect(sleep).rejects.toThrow()
  })

  it('rings its alarm on time, and immediately if the time has passed', async () => {
    const rings: string[] = []
    systemClock.alarm(systemClock.now() + 10, () => rings.push('soon'))
    systemClock.alarm(systemClock.now() - 10, () => rings.push('past'))
    systemClock.alarm(systemClock.now() + 1e12, () => rings.push('far'))
    await systemClock.sleep(30, never)
    expect(rings).toEqual(['past', 'soon'])
  })

  it('does not ring a cancelled alarm', async () => {
    const rings: string[] = []
    const callOff = systemClock.alarm(systemClock.now() + 5, () => rings.push('rang'))
    callOff()
    await systemClock.sleep(15, never)
    expect(rings).toEqual([])
  })
})
