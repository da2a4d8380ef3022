import { join } from 'node:path'
import type { Change, HostCommits } from '../sites/base-commits.ts'

/** What a run knows of its surroundings, on every host. */
export interface RunFacts extends HostCommits {
  /** Name of the event that started the run; `local` outside a workflow. */
  eventName: string
  /** The commit that is checked; undefined where there is none. */
  sha: string | undefined
  defaultBranch: string | undefined
  /** Page of the workflow run. */
  runUrl: string | undefined
  /** 1 for the first attempt of the workflow run, and more for each time it was run again. */
  runAttempt?: number
  /** Page of the commit. */
  commitUrl: string | undefined
  /** Page of the pull request; left out where the run has none. */
  pullUrl?: string | undefined
  change: Change | undefined
  /** The pushed commit, and the one that the branch was at; undefined where that is not known, and for other events. */
  push?: { before: string; head: string } | undefined
  /** The host gives no secrets to this run, so that a missing key is no mistake in the inputs. */
  withoutSecrets: boolean
  /** Folder for the files of the run: each gate has a folder in it, named by its key. */
  tempFolder: string
  /** The folder for the files of the only gate, where that is not one in `tempFolder`. */
  onlyFolder?: string | undefined
  /** Folder whose pages are read. */
  workspace: string
}

export type FilesFacts = Pick<RunFacts, 'tempFolder' | 'onlyFolder'>

/** Returns the folder for the files of the gate with this key. */
export function runFolder({ tempFolder, onlyFolder }: FilesFacts, key: string): string {
  return onlyFolder ?? join(tempFolder, key)
}
