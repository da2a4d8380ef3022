import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byteOffsets,
  characterOffsets,
  readCitations,
  type Source,
  toSource,
  withoutTracking,
} from '../../../src/embedded/engines/cited-text.ts'
import { expectLinear } from '../../support/processor-time.ts'

describe('the URL of a source', () => {
  it.each([
    ['https://acme.example/?utm_source=openai', 'https://acme.example/'],
    ['https://acme.example/a?b=1&utm_source=chatgpt.com&UTM_Medium=x&c=2', 'https://acme.example/a?b=1&c=2'],
    ['https://acme.example/a?srsltid=AfmB&gclid=1#top', 'https://acme.example/a#top'],
    ['https://acme.example/a#:~:text=Acme%20leads', 'https://acme.example/a'],
    ['https://acme.example/a#top:~:text=Acme', 'https://acme.example/a#top'],
  ])('%s has no tracking parameters', (url, clean) => {
    expect(withoutTracking(url)).toBe(clean)
  })

  it.each([
    'https://acme.example/a?q=utm_source&page=2',
    'https://acme.example/a%20b?q=a+b%2Fc&empty=',
    'https://acme.example/a?utm=1',
    'https://acme.example/#/route?utm_source=x',
    'not a URL',
    '',
  ])('%s stays as it is', url => {
    expect(withoutTracking(url)).toBe(url)
  })

  it('has a host without www.', () => {
    expect(toSource('https://www.Acme.example/a?utm_source=x')).toEqual({
      url: 'https://www.Acme.example/a',
      host: 'acme.example',
    })
  })
})

const text = 'aé小🚀z'

describe('offsets', () => {
  it('count the bytes of UTF-8', () => {
    expect([0, 1, 3, 6, 10, 11].map(byteOffsets(text))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('count characters', () => {
    expect([0, 1, 2, 3, 4, 5].map(characterOffsets(text))).toEqual([0, 1, 2, 3, 5, 6])
  })

  it('inside a character are its start', () => {
    expect([2, 4, 5, 7, 8, 9].map(byteOffsets(text))).toEqual([1, 2, 2, 3, 3, 3])
  })

  it('beyond the text are its end', () => {
    expect(byteOffsets(text)(12)).toBe(6)
    expect(byteOffsets('')(3)).toBe(0)
  })

  it('find any part of any text again', () => {
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

/** What a text cites: the cited part and its host, and the hosts without a place. */
function read(text: string, options: { numbered?: Map<number, Source>; unplaced?: Source[] } = {}) {
  const { citations, unplaced } = readCitations({ text, citations: [], ...options })
  return [
    ...citations.map(({ start, end, source }) => [text.slice(start, end), source.host]),
    ...unplaced.map(({ host }) => ['', host]),
  ]
}

describe('the citations of a text', () => {
  it.each([
    ['Acme.[1]', [['[1]', 'acme.example']]],
    ['Acme.[[2]]', [['[[2]]', 'beta.example']]],
    ['Acme [web:1].', [['[web:1]', 'acme.example']]],
    [
      'Acme [1, 2].',
      [
        ['[1, 2]', 'acme.example'],
        ['[1, 2]', 'beta.example'],
      ],
    ],
    [
      'Acme [web:1, web:2].',
      [
        ['[web:1, web:2]', 'acme.example'],
        ['[web:1, web:2]', 'beta.example'],
      ],
    ],
    ['Acme.[^2]', [['[^2]', 'beta.example']]],
    ['Acme【1†source】.', [['【1†source】', 'acme.example']]],
    ['Acme【2】.', [['【2】', 'beta.example']]],
    ['Acme [7].', []],
    ['Acme `list[1]`.', []],
    ['```js\nlist[1]\n```', []],
    ['Acme [[1]](https://gamma.example/).', [['[[1]](https://gamma.example/)', 'gamma.example']]],
    ['Acme [web:7].', [['[web:7]', '']]],
    ['Acme【4:1†source】.', [['【4:1†source】', '']]],
    ['Acme \u{E200}cite\u{E202}turn0search1\u{E201}.', [['\u{E200}cite\u{E202}turn0search1\u{E201}', '']]],
    [
      '<cite index="1-2">Acme</cite>.',
      [
        ['<cite index="1-2">', ''],
        ['</cite>', ''],
      ],
    ],
    ['Acme :contentReference[oaicite:0]{index=0}', [[':contentReference[oaicite:0]{index=0}', '']]],
  ])('in %j are what its marks name', (text, cited) => {
    expect(read(text, { numbered })).toEqual(cited)
  })

  it.each([
    ['[1]: https://acme.example/a'],
    ['[^1]: https://acme.example/a'],
    ['[1] The page of Acme: https://acme.example/a'],
    ['1. [The page of Acme](https://acme.example/a)'],
    ['- [1] https://acme.example/a'],
  ])('are what its own list says in %j', definition => {
    const [first] = read(`Acme leads.[1]\n\n## Sources\n${definition}`)
    expect(first).toEqual(['[1]', 'acme.example'])
  })

  it.each([
    ['Acme leads: https://acme.example/.', ['https://acme.example/', 'acme.example']],
    ['Acme leads ([acme](https://acme.example/)).', ['https://acme.example/', 'acme.example']],
    ['Acme leads **https://www.acme.example/a**', ['https://www.acme.example/a', 'acme.example']],
    ['Acme leads: www.acme.com/a.', ['www.acme.com/a', 'acme.com']],
    [
      '[Acme leads.](https://acme.example/?utm_source=openai)',
      ['https://acme.example/?utm_source=openai', 'acme.example'],
    ],
  ])('in %j are its links, where there is nothing else', (text, link) => {
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
    ['a mark without a page', 'Acme leads.[1] See https://beta.example/.', {}, []],
    ['a leaked mark', '</cite> See https://beta.example/.', {}, [['</cite>', '']]],
    ['a page without a place', 'See https://beta.example/.', { unplaced: [acme] }, [['', 'acme.example']]],
  ])('are not its links beside %s, which shows that it cites in another way', (_, text, options, cited) => {
    expect(read(text, options)).toEqual(cited)
  })

  it('have a place where the text has the URL of a page that the vendor lists', () => {
    expect(read('See https://beta.example/.', { unplaced: [acme, beta] })).toEqual([
      ['https://beta.example/', 'beta.example'],
      ['', 'acme.example'],
    ])
  })

  it('are found in a large text with many pages', () => {
    const urls = Array.from({ length: 20_000 }, (_, index) => `https://${index}.example/`)
    const unplaced = urls.map(toSource)
    expect(readCitations({ text: urls.join(' '), citations: [], unplaced }).citations).toHaveLength(20_000)
  })

  it('are read in good time, whatever the text', () => {
    for (const hostile of ['[', '[1, ', '【', '<cite ', '`', '![', '[1] a', '\n1. ', 'www.', 'https://a?'])
      expectLinear(40_000, size => read(hostile.repeat(size)))
  })
})
