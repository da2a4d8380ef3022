import { describe, expect, it } from 'vitest'
import { EVIDENCE_TO_RECOVER, findRecovery, levelsSince } from '../../../src/gate/statistics/recovery.ts'

const BEFORE = 20

/** A question with one answer per run: cited in every run, or in every second one. */
function question(isSteady: boolean, since: readonly boolean[]) {
  const before = Array.from({ length: BEFORE }, (_, run) => isSteady || run % 2 === 0)
  return {
    keyword: 'a',
    engine: 'chatgpt',
    counts: [...before, ...since].map((isCited, run) => ({ run, cited: Number(isCited), answers: 1 })),
  }
}

const recoveryOf = (questions: number, isSteady: boolean, since: readonly boolean[]) =>
  findRecovery(
    levelsSince(
      Array.from({ length: questions }, () => question(isSteady, since)),
      BEFORE,
    ),
    0.5,
  )

describe('the evidence of a recovery', () => {
  it('ends a loss after two runs at the old level, not after one', () => {
    const [one, two] = [[true], [true, true]].map(since => recoveryOf(30, true, since).evidence)
    expect(one).toBeLessThan(EVIDENCE_TO_RECOVER)
    expect(two).toBeGreaterThanOrEqual(EVIDENCE_TO_RECOVER)
  })

  it('starts with the first run at the old level', () => {
    const { start, isCloser } = recoveryOf(5, true, [false, false, true, true])
    expect([start, isCloser]).toEqual([BEFORE + 2, true])
  })

  it('drops to 0 after a run at the reduced level', () => {
    expect(recoveryOf(5, true, [true, false])).toEqual({ evidence: 0, start: undefined, isCloser: false })
  })

  it('drops further for a question that was cited in every run', () => {
    const [steady, seldom] = [true, false].map(isSteady => recoveryOf(1, isSteady, [true, false]).evidence)
    expect(steady).toBe(0)
    expect(seldom).toBeGreaterThan(0)
  })
})
