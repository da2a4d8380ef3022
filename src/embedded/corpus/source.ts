/** Where pages come from: a list of files, and their texts on demand. */

export interface SourceFile {
  /** Relative to the checkout's folder, `/` between segments. */
  path: string
  /** The same for the same content: git's object id; a mark of its own for a file changed since it was staged. */
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
  /** Tracked files that a sparse checkout leaves out: nobody can say what they hold here. */
  absent: Set<string>
  /** Texts of some of `files`, in the order given; a file gone from the work tree is passed over. */
  read(files: SourceFile[]): AsyncIterable<Reading>
}

/** No page that people read is this large; logs, dumps and generated references are. */
export const MOST_PAGE_BYTES = 2 * 1024 * 1024

/** Reads bytes as UTF-8, without a byte order mark. */
export function readText(file: SourceFile, bytes: Uint8Array): Reading {
  if (bytes.includes(0)) return { file, unreadable: 'not-text' }
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { file, unreadable: 'not-text' }
  }
}
