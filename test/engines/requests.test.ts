/** What each vendor is sent, whole, by the page of its documentation that names the fields. Read in November 2026. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { askEngine } from '../../src/engines/ask.ts'
import { googleCountryId } from '../../src/engines/engine.ts'
import { connectToVendor, ENGINE_KEY, fixture, specOf } from '../support/engines.ts'

const requestSchema = z.object({
  id: z.string(),
  page: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
})
const REQUESTS = readFileSync('test/engines/requests.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map(line => requestSchema.parse(JSON.parse(line)))

/** A reply of each engine. */
const ANSWERS: Record<string, unknown> = {
  openai: fixture('openai-citations'),
  anthropic: fixture('anthropic-citations'),
  gemini: fixture('gemini-citations'),
  perplexity: fixture('perplexity-citations'),
  xai: fixture('live/xai'),
  mistral: fixture('mistral-citations'),
  'openai-compatible': fixture('openai-compatible-answer'),
  dataforseo: fixture('dataforseo-ai-mode'),
  cloro: fixture('cloro-perplexity'),
}

it.each(REQUESTS)('$id is sent what $page documents', async ({ id, path, headers, body }) => {
  const requests = await requestsFor(id, undefined, undefined, 'DE')
  expect(requests).toEqual([{ method: 'POST', path, headers: expect.objectContaining(headers), body }])
})

/** The requests for a question in a language, without a location or in a country. */
async function requestsFor(
  id: string,
  question = 'Which CRM?',
  language = 'en',
  country?: string,
  replies = [ANSWERS[specOf(id).name]],
) {
  const { post, requests } = await connectToVendor(id, ...replies.map(body => ({ body })))
  await askEngine(specOf(id), { question, language, ...(country && { location: { country } }) }, post)
  return requests
}

describe('a place', () => {
  it.each([
    // It would assume the United States.
    ['openai', { tools: [{ user_location: { type: 'approximate' } }] }],
    ['anthropic', { tools: [{}] }],
    ['gemini', { tools: [{ googleSearch: {} }] }],
    ['perplexity', { preset: 'fast' }],
    ['xai', { input: [{ role: 'user', content: 'Which CRM?' }] }],
    ['mistral', { inputs: 'Which CRM?' }],
  ])('is left open to %s without a country', async (id, body) => {
    const [request] = await requestsFor(id)
    expect(request?.body).toMatchObject(body)
    expect(JSON.stringify(request?.body)).not.toMatch(/"country"|The user is in/)
  })

  it.each([
    ['de', 2276, 'de'],
    ['de-AT', 2040, 'de'],
    ['en', 2840, 'en'],
    ['zh-TW', 2158, 'zh-TW'],
    ['zh', 2156, 'zh-CN'],
  ])(
    'in %j without a country is where the language is spoken, for a provider',
    async (language, code, written) => {
      expect(await requestsFor('dataforseo:ai-mode', 'x', language)).toMatchObject([
        { body: [{ location_code: code, language_code: written }] },
      ])
    },
  )

  it('has Google’s number: 2000 plus its number in ISO 3166-1', () => {
    const known = { US: 2840, DE: 2276, GB: 2826, AU: 2036, AF: 2004, TR: 2792, CZ: 2203, NL: 2528, FR: 2250 }
    const ids = Object.keys(known).map(code => [code, googleCountryId(code)])
    expect(Object.fromEntries(ids)).toEqual(known)
    expect(googleCountryId('ZZ')).toBeUndefined()
  })
})

it('a question to DataForSEO escapes what the provider would decode', async () => {
  expect(await requestsFor('dataforseo:ai-mode', 'C++ at 100%25?')).toMatchObject([
    { body: [{ keyword: 'C%2B%2B at 100%2525?' }] },
  ])
})

it('a question to Gemini keeps a hostile model name inside its path segment', async () => {
  const [request] = await requestsFor('gemini:../../x?key=1')
  expect(request?.path).toBe('/v1beta/models/..%2F..%2Fx%3Fkey%3D1:generateContent')
})

// https://serpapi.com/google-ai-mode-api. An AI Overview that the page loads later is asked for by its token.
it.each([
  ['ai-mode', ['serpapi-ai-mode'], [{ engine: 'google_ai_mode', q: 'A & b?', hl: 'de', gl: 'at' }]],
  ['ai-overview', ['serpapi-ai-overview'], [{ engine: 'google', q: 'A & b?', hl: 'de', gl: 'at' }]],
  ['copilot', ['serpapi-copilot'], [{ engine: 'bing_copilot', q: 'A & b?' }]],
  [
    'ai-overview',
    ['serpapi-page', 'serpapi-ai-overview'],
    [
      { engine: 'google', q: 'A & b?', hl: 'de', gl: 'at' },
      { engine: 'google_ai_overview', page_token: 'KIVu6XzabCd' },
    ],
  ],
])('a question to SerpApi’s %s is a GET with the key in the query: %j', async (page, replies, queries) => {
  const requests = await requestsFor(`serpapi:${page}`, 'A & b?', 'de', 'AT', replies.map(fixture))
  expect(requests.map(({ method, path, body }) => ({ method, path: path.split('?')[0], body }))).toEqual(
    queries.map(() => ({ method: 'GET', path: '/search.json', body: undefined })),
  )
  expect(requests.map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))).toEqual(
    queries.map(query => ({ ...query, api_key: ENGINE_KEY })),
  )
})

describe('an answer of Claude that pauses', () => {
  const paused = fixture('anthropic-pause')
  const { content } = Object(paused)

  it.each([
    ['anthropic', 'between_tools'],
    ['anthropic:claude-sonnet-5', 'disabled'],
  ])('goes on with what was said, forces no second search, and thinks as before: %s', async (id, type) => {
    const replies = [paused, paused, fixture('anthropic-resumed')]
    const requests = await requestsFor(id, undefined, undefined, undefined, replies)
    const asked = { role: 'user', content: 'Which CRM?' }
    expect(requests.map(({ body }) => Object(body).messages)).toEqual([
      [asked],
      [asked, { role: 'assistant', content }],
      [asked, { role: 'assistant', content: [...content, ...content] }],
    ])
    expect(requests.map(({ body }) => Object(body).thinking)).toEqual([{ type }, { type }, { type }])
    expect(Object(requests[1]?.body)).not.toHaveProperty('tool_choice')
  })

  it('is given up after five pauses', async () => {
    const { post, requests } = await connectToVendor('anthropic', { body: paused })
    const answer = await askEngine(specOf('anthropic'), { question: 'Which CRM?', language: 'en' }, post)
    expect(answer).toMatchObject({ outcome: 'failed', reason: 'paused more than 5 times' })
    expect(requests).toHaveLength(6)
  })
})
