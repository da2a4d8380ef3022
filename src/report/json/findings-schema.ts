/** Findings and changes of pages, as the result file has them. */
import * as z from 'zod'
import { count } from '../../contract/parts.ts'
import { CERTAINTIES, FINDING_KINDS, LEADS_TO } from '../../findings/finding.ts'

const linesShape = { from: count, to: count }

/** A sentence of a page. */
const quoteSchema = z.object({
  text: z.string(),
  path: z.string(),
  line: count.nullable().describe('Of the sentence in that file; null where it was not found.'),
  url: z.string().describe('Public URL; the path when there is none.'),
  headings: z.array(z.string()),
})

const reasonsSchema = z
  .array(
    z.object({
      kind: z.string(),
      file: z.string(),
      line: count,
      crawler: z.string().optional(),
      target: z.string().optional(),
    }),
  )
  .describe('Why answer engines may not use the page.')

const removedSchema = z
  .array(
    z.object({
      path: z.string(),
      ...linesShape,
      text: z.string(),
      now: z
        .object(linesShape)
        .nullable()
        .describe(
          'Lines that stand in its place; `to` is one less than `from` where there are none. Null where the file is gone.',
        ),
    }),
  )
  .describe('Lines of the file before the change that held the lost sentences, three pieces at most.')

export const keywordChangeSchema = z.object({
  keyword: z.string(),
  outcome: z.enum(['lost', 'weaker', 'unchanged', 'gained']),
  owner: z
    .object({
      path: z.string(),
      headings: z
        .array(z.string())
        .describe('Of the section that owns the question; empty for the whole page.'),
      certainty: z.enum(['confirmed', 'named', 'guessed']),
    })
    .nullable()
    .describe('The page that owns the question before the change; null where none does.'),
  loss: z
    .number()
    .describe(
      "Share of the owner's text that is gone, 0 to 1; without an owner, of the sentences that answered.",
    ),
  base_score: z.number(),
  head_score: z.number(),
  before: quoteSchema
    .nullable()
    .describe('The sentence that lost most; null for an unchanged and a gained keyword.'),
  after: quoteSchema.nullable().describe('What the pages say instead; null without an answer.'),
  causes: z.array(
    z.object({
      kind: z.enum(['deleted', 'unread', 'rewritten', 'hidden', 'moved', 'outranked']),
      path: z.string(),
      to: z.string().optional().describe('Where the text is now: of moved.'),
      reason: z.string().optional().describe('Why the file is no page any more: of unread.'),
      language: z.string().optional().describe('The language that the page is in now: of unread.'),
      reasons: reasonsSchema.optional(),
      way: z.string().optional().describe('What became of the text: of rewritten.'),
    }),
  ),
  files: z.array(z.string()).describe('Changed files behind the outcome.'),
  removed: removedSchema,
})

const levelSchema = z.object({ cited: count, answers: count, share: z.number().describe('0 to 1.') })
export const scopeSchema = z.object({
  kind: z.enum(['whole', 'country', 'engine']),
  engine: z.string().exactOptional(),
  country: z.string().exactOptional(),
})
const overTimeSchema = z.object({
  scope: scopeSchema,
  before: z.number().describe('Share of answers that cite the brand, 0 to 1, in the runs before the day.'),
  since: z.number().describe('The same in the runs since, this one included.'),
  now: levelSchema,
})

const siteSchema = z.object({
  kind: z.literal('site').describe('A site that is cited where the brand was, or is not.'),
  domain: z.string(),
  page: z.string().nullable().describe('The page of it that is cited most.'),
  answers: count,
  usually: z
    .number()
    .nullable()
    .describe('How many answers cited it in earlier runs; null where none tells.'),
  of: count,
})
const readSchema = z.object({
  kind: z.literal('read').describe('How often the engines read a page of the brand.'),
  domain: z.string().nullable(),
  answers: count,
  usually: z.number().nullable(),
  of: count,
})

/** Which of the optional fields a finding has follows from its kind. */
export const findingSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  text: z.string().describe('The finding as one sentence, in the words of the reports.'),
  leads_to: z.enum(LEADS_TO).describe('What it does to the verdict.'),
  certainty: z.enum(CERTAINTIES),
  cause: z.string().describe('What made it. Everything that one cause costs is one finding.'),
  scope: scopeSchema.exactOptional().describe('The smallest part of the gate that it is about.'),
  cells: count
    .exactOptional()
    .describe('Number of cells (keyword, engine and country) behind `now` and `was`.'),
  now: levelSchema.exactOptional(),
  was: z
    .object({ usually: z.number(), share: z.number() })
    .exactOptional()
    .describe('How many of the same answers would have cited the brand before, and their share, 0 to 1.'),
  value: z
    .object({ rule: z.string(), now: z.number(), was: z.number() })
    .exactOptional()
    .describe('The number of the rule that decides where the shares do not show the drop.'),
  since: z.string().exactOptional().describe('ISO 8601 UTC: the first run at this level.'),
  told_on: z.string().exactOptional().describe('ISO 8601 UTC: the run that told the loss first.'),
  low: z
    .object({ since: z.string(), runs: count, share: z.number().nullable() })
    .exactOptional()
    .describe('The low runs of a loss that ended.'),
  last_before: z.string().exactOptional(),
  runs: z.object({ before: count, since: count }).exactOptional(),
  levels: overTimeSchema.exactOptional(),
  parts: z.array(overTimeSchema).exactOptional(),
  evidence: z.array(z.discriminatedUnion('kind', [siteSchema, readSchema])).exactOptional(),
  engines: z.array(z.string()).exactOptional(),
  planned: count.exactOptional().describe('Answers that were planned of these engines.'),
  reason: z
    .string()
    .exactOptional()
    .describe('Code of what broke the run, silenced the engine or took the page away.'),
  questions: z
    .array(z.object({ question: z.string(), before: quoteSchema.nullable(), after: quoteSchema.nullable() }))
    .exactOptional(),
  path: z.string().exactOptional().describe('The page.'),
  to: z.string().exactOptional().describe('Where its text is now.'),
  way: z.string().exactOptional(),
  hidden_by: reasonsSchema.exactOptional(),
  removed: removedSchema.exactOptional(),
  accepted: z
    .object({ by: z.string(), url: z.string().exactOptional() })
    .exactOptional()
    .describe('Login of the reviewer who accepted the loss, and the page of the review.'),
  rule: z.string().exactOptional(),
  files: z.array(z.string()).exactOptional().describe('Edited files of settings.'),
  uncited: z.array(z.object({ keyword: z.string(), answers: count })).exactOptional(),
})
