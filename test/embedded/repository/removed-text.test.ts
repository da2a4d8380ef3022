import { describe, expect, it } from 'vitest'
import { cutPiece, findHunks } from '../../../src/embedded/repository/locate.ts'

const numbered = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

describe('findHunks', () => {
  it('joins changes that have blank lines alone between them', () => {
    const before = ['kept', 'a', '', 'b', 'kept too', 'c']
    expect(findHunks(before, ['kept', 'x', '', 'y', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 4 } },
      { before: { from: 6, to: 6 }, now: { from: 6, to: 5 } },
    ])
  })

  it('gives up in time on files with very many changes', () => {
    const before = ['same', ...numbered(50_000, 'old'), 'end']
    const start = performance.now()
    expect(findHunks(before, ['same', ...numbered(40_000, 'new'), 'end'])).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

describe('cutPiece', () => {
  const all = { from: 1, to: 500 }

  it('has the lines around the sentence, 60 at most', () => {
    const piece = cutPiece(numbered(500), all, { from: 100, to: 101 })
    expect(piece).toMatchObject({ from: 71, to: 130 })
    expect(piece?.text.split('\n')).toHaveLength(60)
  })

  it('has 4,000 characters at most, whole lines alone', () => {
    const lines = numbered(10).map(line => line.padEnd(999, '.'))
    const piece = cutPiece(lines, { from: 1, to: 10 }, { from: 5, to: 5 })
    expect(piece).toMatchObject({ from: 4, to: 7 })
    expect(piece?.text.length).toBeLessThanOrEqual(4000)
  })

  it('is undefined for a line that is longer, and for a sentence elsewhere', () => {
    expect(cutPiece(['x'.repeat(4001)], { from: 1, to: 1 }, { from: 1, to: 1 })).toBeUndefined()
    expect(cutPiece(numbered(9), { from: 1, to: 3 }, { from: 5, to: 6 })).toBeUndefined()
  })
})
