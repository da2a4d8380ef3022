import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeSarif, escapeSlack, plainLine } from '../../src/lib/escape.ts'
import { clip, toSingleLine } from '../../src/lib/text.ts'
import { hostileText } from '../support/markdown.ts'

describe('toSingleLine', () => {
  it('leaves one line of well-formed text without control, override or zero-width characters', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const line = toSingleLine(text)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/[\p{Cc}\u200B\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
        expect(line).not.toMatch(/^\s|\s$|\s\s/)
        expect(toSingleLine(line)).toBe(line)
      }),
    )
  })

  it('replaces half of a surrogate pair', () => {
    expect(toSingleLine('a\uD83Db')).toBe('a\uFFFDb')
  })

  it('keeps the joiners and marks of scripts and emoji', () => {
    const text = 'می\u200Cخواهم 👩\u200D💻 \u200Fאב\u200E'
    expect(toSingleLine(text)).toBe(text)
  })
})

describe('clip', () => {
  it('is never longer than allowed, in code points, and well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
        const clipped = clip(text, maxLength)
        expect(Array.from(clipped).length).toBeLessThanOrEqual(maxLength)
        expect(clipped.isWellFormed()).toBe(true)
      }),
    )
  })

  it('does not change a text that fits, in code points', () => {
    expect(clip('👍👍👍', 3)).toBe('👍👍👍')
  })

  it('never cuts within a grapheme', () => {
    expect(clip('ab👩\u200D👩\u200D👧 family', 5)).toBe('ab…')
    expect(clip('e\u0301e\u0301e\u0301', 4)).toBe('e\u0301…')
  })
})

describe('plainLine', () => {
  it.each(['::error::x', '  ::set-output name=a::b', '\u2028::add-mask::x', '\u001B::stop-commands::t'])(
    'breaks the command of %j',
    text => {
      expect(plainLine(text).trimStart()).not.toMatch(/^::/)
    },
  )

  it('is one line without escape sequences or commands', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const line = plainLine(text)
        expect(line).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
        expect(line).not.toMatch(/^\s*::/)
        expect(line).not.toContain('##[')
      }),
    )
  })

  it('clips to the length given', () => {
    expect(plainLine('abcdef', 4)).toBe('abc…')
  })
})

it.each([
  ['escapeSlack', escapeSlack, '<!channel> & co', '&lt;!channel&gt; &amp; co'],
  ['escapeSlack', escapeSlack, '*bold* _it_', '*\u200Bbold*\u200B _\u200Bit_\u200B'],
  ['escapeSlack', escapeSlack, '~gone~ `x`', '~\u200Bgone~\u200B `\u200Bx`\u200B'],
  ['escapeSarif', escapeSarif, String.raw`[a](b) \c`, String.raw`\[a\](b) \\c`],
  ['plainLine', plainLine, 'a ##[error]b', 'a ##\u200B[error]b'],
])('%s escapes %j', (_, escapeText, text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})
