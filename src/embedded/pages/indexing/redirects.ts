/** Redirects that the files of a repository set up, whoever hosts the site. */
import { normalizeAddress } from './addresses.ts'
import { fillTarget, type PathPattern, type PatternSyntax, readPathPattern } from './path-pattern.ts'
import { toEvidence } from './signal.ts'

/** A redirect as a file states it. */
export interface RedirectLine {
  from: string
  target: string
  /** From 1. */
  line: number
  /** The text of this line. */
  evidence: string
  syntax: PatternSyntax
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

/** Where an address leads. */
export interface Cover {
  file: string
  /** From 1. */
  line: number
  evidence: string
  /** The new address: a path or a URL. */
  target: string
  isForced: boolean
}

/** Returns the redirects of a file whose patterns can be read. */
export function compileRedirects(file: string, lines: RedirectLine[]): Redirect[] {
  return lines.flatMap(({ from, target, line, evidence, syntax, isRewrite, isForced = false }) => {
    const pattern = readPathPattern(from, syntax)
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
