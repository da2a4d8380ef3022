import { describe, expect, it } from 'vitest'
import { annotatedTextSchema, readAnnotatedText } from '../../../src/embedded/engines/responses-api.ts'

const url = 'https://acme.example/'
const mark = `([acme.example](${url}))`
const text = `${'🚀'.repeat(90)} Acme leads. ${mark} Beta follows.`
const inUnits = text.indexOf(mark)
const inCharacters = inUnits - 90

function read(...annotations: unknown[]) {
  return readAnnotatedText(annotatedTextSchema.parse({ type: 'output_text', text, annotations }))
}

/** The part of the text that a citation from `start` is for. */
function cited(start: number, length = mark.length, address = url): string | undefined {
  const [citation] = read({
    type: 'url_citation',
    url: address,
    start_index: start,
    end_index: start + length,
  }).citations
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
    expect(read({ type: 'file_citation', file_id: '1' }, null)).toMatchObject({ citations: [], unplaced: [] })
  })

  it('without a type cites the page of its URL', () => {
    const { citations } = read({ url, start_index: inCharacters, end_index: inCharacters + mark.length })
    expect(citations).toMatchObject([{ source: { host: 'acme.example' } }])
  })

  it.each([
    {},
    { start_index: null, end_index: null },
    { start_index: '5', end_index: 9 },
    { end_index: -1 },
  ])('with the offsets %j has no place of its own', offsets => {
    const { citations, unplaced } = read({ type: 'url_citation', url: `${url}?utm_source=x`, ...offsets })
    expect(citations).toEqual([])
    expect(unplaced).toEqual([{ url, host: 'acme.example' }])
  })

  it('without a URL cites an unknown page', () => {
    expect(read({ type: 'url_citation' }).unplaced).toEqual([{ url: '', host: '' }])
  })
})
