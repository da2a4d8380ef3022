/** What each vendor is sent, whole, by the page of its documentation that names the fields. Read in November 2026. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAccount } from '../../../src/embedded/engines/account.ts'
import { createEngineClient } from '../../../src/embedded/engines/ask.ts'
import { askEngine } from '../../../src/embedded/engines/exchange.ts'
import { createManualClock } from '../../support/clock.ts'
import { startVendor } from '../../support/engine-server.ts'
import { connectToVendor, ENGINE_KEY, engineEnv, fixture, specOf } from '../../support/engines.ts'

const BEARER = { authorization: `Bearer ${ENGINE_KEY}` }

const ANTHROPIC = { 'x-api-key': ENGINE_KEY, 'anthropic-version': '2023-06-01' }
const message = (model: string, settings: object) => ({
  model,
  max_tokens: 16_000,
  messages: [{ role: 'user', content: 'Which CRM?' }],
  tools: [
    {
      ...{ type: 'web_search_20250305', name: 'web_search', max_uses: 5 },
      user_location: { type: 'approximate', country: 'DE' },
    },
  ],
  ...settings,
})
const forced = { thinking: { type: 'disabled' }, tool_choice: { type: 'tool', name: 'web_search' } }
const advised = { system: 'Search the web before you answer.' }
const models = 'https://platform.claude.com/docs/en/models'

const REQUESTS: [id: string, page: string, path: string, headers: object, body: object][] = [
  [
    'openai',
    'https://developers.openai.com/api/docs/guides/tools-web-search',
    '/responses',
    BEARER,
    {
      ...{ model: 'gpt-6.1-sol', input: 'Which CRM?', tool_choice: 'required', store: false },
      tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'DE' } }],
      include: ['web_search_call.action.sources'],
    },
  ],
  ...(
    [
      [
        'claude-sonnet-5-5',
        'sonnet-5-5/migration-guide',
        { ...advised, thinking: { type: 'between_tools' } },
      ],
      ['claude-opus-5-5', 'opus-5-5/migration-guide', advised],
      ['claude-fable-5-1', 'opus-5-5/whats-new-opus-5-5', advised],
      ['claude-haiku-5-5', 'haiku-5-5/migration-guide', forced],
      ['claude-sonnet-5', 'sonnet-5-5/migration-guide', forced],
      ['claude-opus-5-20260701', 'opus-5-5/migration-guide', forced],
    ] as const
  ).map(([model, page, settings]): (typeof REQUESTS)[number] => {
    return [`anthropic:${model}`, `${models}/${page}`, '/v1/messages', ANTHROPIC, message(model, settings)]
  }),
  [
    'gemini',
    'https://firebase.google.com/docs/ai-logic/grounding-google-search',
    '/v1beta/models/gemini-3.8-flash:generateContent',
    { 'x-goog-api-key': ENGINE_KEY },
    {
      contents: [{ role: 'user', parts: [{ text: 'Which CRM?' }] }],
      tools: [{ googleSearch: {} }],
      systemInstruction: { parts: [{ text: 'The user is in Germany.' }] },
    },
  ],
  [
    'perplexity',
    'https://docs.perplexity.ai/docs/agent-api/presets',
    '/v1/responses',
    BEARER,
    {
      ...{ preset: 'fast', model: 'perplexity/sonar', input: 'Which CRM?' },
      tools: [{ type: 'web_search', user_location: { country: 'DE' } }],
    },
  ],
  [
    'xai',
    'https://docs.x.ai/developers/model-capabilities/text/comparison',
    '/responses',
    BEARER,
    {
      ...{ model: 'grok-4.6', tools: [{ type: 'web_search' }], tool_choice: 'required', store: false },
      input: [
        { role: 'system', content: 'The user is in Germany.' },
        { role: 'user', content: 'Which CRM?' },
      ],
    },
  ],
  [
    'mistral',
    'https://docs.mistral.ai/agents/connectors/connectors',
    '/v1/conversations',
    BEARER,
    {
      ...{ model: 'mistral-medium-latest', inputs: 'Which CRM?', tools: [{ type: 'web_search' }] },
      ...{ instructions: 'The user is in Germany.', stream: false, store: false },
    },
  ],
]

const ANSWERS: Record<string, unknown> = {
  ...Object.fromEntries(
    ['openai', 'anthropic', 'gemini', 'perplexity', 'mistral'].map(name => [
      name,
      fixture(`${name}-citations`),
    ]),
  ),
  xai: fixture('live/xai'),
}

it.each(REQUESTS)('%s is sent what %s documents', async (id, _, path, headers, body) => {
  const { post, requests } = await connectToVendor(id, { body: ANSWERS[specOf(id).name] })
  await askEngine(specOf(id), 'Which CRM?', { post, language: 'en', location: { country: 'DE' } })
  expect(requests).toEqual([{ method: 'POST', path, headers: expect.objectContaining(headers), body }])
})

describe('a request that the vendor refuses with status 400', () => {
  /** Asks three questions of a vendor that accepts what `accepts` does, and returns the bodies of all requests. */
  async function bodiesOfThree(id: string, accepts: (body: object) => boolean) {
    const { name } = specOf(id)
    const vendor = await startVendor(({ body }) =>
      accepts(Object(body))
        ? { body: ANSWERS[name] }
        : { status: 400, body: { error: { type: 'invalid_request_error', message: 'not supported' } } },
    )
    const clock = createManualClock()
    const place = { env: engineEnv(name, vendor.url), clock, deadline: clock.now() + 600_000 }
    const run = { ...place, signal: new AbortController().signal }
    const client = createEngineClient(openAccount(undefined), { mode: 'live' }, run)
    onTestFinished(() => client.close())
    for (const country of ['DE', 'FR', 'US']) {
      const asked = { question: 'Which CRM?', language: 'en', location: { country } }
      const answer = await client.openSession(specOf(`${id}@${country}`)).ask(asked, 1)
      expect(answer).toMatchObject({ value: { outcome: 'answered' } })
    }
    return vendor.requests.map(({ body }) => Object(body))
  }

  it.each([
    ['anthropic:claude-next', 'tool_choice', advised],
    ['xai', 'tool_choice', { store: false }],
    ['perplexity', 'preset', { model: 'perplexity/sonar' }],
  ])('by %s is not sent again in the run', async (id, field, then) => {
    const [first, ...others] = await bodiesOfThree(id, body => !(field in body))
    expect(first).toHaveProperty(field)
    expect(others).toMatchObject([then, then, then])
  })

  it('is sent again where the other request was refused as well', async () => {
    const refusal = { status: 400, body: { error: { message: 'no' } } }
    const answer = { body: ANSWERS['anthropic'] }
    const { post, requests } = await connectToVendor('anthropic', refusal, refusal, answer)
    const options = { post, language: 'en', refused: new Set<string>() }
    await askEngine(specOf('anthropic'), 'Which CRM?', options).catch(() => undefined)
    await askEngine(specOf('anthropic'), 'Which CRM?', options)
    expect(requests.map(({ body }) => 'thinking' in Object(body))).toEqual([true, false, true])
  })
})
