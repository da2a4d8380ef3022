/** Words for what kept a run from a verdict, or fails its step. Plain text, one line each, safe to log. */

import type { ServiceErrorFacts } from '../contract/errors.ts'
import type { Blocker } from '../gate/blocker.ts'
import type { Verdict } from '../gate/verdict.ts'
import type { InputProblem } from '../inputs/read-settings.ts'
import type { FailOn, Settings } from '../inputs/settings.ts'
import { formatNumber } from '../lib/numbers.ts'
import type { ScanCost, ScanCount } from '../scan/plan.ts'
import { describeMissing, describeUnusable } from './baseline-words.ts'
import { plainLine } from './escape.ts'
import { explainServiceError } from './explain.ts'
import type { Outcome } from './outcome.ts'

/** The first line says how many problems there are; each further line is one of them. */
export function explainInputs(problems: InputProblem[]): string[] {
  const count = problems.length === 1 ? 'One input needs' : `${problems.length} inputs need`
  return [
    `${count} to be corrected before anything is scanned.`,
    ...problems.map(({ input, given, allowed }) => {
      const got =
        given === undefined ? '' : given === '' ? 'nothing was given; ' : `got "${plainLine(given, 100)}"; `
      return plainLine(`${input}: ${got}expected ${allowed}`, 2000)
    }),
  ]
}

/** What kept the run from measuring, and what to do about it. */
export function explainObstacle(obstacle: Blocker): { status: 'error' | 'inconclusive'; reason: string } {
  switch (obstacle.kind) {
    case 'no-secrets':
      return {
        status: 'inconclusive',
        reason:
          'GitHub gives pull requests from forks and from Dependabot no secrets, so there is no key to ask the service with. ' +
          'Nothing was scanned. The gate will judge the change on a push or schedule after the merge.',
      }
    case 'baseline':
      return { status: 'error', reason: describeUnusable(obstacle.unusable) }
    case 'day-limit':
      return {
        status: 'error',
        reason:
          `This run needs ${obstacle.requests} requests and the plan allows ${obstacle.perDay} a day. Nothing was scanned. ` +
          'Ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows.',
      }
    case 'time-budget':
      return {
        status: 'error',
        reason:
          `This run needs ${obstacle.requests} requests, which at ${obstacle.perMinute} a minute does not fit into ` +
          `timeout-minutes: ${obstacle.timeoutMinutes}. Nothing was scanned. Raise timeout-minutes, ask for fewer ` +
          'keywords, samples or competitors, or set plan or limits to what your account allows.',
      }
    case 'service': {
      const { what, advice } = explainServiceError(obstacle.facts)
      return { status: 'error', reason: `${what} ${advice}` }
    }
  }
}

/** What is about to be asked of whom, for the log. */
export function describePlan(
  { own, competitors }: ScanCount,
  { address, limits, questions }: ScanCost,
  { samples, competitors: { length } }: Pick<Settings, 'samples' | 'competitors'>,
): string {
  const atMost = samples.min < samples.max ? 'at most ' : ''
  const ofThem =
    length === 0
      ? ''
      : `, of them ${competitors} for ${length === 1 ? 'a competitor' : `${length} competitors`}`
  const scans = `Scans to make: ${atMost}${own + competitors}${ofThem}`
  const pace = limits && `, at most ${limits.perMinute} a minute and ${limits.concurrent} at once`
  if (address !== undefined) return `${scans}, at ${address}${pace ?? ''}.`
  const calls = questions.map(({ engine, count }) => `${engine} ${count}`).join(', ') || 'none'
  const shared =
    length > 0 && questions.length > 0
      ? ' Competitors are looked for in the same answers, which asks nothing more.'
      : ''
  return `${scans}, at the embedded service. Questions to live engines: ${calls}.${shared}`
}

/** Why a competitor has no share of voice, for the annotation. `failure` is that of its scans, if they failed. */
export function explainUnmeasured(competitor: string, failure: ServiceErrorFacts | undefined): string {
  const { what, advice } = failure
    ? explainServiceError(failure)
    : { what: 'No engine answered for it where one answered for the brand.', advice: '' }
  return `The competitor ${plainLine(competitor, 100)} could not be measured and is left out of the share of voice. ${what} ${advice}`.trim()
}

/** The run in one line, for the log. */
export function summarize({ verdict, measurement }: Outcome): string {
  if (measurement === undefined) return `Verdict: ${verdict.status}.`
  const { citedEngines, totalEngines, overallBcr } = measurement
  return `Verdict: ${verdict.status}. Cited by ${citedEngines} of ${totalEngines} engines, citation score ${formatNumber(overallBcr)}.`
}

/** Why the step fails, for the annotation. */
export function explainFailures(verdict: Verdict, failures: FailOn[]): string {
  const noBaseline =
    failures.includes('no-baseline') && 'missing' in verdict.baseline
      ? [
          `There is no baseline (${describeMissing(verdict.baseline.missing)}), and fail-on lists no-baseline.`,
        ]
      : []
  const reasons = failures.some(failure => failure !== 'no-baseline') ? verdict.reasons : []
  return [...reasons, ...noBaseline].map(reason => plainLine(reason, 2000)).join('\n')
}

/** Why an inconclusive verdict that passes is not a pass, for the annotation. */
export function explainDoubt({ reasons }: Verdict): string {
  return plainLine(
    `The verdict is inconclusive, which passes unless fail-on lists it. ${reasons.join(' ')}`,
    2000,
  )
}

/** A defect, or a machine that failed: said as it is. */
export function explainUnexpected(error: unknown): string[] {
  const message = error instanceof Error ? error.message : String(error)
  return [plainLine(`The gate could not run: ${message}`, 2000)]
}
