/** A vendor, scripted: what the engines' tests talk to over real HTTP. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { listen } from '../../scripts/lib/listen.ts'

export type EngineReply =
  /** Status 200 and JSON unless said otherwise; a string is sent as it is. */
  | { status?: number; headers?: Record<string, string>; body: unknown }
  /** Closes the connection in the middle of the body. */
  | 'truncate'
  /** Closes the connection without a reply. */
  | 'reset'
  /** Sends the start of a body, and nothing more. */
  | 'hang'

interface EngineRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface EngineServer {
  url: string
  requests: EngineRequest[]
}

/** Sends one reply after the other, and the last one again and again; ends with the test. */
export function startEngineServer(...replies: EngineReply[]): Promise<EngineServer> {
  let count = 0
  return startVendor(() => {
    count += 1
    return replies[Math.min(count, replies.length) - 1] ?? { status: 404, body: {} }
  })
}

/** Answers each request as `answer` says; ends with the test. */
export async function startVendor(answer: (request: EngineRequest) => EngineReply): Promise<EngineServer> {
  const requests: EngineRequest[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    const body = method === 'GET' ? undefined : await json(incoming)
    const request = { method, path, headers, body }
    requests.push(request)
    const reply = answer(request)
    if (reply === 'reset') {
      response.socket?.destroy()
      return
    }
    if (reply === 'truncate' || reply === 'hang') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
      response.write('{"model":', () => reply === 'truncate' && response.socket?.destroy())
      return
    }
    const { status = 200 } = reply
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  const { url, close } = await listen(server)
  onTestFinished(close)
  return { url, requests }
}
