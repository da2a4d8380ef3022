import type { SkippedFiles, SkipReason } from '../errors/skipped-files.ts'
import { clip, toSingleLine } from '../lib/text.ts'

export interface SourceFile {
  /** Relative to the folder of the checkout, with `/` between segments. */
  path: string
  /** An object id of git: equal for equal content. */
  id: string
}

type UnreadableReason =
  | 'too-large'
  /** Not UTF-8, or with NUL characters. */
  | 'not-text'
  | 'not-parsable'

export interface Unreadable {
  path: string
  reason: UnreadableReason
}

export interface LinePlace {
  path: string
  line: number
}

export interface TextReading {
  file: SourceFile
  text: string
  /** Returns where a line of `text` comes from. Default: the same line of the file. */
  locateLine?(line: number): LinePlace
}

export type Reading = TextReading | { file: SourceFile; unreadable: UnreadableReason }

export interface FileSelection {
  isPage(path: string): boolean
  /** Returns whether a file applies to the whole site, such as a robots.txt. */
  isSiteFile(path: string): boolean
  /** Returns whether pages may show the text of a file: an include, a partial, data. */
  isPart(path: string): boolean
  /** Returns the reason why a file that could be a page is skipped; undefined for other files. */
  skip(path: string): SkippedFile | undefined
  mayHold(folder: string): boolean
}

export interface WorkTreeSelection extends FileSelection {
  globs: { glob: string }[]
  competitors: { folder: string }[]
}

export interface PageSource {
  files: SourceFile[]
  siteFiles: SourceFile[]
  parts: SourceFile[]
  untracked: Set<string>
  skipped: SkippedFile[]
  /** Yields the texts in the given order, without files that were deleted since. */
  read(files: SourceFile[]): AsyncIterable<Reading>
  /** Returns an id of a file and its includes once they were read: equal for equal text. */
  idOf?(file: SourceFile): string
}

/** Only logs, dumps and generated references are larger. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024

/** Compares files for a sort by path, in code units. */
export function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0
}

/** Joins sources with different paths. Reads their texts source by source, not in the given order. */
export function joinSources(sources: PageSource[]): PageSource {
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

/** Returns the source with only the files whose paths are kept, and without skipped files. */
export function filterFiles(source: PageSource, isKept: (path: string) => boolean): PageSource {
  const filter = (files: SourceFile[]) => files.filter(({ path }) => isKept(path))
  return {
    ...source,
    files: filter(source.files),
    siteFiles: filter(source.siteFiles),
    parts: filter(source.parts),
    untracked: new Set([...source.untracked].filter(isKept)),
    skipped: [],
  }
}

/** Returns the source as if its files were in a folder. */
export function moveInto(source: PageSource, folder: string): PageSource {
  const moveFile = ({ path, id }: SourceFile) => ({ path: `${folder}/${path}`, id })
  return {
    files: source.files.map(moveFile),
    siteFiles: source.siteFiles.map(moveFile),
    parts: source.parts.map(moveFile),
    untracked: new Set([...source.untracked].map(path => `${folder}/${path}`)),
    skipped: [],
    async *read(wanted) {
      const originals = wanted.map(({ path, id }) => ({ path: path.slice(folder.length + 1), id }))
      for await (const reading of source.read(originals)) yield { ...reading, file: moveFile(reading.file) }
    },
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Decodes a file as UTF-8. A file with a zero byte or invalid UTF-8 is unreadable. */
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
  extension?: string
  language?: string
}

const MAX_EXAMPLES = 3

/** Counts files by reason, extension and language, the largest count first. */
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
  /** Is called before each page or fact is processed, and with undefined before work on neither. */
  onStep(step: SourceFile | { fact: string } | undefined): void
}

export const unwatched: PageWatch = { onStep() {} }

const MAX_PATH_CHARACTERS = 200

const UNREADABLE_WORDS: Record<UnreadableReason, string> = {
  'too-large': 'it is larger than 2 MiB',
  'not-text': 'it is not UTF-8 text',
  'not-parsable': 'it is too complex',
}

/** Returns a clause with the path of the file and the reason. */
export function describeUnreadable({ path, reason }: Unreadable): string {
  return `${clip(toSingleLine(path), MAX_PATH_CHARACTERS)} cannot be read: ${UNREADABLE_WORDS[reason]}`
}

/** Returns a line for each of the first `maxNamed` files, and a line that counts the others. */
export function listUnreadable(files: Unreadable[], maxNamed: number): string[] {
  const named = files.slice(0, maxNamed).map(describeUnreadable)
  const others = files.length - named.length
  return others > 0 ? [...named, `${others} more files cannot be read`] : named
}
