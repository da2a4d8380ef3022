/** What is posted beside the comment: the issue about gates that fail outside of pull requests, whose body is that of the comment. */
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

/** In code points, as the other length. */
const BRAND_LENGTH = 40
const KEY_LENGTH = 64

/** Returns the invisible line by which a later run finds its own issue. `key`: of the only gate, or the path of the config file. */
export function issueMarker(key = ''): Markdown {
  return hiddenMark('ai-visibility-gate-issue', key)
}

/** Returns the marker with a second line that says since when a loss is open. */
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

/** Tells whether an issue is about a loss from before all runs that are known, which a pass beside these does not end. */
export function isAboutOlderLoss(body: string, gates: readonly ToldGate[]): boolean {
  const since = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body)?.[1]
  if (since === undefined) return false
  return gates.every(({ verdict: { baseline }, load }) => {
    const [oldest] = load().trend
    return oldest !== undefined && 'origin' in baseline && since < encodeURIComponent(oldest.createdAt)
  })
}

/** Returns the title: plain text on one line, at most 256 characters. `headline`: of a run of several gates. */
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

/** Renders the comment that closes the issue. */
export function renderRecovery({ first: [top] }: Document, runUrl: string | undefined): Markdown {
  const run = runUrl === undefined ? md`this run` : markdownLink('this run', runUrl)
  const { mark = 'pass', text = [] } = top?.kind === 'heading' ? top : {}
  return joinMarkdown(
    [
      md`**${markOf(mark)} ${renderLine(text)}**`,
      md`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ],
    '\n\n',
  )
}
