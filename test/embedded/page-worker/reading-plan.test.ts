import { describe, expect, it } from 'vitest'
import { planNext, planReading, type Stop } from '../../../src/embedded/page-worker/reading-plan.ts'

function aStop(key: string, reason: Stop['reason'], step: Stop['at']['step'] = 'read'): Stop {
  return { at: { key, step, path: `${key}.md` }, reason }
}

/** The plan after each stop; undefined once there is none. */
function planAfter(...stops: Stop[]) {
  return stops.reduce<ReturnType<typeof planNext>>(
    (plan, stop) => plan && planNext(plan, stop),
    planReading(100),
  )
}

describe('the plan of the next worker', () => {
  it('reads a page that stopped a worker first', () => {
    expect(planAfter(aStop('a', 'too-slow'))).toMatchObject({ first: 'a', leftOut: new Map(), deadline: 100 })
  })

  it.each(['too-slow', 'out-of-memory'] as const)('leaves out a page that is %s again', reason => {
    const plan = planAfter(aStop('a', reason), aStop('a', reason))
    expect(plan).toMatchObject({ first: 'a', leftOut: new Map([['a', reason]]), deadline: 100 })
  })

  it('gives pages more time once a suspect was in time', () => {
    const plan = planAfter(aStop('a', 'too-slow'), aStop('b', 'too-slow'))
    expect(plan).toMatchObject({ first: 'b', leftOut: new Map(), deadline: 200 })
  })

  it('gives pages no more time after one that was left out', () => {
    const plan = planAfter(aStop('a', 'too-slow'), aStop('a', 'too-slow'), aStop('b', 'too-slow'))
    expect(plan).toMatchObject({ first: 'b', deadline: 100 })
  })

  it('is none where the memory is full at one page after the other', () => {
    const stops = ['a', 'b', 'c', 'd'].map(key => aStop(key, 'out-of-memory'))
    expect(planAfter(...stops.slice(0, 3))).toMatchObject({ leftOut: new Map() })
    expect(planAfter(...stops)).toBeUndefined()
  })

  it('blames no page for memory that is full while all pages are searched', () => {
    const stop = aStop('a', 'out-of-memory', 'scan')
    expect(planAfter(stop, stop, stop)).toMatchObject({ leftOut: new Map() })
    expect(planAfter(stop, stop, stop, stop)).toBeUndefined()
  })
})
