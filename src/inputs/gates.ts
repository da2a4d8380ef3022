import type { RunFacts } from './run-facts.ts'
import type { Settings } from './settings.ts'
import type { ConfigChange } from './stored-settings.ts'

/** One gate of a fleet. */
export interface Gate {
  /** Names the gate within the fleet: no other gate has the same key. */
  key: string
  settings: Settings
}

/** What the inputs ask for. */
export interface GatesReading {
  /** Path of the config file; undefined without one, which is a run of one gate. */
  config: string | undefined
  /** In the order of the file. */
  gates: [Gate, ...Gate[]]
  /** What the change that is checked does to the files that the gates come from. */
  changes: ConfigChange[]
  /** The commit that these files come from; undefined where they come from the work tree, or there are none. */
  commit?: string | undefined
}

export interface GatesContext {
  env: NodeJS.ProcessEnv
  facts: Pick<RunFacts, 'withoutSecrets' | 'workspace' | 'change' | 'workflowCommit' | 'eventName'>
  signal?: AbortSignal | undefined
  /** The key of a hosted service, for gates with a `base-url` where the input `api-key` is not given. */
  hostedKey?: string | undefined
  /** Texts of values that every gate has in this run, whatever inputs and file say. */
  fixed?: Record<string, string>
  /** Of a file with gates that compare the pages with a commit, and others, these gates alone are read. */
  prefersPages?: boolean
}
