/** Reads the files in which hosts and generators look for redirects. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { basePathOf } from '../generators/generator.ts'
import { readScript } from '../generators/script.ts'
import type { RedirectLine } from './redirects.ts'

type Rule = Omit<RedirectLine, 'line' | 'evidence'>

/** File names, and how each file is read. Some are made of a template: `index.redirects`, `mkdocs.template.yml`. */
const READERS: [name: RegExp, read: (text: string) => (Rule | RedirectLine)[]][] = [
  [/(?:^|[._-])redirects$/, readRedirectLines],
  [/^netlify\.toml$/, text => placeRules(readNetlify(parseToml(text)), text)],
  // Mintlify's files list redirects as Vercel's does.
  [/^(?:vercel|docs|mint)\.json$/, text => readVercel(JSON.parse(text))],
  [/^mkdocs\b.*\.ya?ml$/, text => readMkdocs(readYaml(text))],
  [/^\.gitbook\.ya?ml$/, text => readGitbook(readYaml(text))],
  [/^docusaurus\.config\.[cm]?[jt]s$/, readDocusaurus],
]

/** Hosts allow fewer: Netlify and Cloudflare some 2,000, Vercel 2,048. */
const MOST_RULES = 5000

const MOST_CHARACTERS = 1024 * 1024

/** What is further right in a line of a file is not read, or looked for. */
const MOST_LINE = 4000

/** YAML takes many times longer to read than JSON. */
const MOST_YAML_CHARACTERS = 256 * 1024

/** Tells whether a file of this name may hold redirects. */
export function holdsRedirects(name: string): boolean {
  return READERS.some(([pattern]) => pattern.test(name))
}

/**
 * Reads the redirects of a file by its name, in their order. Rules for some visitors only are left out: their other
 * visitors meet no page. A file that cannot be read, or is larger than 1 MiB (YAML: 256 KiB), has none.
 */
export function readRedirectFile(name: string, text: string): RedirectLine[] {
  const read = READERS.find(([pattern]) => pattern.test(name))?.[1]
  if (read === undefined || text.length > MOST_CHARACTERS) return []
  try {
    const rules = read(text).slice(0, MOST_RULES)
    return rules.map(rule => ({ line: 1, evidence: '', ...rule }))
  } catch {
    return []
  }
}

/** `from to 301`, Netlify's and Cloudflare's. Between `from` and `to` stand query parameters, after the status conditions. */
function readRedirectLines(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line, index) => {
    const [from = '', ...words] = line
      .slice(0, MOST_LINE)
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
      items.slice(0, MOST_RULES).flatMap(item => {
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

const vercelRules = listOf(
  z.looseObject({ source: z.string(), destination: z.string(), has: absent, missing: absent }),
)
const vercelSchema = z.looseObject({ redirects: vercelRules, rewrites: vercelRules })

function readVercel(config: unknown): Rule[] {
  const { redirects, rewrites } = vercelSchema.parse(config)
  const toRule =
    (isRewrite: boolean) =>
    ({ source, destination }: { source: string; destination: string }): Rule => ({
      from: source,
      target: destination,
      isRewrite,
    })
  return [...redirects.map(toRule(false)), ...rewrites.map(toRule(true))]
}

const pathsSchema = z.record(z.string(), z.unknown()).catch({})
const mkdocsPlugin = z.looseObject({ redirects: z.looseObject({ redirect_maps: pathsSchema }) })
const mkdocsSchema = z.looseObject({
  site_url: z.string().optional().catch(undefined),
  plugins: z.union([mkdocsPlugin.transform(one => [one]), listOf(mkdocsPlugin)]).catch([]),
})

/** The plugin mkdocs-redirects: paths of files below the folder of the pages. */
function readMkdocs(config: unknown): Rule[] {
  const { plugins, site_url } = mkdocsSchema.parse(config)
  const base = basePathOf(site_url)
  return plugins.flatMap(({ redirects }) => readPaths(redirects.redirect_maps, base))
}

const gitbookSchema = z.looseObject({ redirects: pathsSchema })

function readGitbook(config: unknown): Rule[] {
  return readPaths(gitbookSchema.parse(config).redirects)
}

function readPaths(paths: Record<string, unknown>, base = '/'): Rule[] {
  return Object.entries(paths).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ from: rooted(from, base), target: rooted(to, base), isRewrite: false }] : [],
  )
}

/** A path of a file as an address; a URL stays. */
function rooted(path: string, base: string): string {
  return isTarget(path)
    ? path
    : `${base}${path.replace(/^\.\//, '').replace(/(?:^|(?<=\/))README\.md$/i, 'index.md')}`
}

/** Tags of other programs (`!!python/name:`) are no reason to complain. */
function readYaml(text: string): unknown {
  if (text.length > MOST_YAML_CHARACTERS) return {}
  // To compare each key with all others takes time that grows with the square of their number.
  return parseYaml(text, { logLevel: 'silent', uniqueKeys: false })
}

const docusaurusSchema = z.looseObject({
  baseUrl: z.string(),
  plugins: listOf(
    z.tuple([
      z.string(),
      z.looseObject({
        redirects: listOf(
          z.looseObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }),
        ),
      }),
    ]),
  ),
})

/** The plugin client-redirects, whose paths count from `baseUrl`. What code puts together is unknown. */
function readDocusaurus(code: string): Rule[] {
  const { data } = docusaurusSchema.safeParse(readScript(code).exported)
  const base = (data?.baseUrl ?? '/').replace(/\/$/, '')
  const options = data?.plugins.find(([name]) => name.endsWith('client-redirects'))?.[1]
  return (options?.redirects ?? []).flatMap(({ from, to }) =>
    [from].flat().map(path => ({
      from: `${base}${path}`,
      target: to.startsWith('/') ? `${base}${to}` : to,
      isRewrite: false,
    })),
  )
}

/** Gives rules of Netlify, which alone may hide a page, the first line that has their `from`. */
function placeRules(rules: Rule[], text: string): RedirectLine[] {
  const lines = text.split('\n').map(line => line.slice(0, MOST_LINE))
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
