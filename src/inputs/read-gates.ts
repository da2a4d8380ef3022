/** The inputs of a run, and the config file that they may name → gates. */

import type { GatesContext, GatesReading } from './gates.ts'
import { inputNames } from './inputs.ts'
import { readSettings } from './read-settings.ts'

/**
 * Reads the gates of a run from `texts`, the texts of its inputs by their names. Without `config` they are one gate. With
 * it, an input that is given overrides the file, and `key` selects one of the file's gates. Throws one InputsError with
 * every problem of the inputs and the file, and what the reader of files throws.
 */
export async function readGates(
  texts: Record<string, string>,
  { env, facts, signal, hostedKey }: GatesContext,
): Promise<GatesReading> {
  const given = Object.entries(texts).map(([name, text]): [string, string] => [name, text.trim()])
  const {
    config: path,
    key,
    ...explicit
  } = Object.fromEntries(
    // An empty text is no value. An unknown name is a problem with and without one.
    given.filter(([name, text]) => text !== '' || !inputNames.includes(name)),
  )
  if (path === undefined) {
    const settings = await readSettings({ ...withHostedKey(explicit), ...(key && { key }) }, env, facts)
    return { config: undefined, gates: [{ key: settings.key, settings }], changes: [] }
  }
  const { readConfigGates } = await import('./config-gates.ts')
  return readConfigGates(path, key, explicit, withHostedKey, { env, facts, signal })

  function withHostedKey(values: Record<string, unknown>): Record<string, unknown> {
    return hostedKey && values['base-url'] ? { 'api-key': hostedKey, ...values } : values
  }
}
