/**
 * The first screen of a gate: headline, one line, grid, causes, what was checked. Nothing else is above the fold.
 */
import type { Finding } from '../../findings/finding.ts'
import { describeConfigChanges, describeConfigCommit } from '../config-words.ts'
import type { Block, CauseEntry, Line } from './blocks.ts'
import { checkedLine, quietLine } from './checked.ts'
import { contentBlocks, contentEntry, quoteOf } from './content-causes.ts'
import { headlineOf, isContentLoss, reportMark } from './headline.ts'
import { incidentEntries } from './incident.ts'
import { liveEntries } from './live-causes.ts'
import { liveGrid } from './live-grid.ts'
import { secondLine } from './second-line.ts'
import { silentBlocks } from './silent.ts'
import { timeGrid } from './time-grid.ts'
import { paragraphOf, type Told } from './told.ts'

const MOST_CAUSES = 3

/** The words of a mark. */
export const STATUSES = {
  pass: 'Passed',
  fail: 'Failed',
  error: 'Not measured',
  warn: 'Look at it',
  report: 'Cannot fail yet',
} as const

/** Returns the blocks of the first screen. With nothing to do, its first line says all. */
export function firstScreen(told: Told): Block[] {
  const { outcome, findings } = told
  const [first, ...others] = findings
  if (first === undefined) return []
  const mark = reportMark(told)
  const gate: Line | undefined = outcome.key === 'default' ? undefined : [{ name: outcome.key }]
  const isQuiet = first.kind === 'unchanged' && others.length === 0 && mark === 'pass'
  const headline: Block = {
    kind: 'headline',
    ...{ mark, gate, status: STATUSES[mark], isHeading: !isQuiet },
    text: isQuiet ? quietText(told) : headlineOf(told),
  }
  const isContent = outcome.baseline?.content !== undefined
  const grid = first.kind === 'incident' || isContent ? undefined : (timeGrid(first, told) ?? liveGrid(told))
  const second = isQuiet ? [] : secondLine(told)
  return [
    headline,
    ...(second.length > 0 ? [paragraphOf(second)] : []),
    ...silentBlocks(told),
    ...(grid === undefined ? [] : [grid]),
    ...causeBlocks(told),
    ...(isContent && !isQuiet ? [paragraphOf([checkedLine(outcome)])] : []),
  ]
}

function quietText(told: Told): Line {
  const more = quietLine(told)
  return more.length === 0 ? headlineOf(told) : [...headlineOf(told), '. ', ...more]
}

/** One entry for each cause, at most three; the rest is folded. A single content cause is told in full. */
function causeBlocks(told: Told): Block[] {
  const entries = told.findings.flatMap(finding => entriesOf(finding, told))
  const [only, ...others] = told.findings.filter(isContentLoss)
  if (only !== undefined && others.length === 0 && entries.length === 1) {
    return contentBlocks(only, told.outcome)
  }
  return foldCauses(entries)
}

/** Returns the first causes, and the others folded. */
export function foldCauses(entries: readonly CauseEntry[]): Block[] {
  const shown = entries.slice(0, MOST_CAUSES)
  const rest = entries.slice(MOST_CAUSES)
  return [
    ...(shown.length > 0 ? [{ kind: 'causes' as const, entries: [...shown] }] : []),
    ...(rest.length > 0
      ? [
          {
            kind: 'fold' as const,
            title: [`and ${rest.length} more ${rest.length === 1 ? 'cause' : 'causes'}`],
            blocks: [{ kind: 'causes' as const, entries: rest }],
          },
        ]
      : []),
  ]
}

/** The entries of a finding, in the order of telling. What the headline and the line under it say is not said again. */
function entriesOf(finding: Finding, told: Told): CauseEntry[] {
  const { outcome, findings } = told
  if (isContentLoss(finding)) return [contentEntry(finding, outcome)]
  const isFirst = finding === findings[0]
  const title: Line = [...headlineOf({ ...told, findings: [finding] }), '.']
  switch (finding.kind) {
    case 'incident':
      return [...(isFirst ? [] : [{ title, lines: [], todo: undefined }]), ...incidentEntries(finding, told)]
    case 'dropped':
    case 'engine-lost':
    case 'declined':
    case 'still-low':
      return [...(isFirst ? [] : [{ title, lines: [], todo: undefined }]), ...liveEntries(finding, told)]
    case 'engine-blind':
      return [
        {
          title: isFirst ? ['A fault of the engine, or of how it is asked.'] : title,
          lines: [],
          todo: ['Take it out of ', { code: 'engines' }, ' until its answers have sources again.'],
        },
      ]
    case 'config-changed': {
      const { configCommit, configChanges = [] } = outcome
      const lines = describeConfigChanges(configChanges).map((line): Line => [{ name: line, most: 500 }])
      const commit: Line[] =
        configCommit === undefined
          ? []
          : [[{ small: [{ name: describeConfigCommit(configCommit), most: 200 }] }]]
      return [
        {
          title: isFirst ? ['A reviewer should look at the edit.'] : title,
          lines: [...lines, ...commit],
          todo: undefined,
        },
      ]
    }
    case 'competitor-ahead':
      return [
        ...(isFirst ? [] : [{ title, lines: [], todo: undefined }]),
        ...liveEntries({ scope: { kind: 'whole' }, evidence: [finding.site] }, told).map(entry => ({
          ...entry,
          // The brand may be cited as often as before.
          title: [{ name: finding.site.domain }, ' is cited more often.'],
        })),
      ]
    case 'answer-new':
      return finding.questions.map(({ question, after }) => ({
        title: [{ quote: question }, ' has an answer now.'],
        lines: after === undefined ? [[{ name: finding.path }]] : [quoteOf(after, outcome, 'head')],
        todo: undefined,
      }))
    case 'floor-broken':
    case 'may-be-chance':
    case 'share-of-voice':
    case 'back':
      return isFirst ? [] : [{ title, lines: [], todo: undefined }]
    case 'engine-silent':
    case 'first-run':
    case 'no-rule':
    case 'unchanged':
      return []
  }
}
