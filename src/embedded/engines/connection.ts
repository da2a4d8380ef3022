import { type CallerOptions, createCaller } from '../../lib/http/caller.ts'
import { isLoopback } from '../../lib/http/loopback.ts'
import type { EngineRequest } from './engine.ts'
import type { EngineName } from './engines.ts'
import { readReply } from './reply.ts'

/** Where a vendor is and how it wants the user's key; the variables are the ones its own tools read. */
interface Vendor {
  keyVariables: string[]
  keyHeaders(key: string): Record<string, string>
  /** Servers of one's own may want none. */
  keyRequired: boolean
  baseUrlVariables: string[]
  /** Undefined where the user has to say. */
  baseUrl: string | undefined
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

const vendors: Record<EngineName, Vendor> = {
  openai: {
    keyVariables: ['OPENAI_API_KEY'],
    keyHeaders: bearer,
    keyRequired: true,
    baseUrlVariables: ['OPENAI_BASE_URL'],
    baseUrl: 'https://api.openai.com/v1',
  },
  anthropic: {
    keyVariables: ['ANTHROPIC_API_KEY'],
    keyHeaders: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    keyRequired: true,
    baseUrlVariables: ['ANTHROPIC_BASE_URL'],
    baseUrl: 'https://api.anthropic.com',
  },
  gemini: {
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    keyHeaders: key => ({ 'x-goog-api-key': key }),
    keyRequired: true,
    baseUrlVariables: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL'],
    baseUrl: 'https://generativelanguage.googleapis.com',
  },
  perplexity: {
    keyVariables: ['PERPLEXITY_API_KEY'],
    keyHeaders: bearer,
    keyRequired: true,
    baseUrlVariables: ['PERPLEXITY_BASE_URL'],
    baseUrl: 'https://api.perplexity.ai',
  },
  'openai-compatible': {
    keyVariables: ['OPENAI_COMPATIBLE_API_KEY'],
    keyHeaders: key => (key === '' ? {} : bearer(key)),
    keyRequired: false,
    baseUrlVariables: ['OPENAI_COMPATIBLE_BASE_URL'],
    baseUrl: undefined,
  },
}

/** What every vendor's lowest paid tier allows; more only means more waiting for its 429s. */
export const ENGINE_LIMITS = { perMinute: 50, concurrent: 5 }

export interface Connection {
  baseUrl: string
  /** '' for none. */
  apiKey: string
  keyHeaders: Record<string, string>
}

/** What is wrong with the environment; never holds a value, which may be a secret. */
export type ConnectionProblem =
  /** None of the variables is set. */
  | { kind: 'missing'; engine: EngineName; variables: string[] }
  /** Not one line of visible ASCII characters. */
  | { kind: 'bad-key'; engine: EngineName; variable: string }
  /** Not an https URL without user, query or fragment; http is for loopback, or where there is no key. */
  | { kind: 'bad-base-url'; engine: EngineName; variable: string }

/** How to reach an engine, or why that cannot be known from `env`. */
export function readConnection(
  engine: EngineName,
  env: NodeJS.ProcessEnv,
): { connection: Connection } | { problem: ConnectionProblem } {
  const vendor = vendors[engine]
  const key = firstSet(vendor.keyVariables, env)
  if (key === undefined && vendor.keyRequired) {
    return { problem: { kind: 'missing', engine, variables: vendor.keyVariables } }
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
    return { problem: { kind: 'bad-key', engine, variable: key.variable } }
  }
  const apiKey = key?.value ?? ''
  const given = firstSet(vendor.baseUrlVariables, env)
  const baseUrl = given?.value ?? vendor.baseUrl
  if (baseUrl === undefined) {
    return { problem: { kind: 'missing', engine, variables: vendor.baseUrlVariables } }
  }
  if (given && !isUsable(given.value, apiKey)) {
    return { problem: { kind: 'bad-base-url', engine, variable: given.variable } }
  }
  return { connection: { baseUrl, apiKey, keyHeaders: vendor.keyHeaders(apiKey) } }
}

/** Sends a request and gets the text of a reply with status 200. Rejects with a ServiceError. */
export type Post = (request: EngineRequest, signal?: AbortSignal) => Promise<string>

export type ConnectionOptions = Omit<CallerOptions, keyof Connection>

/** Opens a connection with limits, retries and time budget of its own. The key stays in it. */
export function openConnection(
  connection: Connection,
  options: ConnectionOptions,
): { post: Post; close(): Promise<void> } {
  const caller = createCaller({ ...options, ...connection })
  return {
    post: ({ path, body }, signal) => caller.call(path, body, readReply, signal),
    close: caller.close,
  }
}

function firstSet(
  variables: string[],
  env: NodeJS.ProcessEnv,
): { variable: string; value: string } | undefined {
  for (const variable of variables) {
    // Secrets are often pasted with a line break.
    const value = env[variable]?.trim()
    if (value) return { variable, value }
  }
  return undefined
}

function isUsable(text: string, apiKey: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && (isLoopback(hostname) || apiKey === ''))
  return isSafe && username === '' && password === ''
}
