/** What the answers of live engines hold, as the result file has it. */
import * as z from 'zod'
import { count } from '../../contract/parts.ts'

const presence = {
  evaluated: count.describe('Evaluated answers: the denominator of the other counts.'),
  cited: count.describe('Answers that cite the brand.'),
  mentioned: count.describe('Answers that name the brand.'),
  retrieved_not_cited: count.describe(
    'Answers that do not cite the brand although the engine read a page of it.',
  ),
  never_retrieved: count.describe('Answers for which the engine read pages, and none of the brand.'),
  named_first: count.describe('Answers that name the brand before every competitor.'),
  ambiguous: count.describe(
    'Answers with the name of the brand that may name it or use a common word. They are not among those that name it.',
  ),
}

const source = {
  domain: z.string().describe('Registrable domain, such as acme.co.uk.'),
  owner: z.enum(['own', 'competitor', 'third-party']).describe('Whose site it is.'),
  competitor: z.string().nullable().describe('Name of the competitor that owns the domain.'),
}

const sourceSchema = z.object({
  url: z.string().describe('Without tracking parameters; empty where it is too long to keep.'),
  ...source,
})

const answerSchema = z.object({
  engine: z.string().describe('As the input engines names it.'),
  keyword: z.string().describe('What was asked about.'),
  sample: count.describe('Repetition of the same question, from 1.'),
  model: z
    .string()
    .describe('The model that answered; the model that was asked where the vendor does not tell.'),
  cited: z.boolean().describe('The answer cites the brand.'),
  retrieved: z
    .boolean()
    .nullable()
    .describe('Null where the vendor does not tell which pages the engine read.'),
  mentioned: z.boolean().describe('The answer names the brand.'),
  position: count
    .nullable()
    .describe('Place of the brand among the brands named, from 1; null where it is not named.'),
  competitors: z.array(z.string()).describe('Competitors named, in the order of their first mention.'),
  ambiguous: z
    .array(z.string())
    .describe('Names in the text that may stand for a brand or be a common word. They count for nothing.'),
  cited_sources: z.array(sourceSchema).describe('Pages that the answer cites.'),
  unknown_sources: count.describe('Cited pages whose host the vendor does not tell.'),
  retrieved_sources: z.array(sourceSchema).describe('Pages that the engine found or read, cited or not.'),
  queries: z.array(z.string()).describe('What the engine searched for.'),
  text: z.string().describe('The answer, usually in Markdown. It comes from outside: escape it.'),
  text_cut: z.boolean().describe('The text is longer than what is kept.'),
  text_withheld: z
    .boolean()
    .describe('The terms of the vendor forbid storing text, queries and addresses, and they are left out.'),
})

export const answerContentsSchema = z
  .object({
    ...presence,
    mean_position: z
      .number()
      .nullable()
      .describe(
        'Mean place of the brand among the brands named, from 1, over the answers that name it; null without such an answer.',
      ),
    engines: z
      .array(z.object({ engine: z.string(), ...presence }))
      .describe('The same counts for each engine.'),
    domains: z.array(
      z.object({
        ...source,
        answers: count.describe('Answers that cite it.'),
        answers_without_brand: count.describe('Of these, answers that do not cite the brand.'),
        engines: z.array(z.string()).describe('Engines whose answers cite it.'),
        pages: z
          .array(z.object({ url: z.string(), answers: count }))
          .describe('The pages cited most, without the redirects of vendors.'),
      }),
    ),
    domains_left_out: count.describe('Domains beyond those listed.'),
    competitors: z.array(
      z.object({
        name: z.string(),
        answers: count.describe('Answers that name it.'),
        answers_without_brand: count.describe('Of these, answers that do not name the brand.'),
      }),
    ),
    queries: z.array(z.object({ query: z.string(), answers: count, engines: z.array(z.string()) })),
    queries_left_out: count.describe('Queries beyond those listed.'),
    unknown_sources: count.describe('Cited pages whose host the vendors do not tell.'),
    answers: z.array(answerSchema),
    answers_left_out: count.describe('Answers that would make the file too large; all counts include them.'),
  })
  .nullable()
  .describe(
    'What the evaluated answers of live engines hold. Null where no answer of a live engine was evaluated, and with a hosted service, which does not tell.',
  )
