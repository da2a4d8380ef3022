import { type CallerOptions, type CallLimits, createCaller } from '../lib/http/caller.ts'
import { isLoopback } from '../lib/web-url.ts'
import type { VendorSetup } from './answer-record.ts'
import type { Engine, EngineRequest } from './engine.ts'
import { type EngineName, type EngineSpec, engines } from './engines.ts'
import { classifyFailure, isFinal, readReply } from './failure.ts'

type Connection = Pick<CallerOptions, 'baseUrl' | 'apiKey' | 'keyHeaders' | 'keyQuery'> &
  Pick<Engine, 'readFailure'>

/** A fault of the environment, without the values of variables, which may be secret. */
type ConnectionProblem =
  | { kind: 'missing'; engine: EngineName; variables: string[] }
  /** Not one line of visible ASCII characters. */
  | { kind: 'bad-key'; engine: EngineName; variable: string }
  /** Not an https URL without user, query and fragment. Plain http is allowed on loopback, or without a key. */
  | { kind: 'bad-base-url'; engine: EngineName; variable: string }

/** Reads from `env` how to reach an engine, or finds what is wrong with `env`. */
export function readConnection(
  engine: EngineName,
  env: NodeJS.ProcessEnv,
): { connection: Connection } | { problem: ConnectionProblem } {
  const { access, readFailure } = engines[engine]
  const key = firstSet(access.keyVariables, env)
  if (key === undefined && !access.keyOptional) {
    return { problem: { kind: 'missing', engine, variables: access.keyVariables } }
  }
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key.value)) {
    return { problem: { kind: 'bad-key', engine, variable: key.variable } }
  }
  const user = access.userVariable === undefined ? '' : env[access.userVariable]?.trim()
  if (!user && access.userVariable !== undefined) {
    return { problem: { kind: 'missing', engine, variables: [access.userVariable] } }
  }
  const apiKey = key?.value ?? ''
  const given = firstSet(access.baseUrlVariables, env)
  const baseUrl = given?.value ?? access.baseUrl
  if (baseUrl === undefined) {
    return { problem: { kind: 'missing', engine, variables: access.baseUrlVariables } }
  }
  if (given && !isUsable(given.value, apiKey)) {
    return { problem: { kind: 'bad-base-url', engine, variable: given.variable } }
  }
  const keyQuery = access.keyQuery?.(apiKey)
  const keyHeaders = access.keyHeaders?.(apiKey) ?? authorize(apiKey, user)
  const options = { ...(keyQuery && { keyQuery }), ...(readFailure && { readFailure }) }
  return { connection: { baseUrl, apiKey, keyHeaders, ...options } }
}

function authorize(apiKey: string, user: string | undefined): Record<string, string> {
  if (apiKey === '') return {}
  if (!user) return { authorization: `Bearer ${apiKey}` }
  return { authorization: `Basic ${Buffer.from(`${user}:${apiKey}`).toString('base64')}` }
}

/** Sends a request and resolves to the text of a reply with status 200. Rejects with a ServiceError. */
export type Post = (request: EngineRequest, signal?: AbortSignal) => Promise<string>

type ConnectionOptions = Omit<CallerOptions, keyof Connection | 'isFinal'>

export type OpenConnection = ReturnType<typeof openConnection>

/** Opens a connection with its own rate limits, retries and time budget. Keeps the key inside. */
export function openConnection({ readFailure, ...connection }: Connection, options: ConnectionOptions) {
  const caller = createCaller({
    ...options,
    ...connection,
    isFinal: details => isFinal(classifyFailure(details)),
  })
  return {
    post: ({ path, body }: EngineRequest, signal?: AbortSignal, limits?: CallLimits) =>
      caller.call(path, body, (reply, time) => readReply(reply, time, readFailure), signal, limits),
    /** Replaces the key in a text. Text that combines several parts of a reply may contain it again. */
    redact: caller.redact,
    close: caller.close,
  }
}

/** Returns what the owner of the workflow needs to correct the access to an engine. */
export function describeVendor({ name, model }: EngineSpec, env: NodeJS.ProcessEnv): VendorSetup {
  const { keyVariables, keyPage, baseUrlVariables } = engines[name].access
  const nameOf = (variables: string[]) => firstSet(variables, env)?.variable ?? variables[0] ?? ''
  return {
    model,
    keyVariable: nameOf(keyVariables),
    ...(keyPage !== undefined && { keyPage }),
    baseUrlVariable: nameOf(baseUrlVariables),
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
