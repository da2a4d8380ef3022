/** Describes for the log the result of a run, and why its step fails. */
import { formatMessage, type Message } from '../../errors/avg-error.ts'
import type { Finding } from '../../findings/finding.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../../lib/escape.ts'
import type { Contradiction } from '../../scan/measure.ts'
import { describeStates, gatesToAttend, onlyGate, type RunOutcome, verdictOfRun } from '../run-outcome.ts'
import { describeMissing } from '../words/baseline.ts'
import { countOf } from '../words/numbers.ts'
import { NAME_LENGTH } from '../words/words.ts'
import type { DescribedGate, FindingText, LossPlace } from './finding-text.ts'

/** Maximum number of gates whose reasons are shown. */
const MAX_REASONS = 10

/** Returns the result of a run in one line. */
export function summarizeRun(run: RunOutcome): string {
  const only = onlyGate(run)
  if (only) return summarize(only)
  const counts = describeStates(run.gates).map(({ count, words }) => `${count} ${words}`)
  return `Verdict: ${verdictOfRun(run)}. ${countOf(run.gates.length, 'gate')}: ${counts.join(', ')}.`
}

/** Returns the result of a gate in one line. */
export function summarize({ verdict, headline }: DescribedGate): string {
  return `Verdict: ${verdict.status}. ${plainOf(headline)}.`
}

/** Returns why an inconclusive verdict does not fail the step: the headline, and the line below it. */
export function describeInconclusive({ headline, detail }: DescribedGate): string {
  return formatMessage({ code: 'AVG_INCONCLUSIVE', text: `${plainOf(headline)}. ${plainOf(detail)}` })
}

function listReasons({ texts }: DescribedGate): Message[] {
  const open = texts.filter(({ finding }) => finding.leadsTo !== 'none')
  const deciding = open.filter(({ finding }) => finding.leadsTo !== 'warn')
  return (deciding.length > 0 ? deciding : open).map(messageOf)
}

/** Returns why the step fails, the most important reason first; an empty text if it does not. */
export function describeRunFailures(run: RunOutcome): string {
  const only = onlyGate(run)
  return only ? describeFailures(only) : describeFleetFailures(run)
}

/** Returns why the gate fails the step, one line for each reason; empty if it does not. */
export function describeFailures(gate: DescribedGate): string {
  return listFailures(gate).map(formatMessage).join('\n')
}

function listFailures(gate: DescribedGate): Message[] {
  const { failures, verdict } = gate
  const messages: Message[] = []
  if (failures.some(failure => failure !== 'no-baseline')) messages.push(...listReasons(gate))
  if (failures.includes('no-baseline') && 'missing' in verdict.baseline) {
    const why = describeMissing(verdict.baseline.missing)
    messages.push({
      code: 'AVG_BASELINE_MISSING',
      text: `There is no baseline (${why}), and fail-on lists no-baseline.`,
    })
  }
  return messages
}

function describeFleetFailures(run: RunOutcome): string {
  const failing = gatesToAttend(run).filter(({ failures }) => failures.length > 0)
  if (failing.length === 0) return ''
  const rest = failing.length - MAX_REASONS
  const fail = (count: number) => (count === 1 ? 'fails' : 'fail')
  return [
    `${failing.length} of ${countOf(run.gates.length, 'gate')} ${fail(failing.length)} this run.`,
    ...failing.slice(0, MAX_REASONS).map(firstReason),
    ...(rest > 0 ? [`${countOf(rest, 'more gate')} ${fail(rest)}.`] : []),
  ].join('\n')
}

function firstReason(gate: DescribedGate): string {
  const [first, ...others] = listFailures(gate)
  if (first === undefined) return ''
  const more = others.length > 0 ? ` And ${countOf(others.length, 'more reason')}.` : ''
  return formatMessage({ ...first, text: `${plainLine(gate.key, NAME_LENGTH)}: ${first.text}${more}` })
}

/** A finding that needs attention. Its texts are single lines. */
export interface Problem {
  code: Message['code']
  kind: Finding['kind'] | 'contradiction'
  leadsTo: Exclude<Finding['leadsTo'], 'none'>
  /** The finding; the question if there is one. */
  title: string
  text: string
  /** Undefined if no file is known. */
  place: Pick<LossPlace, 'path' | 'line'> | undefined
}

/** Returns a finding as a line of the log, with the remedy if an engine is silent or nothing was measured. */
export function messageOf({ finding: { kind }, codes: [code], headline, why, causes }: FindingText): Message {
  const sentence = [...headline, '.']
  switch (kind) {
    case 'incident':
      return { code, text: plainOf([...sentence, ' ', ...why]) }
    case 'not-judged':
      return { code, text: plainOf(why) }
    case 'engine-silent': {
      const todo = causes[0]?.todo
      return { code, text: plainOf(todo === undefined ? sentence : [...sentence, ' ', ...todo]) }
    }
    default:
      return { code, text: plainOf(sentence) }
  }
}

/** Returns the problems of a gate, the most important first: one for each lost question, otherwise one for each finding. */
export function listProblems({ texts }: DescribedGate): Problem[] {
  return texts.flatMap((each): Problem[] => {
    const { finding, headline, places } = each
    const { kind, leadsTo } = finding
    if (leadsTo === 'none') return []
    const { code, text } = messageOf(each)
    const problem = { code, kind, leadsTo, place: undefined }
    if (places.length === 0) return [{ ...problem, title: plainOf(headline), text: plainLine(text) }]
    return places.map(place => ({
      ...problem,
      place,
      title: plainLine(place.question, NAME_LENGTH),
      text: plainLine(place.text),
    }))
  })
}

/** Describes in one sentence how often a service contradicts the request or itself; undefined if it does not. */
export function describeContradictions({ length }: readonly Contradiction[]): string | undefined {
  if (length === 0) return undefined
  return `The service contradicts the request or itself (${countOf(length, 'time')}). result.json lists each.`
}

/** Returns the problems of a gate and the warning about a service that contradicts itself. */
export function listProblemsAndWarnings(gate: DescribedGate): Problem[] {
  const text = describeContradictions(gate.load().measurement?.contradictions ?? [])
  const problems = listProblems(gate)
  if (text === undefined) return problems
  const title = 'The service contradicts the request or itself'
  return [
    ...problems,
    { code: 'AVG_CONTRADICTION', kind: 'contradiction', leadsTo: 'warn', title, text, place: undefined },
  ]
}
