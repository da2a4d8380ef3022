import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file that is either whole or not there, and the folders above it. Rejects with the file system's
 * error; then nothing new is left in the folder. Parts are taken one at a time.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array | Iterable<string>,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  // In the same folder, as a rename does not cross file systems; unpredictable, so that nobody is waiting there.
  const temporary = join(folder, `.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, content, { flag: 'wx' })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
