/** The files of a folder, whatever git knows of them. */
import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CorpusError } from './errors.ts'

/** Enough to keep the disk busy, few enough for little memory. */
const FOLDERS_AT_ONCE = 16

/**
 * Paths of the regular files in `folder`, in no order, `/` between segments. Symbolic links are neither listed nor
 * followed. A folder that `mayHold` refuses is not read. Rejects with a CorpusError where `folder` is none, or with the
 * signal's reason.
 */
export async function listFiles(
  folder: string,
  mayHold: (folder: string) => boolean,
  signal?: AbortSignal,
): Promise<string[]> {
  const files: string[] = []
  let waiting = ['']
  while (waiting.length > 0) {
    signal?.throwIfAborted()
    const batch = waiting.splice(-FOLDERS_AT_ONCE)
    const listings = await Promise.all(batch.map(path => list(folder, path)))
    for (const [index, entries] of listings.entries()) {
      const prefix = batch[index] === '' ? '' : `${batch[index]}/`
      const paths = (entries: Dirent[]) => entries.map(({ name }) => `${prefix}${name}`)
      for (const path of paths(entries.filter(entry => entry.isFile()))) files.push(path)
      const folders = paths(entries.filter(entry => entry.isDirectory()))
      waiting = waiting.concat(folders.filter(mayHold))
    }
  }
  return files
}

async function list(root: string, path: string): Promise<Dirent[]> {
  try {
    return await readdir(join(root, path), { withFileTypes: true })
  } catch (cause) {
    // A folder inside that is gone or closed by now holds no page.
    if (path !== '') return []
    throw new CorpusError({ kind: 'no-folder', folder: root }, { cause })
  }
}
