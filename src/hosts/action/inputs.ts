import * as core from '@actions/core'
import { secretInputs } from '../../inputs/fields.ts'

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

/** Returns the texts of the inputs by their names, from the variables that the runner sets, such as `INPUT_MIN-OVERALL-BCR`. */
export function readInputTexts(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, text = '']) => [name.slice(PREFIX.length).toLowerCase(), text]),
  )
}
