/** What a change of pages did to the answers, as the result file has it. */
import * as z from 'zod'
import { count } from '../../contract/parts.ts'
import type { HiddenReason } from '../../embedded/pages/facts.ts'
import type { KeywordChange, RemovedText } from '../../embedded/repository/keyword-change.ts'
import type { Quote } from '../../embedded/repository/quote.ts'

const linesShape = { from: count, to: count }

/** A sentence of a page. */
export const quoteSchema = z.object({
  text: z.string(),
  path: z.string(),
  line: count.nullable().describe('Of the sentence in that file; null where it was not found.'),
  url: z.string().describe('Public URL; the path when there is none.'),
  headings: z.array(z.string()),
})

export const reasonsSchema = z
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

export const removedSchema = z
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

/** Returns what became of the answer to a keyword. */
export function buildKeywordChange(change: KeywordChange) {
  const { keyword, outcome, owner, loss, baseScore, headScore, before, after, causes, files, removed } =
    change
  return {
    ...{ keyword, outcome, loss, files },
    owner: owner ? { path: owner.path, headings: owner.headings, certainty: owner.certainty } : null,
    base_score: baseScore,
    head_score: headScore,
    before: before ? buildQuote(before) : null,
    after: after ? buildQuote(after) : null,
    causes: causes.map(cause => ({
      kind: cause.kind,
      path: cause.path,
      ...(cause.kind === 'moved' && { to: cause.to }),
      ...(cause.kind === 'rewritten' && { way: cause.way }),
      ...(cause.kind === 'unread' && { reason: cause.reason }),
      ...(cause.kind === 'unread' && cause.language !== undefined && { language: cause.language }),
      ...(cause.kind === 'hidden' && { reasons: cause.reasons.map(buildReason) }),
    })),
    removed: buildRemoved(removed),
  }
}

/** Returns a sentence of a page. */
export function buildQuote({ text, url, place: { path, headings, line } }: Quote) {
  return { text, path, line: line ?? null, url, headings }
}

/** Returns why answer engines may not use a page. */
export function buildReason({ kind, file, line, crawler, target }: HiddenReason) {
  return {
    kind,
    file,
    line,
    ...(crawler !== undefined && { crawler }),
    ...(target !== undefined && { target }),
  }
}

/** Returns the lines that a change took away. */
export function buildRemoved(removed: readonly RemovedText[]) {
  return removed.map(({ now, ...piece }) => ({ ...piece, now: now ?? null }))
}
