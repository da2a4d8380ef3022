import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../src/lib/document/html/escape-html.ts'
import { escapeMarkdown } from '../../src/lib/document/markdown/markdown.ts'
import { plainLine } from '../../src/lib/escape.ts'
import { createRedactor } from '../../src/lib/redactor.ts'
import { cleanLines, toSingleLine } from '../../src/lib/text.ts'
import { readable } from '../../src/lib/web-url.ts'
import { aTypesetter } from '../support/pdf-document.ts'
import { expectLinear } from '../support/processor-time.ts'

describe('createRedactor', () => {
  it('replaces every occurrence of the secret', () => {
    expect(createRedactor('abc')('abc, xabcabcx, ABC')).toBe('***, x******x, ABC')
  })

  it('does not read the secret as a pattern', () => {
    expect(createRedactor('a.b$[(\\')('a.b$[(\\ axb$[(\\')).toBe('*** axb$[(\\')
  })

  it('replaces nothing for an empty secret', () => {
    expect(createRedactor('')('abc')).toBe('abc')
  })

  it('replaces the longer one of two secrets that begin alike', () => {
    expect(createRedactor('abc', 'abcdef', '')('abc abcdef x')).toBe('*** *** x')
  })

  it('finds the secret in every JSON spelling', () => {
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

const KEY = 'sk-live/A1b2C3d4+E5f6'
const redact = createRedactor(KEY)

const percent = (text: string) =>
  text.replace(/./gsu, unit => `%${unit.charCodeAt(0).toString(16).padStart(2, '0')}`)
const jsonEscapes = (text: string) =>
  text.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

describe('createRedactor finds a key', () => {
  it('that contains any character that a report omits', async () => {
    const { set } = aTypesetter()
    const pathOf = (text: string) => URL.parse(`https://x.example/${text}`)?.pathname.slice(1) ?? ''
    const cleaners: ((text: string) => string)[] = [
      toSingleLine,
      cleanLines,
      escapeMarkdown,
      escapeHtml,
      plainLine,
      text =>
        set([text])
          .map(run => run.text)
          .join(''),
      pathOf,
      text => readable(pathOf(text)),
    ]
    const isLeftOut = (text: string) => cleaners.some(clean => clean(text).includes('abcd'))
    // All characters of a block at once: few blocks have a character that is left out. The planes between have none.
    const blocks = [
      ...Array(0x20000 / 32).keys(),
      ...Array(0x1000 / 32)
        .keys()
        .map(block => block + 0xe0000 / 32),
    ].map(block =>
      Array.from({ length: 32 }, (_, index) => `ab${String.fromCodePoint(32 * block + index)}cd`),
    )
    const hidden = blocks
      .filter(block => isLeftOut(block.join(' ')))
      .flat()
      .filter(isLeftOut)
      .map(text => text.slice(2, -2))
    for (const inside of hidden) {
      expect(redact(`a ${KEY.slice(0, 5)}${inside}${KEY.slice(5)} b`), inside).toBe('a *** b')
    }
    expect(hidden).toContain('\u200B')
    expect(hidden).toContain('\u00AD')
    expect(hidden).toContain('\u{E0041}')
    expect(redact([...KEY].join('\u2060\u{E0020}\uFEFF'))).toBe('***')
  })

  it.each([
    ...['\\u200b', '\\u200B', '\\u00ad', '\\udb40\\udc41', '\\ufe0f', '\\ufeff', '\\u0007', '\\t', '\\n'],
    ...['%E2%80%8B', '%e2%80%8b', '%C2%AD', '%F3%A0%81%81', '%EF%B8%8F', '%EF%BB%BF', '%0A'],
  ])('that contains %s, which a report omits', written => {
    expect(redact(`a ${KEY.slice(0, 9)}${written}${KEY.slice(9)} b`)).toBe('a *** b')
  })

  it.each([
    percent(KEY),
    jsonEscapes(KEY),
    `${percent(KEY.slice(0, 9))}${jsonEscapes(KEY.slice(9))}`,
    encodeURIComponent(KEY),
    KEY.replaceAll('-', '\\-').replaceAll('/', '\\/'),
  ])('written as %s', text => {
    expect(text).not.toContain(KEY)
    expect(redact(`a ${text} b`)).toBe('a *** b')
  })

  it('with characters beyond U+FFFF, also in escapes', () => {
    const masked = createRedactor('key 😀 0123')
    expect(masked('key 😀 0123, key \\ud83d\\ude00 0123, key%20%F0%9F%98%80%200123')).toBe('***, ***, ***')
  })
})

describe('createRedactor', () => {
  it('does not change text without the key', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), units => {
        const text = String.fromCharCode(...units)
        expect(redact(text)).toBe(text)
      }),
    )
    const text = '100 % of \\u0041 &amp; b%20c \u200B sk-live/ A1b2C3d4 + E5f6 日本語 \ud800'
    expect(redact(text)).toBe(text)
  })

  it('leaves an escaped backslash in front of the key', () => {
    expect(redact(JSON.stringify({ path: `\\${KEY}` }))).toBe('{"path":"\\\\***"}')
  })

  it('takes linear time for hostile text', () => {
    const parts = [
      ...['%25', '%', '\\', '\\n', '\\u200b', '\u200B', '\u{E0041}', '\\u0041', '😀', '\ud800'],
      ...[KEY.slice(0, -1), [...KEY].join('\u200B'), '%F0%80', 'a', '\\udb40'],
    ]
    for (const part of parts) {
      expectLinear(2 ** 18, size => redact(part.repeat(size / part.length)))
    }
  })
})
