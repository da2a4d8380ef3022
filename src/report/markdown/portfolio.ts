/** The comment and the job summary of a fleet. The gates that need attention come first, for the engineer who keeps it. */

import { markdownLink } from '../escape.ts'
import type { FleetGate, FleetOutcome, GateState } from '../fleet-outcome.ts'
import { countOf } from '../numbers.ts'
import { type PortfolioView, type SharedCause, viewPortfolio } from '../views/portfolio.ts'
import { cutList } from '../words.ts'
import { fold, list, name, own, paragraph, sentence, table } from './blocks.ts'
import {
  COMMENT_LIMIT,
  configFiles,
  REPORT_MARK,
  renderGate,
  STATUS_MARKS,
  SUMMARY_LIMIT,
} from './comment.ts'
import { type Block, fitBlocks } from './fit.ts'

/** Rows that a reader takes in at once. */
const MOST_ROWS = 20
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

const MARKS: Record<GateState, string> = { ...STATUS_MARKS, report: REPORT_MARK }

/** Returns the invisible line by which a later run of the fleet finds its own comment. */
export function portfolioMarker(config: string): string {
  return `<!-- ai-visibility-gate-fleet:${encodeURIComponent(config.toWellFormed())} -->`
}

/** Renders the comment within GitHub's limit. It leaves the folded parts of the gates to the summary. */
export function renderPortfolioComment(fleet: FleetOutcome): string {
  const start = `${portfolioMarker(fleet.config)}\n`
  const runUrl = fleet.runUrl
  const rest = runUrl === undefined ? 'the result file' : markdownLink('the summary of this run', runUrl)
  const view = viewPortfolio(fleet)
  const blocks = [
    ...overview(fleet, view, runUrl && ` ${markdownLink('The summary of this run', runUrl)} says more.`),
    ...view.detailed.flatMap(gate => details(gate, renderGate(gate.load()).told)),
    ...others(view),
  ]
  return (
    start +
    fitBlocks(blocks, {
      limit: COMMENT_LIMIT - start.length,
      measure: text => text.length,
      notice: omitted => `… ${countOf(omitted, 'more line')} left out to fit a comment: see ${rest}.`,
    })
  )
}

/** Renders the job summary within GitHub's limit. */
export function renderPortfolioSummary(fleet: FleetOutcome): string {
  const view = viewPortfolio(fleet)
  const inFull = (gate: FleetGate) => {
    const { told, rest } = renderGate(gate.load())
    return details(gate, [...told, ...rest])
  }
  const blocks = [
    ...overview(fleet, view, undefined),
    ...view.detailed.flatMap(inFull),
    ...others(view),
    ...view.inconclusive.flatMap(inFull),
  ]
  return fitBlocks(blocks, {
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text),
    notice: omitted =>
      `… ${countOf(omitted, 'more line')} left out to fit a summary: see the file of the result-file output.`,
  })
}

/** What happened, and the gates that need attention. `more` says where there is more. */
function overview(fleet: FleetOutcome, view: PortfolioView, more = ''): Block[] {
  const { state, headline, notes, attention, causes, otherCauses } = view
  const further = attention.slice(MOST_ROWS)
  const needs = `${countOf(further.length, 'more gate')} need${further.length === 1 ? 's' : ''} attention`
  return [
    paragraph(`## ${MARKS[state]} ${headline}`),
    ...configFiles(fleet),
    ...(notes.length > 0 ? [paragraph(notes.join(' '))] : []),
    ...gateTable(view, attention.slice(0, MOST_ROWS)),
    ...list([
      ...causes.map(describeCause),
      ...(otherCauses > 0 ? [`${countOf(otherCauses, 'more gate')}: other reasons`] : []),
    ]).map(block => ({ ...block, open: '**Errors:**\n' })),
    paragraph(`<sub>Gates of <code>${name(fleet.config)}</code>.${more}</sub>`),
    ...fold(needs, gateTable(view, further)),
  ]
}

function others(view: PortfolioView): Block[] {
  const { inconclusive, passing } = view
  return [
    ...fold(
      `${MARKS.inconclusive} ${countOf(inconclusive.length, 'inconclusive gate')}`,
      gateTable(view, inconclusive),
    ),
    ...fold(`${MARKS.pass} ${countOf(passing.length, 'gate')} passed`, gateTable(view, passing)),
  ]
}

function gateTable({ columns }: PortfolioView, gates: FleetGate[]): Block[] {
  const rows = gates.map(view => [
    `${MARKS[view.state]} ${gateName(view)}`,
    leadOf(view),
    own(view.now),
    own(view.before),
  ])
  return rows.length === 0 ? [] : [table(columns, rows)]
}

function gateName({ key, details: parts }: FleetGate): string {
  return [`<b>${name(key)}</b>`, ...parts.map(name)].join(' · ')
}

function leadOf({ lead }: FleetGate): string {
  return lead.map(part => (typeof part === 'string' ? own(part) : name(part.name))).join('')
}

function describeCause({ keys, text }: SharedCause): string {
  const { shown, more } = cutList(keys.map(name), MOST_KEYS)
  const count =
    keys.length > 1 ? `${countOf(keys.length, 'gate')} (${shown.join(', ')}${more})` : shown.join()
  return `${count}: ${sentence(text)}`
}

function details(view: FleetGate, blocks: Block[]): Block[] {
  return fold(`${MARKS[view.state]} ${gateName(view)}: ${leadOf(view)}`, blocks)
}
