import { isOwnPages, splitCountry } from '../../engines/engine-names.ts'
import { describeError } from '../../errors/avg-error.ts'
import { countFiles } from '../../errors/skipped-files.ts'
import { isContentLoss } from '../../findings/content-findings.ts'
import { findUncited } from '../../findings/evidence.ts'
import { listRules } from '../../gate/verdict.ts'
import type { Block, Card, Inline, Line } from '../../lib/document/blocks.ts'
import { adviceOf, cardsOf, foldOf, line, paragraph } from '../../lib/document/build-blocks.ts'
import type { Outcome } from '../outcome.ts'
import { isFault } from '../run-outcome.ts'
import { codesLine } from '../text/faults.ts'
import type { FindingContext, ReportContext } from '../text/finding-text.ts'
import { engineNames } from '../words/names.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { ACCEPT_LINE } from '../words/words.ts'
import { contentBlocks, hasAnswer } from './content-blocks.ts'
import { liveGrid, timeGrid } from './grids.ts'

const MAX_CAUSES = 3

/** Returns the blocks of the first screen. If there is nothing to do, its first line is the whole report. */
export function firstScreen(context: ReportContext): Block[] {
  const { outcome, findings, mark, detail } = context
  const [first, ...others] = findings
  if (first === undefined) return []
  const isQuiet = first.kind === 'unchanged' && others.length === 0 && mark === 'pass' && detail.length === 0
  const headline: Block = {
    kind: 'heading',
    mark,
    of: gateName(outcome),
    text: context.headline,
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
    ...paragraph(codesLine(context.texts.filter(({ finding }) => isFault(finding))), true),
    ...paragraph(acceptWords(outcome)),
    ...paragraph(isContent && !isQuiet ? [{ name: checkedLine(outcome), most: 1000 }] : []),
  ]
}

/** Returns the name of a gate; undefined if it is the only one. */
export function gateName({ key }: Outcome): Line | undefined {
  return key === 'default' ? undefined : [{ name: key }]
}

/** A missing engine is never folded: it appears above the grid with its remedy, under any headline. */
function silentBlocks({ texts }: ReportContext): Block[] {
  return texts
    .filter(({ finding }) => finding.kind === 'engine-silent')
    .flatMap(({ causes }) => causes)
    .flatMap(({ title, todo }) => [
      ...paragraph(title.length === 0 ? [] : [{ strong: title }]),
      ...adviceOf(todo),
    ])
}

function causeBlocks(context: ReportContext): Block[] {
  const entries = context.texts
    .filter(({ finding }) => finding.kind !== 'engine-silent')
    .flatMap(({ causes }) => causes)
  const [only, ...others] = context.texts.filter(({ finding }) => isContentLoss(finding))
  if (only && isContentLoss(only.finding) && others.length === 0 && entries.length === 1) {
    return contentBlocks(only.finding, only, context.outcome)
  }
  return foldCauses(entries)
}

/** Returns the first causes, and the others folded. */
export function foldCauses(entries: readonly Card[]): Block[] {
  const rest = entries.slice(MAX_CAUSES)
  const title = `and ${rest.length} more ${rest.length === 1 ? 'cause' : 'causes'}`
  return [...cardsOf(entries.slice(0, MAX_CAUSES)), ...foldOf(title, cardsOf(rest))]
}

/** Never folded, because a change in the share of answers that cite no page changes what the citation rate counts. */
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
  if (outcome.baseline?.content !== undefined) return [{ name: checkedLine(outcome), most: 1000 }]
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

function acceptWords({ verdict, run }: Outcome): Line {
  const failed = listRules(verdict).some(({ kind, outcome }) => kind === 'answers' && outcome === 'fail')
  if (run.pullUrl === undefined || !failed) return []
  const review: Inline = { link: `${run.pullUrl}/files`, label: ['a review'] }
  return line`If this change is intended, submit ${review} with the line ${{ code: ACCEPT_LINE }} and re-run this job. The reviewer needs write permission.`
}

function checkedLine({ baseline }: Outcome): string {
  const content = baseline?.content
  if (content === undefined) return ''
  const { keywords, pages, skipped, warnings = [] } = content
  const equal = warnings.filter(({ code }) => code === 'AVG_SAME_BUILD')
  const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged')
  const answered = unchanged.filter(hasAnswer).length
  const unanswered = unchanged.length - answered
  const rest = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const files = countFiles(skipped)
  return [
    `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`,
    `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
    files > 0 ? ` ${countOf(files, 'file')} ${files === 1 ? 'was' : 'were'} skipped.` : '',
    ...equal.map(warning => ` ${describeError(warning).text}`),
  ].join('')
}
