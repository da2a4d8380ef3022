import { describe, expect, it } from 'vitest'
import { pairCells } from '../../src/comparison/comparison.ts'
import { type Scope, scopeOfLoss } from '../../src/comparison/scope.ts'
import { aCell } from '../support/baseline-runs.ts'

/** Ten keywords; an engine cites on the first ones: how many it did and does, by engine with its country. */
function scopeIn(counts: Record<string, [before: number, now: number]>, deciding?: Scope) {
  const cellsOf = (side: 0 | 1) =>
    Object.entries(counts).flatMap(([engine, sides]) =>
      Array.from({ length: 10 }, (_, index) =>
        aCell(`keyword ${index}`, engine, index < sides[side] ? 80 : 0),
      ),
    )
  return scopeOfLoss(pairCells([{ cells: cellsOf(0) }], cellsOf(1)), deciding)
}

describe('the scope of a loss', () => {
  it('is a country where its engines fell together', () => {
    expect(scopeIn({ 'a@DE': [7, 1], 'b@DE': [6, 1], 'a@US': [7, 7], 'b@US': [6, 6] })).toEqual({
      kind: 'country',
      country: 'DE',
    })
  })

  it('is an engine that fell in all countries', () => {
    expect(scopeIn({ 'a@DE': [7, 1], 'a@US': [7, 1], 'b@DE': [6, 6], 'b@US': [6, 6] })).toEqual({
      kind: 'engine',
      engine: 'a',
    })
  })

  it('is an engine in a country that carries the whole loss', () => {
    expect(scopeIn({ 'a@DE': [8, 0], 'a@US': [7, 7], 'b@DE': [6, 6], 'b@US': [6, 6] })).toEqual({
      kind: 'engine',
      engine: 'a',
      country: 'DE',
    })
  })

  it('is the whole where everything fell', () => {
    expect(scopeIn({ 'a@DE': [7, 2], 'a@US': [7, 1], 'b@DE': [6, 1], 'b@US': [6, 2] })).toEqual({
      kind: 'whole',
    })
  })

  it('is the whole where a part carries less than 80 % of the loss', () => {
    expect(scopeIn({ a: [8, 2], b: [6, 4] })).toEqual({ kind: 'whole' })
  })

  it('is the part that carries 80 % of the loss while the rest is as before', () => {
    expect(scopeIn({ a: [9, 1], b: [6, 6], c: [6, 5] })).toEqual({ kind: 'engine', engine: 'a' })
  })

  it('is the whole where the rest is clearly lower, though a part carries most', () => {
    expect(scopeIn({ a: [10, 0], b: [6, 4] })).toEqual({ kind: 'whole' })
  })

  it('is never an engine in a country that fell no more than the whole', () => {
    expect(scopeIn({ 'a@DE': [10, 2], 'b@DE': [9, 1] })).toEqual({ kind: 'whole' })
  })

  it('is the whole for a single engine', () => {
    expect(scopeIn({ a: [8, 0] })).toEqual({ kind: 'whole' })
  })

  it('is the engine whose own test decides where no part carries the loss', () => {
    expect(scopeIn({ a: [8, 4], b: [6, 4] }, { kind: 'engine', engine: 'a' })).toEqual({
      kind: 'engine',
      engine: 'a',
    })
  })
})
