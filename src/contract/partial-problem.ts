/** Why results of shards are missing, and what a run leaves out without them. Texts are from outside. */
import * as z from 'zod'
import { count, kind, list, text } from './parts.ts'

const partialProblemSchema = z.discriminatedUnion('kind', [
  /** The file ends before its end mark. */
  kind('cut', {}),
  /** A line does not follow the format. `line` counts from 1. */
  kind('invalid', { line: count, detail: text }),
  kind('newer-version', { version: count, newest: count }),
  kind('too-large', {}),
  /** The system cannot read the file. */
  kind('unreadable', { detail: text }),
  /** The run has no storage for artifacts. */
  kind('no-storage', {}),
  /** The artifact is listed, and its download fails. `lacksPermission`: GitHub's API would hand it out with one. */
  kind('not-downloaded', { detail: text, lacksPermission: z.boolean() }),
  /** The download has another digest than the upload. */
  kind('other-digest', {}),
  kind('broken-archive', {}),
  /** The archive lacks the file. */
  kind('no-file', {}),
  kind('other-run', { runId: text }),
  /** Of an attempt after the one that merges. */
  kind('later-attempt', { attempt: count }),
  kind('other-commit', { sha: text }),
  kind('other-config', {}),
  /** Its shard is one of another number than the others. */
  kind('other-split', { count }),
  /** Scans of its part are missing, and it does not say why. */
  kind('incomplete', { gate: text }),
])
/** Why the result of a shard cannot be merged. */
export type PartialProblem = z.output<typeof partialProblemSchema>

const unusablePartialSchema = z.object({ file: text, problem: partialProblemSchema })
/** A file that cannot be merged. */
export type UnusablePartial = z.output<typeof unusablePartialSchema>

/** Such as `2/8`: a text of any other form would stand among the words of this program. */
const shard = z.string().regex(/^\d{1,3}\/\d{1,3}$/)

export const missingShards = { shards: list(shard), unusable: list(unusablePartialSchema) }

export const gapSchema = z.object({
  ...missingShards,
  /** Number of keywords that were asked about, of all. */
  keywords: count,
  allKeywords: count,
})
/** The part of a run that was not scanned, because results of shards are missing. */
export type Gap = z.output<typeof gapSchema>
