/** Renders the issue about gates that fail outside a pull request. Its body is that of the comment. */
import { lossesOf } from '../../gate/verdict.ts'
import { isOpen } from '../../history/loss.ts'
import type { Document } from '../../lib/document/blocks.ts'
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
import type { ToldGate } from '../tell/told.ts'

/** Limits in code points. */
const BRAND_LENGTH = 40
const KEY_LENGTH = 64

/**
 * Returns the invisible line by which a later run finds its own issue. `key` is that of the only gate, or the path of the
 * config file of several.
 */
export function issueMarker(key = ''): Markdown {
  return hiddenMark('ai-visibility-gate-issue', key)
}

/** Adds a line to the marker with the date of the oldest open loss. */
export function lossMarker(marker: Markdown, gates: readonly ToldGate[]): Markdown {
  const [since] = openSince(gates)
  return since === undefined ? marker : md`${marker}\n${hiddenMark('ai-visibility-gate-loss', since)}`
}

function openSince(gates: readonly ToldGate[]): string[] {
  return gates
    .flatMap(({ verdict }) => lossesOf(verdict))
    .filter(isOpen)
    .map(({ since }) => since)
    .toSorted()
}

/** Returns whether an issue is about a loss that is older than every known run. A pass does not end such a loss. */
export function isAboutOlderLoss(body: string, gates: readonly ToldGate[]): boolean {
  const since = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body)?.[1]
  if (since === undefined) return false
  return gates.every(({ verdict: { baseline }, load }) => {
    const [oldest] = load().trend
    return oldest !== undefined && 'origin' in baseline && since < encodeURIComponent(oldest.createdAt)
  })
}

/** Returns the title, one line of at most 256 characters. Several gates share the `headline` of their run. */
export function titleIssue([gate, ...others]: readonly ToldGate[], headline: string): string {
  if (gate === undefined || others.length > 0) return plainTitle(headline, TITLE_LIMIT / 2)
  const { key, brand, verdict } = gate
  const name = key === 'default' ? '' : ` (${plainTitle(key, KEY_LENGTH)})`
  // A step with the verdict `pass` fails only without a baseline.
  const words =
    verdict.status === 'pass'
      ? `AI visibility of ${plainTitle(brand, BRAND_LENGTH)} has no baseline`
      : plainTitle(plainOf(gate.headline), TITLE_LIMIT)
  const room = TITLE_LIMIT - name.length
  // A code point has at most two units.
  return (words.length <= room ? words : clip(words, Math.floor(room / 2))) + name
}

/** Renders the comment that closes the issue of a run with this number of gates. */
export function renderRecovery(
  { first: [top] }: Document,
  gates: number,
  runUrl: string | undefined,
): Markdown {
  const run = runUrl === undefined ? md`this run` : markdownLink('this run', runUrl)
  const subject = gates === 1 ? md`The gate passes` : md`All gates pass`
  const { mark = 'pass', text = [] } = top?.kind === 'heading' ? top : {}
  return joinMarkdown(
    [
      md`**${markOf(mark)} ${renderLine(text)}**`,
      md`${subject} again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ],
    '\n\n',
  )
}
