/** What is posted beside the comment: the issue about a failing gate outside of pull requests, whose body is that of the comment. */
import { lossesOf } from '../../gate/verdict.ts'
import { isOpen } from '../../history/loss.ts'
import {
  hiddenMark,
  joinMarkdown,
  type Markdown,
  markdownLink,
  md,
} from '../../lib/document/markdown/markdown.ts'
import { markOf, renderLine } from '../../lib/document/markdown/render-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainTitle } from '../../lib/escape.ts'
import { clip } from '../../lib/text.ts'
import { TITLE_LIMIT } from '../limits.ts'
import type { Outcome } from '../outcome.ts'
import type { ToldGate } from '../tell/told.ts'
import { renderComment } from './comment.ts'

/** In code points, as the other length. */
const BRAND_LENGTH = 40
const KEY_LENGTH = 64

/** Returns the invisible line by which a later run finds its own issue. */
export function issueMarker(key: string): Markdown {
  return hiddenMark('ai-visibility-gate-issue', key)
}

/** Renders the body of an issue. Its second line says since when a loss is open. */
export function renderIssue(gate: ToldGate): Markdown {
  const marker = issueMarker(gate.key)
  const loss = lossesOf(gate.verdict).find(isOpen)
  const start =
    loss === undefined ? marker : md`${marker}\n${hiddenMark('ai-visibility-gate-loss', loss.since)}`
  return renderComment(gate, start)
}

/** Tells whether an issue is about a loss from before all runs that are known, which a pass beside these does not end. */
export function isAboutOlderLoss(body: string, { trend: [oldest], verdict }: Outcome): boolean {
  const since = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body)?.[1]
  if (since === undefined || oldest === undefined || !('origin' in verdict.baseline)) return false
  return since < encodeURIComponent(oldest.createdAt)
}

/** Returns the title: plain text on one line, at most 256 characters. */
export function titleIssue({ key, brand, verdict, headline }: ToldGate): string {
  const gate = key === 'default' ? '' : ` (${plainTitle(key, KEY_LENGTH)})`
  // A step with the verdict `pass` fails only without a baseline.
  const words =
    verdict.status === 'pass'
      ? `AI visibility of ${plainTitle(brand, BRAND_LENGTH)} has no baseline`
      : plainTitle(plainOf(headline), TITLE_LIMIT)
  const room = TITLE_LIMIT - gate.length
  // A code point has at most two units.
  return (words.length <= room ? words : clip(words, Math.floor(room / 2))) + gate
}

/** Returns the invisible line by which a later run of the same file finds the issue of its incident. */
export function incidentMarker(config = ''): Markdown {
  return hiddenMark('ai-visibility-gate-incident', config)
}

/** Renders the comment that closes the issue of an incident. */
export function renderIncidentEnd(runUrl: string | undefined): Markdown {
  return md`**${markOf('pass')} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`
}

/** Renders the comment that closes the issue. */
export function renderRecovery({ mark, headline, load }: ToldGate): Markdown {
  const run = linkRun(load().run.runUrl)
  return joinMarkdown(
    [
      md`**${markOf(mark)} ${renderLine(headline)}**`,
      md`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ],
    '\n\n',
  )
}

function linkRun(runUrl: string | undefined): Markdown {
  return runUrl === undefined ? md`this run` : markdownLink('this run', runUrl)
}
