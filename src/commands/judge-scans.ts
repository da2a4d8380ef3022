/** Scans, measures and judges, and repeats this while the verdict is not clear and samples are left. */

import { settleNames } from '../citation/named-brands.ts'
import type { BaselineLookup } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import type { LossClaim } from '../gate/acceptance.ts'
import { findBlocker } from '../gate/find-blocker.ts'
import { judge } from '../gate/judge.ts'
import { type NoiseModel, runsPerYear, spendBudget } from '../gate/noise.ts'
import { interimAlpha, planAnalyses } from '../gate/statistics/interim-alpha.ts'
import { type Blocker, isUndecided, type Verdict } from '../gate/verdict.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Log } from '../lib/log.ts'
import { lineOf } from '../report/messages/message.ts'
import { describeServiceError } from '../report/messages/service.ts'
import { countOf } from '../report/numbers.ts'
import { type AnswerCounts, countAnswers, NO_ANSWERS_COUNTED, withoutCounted } from '../scan/count-answers.ts'
import { countContents } from '../scan/engine-contents.ts'
import { type Measurement, measure } from '../scan/measure.ts'
import { type PlannedScan, planCompetitors, planScans } from '../scan/plan.ts'
import { type CompletedScan, runScans } from '../scan/run.ts'
import { type BrandShare, measureShareOfVoice } from '../scan/share-of-voice.ts'
import { markUnreadable, withoutUnreadable } from '../scan/unreadable-engines.ts'
import { describeDemand } from './describe-demand.ts'
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

const NOTHING_MEASURED = { measurement: undefined, answerRecords: [], answers: NO_ANSWERS_COUNTED }

export interface ScanContext {
  service: Pick<OpenService, 'isDeterministic' | 'demand' | 'answers'> & {
    service: Pick<OpenService['service'], 'monitor'>
  }
  log: Log
  /** Cancels the scans. */
  signal: AbortSignal
  claims?: readonly LossClaim[] | undefined
  /** What stops all gates of the run; undefined where nothing does. */
  runBlocker?: Blocker | undefined
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
  const run = planRun(settings, lookup, context)
  const scanned: CompletedScan[] = []
  for (let index = 0; ; index++) {
    const look = await scanLook(run, index, scanned)
    const judged = judgeLook(run, index, look)
    const next = findNext(run, index, judged)
    if (next === undefined) return addCompetitors(run, look, judged)
    const done = countOf(look.samples, 'sample')
    context.log.info(`The verdict is not clear after ${done}. Scanning up to ${next}.`)
  }
}

type Run = ReturnType<typeof planRun>
type Look = Awaited<ReturnType<typeof scanLook>>
type JudgedLook = ReturnType<typeof judgeLook>

function planRun(settings: Settings, lookup: BaselineLookup, context: ScanContext) {
  const { service, log, now, isReview } = context
  const runs = 'baseline' in lookup ? lookup.baseline.runs : []
  const times = runs.flatMap(({ createdAt }) => createdAt ?? [])
  const budget = spendBudget(settings, runsPerYear(times, now))
  const unusable = 'unusable' in lookup ? { kind: 'baseline' as const, unusable: lookup.unusable } : undefined
  // Answers of pages cost nothing: the first line of a terminal is then the verdict's.
  const isFree = service.demand.accounts.length === 0
  log[isFree ? 'debug' : 'info'](describeDemand([service.demand]))
  return {
    ...{ settings, lookup, context, runs, scan: createScanner(context) },
    noise: { ...budget, isDeterministic: service.isDeterministic, isReview, now },
    analyses: planAnalyses(settings.samples),
    blocker: findBlocker(service.demand) ?? context.runBlocker ?? unusable,
  }
}

/** Makes the samples up to an analysis, adds them to `scanned`, and measures all of them. Scans nothing in a blocked run. */
async function scanLook(run: Run, index: number, scanned: CompletedScan[]) {
  const { settings, context, runs, analyses, blocker } = run
  if (blocker) return { samples: settings.samples.max, blocker, completed: [], ...NOTHING_MEASURED }
  const samples = analyses[index] ?? settings.samples.max
  const made = await run.scan(planScans(settings, (analyses[index - 1] ?? 0) + 1, samples))
  scanned.push(...made.completed)
  const failed = made.failure && { kind: 'service' as const, facts: made.failure.facts }
  const answerRecords = markUnreadable(settleNames(context.service.answers()), runs, settings.competitors)
  const completed = withoutUnreadable(scanned, answerRecords)
  const answers = countAnswers(answerRecords)
  const measurement = withoutCounted(measure(completed), answers)
  return { samples, blocker: failed, completed, measurement, answerRecords, answers }
}

function judgeLook(run: Run, index: number, { measurement, answers, answerRecords, blocker }: Look) {
  const { settings, lookup, context, noise, analyses } = run
  const input = {
    ...{ measurement, asked: settings, lookup, thresholds: settings.thresholds, answers, blocker },
    noise: { ...noise, level: interimAlpha(noise.level, index + 1, analyses.length) },
    claims: context.claims,
    contents: countContents(answerRecords),
  }
  return { input, ...judge(input) }
}

/** Returns the samples of the next analysis; undefined where none is left or none can change the verdict. */
function findNext({ analyses }: Run, index: number, { verdict, input }: JudgedLook): number | undefined {
  // At the cost limit, a further sample would only add missing answers.
  const isAffordable = !input.answers.missing.some(({ reason }) => reason.code === 'cost-limit')
  return isUndecided(verdict) && isAffordable ? analyses[index + 1] : undefined
}

/**
 * Scans the competitors, compares them with the same number of samples of the brand, and judges once more. A competitor
 * whose scans fail is left out with a warning; all are where the brand was not measured to its end.
 */
async function addCompetitors(
  { settings, context, noise, scan }: Run,
  { samples, blocker, ...measured }: Look,
  { input, verdict, comparison }: JudgedLook,
): Promise<JudgedScans> {
  const plannedScans = planScans(settings, 1, samples).length
  const judged = { plannedScans, ...measured, verdict, comparison, noise, shareOfVoice: [] }
  if (settings.competitors.length === 0 || blocker || !measured.measurement?.engines.length) return judged
  const runs = await Promise.all(
    planCompetitors(settings).map(async ({ name, plan }) => ({ name, ...(await scan(plan)) })),
  )
  const own = measured.completed.filter(({ sample }) => sample <= settings.samples.min)
  const shareOfVoice = measureShareOfVoice(
    { name: settings.brand, measurement: measure(own) },
    runs.map(({ name, ...run }) => ({
      name,
      measurement: run.failure ? undefined : measure(run.completed),
    })),
  )
  for (const name of shareOfVoice.unmeasured) {
    const failure = runs.find(run => run.name === name)?.failure
    const reason = failure
      ? describeServiceError(failure.facts).text
      : 'No engine answered for it where one answered for the brand.'
    const what = `The competitor ${name} could not be measured and is left out of the share of voice. ${reason}`
    context.log.warning(lineOf('AVG_COMPETITOR_UNMEASURED', what))
  }
  return { ...judged, verdict: judge({ ...input, shareOfVoice }).verdict, shareOfVoice: shareOfVoice.shares }
}

/** Returns a function that runs scans, and reports to the log how many are done of all that were planned so far. */
function createScanner({ service: { service }, log, signal }: ScanContext) {
  let done = 0
  let planned = 0
  return (plan: PlannedScan[]) => {
    planned += plan.length
    return runScans(plan, service, signal, () => log.progress(++done, planned))
  }
}
