/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises'

/** Asks a question and resolves to the line of the answer. Rejects with an AbortError where the person stops. */
export type Ask = (question: string) => Promise<string>

/** Returns a function that asks at a terminal. */
export function createAsk(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  signal: AbortSignal,
): Ask {
  return async question => {
    const lines = createInterface({ input, output })
    const closed = new AbortController()
    // Without this, the end of the input would leave the question unanswered.
    lines.once('close', () => closed.abort())
    try {
      return await lines.question(question, { signal: AbortSignal.any([signal, closed.signal]) })
    } finally {
      lines.close()
    }
  }
}
