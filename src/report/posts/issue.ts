/** Renders the issue about gates that fail outside a pull request. Its body is the report of the comment. */
import { listLosses } from '../../gate/verdict.ts'
import { isOpen } from '../../history/loss.ts'
import type { Document } from '../../lib/document/blocks.ts'
import {
  escapeWords,
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
import type { DescribedGate } from '../text/finding-text.ts'
import { formatPercent } from '../words/numbers.ts'
import { longDayOf } from '../words/words.ts'

/** The limit of GitHub, in UTF-16 code units. */
const TITLE_LIMIT = 256
/** Limits in code points. */
const BRAND_LENGTH = 40
const KEY_LENGTH = 64

/**
 * Returns the invisible line by which a later run finds its own issue. `key`: the key of the only gate, or the path of the
 * config file.
 */
export function issueMarker(key = ''): Markdown {
  return hiddenMark('-issue', key)
}

/** Adds a line to the marker with the date of the oldest open loss and, for one gate, the level that ends it. */
export function lossMarker(marker: Markdown, gates: readonly DescribedGate[]): Markdown {
  const losses = gates.flatMap(({ verdict }) => listLosses(verdict)).filter(isOpen)
  const [since] = losses.map(loss => loss.since).toSorted()
  if (since === undefined) return marker
  const [{ change } = { change: undefined }, ...others] = gates
  const middle = change && others.length === 0 ? (change.was.share + change.since.share) / 2 : undefined
  return md`${marker}\n${hiddenMark('-loss', middle === undefined ? since : `${since},${middle.toFixed(3)}`)}`
}

/**
 * Returns the first lines of an issue whose loss is older than the whole history, such as after the branch was deleted, and
 * when it ends; undefined once the level is back or accepted.
 */
export function olderLossOf(
  body: string,
  marker: Markdown,
  gates: readonly DescribedGate[],
): Markdown | undefined {
  const [, given = ''] = /^<!-- ai-visibility-gate-loss:([\w%.-]+) -->/m.exec(body) ?? []
  const [since = '', middle] = decodeURIComponent(given).split(',')
  if (!Number.isFinite(Date.parse(since))) return undefined
  const isOver = gates.some(({ change, load }) => {
    const { historyStart, trend } = load()
    const isKnown = historyStart === undefined || historyStart <= since
    const isBack = change !== undefined && middle !== undefined && change.now.share >= Number(middle)
    return isKnown || isBack || trend.some(({ accepted }) => accepted)
  })
  if (isOver) return undefined
  const level =
    middle === undefined
      ? ''
      : `the brand is cited in ${formatPercent(Number(middle))} of the answers again, or `
  const note = `The history no longer has the runs before the loss since ${longDayOf(since)}. This issue is closed when ${level}a run with accept: true sets a new baseline.`
  return md`${marker}\n${hiddenMark('-loss', decodeURIComponent(given))}\n${escapeWords(note)}\n`
}

/** Returns the title, one line of at most 256 characters. For several gates it is the `headline` of their run. */
export function titleIssue([gate, ...others]: readonly DescribedGate[], headline: string): string {
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
