/** Redirects that the files of a repository set up, whoever hosts the site. */

import { toEvidence } from '../../pages/signals/signal.ts'
import { normalizeAddress } from './addresses.ts'

/** A redirect as a file states it. */
export interface RedirectLine {
  from: string
  target: string
  /** From 1. */
  line: number
  /** The text of this line. */
  evidence: string
  /** `from` has no wildcards. */
  isLiteral?: boolean
  /** The page of `target` is shown at the address itself. */
  isRewrite: boolean
  /** It applies even if the address has a page. Other redirects apply only without a page, or only on some hosts. */
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
 * Returns the target of the first redirect for `address`; undefined without one. A redirect to the address itself does not
 * count, nor does a rewrite of the whole site to one page, which a single-page application has.
 */
export function coversAddress(address: string, redirects: Redirect[]): Cover | undefined {
  const path = normalizeAddress(address)
  for (const { file, line, evidence, target, isRewrite, isForced, pattern } of redirects) {
    if (isRewrite && pattern.isWholeSite) continue
    const rest = pattern.match(path)
    if (rest === undefined) continue
    const filled = pattern.hasRest ? target.replace(REST_IN_TARGET, () => rest) : target
    if (filled.startsWith('/') && normalizeAddress(filled) === path) continue
    return { file, line, evidence, target: filled, isForced }
  }
  return undefined
}

interface PathPattern {
  /** It matches every path of the site. */
  isWholeSite: boolean
  /** It ends in a wildcard. */
  hasRest: boolean
  /** Returns the text that the wildcard matches; undefined if `address`, as normalizeAddress returns it, does not match. */
  match(address: string): string | undefined
}

const MAX_CHARACTERS = 500

/** A folder and the rest of a path: `*`, Vercel's `(.*)` and `:name*`. */
const WITH_REST = /^(.*\/)(?:\*|\(\.\*\)|:[a-z_]\w*(?:[*+]|\(\.[*+]\)))$/i
const REST_IN_TARGET = /:[a-z_]\w*[*+?]?|\$1/gi
/** Characters of other patterns. */
const SPECIAL = /[*(){}[\]|\\?#+^$]|:[a-z_]/i

/**
 * Reads a pattern, which may end in a wildcard for the rest of the path. The rest may be empty. Undefined if it is not a
 * path, is too long, or has another wildcard: of 1,390 rules on fourteen sites none has.
 */
export function readPathPattern(source: string): PathPattern | undefined {
  if (!source.startsWith('/') || source.length > MAX_CHARACTERS) return undefined
  const [, before] = WITH_REST.exec(source) ?? []
  if (SPECIAL.test(before ?? source)) return undefined
  if (before === undefined) return exactly(source)
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

function exactly(source: string): PathPattern {
  const own = normalizeAddress(source)
  return { isWholeSite: false, hasRest: false, match: address => (address === own ? '' : undefined) }
}
