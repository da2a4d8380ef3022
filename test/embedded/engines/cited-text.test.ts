import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byteOffsets,
  characterOffsets,
  toSource,
  withoutTracking,
} from '../../../src/embedded/engines/cited-text.ts'

describe('the URL of a source', () => {
  it.each([
    ['https://acme.example/?utm_source=openai', 'https://acme.example/'],
    ['https://acme.example/a?b=1&utm_source=chatgpt.com&UTM_Medium=x&c=2', 'https://acme.example/a?b=1&c=2'],
    ['https://acme.example/a?srsltid=AfmB&gclid=1#top', 'https://acme.example/a#top'],
    ['https://acme.example/a#:~:text=Acme%20leads', 'https://acme.example/a'],
    ['https://acme.example/a#top:~:text=Acme', 'https://acme.example/a#top'],
  ])('%s has no tracking parameters', (url, clean) => {
    expect(withoutTracking(url)).toBe(clean)
  })

  it.each([
    'https://acme.example/a?q=utm_source&page=2',
    'https://acme.example/a%20b?q=a+b%2Fc&empty=',
    'https://acme.example/a?utm=1',
    'https://acme.example/#/route?utm_source=x',
    'not a URL',
    '',
  ])('%s stays as it is', url => {
    expect(withoutTracking(url)).toBe(url)
  })

  it('has a host without www.', () => {
    expect(toSource('https://www.Acme.example/a?utm_source=x')).toEqual({
      url: 'https://www.Acme.example/a',
      host: 'acme.example',
    })
  })
})

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
