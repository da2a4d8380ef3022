/** Reads the files that settings come from: as they were before the change that is checked. */
import { readBaseFile } from '../embedded/corpus/base-file.ts'
import { readSmallFile, type SmallFile } from '../lib/files.ts'
import type { RunFacts } from './run-facts.ts'

/** What the change that is checked does to a file that settings come from. */
export interface ConfigChange {
  path: string
  /** Where the change adds the file, its settings count at once: there were none before. */
  kind: 'added' | 'changed' | 'removed'
}

/** A file that settings come from, or why it cannot be used. */
export type ConfigFile =
  | { text: string; change: ConfigChange['kind'] | undefined }
  | Extract<SmallFile, { problem: string }>
  | { problem: 'added-by-untrusted-change' }

export type ReadConfigFile = (path: string) => Promise<ConfigFile>

/** Bytes. */
const LARGEST_FILE = 1024 * 1024

/**
 * Creates the reader of a run's files. Where the run checks a change, a file is read from the commit that the change is
 * based on, so that a change cannot loosen the gate that judges it. A file that the change adds is read as it is, except
 * in a run of `pull_request_target`, which has secrets that the author of the change may not use. The reader rejects with
 * a LinkOutError, a CorpusError of kind `no-base-file`, the system's error, or the signal's reason.
 */
export function createConfigReader(
  { workspace, change, eventName }: Pick<RunFacts, 'workspace' | 'change' | 'eventName'>,
  signal?: AbortSignal,
): ReadConfigFile {
  return async path => {
    const before = change && (await readBaseFile({ folder: workspace, signal }, change, path))
    const now = await readSmallFile(workspace, path, LARGEST_FILE)
    switch (before?.kind) {
      case 'base': {
        if (Buffer.byteLength(before.text) > LARGEST_FILE) return { problem: 'too-large' }
        return { text: before.text, change: compare(before.text, now) }
      }
      case 'added':
        if (eventName === 'pull_request_target') return { problem: 'added-by-untrusted-change' }
        return 'text' in now ? { ...now, change: 'added' } : now
      default:
        return 'text' in now ? { ...now, change: undefined } : now
    }
  }
}

function compare(before: string, now: SmallFile): ConfigChange['kind'] | undefined {
  if ('problem' in now) return now.problem === 'missing' ? 'removed' : 'changed'
  const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n')
  return withoutReturns(now.text) === withoutReturns(before) ? undefined : 'changed'
}
