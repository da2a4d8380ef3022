/** Starts the page worker from the bundle or from the sources. */
import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '../../lib/child-environment.ts'
import { pathInside } from '../../lib/files.ts'
import { PAGE_WORKER } from './argument.ts'
import { POSITION_FD } from './messages.ts'

/**
 * Limits of the worker's heap, in MB. Parsing makes many short-lived objects, so a small young generation keeps the peak low.
 * The old generation is five times what 10,000 pages with 1,000 keywords need.
 */
const LIMITS = { young: 2, old: 1024 }

/** Starts a worker that may read `folders`, on the program's entry. */
export function startWorker(folders: string[]): ChildProcess {
  return startWorkerOn(entryOf(import.meta.url), [PAGE_WORKER], folders)
}

/** Starts a process, not a thread: a full heap can end the whole process, and only its end interrupts native code. */
export function startWorkerOn(
  script: URL,
  words: string[],
  folders: string[],
  { young, old } = LIMITS,
): ChildProcess {
  const readable = [fileURLToPath(script), programFolder(import.meta.url), ...folders]
  const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'ignore', 'pipe', 'ipc']
  stdio[POSITION_FD] = 'pipe'
  return fork(script, words, {
    execArgv: [...permit(readable), `--max-semi-space-size=${young}`, `--max-old-space-size=${old}`],
    // The worker parses pages from outside and must not have keys.
    env: childEnvironment(),
    serialization: 'advanced',
    stdio,
    windowsHide: true,
  })
}

/** Returns the flags of a process that may only read `paths` and start git. Node before 22.13 has no permission model. */
function permit(paths: string[]): string[] {
  if (!process.allowedNodeEnvironmentFlags.has('--permission')) return []
  const reads = grantsFor(paths).map(grant => `--allow-fs-read=${grant}`)
  // Node warns about --allow-child-process.
  return ['--permission', ...reads, '--allow-child-process', '--no-warnings']
}

/**
 * Returns the grants for reading these paths. Node 22 and 24 do not list a granted folder if an earlier grant is inside it,
 * or if another grant begins with its path, as `/site-old` begins with `/site`. So a path inside another one has no grant
 * of its own, and `/site*` grants both `/site` and `/site-old`.
 */
function grantsFor(paths: string[]): string[] {
  const all = [...new Set(paths.map(path => resolve(path)))]
  const longerThan = (path: string) => all.filter(other => other !== path && other.startsWith(path))
  const longer = all.flatMap(longerThan)
  const shortest = all.filter(path => !longer.includes(path))
  return shortest.map(path => {
    const holdsAll = longerThan(path).every(other => pathInside(path, other) !== undefined)
    return holdsAll ? path : `${path}*`
  })
}

function programFolder(address: string): string {
  return fileURLToPath(new URL(address.endsWith('.ts') ? '../../../' : './', address))
}

/** The address is a parameter, because the bundler takes `new URL('…', import.meta.url)` for a file to copy. */
function entryOf(address: string): URL {
  // All chunks of the bundle are in the entry's folder.
  return new URL(address.endsWith('.ts') ? '../../index.ts' : './index.js', address)
}
