import { toPageSource } from '../../checkout/git-objects.ts'
import { byPath, type FileSelection, type PageSource } from '../../checkout/source.ts'

/** A commit on the chain of first parents. */
export interface ChainedCommit {
  id: string
  parent: string
  /** The files that differ from the parent, with their ids in the parent; undefined for a file that is new. */
  changed: { path: string; before: string | undefined }[]
}

/**
 * Returns a function that opens the trees of a chain, newest first, by undoing the changes of its commits. A process of git
 * for each of 400 trees would take a third of the time of a backtest. The function returns undefined for a commit that is
 * not on the chain, or newer than one that it opened before. `head`: the tree of the first commit.
 */
export function createTreeOpener(
  head: PageSource,
  chain: readonly ChainedCommit[],
  selection: FileSelection,
): (commit: string) => PageSource | undefined {
  const files = new Map([...head.files, ...head.siteFiles, ...head.parts].map(file => [file.path, file]))
  const positions = new Map(chain.map(({ id }, index) => [id, index]))
  let position = 0
  return commit => {
    const wanted = positions.get(commit)
    if (wanted === undefined || wanted < position) return undefined
    for (; position < wanted; position += 1) {
      for (const { path, before } of chain[position]?.changed ?? []) {
        if (before === undefined) files.delete(path)
        else files.set(path, { path, id: before })
      }
    }
    return toPageSource([...files.values()].sort(byPath), selection, head.read)
  }
}
