import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'

const actionSchema = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.boolean().optional(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
})

/** action.yml, as the runner reads it. */
export const action = actionSchema.parse(parse(readFileSync('action.yml', 'utf8')))

/** The texts of all inputs: what the workflow gives, and action.yml's defaults for the rest. */
export function inputTexts(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...action.inputs, ...given }).map(([name, input]) => {
      if (typeof input === 'string') return [name, input]
      return [name, name === 'github-token' ? '' : (input.default ?? '')]
    }),
  )
}

/** The same as the variables that the runner sets. */
export function inputVariables(given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(inputTexts(given)).map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
  )
}
