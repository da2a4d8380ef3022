import { completeValues } from '../../src/inputs/given-values.ts'
import { readTexts } from '../../src/inputs/parse-values.ts'

/** The values of a gate that gives its brand and one keyword, as they are parsed. */
export const defaultInputs = completeValues(
  readTexts({ brand: 'Acme', keywords: 'crm', 'base-url': 'https://api.example.com' }, [], ''),
)
