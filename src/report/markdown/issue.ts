/** The issue about a failing gate outside of pull requests. Its body is that of the comment. */
import { clip } from '../../lib/text.ts'
import { escapeMarkdown, markdownLink, plainTitle } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { summarize } from '../problems.ts'
import { headline } from './comment.ts'

const BRAND_LENGTH = 55
/** In code points. Scores have no bound, so a decline may have long numbers. */
const WORDS_LENGTH = 134
/** With these lengths, a title stays below GitHub's 256 UTF-16 code units in any script. */
const KEY_LENGTH = 64

/** Returns the invisible line by which a later run finds its own issue. */
export function issueMarker(key: string): string {
  return `<!-- ai-visibility-gate-issue:${encodeURIComponent(key.toWellFormed())} -->`
}

/** Returns the title: plain text on one line, at most 256 characters. */
export function titleIssue(outcome: Outcome): string {
  const { key, verdict } = outcome
  const brand = plainTitle(outcome.brand, BRAND_LENGTH)
  // A step with the verdict `pass` fails only without a baseline.
  const words =
    verdict.status === 'pass'
      ? `AI visibility of ${brand} has no baseline`
      : headline(outcome, brand).replace(/^\S+ /, '')
  const short = clip(words, WORDS_LENGTH)
  return key === 'default' ? short : `${short} (${plainTitle(key, KEY_LENGTH)})`
}

/** Renders the comment that closes the issue. */
export function renderRecovery(outcome: Outcome): string {
  const { runUrl } = outcome.run
  const run = runUrl === undefined ? 'this run' : markdownLink('this run', runUrl)
  return [
    `**${headline(outcome)}**`,
    escapeMarkdown(summarize(outcome)),
    `The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
  ].join('\n\n')
}
