import { WEB_PAGE } from '../../errors/service-codes.ts'
import { clip, toSingleLine } from '../text.ts'

const EXCERPT_LENGTH = 200

/** Returns at most 200 characters on one line, without control and invisible characters. */
export function excerpt(text: string): string {
  return clip(toSingleLine(text.slice(0, 10 * EXCERPT_LENGTH)), EXCERPT_LENGTH)
}

/** Returns the code and the words for a web page that came instead of JSON; undefined for any other text. */
export function readPage(text: string): { code: string; detail: string } | undefined {
  const head = toSingleLine(text.slice(0, HEAD_LENGTH))
  if (!/^<(?:!doctype html|html|head|title|body)\b/i.test(head)) return undefined
  const title = findTitle(head)
  return { code: WEB_PAGE, detail: excerpt(`a web page instead of JSON${title ? `: ${title}` : ''}`) }
}

const HEAD_LENGTH = 2000

/** Returns the message of an error without markup: the title of a page, or the error code of XML. JSON has no message. */
export function plainDetail(text: string): string {
  const line = toSingleLine(text.slice(0, HEAD_LENGTH))
  if (/<[a-z!?/]/i.test(line)) return clip(findTitle(line) || 'a page instead of JSON', EXCERPT_LENGTH)
  return (/^[[{]/.test(line) ? '' : clip(line, EXCERPT_LENGTH)) || 'no reason given'
}

/** `Code` is used by Azure's storage, which keeps the artifacts of GitHub. */
function findTitle(markup: string): string | undefined {
  return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim()
}

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
