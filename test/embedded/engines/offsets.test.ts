import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteOffsets, characterOffsets } from '../../../src/embedded/engines/cited-text.ts'

const text = 'aé小🚀z'

describe('offsets', () => {
  it('count the bytes of UTF-8', () => {
    expect([0, 1, 3, 6, 10, 11].map(byteOffsets(text))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('count characters', () => {
    expect([0, 1, 2, 3, 4, 5].map(characterOffsets(text))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('inside a character are its start', () => {
    expect([2, 4, 5, 7, 8, 9].map(byteOffsets(text))).toEqual([1, 2, 2, 3, 3, 3])
  })

  it('beyond the text are its end', () => {
    expect(byteOffsets(text)(12)).toBe(6)
    expect(byteOffsets('')(3)).toBe(0)
  })

  it('find any part of any text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, part) => {
        const bytes = byteOffsets(before + part)
        const start = Buffer.byteLength(before)
        expect((before + part).slice(bytes(start), bytes(start + Buffer.byteLength(part)))).toBe(part)
      }),
    )
  })
})
