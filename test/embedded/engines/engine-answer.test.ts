import { describe, expect, it } from 'vitest'
import { toSource } from '../../../src/embedded/engines/cited-text.ts'
import { type ParsedAnswer, toEngineAnswer } from '../../../src/embedded/engines/engine-answer.ts'
import { answerTo, fixture, withValue } from '../../support/engines.ts'

const asked = { engine: 'openai', model: 'm', givesSources: true, language: 'en' }
const acme = toSource('https://acme.example/')
const parsed: ParsedAnswer = { text: 'Acme leads.', citations: [], searched: true }

describe('an answer', () => {
  it('is evaluated if the engine searched and a page that it cites can be read', () => {
    const citations = [{ start: 0, end: 4, source: acme }]
    expect(toEngineAnswer(asked, { ...parsed, citations })).toMatchObject({
      outcome: 'answered',
      cited: [acme],
    })
  })

  it('that searched and cites no page is not evaluated', () => {
    expect(toEngineAnswer(asked, { ...parsed, retrieved: [acme] })).toMatchObject({
      outcome: 'no-sources',
      reason: 'no readable sources: it names 1 page as found and none as cited',
    })
  })

  it('that cites only pages without a known host is not evaluated', () => {
    const unplaced = [toSource('')]
    expect(toEngineAnswer(asked, { ...parsed, unplaced })).toMatchObject({
      outcome: 'no-sources',
      unknownSources: 1,
    })
  })

  it('that links to a page without a search is not evaluated: the model remembers the link', () => {
    const text = 'See https://acme.example/.'
    expect(toEngineAnswer(asked, { ...parsed, text, searched: false }).outcome).toBe('unsearched')
  })

  it('of an engine without sources is evaluated, and its links are no citations', () => {
    const text = 'See https://acme.example/.'
    const answer = toEngineAnswer({ ...asked, givesSources: false }, { ...parsed, text, searched: false })
    expect(answer).toMatchObject({ outcome: 'answered', cited: [] })
  })
})

describe('citations in another form than the vendor describes', () => {
  const annotations = 'output.3.content.0.annotations'

  it('are the links of a text of OpenAI without annotations', async () => {
    const text = 'Acme leads: https://acme.example/preise.'
    const body = withValue(fixture('openai-citations'), annotations, [])
    const answer = await answerTo('openai', withValue(body, 'output.3.content.0.text', text))
    expect(answer).toMatchObject({ outcome: 'answered', cited: [{ host: 'acme.example' }] })
    expect(answer.sentences[0]?.sources).toMatchObject([{ host: 'acme.example' }])
  })

  // Seven of 26 recorded replies of OpenAI searched, and their lists of annotations are empty.
  it.each<[string, unknown, string]>([
    ['an empty list', [], 'answered'],
    ['no list', undefined, 'no-sources'],
    ['null', null, 'no-sources'],
    ['entries in another form', [{ kind: 'cited', href: 'https://acme.example/' }], 'no-sources'],
  ])('are none in a text of OpenAI only with an empty list: %s', async (_, list, outcome) => {
    const body = withValue(fixture('openai-citations'), 'output.3.content.0.text', 'Acme leads.')
    expect(await answerTo('openai', withValue(body, annotations, list))).toMatchObject({ outcome, cited: [] })
  })

  it('cannot be told from none in an empty list of xAI', async () => {
    const body = withValue(fixture('live/xai'), 'output.1.content.0.text', 'Acme leads.')
    expect(await answerTo('xai', withValue(body, 'output.1.content.0.annotations', []))).toMatchObject({
      outcome: 'no-sources',
    })
  })

  it('are missing in a text of OpenAI without annotations and links, which is not evaluated', async () => {
    const body = withValue(fixture('openai-citations'), annotations, [])
    const answer = await answerTo(
      'openai',
      withValue(body, 'output.3.content.0.text', 'Acme leads.【1†source】'),
    )
    expect(answer).toMatchObject({ outcome: 'no-sources', unknownSources: 1 })
    expect(answer.sentences.map(({ text }) => text)).toEqual(['Acme leads.'])
  })

  it('are tags in a text of Anthropic, which is not evaluated', async () => {
    const content = [
      {
        type: 'web_search_tool_result',
        content: [{ type: 'web_search_result', url: 'https://acme.example/' }],
      },
      { type: 'text', text: '<cite index="1-1">Acme leads.</cite> Beta follows.' },
    ]
    const answer = await answerTo('anthropic', withValue(fixture('anthropic-citations'), 'content', content))
    expect(answer).toMatchObject({ outcome: 'no-sources', retrieved: [{ host: 'acme.example' }] })
    expect(answer.sentences.map(({ text }) => text)).toEqual(['Acme leads.', 'Beta follows.'])
  })

  it.each(['serpapi:ai-mode', 'serpapi:ai-overview'])('are references of %s to nowhere', async id => {
    const body = fixture(id.replace(':', '-'))
    const path = id === 'serpapi:ai-mode' ? 'references' : 'ai_overview.references'
    const nowhere = await answerTo(id, withValue(body, path, []))
    expect(nowhere).toMatchObject({ outcome: 'no-sources', unknownSources: 1 })
  })
})
