import { isDeepStrictEqual } from 'node:util'
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
import { createCopyFilters } from './copies.ts'
import { type CompetitorFolder, findFolderOwner, type SiteUrl } from './folder-rules.ts'
import { type SiteFiles, toSourcePage } from './generators/generator.ts'
import { chooseSites, type FoundSite, findSites, type GeneratorChoice } from './generators/generators.ts'
import { findLiteralFolder } from './glob.ts'
import { findPartialFolder, isClearlyPartial, isPartial } from './includes/resolve.ts'
import { type IncludeMemory, type IncludingSource, withIncludes } from './includes/with-includes.ts'
import { findAddresses, hidesItself, type PageAddresses } from './indexing/addresses.ts'
import { createSite, isSiteFile, readSiteFile, type SiteFile, type SiteRules } from './indexing/site.ts'
import { createLanguageFilter, type LanguageFilter } from './language.ts'

export interface Page extends PageAddresses {
  path: string
  /** Name of a competitor; undefined for pages of the brand. */
  owner: string | undefined
  /** Equal ids mean equal content. */
  id: string
  /** Pages with the same content share one object. */
  content: PageContent
}

/** Returns whether a page belongs to the brand. */
export function isOwn({ owner }: Page): boolean {
  return owner === undefined
}

export interface Corpus {
  /** Public pages, by path. */
  pages: Page[]
  /** Pages that hide themselves, such as drafts and `noindex`. */
  hidden: Page[]
  /** Paths of the files whose text other pages include. */
  included: Set<string>
  site: SiteRules
  /** The sites whose generators give the addresses, the nearest to the root first. */
  sites: FoundSite[]
  /** The files from which generators read their settings. */
  files: SiteFiles
  unreadable: Unreadable[]
  /** Files that could be pages but are not, including `unreadable` files and pages without text. */
  skipped: SkippedFile[]
}

export interface CorpusSettings {
  /** Skips pages in other languages. Default: skips none. */
  language?: string | undefined
  competitors: CompetitorFolder[]
  siteUrls: SiteUrl[]
  /** Default: generators are detected. */
  generators?: GeneratorChoice[] | undefined
  content?: string[]
  /** Pages of a later date are not published yet. Default: the current time. */
  now?: Date
  watch?: PageWatch | undefined
}

type Parsed = { content: PageContent } | { siteFile: SiteFile } | { unreadable: Unreadable['reason'] }

type CorpusLoader = (base: PageSource, head: PageSource, signal?: AbortSignal) => Promise<Corpora>
type Corpora = Record<'base' | 'head', Corpus>

/** Returns a loader of two trees that parses equal files once, also across calls. Calls must not overlap. */
export function createCorpusLoader(settings: CorpusSettings): CorpusLoader {
  const { language, watch = unwatched, now = new Date() } = settings
  const parsed = new Map<string, Parsed>()
  const memory: IncludeMemory = new Map()
  const globs = settings.content?.filter(glob => !glob.startsWith('!')) ?? []
  const createCopyFilter = createCopyFilters(globs.map(findLiteralFolder))
  /** A backtest reads most trees twice: as the head of one commit, and as the base of the one before. */
  let recent: { tree: PageSource; corpus: Corpus }[] = []
  const listOwn = ({ files }: PageSource) =>
    files.map(({ path }) => path).filter(path => findFolderOwner(path, settings.competitors) === undefined)

  return async (base, head, signal) => {
    const paths = [...base.files, ...head.files].map(({ path }) => path)
    const filter = createLanguageFilter(language, paths)
    const after = withoutTranslations(head, filter)
    const before = base === head ? after : withoutTranslations(base, filter)
    const isCopy = createCopyFilter(listOwn(before), listOwn(after))
    const load = async (source: PageSource) => {
      const texts = skip(source, path => (isCopy(path) ? { path, reason: 'copy' } : undefined))
      const known = recent.find(({ tree }) => isSameTree(tree, texts))
      if (known !== undefined) return () => known.corpus
      const readable = withIncludes(texts, memory)
      await parseFiles([...readable.files, ...readable.siteFiles], readable, parsed, watch, signal)
      return () => {
        const corpus = assemble(readable, parsed, { ...settings, now }, filter)
        recent = [{ tree: texts, corpus }, ...recent.slice(0, 1)]
        return corpus
      }
    }
    const assembleHead = await load(after)
    const assembleBase = before === after ? assembleHead : await load(before)
    return { base: assembleBase(), head: assembleHead() }
  }
}

/** Reads and parses the pages of one tree. Rejects with the reason of the signal. */
export async function loadCorpus(
  source: PageSource,
  settings: CorpusSettings,
  signal?: AbortSignal,
): Promise<Corpus> {
  return (await createCorpusLoader(settings)(source, source, signal)).head
}

/** Reads and parses the pages of two trees. Rejects like loadCorpus. */
export function loadCorpora(
  base: PageSource,
  head: PageSource,
  settings: CorpusSettings,
  signal?: AbortSignal,
): Promise<Corpora> {
  return createCorpusLoader(settings)(base, head, signal)
}

/** Trees with equal lists have equal corpora: a folder that becomes a translation changes the skipped files. */
function isSameTree(one: PageSource, other: PageSource): boolean {
  const listAll = ({ files, siteFiles, parts, skipped }: PageSource) => [files, siteFiles, parts, skipped]
  return isDeepStrictEqual(listAll(one), listAll(other))
}

/** Skips translations by their paths, before they are read. */
function withoutTranslations(source: PageSource, filter: LanguageFilter): PageSource {
  return skip(source, path => {
    const language = filter.findInPath(path)
    return language === undefined ? undefined : { path, reason: 'language', language }
  })
}

/** Skips files as pages, but keeps them as parts that other pages may include. */
function skip(source: PageSource, findReason: (path: string) => SkippedFile | undefined): PageSource {
  const files: SourceFile[] = []
  const parts = [...source.parts]
  const skipped = [...source.skipped]
  for (const file of source.files) {
    const reason = findReason(file.path)
    if (reason === undefined) files.push(file)
    else {
      parts.push(file)
      skipped.push(reason)
    }
  }
  return { ...source, files, parts, skipped }
}

/** Only after a file was read is it known whether a file with the same content includes other files. */
const MAX_ROUNDS = 2

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
      const key = toKey(file, source.idOf(file))
      if (!parsed.has(key) && !wanted.has(key)) wanted.set(key, file)
    }
    if (wanted.size === 0) return
    for await (const reading of source.read([...wanted.values()])) {
      signal?.throwIfAborted()
      watch.onStep(reading.file)
      parsed.set(toKey(reading.file, source.idOf(reading.file)), parse(reading))
      watch.onStep(undefined)
    }
  }
}

/** Pages with the same content share a key. Site files share none. */
function toKey({ path }: SourceFile, id: string): string {
  return `${(isSiteFile(path) ? undefined : formatOf(path)) ?? path} ${id}`
}

function parse(reading: Reading): Parsed {
  if ('unreadable' in reading) return reading
  const { path } = reading.file
  const format = isSiteFile(path) ? undefined : formatOf(path)
  if (format === undefined) return { siteFile: readSiteFile(path, reading.text) }
  try {
    return { content: locateSignals(parsePage(reading.text, format), reading) }
  } catch (error) {
    if (error instanceof RangeError) return { unreadable: 'not-parsable' }
    throw error
  }
}

function locateSignals(content: PageContent, { file, locateLine }: TextReading): PageContent {
  if (locateLine === undefined) return content
  const signals = content.signals.map(signal => {
    const { path, line } = locateLine(signal.line)
    return path === file.path ? { ...signal, line } : { ...signal, line, file: path }
  })
  return { ...content, signals }
}

function assemble(
  source: IncludingSource,
  parsed: ReadonlyMap<string, Parsed>,
  settings: CorpusSettings & { now: Date },
  filter: LanguageFilter,
): Corpus {
  const pages: Page[] = []
  const hidden: Page[] = []
  const unreadable: Unreadable[] = []
  const skipped = [...source.skipped]
  const siteFiles: SiteFile[] = []
  const results = new Map(
    [...source.files, ...source.siteFiles].map(file => [file, parsed.get(toKey(file, source.idOf(file)))]),
  )
  const files = toSiteFiles(source, results, settings.now)
  const sites = chooseSites(findSites(files), settings.generators ?? [])
  const included = new Set(source.files.flatMap(source.listParts).map(({ path }) => path))
  const partialFolders = new Set([...included].map(findPartialFolder))

  function findReason({ path, content, addresses }: Page): SkippedFile | undefined {
    const folder = findPartialFolder(path)
    if (content.passages.some(isPointer)) return { path, reason: 'lfs-pointer' }
    if (included.has(path) && isPartial(path)) return { path, reason: 'included' }
    const isUnpublished = addresses?.length === 0 && isClearlyPartial(path)
    const isInPartials = folder !== undefined && partialFolders.has(folder)
    if (isUnpublished || isInPartials) return { path, reason: 'template' }
    const language = filter.findInPage(path, content)
    return language === undefined ? undefined : { path, reason: 'language', language }
  }

  for (const [file, result] of results) {
    const { path } = file
    if (result === undefined) continue
    if ('unreadable' in result) unreadable.push({ path, reason: result.unreadable })
    else if ('siteFile' in result) siteFiles.push(result.siteFile)
    else {
      const { content } = result
      const owner = findFolderOwner(path, settings.competitors)
      const ownSites = owner === undefined ? sites : []
      const sourcePage = toSourcePage(path, content.fields)
      const addresses = findAddresses(sourcePage, content.slug, settings.siteUrls, ownSites)
      const page = { path, id: source.idOf(file), ...addresses, owner, content }
      const reason = findReason(page)
      if (reason !== undefined) skipped.push(reason)
      else if (hidesItself(page)) hidden.push(page)
      else pages.push(page)
    }
  }
  for (const { path } of hidden) skipped.push({ path, reason: 'not-public' })
  for (const { path, content } of pages) {
    if (content.passages.length === 0) skipped.push({ path, reason: 'no-text' })
  }
  skipped.push(...unreadable)
  const site = createSite(siteFiles, [...pages, ...hidden])
  return { pages, hidden, included, site, sites, files, unreadable, skipped }
}

/** Matches what a checkout without Git LFS has in place of a file. */
const POINTER = /^version \S*\s?oid sha256:[\da-f]+\ssize \d+$/

function isPointer({ text }: PageContent['passages'][number]): boolean {
  return POINTER.test(text)
}

function toSiteFiles(
  source: PageSource,
  results: ReadonlyMap<SourceFile, Parsed | undefined>,
  now: Date,
): SiteFiles {
  const files = [...source.files, ...source.siteFiles, ...source.parts]
  const found = new Map(Array.from(results, ([{ path }, result]) => [path, result]))
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
