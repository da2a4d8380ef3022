import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedactor, excerpt } from '../../../src/lib/http/excerpt.ts'

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

describe('createRedactor', () => {
  it('replaces the secret wherever it stands', () => {
    expect(createRedactor('abc')('abc, xabcabcx, ABC')).toBe('***, x******x, ABC')
  })

  it('takes no character of the secret for a pattern', () => {
    expect(createRedactor('a.b$[(\\')('a.b$[(\\ axb$[(\\')).toBe('*** axb$[(\\')
  })

  it('replaces nothing for an empty secret', () => {
    expect(createRedactor('')('abc')).toBe('abc')
  })

  it('replaces each of several secrets, the longer one first', () => {
    expect(createRedactor('abc', 'abcdef', '')('abc abcdef x')).toBe('*** *** x')
  })

  it('sees through the escapes of a URL', () => {
    const redact = createRedactor('a/b+Ümlaut%')
    expect(redact('https://x.example/a%2Fb%2BÜmlaut%25/%61%2fb+Ümlaut%')).toBe('https://x.example/***/***')
  })

  it('sees through every way of writing the secret in JSON', () => {
    const secret = fc.string({ minLength: 6, maxLength: 20 })
    const escapeAll = (text: string) =>
      text.replace(/./g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`)
    fc.assert(
      fc.property(secret, key => {
        const redact = createRedactor(key)
        const written = [
          JSON.stringify(key),
          JSON.stringify(key).replaceAll('/', '\\/'),
          `"${escapeAll(key)}"`,
        ]
        for (const json of written) {
          expect(JSON.parse(json)).toBe(key)
          expect(redact(json)).toBe('"***"')
        }
      }),
    )
  })
})
