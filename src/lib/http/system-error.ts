import { excerpt } from './excerpt.ts'

/** Returns the code and the message of a network or system error, as one line without the key. */
export function readSystemError(
  error: unknown,
  redact: (text: string) => string,
): { detail: string; code?: string } {
  const { message = '', code = '' } = readError(error)
  // An error that combines the errors of several addresses has a code but no message.
  const detail = excerpt(redact(message)) || code || 'the connection failed'
  return { detail, ...(code && { code }) }
}

function readError(error: unknown): { message?: string; code?: string } {
  if (!(error instanceof Error)) return {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { message: error.message, code }
}
