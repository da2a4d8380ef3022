import type { IncomingMessage } from 'node:http'
import { badRequest } from '../contract/requests.ts'

const MAX_BODY_BYTES = 1024 * 1024

/**
 * As much of a body that is too large is read and dropped, for who is still sending would not hear the answer.
 * Beyond that the connection is cut.
 */
const MAX_DROPPED_BYTES = 16 * MAX_BODY_BYTES

/** The JSON value of a request's body. Rejects with the ServiceError of a bad request. */
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
