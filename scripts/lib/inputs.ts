import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
})

/** action.yml, as the runner reads it. */
export const action = actionSchema.parse(parse(readFileSync('action.yml', 'utf8')))

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
