import type { Change, Level } from '../../comparison/comparison.ts'
import { isIn } from '../../comparison/scope.ts'
import {
  type Block,
  type Card,
  type Document,
  type GateReport,
  type Line,
  MARKS,
  type Section,
  type Cell as TableCell,
  type Value,
} from '../../lib/document/blocks.ts'
import { cardsOf, foldOf, listOf, paragraph } from '../../lib/document/build-blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { sum } from '../../lib/numbers.ts'
import { parseWebPage } from '../../lib/web-url.ts'
import { compareTexts } from '../../scan/summarize-answers.ts'
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
import { describeFleet, labelGate, placeKey } from '../text/fleet.ts'
import { describeConfigChanges } from '../words/inputs.ts'
import { countryName } from '../words/names.ts'
import { countOf, NO_VALUE } from '../words/numbers.ts'
import { longDayOf } from '../words/words.ts'
import { firstScreen, foldCauses } from './first-screen.ts'
import { gateDocument } from './gate-document.ts'
import { gridOf, levelCell } from './grids.ts'
import { EVERYWHERE } from './sections/section.ts'
import { stakeBlocks } from './stakes.ts'

const MAX_ROWS = 12

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
      // A cause without evidence is a sentence about a brand.
      ...listOf(causes.filter(cause => !hasDetails(cause)).map(({ title }) => title)),
      ...foldCauses(causes.filter(hasDetails).map(cause => cardsOf([cause]))),
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

function hasDetails({ lines = [], todo }: Card): boolean {
  return lines.length > 0 || todo !== undefined
}

function isCoveredByIncident(gate: DescribedGate): boolean {
  return !gate.isMeasured && isIncident(gate)
}

function gateReports({ gates }: RunOutcome): GateReport[] {
  return orderGates(gates).map((gate, index) => ({
    id: reportId(index),
    title: gateTitle(gate),
    needsAttention: isToAttend(gate) && !isCoveredByIncident(gate),
    load: () => gateDocument(gate),
  }))
}

function reportId(index: number): string {
  return `run-${index + 1}`
}

function gateTitle({ key, countries }: DescribedGate): Line {
  return [{ name: key }, ...(countries.length === 0 ? [] : [` (${countries.map(countryName).join(', ')})`])]
}

interface Grid {
  caption: string
  columns: Line[]
  rows: { title: Line; cells: TableCell[] }[]
}

/** Returns the levels of gates that ask engines, the most important first. */
function gridBlocks(fleet: RunOutcome): Block[] {
  const order = orderGates(fleet.gates)
  const asking = order.filter(gate => !gate.isContent)
  const places = new Set(asking.map(placeKey))
  const isPlaced = places.size === asking.length && !places.has(undefined)
  const { caption, columns, rows } = isPlaced
    ? countryGrid(asking, order)
    : engineGrid(
        asking.filter(gate => !isCoveredByIncident(gate)),
        order,
      )
  const [shown, rest] = [rows.slice(0, MAX_ROWS), rows.slice(MAX_ROWS)].map(part => {
    const note: Line = ['Was: the runs that each gate is compared with, same questions.']
    return part.length * columns.length > 1 ? [gridOf(caption, columns, part, { note, hasTitles: true })] : []
  })
  return [...(shown ?? []), ...foldOf(`${rows.length - MAX_ROWS} more rows`, rest ?? [])]
}

/** Each cell is a gate. */
function countryGrid(gates: readonly DescribedGate[], order: readonly DescribedGate[]): Grid {
  const countries = [...new Set(gates.flatMap(gate => gate.countries))].toSorted(compareTexts)
  return {
    caption: 'How many answers cite each brand in each country',
    columns: countries.map(country => [countryName(country)]),
    rows: Array.from(
      Map.groupBy(gates, ({ brand }) => brand),
      ([brand, own]) => ({
        title: [{ name: brand }],
        cells: countries.map(country => {
          const gate = own.find(each => each.countries[0] === country)
          if (gate === undefined) return []
          const isLoss = gate.findings.some(finding => 'scope' in finding && finding.leadsTo === 'fail')
          const cell = { ...gridCell(gate, [gate]), mark: STATE_MARKS[stateOf(gate)], isLoss }
          return { ...cell, link: `#${reportId(order.indexOf(gate))}` }
        }),
      }),
    ),
  }
}

/** Each row is a gate, which may ask in several countries. */
function engineGrid(gates: readonly DescribedGate[], order: readonly DescribedGate[]): Grid {
  const engines = [...new Set(gates.flatMap(gate => gate.engines.map(gate.names.engine)))]
  return {
    caption: 'How many answers of each engine cite the brand of each gate',
    columns: engines.map(engine => [{ name: engine, most: 40 }]),
    rows: gates.map(gate => ({
      title: [
        ...stateSign(gate),
        { link: `#${reportId(order.indexOf(gate))}`, label: [{ name: labelGate(gate, order) }] },
      ],
      cells: engines.map(name => {
        const own = gate.engineLevels.filter(({ engine }) => gate.names.engine(engine) === name)
        const isLoss = gate.findings.some(
          finding =>
            'scope' in finding &&
            finding.leadsTo === 'fail' &&
            own.some(({ level }) => level) &&
            own.every(({ engine }) => isIn(finding.scope, engine)),
        )
        return own.length === 0 ? [] : { ...gridCell(gate, own), isLoss }
      }),
    })),
  }
}

function gridCell(
  { verdict }: DescribedGate,
  parts: readonly Pick<DescribedGate, 'change' | 'level'>[],
): Value {
  if (verdict.kind === 'blocked') return { now: 'not measured' }
  const change = addChanges(parts.flatMap(each => each.change ?? []))
  const level = change?.now ?? addLevels(parts.flatMap(each => each.level ?? []))
  return level === undefined ? { now: NO_VALUE } : levelCell(level, change)
}

function addLevels(levels: readonly Level[]): Level | undefined {
  const [cited, answers] = [sum(levels.map(level => level.cited)), sum(levels.map(level => level.answers))]
  return answers === 0 ? undefined : { cited, answers, share: cited / answers }
}

function addChanges(changes: readonly Change[]): Change | undefined {
  const now = addLevels(changes.map(change => change.now))
  if (now === undefined) return undefined
  const usually = sum(changes.map(change => change.was.usually))
  const was = { usually, share: usually / now.answers }
  return { now, was, since: was }
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
