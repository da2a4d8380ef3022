/** Words for what a change does to the files that the settings come from. Plain text with names from outside. */
import type { ConfigChange } from '../inputs/config-file.ts'
import { plainLine } from './escape.ts'
import { NAME_LENGTH } from './words.ts'

const MOST_FILES = 10

/** Returns one sentence for each of the first 10 files. */
export function describeConfigChanges(changes: readonly ConfigChange[]): string[] {
  const shown = changes.slice(0, MOST_FILES).map(describeChange)
  const rest = changes.length - shown.length
  return rest > 0 ? [...shown, `The change also edits ${rest} more of these files.`] : shown
}

/** Returns the sentence on the commit that the settings come from. */
export function describeConfigCommit(commit: string): string {
  return `The settings come from the commit ${plainLine(commit.slice(0, 7))}, and not from the commit that is checked.`
}

function describeChange({ path, kind }: ConfigChange): string {
  const file = plainLine(path, NAME_LENGTH)
  switch (kind) {
    case 'added':
      return `The change adds ${file}, which this gate takes its settings from. They count in this run, because the base has no such file.`
    case 'changed':
      return `The change edits ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the edit takes effect after the merge.`
    case 'removed':
      return `The change deletes ${file}, which this gate takes its settings from. This run is judged by the file as it was before; the deletion takes effect after the merge.`
  }
}
