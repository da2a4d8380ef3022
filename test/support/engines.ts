import { readFileSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { askEngine } from '../../src/engines/ask.ts'
import { openConnection, type Post, readConnection } from '../../src/engines/connection.ts'
import type { EngineAnswer } from '../../src/engines/engine-answer.ts'
import { type EngineName, type EngineSpec, readEngineSpec } from '../../src/engines/engines.ts'
import { ServiceError, type ServiceErrorDetails } from '../../src/errors/service.ts'
import { createManualClock } from './clock.ts'
import { type EngineReply, type EngineServer, startEngineServer } from './engine-server.ts'

export const ENGINE_KEY = 'secret-key/7F+x'
export const ENGINE_LOGIN = 'someone@acme.example'

const BASE_URLS = {
  openai: 'OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_BASE_URL',
  gemini: 'GOOGLE_GEMINI_BASE_URL',
  perplexity: 'PERPLEXITY_BASE_URL',
  xai: 'XAI_BASE_URL',
  mistral: 'MISTRAL_BASE_URL',
  dataforseo: 'DATAFORSEO_BASE_URL',
  serpapi: 'SERPAPI_BASE_URL',
  cloro: 'CLORO_BASE_URL',
  'openai-compatible': 'OPENAI_COMPATIBLE_BASE_URL',
}

const unansweredSchema = z.object({ name: z.string(), reply: z.unknown() })

/** The hand-checked replies without an answer, by name. */
export const UNANSWERED = new Map(
  readFileSync('test/engines/fixtures/unanswered.ndjson', 'utf8')
    .trim()
    .split('\n')
    .map(line => unansweredSchema.parse(JSON.parse(line)))
    .map(({ name, reply }) => [name, reply]),
)

/** A hand-checked reply in a vendor's wire format. */
export function fixture(name: string): unknown {
  return UNANSWERED.get(name) ?? JSON.parse(readFileSync(`test/engines/fixtures/${name}.json`, 'utf8'))
}

/** A copy with the value at a dotted path replaced, or removed when it is undefined. */
export function withValue(value: unknown, path: string, replacement: unknown): unknown {
  return replace(value, path.split('.'), replacement)
}

/** A copy with several values replaced, each at its dotted path. */
export function withValues(value: unknown, changes: Record<string, unknown>): unknown {
  return Object.entries(changes).reduce(
    (body, [path, replacement]) => withValue(body, path, replacement),
    value,
  )
}

function replace(node: unknown, [step, ...others]: string[], replacement: unknown): unknown {
  if (step === undefined) return replacement
  if (Array.isArray(node)) {
    return node.map((item, index) => (String(index) === step ? replace(item, others, replacement) : item))
  }
  const fields = new Map(Object.entries(Object(node)))
  fields.set(step, replace(fields.get(step), others, replacement))
  return Object.fromEntries(fields.entries().filter(([, field]) => field !== undefined))
}

export function specOf(id: string): EngineSpec {
  const spec = readEngineSpec(id)
  if (spec === undefined) throw new Error(`There is no engine ${id}.`)
  return spec
}

interface VendorConnection {
  post: Post
  /** Lengths of the waits between attempts, in milliseconds. */
  waits: readonly number[]
}

/** A connection as users get it, with ten minutes on a manual clock; ends with the test. */
export function connectTo(id: string, baseUrl: string): VendorConnection {
  const { name } = specOf(id)
  const read = readConnection(name, engineEnv(name, baseUrl))
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  const clock = createManualClock()
  const connection = openConnection(read.connection, {
    limits: { perMinute: 1_000, concurrent: 10 },
    signal: new AbortController().signal,
    deadline: clock.now() + 600_000,
    clock,
    env: {},
  })
  onTestFinished(() => connection.close())
  return { post: connection.post, waits: clock.sleeps }
}

/** The environment of somebody who has all keys, and one engine at another address. */
export function engineEnv(name: EngineName, baseUrl: string): NodeJS.ProcessEnv {
  return {
    [BASE_URLS[name]]: baseUrl,
    OPENAI_API_KEY: ENGINE_KEY,
    ANTHROPIC_API_KEY: ENGINE_KEY,
    GEMINI_API_KEY: ENGINE_KEY,
    PERPLEXITY_API_KEY: ENGINE_KEY,
    XAI_API_KEY: ENGINE_KEY,
    MISTRAL_API_KEY: ENGINE_KEY,
    DATAFORSEO_LOGIN: ENGINE_LOGIN,
    DATAFORSEO_PASSWORD: ENGINE_KEY,
    SERPAPI_API_KEY: ENGINE_KEY,
    CLORO_API_KEY: ENGINE_KEY,
    OPENAI_COMPATIBLE_API_KEY: ENGINE_KEY,
  }
}

/** A scripted vendor and a connection to it. */
export async function connectToVendor(
  id: string,
  ...replies: EngineReply[]
): Promise<EngineServer & VendorConnection> {
  const server = await startEngineServer(...replies)
  return { ...server, ...connectTo(id, server.url) }
}

/** What an engine answers when its vendor sends these bodies, one after the other. */
export function answerTo(id: string, ...bodies: unknown[]): Promise<EngineAnswer> {
  let sent = 0
  const post = () => Promise.resolve(JSON.stringify(bodies[Math.min(sent++, bodies.length - 1)]))
  return askEngine(specOf(id), { question: 'Which CRM?', language: 'en' }, post)
}

/** The details of the ServiceError that `call` must reject with. */
export async function serviceErrorOf(call: Promise<unknown>): Promise<ServiceErrorDetails> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceError) return error.details
  throw new Error(`Not a ServiceError: ${error}`, { cause: error })
}
