/** Scans, measures and judges, and repeats this while the verdict is not clear and samples are left. */

import type { BaselineLookup } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import { runsPerYear } from '../comparison/schedule.ts'
import { settleNames } from '../embedded/citation/named-brands.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { LossClaim } from '../gate/acceptance.ts'
import { spendBudget } from '../gate/budget.ts'
import type { NoiseModel } from '../gate/evidence.ts'
import { judge } from '../gate/judge.ts'
import { interimAlpha, planAnalyses } from '../gate/statistics/interim-alpha.ts'
import { isUndecided, type Verdict } from '../gate/verdict.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Log } from '../lib/log.ts'
import { GATE } from '../report/messages/gate.ts'
import { lineOf } from '../report/messages/message.ts'
import { describeNextSamples, describePlan } from '../report/messages/scans.ts'
import { type AnswerCounts, countAnswers, NO_ANSWERS_COUNTED, withoutCounted } from '../scan/count-answers.ts'
import { type Measurement, measure } from '../scan/measure.ts'
import { countScans, type PlannedScan, planCompetitors, planScans } from '../scan/plan.ts'
import { type CompletedScan, runScans, type ScanRun } from '../scan/run.ts'
import { type BrandShare, measureShareOfVoice, type ShareOfVoice } from '../scan/share-of-voice.ts'
import { markUnreadable, withoutUnreadable } from '../scan/unreadable-engines.ts'
import type { OpenService } from './service/opened-service.ts'

export interface JudgedScans {
  plannedScans: number
  completed: CompletedScan[]
  measurement: Measurement | undefined
  verdict: Verdict
  /** Undefined without a measurement or a baseline. */
  comparison: Comparison | undefined
  /** What became of each question, as far as the service tells. */
  answerRecords: AnswerRecord[]
  /** The same, counted. */
  answers: AnswerCounts
  /** How strict the tests of this run are, all samples taken together. */
  noise: NoiseModel
  /** The brand and its competitors over the least number of samples; empty where nothing was compared. */
  shareOfVoice: BrandShare[]
}

export interface ScanContext {
  service: Pick<OpenService, 'isDeterministic' | 'cost' | 'preflight' | 'answers'> & {
    service: Pick<OpenService['service'], 'monitor'>
  }
  log: Log
  /** Cancels the scans. */
  signal: AbortSignal
  claims?: readonly LossClaim[] | undefined
  /** When the run began: ISO 8601 UTC. */
  now: string
  /** A change is under review. */
  isReview: boolean
}

/**
 * Makes the least number of samples, then one more at a time while a drop is beyond its tolerance and may be chance.
 * Every verdict on the way is an interim analysis; together they keep to alpha. Competitors are scanned last: they take
 * no time from the brand, and a failure of theirs leaves the brand's verdict as it is.
 */
export async function judgeScans(
  settings: Settings,
  lookup: BaselineLookup,
  context: ScanContext,
): Promise<JudgedScans> {
  const { thresholds } = settings
  const { now, isReview } = context
  const { isDeterministic, cost, preflight } = context.service
  const runs = 'baseline' in lookup ? lookup.baseline.runs : []
  const times = runs.flatMap(({ createdAt }) => createdAt ?? [])
  const noise = { ...spendBudget(settings, runsPerYear(times, now)), isDeterministic, isReview, now }
  const count = countScans(settings)
  context.log.info(describePlan(count, cost, settings))
  const blocker = preflight(count.own + count.competitors) ?? findUnusableBaseline(lookup)
  if (blocker) {
    const { verdict } = judge({ measurement: undefined, lookup, thresholds, noise, blocker })
    return {
      plannedScans: count.own,
      completed: [],
      measurement: undefined,
      verdict,
      answerRecords: [],
      answers: NO_ANSWERS_COUNTED,
      comparison: undefined,
      noise,
      shareOfVoice: [],
    }
  }
  const scan = createScanner(context)
  const scanned: CompletedScan[] = []
  const analyses = planAnalyses(settings.samples)
  for (let index = 0; ; index++) {
    const samples = analyses[index] ?? settings.samples.max
    const run = await scan(planScans(settings, (analyses[index - 1] ?? 0) + 1, samples))
    scanned.push(...run.completed)
    const failed = run.failure && { kind: 'service' as const, facts: run.failure.facts }
    const answerRecords = markUnreadable(settleNames(context.service.answers()), runs, settings.competitors)
    const completed = withoutUnreadable(scanned, answerRecords)
    const answers = countAnswers(answerRecords)
    const measurement = withoutCounted(measure(completed), answers)
    const input = {
      ...{ measurement, asked: settings, lookup, thresholds, answers },
      noise: { ...noise, level: interimAlpha(noise.level, index + 1, analyses.length) },
      blocker: failed,
      claims: context.claims,
    }
    const { verdict, comparison } = judge(input)
    // At the cost limit, a further sample would only add missing answers.
    const isAffordable = !answers.missing.some(({ reason }) => reason.code === 'cost-limit')
    const next = analyses[index + 1]
    if (isUndecided(verdict) && isAffordable && next !== undefined) {
      context.log.info(describeNextSamples(samples, next))
      continue
    }
    const plannedScans = planScans(settings, 1, samples).length
    const measured = { plannedScans, completed, measurement, answerRecords, answers, comparison, noise }
    if (settings.competitors.length === 0 || run.failure || !measurement?.engines.length) {
      return { ...measured, verdict, shareOfVoice: [] }
    }
    const shareOfVoice = await scanCompetitors(settings, completed, scan, context.log)
    return {
      ...measured,
      verdict: judge({ ...input, shareOfVoice }).verdict,
      shareOfVoice: shareOfVoice.shares,
    }
  }
}

function findUnusableBaseline(lookup: BaselineLookup) {
  return 'unusable' in lookup ? ({ kind: 'baseline', unusable: lookup.unusable } as const) : undefined
}

type Scanner = (plan: PlannedScan[]) => Promise<ScanRun>

/** Returns a function that runs scans, and reports to the log how many are done of all that were planned so far. */
function createScanner({ service: { service }, log, signal }: ScanContext): Scanner {
  let done = 0
  let planned = 0
  return plan => {
    planned += plan.length
    return runScans(plan, service, signal, () => log.progress(++done, planned))
  }
}

/**
 * Scans the competitors, and compares them with the same number of samples of the brand. A competitor whose scans fail
 * is left out with a warning.
 */
async function scanCompetitors(
  settings: Settings,
  completed: CompletedScan[],
  scan: Scanner,
  log: Log,
): Promise<ShareOfVoice> {
  const runs = await Promise.all(
    planCompetitors(settings).map(async ({ name, plan }) => ({ name, ...(await scan(plan)) })),
  )
  const own = completed.filter(({ sample }) => sample <= settings.samples.min)
  const shareOfVoice = measureShareOfVoice(
    { name: settings.brand, measurement: measure(own) },
    runs.map(({ name, ...run }) => ({
      name,
      measurement: run.failure ? undefined : measure(run.completed),
    })),
  )
  for (const name of shareOfVoice.unmeasured) {
    const failure = runs.find(run => run.name === name)?.failure
    log.warning(lineOf(GATE, 'AVG_COMPETITOR_UNMEASURED', { competitor: name, failure: failure?.facts }))
  }
  return shareOfVoice
}
