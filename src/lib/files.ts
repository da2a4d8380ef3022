import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import {
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { platform } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { AvgError } from '../errors/avg-error.ts'

/** Replaces the backslashes of a Windows path with slashes. */
export function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}

/** Returns `path` relative to `folder` with `/` between segments, or undefined if it is not below `folder`. */
export function pathInside(folder: string, path: string): string | undefined {
  const inner = relative(folder, resolve(folder, path))
  // On Windows, a path on another drive stays absolute.
  const isOutside = inner === '' || inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner)
  return isOutside ? undefined : inner.split(sep).join('/')
}

/**
 * Returns the real path of a file, which need not exist. A path in `workspace` must not leave it through a symbolic link, or
 * the author of the link would choose what is read and written. A path outside is the user's choice and is returned unchanged.
 * Rejects with an AvgError or a system error.
 */
export async function resolveInside(workspace: string, path: string): Promise<string> {
  const given = resolve(workspace, path)
  if (pathInside(workspace, given) === undefined) return given
  const real = await findRealPath(given)
  if ('dangling' in real) throw new AvgError({ code: 'AVG_LINK_OUT', path, target: real.dangling })
  if (pathInside(await realpath(workspace), real.path) === undefined) {
    throw new AvgError({ code: 'AVG_LINK_OUT', path, target: real.path })
  }
  return real.path
}

/** Checks that no link in a folder of `workspace` leads out of it before files are written. Rejects like resolveInside. */
export async function requireFolderInside(workspace: string, folder: string): Promise<void> {
  const real = await resolveInside(workspace, folder)
  if (pathInside(workspace, folder) === undefined) return
  const entries = await readdir(real, { recursive: true, withFileTypes: true }).catch(error => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  })
  for (const entry of entries.filter(entry => entry.isSymbolicLink())) {
    const inner = relative(real, join(entry.parentPath, entry.name))
    await resolveInside(workspace, join(folder, inner))
  }
}

export type SmallFile = { text: string } | { problem: 'missing' | 'not-a-file' | 'too-large' }

/** Reads a text of at most `maxBytes`, by the path rules of resolveInside. */
export async function readSmallFile(workspace: string, path: string, maxBytes: number): Promise<SmallFile> {
  try {
    const place = await resolveInside(workspace, path)
    const stats = await stat(place)
    // A folder cannot be read, and a device or a pipe may never end.
    if (!stats.isFile()) return { problem: 'not-a-file' }
    return stats.size > maxBytes ? { problem: 'too-large' } : { text: await readFile(place, 'utf8') }
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return { problem: 'missing' }
    throw error
  }
}

/** Returns the real path of a file that need not exist, or the target of a dangling link. */
export async function findRealPath(path: string): Promise<{ path: string } | { dangling: string }> {
  try {
    return { path: await realpath(path) }
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
  }
  const stats = await lstat(path).catch(() => undefined)
  if (stats?.isSymbolicLink()) return { dangling: await readlink(path) }
  const parent = await findRealPath(dirname(path))
  return 'dangling' in parent ? parent : { path: join(parent.path, basename(path)) }
}

/**
 * Writes a file completely or not at all, and creates its folders. Parts of an iterable are written one at a time. With
 * `workspace`, the path follows the rules of resolveInside. Rejects with an AvgError or a system error.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array | Iterable<string>,
  workspace?: string,
): Promise<void> {
  const target = workspace === undefined ? path : await resolveInside(workspace, path)
  const folder = dirname(target)
  await mkdir(folder, { recursive: true })
  // In the same folder, because a rename does not cross file systems. Unpredictable, so that nobody can put a link there.
  const temporary = join(folder, `.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, content, { flag: 'wx' })
    await replaceFile(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Renames a file over an existing one. On Windows, waits for up to a second while the file is in use. */
export function replaceFile(from: string, to: string): Promise<void> {
  return platform() === 'win32' ? retryWhileInUse(() => rename(from, to)) : rename(from, to)
}

const WAITS = [10, 20, 50, 100, 200, 300, 300]

/** Retries `work` while another process, such as a virus scanner, has the file open. Windows then reports one of these codes. */
export async function retryWhileInUse<T>(work: () => Promise<T>, waits = WAITS): Promise<T> {
  const [wait, ...others] = waits
  try {
    return await work()
  } catch (error) {
    if (wait === undefined || !hasCode(error, 'EPERM', 'EACCES', 'EBUSY')) throw error
    await new Promise(resolve => setTimeout(resolve, wait))
    return retryWhileInUse(work, others)
  }
}

/** Opens a file for appending, and creates it and its folders, by the path rules of resolveInside. */
export async function openToAppend(path: string, workspace: string): Promise<FileHandle> {
  const target = await resolveInside(workspace, path)
  await mkdir(dirname(target), { recursive: true })
  const isInside = pathInside(workspace, path) !== undefined
  // No link may replace the file after the check. Windows has no such flag: it is undefined there.
  const noFollow = isInside ? constants.O_NOFOLLOW : 0
  return open(target, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | noFollow)
}

/** Returns whether a file ends within a line, as a killed process may leave it. */
export async function endsInsideLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  if (size === 0) return false
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 })
  return buffer.toString() !== '\n'
}

/** Returns whether an error of Node.js has one of the codes, such as `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some(code => code === error.code)
}
