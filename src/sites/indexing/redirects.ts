/** Reads redirects in files of hosts and generators, and matches them with addresses. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { toEvidence } from '../../pages/signals/signal.ts'
import { toBasePath } from '../generators/paths.ts'
import { readScript } from '../generators/script.ts'
import { Call, isRecord, Lambda, Settings, UNKNOWN } from '../generators/settings.ts'
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

type Rule = Omit<RedirectLine, 'line' | 'evidence'>

/** Readers by file name, including templates such as `index.redirects` and `mkdocs.template.yml`. */
const READERS: [name: RegExp, read: (text: string) => (Rule | RedirectLine)[]][] = [
  [/(?:^|[._-])redirects$/, readRedirectLines],
  [/^netlify\.toml$/, text => placeRules(readPairs(parseToml(text), ''), text)],
  // Mintlify has the same format as Vercel.
  [/^(?:vercel|docs|mint)\.json$/, text => placePairs(readPairs(JSON.parse(text), ''), '/')],
  [/^(?:mkdocs\b.*|\.gitbook)\.ya?ml$/, text => readConfig(readYaml(text), 'site_url')],
  [/^docusaurus\.config\.[cm]?[jt]s$/, text => readConfig(readValues(text), 'exported.baseUrl')],
  [/^next\.config\.[cm]?[jt]s$/, text => readConfig(readValues(text), 'exported.basePath')],
  // Astro and Nuxt do not put the base path before the target.
  [/^astro\.config\.[cm]?[jt]s$/, text => readConfig(readValues(text), 'exported.base', '/')],
  [/^nuxt\.config\.[cm]?[jt]s$/, text => readConfig(readValues(text), 'exported.app.baseURL', '/')],
  [/^redirects?\.[cm]?[jt]s$/, text => placePairs(readExports(text), '/')],
  [/^redirects?\.(?:ya?ml|json)$/, text => placePairs(readPairs(readYaml(text), 'redirects'), '/')],
]

/** Hosts allow fewer: Netlify and Cloudflare about 2,000, Vercel 2,048. */
const MAX_RULES = 5000

const MAX_CHARACTERS = 1024 * 1024

const MAX_LINE = 4000

/** YAML takes much longer to parse than JSON. */
const MAX_YAML_CHARACTERS = 256 * 1024

/** Returns whether a file of this name may contain redirects. */
export function holdsRedirects(name: string): boolean {
  return READERS.some(([pattern]) => pattern.test(name))
}

/**
 * Reads the redirects of a file in order. Redirects for some visitors are left out, because other visitors find no page.
 * A file that is invalid or larger than 1 MiB (YAML: 256 KiB) has no redirects.
 */
export function readRedirectFile(name: string, text: string): RedirectLine[] {
  const read = READERS.find(([pattern]) => pattern.test(name))?.[1]
  if (read === undefined || text.length > MAX_CHARACTERS) return []
  try {
    const rules = read(text).slice(0, MAX_RULES)
    return rules.map(rule => ({ line: 1, evidence: '', ...rule }))
  } catch {
    return []
  }
}

/** Reads `from to 301` of Netlify and Cloudflare. Query parameters precede the target; conditions follow the status. */
function readRedirectLines(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line, index) => {
    const [from = '', ...words] = line
      .slice(0, MAX_LINE)
      .replace(/(?:^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
    const [target, status = '301', ...conditions] = words
    if (target === undefined || !isTarget(target) || conditions.length > 0) return []
    const [, code, force] = /^(\d{3})(!?)$/.exec(status) ?? []
    const kind = readStatus(Number(code))
    if (kind === undefined) return []
    const isForced = force === '!'
    return [{ from, target, line: index + 1, evidence: line, ...kind, isForced }]
  })
}

function isTarget(target: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(target)
}

/** Returns undefined for a status without a target, such as 404. */
function readStatus(status: number): { isRewrite: boolean } | undefined {
  if (status === 200) return { isRewrite: true }
  return status >= 300 && status < 400 ? { isRewrite: false } : undefined
}

/** Fields of Vercel and Netlify that restrict a redirect to some visitors. */
const CONDITIONS = ['has', 'missing', 'query', 'conditions']

/** Keys of maps from addresses to addresses. */
const MAPS = new Set(['redirects', 'redirect_maps', 'routeRules'])
const MAX_DEPTH = 12

/** Reads the redirects of a configuration. `setting` has the base path to which they are relative. */
function readConfig(value: unknown, setting: string, targetBase?: string): Rule[] {
  const base = readBase(new Settings(value), setting)
  return placePairs(readPairs(value, ''), base, targetBase)
}

/** Without a known base path, the addresses of pages are not known either. */
function readBase(settings: Settings, setting: string): string {
  try {
    return toBasePath(settings.text(setting))
  } catch {
    return '/'
  }
}

function placePairs(rules: Rule[], base: string, targetBase = base): Rule[] {
  return rules.map(({ from, target, ...rule }) => ({
    ...rule,
    from: toAddress(from, base),
    target: toAddress(target, targetBase),
  }))
}

/**
 * Returns the redirects in a value with a key: maps of addresses, and pairs such as `{ source, destination }`. Values that
 * code computes are left out.
 */
function readPairs(value: unknown, key: string, depth = 0): Rule[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, MAX_RULES).flatMap(item => readPairs(item, key, depth + 1))
  if (value instanceof Call) return readPairs(value.args, key, depth + 1)
  // `redirects()` of Next.js returns a list.
  if (value instanceof Lambda) return readPairs(value.apply(UNKNOWN), key, depth + 1)
  if (!isRecord(value)) return []
  const isRewrite = key === 'rewrites'
  const target = readTarget(value)
  const froms = [value['source'] ?? value['from']].flat().filter(from => typeof from === 'string')
  if (target !== undefined && froms.length > 0) {
    const { status = isRewrite ? 200 : 301, force } = value
    const kind = readStatus(Number(status))
    return froms.flatMap(from =>
      kind === undefined ? [] : [{ from, target, ...kind, isForced: force === true }],
    )
  }
  return Object.entries(value).flatMap(([name, item]) => {
    const to = MAPS.has(key) ? readTarget(item) : undefined
    return to === undefined ? readPairs(item, name, depth + 1) : [{ from: name, target: to, isRewrite }]
  })
}

/** Returns an address, or the address in an object; undefined for redirects for some visitors. */
function readTarget(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!isRecord(value) || CONDITIONS.some(name => Object.keys(value[name] ?? {}).length > 0)) return undefined
  const { destination, to, target, url, redirect } = value
  return readTarget(destination ?? to ?? target ?? url ?? redirect)
}

/** Converts a path to an address. Keeps a URL. */
function toAddress(path: string, base: string): string {
  if (/^https?:/i.test(path)) return path
  const names = path.replace(/^(?:\.?\/)?/, '').replace(/(?:^|(?<=\/))README\.md$/i, 'index.md')
  return `${base}${names}`
}

/** Reads the exports of a module of redirects, which may be its default export. */
function readExports(code: string): Rule[] {
  const { exported, named } = readScript(code)
  return readPairs([exported, Object.fromEntries(named)], 'redirects')
}

function readValues(code: string): unknown {
  const { exported, named } = readScript(code)
  return { exported, ...Object.fromEntries(named) }
}

/** Ignores tags of other programs (`!!python/name:`). */
function readYaml(text: string): unknown {
  if (text.length > MAX_YAML_CHARACTERS) return {}
  // Checking that keys are unique takes time that grows with the square of their number.
  return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
}

/** Adds the first line with `from` to each rule of Netlify, because these rules may hide a page. */
function placeRules(rules: Rule[], text: string): RedirectLine[] {
  const lines = text.split('\n').map(line => line.slice(0, MAX_LINE))
  const places = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const [, from = ''] = /^\s*from\s*=\s*["']([^"']+)["']/.exec(line) ?? []
    if (!places.has(from)) places.set(from, index)
  }
  return rules.map(rule => {
    const index = places.get(rule.from) ?? 0
    return { ...rule, line: index + 1, evidence: lines[index] ?? '' }
  })
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

const MAX_PATTERN_CHARACTERS = 500

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
  if (!source.startsWith('/') || source.length > MAX_PATTERN_CHARACTERS) return undefined
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
