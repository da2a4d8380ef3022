import { describe, expect, it } from 'vitest'
import { readAnnotatedText } from '../../../src/embedded/engines/annotated-text.ts'

const url = 'https://acme.example/'
const mark = `([acme.example](${url}))`
const text = `${'🚀'.repeat(90)} Acme leads. ${mark} Beta follows.`
const inUnits = text.indexOf(mark)
const inCharacters = inUnits - 90

/** The part of the text that a citation from `start` is for. */
function cited(start: number, length = mark.length, address = url): string | undefined {
  const annotation = {
    type: 'url_citation' as const,
    url: address,
    start_index: start,
    end_index: start + length,
  }
  const [citation] = readAnnotatedText({ type: 'output_text', text, annotations: [annotation] }).citations
  return text.slice(citation?.start, citation?.end)
}

describe('an annotation', () => {
  it('counts characters', () => {
    expect(cited(inCharacters)).toBe(mark)
  })

  it('counts UTF-16 units where those alone have its link', () => {
    expect(cited(inUnits)).toBe(mark)
  })

  it('counts characters where neither has its link', () => {
    expect(cited(inCharacters - 12, 11, 'https://other.example/')).toBe('Acme leads.')
  })

  it('of another type is no citation', () => {
    const annotations = [{ type: 'other' as const }]
    expect(readAnnotatedText({ type: 'output_text', text, annotations }).citations).toEqual([])
  })
})
