import { inputTexts } from '../../scripts/lib/inputs.ts'
import type { Gate, GatesReading } from '../../src/inputs/read-gates.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { HostRun } from '../../src/inputs/run-context.ts'
import { aFolder } from './git-repository.ts'
import { createLog } from './log.ts'
import { aContext } from './settings.ts'

const { signal } = new AbortController()

interface GateSetting {
  /** Texts of inputs. */
  inputs: Record<string, string>
  env?: NodeJS.ProcessEnv
  host?: Partial<HostRun>
}

/** Reads the gate of a run, and what the run knows of its surroundings. */
export async function aGate({ inputs, env = {}, host }: GateSetting) {
  const run = aContext({ tempFolder: aFolder(), workspace: aFolder(), ...host })
  const settings = await readSettings(inputTexts({ brand: 'Acme', ...inputs }), env, run)
  const gate: Gate = { key: settings.key, settings }
  return { gate, context: { ...run, env, log: createLog(), signal } }
}

/** Returns gates as those of a config file, without changes to it. */
export function readingOf(gates: [Gate, ...Gate[]]): GatesReading {
  return { config: gates.length === 1 ? undefined : 'gates.yml', gates, changes: [] }
}

/** Returns a text with the same times and the same ids of scans for every run. */
export function withSameTimes(text: string): string {
  const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
  const time = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
  return text.replace(uuid, 'ID').replace(time, 'TIME')
}
