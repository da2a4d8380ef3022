import { describe, expect, it } from 'vitest'
import { viewBrand } from '../../../src/embedded/citation/answer-content.ts'
import { answerTo, fixture, withValue } from '../../support/engines.ts'

const acme = { names: ['Acme'], domains: ['acme.example'] }
const gamma = { names: ['Gamma'], domains: ['gamma.example'] }
const test = { names: ['Testhaus'], domains: ['test.example'] }

describe('the brand in an answer', () => {
  it('is cited where a sentence cites a page on its domain', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, acme)).toEqual({
      cited: true,
      sentences: [
        { text: '🚀 Für kleine Teams ist **Acme** die beste Wahl.', cites: true },
        { text: 'Beta ist günstiger.', cites: false },
        { text: 'Gamma fehlt hier.', cites: false },
        { text: '😀 Acme hat auch eine App.', cites: false },
      ],
      snippet: '🚀 Für kleine Teams ist **Acme** die beste Wahl.',
      sourceUrl: 'https://www.acme.example/preise',
    })
  })

  it('is named and read without being cited', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, gamma)).toMatchObject({
      cited: false,
      snippet: '',
      sourceUrl: '',
    })
  })

  it('is cited without being named', async () => {
    const answer = await answerTo('openai', fixture('openai-citations'))
    expect(viewBrand(answer, test)).toMatchObject({
      cited: true,
      snippet: 'Beta ist günstiger.',
      sourceUrl: 'https://test.example/crm',
    })
  })

  it('is cited by the redirect that Gemini names, told by the domain in its title', async () => {
    const answer = await answerTo('gemini', fixture('gemini-citations'))
    const brand = { names: ['Acme'], domains: ['acme.example.com'] }
    expect(viewBrand(answer, brand)).toMatchObject({
      cited: true,
      snippet: '🚀 Für kleine Teams ist Acme die beste Wahl.',
      sourceUrl: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AUZIYQA1',
    })
  })

  it('is cited by an answer that does not say where', async () => {
    const unplaced = withValue(
      withValue(fixture('openai-citations'), 'output.3.content.0.annotations', [
        { type: 'url_citation', url: 'https://docs.acme.example/start' },
      ]),
      'output.3.content.0.text',
      'Acme leads. Beta is cheaper.',
    )
    expect(viewBrand(await answerTo('openai', unplaced), acme)).toEqual({
      cited: true,
      sentences: [
        { text: 'Acme leads.', cites: false },
        { text: 'Beta is cheaper.', cites: false },
      ],
      snippet: '',
      sourceUrl: 'https://docs.acme.example/start',
    })
  })

  it('is cited where it is named by an engine that gives no sources', async () => {
    const answer = await answerTo('openai-compatible:llama', fixture('openai-compatible-answer'))
    expect(viewBrand(answer, acme)).toMatchObject({
      cited: true,
      snippet: '🚀 Für kleine Teams passt Acme.',
      sourceUrl: '',
    })
    expect(viewBrand(answer, gamma)).toMatchObject({ cited: false })
  })

  it('is not cited by name where an engine gives sources', async () => {
    const answer = await answerTo('anthropic', fixture('anthropic-citations'))
    expect(viewBrand(answer, { names: ['Acme'], domains: [] })).toMatchObject({
      cited: false,
    })
  })
})
