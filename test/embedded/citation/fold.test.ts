import { describe, expect, it } from 'vitest'
import { fold, withoutAccents } from '../../../src/embedded/citation/mentions.ts'

describe('folded text', () => {
  it.each([
    ['case', 'Straße ΣΊΣΥΦΟΣ Łódź', 'STRASSE Σίσυφος ŁÓDŹ'],
    ['the dotless i', 'IŞIK İpek', 'ışık ipek'],
    ['composed accents', 'Nestlé', 'Nestle\u0301'],
    ['width', 'ＡＣＭＥ ﾄﾖﾀ ガ', 'acme トヨタ ｶﾞ'],
    ['ligatures', 'ﬁle', 'file'],
    ['white space', 'a b', 'a\u00a0\r\n\t\u3000b'],
    ['characters without width', 'acme', 'ac\u00adm\u200b\ufeffe'],
    ['quotes and hyphens', `L'Oréal "T-D"`, 'L’Oréal “T‑D”'],
    ['Arabic letters and vowel points', 'أَرامكو دیجی', 'ارامكو ديجي'],
    ['Hebrew vowel points', 'שׁוּפֶרְסַל', 'שופרסל'],
  ])('is the same whatever %s', (_, one, other) => {
    expect(fold(one).text).toBe(fold(other).text)
  })

  it.each([
    ['accents', 'résumé', 'resume'],
    ['voiced kana', 'が', 'か'],
    ['the marks of Thai vowels', 'กำ', 'กา'],
    ['the vowels of Devanagari', 'टाटा', 'टटा'],
  ])('differs by %s', (_, one, other) => {
    expect(fold(one).text).not.toBe(fold(other).text)
  })

  it('knows where its characters were', () => {
    const { text, origins } = fold('🚀 Stra\u00adße')
    expect(text).toBe('🚀 strasse')
    expect(origins).toEqual([0, undefined, 2, 3, 4, 5, 6, 8, undefined, 9, 10])
  })
})

describe('text without accents', () => {
  it.each([
    ['häagen', 'haagen'],
    ['ørsted łódź đuro', 'orsted lodz duro'],
    ['αθήνα', 'αθηνα'],
    ['ёлка', 'елка'],
    ['й', 'й'],
    ['が', 'が'],
    ['삼성', '삼성'],
  ])('%s is %s', (folded, plain) => {
    expect(withoutAccents(folded)).toBe(plain)
  })
})
