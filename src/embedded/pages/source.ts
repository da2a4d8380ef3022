/** Where pages come from: a list of files, and their texts on demand. */
import type { PassedOverFile } from './passed-over.ts'

export interface SourceFile {
  /** Relative to the checkout's folder, `/` between segments. */
  path: string
  /** The same for the same content: git's object id, or what it would be. */
  id: string
}

export type UnreadableReason =
  /** Larger than MOST_PAGE_BYTES. */
  | 'too-large'
  /** Not UTF-8, or with NUL characters. */
  | 'not-text'
  /** Nested beyond what the parser can follow. */
  | 'not-parsable'

export interface Unreadable {
  path: string
  reason: UnreadableReason
}

export type Reading = { file: SourceFile; text: string } | { file: SourceFile; unreadable: UnreadableReason }

export interface PageSource {
  /** Files that may hold pages, by path. */
  files: SourceFile[]
  /** Files beside the pages that say something about the whole site, by path; see isSiteFile. */
  siteFiles: SourceFile[]
  /** Tracked files that a sparse checkout leaves out. Their content is unknown here. */
  absent: Set<string>
  /** Those of `files` and `siteFiles` that git does not track. */
  untracked: Set<string>
  /** Files that could hold pages and are not among `files`. */
  passedOver: PassedOverFile[]
  /** Texts of some of `files` and `siteFiles`, in the order given; a file gone from the work tree is passed over. */
  read(files: SourceFile[]): AsyncIterable<Reading>
}

/** No page that people read is this large; logs, dumps and generated references are. */
export const MOST_PAGE_BYTES = 2 * 1024 * 1024

/** The order of `files`. */
export function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0
}

/** One source of the files of all, whose paths must differ. Texts come source by source. */
export function joinSources(sources: PageSource[]): PageSource {
  const [only] = sources
  if (only !== undefined && sources.length === 1) return only
  return {
    files: sources.flatMap(({ files }) => files).sort(byPath),
    siteFiles: sources.flatMap(({ siteFiles }) => siteFiles).sort(byPath),
    absent: new Set(sources.flatMap(({ absent }) => [...absent])),
    untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
    passedOver: sources.flatMap(({ passedOver }) => passedOver),
    async *read(wanted) {
      const paths = new Set(wanted.map(({ path }) => path))
      for (const source of sources) {
        yield* source.read([...source.files, ...source.siteFiles].filter(({ path }) => paths.has(path)))
      }
    },
  }
}

/** Those files of the source whose path `isKept`; it passes over none. */
export function filterFiles(source: PageSource, isKept: (path: string) => boolean): PageSource {
  return {
    ...source,
    files: source.files.filter(({ path }) => isKept(path)),
    siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
    untracked: new Set([...source.untracked].filter(isKept)),
    passedOver: [],
  }
}

/** The source with other paths: those that `rename` does not know are left out. It passes over none. */
export function renameFiles(source: PageSource, rename: (path: string) => string | undefined): PageSource {
  const originals = new Map<string, SourceFile>()
  const renameFile = (file: SourceFile): SourceFile[] => {
    const path = rename(file.path)
    if (path === undefined) return []
    originals.set(path, file)
    return [{ path, id: file.id }]
  }
  const renameAll = (paths: Set<string>) => new Set([...paths].map(rename).filter(path => path !== undefined))
  return {
    files: source.files.flatMap(renameFile).sort(byPath),
    siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
    absent: renameAll(source.absent),
    untracked: renameAll(source.untracked),
    passedOver: [],
    async *read(wanted) {
      const names = new Map<SourceFile, SourceFile>()
      for (const file of wanted) {
        const original = originals.get(file.path)
        if (original !== undefined) names.set(original, file)
      }
      for await (const reading of source.read([...names.keys()])) {
        const file = names.get(reading.file)
        if (file !== undefined) yield { ...reading, file }
      }
    },
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads bytes as UTF-8, without a byte order mark. */
export function readText(file: SourceFile, bytes: Uint8Array): Reading {
  if (bytes.includes(0)) return { file, unreadable: 'not-text' }
  try {
    return { file, text: decoder.decode(bytes) }
  } catch {
    return { file, unreadable: 'not-text' }
  }
}
