import * as z from 'zod'
import type { CorpusErrorFacts } from '../contract/corpus-facts.ts'

const passedOverSchema = z.object({
  reason: z.enum([
    ...['format', 'language', 'changelog', 'community', 'template', 'test', 'playground', 'generated'],
    ...['hidden', 'untracked', 'sparse', 'not-public', 'no-text', 'too-large', 'not-text', 'not-parsable'],
  ] as const),
  extension: z.string().exactOptional(),
  language: z.string().exactOptional(),
  count: z.int().nonnegative(),
  examples: z.array(z.string()),
})

const gitSchema = z.object({
  kind: z.enum(['not-a-checkout', 'no-git', 'commit-unavailable', 'git-failed']),
  command: z.string(),
  detail: z.string(),
  commit: z.string().exactOptional(),
})

/** Why there are no pages to answer from, as a partial holds it. */
export const corpusErrorSchema: z.ZodType<CorpusErrorFacts> = z.discriminatedUnion('kind', [
  gitSchema,
  z.object({
    kind: z.enum(['no-pages', 'no-match', 'no-competitor-pages', 'no-base-pages', 'base-not-in-git']),
    lookedFor: z.array(z.string()),
    competitor: z.string().exactOptional(),
    passedOver: z.array(passedOverSchema),
  }),
  z.object({
    kind: z.literal('page-reading-failed'),
    reason: z.enum(['out-of-memory', 'crashed']),
    detail: z.string(),
  }),
  z.object({
    kind: z.literal('no-base-file'),
    path: z.string(),
    reason: z.union([gitSchema, z.object({ kind: z.enum(['folder', 'link', 'submodule']) })]),
  }),
  z.object({ kind: z.literal('link-out'), path: z.string(), target: z.string() }),
  z.object({ kind: z.enum(['no-folder', 'base-pages-committed']), folder: z.string() }),
])
