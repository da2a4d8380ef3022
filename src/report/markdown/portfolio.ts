/** The comment and the job summary of a fleet. The gates that need attention come first, for the engineer who keeps it. */
import type { FleetGate, FleetOutcome, GateState } from '../fleet-outcome.ts'
import { countOf } from '../numbers.ts'
import { type PortfolioView, type SharedCause, viewPortfolio } from '../views/portfolio.ts'
import { cutList } from '../words.ts'
import { code, EMPTY, fold, list, name, names, own, paragraph, sentence, small, table } from './blocks.ts'
import {
  COMMENT_LIMIT,
  configFiles,
  REPORT_MARK,
  renderGate,
  renderLead,
  STATUS_MARKS,
  SUMMARY_LIMIT,
} from './comment.ts'
import { type Chunk as Block, fitBlocks } from './fit.ts'
import { hiddenMark, joinMarkdown, type Markdown, markdownLink, md } from './markdown.ts'

/** Rows that a reader takes in at once. */
const MOST_ROWS = 20
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

const MARKS: Record<GateState, Markdown> = { ...STATUS_MARKS, report: REPORT_MARK }

/** Returns the invisible line by which a later run of the fleet finds its own comment. */
export function portfolioMarker(config: string): Markdown {
  return hiddenMark('ai-visibility-gate-fleet', config)
}

/** Renders the comment within GitHub's limit. It leaves the folded parts of the gates to the summary. */
export function renderPortfolioComment(fleet: FleetOutcome): Markdown {
  const start = md`${portfolioMarker(fleet.config)}\n`
  const runUrl = fleet.runUrl
  const rest = runUrl === undefined ? md`the result file` : markdownLink('the summary of this run', runUrl)
  const view = viewPortfolio(fleet)
  const blocks = [
    ...overview(
      fleet,
      view,
      runUrl ? md` ${markdownLink('The summary of this run', runUrl)} says more.` : EMPTY,
    ),
    ...view.detailed.flatMap(gate => details(gate, renderGate(gate.load()).told)),
    ...others(view),
  ]
  const report = fitBlocks(blocks, {
    limit: COMMENT_LIMIT - start.length,
    measure: text => text.length,
    notice: omitted => md`… ${own(countOf(omitted, 'more line'))} left out to fit a comment: see ${rest}.`,
  })
  return md`${start}${report}`
}

/** Renders the job summary within GitHub's limit. */
export function renderPortfolioSummary(fleet: FleetOutcome): Markdown {
  const view = viewPortfolio(fleet)
  const inFull = (gate: FleetGate) => {
    const { told, rest } = renderGate(gate.load())
    return details(gate, [...told, ...rest])
  }
  const blocks = [
    ...overview(fleet, view, EMPTY),
    ...view.detailed.flatMap(inFull),
    ...others(view),
    ...view.inconclusive.flatMap(inFull),
  ]
  return fitBlocks(blocks, {
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text),
    notice: omitted =>
      md`… ${own(countOf(omitted, 'more line'))} left out to fit a summary: see the file of the result-file output.`,
  })
}

/** What happened, and the gates that need attention. `more` says where there is more. */
function overview(fleet: FleetOutcome, view: PortfolioView, more: Markdown): Block[] {
  const { state, headline, notes, attention, causes, otherCauses } = view
  const further = attention.slice(MOST_ROWS)
  const needs = `${countOf(further.length, 'more gate')} need${further.length === 1 ? 's' : ''} attention`
  return [
    paragraph(md`## ${MARKS[state]} ${own(headline)}`),
    ...configFiles(fleet),
    ...(notes.length > 0 ? [paragraph(joinMarkdown(notes.map(own), ' '))] : []),
    ...gateTable(view, attention.slice(0, MOST_ROWS)),
    ...list([
      ...causes.map(describeCause),
      ...(otherCauses > 0 ? [own(`${countOf(otherCauses, 'more gate')}: other reasons`)] : []),
    ]).map(block => ({ ...block, open: md`**Errors:**\n` })),
    paragraph(small(md`Gates of ${code(fleet.config)}.${more}`)),
    ...fold(own(needs), gateTable(view, further)),
  ]
}

function others(view: PortfolioView): Block[] {
  const { inconclusive, passing } = view
  return [
    ...fold(
      md`${MARKS.inconclusive} ${own(countOf(inconclusive.length, 'inconclusive gate'))}`,
      gateTable(view, inconclusive),
    ),
    ...fold(md`${MARKS.pass} ${own(countOf(passing.length, 'gate'))} passed`, gateTable(view, passing)),
  ]
}

function gateTable({ columns }: PortfolioView, gates: FleetGate[]): Block[] {
  const rows = gates.map(view => [
    md`${MARKS[view.state]} ${gateName(view)}`,
    renderLead(view.lead),
    own(view.now),
    own(view.before),
  ])
  return rows.length === 0 ? [] : [table(columns, rows)]
}

function gateName({ key, details: parts }: FleetGate): Markdown {
  return joinMarkdown([md`<b>${name(key)}</b>`, ...parts.map(name)], ' · ')
}

function describeCause({ keys, text }: SharedCause): Markdown {
  const { shown, more } = cutList(keys, MOST_KEYS)
  const count =
    keys.length > 1 ? md`${own(countOf(keys.length, 'gate'))} (${names(shown)}${own(more)})` : names(shown)
  return md`${count}: ${sentence(text)}`
}

function details(view: FleetGate, blocks: Block[]): Block[] {
  return fold(md`${MARKS[view.state]} ${gateName(view)}: ${renderLead(view.lead)}`, blocks)
}
