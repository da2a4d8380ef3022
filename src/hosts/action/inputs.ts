import * as core from '@actions/core'
import { fileOnlyNames, inputNames, secretInputs } from '../../inputs/inputs.ts'
import { findNearestName } from '../../lib/nearest-name.ts'

const PREFIX = 'INPUT_'

/** Masks the secret inputs in the log. Must run first, so that no crash can print them. */
export function maskSecrets(): void {
  for (const name of secretInputs) {
    const secret = core.getInput(name)
    if (secret) core.setSecret(secret)
  }
  // A network error may contain the URL of the webhook without `slack=` or `json=`.
  const webhook = core.getInput('notify')
  const url = webhook.replace(/^[a-z]+=/, '')
  if (url && url !== webhook) core.setSecret(url)
}

interface GivenInputs {
  /** By name. Includes misspelled names and those of the config file, so that they are reported. */
  texts: Record<string, string>
  /** Other variables with the prefix `INPUT_`, whose names resemble no input. */
  foreign: string[]
  long: { input: string; bytes: number }[]
}

/** Linux starts no program with a variable of more than 128 KiB, so the warning must come earlier. */
const LONG_BYTES = 100_000

/** Reads the variables of the runner, such as `INPUT_MIN-OVERALL-BCR`. */
export function readInputs(env: NodeJS.ProcessEnv): GivenInputs {
  const variables = Object.entries(env)
    .filter(([variable]) => variable.startsWith(PREFIX))
    .map(([variable, text = '']) => ({ variable, name: variable.slice(PREFIX.length).toLowerCase(), text }))
  const known = [...inputNames, ...fileOnlyNames]
  const isOwn = (name: string) => known.includes(name) || findNearestName(name, inputNames) !== undefined
  const own = variables.filter(({ name }) => isOwn(name))
  return {
    texts: Object.fromEntries(own.map(({ name, text }) => [name, text])),
    foreign: variables.filter(({ name }) => !isOwn(name)).map(({ variable }) => variable),
    long: own
      .map(({ name, text }) => ({ input: name, bytes: Buffer.byteLength(text) }))
      .filter(({ bytes }) => bytes > LONG_BYTES),
  }
}
