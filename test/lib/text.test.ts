import { describe, expect, it } from 'vitest'
import { copyString, normalize } from '../../src/lib/text.ts'
import { expectLinear } from '../support/processor-time.ts'

describe('normalize', () => {
  it('normalizes text to the requested form', () => {
    expect(normalize('cafe\u0301 ﬁn', 'NFC')).toBe('café ﬁn')
    expect(normalize('cafe\u0301 ﬁn', 'NFKC')).toBe('café fin')
    expect(normalize('é', 'NFD')).toBe('e\u0301')
    expect(normalize('ﬁé', 'NFKD')).toBe('fie\u0301')
  })

  it('keeps 30 combining marks on a character', () => {
    const marked = (count: number) => `q${'\u0323'.repeat(count)}`
    expect(normalize(marked(30), 'NFC')).toBe(marked(30))
    expect(normalize(`${marked(31)} ${marked(1000)}r`, 'NFC')).toBe(`${marked(30)} ${marked(30)}r`)
  })

  it.each([
    ['of two classes', '\u0301\u0323'],
    ['that are two marks', '\u0344\u0323'],
    ['and the sound marks of half-width Katakana', '\u0301\uFF9E'],
  ])('normalizes 100,000 combining marks %s in a time that grows with their number', (_, marks) => {
    expectLinear(50_000, size => {
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) normalize(`a${marks.repeat(size)}`, form)
    })
  })
})

it('copyString gives the same text, well formed', () => {
  expect(copyString('naïve 页 😀')).toBe('naïve 页 😀')
  expect(copyString('a\ud83d')).toBe('a\ufffd')
})
