import * as z from 'zod'
import { inputNames, inputSchemas } from '../../src/inputs/inputs.ts'

/** The inputs of a gate that gives its brand and one keyword, as they are parsed. */
export const defaultInputs = z.object(inputSchemas).parse({
  ...Object.fromEntries(inputNames.map(name => [name, ''])),
  brand: 'Acme',
  keywords: 'crm',
})
