import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { fileOnlyNames } from '../../src/inputs/inputs.ts'

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
})

/** action.yml, as the runner reads it. */
export const action = actionSchema.parse(parse(readFileSync('action.yml', 'utf8')))

/** Splits values into those of inputs and the text of a config file with the others; undefined if there are none. */
export function splitValues(given: Record<string, string>): {
  inputs: Record<string, string>
  config?: string
} {
  const file: Record<string, unknown> = {}
  const inputs: Record<string, string> = {}
  for (const [name, text] of Object.entries(given)) {
    const [section = '', inner] = name.split('.')
    if (!fileOnlyNames.includes(name)) inputs[name] = text
    else if (inner === undefined) file[name] = text
    else file[section] = { ...Object(file[section]), [inner]: text }
  }
  return Object.keys(file).length === 0 ? { inputs } : { inputs, config: `${JSON.stringify(file)}\n` }
}

/** The texts of all inputs, as the runner sets them: empty where the workflow gives none. */
export function inputTexts(given: Record<string, string>): Record<string, string> {
  return { ...Object.fromEntries(Object.keys(action.inputs).map(name => [name, ''])), ...given }
}

/** The same as the variables that the runner sets. */
export function inputVariables(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputTexts(given)).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
  )
}
