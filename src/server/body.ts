import type { IncomingMessage } from 'node:http'
import { badRequest } from '../contract/requests.ts'

const MAX_BODY_BYTES = 1024 * 1024

/**
 * A body that is too large is read and dropped up to this size, because a client that is still sending does not read the
 * answer. Beyond it the connection is closed.
 */
const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES

/** Reads the body of a request as JSON. Rejects with the ServiceError of a bad request. */
export async function readJsonBody(incoming: IncomingMessage, request: string): Promise<unknown> {
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
