import { clip, toSingleLine } from './text.ts'

const LENGTH = 200
/** Characters of a page that are searched for its title. */
const HEAD_LENGTH = 2000

/**
 * Returns the words of an error from outside as one line without markup, at most 200 characters. A page or an XML document
 * gives its title or its error code. JSON gives no words of its own.
 */
export function plainDetail(text: string): string {
  const line = toSingleLine(text.slice(0, HEAD_LENGTH))
  if (/<[a-z!?/]/i.test(line)) return clip(titleOf(line) || 'a page instead of JSON', LENGTH)
  return (/^[[{]/.test(line) ? '' : clip(line, LENGTH)) || 'no reason given'
}

/** `Code` is the error code of Azure's storage, which keeps the artifacts of GitHub. */
function titleOf(markup: string): string | undefined {
  return /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i.exec(markup)?.[1]?.trim()
}
