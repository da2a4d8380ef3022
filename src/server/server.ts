import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import type { Duplex } from 'node:stream'
import type { VisibilityService } from '../contract/contract.ts'
import { PLANS } from '../contract/plans.ts'
import { badRequest, ServiceError } from '../errors/service.ts'
import type { Clock } from '../lib/clock.ts'
import type { ErrorStatus, HttpAnswer } from './http-answer.ts'
import { describeFailure, download, failure, success } from './http-answer.ts'
import { type AccessKey, createAdmissions, createKeyring, tenantOf } from './keys.ts'
import { operations, type ServedOperation } from './operations.ts'

export interface TenantService {
  service: VisibilityService
  /** Reads a finished report, served at `/reports/NAME`. The name comes from outside. */
  readReport?(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
}

export interface ServedService {
  /** Opens the service of a tenant as named by `tenantOf`, once per tenant. */
  openTenant(tenant: string): TenantService
  /** Returns a line that describes the content. Rejects if there is nothing to serve. */
  prepare?(): Promise<string>
  close?(): Promise<void>
}

/** Contains no text from the caller. */
export interface RequestEntry {
  /** Such as `POST /v1/brand/monitor`; `none` for an unknown address. */
  route: string
  /** Undefined if the caller disconnected before the answer. */
  status: number | undefined
  /** Milliseconds from the head of the request to the end of the answer. */
  duration: number
  bytes: number
  /** Undefined for a request without a valid key. */
  tenant: string | undefined
}

export interface ServerOptions {
  openTenant: ServedService['openTenant']
  keys: AccessKey[]
  host: string
  port: number
  clock: Clock
  /** Receives every error that the answer hides. */
  onError?: (error: unknown) => void
  onRequest?: (entry: RequestEntry) => void
  /** Milliseconds for receiving a request or sending an answer. */
  transferTime?: number
}

export interface RunningServer {
  url: string
  /** Waits for open requests, which get 503 after ten seconds. A second later their connections are closed. */
  close(): Promise<void>
}

const TRANSFER_TIME = 30_000
const GRACE = 10_000
const CUT_OFF = 1_000
const CLOSING = 'The service is shutting down.'

const HEALTH = 'GET /healthz'
const REPORT = 'GET /reports/*'
const NO_ROUTE = 'none'

/** Starts an HTTP server for a service of the contract. Rejects with a system error if it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { openTenant, host, port, clock, onError, onRequest, transferTime = TRANSFER_TIME } = options
  const healthy = success({ status: 'ok' })
  const tenants = new Map<string, TenantService>()
  const findHolder = createKeyring(
    options.keys.map(key => {
      const tenant = tenantOf(key)
      const own = tenants.get(tenant) ?? openTenant(tenant)
      tenants.set(tenant, own)
      // Enterprise limits are agreed individually, so none apply here.
      const limits = key.plan === 'enterprise' ? undefined : PLANS[key.plan]
      return { ...key, ...own, tenant, admit: createAdmissions(limits, clock) }
    }),
  )
  type Holder = NonNullable<ReturnType<typeof findHolder>>
  const givenUp = new AbortController()
  let closing: Promise<void> | undefined

  async function perform(
    route: string,
    operation: ServedOperation,
    holder: Holder,
    incoming: IncomingMessage,
    signal: AbortSignal,
  ): Promise<HttpAnswer> {
    const admission = holder.admit()
    if ('retryAfter' in admission) {
      throw refusal(route, 429, 'A rate limit was exceeded.', admission.retryAfter)
    }
    try {
      const body = await readJsonBody(incoming, route)
      return success(await operation(holder.service, body, { route, signal }))
    } finally {
      admission.leave()
    }
  }

  async function answer(
    route: string,
    holder: Holder | undefined,
    incoming: IncomingMessage,
    signal: AbortSignal,
  ): Promise<HttpAnswer> {
    if (closing) throw refusal(route, 503, CLOSING)
    if (route === HEALTH) return healthy
    if (route === NO_ROUTE) throw notFound(route)
    if (holder === undefined) throw refusal(route, 401, 'API key missing or invalid.')
    const operation = operations.get(route)
    if (operation !== undefined) return perform(route, operation, holder, incoming, signal)
    const report = await holder.readReport?.(readPath(incoming).slice('/reports/'.length))
    if (report === undefined) throw notFound(route)
    return download(report.bytes, report.contentType)
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const start = clock.now()
    const disconnected = new AbortController()
    const route = readRoute(incoming)
    const holder = findHolder(incoming.headers.authorization ?? '')
    let bytes = 0
    response.on('close', () => {
      const isAnswered = response.writableFinished
      if (!isAnswered) disconnected.abort()
      onRequest?.({
        route,
        status: isAnswered ? response.statusCode : undefined,
        duration: clock.now() - start,
        bytes,
        tenant: holder?.tenant,
      })
    })
    const signal = AbortSignal.any([disconnected.signal, givenUp.signal])
    const { status, headers, body } = await answer(route, holder, incoming, signal).catch(
      (error: unknown) => {
        if (givenUp.signal.aborted) return failure(503, CLOSING)
        const failed = describeFailure(error)
        // After the caller has disconnected, errors do not matter.
        if (!failed.known && !disconnected.signal.aborted) onError?.(error)
        return failed.answer
      },
    )
    if (disconnected.signal.aborted) return
    // After an invalid request, the rest of its body may still arrive, so the connection cannot be reused.
    const last = closing !== undefined || status === 400
    bytes = incoming.method === 'HEAD' ? 0 : Buffer.byteLength(body)
    response.setTimeout(transferTime)
    response.writeHead(status, { ...headers, ...(last && { connection: 'close' }) }).end(body)
  }

  const server = createServer({
    headersTimeout: transferTime,
    requestTimeout: transferTime,
    connectionsCheckingInterval: Math.min(transferTime, 1_000),
  })
  server.on('request', handle)
  server.on('clientError', (_, socket) =>
    answerRaw(socket, failure(400, 'The request is not HTTP, or took too long.')),
  )
  server.listen(port, host)
  await once(server, 'listening')

  async function shutDown(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    const cancelAlarms = [
      clock.alarm(clock.now() + GRACE, () => givenUp.abort()),
      clock.alarm(clock.now() + GRACE + CUT_OFF, () => server.closeAllConnections()),
    ]
    await closed
    for (const cancel of cancelAlarms) cancel()
  }

  return {
    url: formatUrl(server.address()),
    close() {
      closing ??= shutDown()
      return closing
    },
  }
}

function readPath({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

/** Contains no text of the caller. */
function readRoute(incoming: IncomingMessage): string {
  // Node.js sends no body in reply to HEAD.
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  const target = `${method} ${readPath(incoming)}`
  if (target === HEALTH || operations.has(target)) return target
  return /^GET \/reports\/[^/]+$/.test(target) ? REPORT : NO_ROUTE
}

function notFound(route: string): ServiceError {
  return refusal(route, 404, 'The requested resource does not exist.')
}

function refusal(request: string, status: ErrorStatus, detail: string, retryAfter?: number): ServiceError {
  return new ServiceError({ kind: 'http', request, status, detail, ...(retryAfter && { retryAfter }) })
}

/** Answers a connection without a valid request, unless the client has closed it. */
function answerRaw(socket: Duplex, { status, headers, body }: HttpAnswer): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end(`HTTP/1.1 ${status} Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function formatUrl(address: ReturnType<Server['address']>): string {
  if (address === null || typeof address === 'string')
    throw new TypeError('The server does not listen on a port.')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}

const MAX_BODY_BYTES = 1024 * 1024

/** A larger body is read and dropped up to this size, because a client that still sends does not read the answer. */
const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES

async function readJsonBody(incoming: IncomingMessage, request: string): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> = incoming
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size <= MAX_BODY_BYTES) chunks.push(chunk)
      else if (size > MAX_DROPPED_BYTES) break
    }
  } catch {
    throw badRequest(request, 'The body ended early.')
  }
  if (size > MAX_BODY_BYTES) throw badRequest(request, `The body is larger than ${MAX_BODY_BYTES} bytes.`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw badRequest(request, 'The body is not JSON in UTF-8.')
  }
}
