import { describe, expect, it } from 'vitest'
import { createOutline, type Outline, toPassages } from '../../src/pages/outline.ts'

const block = (outline: Outline, text: string) => outline.block(text, { from: 1, to: 1 })

describe('createOutline', () => {
  it('begins a passage at each heading, under the headings around it', () => {
    const outline = createOutline()
    block(outline, 'lead')
    outline.heading(1, 'Title')
    block(outline, 'intro')
    outline.heading(2, 'A')
    outline.heading(3, 'A1')
    block(outline, 'a1')
    block(outline, 'more')
    outline.heading(2, 'B')
    block(outline, 'b')
    expect(toPassages(outline.blocks)).toEqual([
      { headings: [], text: 'lead' },
      { headings: ['Title'], text: 'intro' },
      { headings: ['Title', 'A', 'A1'], text: 'a1\nmore' },
      { headings: ['Title', 'B'], text: 'b' },
    ])
  })

  it('accepts missing levels', () => {
    const outline = createOutline()
    outline.heading(3, 'deep')
    outline.heading(2, 'less')
    block(outline, 'text')
    expect(toPassages(outline.blocks)).toEqual([{ headings: ['less'], text: 'text' }])
  })

  it('converts each block to one line, and ignores white space', () => {
    const outline = createOutline()
    outline.heading(1, ' \n ')
    block(outline, '  a\n\tb\u00A0c ')
    block(outline, ' \n ')
    expect(toPassages(outline.blocks)).toEqual([{ headings: [], text: 'a b c' }])
  })

  it('continues in another passage after 2,000 characters', () => {
    const outline = createOutline()
    outline.heading(2, 'Long')
    for (const letter of ['a', 'b', 'c', 'd', 'e']) block(outline, letter.repeat(700))
    expect(
      toPassages(outline.blocks).map(({ headings, text }) => [headings, text.replace(/(.)\1+/g, '$1')]),
    ).toEqual([
      [['Long'], 'a\nb\nc'],
      [['Long'], 'd\ne'],
    ])
  })

  it('takes its title from the first heading of level 1', () => {
    const outline = createOutline()
    expect(outline.title()).toBe('')
    outline.heading(2, 'before')
    outline.heading(1, 'first')
    outline.heading(1, 'second')
    expect(outline.title()).toBe('first')
  })
})
