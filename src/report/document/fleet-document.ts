/** The report of several gates: how many failed, all of them in one grid, then what made them fail, cause by cause. */

import { dropsOf } from '../../gate/verdict.ts'
import { describeConfigChanges } from '../messages/inputs.ts'
import { countOf, formatCount, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import {
  gatesToAttend,
  isIncident,
  isToAttend,
  type JudgedGate,
  orderGates,
  type RunOutcome,
  type Stand,
  standOf,
  tellStands,
} from '../run-outcome.ts'
import { parseWebPage } from '../web-url.ts'
import { acceptedEntry, acceptLosses } from './accepted-losses.ts'
import type { Block, GateReport, GridCell, Line, Mark, ReportDocument, Section } from './blocks.ts'
import { causesOf, foldOf, joinLines, listOf, paragraph, tableOf } from './build-blocks.ts'
import { createContext } from './context.ts'
import { firstScreen, foldCauses, STATUSES } from './first-screen.ts'
import { type Cause, MOST_NAMED, mergeCauses, placeKey } from './fleet-causes.ts'
import { gateDocument } from './gate-document.ts'
import { wasWords } from './grids.ts'
import { countryName, joinWords } from './names.ts'
import { shareOf } from './phrases.ts'
import { plainOf } from './plain-text.ts'
import { EVERYWHERE } from './sections/section.ts'

/** Brands in the grid of the first screen. Those without a failure are folded where there are more. */
const MOST_BRANDS = 12
/** Gates in the list of the first screen. */
const MOST_LISTED = 20

/** Returns the report of a fleet. Loads the outcomes of the gates that need attention, one after another. */
export function fleetDocument(fleet: RunOutcome): ReportDocument {
  const attended = gatesToAttend(fleet).map(gate => {
    const outcome = { ...gate.load(), configChanges: [] }
    const context = createContext(outcome)
    const blocks = [...firstScreen(context), ...foldOf(acceptLosses.title, acceptLosses.blocks(context))]
    return { gate, blocks, context: { ...context, outcome: withoutAnswers(outcome) } }
  })
  const { mark, text } = headline(fleet)
  const causes = mergeCauses(attended)
  return {
    title: plainOf(text),
    first: [
      { kind: 'headline', mark, status: STATUSES[mark], text, isHeading: true },
      ...paragraph(secondLine(fleet, causes)),
      ...gridBlocks(fleet),
      ...foldCauses(causes.map(({ entry }) => entry)),
      ...acceptedBlocks(fleet),
      ...listOf(describeConfigChanges(fleet.configChanges).map(line => [line])),
    ],
    sections: [
      ...restSections(fleet),
      ...attended
        .filter(({ gate }) => !isToldAsIncident(gate))
        .map(
          ({ gate, blocks }, index): Section => ({
            ...{ id: `gate-${index + 1}`, title: titleOf(gate), blocks },
            // The HTML and PDF files have the report of each gate in full.
            on: ['comment', 'summary'],
          }),
        ),
    ],
    footer: footer(fleet),
    createdAt: (attended[0]?.context.outcome ?? fleet.gates[0]?.load())?.run.finishedAt ?? '',
    gates: gateReports(fleet),
  }
}

/** Returns the losses that reviewers accepted, of all gates. */
function acceptedBlocks({ gates }: RunOutcome): Block[] {
  const entries = gates.flatMap(gate => {
    const accepted = gate.findings.filter(finding => finding.kind === 'loss-accepted')
    if (accepted.length === 0) return []
    const outcome = gate.load()
    return accepted.map(finding => {
      const entry = acceptedEntry(finding, outcome)
      return { ...entry, title: [...titleOf(gate), ': ', ...entry.title] }
    })
  })
  const rest = entries.slice(MOST_LISTED)
  return [
    ...causesOf(entries.slice(0, MOST_LISTED)),
    ...foldOf(countOf(rest.length, 'more review'), causesOf(rest)),
  ]
}

/** Tells whether the incident says all that there is to say of a gate. */
function isToldAsIncident(gate: JudgedGate): boolean {
  return !gate.isMeasured && isIncident(gate)
}

/** The answers of all gates together may exceed the memory. */
function withoutAnswers(outcome: Outcome): Outcome {
  const trend = outcome.trend.map(record => ({ ...record, cells: [] }))
  return { ...outcome, trend, answerRecords: [], scans: [] }
}

/** Returns the reports of all gates, the most important gate first. */
function gateReports({ gates }: RunOutcome): GateReport[] {
  return orderGates(gates).map((gate, index) => ({
    id: `run-${index + 1}`,
    title: titleOf(gate),
    needsAttention: isToAttend(gate) && !isToldAsIncident(gate),
    load: () => gateDocument(gate.load()),
  }))
}

/** Returns a gate by its key and what tells it from others of its brand. */
function titleOf({ key, countries }: JudgedGate): Line {
  return [{ name: key }, ...(countries.length === 0 ? [] : [` (${countries.map(countryName).join(', ')})`])]
}

/** The first of these that has gates is the headline. A doubt is no news beside a failure, nor is a pass beside a doubt. */
const HEADLINES: Stand[][] = [
  ['failed', 'errors', 'lacking'],
  ['inconclusive'],
  ['passed', 'low', 'uncompared'],
  ['reporting'],
]

function tellHeadline(gates: readonly JudgedGate[]) {
  return HEADLINES.map(stands => tellStands(gates, stands)).find(told => told.length > 0) ?? []
}

function headline({ gates }: RunOutcome): { mark: Mark; text: Line } {
  const told = tellHeadline(gates)
  const number = countOf(gates.length, 'gate')
  const [first = { stand: 'passed', count: 0, words: 'passed' }, ...others] = told
  if (first.stand === 'reporting') return { mark: 'report', text: [`${number} cannot fail: no rule is set`] }
  const marks = told.map(({ stand }) => MARKS[stand])
  const mark = (['fail', 'error', 'warn', 'report'] as const).find(each => marks.includes(each)) ?? 'pass'
  const isMixed = first.stand === 'passed' && others.length > 0
  const subject = isMixed ? `${first.count}` : `${first.count} of ${number}`
  const rest = others.map(({ count, words }) => `, ${count} ${words}`).join('')
  return {
    mark: isMixed ? 'warn' : mark,
    text: [`${first.count === gates.length ? `All ${number}` : subject} ${first.words}${rest}`],
  }
}

/** How many causes there are, how sure that is, and how the other gates are. */
function secondLine(fleet: RunOutcome, causes: readonly Cause[]): Line {
  const { gates } = fleet
  const told = new Set(tellHeadline(gates).map(({ stand }) => stand))
  const rest = tellStands(gates).filter(({ stand }) => !told.has(stand))
  const numberOf = (count: number, index: number) => (index === 0 ? countOf(count, 'gate') : count)
  const joined = rest.map(({ count, words }, index) => `${numberOf(count, index)} ${words}`).join(', ')
  const incidents = causes.filter(({ isIncident }) => isIncident).length
  const others = causes.length - incidents
  const counted = [
    ...(others > 0 ? [countOf(others, 'cause')] : []),
    ...(incidents > 0 ? [countOf(incidents, 'incident')] : []),
  ]
  const tested = causes.flatMap(({ isCertain }) => isCertain ?? [])
  const isSure = tested.length > 0 && tested.every(Boolean)
  const attended = gatesToAttend(fleet)
  const harmless = attended.filter(({ failures }) => failures.length === 0).length
  const sentences = [
    ...(counted.length > 0 && causes.length > 1 ? [`${joinWords(counted)}.`] : []),
    ...(isSure
      ? [
          `Chance does not explain the ${tellStands(gates, ['failed'])[0]?.count === 1 ? 'failure' : 'failures'}.`,
        ]
      : []),
    ...(rest.length > 0 ? [`${joined}.`] : []),
    ...(harmless > 0 ? [describeHarmless(harmless, attended.length)] : []),
    ...describeFalseAlarms(gates),
  ].join(' ')
  return sentences === '' ? [] : [sentences]
}

function describeHarmless(harmless: number, all: number): string {
  const which =
    harmless === all
      ? 'None of these gates fails'
      : `${harmless} of these ${all} gates ${harmless === 1 ? 'does' : 'do'} not fail`
  return `${which} the check: fail-on does not list ${harmless === 1 ? 'its verdict' : 'their verdicts'}.`
}

/** Says how often chance alone fails the gates, where several are tested and one failed. */
function describeFalseAlarms(gates: readonly JudgedGate[]): string[] {
  const tested = gates.filter(({ verdict }) => dropsOf(verdict)?.noise === 'tested')
  const alarms = tested.reduce((sum, { settings }) => sum + settings.falseAlarmsPerYear, 0)
  if (alarms < 2 || !tested.some(({ verdict }) => verdict.status === 'fail')) return []
  return [
    `Without any change, chance alone fails these ${tested.length} gates up to ${formatCount(alarms)} times a year together, on average.`,
  ]
}

/** Gates of one country are cells of brand × country, each once. Of the others, those with something to tell are a list by key. */
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
        !isToldAsIncident(gate) &&
        !['uncompared', 'passed', 'reporting'].includes(standOf(gate)),
    ),
  )
  const needs = (brand: string) =>
    inGrid.some(gate => gate.brand === brand && gate.findings.some(({ leadsTo }) => leadsTo !== 'none'))
  const brands = [...new Set(inGrid.map(({ brand }) => brand))]
  const shown = brands.length > MOST_BRANDS ? brands.filter(needs).slice(0, MOST_BRANDS) : brands
  const folded = brands.filter(brand => !shown.includes(brand))
  return [
    ...(shown.length === 0 ? [] : [gridOf(inGrid, shown, order)]),
    ...(folded.length === 0
      ? []
      : foldOf(countOf(folded.length, 'more brand'), [gridOf(inGrid, folded, order)])),
    ...listGates(others.slice(0, MOST_LISTED)),
    ...foldOf(`${others.length - MOST_LISTED} more gates`, listGates(others.slice(MOST_LISTED))),
  ]
}

function listGates(gates: readonly JudgedGate[]): Block[] {
  return tableOf(
    'What happened in each gate',
    [{ title: ['Gate'] }, { title: ['What happened'], width: 3 }],
    gates.map((gate): Line[] => [titleOf(gate), [...markOf(gate), ...gate.headline]]),
  )
}

function gridOf(
  gates: readonly JudgedGate[],
  brands: readonly string[],
  order: readonly JudgedGate[],
): Block {
  const countries = [...new Set(gates.flatMap(gate => gate.countries))]
  return {
    kind: 'grid',
    label: 'How many answers cite each brand in each country',
    columns: countries.map(country => [countryName(country)]),
    rows: brands.map(brand => ({
      title: [{ name: brand }],
      cells: countries.map(country => {
        const gate = gates.find(each => each.brand === brand && each.countries[0] === country)
        return gate && linked(cellOfGate(gate), `#run-${order.indexOf(gate) + 1}`)
      }),
    })),
    note: ['Was: the runs that each gate is compared with, same questions.'],
  }
}

function linked(cell: GridCell, link: string): GridCell {
  return typeof cell === 'object' ? { ...cell, link } : cell
}

const MARKS: Partial<Record<Stand, Mark>> = {
  ...{ failed: 'fail', lacking: 'fail', errors: 'error', inconclusive: 'warn', low: 'warn' },
  uncompared: 'report',
}

function cellOfGate(gate: JudgedGate): GridCell {
  const { verdict, change, level, findings } = gate
  const mark = MARKS[standOf(gate)]
  const shown = change?.now ?? level
  if (verdict.kind === 'blocked' || shown === undefined) {
    return {
      now: verdict.kind === 'blocked' ? 'not measured' : NO_VALUE,
      ...(mark !== undefined && { mark }),
    }
  }
  const isLoss = findings.some(finding => 'scope' in finding && finding.leadsTo === 'fail')
  return {
    now: shareOf(shown),
    ...(change && { was: wasWords(change) }),
    ...(mark !== undefined && { mark }),
    ...(isLoss && { isLoss }),
    share: shown.share,
  }
}

/** Words before the headline of a gate in a list: a mark that is no color alone. */
function markOf(gate: JudgedGate): Line {
  const mark = gate.failures.length > 0 ? 'fail' : MARKS[standOf(gate)]
  if (mark === undefined) return []
  return [{ toned: [STATUSES[mark]], tone: mark === 'warn' ? 'doubtful' : 'worse' }, ': ']
}

/** One line for each gate that may have fallen by chance, that has no rule, and that passed. */
function restSections(fleet: RunOutcome): Section[] {
  const others = orderGates(fleet.gates).filter(gate => !isToAttend(gate))
  const unmeasured = orderGates(fleet.gates).filter(isToldAsIncident)
  return [
    ...(unmeasured.length > MOST_NAMED
      ? [
          {
            ...{
              id: 'unmeasured',
              on: EVERYWHERE,
              title: [`${countOf(unmeasured.length, 'gate')} not measured`],
            },
            blocks: paragraph(joinLines(unmeasured.map(titleOf), ', ')),
          },
        ]
      : []),
    ...tellStands(others).map(
      ({ stand, gates, words }): Section => ({
        ...{ id: stand, title: [`${countOf(gates.length, 'gate')} ${words}`] },
        on: MARKS[stand] === undefined ? EVERYWHERE : [...EVERYWHERE, 'text'],
        blocks: listOf(gates.map(gate => [{ strong: titleOf(gate) }, ': ', ...gate.headline, '.'])),
      }),
    ),
  ]
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
