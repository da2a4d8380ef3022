import * as z from 'zod'
import { commitId, kind, text } from '../contract/parts.ts'

const baseCommits = [
  /** All that differs from it is the change's doing. */
  kind('merge-base', { commit: commitId }),
  /**
   * The checkout is too shallow to know where the branches parted; what changed on the base branch since then counts as a
   * difference too.
   */
  kind('base-tip', { commit: commitId }),
  /** The branch was at this commit. */
  kind('before-push', { commit: commitId }),
] as const
export type BaseCommit = z.output<(typeof baseCommits)[number]>

export const baseSchema = z.discriminatedUnion('kind', [...baseCommits, kind('folder', { folder: text })])
/** What the pages are compared with: a commit, or the folder `base-content`. */
export type Base = z.output<typeof baseSchema>
