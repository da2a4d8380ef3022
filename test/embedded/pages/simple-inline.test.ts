import fc from 'fast-check'
import { Lexer } from 'marked'
import { describe, expect, it } from 'vitest'
import { lexSimpleInline } from '../../../src/embedded/pages/simple-inline.ts'

function parserReads(text: string): unknown {
  const lexer = new Lexer()
  lexer.tokens.links['ref'] = { href: '/ref', title: '' }
  return lexer.inlineTokens(text)
}

describe('lexSimpleInline', () => {
  it('reads text, code, emphasis, links, images and escapes', () => {
    const text =
      'Run `npm ci`, **Note:** *once*, see [the `b` **guide**](/a_b "Guide") ![a](b.png) \\[snake_case\\]!'
    expect(lexSimpleInline(text)).toEqual(parserReads(text))
  })

  it.each([
    'a <b>',
    '[ref]',
    '[ref][]',
    '_a_',
    '~~a~~',
    '**a *b* c**',
    '``a``',
    '` a `',
    'https://acme.example',
    'www.acme.example',
    'a@acme.example',
    'a  \nb',
    '&amp;',
    'a * b',
    '[a](b(c))',
  ])('leaves %j to the parser', text => {
    expect(lexSimpleInline(text)).toBeUndefined()
  })

  it('reads what the parser reads', () => {
    const anyOf = (words: string) => fc.constantFrom(...words.split(' '))
    const joined = (piece: fc.Arbitrary<string>, maxLength: number) =>
      fc.array(piece, { minLength: 1, maxLength }).map(pieces => pieces.join(''))
    const word = fc.oneof(
      anyOf('a the x1 Über 漢字 😀 snake_case Note: (so) it’s "q" ref 5'),
      anyOf('\\* \\[ \\! \\`'),
    )
    const space = fc.constantFrom(' ', ' ', '\n', '  \n', '\t', '  ', '\u00a0', '.', ',', '—', '+', '$', '=')
    const mark = fc.oneof(
      anyOf('` `` * ** *** _ __ [ ] ( ) ]( ![ ! < > \\ \\a ~ ~~ @ ^ " : |'),
      anyOf('a@b.co http://x.y HTTPS://x www.a.b WWW.a.b <br> <b --> mailto:a [ref] [ref][] &lt; &amp &#42;'),
    )
    const calm = joined(fc.oneof({ weight: 3, arbitrary: word }, space), 3)
    const wild = joined(fc.oneof({ weight: 3, arbitrary: word }, { weight: 3, arbitrary: space }, mark), 4)
    const inner = fc.oneof({ weight: 6, arbitrary: calm }, wild)
    const label = fc.oneof(
      inner,
      inner.map(text => `\`${text}\``),
      inner.map(text => `**${text}**`),
    )
    const href = anyOf('/a https://a.b/c_d?e=f&g#h ./a.md <a> /a(b) a*b /a"b ^a a`b a\'b a[b a]b ![')
    const title = fc.constantFrom('', '', '', ' "t"', " 't'", ' "t\\""', ' "a_b*c"', '\n"t"', ' t')
    const link = fc.tuple(label, href, title).map(([text, href, title]) => `[${text}](${href}${title})`)
    const construct = fc.oneof(
      ...['`', '*', '**', '_'].map(mark => inner.map(text => `${mark}${text}${mark}`)),
      link,
      link.map(text => `!${text}`),
    )
    const source = joined(
      fc.oneof({ weight: 4, arbitrary: calm }, { weight: 4, arbitrary: construct }, wild),
      6,
    )
    let read = 0
    fc.assert(
      fc.property(source, text => {
        const tokens = lexSimpleInline(text)
        if (tokens === undefined) return
        read += 1
        expect(JSON.stringify(tokens)).toBe(JSON.stringify(parserReads(text)))
      }),
      { seed: 23, numRuns: 20_000 },
    )
    expect(read).toBeGreaterThan(2000)
  })
})
