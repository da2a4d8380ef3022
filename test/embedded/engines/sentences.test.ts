import { describe, expect, it } from 'vitest'
import { toSource } from '../../../src/embedded/engines/cited-text.ts'
import { splitSentences } from '../../../src/embedded/engines/sentences.ts'
import { expectLinear } from '../../support/processor-time.ts'

const split = (text: string, language = 'en') =>
  splitSentences(text, [], language).map(sentence => sentence.text)

/** The sentences' numbers of sources when `part` of the text cites a page. */
function citing(text: string, part: string): number[] {
  const start = text.indexOf(part)
  const citation = { start, end: start + part.length, source: toSource('https://acme.example/') }
  return splitSentences(text, [citation], 'en').map(({ sources }) => sources.length)
}

describe('sentences', () => {
  it.each([
    ['are told apart by full stops', 'Acme is good. Beta is not.', ['Acme is good.', 'Beta is not.']],
    ['are told apart by lines', '# Best\n- Acme\n- Beta', ['# Best', '- Acme', '- Beta']],
    [
      'keep numbers and domains whole',
      'It costs $3.50 at acme.example.',
      ['It costs $3.50 at acme.example.'],
    ],
    ['lose marks at their end', 'Acme is good.[1][2] Beta is not [3].', ['Acme is good.', 'Beta is not.']],
    [
      'lose links in parentheses',
      'Acme is good. ([acme.example](https://a.example/?x=1)) Beta is not.',
      ['Acme is good.', 'Beta is not.'],
    ],
    [
      'lose links with a domain for a title',
      'Acme is good. [acme.example](https://a.example/) Beta is not.',
      ['Acme is good.', 'Beta is not.'],
    ],
    [
      'keep the titles of other links',
      'Good. [Acme](https://a.example/b_(c)) leads.',
      ['Good.', 'Acme leads.'],
    ],
    ['lose images', '![A logo](https://a.example/x.png) Acme leads.', ['Acme leads.']],
    ['lose marks in other brackets', '小米很好【1】。华为也好。', ['小米很好。', '华为也好。']],
    [
      'do not end in an address',
      'See https://a.example/?b=1&c. Then decide.',
      ['See https://a.example/?b=1&c.', 'Then decide.'],
    ],
    ['need a letter or digit', 'Acme leads.\n\n---\n\n***\n', ['Acme leads.']],
    ['may be none', '…\n', []],
  ])('%s', (_, text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('end where their language says', () => {
    expect(split('トヨタは大きい。日産は小さい。', 'ja')).toEqual(['トヨタは大きい。', '日産は小さい。'])
    expect(split('टाटा बड़ी है। अमूल दूध बेचता है।', 'hi')).toHaveLength(2)
  })

  it('are split as English where the language is no language', () => {
    expect(split('Acme leads. Beta follows.', '!')).toEqual(['Acme leads.', 'Beta follows.'])
  })

  it('are split in good time, whatever the text', () => {
    for (const hostile of ['[', '([', '](', '([a](', '【', '!', '[1', 'https://a?'])
      expectLinear(40_000, size => split(hostile.repeat(size)))
  })
})

describe('a citation', () => {
  it.each([
    ['is of the sentence it is part of', 'Acme leads. Beta follows.', 'follows', [0, 1]],
    ['is of every sentence it spans', 'Acme leads. Beta follows. Gamma?', 'leads. Beta', [1, 1, 0]],
    ['is of the sentence before, as a mark', 'Acme leads.[1] Beta follows.', '[1]', [1, 0]],
    ['is not of a sentence it only touches', 'Acme leads. Beta follows.', '. Beta', [0, 1]],
    ['is of the line before, on a line of its own', 'Acme leads.\n[1]\nBeta follows.', '[1]', [1, 0]],
    ['is of the first sentence, before all of them', '[1] Acme leads. Beta follows.', '[1]', [1, 0]],
  ])('%s', (_, text, part, sources) => {
    expect(citing(text, part)).toEqual(sources)
  })

  it('counts once for a page, however often the sentence cites it', () => {
    const citation = { start: 0, end: 4, source: toSource('https://acme.example/') }
    const [sentence] = splitSentences('Acme leads.', [citation, citation], 'en')
    expect(sentence?.sources).toEqual([{ url: 'https://acme.example/', host: 'acme.example' }])
  })

  it('beyond the text is of the last sentence', () => {
    const citation = { start: 900, end: 950, source: toSource('https://acme.example/') }
    const sentences = splitSentences('Acme leads. Beta follows.', [citation], 'en')
    expect(sentences.map(({ sources }) => sources.length)).toEqual([0, 1])
  })
})
