import { describe, expect, it } from 'vitest'
import { createSentenceFinder, cutPiece, findHunks } from '../../../src/embedded/repository/locate.ts'
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

  it('gives up in time on files with very many changes', () => {
    expectLinear(24_000, size => {
      const before = ['same', ...numbered(size, 'old'), 'end']
      expect(findHunks(before, ['same', ...numbered(size * 0.8, 'new'), 'end'])).toEqual([])
    })
  })
})

describe('cutPiece', () => {
  const all = { from: 1, to: 500 }

  it('has the lines around the sentence, 60 at most', () => {
    const piece = cutPiece(numbered(500), all, { from: 100, to: 101 })
    expect(piece).toMatchObject({ from: 71, to: 130 })
    expect(piece?.text.split('\n')).toHaveLength(60)
  })

  it('has 4,000 characters at most, whole lines alone', () => {
    const lines = numbered(10).map(line => line.padEnd(999, '.'))
    const piece = cutPiece(lines, { from: 1, to: 10 }, { from: 5, to: 5 })
    expect(piece).toMatchObject({ from: 4, to: 7 })
    expect(piece?.text.length).toBeLessThanOrEqual(4000)
  })

  it('is undefined for a line that is longer, and for a sentence elsewhere', () => {
    expect(cutPiece(['x'.repeat(4001)], { from: 1, to: 1 }, { from: 1, to: 1 })).toBeUndefined()
    expect(cutPiece(numbered(9), { from: 1, to: 3 }, { from: 5, to: 6 })).toBeUndefined()
  })
})
