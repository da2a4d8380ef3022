/** Matches addresses with the redirects of a repository. */
import { toEvidence } from '../../pages/signals/signal.ts'
import { normalizeAddress } from './addresses.ts'

export interface RedirectLine {
  from: string
  target: string
  line: number
  evidence: string
  /** `from` has no wildcards. */
  isLiteral?: boolean
  /** The host shows the page of `target` at the address itself. */
  isRewrite: boolean
  /** Applies even if the address has a page, on every host. */
  isForced?: boolean
}

/** `from` is a normalized address, which may end with a wildcard; `target` is a path or a URL. */
export interface Redirect extends RedirectLine {
  file: string
  pattern: PathPattern
}

/** Compiles the redirects of a file and leaves out unknown patterns. */
export function compileRedirects(file: string, lines: RedirectLine[]): Redirect[] {
  return lines.flatMap(line => {
    const pattern = line.isLiteral ? matchExactly(line.from) : readPathPattern(line.from)
    if (pattern === undefined) return []
    return [
      { ...line, file, from: normalizeAddress(line.from), evidence: toEvidence(line.evidence), pattern },
    ]
  })
}

/**
 * Returns the first redirect for an address, except redirects to itself, and the rewrite of all addresses to one page that
 * single-page applications have.
 */
export function findRedirect(address: string, redirects: Redirect[]): Redirect | undefined {
  const path = normalizeAddress(address)
  for (const redirect of redirects) {
    const { target, pattern } = redirect
    if (redirect.isRewrite && pattern.isWholeSite) continue
    const rest = pattern.match(path)
    if (rest === undefined) continue
    const filled = pattern.hasRest ? target.replace(REST_IN_TARGET, () => rest) : target
    if (filled.startsWith('/') && normalizeAddress(filled) === path) continue
    return { ...redirect, target: filled }
  }
  return undefined
}

interface PathPattern {
  isWholeSite: boolean
  /** The pattern ends with a wildcard. */
  hasRest: boolean
  /** Returns the text that the wildcard matches; undefined if a normalized address does not match. */
  match(address: string): string | undefined
}

const MAX_CHARACTERS = 500

/** Matches a folder and a wildcard for the rest: `*`, and `(.*)` and `:name*` of Vercel. */
const WITH_REST = /^(.*\/)(?:\*|\(\.\*\)|:[a-z_]\w*(?:[*+]|\(\.[*+]\)))$/i
const REST_IN_TARGET = /:[a-z_]\w*[*+?]?|\$1/gi
/** Matches other wildcards. */
const SPECIAL = /[*(){}[\]|\\?#+^$]|:[a-z_]/i

/**
 * Parses a path that may end with a wildcard. Returns undefined for a pattern that is not a path, is too long, or has
 * another wildcard. None of 1,390 rules on fourteen sites has one.
 */
export function readPathPattern(source: string): PathPattern | undefined {
  if (!source.startsWith('/') || source.length > MAX_CHARACTERS) return undefined
  const [, before] = WITH_REST.exec(source) ?? []
  if (SPECIAL.test(before ?? source)) return undefined
  if (before === undefined) return matchExactly(source)
  const folder = normalizeAddress(before)
  const start = folder === '/' ? folder : `${folder}/`
  return {
    isWholeSite: folder === '/',
    hasRest: true,
    match(address) {
      if (address === folder) return ''
      return address.startsWith(start) ? address.slice(start.length) : undefined
    },
  }
}

function matchExactly(source: string): PathPattern {
  const own = normalizeAddress(source)
  return { isWholeSite: false, hasRest: false, match: address => (address === own ? '' : undefined) }
}
