/** The service of the contract, scripted: what the tests and the demo talk to over real HTTP. */

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { listen } from '../../scripts/lib/listen.ts'
import {
  exportRequestSchema,
  generateRequestSchema,
  monitorRequestSchema,
} from '../../src/contract/contract.ts'
import { readRequest, ServiceError } from '../../src/errors/service.ts'
import { generationFor, reportFor, scanFor } from './scans.ts'

const bodySchema = z.looseObject({
  brand_name: z.string(),
  keywords: z.array(z.string()).optional(),
  engines: z.array(z.string()).optional(),
})

interface RecordedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: z.output<typeof bodySchema>
  /** Milliseconds, of `performance.now()`. */
  arrivedAt: number
}

export type ServiceAnswer =
  /** Status 200 and `application/json` unless said otherwise; a string or Buffer is sent as it is. */
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  /** Never answers. */
  | 'hang'
  /** Resets the connection. */
  | 'reset'
  /** Closes the connection in the middle of the body. */
  | 'truncate'
  /** Sends a body that never ends, a byte at a time, or as fast as it is read. */
  | 'trickle'
  | 'flood'

export interface ServiceScript {
  /** `index` counts all recorded requests from 0. Undefined: as a healthy service answers. */
  answer?: (
    request: RecordedRequest,
    index: number,
  ) => ServiceAnswer | undefined | Promise<ServiceAnswer | undefined>
  /** The only key that is let in; without it every key is. */
  apiKey?: string
  /** Beyond these the answer is 429. */
  limits?: { perWindow: number; windowMilliseconds: number; concurrent: number }
  /** Milliseconds that every answer takes. */
  latency?: number
}

export interface RunningService {
  /** Without trailing slash; any path prefix works. */
  url: string
  /** Every request that was a well-formed call of the contract. */
  requests: RecordedRequest[]
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** Most requests that were in the house at once. */
  peak(): number
  close(): Promise<void>
}

export async function startService(script: ServiceScript = {}): Promise<RunningService> {
  const requests: RecordedRequest[] = []
  const statuses: Record<number, number> = {}
  const accepted: number[] = []
  let running = 0
  let peak = 0

  const server = createServer(async (incoming, response) => {
    running += 1
    peak = Math.max(peak, running)
    const tooMany = running > (script.limits?.concurrent ?? Number.POSITIVE_INFINITY)
    // Counted down before the last byte leaves: the client may send its next request at once.
    let counted = true
    const leave = () => {
      if (counted) running -= 1
      counted = false
    }
    response.on('close', leave)
    const send = (answer: Exclude<ServiceAnswer, string>) => {
      const { status = 200, headers = {}, body = '' } = answer
      statuses[status] = (statuses[status] ?? 0) + 1
      leave()
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    }

    const { method = '', url: path = '', headers } = incoming
    const body = readBody(await text(incoming).catch(() => ''))
    if (body === undefined) return send(failure(400, 'bad_request', 'The body is not a request.'))
    const request = { method, path, headers, body, arrivedAt: performance.now() }
    const index = requests.push(request) - 1
    const wait = tooMany ? 1 : secondsToWait(script.limits, accepted, request.arrivedAt)
    if (wait > 0) return send(rateLimited(wait))
    if (script.apiKey !== undefined && headers.authorization !== `Bearer ${script.apiKey}`) {
      return send(failure(401, 'unauthorized', 'API key missing or invalid.'))
    }
    const answer = (await script.answer?.(request, index)) ?? healthyAnswer(request, index)
    if (script.latency) await sleep(script.latency)
    if (typeof answer === 'string') return misbehave(answer, response)
    send(answer)
  })

  return { ...(await listen(server)), requests, statuses, peak: () => peak }
}

/** An answer with the contract's error body. */
export function failure(
  status: number,
  code: string,
  message: string,
  retryAfter?: number,
): Exclude<ServiceAnswer, string> {
  return { status, body: { error: { code, message, retry_after: retryAfter } } }
}

function rateLimited(seconds: number): Exclude<ServiceAnswer, string> {
  const answer = failure(429, 'rate_limited', 'A rate limit was exceeded.', seconds)
  return { ...answer, headers: { 'retry-after': String(seconds) } }
}

/** 0 for a request that the window has room for; it is then part of the window. */
function secondsToWait(limits: ServiceScript['limits'], accepted: number[], now: number): number {
  if (limits === undefined) return 0
  const { perWindow, windowMilliseconds } = limits
  const inWindow = accepted.filter(time => time > now - windowMilliseconds)
  const [oldest] = inWindow
  if (oldest !== undefined && inWindow.length >= perWindow) {
    return Math.ceil((oldest + windowMilliseconds - now) / 1_000)
  }
  accepted.push(now)
  return 0
}

function readBody(json: string): RecordedRequest['body'] | undefined {
  try {
    return bodySchema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

function healthyAnswer(request: RecordedRequest, index: number): Exclude<ServiceAnswer, string> {
  try {
    return answerOf(request, index)
  } catch (error) {
    if (error instanceof ServiceError) return failure(400, 'bad_request', error.details.detail)
    throw error
  }
}

function answerOf({ method, path, body }: RecordedRequest, index: number): Exclude<ServiceAnswer, string> {
  const operation = method === 'POST' ? /\/v1\/(.+)$/.exec(path)?.[1] : undefined
  switch (operation) {
    case 'brand/monitor':
      return {
        body: scanFor(readRequest(monitorRequestSchema, body, path), { scan_id: `scan-${index + 1}` }),
      }
    case 'content/generate':
      return { body: generationFor(readRequest(generateRequestSchema, body, path)) }
    case 'report/export':
      readRequest(exportRequestSchema, body, path)
      return { body: reportFor() }
    default:
      return failure(404, 'not_found', `There is no ${method} ${path}.`)
  }
}

async function misbehave(how: Extract<ServiceAnswer, string>, response: ServerResponse): Promise<void> {
  if (how === 'hang') return
  if (how === 'reset') {
    response.socket?.resetAndDestroy()
    return
  }
  if (how === 'truncate') {
    const body = JSON.stringify(scanFor({ brand_name: 'Truncated' }))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.slice(0, body.length / 2), () => response.socket?.destroy())
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  // Ends, with an error, when the client has had enough.
  await pipeline(how === 'trickle' ? trickle : flood, response).catch(() => {})
}

async function* trickle() {
  for (;;) {
    yield ' '
    await sleep(5)
  }
}

async function* flood() {
  const chunk = ' '.repeat(2 ** 20)
  for (;;) yield chunk
}
