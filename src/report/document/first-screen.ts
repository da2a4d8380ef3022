/**
 * The first screen of a gate: headline, one line, grid, causes, what was checked. Nothing else is above the fold.
 */

import { isOwnPages, splitCountry } from '../../engines/engine-names.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Block, Card, Line } from '../../lib/document/blocks.ts'
import { adviceOf, cardsOf, foldOf, paragraph } from '../../lib/document/build-blocks.ts'
import { describeConfigChanges, describeConfigCommit } from '../messages/inputs.ts'
import { countFiles, describeDoubt, describePassedOver } from '../messages/pages.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Facts, Told } from '../tell/told.ts'
import { acceptedEntry } from './accepted-losses.ts'
import { contentBlocks, contentEntry, hasAnswer, quoteOf } from './content-causes.ts'
import type { ReportContext } from './context.ts'
import { codesLine, engineNames, incidentEntries, silentEntries, uncitedBlocks } from './faults.ts'
import { liveGrid, timeGrid } from './grids.ts'
import { isContentLoss } from './headline.ts'
import { liveEntries } from './live-causes.ts'
import { describeUnseen } from './sections/certainty.ts'

const MOST_CAUSES = 3

/** Returns the blocks of the first screen. With nothing to do, its first line says all. */
export function firstScreen(context: ReportContext): Block[] {
  const { outcome, findings, mark, detail } = context
  const [first, ...others] = findings
  if (first === undefined) return []
  const isQuiet = first.kind === 'unchanged' && others.length === 0 && mark === 'pass' && detail.length === 0
  const headline: Block = {
    ...{ kind: 'heading', mark, of: gateName(outcome), text: context.headline },
    more: isQuiet ? quietLine(context) : undefined,
  }
  const isContent = outcome.baseline?.content !== undefined
  const grid =
    first.kind === 'incident' || isContent ? undefined : (timeGrid(first, context) ?? liveGrid(context))
  return [
    headline,
    ...paragraph(detail),
    ...silentBlocks(context),
    ...uncitedBlocks(context),
    ...(grid === undefined ? [] : [grid]),
    ...causeBlocks(context),
    ...paragraph(codesLine(context.told.filter(isFault), outcome.run.documents), true),
    ...paragraph(isContent && !isQuiet ? [{ name: checkedLine(outcome), most: 1000 }] : []),
  ]
}

/** Names the gate of several; undefined for the only one. */
export function gateName({ key }: Outcome): Line | undefined {
  return key === 'default' ? undefined : [{ name: key }]
}

/** A missing engine is never folded: it stands with its remedy above the grid, whatever the headline is. */
function silentBlocks({ told }: ReportContext): Block[] {
  return told
    .filter(isSilent)
    .flatMap(({ causes }) => causes)
    .flatMap(({ title, todo }) => [
      ...paragraph(title.length === 0 ? [] : [{ strong: title }]),
      ...adviceOf(todo),
    ])
}

function isSilent({ finding }: Told): boolean {
  return finding.kind === 'engine-silent'
}

function isFault({ finding: { kind } }: Told): boolean {
  return kind === 'incident' || kind === 'engine-silent'
}

/** One entry for each cause, at most three; the rest is folded. A single content cause is told in full. */
function causeBlocks(context: ReportContext): Block[] {
  const entries = context.told.filter(told => !isSilent(told)).flatMap(({ causes }) => causes)
  const [only, ...others] = context.findings.filter(isContentLoss)
  if (only !== undefined && others.length === 0 && entries.length === 1) {
    return contentBlocks(only, context.outcome)
  }
  return foldCauses(entries)
}

/** Returns the first causes, and the others folded. */
export function foldCauses(entries: readonly Card[]): Block[] {
  const rest = entries.slice(MOST_CAUSES)
  const title = `and ${rest.length} more ${rest.length === 1 ? 'cause' : 'causes'}`
  return [...cardsOf(entries.slice(0, MOST_CAUSES)), ...foldOf(title, cardsOf(rest))]
}

/** Returns the entries of a finding, in the order of telling. What the headline and the line under it say is not said again. */
export function entriesOf(finding: Finding, headline: Line, context: Facts): Card[] {
  const { outcome, findings } = context
  if (isContentLoss(finding)) return [contentEntry(finding, outcome)]
  const isFirst = finding === findings[0]
  const title: Line = [...headline, '.']
  switch (finding.kind) {
    case 'incident':
      return [...(isFirst ? [] : [{ title }]), ...incidentEntries(finding, context)]
    case 'dropped':
    case 'engine-lost':
    case 'declined':
      return [...(isFirst ? [] : [{ title }]), ...liveEntries(finding, context)]
    case 'still-low':
      return [...(isFirst ? [] : [{ title }]), ...stillLowEntries(finding, context)]
    case 'not-judged':
      return isFirst ? [] : [{ title, lines: [[{ name: describeDoubt(finding.doubt).text, most: 1000 }]] }]
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
        },
      ]
    }
    case 'competitor-ahead':
      return [
        ...(isFirst ? [] : [{ title }]),
        ...liveEntries({ scope: { kind: 'whole' }, evidence: [finding.site] }, context).map(entry => ({
          ...entry,
          // The brand may be cited as often as before.
          title: [{ name: finding.site.domain }, ' is cited more often.'],
        })),
      ]
    case 'loss-accepted':
      return [acceptedEntry(finding, outcome)]
    case 'answer-new':
      return finding.questions.map(({ question, after }) => ({
        title: [{ quote: question }, ' has an answer now.'],
        lines: after === undefined ? [[{ name: finding.path }]] : [quoteOf(after, outcome, 'head')],
      }))
    case 'floor-broken':
    case 'may-be-chance':
    case 'back':
    case 'loss-unseen':
    case 'was-chance':
      return isFirst ? [] : [{ title }]
    case 'engine-silent':
      return silentEntries(finding, context, title)
    case 'first-run':
    case 'no-rule':
    case 'unchanged':
      return []
  }
}

/** A loss that stays may be meant: how to accept it is told with its last cause. */
function stillLowEntries(finding: Extract<Finding, { kind: 'still-low' }>, context: Facts): Card[] {
  const { levels } = finding.time
  const level = levels === undefined ? 'this' : formatPercent(levels.since)
  const accept: Line = [`Is ${level} the new normal? Run once with `, { code: 'accept: true' }, '.']
  const entries = liveEntries(finding, context)
  const last = entries.at(-1)
  if (last?.todo === undefined) return [...entries, { title: accept }]
  return [...entries.slice(0, -1), { ...last, todo: [...last.todo, ' ', ...accept] }]
}

const MOST_REASONS = 3

/** Returns what a run says after its headline where there is nothing to do. */
function quietLine({ outcome, names, engines }: ReportContext): Line {
  if (outcome.baseline?.content !== undefined) return [{ name: checkedLine(outcome, true), most: 1000 }]
  // Of pages alone, the headline has the only count.
  if (engines.every(isOwnPages)) return []
  const countries = new Set(engines.map(engine => splitCountry(engine).country)).size
  const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0
  const { runUrl } = outcome.run
  const unseen = describeUnseen(outcome)
  return [
    `${countOf(answers, 'answer')} of ${engineNames(engines, names)}${countries > 1 ? ` in ${countries} countries` : ''}.`,
    ...(unseen === undefined ? [] : [` ${unseen}`]),
    ...(runUrl === undefined ? [] : [' ', { link: runUrl, label: ['This run'] }]),
  ]
}

/** Returns the counts of questions and pages, and why files were passed over if `withReasons`. */
function checkedLine({ baseline }: Outcome, withReasons = false): string {
  const content = baseline?.content
  if (content === undefined) return ''
  const { keywords, pages, passedOver, doubts = [] } = content
  const equal = doubts.filter(({ kind }) => kind === 'same-build')
  const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged')
  const answered = unchanged.filter(hasAnswer).length
  const unanswered = unchanged.length - answered
  const rest = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const files = countFiles(passedOver)
  const reasons = withReasons ? describePassedOver(passedOver).slice(0, MOST_REASONS) : []
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return [
    `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`,
    `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
    files > 0 ? ` ${countOf(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over${why}.` : '',
    ...equal.map(doubt => ` ${describeDoubt(doubt).text}`),
  ].join('')
}
