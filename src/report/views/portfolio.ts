/** The gates of a fleet in order of importance, and what there is to say of all of them. */
import type { VerdictStatus } from '../../gate/verdict.ts'
import type { FleetGate, FleetOutcome, GateState } from '../fleet-outcome.ts'
import { countOf, formatPercent, formatSetting, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeFleetGap } from '../shard-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { rateOfAll } from './citation-rates.ts'
import { viewContent } from './content.ts'
import { leadOf } from './lead.ts'
import { reasonsOf } from './overview.ts'
import type { Column } from './table.ts'

/** From the worst to the best. */
const STATES = ['fail', 'error', 'inconclusive', 'pass', 'report'] as const satisfies GateState[]

const STATUSES: Record<GateState, string> = {
  fail: 'Failed',
  error: 'Error',
  inconclusive: 'Inconclusive',
  pass: 'Passed',
  report: 'Report only',
}

const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'] as const satisfies VerdictStatus[]

/** Reasons that several gates may share. */
const MOST_CAUSES = 5

/** Why gates were not measured. The text and the keys come from outside. */
export interface SharedCause {
  keys: string[]
  text: string
}

export interface PortfolioView {
  /** The worst of the gates. */
  state: GateState
  /** The state in one or two words. */
  status: string
  /** What happened in one line, without a full stop. */
  headline: string
  /** What is not in the headline: the other gates, and what limits the verdicts. */
  notes: string[]
  columns: Column[]
  /** Gates that failed, that were not measured, or that fail the step for another reason. */
  attention: FleetGate[]
  inconclusive: FleetGate[]
  /** Those that moved come first, the larger fall before the smaller. */
  passing: FleetGate[]
  causes: SharedCause[]
  /** How many gates have a further cause. */
  otherCauses: number
  /** Gates that need attention and have more to say than the causes. */
  detailed: FleetGate[]
}

/** Returns what the reports of a fleet say. Gates whose step fails come first, then the worse verdict, then the larger fall. */
export function viewPortfolio(fleet: FleetOutcome): PortfolioView {
  const gates = fleet.gates.toSorted(compareImportance)
  const attention = gates.filter(needsAttention)
  const others = gates.filter(view => !needsAttention(view))
  const inconclusive = others.filter(({ state }) => state === 'inconclusive')
  const passing = others.filter(({ state }) => state !== 'inconclusive')
  const causes = listCauses(attention)
  const shown = causes.slice(0, MOST_CAUSES)
  const explained = new Set(shown.flatMap(({ keys }) => keys))
  const state = STATES.find(each => gates.some(view => view.state === each)) ?? 'pass'
  return {
    ...{ state, status: STATUSES[state] },
    headline: describeHeadline(attention, inconclusive, passing),
    notes: describeNotes(fleet, attention, inconclusive, passing),
    columns: [
      { title: 'Gate' },
      { title: 'What happened' },
      { title: 'Cited now', isNumber: true },
      { title: 'Before', isNumber: true },
    ],
    attention,
    inconclusive,
    passing,
    causes: shown,
    otherCauses: causes.slice(MOST_CAUSES).reduce((sum, { keys }) => sum + keys.length, 0),
    detailed: attention.filter(({ isMeasured, key }) => isMeasured || !explained.has(key)),
  }
}

/** Returns the verdict of a fleet: the worst of its gates. A failure is certain, so it comes before an error. */
export function verdictOfFleet({ gates }: FleetOutcome): VerdictStatus {
  return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass'
}

/** Returns the number of gates with each verdict. */
export function countVerdicts({ gates }: FleetOutcome): Record<VerdictStatus, number> {
  const count = (status: VerdictStatus) => gates.filter(({ verdict }) => verdict.status === status).length
  return {
    pass: count('pass'),
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: count('error'),
  }
}

/** Returns what the reports of a fleet say of a gate. `load` returns the outcome again. */
export function viewGate(
  outcome: Outcome,
  { failures, alpha, load }: Pick<FleetGate, 'failures' | 'alpha' | 'load'>,
): FleetGate {
  const { brand, key, fingerprint, verdict, gap } = outcome
  const rate = rateOfAll(outcome)
  const percent = (share: number | undefined) => (share === undefined ? NO_VALUE : formatPercent(share))
  const state = verdict.status !== 'pass' ? verdict.status : factsOf(verdict).reportOnly ? 'report' : 'pass'
  const content = viewContent(outcome)
  const lead = content === undefined ? leadOf(outcome) : [content.headline]
  const namesBrand = lead.some(part => typeof part !== 'string' && part.name === brand)
  // A step with this verdict fails only without a baseline.
  const lacksBaseline = verdict.status === 'pass' && failures.length > 0
  return {
    ...{ key, verdict, failures, alpha, gap, load },
    isMeasured: outcome.measurement !== undefined,
    reason: verdict.status === 'error' ? reasonsOf(outcome)[0] : undefined,
    details: [...(namesBrand ? [] : [brand]), ...(fingerprint['country'] ?? [])],
    state: lacksBaseline ? 'fail' : state,
    status: lacksBaseline ? 'No baseline' : STATUSES[state],
    lead: lacksBaseline ? [...lead, '. There is no baseline'] : lead,
    now: percent(rate?.now),
    before: percent(rate?.before),
    fall: rate?.before === undefined ? 0 : Math.round(100 * rate.before) - Math.round(100 * rate.now),
  }
}

function needsAttention({ failures, state }: FleetGate): boolean {
  return failures.length > 0 || state === 'fail' || state === 'error'
}

function compareImportance(a: FleetGate, b: FleetGate): number {
  const failing = ({ failures }: FleetGate) => Number(failures.length > 0)
  // Without a rule is not worse than with one.
  const rank = ({ state }: FleetGate) => STATES.indexOf(state === 'report' ? 'pass' : state)
  const moved = ({ fall }: FleetGate) => Number(fall !== 0)
  return (
    failing(b) - failing(a) ||
    rank(a) - rank(b) ||
    moved(b) - moved(a) ||
    b.fall - a.fall ||
    (a.key < b.key ? -1 : 1)
  )
}

function describeHeadline(attention: FleetGate[], inconclusive: FleetGate[], passing: FleetGate[]): string {
  const gates = countOf(attention.length + inconclusive.length + passing.length, 'gate')
  const subject = (part: FleetGate[], ...others: FleetGate[][]) =>
    others.every(({ length }) => length === 0) ? `All ${gates}` : `${part.length} of ${gates}`
  const [kind, ...moreKinds] = describeKinds(attention)
  if (kind !== undefined) {
    const who = subject(attention, inconclusive, passing)
    if (moreKinds.length > 0) {
      return `${who} need attention: ${[kind, ...moreKinds].map(({ count, words }) => `${count} ${words}`).join(', ')}`
    }
    const isNone = kind.measured !== undefined && kind.count > 1 && who.startsWith('All')
    return isNone ? `None of the ${gates} was ${kind.measured}` : `${who} ${kind.words}`
  }
  if (inconclusive.length > 0) {
    return `${subject(inconclusive, passing)} ${inconclusive.length === 1 ? 'is' : 'are'} inconclusive`
  }
  return passing.every(({ state }) => state === 'report')
    ? `${gates} were measured. No rule is set, so none of them can fail`
    : `All ${gates} passed`
}

interface Kind {
  count: number
  words: string
  /** Of gates that were not measured. */
  measured?: string
}

/** Counts the gates that need attention by what happened to them. */
function describeKinds(attention: FleetGate[]): Kind[] {
  const errors = attention.filter(({ state }) => state === 'error')
  const isPartly = errors.some(({ isMeasured }) => isMeasured)
  const measured = isPartly ? 'fully measured' : 'measured'
  const lacking = attention.filter(isWithoutBaseline).length
  const failed = attention.filter(({ state }) => state === 'fail').length - lacking
  const inconclusive = attention.filter(({ state }) => state === 'inconclusive').length
  const kinds: Kind[] = [
    { count: failed, words: 'failed' },
    { count: errors.length, words: `${errors.length === 1 ? 'was' : 'were'} not ${measured}`, measured },
    { count: inconclusive, words: `${inconclusive === 1 ? 'is' : 'are'} inconclusive` },
    { count: lacking, words: `${lacking === 1 ? 'has' : 'have'} no baseline` },
  ]
  return kinds.filter(({ count }) => count > 0)
}

function isWithoutBaseline({ verdict, state }: FleetGate): boolean {
  return state === 'fail' && verdict.status === 'pass'
}

function describeNotes(
  { gates }: FleetOutcome,
  attention: FleetGate[],
  inconclusive: FleetGate[],
  passing: FleetGate[],
): string[] {
  const isMixed = attention.length > 0 || inconclusive.length > 0
  const reporting = passing.filter(({ state }) => state === 'report').length
  const others = [
    ...(attention.length > 0 && inconclusive.length > 0 ? [`${inconclusive.length} inconclusive`] : []),
    ...(passing.length > 0 && isMixed ? [`${passing.length} passed`] : []),
  ]
  const passingNote =
    reporting > 0 && (isMixed || reporting < passing.length)
      ? [`${countOf(reporting, 'gate')} ${reporting === 1 ? 'has' : 'have'} no rule and cannot fail.`]
      : []
  const harmless = attention.filter(({ failures }) => failures.length === 0).length
  const gaps = gates.flatMap(({ gap }) => gap ?? [])
  return [
    ...(others.length > 0 ? [`The rest: ${others.join(', ')}.`] : []),
    ...passingNote,
    ...(harmless > 0 ? [describeHarmless(harmless, attention.length)] : []),
    ...(gaps.length > 0 ? [describeFleetGap(gaps)] : []),
    ...describeFalseAlarms(gates),
  ]
}

/** Says how many gates chance alone may fail, where that is at least one and a gate failed that was tested. */
function describeFalseAlarms(gates: FleetGate[]): string[] {
  const tested = gates.filter(({ verdict }) => factsOf(verdict).noise === 'tested')
  const expected = tested.reduce((sum, { alpha }) => sum + alpha, 0)
  if (expected < 1 || !tested.some(({ state }) => state === 'fail')) return []
  const most = formatSetting(Math.round(expected))
  return [
    `\`alpha\` holds for each gate: without any change, chance fails up to ${most} of these ${tested.length} gates in a run, on average.`,
  ]
}

function describeHarmless(harmless: number, all: number): string {
  const which =
    harmless === all
      ? 'None of these gates fails'
      : `${harmless} of these ${all} gates ${harmless === 1 ? 'does' : 'do'} not fail`
  return `${which} the step: \`fail-on\` does not list ${harmless === 1 ? 'its verdict' : 'their verdicts'}.`
}

/** Returns why gates were not measured, the reason of most gates first. */
function listCauses(attention: FleetGate[]): SharedCause[] {
  const errors = attention.filter(({ state }) => state === 'error')
  const byText = Map.groupBy(errors, ({ reason }) => reason ?? '')
  return [...byText]
    .filter(([text]) => text !== '')
    .map(([text, views]) => ({ text, keys: views.map(({ key }) => key) }))
    .toSorted((a, b) => b.keys.length - a.keys.length)
}
