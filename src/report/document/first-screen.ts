import { isOwnPages, splitCountry } from '../../engines/engine-names.ts'
import { findUncited } from '../../findings/evidence.ts'
import { listRules } from '../../gate/verdict.ts'
import type { Block, Inline, Line } from '../../lib/document/blocks.ts'
import { adviceOf, foldOf, line, paragraph } from '../../lib/document/build-blocks.ts'
import type { Outcome } from '../outcome.ts'
import { isFault } from '../run-outcome.ts'
import { codesLine } from '../text/faults.ts'
import type { FindingContext, ReportContext } from '../text/finding-text.ts'
import { isLoss } from '../text/live.ts'
import { engineNames } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { acceptSetting } from '../words/phrases.ts'
import { ACCEPT_LINE } from '../words/words.ts'
import { contentBlocks, describeChecked, hasAnswers, stakeBlocks } from './content-blocks.ts'
import { liveGrid } from './grids.ts'
import { trendBlocks } from './time-chart.ts'

const MAX_CAUSES = 3

/** Returns the blocks of the first screen. If there is nothing to do, its first line is the whole report. */
export function firstScreen(context: ReportContext): Block[] {
  const { outcome, findings, mark, detail } = context
  const [first, ...others] = findings
  if (first === undefined) return []
  const stakes = stakeBlocks(outcome, context.names)
  const isUnchanged = first.kind === 'unchanged' && others.length === 0 && mark === 'pass'
  const isQuiet = isUnchanged && detail.length === 0 && stakes.length === 0
  const headline: Block = {
    kind: 'heading',
    mark,
    of: gateName(outcome),
    text: context.headline,
    more: isQuiet ? quietLine(context) : undefined,
  }
  const isContent = outcome.baseline?.content !== undefined
  const grid = first.kind === 'incident' || isContent ? undefined : liveGrid(context)
  const levels = [...trendBlocks(context), ...(grid === undefined ? [] : [grid])]
  const causes = causeBlocks(context)
  return [
    headline,
    ...paragraph(detail),
    ...silentBlocks(context),
    ...uncitedBlocks(context),
    ...('scope' in first ? [...levels, ...causes] : [...causes, ...levels]),
    ...stakes,
    ...paragraph(codesLine(context.texts.filter(({ finding }) => isFault(finding))), true),
    ...paragraph(acceptWords(context)),
  ]
}

/** Returns the name of a gate; undefined if it is the only one. */
export function gateName({ key }: Outcome): Line | undefined {
  return key === 'default' ? undefined : [{ name: key }]
}

/** A missing engine appears above the grid with its remedy, under any headline. */
function silentBlocks({ texts }: ReportContext): Block[] {
  return texts
    .filter(({ finding }) => finding.kind === 'engine-silent')
    .flatMap(({ causes }) => causes)
    .flatMap(({ title, todo }) => [
      ...paragraph(title.length === 0 ? [] : [{ strong: title }]),
      ...adviceOf(todo),
    ])
}

function causeBlocks({ texts, outcome }: ReportContext): Block[] {
  const withCause = texts.filter(
    ({ finding, causes }) => finding.kind !== 'engine-silent' && causes.length > 0,
  )
  const isOnly = withCause.length === 1
  const blocks = withCause.flatMap((text): Block[][] =>
    hasAnswers(text.finding)
      ? [contentBlocks(text.finding, text, outcome, isOnly)]
      : text.causes.map((card): Block[] =>
          card.title.length === 0 ? adviceOf(card.todo) : [{ kind: 'card', cards: [card] }],
        ),
  )
  return foldCauses(blocks)
}

/** Returns the first causes, and the others folded. */
export function foldCauses(causes: readonly Block[][]): Block[] {
  const rest = causes.slice(MAX_CAUSES)
  return [...causes.slice(0, MAX_CAUSES).flat(), ...foldOf(`and ${rest.length} more`, rest.flat())]
}

/** Above the grid, because a change in the share of answers that cite no page changes what the citation rate counts. */
function uncitedBlocks({ outcome, names }: FindingContext): Block[] {
  const uncitedEngines = findUncited(outcome.answerRecords, outcome.comparison?.runs ?? [])
  return uncitedEngines.flatMap(({ engine, uncited, of, unread, usually }) => {
    const text =
      usually === undefined
        ? `${unread} of ${of}. These are not counted, because their form is not known`
        : `${formatPercent(uncited / of)}. It was ${formatPercent(usually)}`
    return paragraph([{ strong: [`Answers of ${names.engine(engine)} that cite no page: ${text}.`] }])
  })
}

function quietLine({ outcome, names, engines }: ReportContext): Line {
  const { content } = outcome.baseline ?? {}
  if (content !== undefined) return [{ name: describeChecked(content), most: 1000 }]
  // If only pages are checked, the headline has the only count.
  if (engines.every(isOwnPages)) return []
  const countries = new Set(engines.map(engine => splitCountry(engine).country)).size
  const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0
  const where = countries > 1 ? ` in ${countries} countries` : ''
  const { runUrl } = outcome.run
  return [
    `${countOf(answers, 'answer')} of ${engineNames(engines, names)}${where}.`,
    ...(runUrl === undefined ? [] : [' ', { link: runUrl, label: ['This run'] }]),
  ]
}

/** Returns how to accept the open losses; empty if a review or a run cannot accept them. */
function acceptWords(context: ReportContext): Line {
  const { outcome, findings } = context
  const { verdict, run } = outcome
  const { baseline } = verdict
  const failsAnswers = listRules(verdict).some(
    ({ kind, outcome }) => kind === 'answers' && outcome === 'fail',
  )
  if (failsAnswers && run.pullUrl !== undefined) {
    const review: Inline = { link: `${run.pullUrl}/files`, label: ['a review'] }
    return line`${{ strong: ['Is this intended?'] }} Someone with write permission submits ${review} with the line ${{ code: ACCEPT_LINE }}, then re-runs this job.`
  }
  if (!findings.some(isLoss) || 'missing' in baseline || baseline.origin.kind === 'base') return []
  if (baseline.origin.kind === 'inputs') {
    return line`${NEW_NORMAL} Set ${{ code: 'baseline-overall-bcr' }} and ${{ code: 'baseline-cited-engines' }} to the new level.`
  }
  if (baseline.origin.kind === 'file' && baseline.origin.runs === 0) {
    return line`${NEW_NORMAL} Write the new level into ${{ code: baseline.origin.path }}.`
  }
  const where = baseline.origin.kind === 'file' ? [] : [' on the default branch']
  const setting = acceptSetting(context, baseline.origin)
  return line`${NEW_NORMAL} Run once${where} with ${setting}. Later runs are compared with that run.`
}

const NEW_NORMAL: Inline = { strong: ['Is this the new normal?'] }
