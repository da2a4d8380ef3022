import type { Finding } from '../findings/finding.ts'
import {
  findMissingBaseline,
  hasRelapse,
  isReportOnly,
  listLosses,
  type VerdictStatus,
} from '../gate/verdict.ts'
import { isOpen } from '../history/loss.ts'
import type { HistoryStore } from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'
import type { ConfigChange } from '../inputs/stored-settings.ts'
import type { Mark } from '../lib/document/blocks.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { plainTitle } from '../lib/escape.ts'
import type { Outcome } from './outcome.ts'
import type { DescribedGate } from './text/finding-text.ts'
import { NAME_LENGTH } from './words/words.ts'

/** The file in which a run stores its outcome. */
export const OUTCOME_FILE = 'outcome.json'

/** A gate after its verdict, in words, with its origin. */
export interface JudgedGate extends DescribedGate {
  settings: Settings
  /** The history that the run can be added to; undefined if it does not exist or could not be read. */
  history: HistoryStore | undefined
}

/** The gates of a run after their verdicts. Everything that is published is rendered from it. */
export interface RunOutcome {
  /** Path of the config file; undefined without one, which is a run of one gate. */
  config: string | undefined
  /** Edits of the settings by the change that is checked. */
  configChanges: ConfigChange[]
  /** http(s) URL; undefined outside a workflow run. */
  runUrl: string | undefined
  /** At least one, in the order of the file. Each has a key of its own. */
  gates: JudgedGate[]
}

/** From the worst to the best. A failure is certain, so it comes before an error. */
const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'] as const satisfies VerdictStatus[]

/** Returns the only gate of a run; undefined if there are several. */
export function onlyGate({ gates }: RunOutcome): JudgedGate | undefined {
  return gates.length === 1 ? gates[0] : undefined
}

/** Returns the verdict of a run: the worst of its gates. */
export function verdictOfRun({ gates }: { gates: readonly DescribedGate[] }): VerdictStatus {
  return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass'
}

/** The states of a gate after a run, the most important for a reader first. */
const GATE_STATES = [
  'failed',
  'lacking',
  'errors',
  'inconclusive',
  'low',
  'uncompared',
  'reporting',
  'passed',
] as const
export type GateState = (typeof GATE_STATES)[number]

/**
 * Returns the state of a gate. `lacking`: only the missing baseline fails the step. `low`: it passed, and a loss or a wrong
 * fact is open. `uncompared`: it passed only by its floors although it names a baseline, or only a part was judged.
 * `reporting`: it has no rule that could fail.
 */
export function stateOf({ failures, verdict, findings }: DescribedGate): GateState {
  const { status } = verdict
  if (status === 'fail') return 'failed'
  if (status === 'error') return 'errors'
  if (status === 'inconclusive') return 'inconclusive'
  if (failures.length > 0) return 'lacking'
  if (isReportOnly(verdict)) return 'reporting'
  if (listLosses(verdict).some(isOpen) || hasRelapse(verdict)) return 'low'
  const isJudged = findMissingBaseline(verdict) === undefined && findings[0]?.kind !== 'not-judged'
  return isJudged ? 'passed' : 'uncompared'
}

/** A plain pass and a gate without rules have no mark. */
export const STATE_MARKS: Partial<Record<GateState, Mark>> = {
  failed: 'fail',
  lacking: 'fail',
  errors: 'error',
  inconclusive: 'warn',
  low: 'warn',
  uncompared: 'report',
}

/** Returns the gates in each of these states, with the words that follow their number. Omits states without gates. */
export function describeStates(all: readonly DescribedGate[], states: readonly GateState[] = GATE_STATES) {
  return states.flatMap(state => {
    const gates = all.filter(gate => stateOf(gate) === state)
    return gates.length === 0
      ? []
      : [{ state, gates, count: gates.length, words: describeState(state, gates) }]
  })
}

function describeState(state: GateState, gates: readonly DescribedGate[]): string {
  const [has, was] = gates.length === 1 ? ['has', 'was'] : ['have', 'were']
  const areAll = (...kinds: Finding['kind'][]) =>
    gates.every(({ findings: [first] }) => first !== undefined && kinds.includes(first.kind))
  switch (state) {
    case 'errors':
      return `${was} not ${gates.some(({ isMeasured }) => isMeasured) ? 'fully measured' : 'measured'}`
    case 'lacking':
      return `${has} nothing to compare with`
    case 'inconclusive':
      if (areAll('not-recorded')) return `${was} not recorded`
      return areAll('may-be-chance') ? `${has} a drop that may be chance` : 'could not be judged'
    case 'low':
      return areAll('fact-wrong', 'fact-settling') ? `${has} an open wrong fact` : 'still low'
    case 'uncompared':
      return gates.some(({ findings: [first] }) => first?.kind === 'not-judged')
        ? `${was} only partly checked`
        : `${was} not compared`
    case 'reporting':
      return `${has} no rule and cannot fail`
    default:
      return state
  }
}

/** Returns the gates, the most important first: gates that fail the step, then by state, then by the size of the fall. */
export function orderGates<G extends DescribedGate>(gates: readonly G[]): G[] {
  const failing = ({ failures }: G) => Number(failures.length > 0)
  const rank = (gate: G) => GATE_STATES.indexOf(stateOf(gate))
  const fall = ({ change }: G) => (change === undefined ? 0 : change.was.share - change.now.share)
  return gates.toSorted(
    (a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1),
  )
}

/** Returns the gates that need attention, the most important first. */
export function gatesToAttend<G extends DescribedGate>({ gates }: { gates: readonly G[] }): G[] {
  return orderGates(gates).filter(isToAttend)
}

/** Returns whether a gate failed, was not measured, or fails the step for another reason. */
export function isToAttend({ failures, verdict: { status } }: DescribedGate): boolean {
  return failures.length > 0 || status === 'fail' || status === 'error'
}

/** Returns whether a finding is about a fault that has nothing to do with the brand. */
export function isFault({ kind }: Finding): boolean {
  return kind === 'incident' || kind === 'engine-silent'
}

/** Returns whether a gate has no verdict only because of a fault of the infrastructure. */
export function isIncident({ verdict, findings }: DescribedGate): boolean {
  const deciding = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
  return verdict.status === 'error' && deciding.length > 0 && deciding.every(isFault)
}

/** Returns the text of the incident that is open after a run, as it was first reported. */
export function incidentAfter(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): string | undefined {
  if (!isDown(gate)) return undefined
  if (last?.incident !== undefined) return last.incident
  const { texts, headline, failures } = gate
  if (failures.length === 0 || !isIncident(gate)) return undefined
  // Prefers the brief text, because the headline may name the brand.
  return plainTitle(plainOf(texts[0]?.brief ?? headline), NAME_LENGTH)
}

/** Returns whether the incident of the previous run has ended. */
export function isIncidentOver(gate: DescribedGate, { last }: Pick<Outcome, 'last'>): boolean {
  return last?.incident !== undefined && !isDown(gate)
}

function isDown({ findings }: DescribedGate): boolean {
  return findings.some(finding => isFault(finding) && finding.leadsTo !== 'warn')
}

/**
 * Omits what a file has in another form or not at all: the full answers, the drafts, the exports of the service and the
 * comparison.
 */
export function omitDetails({
  answerRecords: _answers,
  suggestions: _drafts,
  serviceReports: _reports,
  scans: _scans,
  comparison: _comparison,
  lostPages: _lost,
  last: _last,
  historyStart: _start,
  formerKey: _key,
  ...rest
}: Outcome) {
  return rest
}
