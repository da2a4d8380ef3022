import { describe, expect, it } from 'vitest'
import { createSentenceFinder } from '../../../src/embedded/repository/locate.ts'

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
    const start = performance.now()
    expect(find('a '.repeat(99_000), `${'a '.repeat(500)}b`)).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
