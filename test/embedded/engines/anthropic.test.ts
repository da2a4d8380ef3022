import { describe, expect, it } from 'vitest'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import {
  answerTo,
  connectToVendor,
  fixture,
  serviceErrorOf,
  specOf,
  withValue,
} from '../../support/engines.ts'

const paused = fixture('anthropic-pause')
const resumed = fixture('anthropic-resumed')

describe('a question to Anthropic', () => {
  it('fails with what the vendor says to the unforced request', async () => {
    const refuse = (message: string) => ({ status: 400, body: { error: { message } } })
    const { post } = await connectToVendor('anthropic', refuse('first'), refuse('Your credit is used up.'))
    const call = askEngine(specOf('anthropic'), 'Which CRM?', { post, language: 'en' })
    expect(await serviceErrorOf(call)).toMatchObject({ status: 400, detail: 'Your credit is used up.' })
  })

  it.each([
    ['anthropic', 'between_tools'],
    ['anthropic:claude-sonnet-5', 'disabled'],
  ])('of %s forces no second search after a pause, and thinks as before', async (id, type) => {
    const { post, requests } = await connectToVendor(id, { body: paused }, { body: resumed })
    await askEngine(specOf(id), 'Which CRM?', { post, language: 'en' })
    expect(Object(requests[1]?.body)).not.toHaveProperty('tool_choice')
    expect(requests).toMatchObject([{ body: { thinking: { type } } }, { body: { thinking: { type } } }])
  })

  it('goes on after a pause, with what was said so far unchanged', async () => {
    const { post, requests } = await connectToVendor(
      'anthropic',
      { body: paused },
      { body: paused },
      { body: resumed },
    )
    await askEngine(specOf('anthropic'), 'Which CRM?', { post, language: 'en' })
    const { content } = Object(paused)
    expect(requests.map(({ body }) => Object(body).messages)).toEqual([
      [{ role: 'user', content: 'Which CRM?' }],
      [
        { role: 'user', content: 'Which CRM?' },
        { role: 'assistant', content },
      ],
      [
        { role: 'user', content: 'Which CRM?' },
        { role: 'assistant', content: [...content, ...content] },
      ],
    ])
  })

  it('gives up on an answer that pauses without end', async () => {
    const { post, requests } = await connectToVendor('anthropic', { body: paused })
    expect(await askEngine(specOf('anthropic'), 'Which CRM?', { post, language: 'en' })).toMatchObject({
      outcome: 'failed',
      reason: 'paused more than 5 times',
    })
    expect(requests).toHaveLength(6)
  })
})

describe('an answer of Anthropic', () => {
  it('has sentences with the pages that their blocks cite', async () => {
    const answer = await answerTo('anthropic', fixture('anthropic-citations'))
    expect(answer).toMatchObject({
      model: 'claude-sonnet-5-5',
      outcome: 'answered',
      searched: true,
      usage: { inputTokens: 6039, outputTokens: 931, searches: 1 },
    })
    expect(answer.sentences.map(({ text, sources }) => [text, ...sources.map(({ host }) => host)])).toEqual([
      ["I'll look for current CRM reviews."],
      ['Two tools stand out 🚀.'],
      ['Acme costs 12 € a month.', 'acme.example'],
      ['Reviewers find Beta cheaper, but less reliable.', 'reviews.example', 'blog.example'],
      ['Gamma was not tested.'],
    ])
  })

  it('has the pages that it found, whether it cites them or not', async () => {
    const { retrieved } = await answerTo('anthropic', fixture('anthropic-citations'))
    expect(retrieved.map(({ url }) => url)).toEqual([
      'https://www.acme.example/crm',
      'https://reviews.example/crm',
    ])
  })

  it('adds up what was said before and after a pause', async () => {
    const answer = await answerTo('anthropic', paused, resumed)
    expect(answer).toMatchObject({
      outcome: 'answered',
      searched: true,
      usage: { inputTokens: 3000, outputTokens: 150 },
    })
    expect(answer.sentences.map(({ text }) => text)).toEqual([
      'Let me check a few sources.',
      'Acme is the most complete one.',
    ])
  })

  it.each([
    ['did not search', fixture('anthropic-unsearched'), 'unsearched', 'the engine did not search'],
    ['refused', fixture('anthropic-refusal'), 'refused', 'The request was declined.'],
    [
      'could not search, which comes with status 200',
      fixture('anthropic-search-error'),
      'failed',
      'web search: too_many_requests',
    ],
    [
      'was cut off',
      withValue(fixture('anthropic-citations'), 'stop_reason', 'max_tokens'),
      'failed',
      'stopped: max_tokens',
    ],
  ])('is not evaluated when it %s', async (_, body, outcome, reason) => {
    expect(await answerTo('anthropic', body)).toMatchObject({ outcome, reason })
  })

  it('is evaluated when only some of its searches failed', async () => {
    const { content } = Object(fixture('anthropic-search-error'))
    const all = [...content, ...Object(fixture('anthropic-citations')).content]
    const answer = await answerTo('anthropic', withValue(fixture('anthropic-citations'), 'content', all))
    expect(answer).toMatchObject({ outcome: 'answered', searched: true })
  })
})
