/** A fleet as plain text, for a terminal. */
import { plainLine } from '../escape.ts'
import type { FleetGate, FleetOutcome, GateState } from '../fleet-outcome.ts'
import { countOf } from '../numbers.ts'
import { type SharedCause, viewPortfolio } from '../views/portfolio.ts'
import type { Tone } from '../views/tone.ts'
import { cutList, NAME_LENGTH, withoutBackticks } from '../words.ts'
import { renderText, type TextLine } from './text.ts'

const SENTENCE_LENGTH = 2000
/** Gates whose reports follow the portfolio. */
const MOST_REPORTS = 20
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

const TONES: Record<GateState, Tone> = {
  fail: 'worse',
  error: 'worse',
  inconclusive: 'doubtful',
  pass: 'better',
  report: 'better',
}

/**
 * Renders a line for each gate, the most important first, and then the reports of those that need attention. Holds no
 * control characters.
 */
export function renderPortfolioText(fleet: FleetOutcome): TextLine[] {
  const { state, status, headline, notes, attention, inconclusive, passing, causes, otherCauses, detailed } =
    viewPortfolio(fleet)
  const gates = [...attention, ...inconclusive, ...passing]
  const width = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length))
  const statuses = width(gates.map(gate => gate.status))
  const names = width(gates.map(gateName))
  const reports = detailed.slice(0, MOST_REPORTS)
  const rest = detailed.length - reports.length
  const blocks: TextLine[][] = [
    [[{ text: status, tone: TONES[state] }, { text: `: ${headline}` }]],
    notes.map(note => [{ text: withoutBackticks(note) }]),
    gates.map(gate => [
      { text: gate.status.padEnd(statuses), tone: TONES[gate.state] },
      { text: `  ${gateName(gate).padEnd(names)}  ${leadOf(gate)}` },
    ]),
    [
      ...causes.map(describeCause),
      ...(otherCauses > 0 ? [`${countOf(otherCauses, 'more gate')}: other reasons`] : []),
    ].map(text => [{ text: plainLine(text, SENTENCE_LENGTH) }]),
    ...reports.map(gate => [[{ text: `Gate ${gateName(gate)}` }], ...renderText(gate.load())]),
    rest > 0 ? [[{ text: `${countOf(rest, 'more report')} left out here.` }]] : [],
  ]
  return blocks
    .filter(block => block.length > 0)
    .flatMap((block, index) => (index > 0 ? [[], ...block] : block))
}

function gateName({ key, details }: FleetGate): string {
  return [key, ...details].map(text => plainLine(text, NAME_LENGTH)).join(' · ')
}

function leadOf({ lead }: FleetGate): string {
  return lead.map(part => (typeof part === 'string' ? part : plainLine(part.name, NAME_LENGTH))).join('')
}

function describeCause({ keys, text }: SharedCause): string {
  const { shown, more } = cutList(keys, MOST_KEYS)
  return keys.length > 1
    ? `${countOf(keys.length, 'gate')} (${shown.join(', ')}${more}): ${text}`
    : `${shown.join()}: ${text}`
}
