import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../src/lib/document/html/escape-html.ts'
import { escapeMarkdown } from '../../src/lib/document/markdown/markdown.ts'
import { plainLine } from '../../src/lib/escape.ts'
import { parseJson } from '../../src/lib/json.ts'
import { createRedactor } from '../../src/lib/redactor.ts'
import { cleanLines, toSingleLine } from '../../src/lib/text.ts'
import { readable } from '../../src/lib/web-url.ts'
import { aTypesetter } from '../support/pdf-document.ts'
import { expectLinear } from '../support/processor-time.ts'

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

const KEY = 'sk-live/A1b2C3d4+E5f6'
const redact = createRedactor(KEY)

/** How a text is written in escapes. */
const percent = (text: string) =>
  text.replace(/./gsu, unit => `%${unit.charCodeAt(0).toString(16).padStart(2, '0')}`)
const jsonEscapes = (text: string) =>
  text.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

describe('createRedactor sees a key', () => {
  it('with any character inside that a report leaves out', async () => {
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

  it('with escaped characters inside that a report leaves out', () => {
    const inside = [
      '\\u200b',
      '\\udb40\\udc41',
      '\\u{e0041}',
      '%E2%80%8B',
      '%F3%A0%81%81',
      '%e2%80%8b',
      '&#8203;',
      '&#x200b;',
      '&ZeroWidthSpace;',
      '&shy;',
      '\\t',
    ]
    for (const written of inside) {
      expect(redact(`a ${KEY.slice(0, 9)}${written}${KEY.slice(9)} b`), written).toBe('a *** b')
    }
  })

  it('in escapes of URLs, JSON and HTML', () => {
    const entities = Array.from(KEY, unit => `&#${unit.charCodeAt(0)};`).join('')
    const hexEntities = Array.from(KEY, unit => `&#x${unit.charCodeAt(0).toString(16)}`).join('')
    const written = [
      percent(KEY),
      jsonEscapes(KEY),
      `${percent(KEY.slice(0, 9))}${jsonEscapes(KEY.slice(9))}`,
      entities,
      hexEntities,
      KEY.replaceAll('/', '&sol;').replaceAll('+', '&plus;'),
      KEY.replaceAll('-', '\\-').replaceAll('/', '\\/'),
      KEY.replaceAll('-', '\\x2d'),
    ]
    for (const text of written) {
      expect(text).not.toContain(KEY)
      expect(redact(`a ${text} b`), text).toBe('a *** b')
    }
  })

  it('with characters beyond U+FFFF, also in escapes', () => {
    const masked = createRedactor('key 😀 0123')
    expect(masked('key 😀 0123, key \\ud83d\\ude00 0123, key%20%F0%9F%98%80%200123')).toBe('***, ***, ***')
  })
})

describe('createRedactor', () => {
  it('leaves text without the key as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), units => {
        const text = String.fromCharCode(...units)
        expect(redact(text)).toBe(text)
      }),
    )
    const text = '100 % of \\u0041 &amp; b%20c \u200B sk-live/ A1b2C3d4 + E5f6 日本語 \ud800'
    expect(redact(text)).toBe(text)
  })

  it('leaves JSON that can be parsed, wherever a key begins', () => {
    // Each begins within an escape of the text.
    for (const key of ['n0123456', 'u0041bcdef', '0041bcdef', '1bcdefghi', '"x123456']) {
      const json = `{"a":"\\${key}","b":"\\u004${key}","c":"\\u0041bcdefghi \\n0123456 \\"x123456"}`
      if (!isJson(json)) continue
      const left = createRedactor(key)(json)
      expect(isJson(left), left).toBe(true)
    }
    expect(createRedactor('n0123456')('{"a":"\\n0123456"}')).toBe('{"a":"***"}')
    expect(createRedactor('0041bcdef')('{"a":"\\u0041bcdef"}')).toBe('{"a":"***"}')
    expect(createRedactor('bcdef0123')('{"a":"\\\\bcdef0123"}')).toBe('{"a":"\\\\***"}')
  })

  it('takes linear time for a text that is made to slow it down', () => {
    const parts = [
      ...['%25', '%', '\\', '&amp;', '&', '\\u{', '&#', '\u200B', '\u{E0041}', '\\u0041', '😀', '\ud800'],
      ...[KEY.slice(0, -1), [...KEY].join('\u200B'), '%F0%80', 'a', '&amp;amp;amp;', '\\udb40'],
    ]
    for (const part of parts) {
      expectLinear(2 ** 18, size => redact(part.repeat(size / part.length)))
    }
  })
})

function isJson(text: string): boolean {
  return parseJson(text) !== undefined
}
