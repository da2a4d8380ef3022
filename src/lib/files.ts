import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, rename, rm, writeFile } from 'node:fs/promises'
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

/** Returns whether a file ends within a line, which a process that was killed may leave. False for an empty file. */
export async function endsInsideLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer.toString() !== '\n'
}
