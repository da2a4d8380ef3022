/** The pages an answer can be drawn from. */

import {
  type PageSource,
  type PageWatch,
  type Reading,
  type SkippedFile,
  type SourceFile,
  type TextReading,
  type Unreadable,
  unwatched,
} from '../checkout/source.ts'
import { formatOf } from '../pages/formats.ts'
import { type PageContent, parsePage } from '../pages/page.ts'
import { type CopyFilter, createCopyFilters } from './copies/copies.ts'
import {
  type CompetitorFolder,
  hasOriginOnly,
  originOf,
  ownerOf,
  type SiteUrl,
  urlOf,
} from './folder-rules.ts'
import type { SiteFiles, SourcePage } from './generators/generator.ts'
import {
  chooseSites,
  type FoundSite,
  findSites,
  type GeneratorChoice,
  placeIn,
} from './generators/generators.ts'
import { literalFolder } from './glob.ts'
import { isPartial, partialFolderOf } from './includes/resolve.ts'
import { type IncludeMemory, type IncludingSource, withIncludes } from './includes/with-includes.ts'
import { decode, toSourcePage } from './indexing/addresses.ts'
import { createSite, isSiteFile, readSiteFile, type SiteFile, type SiteRules } from './indexing/site.ts'
import { createLanguageFilter, type LanguageFilter } from './language.ts'

export interface Page {
  /** Path in the repository. */
  path: string
  /** Public URL; the path when there is none. */
  url: string
  /** Paths from the root of the host on, decoded; none for a file that is not published. Undefined if they are not known. */
  addresses: readonly string[] | undefined
  /** The path that its aliases count from: '/', or the base path of the site. */
  base: string
  /** Name of the competitor it belongs to; undefined for the brand's own. */
  owner: string | undefined
  /** Equal ids mean equal content. */
  id: string
  /** One object for all pages of the same content. */
  content: PageContent
}

/** Returns whether a page is the brand's own. */
export function isOwn({ owner }: Page): boolean {
  return owner === undefined
}

export interface Corpus {
  /** Public pages, by path. */
  pages: Page[]
  /** Pages that their own text or folder hides: drafts, `noindex`; see hiddenReasons. */
  hidden: Page[]
  /** Paths of the files whose text pages show in the place of an include. */
  included: Set<string>
  /** What `robots.txt` and redirects say; empty when no file says anything. */
  site: SiteRules
  /** The sites whose generators give the addresses, the nearest to the root first. */
  sites: FoundSite[]
  /** The files that these generators read. */
  files: SiteFiles
  /** Files that were left out. */
  unreadable: Unreadable[]
  /** Files that could contain pages but do not, including `unreadable` files, and pages without text. */
  skipped: SkippedFile[]
}

export interface CorpusSettings {
  /** The run's language: pages of another are skipped. Undefined for pages of all languages. */
  language?: string | undefined
  competitors: CompetitorFolder[]
  siteUrls: SiteUrl[]
  /** The named generators. Empty if they are detected. */
  generators?: GeneratorChoice[] | undefined
  /** Globs that chose the pages; none for the default choice. */
  content?: string[]
  /** Pages of a later date are not published yet. Default: the time at which the reading begins. */
  now?: Date
  /** Follows the reading; undefined for pages that nobody else writes. */
  watch?: PageWatch | undefined
}

/** What a file was found to be. */
type Parsed = { content: PageContent } | { siteFile: SiteFile } | { unreadable: Unreadable['reason'] }

type CorpusLoader = (base: PageSource, head: PageSource, signal?: AbortSignal) => Promise<Corpora>
type Corpora = Record<'base' | 'head', Corpus>

/**
 * Returns a loader of two trees. A file that several of them contain is read and parsed once. Its calls must not overlap. They reject
 * with an AvgError, or with the signal's reason.
 */
export function createCorpusLoader(settings: CorpusSettings): CorpusLoader {
  const { language, watch = unwatched, now = new Date() } = settings
  const parsed = new Map<string, Parsed>()
  const memory: IncludeMemory = new Map()
  const filterOf = (sources: PageSource[]) =>
    language === undefined
      ? undefined
      : createLanguageFilter(
          language,
          sources.flatMap(({ files }) => files.map(({ path }) => path)),
        )
  const globs = settings.content?.filter(glob => !glob.startsWith('!')) ?? []
  const createCopyFilter = createCopyFilters(globs.map(literalFolder))
  const ownPaths = ({ files }: PageSource) =>
    files.map(({ path }) => path).filter(path => ownerOf(path, settings.competitors) === undefined)

  return async (base, head, signal) => {
    const filter = filterOf([base, head])
    const after = withoutTranslations(head, filter)
    const before = base === head ? after : withoutTranslations(base, filter)
    const isCopy = createCopyFilter(ownPaths(before), ownPaths(after))
    const load = async (source: PageSource) => {
      const readable = withIncludes(withoutCopies(source, isCopy), memory)
      await parseFiles([...readable.files, ...readable.siteFiles], readable, parsed, watch, signal)
      return () => assemble(readable, parsed, { ...settings, now }, filter)
    }
    const assembleHead = await load(after)
    const assembleBase = before === after ? assembleHead : await load(before)
    return { base: assembleBase(), head: assembleHead() }
  }
}

/** Reads the pages of a source; see createCorpusLoader. */
export async function loadCorpus(
  source: PageSource,
  settings: CorpusSettings,
  signal?: AbortSignal,
): Promise<Corpus> {
  return (await createCorpusLoader(settings)(source, source, signal)).head
}

/** Reads the pages of two trees; see createCorpusLoader. */
export function loadCorpora(
  base: PageSource,
  head: PageSource,
  settings: CorpusSettings,
  signal?: AbortSignal,
): Promise<Corpora> {
  return createCorpusLoader(settings)(base, head, signal)
}

/** Files whose path shows that they are translations need not be read. */
function withoutTranslations(source: PageSource, filter: LanguageFilter | undefined): PageSource {
  return skip(source, path => {
    const language = filter?.ofPath(path)
    return language === undefined ? undefined : { path, reason: 'language', language }
  })
}

/** Copies of a text need not be read. */
function withoutCopies(source: PageSource, isCopy: CopyFilter): PageSource {
  return skip(source, path => (isCopy(path) ? { path, reason: 'copy' } : undefined))
}

/** Pages may include skipped files. */
function skip(source: PageSource, tell: (path: string) => SkippedFile | undefined): PageSource {
  const told = new Map(source.files.map(({ path }) => [path, tell(path)]))
  const isKept = ({ path }: SourceFile) => told.get(path) === undefined
  return {
    ...source,
    files: source.files.filter(isKept),
    parts: [...source.parts, ...source.files.filter(file => !isKept(file))],
    skipped: [...source.skipped, ...[...told.values()].filter(file => file !== undefined)],
  }
}

/** Texts in memory at a time. Between them, reading waits for the disk or for git, not for a page. */
const PARSED_AT_ONCE = 32

/** Files of one content that include others may differ by them: what they include is known once one of them was read. */
const MAX_ROUNDS = 2

/** Adds to `parsed` those of the source's files that it lacks. */
async function parseFiles(
  files: SourceFile[],
  source: IncludingSource,
  parsed: Map<string, Parsed>,
  watch: PageWatch,
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wanted = new Map<string, SourceFile>()
    for (const file of files) {
      const key = keyOf(file, source.idOf(file))
      if (!parsed.has(key) && !wanted.has(key)) wanted.set(key, file)
    }
    if (wanted.size === 0) return
    for await (const readings of batch(source.read([...wanted.values()]), PARSED_AT_ONCE)) {
      for (const reading of readings) {
        signal?.throwIfAborted()
        watch.onStep(reading.file)
        parsed.set(keyOf(reading.file, source.idOf(reading.file)), parse(reading))
      }
      watch.onStep(undefined)
    }
  }
}

/** Returns a key that is equal for files with the same content. */
function keyOf({ path }: SourceFile, id: string): string {
  // A page says the same wherever it is; a file that is about the site is about the folders around it.
  return `${(isSiteFile(path) ? undefined : formatOf(path)) ?? path} ${id}`
}

async function* batch<T>(items: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let found: T[] = []
  for await (const item of items) {
    found.push(item)
    if (found.length < most) continue
    yield found
    found = []
  }
  yield found
}

function parse(reading: Reading): Parsed {
  if ('unreadable' in reading) return reading
  const { path } = reading.file
  const format = isSiteFile(path) ? undefined : formatOf(path)
  if (format === undefined) return { siteFile: readSiteFile(path, reading.text) }
  try {
    return { content: placeLines(parsePage(reading.text, format), reading) }
  } catch (error) {
    if (error instanceof RangeError) return { unreadable: 'not-parsable' }
    throw error
  }
}

/** Gives signals their own file and line if the page shows the text of other files. */
function placeLines(content: PageContent, { file, locateLine }: TextReading): PageContent {
  if (locateLine === undefined) return content
  const place = <T extends { line: number }>(item: T) => {
    const { path, line } = locateLine(item.line)
    return { ...item, line, ...(path !== file.path && { file: path }) }
  }
  return { ...content, signals: content.signals.map(place) }
}

function assemble(
  source: IncludingSource,
  parsed: Map<string, Parsed>,
  settings: CorpusSettings & { now: Date },
  filter: LanguageFilter | undefined,
): Corpus {
  const pages: Page[] = []
  const hidden: Page[] = []
  const unreadable: Unreadable[] = []
  const skipped: SkippedFile[] = [...source.skipped]
  const siteFiles: SiteFile[] = []
  const files = siteFilesOf(source, parsed, settings.now)
  const sites = chooseSites(findSites(files), settings.generators ?? [])
  const included = new Set(source.files.flatMap(source.partsOf).map(({ path }) => path))
  const partialFolders = new Set([...included].map(partialFolderOf))
  for (const file of [...source.files, ...source.siteFiles]) {
    const found = parsed.get(keyOf(file, source.idOf(file)))
    if (found === undefined) continue
    if ('unreadable' in found) {
      unreadable.push({ path: file.path, reason: found.unreadable })
      continue
    }
    if ('siteFile' in found) {
      siteFiles.push(found.siteFile)
      continue
    }
    const language = filter?.ofPage(file.path, found.content)
    const folder = partialFolderOf(file.path)
    if (found.content.passages.some(isPointer)) skipped.push({ path: file.path, reason: 'lfs-pointer' })
    else if (included.has(file.path) && isPartial(file.path))
      skipped.push({ path: file.path, reason: 'included' })
    else if (folder !== undefined && partialFolders.has(folder))
      skipped.push({ path: file.path, reason: 'template' })
    else if (language !== undefined) skipped.push({ path: file.path, reason: 'language', language })
    else if (found.content.isPublic)
      pages.push(place({ path: file.path, id: source.idOf(file) }, found.content, settings, sites))
    else hidden.push(place({ path: file.path, id: source.idOf(file) }, found.content, settings, sites))
  }
  for (const { path } of hidden) skipped.push({ path, reason: 'not-public' })
  for (const { path, content } of pages) {
    if (content.passages.length === 0) skipped.push({ path, reason: 'no-text' })
  }
  const site = createSite(siteFiles, [...pages, ...hidden])
  return {
    ...{ pages, hidden, included, site, sites, files, unreadable },
    skipped: [...skipped, ...unreadable],
  }
}

/** What a checkout without Git LFS has in the place of a text. A page shows no bare address. */
const POINTER = /^version \S*\s?oid sha256:[\da-f]+\ssize \d+$/

function isPointer({ text }: PageContent['passages'][number]): boolean {
  return POINTER.test(text)
}

/** Returns the files of one tree as generators read them. */
function siteFilesOf(source: IncludingSource, parsed: Map<string, Parsed>, now: Date): SiteFiles {
  const files = [...source.files, ...source.siteFiles, ...source.parts]
  const found = new Map(
    [...source.files, ...source.siteFiles].map(file => [
      file.path,
      parsed.get(keyOf(file, source.idOf(file))),
    ]),
  )
  return {
    now,
    paths: new Set(files.map(({ path }) => path)),
    textOf(path) {
      const file = found.get(path)
      return file !== undefined && 'siteFile' in file ? file.siteFile.text : undefined
    },
    fieldsOf(path) {
      const file = found.get(path)
      return file !== undefined && 'content' in file ? (file.content.fields ?? {}) : {}
    },
  }
}

function place(
  { path, id }: SourceFile,
  content: PageContent,
  { competitors, siteUrls }: CorpusSettings,
  sites: FoundSite[],
): Page {
  const owner = ownerOf(path, competitors)
  return {
    path,
    id,
    ...findAddresses(
      toSourcePage({ path, content }),
      content.slug,
      siteUrls,
      owner === undefined ? sites : [],
    ),
    owner,
    content,
  }
}

/** Returns the addresses of a page from the generator of its site, otherwise from `site-url`. */
export function findAddresses(
  page: SourcePage,
  slug: string | undefined,
  siteUrls: SiteUrl[],
  sites: readonly FoundSite[],
): Pick<Page, 'url' | 'addresses' | 'base'> {
  const { path } = page
  const found = placeIn(sites, page)
  if (found !== undefined) {
    const addresses = found.addresses === 'unknown' ? undefined : found.addresses
    const [first] = addresses ?? []
    const origin = originOf(path, siteUrls)
    const url =
      first === undefined || origin === undefined ? path : `${origin}${encodeURI(first.toWellFormed())}`
    return { url, addresses, base: found.base }
  }
  // An origin says nothing about the paths of a generator.
  const isUnknown =
    hasOriginOnly(path, siteUrls) &&
    sites.some(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
  const url = isUnknown ? path : urlOf(path, slug, siteUrls)
  const pathname = url === path ? undefined : URL.parse(url)?.pathname
  return {
    url,
    addresses: pathname === undefined ? undefined : [pathname.split('/').map(decode).join('/')],
    base: '/',
  }
}
