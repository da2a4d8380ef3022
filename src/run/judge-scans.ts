import { settleNames } from '../citation/named-brands.ts'
import type { BaselineLookup } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import { lineOf } from '../errors/avg-error.ts'
import { describeServiceError } from '../errors/service.ts'
import { digestOf, type Fact } from '../facts/fact.ts'
import { findBlocker } from '../gate/find-blocker.ts'
import { judge } from '../gate/judge.ts'
import { runsPerYear, spendBudget } from '../gate/noise.ts'
import type { Acceptance, Blocker, Verdict } from '../gate/verdict.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Log } from '../lib/log.ts'
import { type AnswerCounts, countAnswers } from '../scan/count-answers.ts'
import { countContents } from '../scan/engine-contents.ts'
import { type Measurement, measure } from '../scan/measure.ts'
import { type PlannedScan, planCompetitors, planScans, rotateScans } from '../scan/plan.ts'
import { type CompletedScan, runScans } from '../scan/run.ts'
import {
  type BrandShare,
  measureShareOfVoice,
  NO_SHARE_OF_VOICE,
  type ShareOfVoice,
} from '../scan/share-of-voice.ts'
import { markUnreadable, withoutUnreadable } from '../scan/unreadable-engines.ts'
import type { ScannedService } from './service/opened-service.ts'

export interface JudgedScans {
  plannedScans: number
  scans: CompletedScan[]
  measurement: Measurement | undefined
  verdict: Verdict
  comparison: Comparison | undefined
  /** The results of the questions; empty if the service does not report them. */
  answerRecords: AnswerRecord[]
  answers: AnswerCounts
  /** The brand and its competitors; empty if nothing was compared. */
  shareOfVoice: BrandShare[]
}

interface JudgeOptions {
  log: Log
  signal: AbortSignal
  acceptance?: Acceptance | undefined
  /** A problem that stops all gates of the run. */
  runBlocker?: Blocker | undefined
  /** Start of the run: ISO 8601 in UTC. */
  now: string
  isReview: boolean
  /** All comparable runs, oldest first; those of the baseline if undefined. */
  earlier?: readonly HistoryRecord[] | undefined
}

type Scanner = (plan: PlannedScan[]) => ReturnType<typeof runScans>

/**
 * Scans, measures and judges. Competitors are scanned last: they take no time from the brand, and their failures do not
 * affect its verdict.
 */
export async function judgeScans(
  settings: Settings,
  lookup: BaselineLookup,
  { service, isDeterministic, demand, answers: readAnswers }: ScannedService,
  { log, signal, acceptance, runBlocker, now, isReview, earlier }: JudgeOptions,
): Promise<JudgedScans> {
  let done = 0
  const scan: Scanner = plan => runScans(plan, service, signal, () => log.progress(++done, demand.scans))
  const unusable = 'unusable' in lookup ? { kind: 'baseline' as const, unusable: lookup.unusable } : undefined
  const earlyBlocker = findBlocker(demand) ?? runBlocker ?? unusable
  const plan = demand.maxCost === undefined ? planScans(settings) : rotateScans(settings, now)
  const scanned = await scan(earlyBlocker ? [] : plan)
  const failed = scanned.failure && { kind: 'service' as const, details: scanned.failure.details }
  const blocker = earlyBlocker ?? failed

  const runs = 'baseline' in lookup ? lookup.baseline.runs : []
  const answerRecords = markUnreadable(settleNames(readAnswers()), runs, settings.competitors)
  const scans = withoutUnreadable(sortScans(scanned.completed, settings.keywords), answerRecords)
  const answers = countAnswers(answerRecords)
  const measurement = measure(scans, answers)

  const isMeasured = blocker === undefined && measurement !== undefined && measurement.engines.length > 0
  const shareOfVoice = isMeasured ? await compareBrands(settings, scans, scan, log) : NO_SHARE_OF_VOICE
  const stated = factsOf(settings).map(fact => ({ fact: fact.name, list: digestOf(fact) }))
  const times = runs.flatMap(({ createdAt }) => createdAt ?? [])
  const judgement = judge({
    measurement,
    asked: settings,
    lookup,
    thresholds: settings.thresholds,
    answers,
    blocker,
    noise: { ...spendBudget(settings, runsPerYear(times, now)), isDeterministic, isReview, now },
    contents: countContents(answerRecords),
    facts: stated.length === 0 ? undefined : { runs: earlier ?? runs, stated },
    acceptance,
    shareOfVoice,
  })
  return {
    ...judgement,
    scans,
    measurement,
    answerRecords,
    answers,
    plannedScans: plan.length,
    shareOfVoice: shareOfVoice.shares,
  }
}

/** Returns the facts that the settings state. A hosted service compares none. */
export function factsOf({ service }: Settings): readonly Fact[] {
  return 'facts' in service ? service.facts : []
}

/** Restores the order of the settings, because rotateScans asks in another. */
function sortScans(scans: CompletedScan[], keywords: string[]): CompletedScan[] {
  const positionOf = ({ keyword }: CompletedScan) => (keyword === undefined ? 0 : keywords.indexOf(keyword))
  return scans.toSorted((a, b) => a.sample - b.sample || positionOf(a) - positionOf(b))
}

/** Scans the competitors and compares them with the brand. Those whose scans fail are left out with a warning. */
async function compareBrands(
  settings: Settings,
  own: CompletedScan[],
  scan: Scanner,
  log: Log,
): Promise<ShareOfVoice> {
  const runs = await Promise.all(
    planCompetitors(settings).map(async ({ name, plan }) => ({ name, ...(await scan(plan)) })),
  )
  const shareOfVoice = measureShareOfVoice(
    { name: settings.brand, measurement: measure(own) },
    runs.map(({ name, failure, completed }) => ({
      name,
      measurement: failure ? undefined : measure(completed),
    })),
  )
  for (const name of shareOfVoice.unmeasured) {
    const failure = runs.find(run => run.name === name)?.failure
    const reason = failure
      ? describeServiceError(failure.details).text
      : 'No engine that answered for the brand answered for it.'
    const what = `The competitor ${name} could not be measured and is left out of the share of voice. ${reason}`
    log.warning(lineOf('AVG_COMPETITOR_UNMEASURED', what))
  }
  return shareOfVoice
}
