/** What is missing where results of shards are. */
import * as z from 'zod'
import type { UnusablePartial } from '../../contract/partial-problem.ts'
import { count, kind, list, text } from '../../contract/parts.ts'
import type { Gap } from '../outcome.ts'

export const unusablePartialSchema = z.object({
  file: text,
  problem: z.discriminatedUnion('kind', [
    kind('cut', {}),
    kind('invalid', { line: count, detail: text }),
    kind('newer-version', { version: count, newest: count }),
    kind('too-large', {}),
    kind('unreadable', { detail: text }),
    kind('other-run', { runId: text }),
    kind('later-attempt', { attempt: count }),
    kind('other-commit', { sha: text }),
    kind('other-config', {}),
    kind('no-storage', {}),
    kind('not-downloaded', { detail: text, lacksPermission: z.boolean() }),
    kind('other-digest', {}),
    kind('broken-archive', {}),
    kind('no-file', {}),
    kind('other-split', { count }),
    kind('incomplete', { gate: text }),
  ]),
}) satisfies z.ZodType<UnusablePartial>

/** Such as `2/8`: a text of any other form would stand among the words of this program. */
const shard = z.string().regex(/^\d{1,3}\/\d{1,3}$/)

export const missingShards = { shards: list(shard), unusable: list(unusablePartialSchema) }

export const gapSchema = z.object({
  ...missingShards,
  keywords: count,
  allKeywords: count,
}) satisfies z.ZodType<Gap>
