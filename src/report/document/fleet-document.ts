import {
  type Block,
  type Document,
  type GateReport,
  type Line,
  MARKS,
  type Section,
  type Value,
} from '../../lib/document/blocks.ts'
import { cardsOf, foldOf, listOf, paragraph, tableOf } from '../../lib/document/build-blocks.ts'
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
import { describeFleet, placeKey } from '../text/fleet.ts'
import { describeConfigChanges } from '../words/inputs.ts'
import { countryName } from '../words/names.ts'
import { countOf, NO_VALUE } from '../words/numbers.ts'
import { longDayOf } from '../words/words.ts'
import { firstScreen, foldCauses } from './first-screen.ts'
import { gateDocument } from './gate-document.ts'
import { gridOf, levelCell } from './grids.ts'
import { EVERYWHERE } from './sections/section.ts'

const MAX_BRANDS = 12
const MAX_LISTED = 20

/** Returns the report of the only gate, or of all gates together. */
export function runDocument(run: RunOutcome): Document {
  const only = onlyGate(run)
  return only ? gateDocument(only) : fleetDocument(run)
}

/** Returns the report of a fleet. Loads the outcomes of the gates that need attention one after another. */
export function fleetDocument(fleet: RunOutcome): Document {
  const attended = gatesToAttend(fleet).map(gate => {
    return { gate, blocks: firstScreen(contextOf(gate)) }
  })
  const { mark, headline, detail, causes } = describeFleet(fleet)
  const createdAt = (attended[0]?.gate ?? fleet.gates[0])?.finishedAt ?? ''
  return {
    title: plainOf(headline),
    about: [['AI visibility'], [longDayOf(createdAt)]],
    first: [
      { kind: 'heading', mark, text: headline },
      ...paragraph(detail),
      ...gridBlocks(fleet),
      ...foldCauses(causes.map(card => cardsOf([card]))),
      ...listOf(describeConfigChanges(fleet.configChanges).map(line => [line])),
    ],
    sections: [
      ...restSections(fleet),
      ...attended
        .filter(({ gate }) => !isCoveredByIncident(gate))
        .map(
          ({ gate, blocks }, index): Section => ({
            id: `gate-${index + 1}`,
            title: gateTitle(gate),
            blocks,
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

/** Gates of one country are cells of a grid of brands and countries. Other gates with something to report are listed by key. */
function gridBlocks(fleet: RunOutcome): Block[] {
  const places = Map.groupBy(fleet.gates, placeKey)
  const order = orderGates(fleet.gates)
  const fitting = [...places].flatMap(([key, gates]) =>
    key !== undefined && gates.length === 1 ? gates : [],
  )
  const inGrid = fitting.length > 1 ? fitting : []
  const others = orderGates(
    fleet.gates.filter(
      gate =>
        !inGrid.includes(gate) &&
        !isCoveredByIncident(gate) &&
        !['uncompared', 'passed', 'reporting'].includes(stateOf(gate)),
    ),
  )
  // Brands whose gates need attention come first.
  const brands = [...new Set(orderGates(inGrid).map(({ brand }) => brand))]
  const grids: Block[] = []
  if (brands.length > 0) grids.push(brandGrid(inGrid, brands.slice(0, MAX_BRANDS), order))
  if (brands.length > MAX_BRANDS) {
    const more = brandGrid(inGrid, brands.slice(MAX_BRANDS), order)
    grids.push(...foldOf(`${brands.length - MAX_BRANDS} more brands`, [more]))
  }
  return [
    ...grids,
    ...listGates(others.slice(0, MAX_LISTED)),
    ...foldOf(`${others.length - MAX_LISTED} more gates`, listGates(others.slice(MAX_LISTED))),
  ]
}

function listGates(gates: readonly DescribedGate[]): Block[] {
  return tableOf(
    'What happened in each gate',
    [{ title: ['Gate'] }, { title: ['What happened'], width: 3 }],
    gates.map((gate): Line[] => [gateTitle(gate), [...verdictMark(gate), ...gate.headline]]),
  )
}

function brandGrid(
  gates: readonly DescribedGate[],
  brands: readonly string[],
  order: readonly DescribedGate[],
): Block {
  const countries = [...new Set(gates.flatMap(gate => gate.countries))]
  return gridOf(
    'How many answers cite each brand in each country',
    countries.map(country => [countryName(country)]),
    brands.map(brand => ({
      title: [{ name: brand }],
      cells: countries.map(country => {
        const gate = gates.find(each => each.brand === brand && each.countries[0] === country)
        return gate === undefined ? [] : { ...gateCell(gate), link: `#run-${order.indexOf(gate) + 1}` }
      }),
    })),
    { note: ['Was: the runs that each gate is compared with, same questions.'], hasTitles: true },
  )
}

function gateCell(gate: DescribedGate): Value {
  const { verdict, change, findings } = gate
  const mark = STATE_MARKS[stateOf(gate)]
  const level = change?.now ?? gate.level
  if (verdict.kind === 'blocked') return { now: 'not measured', mark }
  if (level === undefined) return { now: NO_VALUE, mark }
  const isLoss = findings.some(finding => 'scope' in finding && finding.leadsTo === 'fail')
  return { ...levelCell(level, change), mark, isLoss }
}

function verdictMark(gate: DescribedGate): Line {
  const mark = gate.failures.length > 0 ? 'fail' : STATE_MARKS[stateOf(gate)]
  if (mark === undefined) return []
  return [{ toned: [MARKS[mark].status], tone: mark === 'warn' ? 'doubtful' : 'worse' }, ': ']
}

function restSections(fleet: RunOutcome): Section[] {
  return describeStates(orderGates(fleet.gates).filter(gate => !isToAttend(gate))).map(
    ({ state, gates, words }): Section => ({
      id: state,
      title: [`${countOf(gates.length, 'gate')} ${words}`],
      on: STATE_MARKS[state] === undefined ? EVERYWHERE : [...EVERYWHERE, 'text'],
      blocks: listOf(gates.map(gate => [{ strong: gateTitle(gate) }, ': ', ...gate.headline, '.'])),
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
