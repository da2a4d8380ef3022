/** Files that could hold a page and are not read, and why. */

export type PassedOverReason =
  /** A format of documents that is not read; `extension` names it. */
  | 'format'
  /** A page of another language than the run's; `language` names it. */
  | 'language'
  | 'changelog'
  /** Written for contributors: a licence, a code of conduct. */
  | 'community'
  | 'template'
  | 'test'
  | 'playground'
  /** Build output, or work of others. */
  | 'generated'
  /** In a folder or a file whose name begins with a dot. */
  | 'hidden'
  /** Not in git, where pages are compared with a commit. */
  | 'untracked'
  /** Left out by a sparse checkout. */
  | 'sparse'
  /** A draft, or kept from search engines. */
  | 'not-public'
  /** A page of which no text remains. */
  | 'no-text'
  /** Larger than MOST_PAGE_BYTES. */
  | 'too-large'
  /** Not UTF-8, or with NUL characters. */
  | 'not-text'
  /** Nested beyond what the parser can follow. */
  | 'not-parsable'

export interface PassedOverFile {
  path: string
  reason: PassedOverReason
  /** Lower case, without the dot. */
  extension?: string
  /** A language tag: `fr`, `pt-BR`. */
  language?: string
}

/** Files passed over for one reason. */
export interface PassedOver {
  reason: PassedOverReason
  extension?: string
  language?: string
  count: number
  /** The first paths. */
  examples: string[]
}

const MOST_EXAMPLES = 3

/** Counts files by reason, extension and language; the largest count first. */
export function countPassedOver(files: PassedOverFile[]): PassedOver[] {
  const groups = new Map<string, PassedOver>()
  for (const { path, ...cause } of files) {
    const key = [cause.reason, cause.extension, cause.language].join(' ')
    const group = groups.get(key) ?? { ...cause, count: 0, examples: [] }
    group.count += 1
    if (group.examples.length < MOST_EXAMPLES) group.examples.push(path)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.count - a.count)
}
