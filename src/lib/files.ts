import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file completely or not at all, and creates the folders above it. Rejects with the file system's error, and
 * then leaves nothing new in the folder. Parts of an iterable are written one at a time.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  // In the same folder, because a rename does not cross file systems. Unpredictable, so that nobody can put a link there.
  const temporary = join(folder, `.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, content, { flag: 'wx' })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
