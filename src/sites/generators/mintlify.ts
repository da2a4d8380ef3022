import { dirname } from 'node:path/posix'
import { type Generator, perSite, type SiteContext, type SourcePage, withPagesIn } from './generator.ts'
import { parseConfig } from './parse-config.ts'
import { createIgnore, createMatcher, inside, joinPath, toAddress } from './paths.ts'
import { isRecord, UNKNOWN } from './settings.ts'

/** Files that Mintlify never publishes. */
const IGNORED =
  '.* node_modules build dist coverage tmp temp README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md /snippets/'

export const mintlify: Generator = {
  name: 'mintlify',
  title: 'Mintlify',
  config: /^(?:docs|mint)\.json$/,
  data: /(?:^|\/)(?:\.mintignore|[\w-]{0,40}navigation[\w-]{0,40}\.json)$/,
  // Both formats require these keys.
  isConfig: text => /"navigation"\s*:/.test(text) && /"colors"\s*:/.test(text),
  proposals: { title: ['name'] },
  // The host sets a base path, and redirects are relative to it.
  listBases: () => ['/'],
  ...withPagesIn(({ folder }) => folder, findAddresses),
  isUnlisted,
}

const createFilter = perSite(({ folder, settings, files }) => {
  const own = files.textOf(joinPath(folder, '.mintignore')) ?? ''
  const isIgnored = createIgnore(`${IGNORED.replaceAll(' ', '\n')}\n${own}`)
  const isSnippet = createMatcher(settings.texts('snippets') ?? [])
  return (path: string) => isIgnored(path) || isSnippet(path)
})

function findAddresses(path: string, _page: SourcePage, site: SiteContext): string[] | undefined {
  if (!/\.mdx?$/.test(path)) return undefined
  if (createFilter(site)(path)) return []
  return [toAddress('/', withoutExtension(path), '').replace(/(?<=.)\/$/, '')]
}

/** Mintlify asks search engines to leave out hidden pages and those outside of the navigation. */
function isUnlisted({ path, fields }: SourcePage, site: SiteContext): boolean {
  const { settings, folder } = site
  if (settings.text('seo.indexing') === 'all' || settings.flag('seo.indexHiddenPages') === true) return false
  if (fields['hidden'] === true) return true
  const own = inside(folder, path)
  const listed = listNavigation(site)
  return own !== undefined && listed !== undefined && !listed.has(withoutExtension(own))
}

/** Returns the pages of the navigation; undefined if they are in a file that is not read. */
const listNavigation = perSite(({ settings, config, files }) => {
  const listed = new Set<string>()
  const read = new Set<string>()
  function collect(value: unknown, file: string): boolean {
    if (typeof value === 'string') listed.add(withoutExtension(value.replace(/^\//, '')))
    if (Array.isArray(value)) return value.every(item => collect(item, file))
    if (!isRecord(value) || (value['hidden'] === true && value['searchable'] !== true)) return true
    const { $ref, ...others } = value
    const target = joinPath(dirname(file), typeof $ref === 'string' ? $ref : '')
    if ($ref !== undefined && !read.has(target)) {
      read.add(target)
      const inner = parseConfig(target, files) ?? UNKNOWN
      if (inner === UNKNOWN || !collect(inner, target)) return false
    }
    return Object.values(others).every(item => collect(item, file))
  }
  return collect(settings.at('navigation'), config) ? listed : undefined
})

function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, '')
}
