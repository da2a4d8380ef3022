/** The one place that starts git: never through a shell, never asking for a password, never touching the work tree. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { lstat } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { childEnvironment } from '../lib/child-environment.ts'
import { excerpt } from '../lib/http/excerpt.ts'
import { CorpusError } from './errors.ts'

const run = promisify(execFile)

/** File lists of very large repositories; contents are streamed instead. */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024

export interface Checkout {
  folder: string
  /** Ends git and rejects with its reason. */
  signal?: AbortSignal | undefined
}

const failureSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).nullish(),
  message: z.string(),
  stderr: z.string().optional(),
})

/** Returns what git prints, as UTF-8, after it read `input`. Rejects with a CorpusError, or with the signal's reason. */
export async function git({ folder, signal }: Checkout, words: string[], input = ''): Promise<string> {
  try {
    const { place, cwd } = locate(folder)
    const running = run('git', [...place, ...words], {
      cwd,
      env: environment(),
      signal,
      maxBuffer: MOST_OUTPUT_BYTES,
    })
    // A git that ends early breaks the pipe. Its exit says why.
    running.child.stdin?.on('error', () => {}).end(input)
    return (await running).stdout
  } catch (cause) {
    signal?.throwIfAborted()
    throw explain(words, cause)
  }
}

/** Returns whether the checkout lacks older commits. Rejects with a CorpusError outside of git. */
export async function isShallowCheckout(checkout: Checkout): Promise<boolean> {
  return (await git(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
}

/** Fields of a `-z` listing. */
export function splitZero(output: string): string[] {
  return output.split('\0').slice(0, -1)
}

/** Only a full object id may stand among git's words: a name could be read as an option, or as another revision. */
export function requireObjectId(commit: string): void {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return
  const detail = `not an object id: ${excerpt(commit)}`
  throw new CorpusError({ kind: 'commit-unavailable', command: 'git', detail, commit })
}

/** Whether a submodule's folder holds a checkout of its own: in an empty one git would speak of the repository around it. */
export async function isCheckedOut(folder: string): Promise<boolean> {
  const stats = await Promise.all(
    [folder, join(folder, '.git')].map(path => lstat(path).catch(() => undefined)),
  )
  return stats[0]?.isDirectory() === true && stats[1] !== undefined
}

/** A git process to talk to. */
export function spawnGit({ folder, signal }: Checkout, words: string[]): ChildProcessWithoutNullStreams {
  const { place, cwd } = locate(folder)
  return spawn('git', [...place, ...words], { cwd, env: environment(), signal, stdio: 'pipe' })
}

/**
 * Returns how git is told its folder. Windows looks for a program in the working folder before it looks elsewhere, so that
 * a `git.exe` of the checkout would be started there.
 */
function locate(folder: string): { place: string[]; cwd: string } {
  if (platform() !== 'win32') return { place: [], cwd: folder }
  return { place: ['-C', resolve(folder)], cwd: dirname(process.execPath) }
}

/**
 * Read when called: nothing happens at import. A password prompt would hang the job; messages are matched in English; a
 * replaced object would stand for the commit whose id was asked for.
 */
function environment(): NodeJS.ProcessEnv {
  return {
    ...childEnvironment(),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
  }
}

function explain(words: string[], cause: unknown): CorpusError {
  const { code, message, stderr } = failureSchema.parse(cause)
  const detail = excerpt(stderr || message)
  // With -C, git says itself that there is no such folder.
  const isNone = /not a git repository|cannot change to/.test(detail)
  const kind = code === 'ENOENT' ? 'no-git' : isNone ? 'not-a-checkout' : 'git-failed'
  return new CorpusError({ kind, command: `git ${words[0] ?? ''}`, detail }, { cause })
}
