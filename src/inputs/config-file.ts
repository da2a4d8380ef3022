/** Reads the files that settings come from, from the commit that decides in the run. */
import type * as z from 'zod'
import { readBaseFile } from '../embedded/pages/base-commits.ts'
import { readSmallFile, type SmallFile } from '../lib/files.ts'
import type { RunFacts } from './run-facts.ts'
import type { configChangeSchema } from './stored-settings.ts'

/** What the change that is checked does to a file that settings come from. */
export type ConfigChange = z.output<typeof configChangeSchema>

/** A file that settings come from, or why it cannot be used. */
export type ConfigFile =
  /** `commit`: that decides about the file; undefined where the work tree does. */
  | { text: string; change: ConfigChange['kind'] | undefined; commit?: string | undefined }
  | Extract<SmallFile, { problem: string }>
  | { problem: 'added-by-untrusted-change' }

export type ReadConfigFile = (path: string) => Promise<ConfigFile>

/** Bytes. */
const LARGEST_FILE = 1024 * 1024

/**
 * Creates the reader of a run's files. Where the run checks a change, a file is read from the tip of the base branch, so
 * that a change cannot loosen the gate that judges it. A file that the change adds is read as it is, except in a run that
 * has secrets which the author of the change may not use: one of `pull_request_target`, or of an event that names no
 * change. The reader rejects with
 * a LinkOutError, a CorpusError of kind `no-base-file`, the system's error, or the signal's reason.
 */
export function createConfigReader(
  {
    workspace,
    change,
    workflowCommit,
    eventName,
  }: Pick<RunFacts, 'workspace' | 'change' | 'workflowCommit' | 'eventName'>,
  signal?: AbortSignal,
): ReadConfigFile {
  return async path => {
    const before = await readBaseFile({ folder: workspace, signal }, { change, workflowCommit }, path)
    const now = await readSmallFile(workspace, path, LARGEST_FILE)
    switch (before.kind) {
      case 'base': {
        if (Buffer.byteLength(before.text) > LARGEST_FILE) return { problem: 'too-large' }
        return { text: before.text, change: compare(before.text, now), commit: before.commit }
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
}

function compare(before: string, now: SmallFile): ConfigChange['kind'] | undefined {
  if ('problem' in now) return now.problem === 'missing' ? 'removed' : 'changed'
  const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')
  return withoutReturns(now.text) === withoutReturns(before) ? undefined : 'changed'
}
