import { join } from 'node:path'

/** What a run knows of its surroundings, on every host. */
export interface RunFacts {
  /** Name of the event that started the run; `local` outside a workflow. */
  eventName: string
  /** The commit that is checked; undefined where there is none. */
  sha: string | undefined
  defaultBranch: string | undefined
  /** Page of the workflow run. */
  runUrl: string | undefined
  /** Page of the commit. */
  commitUrl: string | undefined
  /**
   * The change that is checked: what `head` adds to `base`. Undefined where the run checks no change.
   */
  change: { base: string; head: string } | undefined
  /** The host gives no secrets to this run, so that a missing key is no mistake in the inputs. */
  withoutSecrets: boolean
  /** Folder for the files of the run. */
  tempFolder: string
  /** Folder whose pages are read. */
  workspace: string
}

/** Returns the folder for the files of the gate with this key. */
export function runFolder({ tempFolder }: Pick<RunFacts, 'tempFolder'>, key: string): string {
  return join(tempFolder, 'ai-visibility', key)
}
