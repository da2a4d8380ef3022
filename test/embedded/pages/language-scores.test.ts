import fc from 'fast-check'
import { francAll } from 'franc'
import { describe, expect, it } from 'vitest'
import { createLanguageScorer } from '../../../src/embedded/pages/language-scores.ts'

const only = 'eng deu fra spa por nob dan rus ukr bul cmn jpn ell arb pes hin npi heb'.split(' ')
const score = createLanguageScorer(only)

describe('createLanguageScorer', () => {
  it('scores as franc does', () => {
    const words = [
      'the of and to in is you that it he was for on are with as his they at be this from have or by one had not but',
      'der die und das nicht ist ein für Straße über Größe où été français año señor não ação både ikke være 123 «» – ’',
      'и в не он на я что это как мова їжак ќе την και 的 是 不 です します 한국어 في من است कि है छ של את 😀 \u00a0 \n __proto__ a',
    ].flatMap(line => line.split(' '))
    const text = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map(each => each.join(' ')),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'aeinst ,.éßи漢'), maxLength: 60 }),
    )
    fc.assert(
      fc.property(text, each => {
        expect(score(each)).toEqual(francAll(each, { only }))
      }),
      { seed: 23, numRuns: 3000 },
    )
  })

  it('knows nothing of a text before', () => {
    const [first, second] = ['the house and the dog', 'das Haus und der Hund']
    expect([score(first), score(second), score(first)]).toEqual(
      [first, second, first].map(text => francAll(text, { only })),
    )
  })

  it('takes no language that is not asked for', () => {
    expect(score('ქართული ენა არის ენა')).toEqual([['und', 1]])
  })
})
