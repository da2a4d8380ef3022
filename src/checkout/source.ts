/** Where pages come from: a list of files, and their texts on demand. */
import type { SkippedFiles, SkipReason } from '../errors/skipped-files.ts'
import { clip, toSingleLine } from '../lib/text.ts'

export interface SourceFile {
  /** Relative to the checkout's folder, `/` between segments. */
  path: string
  /** The same for the same content: git's object id, or what it would be. */
  id: string
}

type UnreadableReason =
  /** Larger than MAX_PAGE_BYTES. */
  | 'too-large'
  /** Not UTF-8, or with NUL characters. */
  | 'not-text'
  /** Nested beyond what the parser can follow. */
  | 'not-parsable'

export interface Unreadable {
  path: string
  reason: UnreadableReason
}

/** A line of a file, from 1. */
export interface LinePlace {
  path: string
  line: number
}

export interface TextReading {
  file: SourceFile
  text: string
  /** Where a line of `text`, from 1, is; undefined if all lines belong to the file itself. */
  placeOf?(line: number): LinePlace
}

export type Reading = TextReading | { file: SourceFile; unreadable: UnreadableReason }

/** Which files of a tree are read. */
export interface FileChoice {
  isPage(path: string): boolean
  /** Whether the file applies to the whole site, such as a robots.txt. */
  isSiteFile(path: string): boolean
  /** Whether pages may show the text of the file: an include, a partial, data. */
  isPart(path: string): boolean
  /** Returns why a file that could hold a page is skipped; undefined for a page, and for any other file. */
  skip(path: string): SkippedFile | undefined
  /** Whether pages may be anywhere in the folder. */
  mayHold(folder: string): boolean
}

/** Which files of a work tree are read, whether or not git tracks them. */
export interface WorkTreeChoice extends FileChoice {
  /** Empty for the default choice of pages. */
  globs: { glob: string }[]
  competitors: { folder: string }[]
}

export interface PageSource {
  /** Files that may contain pages, by path. */
  files: SourceFile[]
  /** Other files that apply to the whole site, by path; see FileChoice. */
  siteFiles: SourceFile[]
  /** Other files whose text pages may show, by path. */
  parts: SourceFile[]
  /** Those of all these files that git does not track. */
  untracked: Set<string>
  /** Files that could contain pages but are not in `files`. */
  skipped: SkippedFile[]
  /** Texts of some of these files, in the order given; files that no longer exist in the work tree are skipped. */
  read(files: SourceFile[]): AsyncIterable<Reading>
  /**
   * Returns an id of a file that was read; it is equal for files that say the same with what they include. Undefined if
   * texts are read without what they include.
   */
  idOf?(file: SourceFile): string
}

/** No page that people read is this large; logs, dumps and generated references are. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024

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
    parts: sources.flatMap(({ parts }) => parts).sort(byPath),
    untracked: new Set(sources.flatMap(({ untracked }) => [...untracked])),
    skipped: sources.flatMap(({ skipped }) => skipped),
    async *read(wanted) {
      const paths = new Set(wanted.map(({ path }) => path))
      for (const source of sources) {
        const all = [...source.files, ...source.siteFiles, ...source.parts]
        yield* source.read(all.filter(({ path }) => paths.has(path)))
      }
    },
  }
}

/** Those files of the source whose path `isKept`; skips none. */
export function filterFiles(source: PageSource, isKept: (path: string) => boolean): PageSource {
  return {
    ...source,
    files: source.files.filter(({ path }) => isKept(path)),
    siteFiles: source.siteFiles.filter(({ path }) => isKept(path)),
    parts: source.parts.filter(({ path }) => isKept(path)),
    untracked: new Set([...source.untracked].filter(isKept)),
    skipped: [],
  }
}

/** Renames the paths of a source. Leaves out paths that `rename` does not know, without reporting them as skipped. */
export function renameFiles(source: PageSource, rename: (path: string) => string | undefined): PageSource {
  const originals = new Map<string, SourceFile>()
  const renameFile = (file: SourceFile): SourceFile[] => {
    const path = rename(file.path)
    if (path === undefined) return []
    originals.set(path, file)
    return [{ path, id: file.id }]
  }
  return {
    files: source.files.flatMap(renameFile).sort(byPath),
    siteFiles: source.siteFiles.flatMap(renameFile).sort(byPath),
    parts: source.parts.flatMap(renameFile).sort(byPath),
    untracked: new Set([...source.untracked].map(rename).filter(path => path !== undefined)),
    skipped: [],
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

export interface SkippedFile {
  path: string
  reason: SkipReason
  /** Lower case, without the dot. */
  extension?: string
  /** A language tag: `fr`, `pt-BR`. */
  language?: string
}

const MAX_EXAMPLES = 3

/** Counts files by reason, extension and language; the largest count first. */
export function countSkipped(files: SkippedFile[]): SkippedFiles[] {
  const groups = new Map<string, SkippedFiles>()
  for (const { path, ...cause } of files) {
    const key = [cause.reason, cause.extension, cause.language].join(' ')
    const group = groups.get(key) ?? { ...cause, count: 0, examples: [] }
    group.count += 1
    if (group.examples.length < MAX_EXAMPLES) group.examples.push(path)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}

export interface PageWatch {
  /** Receives each page or fact before work on it begins, and undefined before work that belongs to neither. */
  onStep(step: SourceFile | { fact: string } | undefined): void
}

/** Follows nothing. */
export const unwatched: PageWatch = { onStep() {} }

const MAX_PATH_CHARACTERS = 200

const UNREADABLE_WORDS: Record<UnreadableReason, string> = {
  'too-large': 'it is larger than 2 MiB',
  'not-text': 'it is not UTF-8 text',
  'not-parsable': 'it is too complex',
}

/** Returns a clause that says why a file cannot be read. */
export function describeUnreadable({ path, reason }: Unreadable): string {
  return `${clip(toSingleLine(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`
}

/** Returns a line for each of the first `mostNamed` files, and one that counts the others. */
export function listUnreadable(files: Unreadable[], mostNamed: number): string[] {
  const named = files.slice(0, mostNamed).map(describeUnreadable)
  const others = files.length - named.length
  return others > 0 ? [...named, `${others} more files cannot be read`] : named
}
