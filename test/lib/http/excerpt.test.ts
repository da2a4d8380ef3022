import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt } from '../../../src/lib/http/excerpt.ts'

describe('excerpt', () => {
  it('is one line without control characters', () => {
    expect(excerpt(' <h1>Bad\r\n\tgateway</h1>\u0000\u001b[31m\u202e ')).toBe('<h1>Bad gateway</h1> [31m')
  })

  it('is at most 200 characters of well-formed text on one line, broken characters or not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 500 }), units => {
        const text = String.fromCharCode(...units)
        const line = excerpt(text)
        expect(line.length).toBeLessThanOrEqual(200)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })

  it('shows that something was cut, and cuts no character in two', () => {
    expect(excerpt('a'.repeat(200))).toBe('a'.repeat(200))
    expect(excerpt('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
    expect(excerpt(`${'a'.repeat(198)}😀😀`).isWellFormed()).toBe(true)
  })
})
