import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemVariables } from '../../scripts/lib/action.ts'
import { runGit } from './run-git.ts'

const environment = {
  ...systemVariables(),
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  // A template is a dozen sample hooks, and copying them takes longer than all else in `init` and `clone`.
  GIT_TEMPLATE_DIR: '',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  ...configure({ 'maintenance.auto': 'false', 'core.fsync': 'none', 'core.abbrev': 'no' }),
}

/**
 * Returns the variables that configure git for one call. Here: no housekeeping after a commit, no wait for the disk, whole
 * ids in what it prints.
 */
function configure(options: Record<string, string>): Record<string, string> {
  const all = Object.entries(options)
  const variables = all.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(all.length), ...Object.fromEntries(variables) }
}

/** A folder that is gone when the run of the tests is over, as its temporary folder is. */
export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'corpus-'))
}

export function git(folder: string, ...words: string[]): string {
  return runGit({ cwd: folder, env: environment, calls: [words] })
}

/** An empty repository on the branch `main`. */
export function aRepository(): string {
  return aRepositoryAt(aFolder())
}

/** The same in `folder`. */
export function aRepositoryAt(folder: string): string {
  cpSync(emptyRepository(), folder, { recursive: true })
  return folder
}

let empty: string | undefined

/** An empty repository to copy, which takes less time than another process of git. */
function emptyRepository(): string {
  if (empty === undefined) {
    empty = mkdtempSync(join(tmpdir(), 'empty-'))
    git(empty, 'init', '--quiet', '--initial-branch=main')
  }
  return empty
}

export function write(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** Writes and commits files, on top of what is there; the commit's id. */
export function commit(folder: string, files: Record<string, string | Uint8Array>): string {
  write(folder, files)
  const words = ['commit', '--allow-empty', '--message', 'a change']
  const printed = runGit({ cwd: folder, env: environment, calls: [['add', '--all'], words] })
  const id = /^\[.* ([0-9a-f]{40,64})\]/.exec(printed)?.[1]
  if (id === undefined) throw new Error(`git printed no id of the commit: ${printed}`)
  return id
}

/** A repository with a commit of these files. */
export function aRepositoryOf(files: Record<string, string | Uint8Array>): string {
  const folder = aRepository()
  commit(folder, files)
  return folder
}

/** A clone with only the newest commit, as actions/checkout makes it; of `branch`, or of the current one. */
export function shallowClone(origin: string, branch = git(origin, 'branch', '--show-current')): string {
  const folder = aFolder()
  git(folder, 'clone', '--quiet', '--depth=1', '--branch', branch, pathToFileURL(origin).href, '.')
  return folder
}

/** A clone with all history and no submodule checked out. */
export function cloneOf(origin: string): string {
  const folder = aFolder()
  git(folder, 'clone', '--quiet', pathToFileURL(origin).href, '.')
  return folder
}

/** A repository with the page `a.md`, and `files` in a submodule at `sub`. */
export function aRepositoryWithSubmodule(files: Record<string, string>): string {
  const inner = aRepository()
  commit(inner, files)
  const folder = aRepository()
  git(
    folder,
    '-c',
    'protocol.file.allow=always',
    'submodule',
    '--quiet',
    'add',
    pathToFileURL(inner).href,
    'sub',
  )
  commit(folder, { 'a.md': 'a' })
  return folder
}
