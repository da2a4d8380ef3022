/** How each fault of a vendor affects a run, and how many requests one question costs. */
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'
import { openAccount } from '../../src/engines/account.ts'
import { createEngineClient } from '../../src/engines/ask.ts'
import type { EngineSpec } from '../../src/engines/engines.ts'
import { createManualClock } from '../support/clock.ts'
import { type EngineReply, startVendor } from '../support/engine-server.ts'
import { engineEnv, specOf } from '../support/engines.ts'
import { LIMITED, VENDOR_ERRORS } from '../support/vendor-errors.ts'

const asked = { question: 'Which CRM?', language: 'en' }

/** One of each engine. */
const specs =
  'openai anthropic gemini perplexity xai mistral dataforseo:ai-mode serpapi:ai-mode cloro:grok openai-compatible:x'
    .split(' ')
    .map(specOf)

interface Outcome {
  code: string
  attempts: number
}

/** Asks a question twice, of a vendor that always replies the same. Counts the requests of both. */
async function askTwice(spec: EngineSpec, reply: EngineReply): Promise<[Outcome, Outcome]> {
  const clock = createManualClock()
  const { url, requests } = await startVendor(() => {
    // A question has a quarter of the ten minutes.
    if (reply === 'hang') setImmediate(() => clock.advance(150_000))
    return reply
  })
  const ask = openSession(spec, url, clock)
  const first = { code: await ask(1), attempts: requests.length }
  return [first, { code: await ask(2), attempts: requests.length - first.attempts }]
}

function openSession(spec: EngineSpec, url: string, clock = createManualClock()) {
  const client = createEngineClient(
    openAccount('2026-11-28'),
    { mode: 'live' },
    {
      env: engineEnv(spec.name, url),
      clock,
      deadline: clock.now() + 600_000,
      signal: new AbortController().signal,
    },
  )
  onTestFinished(() => client.close())
  const session = client.openSession(spec)
  return async (sample: number) => {
    const attempt = await session(asked, sample)
    return 'value' in attempt ? 'answered' : attempt.reason.code
  }
}

const failing = (status: number, headers: Record<string, string> = {}): EngineReply => ({
  status,
  headers,
  body: { error: { message: 'That went wrong' } },
})
const page = (status: number): EngineReply => ({ status, body: '<html><title>Sorry</title></html>' })
const HOUR = { 'retry-after': '3600' }
const elsewhere = { location: 'https://elsewhere.example/' }

type Fault = [string, EngineReply, string, number]

/**
 * The fault, its class and the number of requests. One vendor is asked, because all vendors share the code that reads statuses
 * and bodies; failure.test.ts has the classes of the other statuses.
 */
const SHARED: Fault[] = [
  ['status 204', { status: 204, body: '' }, 'rejected', 1],
  ['status 307 to elsewhere', failing(307, elsewhere), 'redirected', 1],
  ['status 401', failing(401), 'key-refused', 1],
  ['status 429', failing(429), 'rate-limited', LIMITED],
  ['status 429 with a page', page(429), 'rate-limited', LIMITED],
  ['status 429 for 40 seconds', failing(429, { 'retry-after': '40' }), 'rate-limited', 4],
  ['status 429 for an hour', failing(429, HOUR), 'rate-limited', 1],
  ['status 500', failing(500), 'server-error', 6],
  ['status 501', failing(501), 'server-error', 1],
  ['status 502 with a page', page(502), 'server-error', 6],
  ['status 503 for an hour', failing(503, HOUR), 'server-error', 1],
  ['a reset connection', 'reset', 'unreachable', 6],
  ['a body that breaks off', 'truncate', 'unreachable', 6],
  ['a body that never ends', 'hang', 'timed-out', 1],
  ['an empty body', { body: '' }, 'malformed', 1],
  ['a page with status 200', page(200), 'malformed', 1],
]

/** Classes after which an engine is not asked again. */
const ENDING = ['key-refused', 'forbidden', 'no-credit', 'day-quota', 'unknown-model', 'rate-limited']

const table = [
  ...SHARED.map(([name, reply, code, attempts]) => ({ spec: specOf('openai'), name, reply, code, attempts })),
  ...specs.flatMap(spec => (VENDOR_ERRORS.get(spec.name) ?? []).map(error => ({ spec, ...error }))),
]

it('has errors of every vendor', () => {
  expect([...VENDOR_ERRORS.keys()].toSorted()).toEqual(specs.map(({ name }) => name).toSorted())
})

describe('a fault of a vendor', () => {
  it.each(table)('$spec.name: $name is $code after $attempts', async ({ spec, reply, code, attempts }) => {
    const [first, second] = await askTwice(spec, reply)
    expect(first).toEqual({ code, attempts })
    expect(second).toEqual({ code, attempts: ENDING.includes(code) ? 0 : attempts })
  })

  it('is a closed port, which is unreachable', async () => {
    const { url, close } = await listen(createServer())
    await close()
    expect(await openSession(specOf('openai'), url)(1)).toBe('unreachable')
  })
})
