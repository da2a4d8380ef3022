import { describe, expect, it } from 'vitest'
import { pairCells } from '../../src/comparison/comparison.ts'
import { type Scope, scopeOfLoss } from '../../src/comparison/scope.ts'
import { aCell } from '../support/baseline-runs.ts'

/** Ten keywords. By engine with its country: on how many of them it cited before and cites now. */
function scopeIn(counts: Record<string, [before: number, now: number]>, deciding?: Scope) {
  const cellsOf = (side: 0 | 1) =>
    Object.entries(counts).flatMap(([engine, sides]) =>
      Array.from({ length: 10 }, (_, index) =>
        aCell(`keyword ${index}`, engine, index < sides[side] ? 80 : 0),
      ),
    )
  return scopeOfLoss(pairCells([{ cells: cellsOf(0) }], cellsOf(1)), deciding)
}

const whole: Scope = { kind: 'whole' }
const ofA: Scope = { kind: 'engine', engine: 'a' }

describe('the scope of a loss', () => {
  it.each<[string, Parameters<typeof scopeIn>, Scope]>([
    [
      'a country if its engines fell together',
      [{ 'a@DE': [7, 1], 'b@DE': [6, 1], 'a@US': [7, 7], 'b@US': [6, 6] }],
      { kind: 'country', country: 'DE' },
    ],
    [
      'an engine that fell in all countries',
      [{ 'a@DE': [7, 1], 'a@US': [7, 1], 'b@DE': [6, 6], 'b@US': [6, 6] }],
      ofA,
    ],
    [
      'an engine in a country that carries the whole loss',
      [{ 'a@DE': [8, 0], 'a@US': [7, 7], 'b@DE': [6, 6], 'b@US': [6, 6] }],
      { kind: 'engine', engine: 'a', country: 'DE' },
    ],
    [
      'the whole if everything fell',
      [{ 'a@DE': [7, 2], 'a@US': [7, 1], 'b@DE': [6, 1], 'b@US': [6, 2] }],
      whole,
    ],
    ['the whole if a part carries less than two thirds of the loss', [{ a: [8, 4], b: [6, 3] }], whole],
    ['the part that lost everything while the rest fell by chance', [{ a: [7, 0], b: [7, 6] }], ofA],
    ['the part that carries most while the rest is as before', [{ a: [9, 1], b: [6, 6], c: [6, 5] }], ofA],
    [
      'the whole if the rest is clearly lower, although a part carries most',
      [{ a: [10, 0], b: [6, 2] }],
      whole,
    ],
    [
      'never an engine in a country that fell only as much as the whole',
      [{ 'a@DE': [10, 2], 'b@DE': [9, 1] }],
      whole,
    ],
    ['the whole for a single engine', [{ a: [8, 0] }], whole],
    ['the engine whose own test decides if no part carries the loss', [{ a: [8, 4], b: [6, 3] }, ofA], ofA],
  ])('is %s', (_, given, scope) => {
    expect(scopeIn(...given)).toEqual(scope)
  })
})
