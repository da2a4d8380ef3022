import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../src/lib/document/blocks.ts'
import { aFont } from '../../../support/font.ts'
import { aTypesetter, drawPage, pdfTexts, searchableText } from '../../../support/pdf-document.ts'

const japanese = { regular: { bytes: aFont('日本語の長い文章を折り返す、「」。123 ') } }

describe('a typesetter', () => {
  it('cuts text into runs by the font that has its characters', () => {
    const runs = aTypesetter(japanese).set(['CRM 日本 語 123 ▼'])
    expect(runs.map(({ text, font }) => [font, text])).toEqual([
      ['F0', 'CRM '],
      ['F3', '日本 語 '],
      ['F0', '123 '],
      ['F2', '▼'],
    ])
  })

  it('cuts a long word into runs of 80 characters, because longer ones take quadratic time', () => {
    const runs = aTypesetter().set(['x'.repeat(200)])
    expect(runs.map(({ text }) => text.length)).toEqual([80, 80, 40])
  })

  it.each<[name: string, line: Line, text: string, missing: string[]]>([
    ['composes letters', ['Cafe\u0301'], 'Café', []],
    ['counts a grapheme once', ['👩‍👩‍👧 กำ'], '? ?', ['Thai', 'symbols']],
    ['omits invisible characters', ['a\uFE0F\u200D b\u{E0100}'], 'a b', []],
    ['counts shared marks as Han', ['。'], '?', ['Han']],
    ['does not draw letters that need shaping', ['שלום'], '????', ['Hebrew']],
    ['has one blank between two parts, and none before the first', [' a ', ' b'], 'a b', []],
    ['has a run for no text', [''], '', []],
  ])('%s', (_, line, text, missing) => {
    const { set, missingScripts } = aTypesetter({ regular: { bytes: aFont('שלום') } })
    const runs = set(line)
    expect(runs.map(run => run.text).join('')).toBe(text)
    expect(missingScripts()).toEqual(missing)
  })
})

describe('text on a page', () => {
  it.each([
    ['Latin', 'Straße, Łódź, İstanbul, ə ŋ ẞ – “quoted” … €'],
    ['Greek', 'Ελλάδα, ἀρχή, ΰ'],
    ['Cyrillic', 'Україна, Привет, Ђорђе, ₴ ₽ №'],
    ['Vietnamese', 'tiếng Việt, Nguyễn'],
    ['without ligatures', 'office fi ffi fl ffl find efficient'],
    ['signs of reports', 'a → b ▼ ✓ ✗'],
  ])('can be searched: %s', async (_, text) => {
    const { bytes, missingScripts } = await drawPage(text)
    expect(await searchableText(bytes)).toContain(text)
    expect(missingScripts).toEqual([])
  })

  it('is drawn in place with the added fonts', async () => {
    const { bytes } = await drawPage('CRM 日本 123', [japanese])
    const [first, second, third] = await pdfTexts(bytes)
    expect([first?.text.trim(), second?.text.trim(), third?.text]).toEqual(['CRM', '日本', '123'])
    // Two characters and a blank of 9.5 points each.
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBeCloseTo(28.5, 1)
    expect([first?.font, second?.font]).toEqual(['NotoSans-Regular', 'Boxes'])
  })

  it('is broken within a word that is longer than a line', async () => {
    const word = 'x'.repeat(20_000)
    const { bytes } = await drawPage(word)
    const texts = (await pdfTexts(bytes)).filter(({ y }) => y > 60)
    expect(texts.map(({ text }) => text).join('')).toBe(word)
    expect(texts.filter(({ x }) => x < 49 || x > 545)).toEqual([])
  })
})
