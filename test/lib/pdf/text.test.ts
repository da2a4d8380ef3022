import { describe, expect, it } from 'vitest'
import type { SetLine } from '../../../src/lib/pdf/text.ts'
import { aFont } from '../../support/font.ts'
import { aTypesetter, drawPage, searchableText } from '../../support/pdf-document.ts'
import { pdfTexts } from '../../support/pdf-text.ts'

const style = { size: 10 }
const textOf = ({ runs }: SetLine) => runs.map(({ text }) => text).join('')
const japanese = { regular: { bytes: aFont('日本語の長い文章を折り返す、「」。123 ') } }

describe('wrap', () => {
  it('breaks at blanks', async () => {
    const { wrap, setLine } = await aTypesetter()
    const { width } = setLine('one two', style)
    expect(wrap('one two three', style, width).map(textOf)).toEqual(['one two', 'three'])
  })

  it('breaks words that are longer than a line', async () => {
    const { wrap } = await aTypesetter()
    const lines = wrap(`at https://acme.example/${'x'.repeat(100)} end`, style, 80)
    expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe(
      `athttps://acme.example/${'x'.repeat(100)}end`,
    )
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(80)
  })

  it('breaks after hyphens and slashes rather than inside words, but not inside dates', async () => {
    const { wrap, setLine } = await aTypesetter()
    const { width } = setLine('acme.example/cr', style)
    expect(wrap('acme.example/crm-for-teams', style, width).map(textOf)).toEqual([
      'acme.example/',
      'crm-for-teams',
    ])
    expect(wrap('on the day 2026-01-05', style, width).map(textOf)).toEqual(['on the day', '2026-01-05'])
  })

  it('breaks between characters that need no blanks', async () => {
    const { wrap } = await aTypesetter(japanese)
    const lines = wrap('abc 日本語の長い文章を折り返す', style, 50)
    // Each character of the test's font is as wide as its size.
    expect(lines.map(textOf)).toEqual(['abc 日本語', 'の長い文章', 'を折り返す'])
  })

  it('neither starts a line with closing marks nor ends it with opening ones', async () => {
    const { wrap } = await aTypesetter(japanese)
    expect(wrap('日本語、文「章」を', style, 30).map(textOf)).toEqual(['日本', '語、文', '「章」', 'を'])
    expect(wrap('日本「語', style, 30).map(textOf)).toEqual(['日本', '「語'])
  })

  it('measures bold text in bold', async () => {
    const { setLine } = await aTypesetter()
    const bold = setLine('Widths', { size: 10, isBold: true })
    expect(bold.width).toBeGreaterThan(setLine('Widths', style).width)
  })

  it('has a line for no text', async () => {
    const { wrap } = await aTypesetter()
    expect(wrap('', style, 80)).toEqual([{ size: 10, width: 0, runs: [] }])
  })
})

describe('a typesetter', () => {
  it('cuts text into runs by the font that has its characters', async () => {
    const { setLine } = await aTypesetter(japanese)
    const { runs } = setLine('CRM 日本 語 123', style)
    expect(runs.map(({ text }) => text)).toEqual(['CRM ', '日本 語 ', '123'])
    expect(runs[0]?.x).toBe(0)
    // Three characters and two blanks of the font's size.
    expect((runs[2]?.x ?? 0) - (runs[1]?.x ?? 0)).toBeCloseTo(50, 6)
  })

  it('draws runs where they belong', async () => {
    const { bytes } = await drawPage('CRM 日本 123', [japanese])
    const [first, second, third] = await pdfTexts(bytes)
    expect([first?.text, second?.text, third?.text]).toEqual(['CRM ', '日本 ', '123'])
    // Two characters and a blank of 12 points each.
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBeCloseTo(36, 1)
    expect([first?.font, second?.font, third?.font]).toEqual([
      'NotoSans-Regular',
      'Boxes',
      'NotoSans-Regular',
    ])
  })

  it('composes letters before it gives them up', async () => {
    const { setLine, missingScripts } = await aTypesetter()
    expect(textOf(setLine('Cafe\u0301', style))).toBe('Café')
    expect(missingScripts()).toEqual([])
  })

  it('counts what a reader sees as one character once', async () => {
    const { setLine, missingScripts } = await aTypesetter()
    expect(textOf(setLine('👩‍👩‍👧 กำ', style))).toBe('? ?')
    expect(missingScripts()).toEqual(['Thai', 'symbols'])
  })

  it('leaves out what no font shows', async () => {
    const { setLine, missingScripts } = await aTypesetter(japanese)
    expect(textOf(setLine('a\uFE0F\u200D 日\u{E0100}', style))).toBe('a 日')
    expect(missingScripts()).toEqual([])
  })

  it('counts the marks of Chinese, Japanese and Korean as theirs', async () => {
    const { setLine, missingScripts } = await aTypesetter()
    setLine('。', style)
    expect(missingScripts()).toEqual(['Han'])
  })

  it('draws no letters that would have to join or to run the other way', async () => {
    const { setLine, missingScripts } = await aTypesetter({ regular: { bytes: aFont('שלום') } })
    expect(textOf(setLine('שלום', style))).toBe('????')
    expect(missingScripts()).toEqual(['Hebrew'])
  })
})

describe('text on a page', () => {
  it.each([
    ['Latin', 'Straße, Łódź, İstanbul, ə ŋ ẞ – “quoted” … €'],
    ['Greek', 'Ελλάδα, ἀρχή, ΰ'],
    ['Cyrillic', 'Україна, Привет, Ђорђе, ₴ ₽ №'],
    ['Vietnamese', 'tiếng Việt, Nguyễn'],
    ['without ligatures', 'office fi ffi fl ffl find efficient'],
  ])('can be searched: %s', async (_, text) => {
    const { bytes, missingScripts } = await drawPage(text)
    expect(await searchableText(bytes)).toContain(text)
    expect(missingScripts).toEqual([])
  })

  it('can be searched in the fonts that were added', async () => {
    const { bytes } = await drawPage('CRM 日本語の長い文章', [japanese])
    expect(await searchableText(bytes)).toContain('CRM 日本語の長い文章')
  })
})
