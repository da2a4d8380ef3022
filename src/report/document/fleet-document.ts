import { describeConfigChanges } from '../../inputs/describe-inputs.ts'
import {
  type Block,
  type Card,
  type Cell,
  type Document,
  type GateReport,
  type Line,
  MARKS,
  type Section,
} from '../../lib/document/blocks.ts'
import { foldOf, listOf, paragraph } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { parseWebPage } from '../../lib/web-url.ts'
import {
  describeStates,
  gatesToAttend,
  isIncident,
  isToAttend,
  onlyGate,
  orderGates,
  type RunOutcome,
  STATE_MARKS,
  stateOf,
} from '../run-outcome.ts'
import { contextOf } from '../text/describe-findings.ts'
import type { DescribedGate } from '../text/finding-text.ts'
import { describeFleet, labelGate } from '../text/fleet.ts'
import { countryName } from '../words/names.ts'
import { countOf, NO_VALUE } from '../words/numbers.ts'
import { longDayOf } from '../words/words.ts'
import { stakeBlocks } from './content-blocks.ts'
import { firstScreen, foldCauses } from './first-screen.ts'
import { gateDocument } from './gate-document.ts'
import { gridOf, isLoss, levelCell } from './grids.ts'
import { EVERYWHERE } from './sections/section.ts'

const MAX_ROWS = 12
const CAPTION = 'How many answers cite each brand'

/** Returns the report of the only gate, or of all gates together. */
export function runDocument(run: RunOutcome): Document {
  const only = onlyGate(run)
  return only ? gateDocument(only) : fleetDocument(run)
}

/** Returns the report of a fleet. Loads the outcomes of the gates that need attention one after another. */
export function fleetDocument(fleet: RunOutcome): Document {
  const attended = gatesToAttend(fleet)
  const { mark, headline, detail, causes } = describeFleet(fleet)
  const createdAt = (attended[0] ?? fleet.gates[0])?.finishedAt ?? ''
  return {
    title: plainOf(headline),
    about: [['AI visibility'], [longDayOf(createdAt)]],
    first: [
      { kind: 'heading', mark, text: headline },
      ...paragraph(detail),
      ...gridBlocks(fleet),
      // A cause without evidence is a sentence about a brand.
      ...listOf(causes.filter(cause => !hasDetails(cause)).map(({ title }) => title)),
      ...foldCauses(causes.filter(hasDetails).map((cause): Block[] => [{ kind: 'card', cards: [cause] }])),
      ...listOf(describeConfigChanges(fleet.configChanges).map(line => [line])),
    ],
    sections: [
      ...restSections(fleet),
      ...attended
        .filter(gate => !isCoveredByIncident(gate))
        .map(
          (gate, index): Section => ({
            id: `gate-${index + 1}`,
            title: gateTitle(gate),
            blocks: firstScreen(contextOf(gate)),
            // The HTML and PDF files have the report of each gate in full.
            on: ['comment', 'summary'],
          }),
        ),
    ],
    footer: footer(fleet),
    createdAt,
    gates: gateReports(fleet),
  }
}

function hasDetails({ lines = [], todo }: Card): boolean {
  return lines.length > 0 || todo !== undefined
}

function isCoveredByIncident(gate: DescribedGate): boolean {
  return !gate.isMeasured && isIncident(gate)
}

function gateReports({ gates }: RunOutcome): GateReport[] {
  return orderGates(gates).map((gate, index) => ({
    id: `run-${index + 1}`,
    title: gateTitle(gate),
    needsAttention: isToAttend(gate) && !isCoveredByIncident(gate),
    load: () => gateDocument(gate),
  }))
}

function gateTitle({ key, countries }: DescribedGate): Line {
  return [{ name: key }, ...(countries.length === 0 ? [] : [` (${countries.map(countryName).join(', ')})`])]
}

/** Returns the levels of gates that ask engines, the most important first. */
function gridBlocks({ gates: all }: RunOutcome): Block[] {
  const order = orderGates(all)
  const gates = order.filter(gate => !gate.isContent && !isCoveredByIncident(gate))
  const engines = [...new Set(gates.flatMap(gate => gate.engineLevels.map(({ name }) => name)))]
  const columns = engines.map((name): Line => [{ name, most: 40 }])
  const rows = gates.map(gate => ({
    title: [
      ...stateSign(gate),
      { link: `#run-${order.indexOf(gate) + 1}`, label: [{ name: labelGate(gate, order) }] },
    ],
    cells: engines.map(name => engineCell(gate, name)),
  }))
  if (rows.length * columns.length < 2) return []
  const gridFor = (part: typeof rows) => {
    const hasBefore = part.some(({ cells }) => cells.some(cell => 'was' in cell && cell.was !== undefined))
    const note: Line = hasBefore ? ['Was: the runs that each gate is compared with, same questions.'] : []
    return part.length === 0 ? [] : [gridOf(CAPTION, columns, part, { note, hasTitles: true })]
  }
  const more = countOf(rows.length - MAX_ROWS, 'more row')
  return [...gridFor(rows.slice(0, MAX_ROWS)), ...foldOf(more, gridFor(rows.slice(MAX_ROWS)))]
}

/** Returns the level of an engine in all countries of a gate. */
function engineCell({ engineLevels, verdict, findings }: DescribedGate, engine: string): Cell {
  const own = engineLevels.find(({ name }) => name === engine)
  if (own === undefined) return []
  if (verdict.kind === 'blocked') return ['not measured']
  const level = own.change?.now ?? own.level
  if (level === undefined) return [NO_VALUE]
  return { ...levelCell(level, own.change), isLoss: isLoss(findings, own.engines, own.change) }
}

function stateSign(gate: DescribedGate): Line {
  const mark = gate.failures.length > 0 ? 'fail' : STATE_MARKS[stateOf(gate)]
  if (mark === undefined) return []
  return [{ toned: [MARKS[mark].sign], tone: mark === 'warn' ? 'doubtful' : 'worse' }, ' ']
}

function restSections(fleet: RunOutcome): Section[] {
  return describeStates(orderGates(fleet.gates).filter(gate => !isToAttend(gate))).map(
    ({ state, gates, words }): Section => ({
      id: state,
      title: [`${countOf(gates.length, 'gate')} ${words}`],
      on: STATE_MARKS[state] === undefined ? EVERYWHERE : [...EVERYWHERE, 'text'],
      blocks: [
        ...listOf(gates.map(gate => [{ strong: gateTitle(gate) }, ': ', ...gate.headline, '.'])),
        ...gates
          .filter(({ isContent }) => isContent)
          .flatMap(({ load, names }) => stakeBlocks(load(), names)),
      ],
    }),
  )
}

function footer({ config, runUrl }: RunOutcome): Block[] {
  const url = parseWebPage(runUrl ?? '')
  return paragraph(
    [
      'The gates of ',
      { name: config ?? '' },
      ...(url === undefined ? [] : [' · ', { link: url.href, label: ['this run'] }]),
    ],
    true,
  )
}
