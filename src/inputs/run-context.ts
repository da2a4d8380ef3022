import { join } from 'node:path'
import type { Change, HostCommits } from '../checkout/base-commits.ts'
import type { Log } from '../lib/log.ts'

interface RunFolders {
  /** Folder for the files of the run, with a folder for each gate by its key. */
  tempFolder: string
  /** Folder for the files of a single gate, if outside of `tempFolder`. */
  onlyFolder?: string | undefined
}

/** What the host states about a run. */
export interface HostRun extends HostCommits, RunFolders {
  /** Name of the GitHub event; `local` outside a workflow. */
  eventName: string
  sha: string | undefined
  defaultBranch: string | undefined
  runUrl: string | undefined
  /** Attempt of the workflow run, from 1. */
  runAttempt?: number
  commitUrl: string | undefined
  pullUrl?: string | undefined
  change: Change | undefined
  /** The pushed commit and the previous one of the branch; undefined if unknown, and for other events. */
  push?: { before: string; head: string } | undefined
  /** The host gives no secrets to this run, so a missing key is not a mistake in the inputs. */
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
