/** Redirects that the files of a repository set up, whoever hosts the site. */

import { toEvidence } from '../../pages/signals/signal.ts'
import { decode, normalizeAddress } from './addresses.ts'

/** A redirect as a file states it. */
export interface RedirectLine {
  from: string
  target: string
  /** From 1. */
  line: number
  /** The text of this line. */
  evidence: string
  /** No character of `from` means anything else. */
  isLiteral?: boolean
  /** The page of `target` is shown at the address itself. */
  isRewrite: boolean
  /** It leads on from an address that has a page, too. Else it does only where there is none, or on some hosts. */
  isForced?: boolean
}

export interface Redirect {
  file: string
  line: number
  evidence: string
  target: string
  isRewrite: boolean
  isForced: boolean
  pattern: PathPattern
}

/** Where an address leads: `target` is the new one, a path or a URL. */
type Cover = Pick<Redirect, 'file' | 'line' | 'evidence' | 'target' | 'isForced'>

/** Returns the redirects of a file whose patterns can be read. */
export function compileRedirects(file: string, lines: RedirectLine[]): Redirect[] {
  return lines.flatMap(({ from, target, line, evidence, isLiteral, isRewrite, isForced = false }) => {
    const pattern = isLiteral ? exactly(from) : readPathPattern(from)
    return pattern === undefined
      ? []
      : [{ file, line, evidence: toEvidence(evidence), target, isRewrite, isForced, pattern }]
  })
}

/**
 * Returns where the first redirect for `address` leads; undefined when none is for it. A redirect to the address
 * itself is none, nor is a rewrite of the whole site to one page, which a single-page application has.
 */
export function coversAddress(address: string, redirects: Redirect[]): Cover | undefined {
  const path = normalizeAddress(address)
  for (const { file, line, evidence, target, isRewrite, isForced, pattern } of redirects) {
    if (isRewrite && pattern.isWholeSite) continue
    const values = pattern.match(path)
    if (values === undefined) continue
    const filled = fillTarget(target, values)
    if (filled.startsWith('/') && normalizeAddress(filled) === path) continue
    return { file, line, evidence, target: filled, isForced }
  }
  return undefined
}

interface PathPattern {
  /** It matches every path of the site. */
  isWholeSite: boolean
  /** What the wildcards stand for, by their names; undefined when `address`, as normalizeAddress returns it, does not match. */
  match(address: string): Map<string, string> | undefined
}

const MOST_CHARACTERS = 500

/** `*`, Vercel's `(.*)` and `:name*`: the rest of a path. */
const REST = /^(?:\*|\(\.\*\)|:([a-z_]\w*)(?:[*+]|\(\.[*+]\)))$/i
const NAME = /^:([a-z_]\w*)$/i

/**
 * Reads a pattern: `:name` is a segment, and the last one may stand for the rest of the path, which may be empty. Undefined
 * when it is no path, too long, or uses another expression.
 */
export function readPathPattern(source: string): PathPattern | undefined {
  if (!source.startsWith('/') || source.length > MOST_CHARACTERS) return undefined
  const parts = source
    .replace(/(?:\.html?|\/)$/i, '')
    .slice(1)
    .split('/')
  const [, restName] = REST.exec(parts.at(-1) ?? '') ?? []
  const hasRest = REST.test(parts.at(-1) ?? '')
  const segments = hasRest ? parts.slice(0, -1) : parts
  if (segments.some(segment => !NAME.test(segment) && /[*(){}[\]|\\?#+^$]|:[a-z_]/i.test(segment)))
    return undefined
  const names = segments.map(segment => NAME.exec(segment)?.[1])
  if (!hasRest && names.every(name => name === undefined)) return exactly(source)
  return {
    isWholeSite: hasRest && segments.length === 0,
    match(address) {
      const given = address.slice(1).split('/')
      const isMatch = segments.every((segment, index) => {
        const text = given[index]
        return names[index] === undefined ? text === decode(segment) : Boolean(text)
      })
      if (!isMatch || (!hasRest && given.length > segments.length)) return undefined
      const rest = given.slice(segments.length).join('/')
      const values = names.flatMap((name, index): [string, string][] =>
        name === undefined ? [] : [[name, given[index] ?? '']],
      )
      return new Map([...values, ...[restName ?? 'splat', '1'].map((name): [string, string] => [name, rest])])
    },
  }
}

function exactly(source: string): PathPattern {
  const own = normalizeAddress(source)
  return { isWholeSite: false, match: address => (address === own ? new Map() : undefined) }
}

/** Puts what wildcards stand for into the target of a redirect: `:name`, `:name*`, and `$1` for `(.*)`. */
function fillTarget(target: string, values: Map<string, string>): string {
  return target.replace(/:([a-z_]\w*)[*+?]?|\$(\d)/gi, (found, name: string | undefined, number) => {
    return values.get(name ?? number) ?? found
  })
}
