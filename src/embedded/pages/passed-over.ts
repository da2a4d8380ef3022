/** Files that could hold a page and are not read, and why. */
import type { PassedOver, PassedOverReason } from '../../contract/corpus-facts.ts'

export interface PassedOverFile {
  path: string
  reason: PassedOverReason
  /** Lower case, without the dot. */
  extension?: string
  /** A language tag: `fr`, `pt-BR`. */
  language?: string
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
