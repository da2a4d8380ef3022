/** Runs git without a shell, password prompts, changes to the work tree, or programs that the repository names. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { lstat, readdir } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { AvgError, hasCode } from '../errors/avg-error.ts'
import { childEnvironment } from '../lib/child-environment.ts'
import { excerpt } from '../lib/http/excerpt.ts'

const run = promisify(execFile)

/** Enough for the file lists of very large repositories. Contents are streamed. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

export interface Checkout {
  folder: string
  signal?: AbortSignal | undefined
}

const failureSchema = z.looseObject({
  code: z.union([z.string(), z.number()]).nullish(),
  message: z.string(),
  stderr: z.string().optional(),
})

/** Returns the output of git as UTF-8. Rejects with an AvgError, or with the signal's reason. */
export async function git({ folder, signal }: Checkout, words: string[], input = ''): Promise<string> {
  try {
    return await execute(await prepare(folder, words), signal, input)
  } catch (cause) {
    signal?.throwIfAborted()
    throw await explain(folder, words, cause)
  }
}

/** Returns whether git is not installed, or the folder is not a checkout. */
export function isWithoutGit(error: unknown): boolean {
  return hasCode(error, 'AVG_NO_CHECKOUT', 'AVG_NO_GIT')
}

/** Returns whether the checkout lacks earlier commits. Rejects with an AvgError if git fails. */
export async function isShallowCheckout(checkout: Checkout): Promise<boolean> {
  return (await git(checkout, ['rev-parse', '--is-shallow-repository'])).trim() === 'true'
}

/** Splits output of git's `-z`. */
export function splitZero(output: string): string[] {
  return output.split('\0').slice(0, -1)
}

/** Accepts only a full object id, because git could read a name as an option or as another revision. */
export function requireObjectId(commit: string): void {
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) return
  const detail = `not an object id: ${excerpt(commit)}`
  throw new AvgError({ code: 'AVG_BASE_UNAVAILABLE', command: 'git', detail, commit })
}

/** Returns whether a folder is the root of a checkout. In an empty submodule, git itself would find the outer one. */
export async function isCheckedOut(folder: string): Promise<boolean> {
  const stats = await Promise.all(
    [folder, join(folder, '.git')].map(path => lstat(path).catch(() => undefined)),
  )
  return stats[0]?.isDirectory() === true && stats[1] !== undefined
}

/** Starts git with pipes. Rejects with an AvgError outside of a checkout. */
export async function spawnGit(
  { folder, signal }: Checkout,
  words: string[],
): Promise<ChildProcessWithoutNullStreams> {
  const { words: all, ...options } = await prepare(folder, words).catch(async cause => {
    throw await explain(folder, words, cause)
  })
  return spawn('git', all, { ...options, signal, stdio: 'pipe' })
}

interface Command {
  words: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

async function execute({ words, ...options }: Command, signal?: AbortSignal, input = ''): Promise<string> {
  const running = run('git', words, { ...options, signal, maxBuffer: MAX_OUTPUT_BYTES })
  // If git ends early, the pipe breaks. The exit status of git gives the reason.
  running.child.stdin?.on('error', () => {}).end(input)
  return (await running).stdout
}

interface Repository {
  gitDir: string
  workTree: string
  /** Options for the keys of NAMED_KEYS in its configuration. */
  overrides: string[]
}

const repositories = new Map<string, Repository>()

/** Names the repository, so that git does not discover another one among the pages. */
async function prepare(folder: string, words: string[]): Promise<Command> {
  const key = resolve(folder)
  const repository = repositories.get(key) ?? (await findRepository(folder))
  repositories.set(key, repository)
  return toCommand(folder, [...repository.overrides, ...words], repository)
}

class RefusedError extends Error {}

/** These two commands run no program that a configuration names. */
async function findRepository(folder: string): Promise<Repository> {
  const places = ['--is-inside-work-tree', '--absolute-git-dir', '--show-toplevel', '--show-prefix']
  const output = await execute(toCommand(folder, ['rev-parse', ...places]))
  const [isInside, gitDir = '', workTree = '', prefix = ''] = output.split('\n')
  // git before 2.38 takes a folder of pages for a bare repository, and its configuration can claim a work tree.
  if (isInside !== 'true' || `${workTree}/${prefix}`.startsWith(`${gitDir}/`))
    throw new RefusedError('not the work tree of a checkout')
  const found = { gitDir, workTree }
  const names = splitZero(
    await execute(toCommand(folder, ['config', '--null', '--name-only', '--list'], found)),
  )
  return { ...found, overrides: listOverrides(names) }
}

/**
 * Harmless values for keys that start programs or write files, and that contain a name of the repository's choice. An
 * empty `process` also disables `clean`.
 */
const NAMED_KEYS: [RegExp, string][] = [
  [/^filter\..*\.(?:clean|smudge|process)$/, ''],
  [/^filter\..*\.required$/, 'false'],
  // Takes precedence over http.saveCookies for its address.
  [/^http\..*\.savecookies$/, 'false'],
]

function listOverrides(names: string[]): string[] {
  const words: string[] = []
  for (const name of new Set(names)) {
    const [, value] = NAMED_KEYS.find(([pattern]) => pattern.test(name)) ?? []
    if (value === undefined) continue
    // -c reads the name up to the first equals sign, so it cannot override such a key.
    if (name.includes('=')) throw new RefusedError(`the configuration has the key ${name}`)
    words.push('-c', `${name}=${value}`)
  }
  return words
}

/** Options of every call, which override the configuration of the clone. */
const SETTINGS = [
  // Before git 2.36, `false` would be the name of a program.
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'core.askPass=',
  'core.alternateRefsCommand=exit 0;',
  // An empty value removes all earlier helpers, including those for one address.
  'credential.helper=',
  'http.saveCookies=false',
  'log.showSignature=false',
  'maintenance.auto=false',
  'safe.bareRepository=explicit',
  'submodule.recurse=false',
].flatMap(setting => ['-c', setting])

/** Git sets these in hooks. They would select another repository, index or object store. */
const REPOSITORY_VARIABLES =
  /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|GRAFT_FILE|SHALLOW_FILE|REPLACE_REF_BASE|CONFIG|EXTERNAL_DIFF)$/i

function toCommand(
  folder: string,
  words: string[],
  repository?: Pick<Repository, 'gitDir' | 'workTree'>,
): Command {
  const inherited = Object.entries(childEnvironment()).filter(([name]) => !REPOSITORY_VARIABLES.test(name))
  const env = {
    // Even an empty value takes precedence over core.gitProxy.
    GIT_PROXY_COMMAND: '',
    // Other protocols, such as ssh and ext, start programs that the repository names.
    GIT_ALLOW_PROTOCOL: 'git:http:https',
    ...Object.fromEntries(inherited),
    ...(repository && { GIT_DIR: repository.gitDir, GIT_WORK_TREE: repository.workTree }),
    // A password prompt would hang the job.
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // A replacement would return another object for the requested id.
    GIT_NO_REPLACE_OBJECTS: '1',
    // Messages are matched in English.
    LC_ALL: 'C',
  }
  if (platform() !== 'win32') return { words: [...SETTINGS, ...words], cwd: folder, env }
  // Windows looks for programs in the working folder first, so it would start a `git.exe` of the checkout.
  const place = ['-C', resolve(folder)]
  return { words: [...place, ...SETTINGS, ...words], cwd: dirname(process.execPath), env }
}

const NO_CHECKOUT =
  /not a git repository|cannot change to|must be run in a work tree|cannot use bare repository/

async function explain(folder: string, words: string[], cause: unknown): Promise<AvgError> {
  const { code, message, stderr } = failureSchema.parse(cause)
  const detail = excerpt(stderr || message)
  const asked = { command: `git ${words[0] ?? ''}`, detail }
  if (cause instanceof RefusedError || NO_CHECKOUT.test(detail)) {
    const inner = await findInnerCheckout(folder)
    const code = 'AVG_NO_CHECKOUT'
    return new AvgError(inner === undefined ? { code, ...asked } : { code, ...asked, inner }, { cause })
  }
  // git 2.35 calls the repository unsafe, later versions its ownership dubious.
  const hasOtherOwner = /dubious ownership|unsafe repository/.test(detail)
  if (code === 'ENOENT') return new AvgError({ code: 'AVG_NO_GIT', ...asked }, { cause })
  return new AvgError({ code: hasOtherOwner ? 'AVG_OTHER_OWNER' : 'AVG_GIT', ...asked }, { cause })
}

/** Returns the name of a checkout inside a folder, as actions/checkout creates it with `path`. */
export async function findInnerCheckout(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (await isCheckedOut(join(folder, name))) return name
  return undefined
}

export interface Remote {
  host: string
  repository: string
}

/** Reads the remote `origin`; undefined if there is none, or its address does not end with `owner/name`. */
export async function readRemote(checkout: Checkout): Promise<Remote | undefined> {
  try {
    return parseRemote((await git(checkout, ['remote', 'get-url', 'origin'])).trim())
  } catch (error) {
    if (error instanceof AvgError) return undefined
    throw error
  }
}

function parseRemote(address: string): Remote | undefined {
  const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, 'ssh://$1/'))
  const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? '') ?? []
  return url?.hostname && repository ? { host: url.hostname, repository } : undefined
}

const COMMIT_PATHS = { github: 'commit/', gitlab: '-/commit/' }

/** Returns the address of commits, to which the id is appended; undefined for an unknown host. */
export async function findCommitPages(checkout: Checkout): Promise<string | undefined> {
  const { host = '', repository } = (await readRemote(checkout)) ?? {}
  const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split('.').includes(name))
  return known && `https://${host}/${repository}/${known[1]}`
}
