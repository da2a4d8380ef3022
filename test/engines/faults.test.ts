/** The fault table: what each fault of each vendor means for a run, and how many requests one question costs. */
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'
import { openAccount } from '../../src/engines/account.ts'
import { createEngineClient } from '../../src/engines/ask.ts'
import type { EngineName } from '../../src/engines/engines.ts'
import { createManualClock } from '../support/clock.ts'
import { type EngineReply, startVendor } from '../support/engine-server.ts'
import { engineEnv, specOf } from '../support/engines.ts'
import { LIMITED, VENDOR_ERRORS } from '../support/vendor-errors.ts'

const asked = { question: 'Which CRM?', language: 'en' }

/** An id of each engine. */
const IDS: Record<EngineName, string> = {
  ...{ openai: 'openai', anthropic: 'anthropic', gemini: 'gemini', perplexity: 'perplexity', xai: 'xai' },
  ...{
    mistral: 'mistral',
    dataforseo: 'dataforseo:ai-mode',
    serpapi: 'serpapi:ai-mode',
    cloro: 'cloro:grok',
  },
  'openai-compatible': 'openai-compatible:x',
}
const names = Object.values(IDS).map(id => specOf(id).name)

interface Outcome {
  code: string
  attempts: number
}

/** Asks a question twice, of a vendor that always replies the same. Counts the requests of both. */
async function askTwice(name: EngineName, reply: EngineReply): Promise<[Outcome, Outcome]> {
  const clock = createManualClock()
  const { url, requests } = await startVendor(() => {
    // A question has a quarter of the ten minutes.
    if (reply === 'hang') setImmediate(() => clock.advance(150_000))
    return reply
  })
  const ask = openSession(name, url, clock)
  const first = { code: await ask(1), attempts: requests.length }
  return [first, { code: await ask(2), attempts: requests.length - first.attempts }]
}

function openSession(name: EngineName, url: string, clock = createManualClock()) {
  const client = createEngineClient(
    openAccount('2026-11-28'),
    { mode: 'live' },
    {
      ...{ env: engineEnv(name, url), clock, deadline: clock.now() + 600_000 },
      signal: new AbortController().signal,
    },
  )
  onTestFinished(() => client.close())
  const session = client.openSession(specOf(IDS[name]))
  return async (sample: number) => {
    const attempt = await session(asked, sample)
    return 'value' in attempt ? 'answered' : attempt.reason.code
  }
}

const failing = (status: number, headers: Record<string, string> = {}): EngineReply => ({
  ...{ status, headers, body: { error: { message: 'That went wrong' } } },
})
const page = (status: number): EngineReply => ({
  ...{ status, headers: { 'content-type': 'text/html' }, body: '<html><title>Sorry</title></html>' },
})
const HOUR = { 'retry-after': '3600' }
const elsewhere = { location: 'https://elsewhere.example/' }

type Fault = [string, EngineReply, string, number]

/** The fault, its class and the number of requests. The status is read in the same way for all vendors, so one is asked. */
const STATUSES: Fault[] = [
  ['status 204', { status: 204, body: '' }, 'rejected', 1],
  ['status 302 to elsewhere', failing(302, elsewhere), 'redirected', 1],
  ['status 307 to elsewhere', failing(307, elsewhere), 'redirected', 1],
  ['status 400', failing(400), 'rejected', 1],
  ['status 401', failing(401), 'key-refused', 1],
  ['status 402', failing(402), 'no-credit', 1],
  ['status 403', failing(403), 'forbidden', 1],
  ['status 403 with a page', page(403), 'forbidden', 1],
  ['status 404', failing(404), 'unknown-model', 1],
  ['status 405', failing(405), 'unknown-model', 1],
  ['status 408', failing(408), 'server-error', 1],
  ['status 409', failing(409), 'rejected', 1],
  ['status 410', failing(410), 'unknown-model', 1],
  ['status 413', failing(413), 'rejected', 1],
  ['status 422', failing(422), 'rejected', 1],
  ['status 429', failing(429), 'rate-limited', LIMITED],
  ['status 429 with a page', page(429), 'rate-limited', LIMITED],
  ['status 429 for 40 seconds', failing(429, { 'retry-after': '40' }), 'rate-limited', 4],
  ['status 429 for an hour', failing(429, HOUR), 'rate-limited', 1],
  ['status 451', failing(451), 'rejected', 1],
  ['status 500', failing(500), 'server-error', 6],
  ['status 501', failing(501), 'server-error', 1],
  ['status 502 with a page', page(502), 'server-error', 6],
  ['status 503', failing(503), 'server-error', 6],
  ['status 503 for an hour', failing(503, HOUR), 'server-error', 1],
  ['status 504', failing(504), 'server-error', 6],
  ['status 524 of a proxy', page(524), 'server-error', 6],
  ['status 529', failing(529), 'server-error', 6],
  ['a reset connection', 'reset', 'unreachable', 6],
  ['a body that breaks off', 'truncate', 'unreachable', 6],
  ['a body that never ends', 'hang', 'timed-out', 1],
]

/** Replies that the file of each vendor reads. */
const BODIES: Fault[] = [
  ['status 500', failing(500), 'server-error', 6],
  ['an empty body', { body: '' }, 'malformed', 1],
  ['a page with status 200', page(200), 'malformed', 1],
  ['half of a JSON text', { body: '{"model": "x", "outp' }, 'malformed', 1],
  ['JSON null', { body: 'null' }, 'malformed', 1],
  ['a deep JSON text', { body: '['.repeat(200) + ']'.repeat(200) }, 'malformed', 1],
]

/** Classes after which an engine is asked no further. */
const ENDING = ['key-refused', 'forbidden', 'no-credit', 'day-quota', 'unknown-model', 'rate-limited']

const rowOf =
  (name: EngineName) =>
  ([fault, reply, code, attempts]: Fault) => ({ name, fault, reply, code, attempts })
const table = [
  ...STATUSES.map(rowOf('openai')),
  ...names.flatMap(name => [
    ...BODIES.map(rowOf(name)),
    ...(VENDOR_ERRORS.get(name) ?? []).map(({ name: fault, ...error }) => ({ name, fault, ...error })),
  ]),
]

it('has errors of every vendor', () => {
  expect([...VENDOR_ERRORS.keys()].toSorted()).toEqual(names.toSorted())
})

describe('a fault of a vendor', () => {
  it.each(table)('$name: $fault is $code after $attempts', async ({ name, reply, code, attempts }) => {
    const [first, second] = await askTwice(name, reply)
    expect(first).toEqual({ code, attempts })
    expect(second).toEqual({ code, attempts: ENDING.includes(code) ? 0 : attempts })
  })

  it.each(names)('%s: a closed port is unreachable', async name => {
    const { url, close } = await listen(createServer())
    await close()
    expect(await openSession(name, url)(1)).toBe('unreachable')
  })
})
