import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, cutToLength } from '../../../src/embedded/generation/length.ts'
import { createLanguage } from '../../../src/retrieval/words.ts'

const english = createLanguage('en')
const cut = (markdown: string, words: number) => cutToLength(markdown, words, english)

const text =
  '# A title\n\nOne two three. Four five six.\n\n## More\n\n- seven eight\n- nine ten\n\n## End\n\nEleven.'

describe('countWords', () => {
  it('counts what a reader sees', () => {
    expect(countWords(text, english)).toBe(15)
    expect(countWords('[two words](https://example.com/not/these)', english)).toBe(2)
    expect(countWords('```\nfour words of code\n```', english)).toBe(4)
    expect(countWords('| a | b |\n| - | - |\n| c | d |', english)).toBe(4)
  })
})

describe('cutToLength', () => {
  it('leaves a text that fits as it is', () => {
    expect(cut(text, 15)).toBe(text)
    expect(cut(text, 1000)).toBe(text)
  })

  it.each([
    [14, '# A title\n\nOne two three. Four five six.\n\n## More\n\n- seven eight\n- nine ten'],
    [12, '# A title\n\nOne two three. Four five six.\n\n## More\n\n- seven eight'],
    [10, '# A title\n\nOne two three. Four five six.'],
    [7, '# A title\n\nOne two three.'],
  ])('cuts at %i words after the last sentence or item that fits', (words, expected) => {
    expect(cut(text, words)).toBe(expected)
  })

  it.each([0, 1, 4])('keeps title and first sentence at %i words', words => {
    expect(cut(text, words)).toBe('# A title\n\nOne two three.')
  })

  it('sees sentences that run over lines', () => {
    expect(cut('One two\nthree. Four\nfive.', 4)).toBe('One two\nthree.')
  })

  it('counts words of scripts without spaces', () => {
    const japanese = createLanguage('ja')
    const first = '在庫予測は将来の需要を計算します。'
    const words = countWords(first, japanese)
    expect(cutToLength(`${first}注文履歴を使います。`, words, japanese)).toBe(first)
  })

  it('never exceeds the limit but for title and first sentence', () => {
    const word = fc.constantFrom('stock', 'shop', 'weeks', 'a', 'demand')
    const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map(words => `Then ${words.join(' ')}.`)
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 5 }).map(all => all.join(' '))
    const list = fc.array(sentence, { minLength: 1, maxLength: 4 }).map(all => `- ${all.join('\n- ')}`)
    const heading = sentence.map(line => `## ${line}`)
    const draft = fc
      .array(fc.oneof(paragraph, list, heading), { maxLength: 8 })
      .map(blocks => ['# Title', 'First one here.', ...blocks].join('\n\n'))
    fc.assert(
      fc.property(draft, fc.integer({ min: 4, max: 80 }), (markdown, most) => {
        const short = cut(markdown, most)
        expect(countWords(short, english)).toBeLessThanOrEqual(most)
        expect(markdown.startsWith(short)).toBe(true)
        expect(short).toMatch(/\.$/)
        if (short !== markdown) expect(short.split('\n').at(-1)).not.toMatch(/^#/)
      }),
    )
  })
})
