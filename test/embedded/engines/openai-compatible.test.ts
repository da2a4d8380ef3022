import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { answerTo, connectToVendor, fixture, specOf, withValue } from '../../support/engines.ts'

const ID = 'openai-compatible:llama3.2:3b'

describe('a question to an OpenAI-compatible server', () => {
  it('goes to its chat completions, with the model as it stands after the first colon', async () => {
    const { post, requests } = await connectToVendor(ID, { body: fixture('openai-compatible-answer') })
    await askEngine(specOf(ID), 'Which CRM?', { post, language: 'en' })
    expect(requests).toMatchObject([
      {
        path: '/chat/completions',
        body: { model: 'llama3.2:3b', messages: [{ role: 'user', content: 'Which CRM?' }] },
      },
    ])
  })
})

describe('an answer of an OpenAI-compatible server', () => {
  it('has sentences without sources, and not what the model thought', async () => {
    const answer = await answerTo(ID, fixture('openai-compatible-answer'))
    expect(answer).toMatchObject({
      engine: ID,
      model: 'llama3.2:3b',
      outcome: 'answered',
      searched: false,
      givesSources: false,
      retrieved: [],
      usage: { inputTokens: 30, outputTokens: 25 },
    })
    expect(answer.sentences).toEqual([
      { text: '🚀 Für kleine Teams passt Acme.', sources: [] },
      { text: 'Beta ist günstiger.', sources: [] },
    ])
  })

  it('is by the model asked for when the server does not say', async () => {
    const body = withValue(fixture('openai-compatible-answer'), 'model', undefined)
    expect((await answerTo(ID, body)).model).toBe('llama3.2:3b')
  })

  it.each([
    ['refused', fixture('openai-compatible-refusal'), 'refused', "I can't help with that."],
    [
      'was filtered',
      withValue(fixture('openai-compatible-answer'), 'choices.0.finish_reason', 'content_filter'),
      'refused',
      'content_filter',
    ],
    [
      'was cut off',
      withValue(fixture('openai-compatible-answer'), 'choices.0.finish_reason', 'length'),
      'failed',
      'length',
    ],
    [
      'failed in band',
      withValue(fixture('openai-compatible-error'), 'error.code', undefined),
      'failed',
      'upstream provider timed out',
    ],
    ['has no choice', { model: 'm', choices: [] }, 'failed', 'no choice'],
    [
      'has no text',
      withValue(fixture('openai-compatible-answer'), 'choices.0.message.content', ' '),
      'failed',
      'the answer has no text',
    ],
  ])('is not evaluated when it %s', async (_, body, outcome, reason) => {
    expect(await answerTo(ID, body)).toMatchObject({ outcome, reason })
  })
})
