/** The schema of a config file, made of the schemas of the inputs. */
import * as z from 'zod'
import { askedKeyword } from './fields.ts'
import { inputSchemas, runInputs } from './inputs.ts'

const gateFields = Object.fromEntries(
  Object.entries(inputSchemas)
    .filter(([name]) => name !== 'key' && !runInputs.includes(name))
    .map(([name, schema]) => [name, schema.optional()]),
)

const allowedKeywords =
  'keywords: a list of keywords, of keyword and questions, of file, or of tags and keywords'
const fromFile = z.strictObject({ file: z.string('the path of a file with one keyword a line') })
const keyword = z.union([z.string(), askedKeyword, fromFile], allowedKeywords)
export const tagsSchema = z.array(z.string('a tag'), 'a list of tags').min(1, 'at least one tag')
const group = z.strictObject({
  tags: tagsSchema,
  keywords: z.array(keyword, 'a list of keywords'),
})
/** The keywords of a gate as a file gives them. */
export const keywordsSchema = z.union(
  [z.string(), fromFile, z.array(z.union([keyword, group]))],
  allowedKeywords,
)

/** Expands a gate into one for each of its items. */
const expanding = (allowed: string) =>
  z.array(z.string(allowed), `a list: ${allowed}`).min(1, allowed).optional()

const valuesShape = {
  ...gateFields,
  keywords: keywordsSchema.optional(),
  tags: tagsSchema.optional().describe('Selects the groups of keywords with one of these tags.'),
  countries: expanding('codes of ISO 3166-1, such as DE').describe(
    'Makes a gate of each country, with the key KEY-COUNTRY in lower case.',
  ),
  languages: expanding('language codes, such as en or pt-BR').describe(
    'Makes a gate of each language, with the key KEY-LANGUAGE in lower case.',
  ),
}

/** Pairs of one value for a gate and of several values, each for a gate of its own. */
const alternatives = [
  ['country', 'countries'],
  ['language', 'languages'],
] as const

function refuseBoth(values: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [one, several] of alternatives) {
    if (values[one] === undefined || values[several] === undefined) continue
    context.addIssue({ code: 'custom', path: [several], message: `no value beside ${one}` })
  }
}

/** The values that all gates share, and then one or more gates. */
export const configSchema = z.strictObject(
  {
    defaults: z.strictObject(valuesShape, 'names and values of inputs').superRefine(refuseBoth).optional(),
    gates: z
      .array(
        z
          .strictObject(
            { key: inputSchemas.key, ...valuesShape },
            'a gate: key, and names and values of inputs',
          )
          .superRefine(refuseBoth),
        'a list of gates',
      )
      .min(1, 'at least one gate'),
  },
  'defaults and gates',
)

/** The names of the values of a gate. */
export const gateNames = ['key', ...Object.keys(valuesShape)]

/** The same file as it is written, for its values to be merged before they are parsed. */
export const writtenConfig = z.object({
  defaults: z.record(z.string(), z.unknown()).default({}),
  gates: z.array(z.record(z.string(), z.unknown())),
})
