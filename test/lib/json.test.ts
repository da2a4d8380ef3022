import { describe, expect, it } from 'vitest'
import { nestingOf } from '../../src/lib/json.ts'

describe('nestingOf', () => {
  it.each([
    ['7', 0],
    ['[]', 1],
    ['{"a":[{"b":1}],"c":[]}', 3],
    ['"[[["', 0],
    ['["\\"[[", "\\\\", [1]]', 2],
  ])('of %s is %i', (json, depth) => {
    expect(nestingOf(json)).toBe(depth)
  })

  it('counts unclosed brackets', () => {
    expect(nestingOf('['.repeat(300_000))).toBe(300_000)
  })

  it('reads a long text in linear time', () => {
    const text = JSON.stringify({ text: '\\"'.repeat(2_000_000) })
    expect(nestingOf(text)).toBe(1)
    expect(nestingOf(`"${'\\"'.repeat(2_000_000)}`)).toBe(0)
  })
})
