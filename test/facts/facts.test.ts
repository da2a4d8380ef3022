/** Facts of the config file, and sentences that state an old value, as tables. */
import { describe, expect, it } from 'vitest'
import { type Fact, factsSchema, findStale, isSame, readStatedValue } from '../../src/facts/fact.ts'
import { findNewlyWrong } from '../../src/facts/find-wrong.ts'
import { readBlocks } from '../../src/pages/page.ts'
import { createLanguage } from '../../src/retrieval/words.ts'

const { sentences } = createLanguage('en')

const ring = { name: 'price of the ring', about: 'Acme Ring', is: ['$399', '$499'], was: ['$299', '$349'] }
const read = (...facts: object[]): Fact[] => factsSchema.parse(facts)

describe('the facts of a config file', () => {
  it('have one value or several', () => {
    expect(read({ name: 'seats', is: '20 seats', was: '10 seats', 'as-of': '2026-10-01' })).toEqual([
      { name: 'seats', about: [], is: ['20 seats'], was: ['10 seats'], except: [], asOf: '2026-10-01' },
    ])
  })

  it.each<[string, object, string]>([
    ['a bare number', { was: '10000' }, 'has a unit or a currency'],
    ['one common word', { was: 'free' }, 'has two words'],
    ['an empty text', { was: ' ' }, 'is not empty'],
    ['a slow glob', { except: 'docs/+(+(a)*)*b.md' }, 'without (a|b)'],
    ['a value that is right', { is: '$399', was: ['399,00 $'] }, 'is not also a value of is'],
    ['501 values', { is: Array.from({ length: 500 }, (_, index) => `$${index}`) }, 'at most 500 values'],
    ['no old value', { was: undefined }, 'an old value that must no longer appear'],
    ['a day in another form', { 'as-of': 'October' }, 'a day, as in 2026-10-01'],
    ['an unknown name', { since: 'x' }, 'optionally about, is, except and as-of'],
  ])('do not have %s', (_, change, message) => {
    const { error } = factsSchema.safeParse([{ ...ring, is: ['$1'], ...change }])
    expect(error?.issues.map(issue => issue.message).join()).toContain(message)
  })

  it.each<[string, string, boolean]>([
    ['$399', '399,00 $', true],
    ['$399', 'US$399', true],
    ['$399', '399 €', false],
    ['10 seats', '10 seat', true],
    ['10 seats', '10 GB', false],
    ['v5', 'v5.0', true],
    ['v5', 'v6', false],
    ['5.0', '5 GB', false],
    ['5 m', '5 MB', false],
    ['Ring 4', 'ring 4', true],
  ])('%s and %s', (one, other, expected) => {
    expect(isSame(readStatedValue(one), readStatedValue(other))).toBe(expected)
  })

  it('are old after 180 days', () => {
    const facts = read({ ...ring, 'as-of': '2026-01-01' }, { ...ring, 'as-of': '2026-10-01' }, ring)
    expect(findStale(facts, Date.parse('2026-11-27'))).toEqual([facts[0]])
  })
})

const under = (heading: string, text: string) => `# ${heading}\n\n${text}`
const plain = (text: string) => under('Store', text)

interface Given {
  base?: string
  fact?: object
  path?: string
}

function find(head: string, { base = '', fact = ring, path = 'docs/store.md' }: Given = {}) {
  const pageOf = (text: string) => ({
    blocks: readBlocks(text, 'markdown'),
    placeOf: (line: number) => ({ path, line }),
  })
  return findNewlyWrong(
    read(fact),
    ['Boardly'],
    { base: new Map([['docs/old.md', pageOf(base)]]), head: new Map([[path, pageOf(head)]]) },
    sentences,
  )
}

const wrong = plain('The Acme Ring costs $299 today.')

describe('a page that states an old value', () => {
  it.each<[string, string, Given, boolean | undefined]>([
    ['in a sentence with its subject', wrong, {}, true],
    ['in another format', plain('The Acme Ring costs 299,00 $ today.'), {}, true],
    ['in a row', plain('| Product | Price |\n| --- | --- |\n| Acme Ring | $349 |'), {}, true],
    ['under a heading of its subject', under('Acme Ring', 'It costs $299 today.'), {}, false],
    [
      'under a heading of a competitor',
      under('Acme Ring', '## Boardly\n\nIt costs $299 today.'),
      {},
      undefined,
    ],
    ['of something else', plain('The bracelet costs $299 today.'), {}, undefined],
    [
      'nearer to a competitor',
      plain('Unlike the Acme Ring, made of steel, the Boardly costs $299.'),
      {},
      undefined,
    ],
    [
      'nearer to its subject',
      plain('Unlike the Boardly, made of steel, the Acme Ring costs $299.'),
      {},
      true,
    ],
    ['next to the right one', plain('The Acme Ring went from $299 to $399.'), {}, undefined],
    ['and the right one', plain('The Acme Ring costs $399 today.'), {}, undefined],
    [
      'as a version before other words',
      plain('The Acme Ring v5 has a strap.'),
      { fact: { ...ring, was: 'v5' } },
      true,
    ],
    [
      'as a version with a dot before other words',
      plain('The Acme Ring 5.0 has a strap.'),
      { fact: { ...ring, was: '5.0' } },
      true,
    ],
    [
      'as a day before other words',
      plain('The Acme Ring of 2026-10-01 was blue.'),
      { fact: { ...ring, was: '2026-10-01' } },
      true,
    ],
    [
      'as the number of something else',
      plain('The Acme Ring keeps 5 GB.'),
      { fact: { ...ring, was: '5.0' } },
      undefined,
    ],
    ['in code', plain('```\nAcme Ring $299\n```'), {}, undefined],
    ['that it said before', wrong, { base: wrong }, undefined],
    [
      'that another page said, and moved here',
      `# Shop\n\n${wrong}`,
      { base: `Text.\n\n${wrong}` },
      undefined,
    ],
    ['on a page that may', wrong, { fact: { ...ring, except: 'docs/st*.md' } }, undefined],
    ['on a page of the root that may', wrong, { fact: { ...ring, except: 'a.md' }, path: 'a.md' }, undefined],
    ['on another page than that', wrong, { fact: { ...ring, except: ['docs/changelog/**'] } }, true],
    [
      'in a sentence that may',
      plain('The legacy Acme Ring costs $299.'),
      { fact: { ...ring, except: 'Legacy' } },
      undefined,
    ],
    [
      'in words',
      plain('The Acme Ring has no water protection.'),
      { fact: { ...ring, was: 'no water protection' } },
      true,
    ],
    [
      'in a part of a word',
      plain('The Acme Ring works with Ring 45.'),
      { fact: { ...ring, was: 'Ring 4' } },
      undefined,
    ],
  ])('%s', (_, head, given, isSure) => {
    expect(find(head, given).map(each => each.isSure)).toEqual(isSure === undefined ? [] : [isSure])
  })

  it('is reported with the line, the value and the correction', () => {
    expect(find(wrong)).toEqual([
      {
        fact: 'price of the ring',
        ...{ path: 'docs/store.md', line: 3, sentence: 'The Acme Ring costs $299 today.' },
        ...{ said: '$299', is: ['$399', '$499'], isSure: true },
      },
    ])
  })
})
