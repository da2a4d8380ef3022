import { describe, expect, it } from 'vitest'
import { differenceOf, formatDifference } from '../../../src/report/board/levels.ts'

/** The answers of one part, before a range and in it. */
const aPart = (
  part: string,
  before: [cited: number, answers: number],
  now: [cited: number, answers: number],
) => [before, now].map(([cited, answers], at) => ({ at: at - 1, part, cited, answers }))

describe('a change from the range before', () => {
  it.each([
    [[50, 100], [20, 100], ['▼ 30']],
    [[20, 100], [50, 100], [{ toned: ['▲ 30'], tone: 'better' }]],
    [[50, 100], [35, 100], ['▼ 15']],
    [[50, 100], [40, 100], [{ small: ['▼ 10'] }]],
    [[5, 10], [2, 10], [{ small: ['▼ 30'] }]],
    [[0, 10], [0, 10], [{ small: ['±0'] }]],
    [[23, 40], [0, 40], ['▼ 58']],
    [[0, 0], [5, 10], ['–']],
  ] as const)('from %j to %j of the answers is %j', (before, now, line) => {
    expect(formatDifference(differenceOf(aPart('crm', [...before], [...now])))).toEqual(line)
  })

  it('is red for an open loss and has no color if a rise is not good for the brand', () => {
    const [fall, rise] = [aPart('crm', [50, 100], [20, 100]), aPart('crm', [20, 100], [50, 100])]
    expect(formatDifference(differenceOf(fall), { isLoss: true })).toEqual([
      { toned: ['▼ 30'], tone: 'worse' },
    ])
    expect(formatDifference(differenceOf(rise), { isOwn: false })).toEqual(['▲ 30'])
  })

  it('weighs each part by its answers in the range, however often it was asked before', () => {
    const counts = [...aPart('easy', [90, 100], [0, 10]), ...aPart('hard', [1, 10], [9, 90])]
    expect(differenceOf(counts)?.share).toBeCloseTo(-0.09)
  })
})
