import { describe, expect, it } from 'vitest'
import { createSentenceFinder, findHunks } from '../../../src/embedded/repository/locate.ts'
import { expectLinear } from '../../support/processor-time.ts'

const find = (text: string, sentence: string) => createSentenceFinder(text.split('\n'))(sentence)

describe('createSentenceFinder', () => {
  it('sees through marks, links, tags, references and line ends', () => {
    const text =
      'Intro.\n\n- Open **Settings** →\n  [Tokens](https://acme.example/a/b?c=d#e) &amp; click <kbd class="k">Revoke</kbd>.'
    expect(find(text, 'Open Settings → Tokens & click Revoke.')).toEqual({ from: 3, to: 4 })
  })

  it('finds a sentence of a script without spaces, with marks inside', () => {
    expect(find('介绍。\n云备份**每月**十美元。', '云备份每月十美元。')).toEqual({ from: 2, to: 2 })
  })

  it('begins again where a first word leads nowhere', () => {
    expect(find('The end.\nThe start is near.', 'The start is near.')).toEqual({ from: 2, to: 2 })
  })

  it('finds no sentence whose words are far apart or missing, and none without words', () => {
    expect(find(`one ${'x '.repeat(50)}two`, 'One two.')).toBeUndefined()
    expect(find('one three', 'One two.')).toBeUndefined()
    expect(find('one', '→ …')).toBeUndefined()
  })

  it('gives up in time on a text that says the same word without end', () => {
    expectLinear(99_000, size => {
      expect(find('a '.repeat(size), `${'a '.repeat(500)}b`)).toBeUndefined()
    })
  })
})

const numbered = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

describe('findHunks', () => {
  it('joins changes that have blank lines alone between them', () => {
    const before = ['kept', 'a', '', 'b', 'kept too', 'c']
    expect(findHunks(before, ['kept', 'x', '', 'y', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 4 } },
      { before: { from: 6, to: 6 }, now: { from: 6, to: 5 } },
    ])
  })

  it('takes blank lines for nothing in the place of others', () => {
    const before = ['kept', 'a', '', 'b', '', 'kept too']
    expect(findHunks(before, ['kept', '', '', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 1 } },
    ])
  })

  it('gives up in time on files with very many changes', () => {
    expectLinear(24_000, size => {
      const before = ['same', ...numbered(size, 'old'), 'end']
      expect(findHunks(before, ['same', ...numbered(size * 0.8, 'new'), 'end'])).toEqual([])
    })
  })
})
