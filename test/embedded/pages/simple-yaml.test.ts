import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSimpleYaml } from '../../../src/embedded/pages/simple-yaml.ts'

const parserReads = (source: string) => parse(source, { logLevel: 'error', uniqueKeys: false })

describe('readSimpleYaml', () => {
  it('reads lines of a key and a value', () => {
    const source = [
      'title: Install Acme on C# and Windows: the guide'.replace(': the', ':the'),
      'description: "Plans: all of them"',
      "slug: '/plans'",
      'weight: 10',
      'date: 2026-01-02',
      'draft: True',
      'tags: [a b, "c, d"]',
      'url: https://acme.example/#top',
      'empty:\r',
    ].join('\n')
    expect(readSimpleYaml(source)).toEqual({
      title: 'Install Acme on C# and Windows:the guide',
      description: 'Plans: all of them',
      slug: '/plans',
      weight: 10,
      date: '2026-01-02',
      draft: true,
      tags: ['a b', 'c, d'],
      url: 'https://acme.example/#top',
      empty: null,
    })
  })

  it.each([
    'title: Plans: all',
    'title: Plans # all',
    'title: |\n  Plans',
    'title: Plans\n  and prices',
    'title: &a Plans',
    'title: "a\\n"',
    "title: 'it''s'",
    'weight: 010',
    'tags:\n- a',
    '# a comment',
    'null: a',
    'title:\ta',
  ])('leaves %j to the parser', source => {
    expect(readSimpleYaml(source)).toBeUndefined()
  })

  it('reads what the parser reads', () => {
    const anyOf = (words: string) => fc.constantFrom(...words.split(' '))
    const piece = fc.oneof(
      anyOf('a title Über 漢 😀 null True yes NaN'),
      anyOf('0 7 010 1e3 0x1 2026-01-02 12:30 .inf ~ -'),
      anyOf(': # , \' " \\ ` @ % [ ] { } & * ! | > ? << --- ...'),
      fc.constantFrom(' ', '  ', '\t', ': ', ' #', ', ', '\r', '\u00a0', '\u2028', '\ufeff'),
    )
    const text = fc.array(piece, { maxLength: 4 }).map(pieces => pieces.join(''))
    const value = fc.oneof(
      text,
      text.map(each => `"${each}"`),
      text.map(each => `'${each}'`),
      fc.array(text, { maxLength: 3 }).map(items => `[${items.join(', ')}]`),
    )
    const key = fc.oneof(
      { weight: 3, arbitrary: anyOf('a b tags a_b-c') },
      fc.constantFrom('null', 'true', 'constructor', '"q"', ' a', '- a', '1'),
    )
    const separator = fc.constantFrom(': ', ': ', ': ', ':  ', ':', ':\t')
    const line = fc.oneof(
      { weight: 9, arbitrary: fc.tuple(key, separator, value).map(parts => parts.join('')) },
      text,
    )
    const end = fc.constantFrom('\n', '\n', '\n', ' \n', '\r\n', '\n\n')
    const source = fc
      .array(fc.tuple(line, end), { minLength: 1, maxLength: 3 })
      .map(lines => lines.flat().join(''))
    let read = 0
    fc.assert(
      fc.property(source, source => {
        const fields = readSimpleYaml(source)
        if (fields === undefined) return
        read += 1
        expect(JSON.stringify(fields)).toBe(JSON.stringify(parserReads(source)))
      }),
      { seed: 23, numRuns: 10_000 },
    )
    expect(read).toBeGreaterThan(500)
  })
})
