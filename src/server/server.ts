import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import type { Duplex } from 'node:stream'
import type { VisibilityService } from '../contract/contract.ts'
import { ServiceError } from '../contract/errors.ts'
import { PLANS, type Plan } from '../contract/plans.ts'
import type { Clock } from '../lib/clock.ts'
import { readJsonBody } from './body.ts'
import {
  describeFailure,
  download,
  type ErrorStatus,
  failure,
  type HttpAnswer,
  success,
} from './http-answer.ts'
import { type AccessKey, createKeyring } from './keys.ts'
import { createAdmissions } from './limits.ts'
import { describeApi } from './openapi.ts'
import { type OperationName, operations, type ServedOperation } from './operations.ts'

/** A service and the functions that its server needs. */
export interface ServedService {
  service: VisibilityService
  /** Reads a finished report by its file name, which comes from outside. The server offers it at `/reports/NAME`. */
  readReport?(name: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  close?(): Promise<void>
}

export interface ServerOptions {
  service: VisibilityService
  readReport?: ServedService['readReport']
  /** Keys that are accepted. Without keys every request is refused. */
  keys: AccessKey[]
  /** Operations that a plan permits. A plan that is not listed permits all; the contract states no permissions. */
  permissions?: Partial<Record<Plan, OperationName[]>>
  host: string
  /** 0 for any free port. */
  port: number
  clock: Clock
  /** Receives every error that the caller does not learn. */
  onError?: (error: unknown) => void
  /** Milliseconds that receiving a request, or sending an answer, may take; default 30,000. */
  transferTime?: number
}

export interface RunningServer {
  /** Without trailing slash. */
  url: string
  /**
   * Stops accepting requests and resolves after those in flight are answered. After ten seconds they are answered with
   * 503, and a second later their connections are closed.
   */
  close(): Promise<void>
}

const TRANSFER_TIME = 30_000
const GRACE = 10_000
const CUT_OFF = 1_000
const CLOSING = 'The service is shutting down.'

const routes = new Map(operations.map(operation => [`POST ${operation.path}`, operation]))

/** Starts an HTTP server for a service of the contract. Rejects with the system's error if it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    service,
    readReport,
    permissions = {},
    host,
    port,
    clock,
    onError,
    transferTime = TRANSFER_TIME,
  } = options
  const apiDocument = success(describeApi())
  const findHolder = createKeyring(
    options.keys.map(key => {
      // The limits of an enterprise plan are agreed individually; here it has none.
      const limits = key.plan === 'enterprise' ? undefined : PLANS[key.plan]
      return { ...key, admit: createAdmissions(limits, clock) }
    }),
  )
  const givenUp = new AbortController()
  let closing: Promise<void> | undefined

  async function perform(operation: ServedOperation, incoming: IncomingMessage, signal: AbortSignal) {
    const request = `POST ${operation.path}`
    const holder = findHolder(incoming.headers.authorization ?? '')
    if (holder === undefined) throw refusal(request, 401, 'API key missing or invalid.')
    if (permissions[holder.plan]?.includes(operation.name) === false) {
      throw refusal(request, 403, `The ${holder.plan} plan does not permit this.`)
    }
    const admission = holder.admit()
    if ('retryAfter' in admission) {
      throw refusal(request, 429, 'A rate limit was exceeded.', admission.retryAfter)
    }
    try {
      const body = await readJsonBody(incoming, request)
      return success(await operation.perform(service, body, signal))
    } finally {
      admission.leave()
    }
  }

  async function answer(incoming: IncomingMessage, signal: AbortSignal): Promise<HttpAnswer> {
    const path = incoming.url?.split('?', 1)[0]
    const target = `${incoming.method} ${path}`
    if (closing) throw refusal(target, 503, CLOSING)
    if (target === 'GET /openapi.json') return apiDocument
    const [, name = ''] = /^GET \/reports\/([^/]+)$/.exec(target) ?? []
    // No key is required: the name holds a random UUID that cannot be guessed.
    const report = name === '' ? undefined : await readReport?.(name)
    if (report) return download(report.bytes, report.contentType)
    const operation = routes.get(target)
    if (operation === undefined) throw refusal(target, 404, 'The requested resource does not exist.')
    return perform(operation, incoming, signal)
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const gone = new AbortController()
    response.on('close', () => {
      if (!response.writableFinished) gone.abort()
    })
    const signal = AbortSignal.any([gone.signal, givenUp.signal])
    const { status, headers, body } = await answer(incoming, signal).catch((error: unknown) => {
      if (givenUp.signal.aborted) return failure(503, CLOSING)
      const failed = describeFailure(error)
      // An error after the caller has disconnected is of no interest.
      if (!failed.known && !gone.signal.aborted) onError?.(error)
      return failed.answer
    })
    if (gone.signal.aborted) return
    // After an invalid request, the rest of its body may still arrive: the connection cannot be reused.
    const last = closing !== undefined || status === 400
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
    url: urlOf(server.address()),
    close() {
      closing ??= shutDown()
      return closing
    },
  }
}

function refusal(request: string, status: ErrorStatus, detail: string, retryAfter?: number): ServiceError {
  return new ServiceError({ kind: 'http', request, status, detail, ...(retryAfter && { retryAfter }) })
}

/** Answers on a connection without a valid request. Only closes a connection that the client has closed. */
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

function urlOf(address: ReturnType<Server['address']>): string {
  if (address === null || typeof address === 'string')
    throw new TypeError('The server does not listen on a port.')
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
