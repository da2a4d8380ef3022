/** The generators that the gate knows, and the sites of a repository that they publish. */
import { normalize } from '../../lib/text.ts'
import { astro } from './astro.ts'
import { docusaurus } from './docusaurus.ts'
import { eleventy } from './eleventy.ts'
import {
  type GeneratedSite,
  type Generator,
  inside,
  joinAddress,
  joinPath,
  type SiteFiles,
  type SourcePage,
  withoutIndex,
} from './generator.ts'
import { hugo } from './hugo.ts'
import { jekyll } from './jekyll.ts'
import { mkdocs } from './mkdocs.ts'
import { next } from './next.ts'
import { nuxt } from './nuxt.ts'
import { parseConfig } from './parse-config.ts'
import { Settings, UnknownSetting } from './settings.ts'
import { sphinx } from './sphinx.ts'
import { vitepress } from './vitepress.ts'

/** In the order in which they are looked for in one folder. */
export const generators: readonly Generator[] = [
  docusaurus,
  hugo,
  mkdocs,
  vitepress,
  astro,
  nuxt,
  next,
  eleventy,
  jekyll,
  sphinx,
]

export interface FoundSite extends GeneratedSite {
  generator: Generator
  /** The folder that the configuration is for. */
  folder: string
  /** The file that shows the generator: what `init` gives as evidence. */
  config: string
}

/** Folders whose configurations are of other sites, or of none. */
const OTHER_SITES =
  /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i
const MAX_FOLDERS = 5

/** Returns whether the text of a file is needed to know the addresses of pages. */
export function isGeneratorFile(path: string): boolean {
  if (OTHER_SITES.test(path) || path.split('/').length > MAX_FOLDERS + 5) return false
  return generators.some(({ config, data }) => folderOf(path, config) !== undefined || data?.test(path))
}

/** Returns the folder of the site that a configuration is for; undefined for another file. */
function folderOf(path: string, config: RegExp): string | undefined {
  const parts = path.split('/')
  for (let index = Math.max(0, parts.length - 3); index < parts.length; index += 1) {
    if (config.test(parts.slice(index).join('/'))) return parts.slice(0, index).join('/')
  }
  return undefined
}

/** Returns the sites of a repository, those nearest to its root first. */
export function findSites(files: SiteFiles): FoundSite[] {
  const paths = [...files.paths]
    .filter(path => isGeneratorFile(path) && path.split('/').length <= MAX_FOLDERS + 1)
    .sort()
  const found = new Map<string, FoundSite>()
  for (const generator of generators) {
    for (const config of paths) {
      const folder = folderOf(config, generator.config)
      const text = files.textOf(config)
      const key = `${generator.name} ${folder}`
      if (folder === undefined || text === undefined || found.has(key)) continue
      if (generator.isConfig?.(text) === false) continue
      const settings = new Settings(parseConfig(config, text, files.textOf))
      found.set(key, { ...generator.read({ folder, config, settings, files }), generator, folder, config })
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.folder.split('/').length - b.folder.split('/').length || (a.folder < b.folder ? -1 : 1),
  )
}

/** The values of `generator`. */
export const generatorNames: readonly string[] = [...generators.map(({ name }) => name), 'none']

/** A generator that the settings name, for the sites in a folder; '' for all. */
export interface GeneratorChoice {
  folder: string
  name: string
}

/** Reads lines of `hugo` or `docs = hugo`. Undefined for a line that names no generator. `none` finds no site. */
export function readGeneratorChoices(lines: string[]): GeneratorChoice[] | undefined {
  const choices = lines.map(line => {
    const end = line.indexOf('=')
    return { folder: joinPath(line.slice(0, Math.max(end, 0)).trim()), name: line.slice(end + 1).trim() }
  })
  return choices.every(({ name }) => generatorNames.includes(name)) ? choices : undefined
}

/** Returns the sites that the settings name; without any, all. */
export function chooseSites(sites: FoundSite[], choices: readonly GeneratorChoice[]): FoundSite[] {
  if (choices.length === 0) return sites
  return sites.filter(({ generator, folder }) =>
    choices.some(
      choice =>
        choice.name === generator.name && `${folder}/`.startsWith(joinAddress(choice.folder, '/').slice(1)),
    ),
  )
}

/** The addresses of a page; `unknown` if they depend on a value that is not known. */
type Addresses = string[] | 'unknown'

/** Returns the addresses of a page on the innermost site that it is part of; undefined if it is part of none. */
export function placeIn(
  sites: readonly FoundSite[],
  page: SourcePage,
): { addresses: Addresses; base: string } | undefined {
  for (const site of sites.toReversed()) {
    const place = readPlace(site, page)
    if (place !== undefined) return place
  }
  return undefined
}

function readPlace(site: FoundSite, page: SourcePage): ReturnType<typeof placeIn> {
  try {
    const addresses = copiedAddresses(site, page.path) ?? site.addressesOf(page)
    if (addresses === undefined) return undefined
    return { addresses: addresses.map(address => normalize(address, 'NFC')), base: site.bases()[0] ?? '/' }
  } catch (error) {
    if (error instanceof UnknownSetting) return { addresses: 'unknown', base: '/' }
    throw error
  }
}

function copiedAddresses(site: FoundSite, path: string): string[] | undefined {
  if (!/\.html?$/i.test(path)) return undefined
  const [copied] = (site.statics?.() ?? []).flatMap(folder => inside(folder, path) ?? [])
  return copied === undefined ? undefined : site.bases().map(base => withoutIndex(joinAddress(base, copied)))
}
