import type { RunFacts } from './run-facts.ts'
import type { Settings } from './settings.ts'
import type { ConfigChange } from './stored-settings.ts'

export interface Gate {
  /** Unique in the fleet. */
  key: string
  settings: Settings
}

export interface GatesReading {
  /** Path of the config file; undefined without one, for a run of one gate. */
  config: string | undefined
  gates: [Gate, ...Gate[]]
  changes: ConfigChange[]
  /** The commit of these files; undefined without files, and for the work tree. */
  commit?: string | undefined
}

export interface GatesContext {
  env: NodeJS.ProcessEnv
  facts: Pick<RunFacts, 'withoutSecrets' | 'workspace' | 'change' | 'workflowCommit' | 'eventName'>
  signal?: AbortSignal | undefined
  /** The key of a hosted service, for gates with a `base-url` but no `api-key`. */
  hostedKey?: string | undefined
  /** Values that override inputs and file in this run. */
  fixed?: Record<string, string>
  /** In a file with both kinds of gates, only read those that compare pages with a commit. */
  prefersPages?: boolean
}
