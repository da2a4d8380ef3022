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

/**
 * `splat`: Netlify's and Cloudflare's, `*` is any text. `named`: Vercel's, `:rest*` and `(.*)` are any text. `glob`:
 * Firebase's, `*` stays within a segment and `**` does not. `:name` is one segment in these three. `literal`: no
 * character means anything else.
 */
export type PatternSyntax = 'splat' | 'named' | 'glob' | 'literal'

interface PathPattern {
  /** It matches every path of the site. */
  isWholeSite: boolean
  /** What the wildcards stand for, by their names; undefined when `address`, as normalizeAddress returns it, does not match. */
  match(address: string): Map<string, string> | undefined
}

type Token = { literal: string } | { wildcard: string; crosses: boolean; least: 0 | 1 }

const MOST_TOKENS = 32
const MOST_CHARACTERS = 500

/** Reads a pattern; undefined when it is no path, too long, or uses another expression than those above. */
export function readPathPattern(source: string, syntax: PatternSyntax): PathPattern | undefined {
  if (syntax === 'literal') return exactly(source)
  const hasQuery = source.includes('#') || (syntax === 'splat' && source.includes('?'))
  if (!source.startsWith('/') || source.length > MOST_CHARACTERS || hasQuery) return undefined
  const tokens = readTokens(source.replace(/(?:\.html?|\/)$/i, ''), syntax)
  if (tokens === undefined || tokens.length > MOST_TOKENS) return undefined
  if (tokens.every(token => 'literal' in token)) return exactly(source)
  const isWholeSite = tokens.every(token => ('literal' in token ? token.literal === '/' : token.crosses))
  // `/blog/*` is for `/blog` too.
  return {
    isWholeSite,
    match: address => matchTokens(tokens, address) ?? matchTokens(tokens, `${address}/`),
  }
}

function exactly(source: string): PathPattern {
  const own = normalizeAddress(source)
  return { isWholeSite: false, match: address => (address === own ? new Map() : undefined) }
}

/** Puts what wildcards stand for into the target of a redirect: `:name`, `:name*`, and `$1` for the first `(.*)`. */
function fillTarget(target: string, values: Map<string, string>): string {
  return target.replace(/:([a-z_]\w*)[*+?]?|\$(\d)/gi, (found, name: string | undefined, number) => {
    return values.get(name ?? number) ?? found
  })
}

const WILDCARD = /:([a-z_]\w*)(\(\.[*+]\))?([*+?])?|\(\.([*+])\)|\*\*?/giy

function readTokens(source: string, syntax: PatternSyntax): Token[] | undefined {
  const tokens: Token[] = []
  let literal = ''
  let unnamed = 0
  for (let index = 0; index < source.length; ) {
    WILDCARD.lastIndex = index
    const found = WILDCARD.exec(source)
    if (found === null) {
      const character = source.charAt(index)
      if (syntax !== 'splat' && '(){}[]|\\?+^$'.includes(character)) return undefined
      literal += character
      index += 1
      continue
    }
    if (literal !== '') tokens.push({ literal: decode(literal) })
    literal = ''
    index += found[0].length
    const [text, name, group, modifier, unnamedGroup] = found
    if (name === undefined) unnamed += 1
    const isStar = text.startsWith('*')
    tokens.push({
      wildcard: name ?? (isStar ? 'splat' : String(unnamed)),
      crosses: isStar
        ? syntax !== 'glob' || text === '**'
        : group !== undefined || unnamedGroup !== undefined || modifier === '*' || modifier === '+',
      least:
        isStar || modifier === '*' || modifier === '?' || unnamedGroup === '*' || group === '(.*)' ? 0 : 1,
    })
  }
  if (literal !== '') tokens.push({ literal: decode(literal) })
  return tokens
}

/** Follows all positions that the tokens can reach, then goes back along one way to the start. */
function matchTokens(tokens: Token[], text: string): Map<string, string> | undefined {
  const reached = [new Set([0])]
  for (const token of tokens) {
    const next = advance(token, reached.at(-1) ?? new Set(), text)
    if (next.size === 0) return undefined
    reached.push(next)
  }
  if (!reached.at(-1)?.has(text.length)) return undefined
  const values = new Map<string, string>()
  let end = text.length
  for (const [index, token] of [...tokens.entries()].reverse()) {
    const start = findStart(token, reached[index] ?? new Set(), end, text)
    if ('wildcard' in token) values.set(token.wildcard, text.slice(start, end))
    end = start
  }
  return values
}

function advance(token: Token, from: Set<number>, text: string): Set<number> {
  const next = new Set<number>()
  if ('literal' in token) {
    for (const start of from) {
      if (text.startsWith(token.literal, start)) next.add(start + token.literal.length)
    }
    return next
  }
  /** Where text that began at or before `index` may still go on. */
  let open = false
  for (let index = 0; index <= text.length; index += 1) {
    if (open) next.add(index)
    if (from.has(index)) {
      open = true
      if (token.least === 0) next.add(index)
    }
    if (!token.crosses && text[index] === '/') open = false
  }
  return next
}

/** The first position from which `token` leads to `end`. */
function findStart(token: Token, from: Set<number>, end: number, text: string): number {
  if ('literal' in token) return end - token.literal.length
  const earliest = token.crosses ? 0 : text.lastIndexOf('/', end - 1) + 1
  const starts = [...from].filter(start => start >= Math.min(earliest, end) && start <= end - token.least)
  return starts.reduce((first, start) => Math.min(first, start), end)
}
