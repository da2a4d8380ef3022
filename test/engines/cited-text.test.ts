import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOffsetReader, readCitations, splitSentences } from '../../src/engines/cited-text.ts'
import { type Source, toSource } from '../../src/engines/source.ts'
import { expectLinear } from '../support/processor-time.ts'

const text = 'aé小🚀z'
const byteOffsets = (each: string) => createOffsetReader(each, 'byte')

describe('offsets', () => {
  it('count the bytes of UTF-8', () => {
    expect([0, 1, 3, 6, 10, 11].map(byteOffsets(text))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('count characters', () => {
    expect([0, 1, 2, 3, 4, 5].map(createOffsetReader(text, 'code point'))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('inside a character are its start', () => {
    expect([2, 4, 5, 7, 8, 9].map(byteOffsets(text))).toEqual([1, 2, 2, 3, 3, 3])
  })

  it('beyond the text are its end', () => {
    expect(byteOffsets(text)(12)).toBe(6)
    expect(byteOffsets('')(3)).toBe(0)
  })

  it('locate any part of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, part) => {
        const bytes = byteOffsets(before + part)
        const start = Buffer.byteLength(before)
        expect((before + part).slice(bytes(start), bytes(start + Buffer.byteLength(part)))).toBe(part)
      }),
    )
  })
})

const acme = toSource('https://acme.example/')
const beta = toSource('https://beta.example/')
const numbered = new Map([
  [1, acme],
  [2, beta],
])

/** The citations of a text: the cited part and its host. Hosts without a place have no part. */
function read(text: string, unplaced: Source[] = [], numbers?: Map<number, Source>) {
  const citations = readCitations({ text, citations: unplaced.map(source => ({ source })) }, numbers)
  return citations.map(({ at, source }) => [at ? text.slice(at.start, at.end) : '', source.host])
}

describe('the citations of a text', () => {
  it.each([
    ['Acme.[1]', '[1] acme.example'],
    ['Acme.[[2]]', '[[2]] beta.example'],
    ['Acme [web:1].', '[web:1] acme.example'],
    ['Acme [1, 2].', '[1, 2] acme.example', '[1, 2] beta.example'],
    ['Acme [web:1, web:2].', '[web:1, web:2] acme.example', '[web:1, web:2] beta.example'],
    ['Acme.[^2]', '[^2] beta.example'],
    ['Acme【1†source】.', '【1†source】 acme.example'],
    ['Acme【2】.', '【2】 beta.example'],
    ['Acme [7].'],
    ['Acme `list[1]`.'],
    ['```js\nlist[1]\n```'],
    ['Acme [[1]](https://gamma.example/).', '[[1]](https://gamma.example/) gamma.example'],
    ['Acme [web:7].', '[web:7] '],
    ['Acme【4:1†source】.', '【4:1†source】 '],
    ['Acme \u{E200}cite\u{E202}turn0search1\u{E201}.', '\u{E200}cite\u{E202}turn0search1\u{E201} '],
    ['<cite index="1-2">Acme</cite>.', '<cite index="1-2"> ', '</cite> '],
    ['Acme :contentReference[oaicite:0]{index=0}', ':contentReference[oaicite:0]{index=0} '],
  ])('in %j are the sources of its marks', (text, ...cited) => {
    expect(read(text, [], numbered).map(([part, host]) => `${part} ${host}`)).toEqual(cited)
  })

  it.each([
    ['[1]: https://acme.example/a'],
    ['[^1]: https://acme.example/a'],
    ['[1] The page of Acme: https://acme.example/a'],
    ['1. [The page of Acme](https://acme.example/a)'],
    ['- [1] https://acme.example/a'],
  ])('are the sources of its own list in %j', definition => {
    const [first] = read(`Acme leads.[1]\n\n## Sources\n${definition}`)
    expect(first).toEqual(['[1]', 'acme.example'])
  })

  it.each([
    ['Acme leads: https://acme.example/.', 'https://acme.example/', 'acme.example'],
    ['Acme leads ([acme](https://acme.example/)).', 'https://acme.example/', 'acme.example'],
    ['Acme leads **https://www.acme.example/a**', 'https://www.acme.example/a', 'acme.example'],
    ['Acme leads: www.acme.com/a.', 'www.acme.com/a', 'acme.com'],
    ['[Acme.](https://acme.example/?utm_source=a)', 'https://acme.example/?utm_source=a', 'acme.example'],
  ])('in %j are its links, without other citations', (text, ...link) => {
    expect(read(text)).toEqual([link])
  })

  it.each([
    ['an image', '![Acme](https://acme.example/a.png)'],
    ['code', '`curl https://api.acme.example/`'],
    ['a block of code', '```sh\ncurl https://api.acme.example/\n```'],
    ['a mail address', 'mail@acme.example'],
    ['no address', 'https://'],
  ])('are not in %s', (_, text) => {
    expect(read(text)).toEqual([])
  })

  it.each([
    ['a mark without a page', 'Acme leads.[1] See https://beta.example/.', [], []],
    ['a leaked mark', '</cite> See https://beta.example/.', [], [['</cite>', '']]],
    ['a page without a place', 'See https://beta.example/.', [acme], [['', 'acme.example']]],
  ])('do not include its links next to %s', (_, text, unplaced, cited) => {
    expect(read(text, unplaced)).toEqual(cited)
  })

  it('have a place if the text contains the URL of a page that the vendor lists', () => {
    expect(read('See https://beta.example/.', [acme, beta])).toEqual([
      ['https://beta.example/', 'beta.example'],
      ['', 'acme.example'],
    ])
  })

  it('are found in a large text with many pages', () => {
    const urls = Array.from({ length: 20_000 }, (_, index) => `https://${index}.example/`)
    expect(read(urls.join(' '), urls.map(toSource))).toHaveLength(20_000)
  })

  it('are read in linear time', () => {
    for (const hostile of ['[', '[1, ', '【', '<cite ', '`', '![', '[1] a', '\n1. ', 'www.', 'https://a?'])
      expectLinear(40_000, size => read(hostile.repeat(size)))
  })
})

const split = (text: string, language = 'en') =>
  splitSentences(text, [], language).map(sentence => sentence.text)

/** The sentences' numbers of sources when `part` of the text cites a page. */
function citing(text: string, part: string): number[] {
  const start = text.indexOf(part)
  const citation = { source: acme, at: { start, end: start + part.length } }
  return splitSentences(text, [citation], 'en').map(({ sources }) => sources.length)
}

describe('sentences', () => {
  it.each([
    ['end with full stops', 'Acme is good. Beta is not.', 'Acme is good.|Beta is not.'],
    ['end with lines', '# Best\n- Acme\n- Beta', '# Best|- Acme|- Beta'],
    ['keep numbers and domains', 'It costs $3.50 at acme.example.', 'It costs $3.50 at acme.example.'],
    ['lose marks at their end', 'Acme is good.[1][2] Beta is not [3].', 'Acme is good.|Beta is not.'],
    [
      'lose links in parentheses',
      'Good. ([acme.example](https://a.example/?x=1)) Beta is not.',
      'Good.|Beta is not.',
    ],
    [
      'lose links titled by a domain',
      'Good. [acme.example](https://a.example/) Beta is not.',
      'Good.|Beta is not.',
    ],
    ['keep the titles of other links', 'Good. [Acme](https://a.example/b_(c)) leads.', 'Good.|Acme leads.'],
    ['lose images', '![A logo](https://a.example/x.png) Acme leads.', 'Acme leads.'],
    ['lose marks in other brackets', '小米很好【1】。华为也好。', '小米很好。|华为也好。'],
    [
      'do not end in an address',
      'See https://a.example/?b=1&c. Then.',
      'See https://a.example/?b=1&c.|Then.',
    ],
    ['need a letter or digit', 'Acme leads.\n\n---\n\n***\n', 'Acme leads.'],
    ['may be missing', '…\n', ''],
  ])('%s', (_, text, sentences) => {
    expect(split(text).join('|')).toBe(sentences)
  })

  it('follow the rules of their language', () => {
    expect(split('トヨタは大きい。日産は小さい。', 'ja')).toEqual(['トヨタは大きい。', '日産は小さい。'])
    expect(split('टाटा बड़ी है। अमूल दूध बेचता है।', 'hi')).toHaveLength(2)
  })

  it('are split in linear time', () => {
    for (const hostile of ['[', '([', '](', '([a](', '【', '!', '[1', 'https://a?'])
      expectLinear(40_000, size => split(hostile.repeat(size)))
  })
})

describe('a citation', () => {
  it.each([
    ['belongs to its sentence', 'Acme leads. Beta follows.', 'follows', [0, 1]],
    ['belongs to every sentence it spans', 'Acme leads. Beta follows. Gamma?', 'leads. Beta', [1, 1, 0]],
    ['belongs to the sentence before, as a mark', 'Acme leads.[1] Beta follows.', '[1]', [1, 0]],
    ['does not belong to a sentence it only touches', 'Acme leads. Beta follows.', '. Beta', [0, 1]],
    ['belongs to the line before, on its own line', 'Acme leads.\n[1]\nBeta follows.', '[1]', [1, 0]],
    ['belongs to the first sentence, before all of them', '[1] Acme leads. Beta follows.', '[1]', [1, 0]],
  ])('%s', (_, text, part, sources) => {
    expect(citing(text, part)).toEqual(sources)
  })

  it('counts a page once for each sentence', () => {
    const citation = { source: acme, at: { start: 0, end: 4 } }
    const [sentence] = splitSentences('Acme leads.', [citation, citation], 'en')
    expect(sentence?.sources).toEqual([{ url: 'https://acme.example/', host: 'acme.example' }])
  })

  it('beyond the text belongs to the last sentence', () => {
    const citation = { source: acme, at: { start: 900, end: 950 } }
    const sentences = splitSentences('Acme leads. Beta follows.', [citation], 'en')
    expect(sentences.map(({ sources }) => sources.length)).toEqual([0, 1])
  })
})
