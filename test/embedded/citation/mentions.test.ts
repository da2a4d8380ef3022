import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { findMentions, fold, withoutAccents } from '../../../src/embedded/citation/mentions.ts'
import { measureProcessor } from '../../support/processor-time.ts'

const labeledSchema = z.object({
  script: z.string(),
  names: z.array(z.string()),
  mentioned: z.boolean(),
  text: z.string(),
})

const labeled = readFileSync('test/embedded/citation/mentions.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map(line => labeledSchema.parse(JSON.parse(line)))

/** What each name found in the text looks like there. */
const found = (text: string, ...names: string[]) =>
  findMentions(text, names).map(({ start, end }) => text.slice(start, end))

describe('the labeled sentences', () => {
  it('are at least 150 in at least 8 scripts, a quarter of them hard negatives', () => {
    expect(labeled.length).toBeGreaterThanOrEqual(150)
    expect(new Set(labeled.map(({ script }) => script)).size).toBeGreaterThanOrEqual(8)
    expect(labeled.filter(({ mentioned }) => !mentioned).length).toBeGreaterThan(labeled.length / 4)
  })

  it('are told apart with precision and recall of at least 0.98', () => {
    const judged = labeled.map(sentence => ({
      ...sentence,
      found: findMentions(sentence.text, sentence.names).length > 0,
    }))
    const right = judged.filter(sentence => sentence.found && sentence.mentioned).length
    const precision = right / judged.filter(sentence => sentence.found).length
    const recall = right / judged.filter(({ mentioned }) => mentioned).length
    const wrong = judged.filter(sentence => sentence.found !== sentence.mentioned)
    console.log(
      [
        `mentions: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} on ${labeled.length} sentences`,
        ...wrong.map(({ script, names, text, mentioned }) => {
          return `  ${mentioned ? 'missed' : 'invented'} (${script}): ${names.join(', ')} in ${text}`
        }),
      ].join('\n'),
    )
    expect(precision).toBeGreaterThanOrEqual(0.98)
    expect(recall).toBeGreaterThanOrEqual(0.98)
  })
})

describe('a mention', () => {
  it('has the place of the name in the text as it was', () => {
    expect(found('🚀 Nestle\u0301 und NESTLÉ', 'Nestlé')).toEqual(['Nestle\u0301', 'NESTLÉ'])
    expect(found('Acme\u00ad\u200b  Cloud.', 'Acme Cloud')).toEqual(['Acme\u00ad\u200b  Cloud'])
  })

  it('is found for every name, the longest where one is part of another', () => {
    expect(found('Acme Cloud by Acme, or ACM', 'Acme', 'ACM', 'Acme Cloud')).toEqual([
      'Acme Cloud',
      'Acme',
      'ACM',
    ])
  })

  it('is found in the sentence of each', () => {
    expect(findMentions('Acme. Acme.', ['Acme'])).toEqual([
      { start: 0, end: 4 },
      { start: 6, end: 10 },
    ])
  })

  it.each([[[]], [['']], [['  ']], [['\u200b']]])('is nowhere without a name: %j', names => {
    expect(findMentions('Acme', names)).toEqual([])
  })

  it('takes a name for what it says, not for a pattern', () => {
    expect(found('a.b (x) [y] $&', '(x)', '[y]', '$&')).toEqual(['(x)', '[y]', '$&'])
    expect(found('axb', 'a.b')).toEqual([])
  })

  it('is not the end of a longer word, whatever vowels follow it', () => {
    expect(found('การขายของออนไลน์กำลังเติบโต', 'ไลน์')).toEqual([])
    expect(found('คนไทยใช้ไลน์กำลังดี', 'ไลน์')).toEqual(['ไลน์'])
  })

  it('is in no address', () => {
    const text = 'https://adidas.example/adidas www.adidas.example sales@adidas.example adidas@shops.example'
    expect(found(text, 'adidas')).toEqual([])
    expect(found(`${text} and adidas.`, 'adidas')).toEqual(['adidas'])
  })

  it('is found in good time, whatever the text', () => {
    const { milliseconds } = measureProcessor(() => {
      for (const hostile of ['@', 'a@', 'Acme', '삼성은', '华为', 'ช้อปปี้', 'e\u0301', '\u0301', ' '])
        findMentions(hostile.repeat(20_000), ['Acme', '삼성', '华为', 'ช้อปปี้', 'é'])
    })
    expect(milliseconds).toBeLessThan(10_000)
  })
})

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
