import * as core from '@actions/core'
import { fileOnlyNames, inputNames, secretInputs } from '../../inputs/inputs.ts'
import { findNearestName } from '../../lib/nearest-name.ts'

const PREFIX = 'INPUT_'

/** Masks the secrets among the inputs in the log. Must run before anything else, so that a crash prints none of them. */
export function maskSecrets(): void {
  for (const name of secretInputs) {
    const secret = core.getInput(name)
    if (secret) core.setSecret(secret)
  }
  // An error of the network may show the URL of a webhook without what stands before it.
  const webhook = core.getInput('notify')
  const url = webhook.replace(/^[a-z]+=/, '')
  if (url && url !== webhook) core.setSecret(url)
}

/** The inputs of the step, and other variables with the prefix of inputs. */
interface GivenInputs {
  /** Texts by name. Names of values of the config file, and misspelled names, are included: both are reported. */
  texts: Record<string, string>
  /** Variables of the job or of another program, whose names are not similar to that of an input. */
  foreign: string[]
  /** Inputs of more than LONG_BYTES. */
  long: { input: string; bytes: number }[]
}

/** Linux starts no program with a variable of more than 128 KiB, so a warning must come before that limit. */
const LONG_BYTES = 100_000

/** Reads the inputs from the variables that the runner sets, such as `INPUT_MIN-OVERALL-BCR`. */
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
