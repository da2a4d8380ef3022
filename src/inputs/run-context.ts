import { join } from 'node:path'
import type { Change, HostCommits } from '../checkout/base-commits.ts'
import type { Log } from '../lib/log.ts'

interface RunFolders {
  /** Has a folder for each gate, named by its key. */
  tempFolder: string
  /** The folder of a single gate, in place of its folder in `tempFolder`. */
  onlyFolder?: string | undefined
}

/** What the host states about a run. */
export interface HostRun extends HostCommits, RunFolders {
  /** The GitHub event; `local` outside of a workflow. */
  eventName: string
  sha: string | undefined
  defaultBranch: string | undefined
  runUrl: string | undefined
  /** Attempt of the workflow run, from 1. */
  runAttempt?: number
  commitUrl: string | undefined
  pullUrl?: string | undefined
  change: Change | undefined
  /** The commits of the branch before and after a push; undefined for other events, and if unknown. */
  push?: { before: string; head: string } | undefined
  /** The run gets no secrets, so a missing key is not a mistake in the inputs. */
  withoutSecrets: boolean
  workspace: string
}

export interface RunContext extends HostRun {
  env: NodeJS.ProcessEnv
  log: Log
  signal: AbortSignal
}

/** Returns the folder for the files of a gate. */
export function runFolder({ tempFolder, onlyFolder }: RunFolders, key: string): string {
  return onlyFolder ?? join(tempFolder, key)
}
