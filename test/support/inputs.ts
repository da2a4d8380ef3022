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

/** The INPUT_* variables that the runner sets: what the workflow gives, and action.yml's defaults for the rest. */
export function inputVariables(given: Record<string, string>): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [name, input] of Object.entries({ ...action.inputs, ...given })) {
    const text = typeof input === 'string' ? input : name === 'github-token' ? '' : (input.default ?? '')
    variables[`INPUT_${name.toUpperCase()}`] = text
  }
  return variables
}
