import { type Change, changeOver, type Level, levelOf } from '../comparison/comparison.ts'
import { splitCountry } from '../embedded/engines/engine-names.ts'
import type { Finding } from '../findings/finding.ts'
import { isReportOnly, lossesOf, notComparedOf, type Verdict, type VerdictStatus } from '../gate/verdict.ts'
import { isOpen } from '../history/loss.ts'
import type { HistoryStore } from '../history/store.ts'
import type { Settings } from '../inputs/settings.ts'
import type { ConfigChange, FailOn } from '../inputs/stored-settings.ts'
import type { Line } from './document/blocks.ts'
import { createContext, plannedEngines } from './document/context.ts'
import { headlineOf } from './document/headline.ts'
import { plainLine } from './escape.ts'
import { formatMessage, type Message } from './messages/message.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { listFailures } from './reasons.ts'
import { cutList, NAME_LENGTH } from './words.ts'

/** A gate after its verdict: what is needed of every gate while the outcome of one is in memory. */
export interface JudgedGate {
  key: string
  /** Those that the gate was judged by. */
  settings: Settings
  /** The history that the run can be added to; undefined when there is none and when it could not be read. */
  history: HistoryStore | undefined
  brand: string
  /** ISO 3166 codes of the countries that it asks in; empty where it names none. */
  countries: string[]
  verdict: Verdict
  /** The conditions of `fail-on` that hold; the step fails where there are any. */
  failures: FailOn[]
  /** The gate was measured, at least in part. */
  isMeasured: boolean
  /** Compares the pages of two trees, so that no level is told. */
  isContent: boolean
  /** At least one, the most important first. */
  findings: Finding[]
  headline: Line
  /** Why the step fails, the most important reason first. */
  reasons: Message[]
  /** Over the cells that both sides evaluated; undefined where nothing is compared. */
  change: Change | undefined
  /** Over all cells; undefined without an answer. */
  level: Level | undefined
  /** Returns all that is known of the gate. A call may read a file: the answers of all gates may exceed the memory. */
  load(): Outcome
}

/** The gates of a run after their verdicts. What is published is rendered from it, for one gate as for many. */
export interface RunOutcome {
  /** Path of the config file; undefined without one, which is a run of one gate. */
  config: string | undefined
  /** What the change that is checked does to the files that the settings come from. */
  configChanges: ConfigChange[]
  /** http(s) URL; undefined outside a workflow run. */
  runUrl: string | undefined
  /** At least one, in the order of the file. Each has a key of its own. */
  gates: JudgedGate[]
}

/** From the worst to the best. A failure is certain, so it comes before an error. */
const VERDICTS = ['fail', 'error', 'inconclusive', 'pass'] as const satisfies VerdictStatus[]

/** Returns what is needed of a gate beside its outcome. `load` returns the outcome again. */
export function toJudgedGate(
  outcome: Outcome,
  { settings, history, load }: Pick<JudgedGate, 'settings' | 'history' | 'load'>,
): JudgedGate {
  const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline } = outcome
  // What a change does to the settings of all gates is told once for the run.
  const context = createContext({ ...outcome, configChanges: [] })
  const ofEngines = plannedEngines(outcome).flatMap(engine => splitCountry(engine).country ?? [])
  return {
    ...{ key, settings, history, brand, verdict, failures, load },
    countries: [...new Set([...(fingerprint['country'] ?? []), ...ofEngines])].filter(isCountry),
    isMeasured: measurement !== undefined,
    isContent: baseline?.content !== undefined,
    findings: [...context.findings],
    headline: headlineOf(context),
    reasons: listFailures(context.outcome),
    change: changeOver(comparison?.cells ?? []),
    level: levelOf(measurement?.cells ?? []),
  }
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** Returns the verdict of a run: the worst of its gates. */
export function verdictOfRun({ gates }: Pick<RunOutcome, 'gates'>): VerdictStatus {
  return VERDICTS.find(status => gates.some(({ verdict }) => verdict.status === status)) ?? 'pass'
}

/** How a gate stands after a run: from what a reader must see first to what is well. */
const STANDS = [
  ...(['failed', 'lacking', 'errors', 'inconclusive'] as const),
  ...(['low', 'uncompared', 'reporting', 'passed'] as const),
]
export type Stand = (typeof STANDS)[number]

/**
 * Returns how a gate stands. `lacking`: only the missing baseline fails the step. `low`: it passed, and a loss is open.
 * `uncompared`: it passed by its floors alone, although it names a baseline, or was judged in part. `reporting`: it has no rule that could fail.
 */
export function standOf({
  failures,
  verdict,
  findings,
}: Pick<JudgedGate, 'failures' | 'verdict' | 'findings'>): Stand {
  const { status } = verdict
  if (status === 'fail') return 'failed'
  if (status === 'error') return 'errors'
  if (status === 'inconclusive') return 'inconclusive'
  if (failures.length > 0) return 'lacking'
  if (isReportOnly(verdict)) return 'reporting'
  if (lossesOf(verdict).some(isOpen)) return 'low'
  const isJudged = notComparedOf(verdict) === undefined && findings[0]?.kind !== 'not-judged'
  return isJudged ? 'passed' : 'uncompared'
}

/** Returns what there is to say of the gates in each of these stands, after their number; leaves out a stand without gates. */
export function tellStands(all: readonly JudgedGate[], stands: readonly Stand[] = STANDS) {
  return stands.flatMap(stand => {
    const gates = all.filter(gate => standOf(gate) === stand)
    return gates.length === 0 ? [] : [{ stand, gates, count: gates.length, words: wordsOf(stand, gates) }]
  })
}

function wordsOf(stand: Stand, gates: readonly JudgedGate[]): string {
  const [has, was] = gates.length === 1 ? ['has', 'was'] : ['have', 'were']
  const isChance = gates.every(({ findings }) => findings[0]?.kind === 'may-be-chance')
  const isPart = gates.some(({ findings }) => findings[0]?.kind === 'not-judged')
  const words: Partial<Record<Stand, string>> = {
    errors: `${was} not ${gates.some(({ isMeasured }) => isMeasured) ? 'fully measured' : 'measured'}`,
    lacking: `${has} nothing to compare with`,
    inconclusive: isChance ? 'may have fallen by chance' : 'could not be judged',
    low: 'still low',
    uncompared: isPart ? 'not fully judged' : 'compared with nothing',
    reporting: `${has} no rule and cannot fail`,
  }
  return words[stand] ?? stand
}

/** Returns the number of gates with each verdict. */
export function countVerdicts({ gates }: Pick<RunOutcome, 'gates'>): Record<VerdictStatus, number> {
  const count = (status: VerdictStatus) => gates.filter(({ verdict }) => verdict.status === status).length
  return {
    pass: count('pass'),
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: count('error'),
  }
}

/** Returns the gates in their importance: those whose step fails, then how they stand, then the larger fall. */
export function orderGates(gates: readonly JudgedGate[]): JudgedGate[] {
  const failing = ({ failures }: JudgedGate) => Number(failures.length > 0)
  const rank = (gate: JudgedGate) => STANDS.indexOf(standOf(gate))
  const fall = ({ change }: JudgedGate) => (change === undefined ? 0 : change.was.share - change.now.share)
  return gates.toSorted(
    (a, b) => failing(b) - failing(a) || rank(a) - rank(b) || fall(b) - fall(a) || (a.key < b.key ? -1 : 1),
  )
}

/** Returns the gates that need attention, the most important first. */
export function gatesToAttend({ gates }: Pick<RunOutcome, 'gates'>): JudgedGate[] {
  return orderGates(gates).filter(isToAttend)
}

/** Tells whether a gate failed, was not measured, or fails the step for another reason. */
export function isToAttend({ failures, verdict: { status } }: JudgedGate): boolean {
  return failures.length > 0 || status === 'fail' || status === 'error'
}

/** The findings about what was not measured. */
export const FAULTS: readonly Finding['kind'][] = ['incident', 'engine-silent']

/** Tells whether nothing but a fault of the infrastructure keeps a gate from a verdict. */
export function isIncident({
  verdict,
  findings,
}: {
  verdict: Verdict
  findings: readonly Finding[]
}): boolean {
  const deciding = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
  return (
    verdict.status === 'error' && deciding.length > 0 && deciding.every(({ kind }) => FAULTS.includes(kind))
  )
}

/** Lines of an annotation. */
const MOST_REASONS = 10
/** Keys that are named where gates share a reason. */
const MOST_KEYS = 5

/** Returns the result of a fleet in one line for the log. */
export function summarizeFleet(fleet: RunOutcome): string {
  const counts = tellStands(fleet.gates).map(({ count, words }) => `${count} ${words}`)
  const gates = countOf(fleet.gates.length, 'gate')
  return `Verdict: ${verdictOfRun(fleet)}. ${gates}: ${counts.join(', ')}.`
}

/**
 * Returns why the step fails, for the annotation: the reasons of the gates that fail, the most important gate first, and how
 * many more fail. A reason that gates share is one line. Empty where no gate fails.
 */
export function describeFleetFailures(fleet: RunOutcome): string {
  const failing = gatesToAttend(fleet).filter(({ failures }) => failures.length > 0)
  if (failing.length === 0) return ''
  const reasons = [...Map.groupBy(failing, firstReason)]
  const shown = reasons.slice(0, MOST_REASONS)
  const rest = reasons.slice(MOST_REASONS).reduce((sum, [, gates]) => sum + gates.length, 0)
  const fail = (count: number) => (count === 1 ? 'fails' : 'fail')
  return [
    `${failing.length} of ${countOf(fleet.gates.length, 'gate')} ${fail(failing.length)} this run.`,
    ...shown.map(([reason, gates]) => reason.replace(': ', () => `: ${nameGates(gates)}: `)),
    ...(rest > 0 ? [`${countOf(rest, 'more gate')} ${fail(rest)}.`] : []),
  ].join('\n')
}

/** Returns the most important reason as a line that begins with its code, and how many more there are. */
function firstReason({ reasons }: JudgedGate): string {
  const [first, ...others] = reasons
  if (first === undefined) return ''
  const more = others.length > 0 ? ` And ${countOf(others.length, 'more reason')}.` : ''
  return formatMessage({ code: first.code, text: `${first.text}${more}` })
}

function nameGates(gates: JudgedGate[]): string {
  const { shown, more } = cutList(
    gates.map(({ key }) => plainLine(key, NAME_LENGTH)),
    MOST_KEYS,
  )
  const names = `${shown.join(', ')}${more}`
  return gates.length === 1 ? names : `${countOf(gates.length, 'gate')} (${names})`
}
