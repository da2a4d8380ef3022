/** Reads the config file and files of keywords from the deciding commit. */
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type HostCommits, readBaseFile } from '../checkout/base-commits.ts'
import { findInnerCheckout, isCheckedOut } from '../checkout/git.ts'
import { readSmallFile, type SmallFile } from '../lib/files.ts'
import { findNearestName } from '../lib/nearest-name.ts'
import type { InputProblem } from './given-values.ts'
import type { ConfigChange } from './stored-settings.ts'
import { CONFIG_PATH } from './unknown-names.ts'

type ConfigFile =
  /** `commit` is undefined if the work tree decides. `edited` is the changed text, which does not affect the verdict. */
  | { text: string; change: ConfigChange['kind'] | undefined; commit?: string | undefined; edited?: string }
  | Extract<SmallFile, { problem: string }>
  | { problem: 'added-by-untrusted-change' }

export type ReadConfigFile = (path: string) => Promise<ConfigFile>

export interface ConfigSource extends HostCommits {
  workspace: string
  eventName: string
  signal?: AbortSignal | undefined
}

const MAX_FILE_BYTES = 1024 * 1024

interface ConfigReader {
  readFile: ReadConfigFile
  changes: ConfigChange[]
  /** The commit from which files were read; undefined for the work tree, and without files. */
  commit: string | undefined
}

/** Creates the reader of a run's files, which reads each file once and remembers how the change affects it. */
export function createConfigReader(source: ConfigSource): ConfigReader {
  const files = new Map<string, Promise<ConfigFile>>()
  const reader: ConfigReader = {
    changes: [],
    commit: undefined,
    readFile(path) {
      const file = files.get(path) ?? readOnce(path)
      files.set(path, file)
      return file
    },
  }
  async function readOnce(path: string): Promise<ConfigFile> {
    const file = await readDecidingFile(source, path)
    if ('text' in file) {
      reader.commit ??= file.commit
      if (file.change !== undefined) reader.changes.push({ path, kind: file.change })
    }
    return file
  }
  return reader
}

/**
 * Reads a file from the deciding commit, so that a change cannot loosen its own gate. A file that the change adds is read
 * from the work tree, unless the run may have secrets that its author must not use: in `pull_request_target`, or an event
 * that names no change. Rejects with an AvgError, a system error, or the signal's reason.
 */
async function readDecidingFile(source: ConfigSource, path: string): Promise<ConfigFile> {
  const { workspace, change, eventName, signal } = source
  const before = await readBaseFile({ folder: workspace, signal }, source, path)
  const now = await readSmallFile(workspace, path, MAX_FILE_BYTES)
  switch (before.kind) {
    case 'base': {
      if (Buffer.byteLength(before.text) > MAX_FILE_BYTES) return { problem: 'too-large' }
      const edited = 'text' in now && { edited: now.text }
      return { text: before.text, change: compare(before.text, now), commit: before.commit, ...edited }
    }
    case 'added':
      if (change === undefined || eventName === 'pull_request_target') {
        return { problem: 'added-by-untrusted-change' }
      }
      return 'text' in now ? { ...now, change: 'added', commit: before.commit } : now
    case 'work-tree':
      return 'text' in now ? { ...now, change: undefined } : now
  }
}

function compare(before: string, now: SmallFile): ConfigChange['kind'] | undefined {
  if ('problem' in now) return now.problem === 'missing' ? 'removed' : 'changed'
  const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')
  return withoutReturns(now.text) === withoutReturns(before) ? undefined : 'changed'
}

/** What to give instead of an unusable file. */
export const FILE_PROBLEMS: Record<Extract<ConfigFile, { problem: string }>['problem'], string> = {
  missing: 'a file that exists, with its path from the root of the repository',
  'not-a-file': 'a file, and no folder',
  'too-large': 'a file of at most 1 MB',
  'added-by-untrusted-change':
    'a file of the base branch or, for events without a known change, of the default branch: the checked-out commit adds this file, and the run has secrets that its author may not use',
}

/**
 * Reads the config file that an input names, otherwise the default one if it exists. Reports unusable files and a similar
 * name in place of the default. Rejects like `readFile`.
 */
export async function readConfigFile(
  named: string | undefined,
  workspace: string,
  readFile: ReadConfigFile,
  problems: InputProblem[],
): Promise<{ path: string; text: string; edited?: string | undefined } | undefined> {
  const path = named ?? CONFIG_PATH
  const file = await (named === undefined ? readUnnamed(readFile, workspace) : readFile(named))
  if ('text' in file)
    return { path, text: file.text, ...(file.change === 'changed' && { edited: file.edited }) }
  if (named !== undefined || file.problem !== 'missing') {
    problems.push({ input: 'config', given: path, allowed: FILE_PROBLEMS[file.problem] })
    return undefined
  }
  const other = await findMisspelt(workspace)
  if (other !== undefined) {
    const allowed = `the name ${CONFIG_PATH}, which is read without being named; or this path in config`
    problems.push({ input: 'config', given: other, allowed })
  }
  const inner = await findInnerConfig(workspace)
  if (inner !== undefined) {
    const folder = dirname(dirname(inner))
    const allowed = `a checkout in the workspace itself, not in its folder ${folder}: start there, or check out without a path`
    problems.push({ input: 'config', given: inner, allowed })
  }
  return undefined
}

const STEM = basename(CONFIG_PATH, '.yml')

async function readUnnamed(readFile: ReadConfigFile, workspace: string): Promise<ConfigFile> {
  if (!(await isInCheckout(workspace))) {
    // Without git there is no commit that could have the file.
    const now = await readSmallFile(workspace, CONFIG_PATH, MAX_FILE_BYTES)
    if ('problem' in now && now.problem === 'missing') return now
  }
  return readFile(CONFIG_PATH)
}

async function isInCheckout(folder: string): Promise<boolean> {
  const above = dirname(folder)
  return (await isCheckedOut(folder)) || (above !== folder && isInCheckout(above))
}

async function findInnerConfig(workspace: string): Promise<string | undefined> {
  const inner = (await isInCheckout(workspace)) ? undefined : await findInnerCheckout(workspace)
  if (inner === undefined) return undefined
  const path = `${inner}/${CONFIG_PATH}`
  const file = await readSmallFile(workspace, path, MAX_FILE_BYTES)
  return 'text' in file ? path : undefined
}

/** Finds a file whose name differs from the default in a letter or its extension. */
async function findMisspelt(workspace: string): Promise<string | undefined> {
  const folder = dirname(CONFIG_PATH)
  const names = await readdir(join(workspace, folder)).catch(() => [])
  const found = names.find(name => {
    const [, stem = ''] = /^(.*)\.(?:ya?ml|json)$/i.exec(name) ?? []
    const isAsLong = Math.abs(stem.length - STEM.length) <= 1
    return isAsLong && findNearestName(stem, [STEM]) !== undefined
  })
  return found === undefined ? undefined : `${folder}/${found}`
}
