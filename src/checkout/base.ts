import * as z from 'zod'
import { commitId, kind, text } from '../contract/parts.ts'

const baseCommits = [
  /** Where the branches parted: all differences belong to the change. */
  kind('merge-base', { commit: commitId }),
  /** The checkout is too shallow for a merge base, so later changes of the base branch also count as differences. */
  kind('base-tip', { commit: commitId }),
  kind('before-push', { commit: commitId }),
] as const
export type BaseCommit = z.output<(typeof baseCommits)[number]>

export const baseSchema = z.discriminatedUnion('kind', [...baseCommits, kind('folder', { folder: text })])
/** What the pages are compared with: a commit or the folder `base-content`. */
export type Base = z.output<typeof baseSchema>
