import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { createEncoder, wrap } from '../../src/pdf/text.ts'

const document = await PDFDocument.create()
const font = document.embedStandardFont(StandardFonts.Helvetica)
const widthOf = (line: string) => font.widthOfTextAtSize(line, 10)

describe('wrap', () => {
  it('breaks at blanks', () => {
    expect(wrap('one two three', font, 10, widthOf('one two'))).toEqual(['one two', 'three'])
  })

  it('breaks words that are longer than a line', () => {
    const lines = wrap(`at https://acme.example/${'x'.repeat(100)} end`, font, 10, 80)
    expect(lines.join('').replaceAll(' ', '')).toBe(`athttps://acme.example/${'x'.repeat(100)}end`)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
  })

  it('has a line for no text', () => {
    expect(wrap('', font, 10, 80)).toEqual([''])
  })
})

describe('createEncoder', () => {
  it('composes letters before it gives them up', () => {
    const encoder = createEncoder(font)
    expect(encoder.encode('Cafe\u0301')).toBe('Café')
    expect(encoder.missingScripts()).toEqual([])
  })

  it('counts what a reader sees as one character once', () => {
    const encoder = createEncoder(font)
    expect(encoder.encode('👩‍👩‍👧 กำ')).toBe('? ?')
    expect(encoder.missingScripts()).toEqual(['Thai', 'symbols'])
  })
})
