/** Reads `noindex` in headers, settings and layouts of a site. */
import { basename } from 'node:path/posix'
import { parse as parseToml } from 'smol-toml'
import { readTagSignals, toEvidence } from '../../pages/signals/signal.ts'
import type { HiddenReason } from '../barriers.ts'
import { findSource, withStarlight } from '../generators/astro.ts'
import { joinPath } from '../generators/paths.ts'
import { readScript } from '../generators/script.ts'
import { isRecord, Settings } from '../generators/settings.ts'
import { type AddressedPage, listAddresses } from './addresses.ts'
import { readPathPattern } from './redirects.ts'
import { findRoot, mayBeFor } from './robots.ts'

/** A line that hides the pages of a site. */
export interface NoindexRule extends Pick<HiddenReason, 'file' | 'line' | 'evidence'> {
  root: string
  /** The pattern of the addresses; undefined for all pages. */
  pattern: string | undefined
}

const HEADERS = /^(?:_headers|vercel\.json|netlify\.toml)$/
const MINTLIFY = /^(?:docs|mint)\.json$/
const DOCUSAURUS = /^docusaurus\.config\.[cm]?[jt]s$/
const ASTRO = /^astro\.config\.[cm]?[jt]s$/
/** Together with the name, matches layouts of all pages. Other layouts are for some pages. */
const LAYOUT_FOLDER = /(?:^|\/)(?:_?layouts?|_includes|partials|templates)\//i
const LAYOUT_NAME =
  /^_?(?:default|base\w*|\w*layout|\w*head|root|main|app|seo|meta)\.(?:html?|njk|liquid|astro|vue|svelte|hbs|ejs|j2)$/i

/** Returns whether a file may contain such a rule. */
export function holdsNoindex(path: string): boolean {
  const name = basename(path)
  const isSettings = HEADERS.test(name) || [DOCUSAURUS, MINTLIFY, ASTRO].some(settings => settings.test(name))
  return isSettings || (LAYOUT_FOLDER.test(path) && LAYOUT_NAME.test(name))
}

/** Returns no rules for an invalid file. */
export function readNoindexRules(path: string, text: string): NoindexRule[] {
  const name = basename(path)
  const lines = text.split('\n')
  const layouts = LAYOUT_FOLDER.exec(path)
  const root = findRoot(layouts === null ? path : `${path.slice(0, layouts.index)}/x`)
  const toRule = (index: number, pattern?: string): NoindexRule => {
    const evidence = toEvidence(lines[index] ?? '')
    return { file: path, root, line: index + 1, evidence, pattern }
  }
  try {
    if (name === '_headers') return readHeaderLines(lines).map(({ index, pattern }) => toRule(index, pattern))
    if (HEADERS.test(name)) {
      const config: unknown = name.endsWith('.toml') ? parseToml(text) : JSON.parse(text)
      const index = lines.findIndex(line => /x-robots-tag/i.test(line))
      return readHeaderTable(config).map(pattern => toRule(index, pattern))
    }
    if (DOCUSAURUS.test(name)) {
      const { exported } = readScript(text)
      const index = lines.findIndex(line => /\bnoIndex\b/.test(line))
      return isRecord(exported) && exported['noIndex'] === true ? [toRule(index)] : []
    }
    if (MINTLIFY.test(name)) {
      const settings = new Settings(JSON.parse(text))
      const index = lines.findIndex(line => /"robots"\s*:/.test(line))
      const isHidden = ['seo.metatags.robots', 'metadata.robots'].some(key => isNoindex(settings.at(key)))
      return isHidden ? [toRule(index)] : []
    }
    if (ASTRO.test(name)) {
      const settings = withStarlight(new Settings(readScript(text).exported))
      const index = lines.findIndex(line => /['"]robots['"]/.test(line))
      const docs = joinPath(findSource({ folder: root, settings }), 'content/docs')
      return settings.items('starlight.head').some(isNoindexTag) ? [{ ...toRule(index), root: docs }] : []
    }
    const signals = readTagSignals(text, 'html').filter(({ kind, crawler }) => kind === 'noindex' && !crawler)
    return signals.map(({ line }) => toRule(line - 1))
  } catch {
    return []
  }
}

/** Returns the first rule for a page. */
export function findNoindex(page: AddressedPage, rules: readonly NoindexRule[]): NoindexRule | undefined {
  return rules.find(({ root, pattern }) => {
    if (!mayBeFor(root, page)) return false
    if (pattern === undefined) return true
    const compiled = readPathPattern(pattern)
    return listAddresses(page).some(address => compiled?.match(address) !== undefined)
  })
}

function isNoindex(value: unknown): boolean {
  return typeof value === 'string' && /(?:^|[\s,])(?:noindex|none)\b/i.test(value) && !value.includes(':')
}

/** Reads `{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' } }`. */
function isNoindexTag(tag: unknown): boolean {
  const attrs = isRecord(tag) && tag['tag'] === 'meta' ? tag['attrs'] : undefined
  return isRecord(attrs) && attrs['name'] === 'robots' && isNoindex(attrs['content'])
}

function readHeaderLines(lines: string[]): { index: number; pattern: string }[] {
  let pattern = ''
  return lines.flatMap((line, index) => {
    if (/^\S/.test(line) && !line.startsWith('#')) pattern = line.trim()
    const [, value] = /^\s+x-robots-tag\s*:\s*(.*)$/i.exec(line) ?? []
    return isNoindex(value) ? [{ index, pattern }] : []
  })
}

/** Reads `headers` of Vercel (`source` and a list) and of Netlify (`for` and `values`), except rules for some visitors. */
function readHeaderTable(config: unknown): string[] {
  const entries = isRecord(config) && Array.isArray(config['headers']) ? config['headers'] : []
  return entries.flatMap(entry => {
    if (!isRecord(entry) || 'has' in entry || 'missing' in entry) return []
    const pattern = entry['source'] ?? entry['for']
    const { values, headers } = entry
    const list = isRecord(values) ? Object.entries(values).map(([key, value]) => ({ key, value })) : headers
    const isHidden = (Array.isArray(list) ? list : []).some(
      each => isRecord(each) && /^x-robots-tag$/i.test(String(each['key'])) && isNoindex(each['value']),
    )
    return isHidden && typeof pattern === 'string' ? [pattern] : []
  })
}
