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

export interface EngineServer {
  url: string
  requests: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[]
}

/** Sends one reply after the other, and the last one again and again; ends with the test. */
export async function startEngineServer(...replies: EngineReply[]): Promise<EngineServer> {
  const requests: EngineServer['requests'] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '', headers } = incoming
    const body = method === 'GET' ? undefined : await json(incoming)
    requests.push({ method, path, headers, body })
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? { status: 404, body: {} }
    if (reply === 'truncate') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
      response.write('{"model":', () => response.socket?.destroy())
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
