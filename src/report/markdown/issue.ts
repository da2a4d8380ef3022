/** The issue that tells of a failing gate where no pull request does; its body is the comment's. */

import { escapeMarkdown, markdownLink, plainTitle } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { summarize } from '../problems.ts'
import { headline } from './comment.ts'

const BRAND_LENGTH = 60
/** With the words around it, a title stays below GitHub's 256 UTF-16 units whatever the brand is written in. */
const KEY_LENGTH = 64

/** The invisible line by which a later run finds its own issue. */
export function issueMarker(key: string): string {
  return `<!-- ai-visibility-gate-issue:${encodeURIComponent(key.toWellFormed())} -->`
}

/** Plain text on one line, at most 256 characters. */
export function titleIssue(outcome: Outcome): string {
  const { key, verdict } = outcome
  const brand = plainTitle(outcome.brand, BRAND_LENGTH)
  // A step fails on a pass only for want of a baseline.
  const words =
    verdict.status === 'pass'
      ? `AI visibility of ${brand} has no baseline`
      : headline(outcome, brand).replace(/^\S+ /, '')
  return key === 'default' ? words : `${words} (${plainTitle(key, KEY_LENGTH)})`
}

/** What the issue is closed with. */
export function renderRecovery(outcome: Outcome): string {
  const { runUrl } = outcome.run
  const run = runUrl === undefined ? 'this run' : markdownLink('this run', runUrl)
  return [
    `**${headline(outcome)}**`,
    escapeMarkdown(summarize(outcome)),
    `The gate passes again as of ${run}, so this issue is closed. The next failure opens a new one.`,
  ].join('\n\n')
}
