/** Reads the files in which hosts and generators look for redirects. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { toBasePath } from '../generators/generator.ts'
import { readScript } from '../generators/script.ts'
import { Call, isRecord, Lambda, Settings, UNKNOWN } from '../generators/settings.ts'
import type { RedirectLine } from './redirects.ts'

type Rule = Omit<RedirectLine, 'line' | 'evidence'>

/** File names, and how each file is read. Some are made of a template: `index.redirects`, `mkdocs.template.yml`. */
const READERS: [name: RegExp, read: (text: string) => (Rule | RedirectLine)[]][] = [
  [/(?:^|[._-])redirects$/, readRedirectLines],
  [/^netlify\.toml$/, text => placeRules(readNetlify(parseToml(text)), text)],
  // Mintlify's files list redirects as Vercel's does.
  [/^(?:vercel|docs|mint)\.json$/, text => placePairs(readPairs(JSON.parse(text), ''), '/')],
  [/^(?:mkdocs\b.*|\.gitbook)\.ya?ml$/, text => readConfig(readYaml(text), 'site_url')],
  [/^docusaurus\.config\.[cm]?[jt]s$/, text => readConfig(valuesOf(text), 'exported.baseUrl')],
  [/^next\.config\.[cm]?[jt]s$/, text => readConfig(valuesOf(text), 'exported.basePath')],
  // Astro and Nuxt do not put the base path before the target.
  [/^astro\.config\.[cm]?[jt]s$/, text => readConfig(valuesOf(text), 'exported.base', '/')],
  [/^nuxt\.config\.[cm]?[jt]s$/, text => readConfig(valuesOf(text), 'exported.app.baseURL', '/')],
  [/^redirects?\.[cm]?[jt]s$/, text => placePairs(readPairs(valuesOf(text), 'redirects'), '/')],
  [/^redirects?\.(?:ya?ml|json)$/, text => placePairs(readPairs(readYaml(text), 'redirects'), '/')],
]

/** Hosts allow fewer: Netlify and Cloudflare some 2,000, Vercel 2,048. */
const MAX_RULES = 5000

const MAX_CHARACTERS = 1024 * 1024

/** Characters of a line that are read. */
const MAX_LINE = 4000

/** YAML takes many times longer to read than JSON. */
const MAX_YAML_CHARACTERS = 256 * 1024

/** Returns whether a file of this name may contain redirects. */
export function holdsRedirects(name: string): boolean {
  return READERS.some(([pattern]) => pattern.test(name))
}

/**
 * Reads the redirects of a file by its name, in their order. Rules for some visitors only are left out: their other
 * visitors meet no page. A file that cannot be read, or is larger than 1 MiB (YAML: 256 KiB), has none.
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

/** `from to 301`, as Netlify and Cloudflare read it: query parameters are between `from` and `to`, conditions after the status. */
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

/** Undefined for a status that leads nowhere: 404. */
function readStatus(status: number): { isRewrite: boolean } | undefined {
  if (status === 200) return { isRewrite: true }
  return status >= 300 && status < 400 ? { isRewrite: false } : undefined
}

/** A list whose entries of another form are left out. */
function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(z.unknown())
    .catch([])
    .transform(items =>
      items.slice(0, MAX_RULES).flatMap(item => {
        const { data } = schema.safeParse(item)
        return data === undefined ? [] : [data]
      }),
    )
}

const absent = z.union([z.null(), z.array(z.never()), z.strictObject({})]).optional()

const netlifySchema = z.looseObject({
  redirects: listOf(
    z.looseObject({
      from: z.string(),
      to: z.string(),
      status: z.number().default(301),
      force: z.boolean().default(false),
      query: absent,
      conditions: absent,
    }),
  ),
})

function readNetlify(config: unknown): Rule[] {
  return netlifySchema.parse(config).redirects.flatMap(({ from, to, status, force }) => {
    const kind = readStatus(status)
    return kind === undefined ? [] : [{ from, target: to, ...kind, isForced: force }]
  })
}

/** Keys of maps from one address to another. */
const MAPS = new Set(['redirects', 'redirect_maps', 'routeRules'])
const MAX_DEPTH = 12

/** Reads the redirects of a configuration. Their paths count from the base path that a setting gives. */
function readConfig(value: unknown, setting: string, targetBase?: string): Rule[] {
  const base = toBasePath(new Settings(value).text(setting))
  return placePairs(readPairs(value, ''), base, targetBase)
}

function placePairs(rules: Rule[], base: string, targetBase = base): Rule[] {
  return rules.map(({ from, target, ...rule }) => ({
    ...rule,
    from: rooted(from, base),
    target: rooted(target, targetBase),
  }))
}

/**
 * Returns the redirects in the values of a configuration: maps of addresses, and pairs such as `{ source, destination }`.
 * `key`: that of the value. Values that code computes are unknown, and left out.
 */
function readPairs(value: unknown, key: string, depth = 0): Rule[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.slice(0, MAX_RULES).flatMap(item => readPairs(item, key, depth + 1))
  if (value instanceof Call) return readPairs(value.args, key, depth + 1)
  // `redirects()` of Next.js returns a list.
  if (value instanceof Lambda) return readPairs(value.apply(UNKNOWN), key, depth + 1)
  if (!isRecord(value)) return []
  const isRewrite = key === 'rewrites'
  const target = targetOf(value)
  const froms = [value['source'] ?? value['from']].flat().filter(from => typeof from === 'string')
  if (target !== undefined && froms.length > 0) return froms.map(from => ({ from, target, isRewrite }))
  return Object.entries(value).flatMap(([name, item]) => {
    const to = MAPS.has(key) ? targetOf(item) : undefined
    return to === undefined ? readPairs(item, name, depth + 1) : [{ from: name, target: to, isRewrite }]
  })
}

/** An address, or an object that names it. Redirects for some visitors have none. */
function targetOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (!isRecord(value) || 'has' in value || 'missing' in value) return undefined
  return targetOf(value['destination'] ?? value['to'] ?? value['redirect'])
}

/** A path of a file or a site as an address; a URL stays. */
function rooted(path: string, base: string): string {
  if (/^https?:/i.test(path)) return path
  const names = path.replace(/^(?:\.?\/)?/, '').replace(/(?:^|(?<=\/))README\.md$/i, 'index.md')
  return `${base}${names}`
}

function valuesOf(code: string): unknown {
  const { exported, named } = readScript(code)
  return { exported, ...Object.fromEntries(named) }
}

/** Tags of other programs (`!!python/name:`) are ignored. */
function readYaml(text: string): unknown {
  if (text.length > MAX_YAML_CHARACTERS) return {}
  // To compare each key with all others takes time that grows with the square of their number.
  return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
}

/** Gives each rule of Netlify the first line that has its `from`. Only these rules may hide a page. */
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
