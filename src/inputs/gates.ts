import type { ConfigSource } from './config-file.ts'
import type { InputProblem } from './given-values.ts'
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

/** What the gates of a run are read with. A host states more about a run. */
export interface GatesContext extends ConfigSource {
  env: NodeJS.ProcessEnv
  withoutSecrets: boolean
  signal?: AbortSignal | undefined
  /** The key of a hosted service, for gates with a `base-url` but no `api-key`. */
  hostedKey?: string | undefined
  /** Values that override inputs and file in this run. */
  fixed?: Record<string, string>
  /** In a file with both kinds of gates, only read those that compare pages with a commit. */
  prefersPages?: boolean
}

/** Returns the problem if a run would accept the levels of several gates at once. */
export function findSharedAccept(gates: readonly Gate[]): InputProblem[] {
  if (gates.length === 1 || !gates.some(({ settings }) => settings.accept)) return []
  const keys = gates.map(({ key }) => key).join(', ')
  return [{ input: 'accept', given: 'true', allowed: `false, unless key names the gate to accept: ${keys}` }]
}
