/** The part of the result file on what the answers of live engines hold. */
import * as z from 'zod'

const count = z.int().nonnegative()

const presence = {
  evaluated: count.describe('Evaluated answers: the denominator of the other counts.'),
  cited: count.describe('Answers that cite the brand.'),
  mentioned: count.describe('Answers that name the brand.'),
  retrieved_not_cited: count.describe(
    'Answers that do not cite the brand although the engine read a page of it.',
  ),
  never_retrieved: count.describe('Answers for which the engine read pages, and none of the brand.'),
  named_first: count.describe('Answers that name the brand before every competitor.'),
}

const source = {
  domain: z.string().describe('Registrable domain, such as acme.co.uk.'),
  owner: z.enum(['own', 'competitor', 'third-party']),
  competitor: z.string().nullable().describe('Name of the competitor that owns the domain.'),
}

const sourceSchema = z.object({
  url: z.string().describe('Without tracking parameters; empty where it is too long to keep.'),
  ...source,
})

const answerSchema = z.object({
  engine: z.string(),
  keyword: z.string(),
  sample: count,
  model: z.string(),
  cited: z.boolean(),
  retrieved: z
    .boolean()
    .nullable()
    .describe('Null where the vendor does not tell which pages the engine read.'),
  mentioned: z.boolean(),
  position: count
    .nullable()
    .describe('Place of the brand among the brands named, from 1; null where it is not named.'),
  competitors: z.array(z.string()).describe('Competitors named, in the order of their first mention.'),
  cited_sources: z.array(sourceSchema),
  unknown_sources: count,
  retrieved_sources: z.array(sourceSchema),
  queries: z.array(z.string()).describe('What the engine searched for.'),
  text: z.string(),
  text_cut: z.boolean().describe('The text is longer than what is kept.'),
})

export const answerContentsSchema = z
  .object({
    ...presence,
    engines: z.array(z.object({ engine: z.string(), ...presence })),
    domains: z.array(
      z.object({
        ...source,
        answers: count.describe('Answers that cite it.'),
        answers_without_brand: count.describe('Of these, answers that do not cite the brand.'),
        engines: z.array(z.string()),
        pages: z
          .array(z.object({ url: z.string(), answers: count }))
          .describe('The pages cited most, without the redirects of vendors.'),
      }),
    ),
    domains_left_out: count,
    competitors: z.array(
      z.object({
        name: z.string(),
        answers: count.describe('Answers that name it.'),
        answers_without_brand: count.describe('Of these, answers that do not name the brand.'),
      }),
    ),
    queries: z.array(z.object({ query: z.string(), answers: count, engines: z.array(z.string()) })),
    queries_left_out: count,
    unknown_sources: count.describe('Cited pages whose host the vendors do not tell.'),
    answers: z.array(answerSchema),
    answers_left_out: count.describe('Answers that would make the file too large; all counts include them.'),
  })
  .nullable()
  .describe(
    'What the evaluated answers of live engines hold. Null where no answer of a live engine was evaluated, and with a hosted service, which does not tell.',
  )
