/** The forms in which a character is written: escapes of JSON, of URLs and of HTML. */
import { decodeHTML } from 'entities'
import { IGNORABLE } from './text.ts'

/** Which escapes are decoded. */
export type Decoding = 'none' | 'json' | 'all'

// Each repetition has a limit: a search to the end of the text for each escape would take quadratic time.
const JSON_PAIR = /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}/
const JSON_ESCAPE = /\\(?:u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2}|[bfnrt]|[^\da-z])/
const URL_ESCAPE = /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}|%[\da-f]{2}/
const ENTITY = /&(?:#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});?/

function oneOf(...forms: RegExp[]): RegExp {
  return new RegExp(forms.map(({ source }) => source).join('|'), 'giv')
}

const IGNORED = oneOf(IGNORABLE)
const FORMS: Record<Decoding, RegExp> = {
  none: IGNORED,
  json: oneOf(JSON_PAIR, JSON_ESCAPE, IGNORABLE),
  all: oneOf(JSON_PAIR, JSON_ESCAPE, URL_ESCAPE, ENTITY, IGNORABLE),
}

/** A part of a text that stands for something else, which may be nothing. Offset and length in UTF-16 units. */
interface Token {
  start: number
  length: number
  meaning: string
}

/** Yields the ignorable characters and the escapes of `decoding`, in the order of the text. */
export function* findTokens(text: string, decoding: Decoding): Generator<Token> {
  for (const { 0: form, index } of text.matchAll(FORMS[decoding])) {
    const meaning = decode(form).replace(IGNORED, '')
    if (meaning !== form) yield { start: index, length: form.length, meaning }
  }
}

function decode(form: string): string {
  if (form.startsWith('\\')) return decodeBackslash(form)
  if (form.startsWith('%')) return decodePercent(form)
  return form.startsWith('&') ? decodeHTML(form) : form
}

/** Decodes an escape of JSON or JavaScript. A character beyond U+FFFF may be written as two surrogates. */
function decodeBackslash(form: string): string {
  const points = Array.from(form.matchAll(/\\[ux]\{?([\da-f]+)/gi), ([, digits = '']) => parseInt(digits, 16))
  if (points.length > 0) return points.every(isCodePoint) ? String.fromCodePoint(...points) : ''
  // A line break and other controls are ignorable.
  return /[a-z]/i.test(form) ? '' : form.slice(1)
}

function isCodePoint(value: number): boolean {
  return value <= 0x10ffff
}

/** Decodes the bytes of a character in UTF-8. Other bytes stand for no character of a secret. */
function decodePercent(form: string): string {
  try {
    return decodeURIComponent(form)
  } catch {
    return ''
  }
}
