/** Finds the sites that the generators publish from a repository, and the addresses of their pages. */
import { remember } from '../../lib/remember.ts'
import { normalize } from '../../lib/text.ts'
import { isWithin } from '../folder-rules.ts'
import { astro } from './astro.ts'
import { docusaurus } from './docusaurus.ts'
import { eleventy } from './eleventy.ts'
import { type Generator, perSite, type SiteContext, type SiteFiles, type SourcePage } from './generator.ts'
import { hugo } from './hugo.ts'
import { jekyll } from './jekyll.ts'
import { mintlify } from './mintlify.ts'
import { mkdocs } from './mkdocs.ts'
import { next } from './next.ts'
import { nuxt } from './nuxt.ts'
import { readConfig } from './parse-config.ts'
import { inside, joinAddress, joinPath, withoutIndex } from './paths.ts'
import { UnknownSetting } from './settings.ts'
import { sphinx } from './sphinx.ts'
import { vitepress } from './vitepress.ts'

/** Several sites in one folder are listed in this order. */
export const generators: readonly Generator[] = [
  docusaurus,
  hugo,
  mintlify,
  mkdocs,
  vitepress,
  astro,
  nuxt,
  next,
  eleventy,
  jekyll,
  sphinx,
]

export interface FoundSite extends SiteContext {
  generator: Generator
}

/** Returns the first of the settings from which `init` proposes a value. Throws like a generator. */
export function proposeFrom({ generator, settings }: FoundSite, kind: 'title' | 'url' | 'language') {
  const names = generator.proposals?.[kind] ?? []
  // Settings after the first that is set need not be known.
  const values = names.values().map(name => settings.text(name))
  return values.find(value => value !== undefined)
}

/** Folders whose configurations belong to other sites or to none. */
const OTHER_SITES =
  /(?:^|\/)(?:node_modules|vendor|themes?|tests?|__tests__|fixtures?|examples?|\w*templates?)\//i
const MAX_FOLDERS = 5

/** Matches modules that configurations import for values of their own, such as the languages of a site. */
const IMPORTED =
  /(?:^|\/)(?:locales?|languages?|i18n|consts?|constants|config|settings|site(?:[-_.]?config)?)\.(?:[cm]?[jt]s|json)$/i

/** Returns whether a file may be a configuration or data of a generator. */
export const isGeneratorFile = remember(path => {
  if (OTHER_SITES.test(path) || path.split('/').length > MAX_FOLDERS + 5) return false
  if (IMPORTED.test(path)) return true
  return generators.some(({ config, data }) => findSiteFolder(path, config) !== undefined || data?.test(path))
})

function findSiteFolder(path: string, config: RegExp): string | undefined {
  const parts = path.split('/')
  for (let index = Math.max(0, parts.length - 3); index < parts.length; index += 1) {
    if (config.test(parts.slice(index).join('/'))) return parts.slice(0, index).join('/')
  }
  return undefined
}

/** Returns the sites of a repository, the nearest to its root first. */
export function findSites(files: SiteFiles): FoundSite[] {
  const paths = [...files.paths]
    .filter(path => isGeneratorFile(path) && path.split('/').length <= MAX_FOLDERS + 1)
    .sort()
  const found = new Map<string, FoundSite>()
  for (const generator of generators) {
    for (const config of paths) {
      const folder = findSiteFolder(config, generator.config)
      const text = files.textOf(config)
      const key = `${generator.name} ${folder}`
      if (folder === undefined || text === undefined || found.has(key)) continue
      if (generator.isConfig?.(text) === false) continue
      found.set(key, openSite(generator, { folder, config, settings: readConfig(config, files), files }))
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.folder.split('/').length - b.folder.split('/').length || (a.folder < b.folder ? -1 : 1),
  )
}

function openSite(generator: Generator, own: SiteContext): FoundSite {
  const readSettings = perSite(generator.readSettings ?? (({ settings }) => settings))
  return {
    ...own,
    generator,
    get settings() {
      return readSettings(own)
    },
  }
}

/** The values of the input `generator`. */
export const generatorNames: readonly string[] = [...generators.map(({ name }) => name), 'none']

/** A line of the input `generator`. The folder is '' for all sites. */
export interface GeneratorChoice {
  folder: string
  name: string
}

/** Reads lines of `hugo` or `docs = hugo`; undefined if a name is unknown. `none` matches no site. */
export function readGeneratorChoices(lines: string[]): GeneratorChoice[] | undefined {
  const choices = lines.map(line => {
    const end = line.indexOf('=')
    return { folder: joinPath(line.slice(0, Math.max(end, 0)).trim()), name: line.slice(end + 1).trim() }
  })
  return choices.every(({ name }) => generatorNames.includes(name)) ? choices : undefined
}

/** Returns the chosen sites; without choices, all of them. */
export function chooseSites(sites: FoundSite[], choices: readonly GeneratorChoice[]): FoundSite[] {
  if (choices.length === 0) return sites
  return sites.filter(({ generator, folder }) =>
    choices.some(choice => choice.name === generator.name && isWithin(folder, choice.folder)),
  )
}

/** The setting on which unknown addresses depend; '' for the whole file. */
export interface NeededSetting {
  name: string
  file: string
}

interface PlacedPage {
  /** Undefined if they are not known. */
  addresses: string[] | undefined
  needs?: NeededSetting
  base: string
  isUnlisted?: boolean
}

/** Returns the addresses of a page on the innermost site that contains it; undefined if no site does. */
export function placeIn(sites: readonly FoundSite[], page: SourcePage): PlacedPage | undefined {
  for (const site of sites.toReversed()) {
    const placed = placeOn(site, page)
    if (placed !== undefined) return placed
  }
  return undefined
}

function placeOn(site: FoundSite, page: SourcePage): PlacedPage | undefined {
  const { generator } = site
  try {
    const addresses = findCopies(site, page.path) ?? generator.findAddresses(page, site)
    if (addresses === undefined) return undefined
    const [base = '/'] = generator.listBases(site)
    const isUnlisted = generator.isUnlisted?.(page, site) === true
    return { addresses: addresses.map(address => normalize(address, 'NFC')), base, isUnlisted }
  } catch (error) {
    if (!(error instanceof UnknownSetting)) throw error
    return { addresses: undefined, needs: { name: error.message, file: site.config }, base: '/' }
  }
}

function findCopies(site: FoundSite, path: string): string[] | undefined {
  if (!/\.html?$/i.test(path)) return undefined
  const folders = site.generator.listStatics?.(site) ?? []
  const copied = folders.map(folder => inside(folder, path)).find(each => each !== undefined)
  return copied === undefined
    ? undefined
    : site.generator.listBases(site).map(base => withoutIndex(joinAddress(base, copied)))
}
