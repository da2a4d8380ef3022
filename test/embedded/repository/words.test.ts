import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLanguage } from '../../../src/embedded/repository/words.ts'

const wordsOf = (code: string, text: string) => createLanguage(code).words(text)

describe('words', () => {
  it('are runs of letters and digits, in lower case', () => {
    expect(wordsOf('en', "Acme's e-mail: v1.2, don't “QUOTE” naïve_x!")).toEqual([
      'acme',
      's',
      'e',
      'mail',
      'v1',
      '2',
      'don',
      't',
      'quote',
      'naïve',
      'x',
    ])
  })

  it('are the same for text composed in other ways', () => {
    expect(wordsOf('fr', 'cafe\u0301 ﬁn Ｗｉｄｅ')).toEqual(['café', 'fin', 'wide'])
  })

  it('keep diacritics, which tell words apart', () => {
    expect(wordsOf('sv', 'hål hal')).toEqual(['hål', 'hal'])
  })

  it('follow the language’s own rules for lower case', () => {
    expect(wordsOf('tr', 'IŞIK')).toEqual(['ışık'])
    expect(wordsOf('de', 'IŞIK')).toEqual(['işik'])
  })

  it.each([
    ['zh', '云备份软件的价格', ['云', '备份', '软件', '的', '价格']],
    ['ja', '東京でiPhoneの価格を比較', ['東京', 'で', 'iphone', 'の', '価格', 'を', '比較']],
    ['th', 'ราคาซอฟต์แวร์สำรองข้อมูล', ['ราคา', 'ซอฟต์แวร์', 'สํารอง', 'ข้อมูล']],
    ['ru', 'Цена облачного хранилища', ['цена', 'облачного', 'хранилища']],
    ['ar', 'سعر النسخ الاحتياطي', ['سعر', 'النسخ', 'الاحتياطي']],
    ['hi', 'क्लाउड बैकअप की कीमत', ['क्लाउड', 'बैकअप', 'की', 'कीमत']],
    ['el', 'Τιμές αντιγράφων', ['τιμές', 'αντιγράφων']],
  ])('are found in %s', (code, text, words) => {
    expect(wordsOf(code, text)).toEqual(words.map(word => word.normalize('NFKC')))
  })

  it('are found in scripts without spaces whatever the language asked for', () => {
    expect(wordsOf('en', 'Pricing: 价格表')).toEqual(['pricing', '价格', '表'])
  })

  it('are pairs of syllables in Korean, so that particles do not hide a word', () => {
    expect(wordsOf('ko', '클라우드 백업을 API를')).toEqual([
      '클라',
      '라우',
      '우드',
      '백업',
      '업을',
      'api',
      '를',
    ])
    expect(wordsOf('ko', '백업')).toEqual(['백업'])
  })

  it('take any text', () => {
    const language = createLanguage('th')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const word of language.words(text)) expect(word).not.toMatch(/\s|^$/)
      }),
    )
  })
})

describe('terms', () => {
  it('are Porter stems in English alone', () => {
    expect(['pricing', 'prices', 'price', 'running'].map(createLanguage('en-GB').term)).toEqual([
      'price',
      'price',
      'price',
      'run',
    ])
    expect(createLanguage('de').term('prices')).toBe('prices')
  })

  it('are informative unless they are English stop words', () => {
    expect(['how', 'to', 'choose', 'a', 'crm'].filter(createLanguage('en').isInformative)).toEqual([
      'choose',
      'crm',
    ])
    expect(['how', 'to'].filter(createLanguage('de').isInformative)).toEqual(['how', 'to'])
  })
})

describe('sentences', () => {
  it('end at full stops and lines', () => {
    expect(createLanguage('en').sentences('One v1.2 here. Two!  Three?\nFour\n\n')).toEqual([
      'One v1.2 here.',
      'Two!',
      'Three?',
      'Four',
    ])
    expect(createLanguage('ja').sentences('一つ。二つ！')).toEqual(['一つ。', '二つ！'])
  })
})

it.each(['', 'x_y', 'english language', '-'])('%j is no language code', code => {
  expect(() => createLanguage(code)).toThrow(RangeError)
})
