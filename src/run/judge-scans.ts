import { settleNames } from '../citation/named-brands.ts'
import type { BaselineLookup } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../engines/answer-record.ts'
import { lineOf } from '../errors/avg-error.ts'
import { describeServiceError } from '../errors/service.ts'
import { digestOf } from '../facts/fact.ts'
import { findBlocker } from '../gate/find-blocker.ts'
import { judge } from '../gate/judge.ts'
import { runsPerYear, spendBudget } from '../gate/noise.ts'
import type { Acceptance, Blocker, Verdict } from '../gate/verdict.ts'
import type { HistoryRecord } from '../history/record.ts'
import type { Settings } from '../inputs/settings.ts'
import type { Log } from '../lib/log.ts'
import { type AnswerCounts, countAnswers, withoutCounted } from '../scan/count-answers.ts'
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
import { describeDemand } from './describe-demand.ts'
import type { OpenService } from './service/opened-service.ts'

export interface JudgedScans {
  plannedScans: number
  completed: CompletedScan[]
  measurement: Measurement | undefined
  verdict: Verdict
  comparison: Comparison | undefined
  /** The result of each question, as far as the service reports it. */
  answerRecords: AnswerRecord[]
  answers: AnswerCounts
  /** The brand and its competitors; empty if nothing was compared. */
  shareOfVoice: BrandShare[]
}

export interface ScanContext {
  service: Pick<OpenService, 'isDeterministic' | 'demand' | 'answers'> & {
    service: Pick<OpenService['service'], 'monitor'>
  }
  log: Log
  signal: AbortSignal
  acceptance?: Acceptance | undefined
  /** What stops all gates of the run, if anything. */
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
  context: ScanContext,
): Promise<JudgedScans> {
  const { service, log, signal, acceptance, now, isReview } = context
  const { demand, isDeterministic } = service
  // Answers from pages cost nothing, so a terminal begins with the verdict.
  const isFree = demand.accounts.length === 0
  log[isFree ? 'debug' : 'info'](describeDemand([demand]))

  let done = 0
  const scan: Scanner = plan =>
    runScans(plan, service.service, signal, () => log.progress(++done, demand.scans))
  const unusable = 'unusable' in lookup ? { kind: 'baseline' as const, unusable: lookup.unusable } : undefined
  const earlyBlocker = findBlocker(demand) ?? context.runBlocker ?? unusable
  const plan = demand.maxCost === undefined ? planScans(settings) : rotateScans(settings, now)
  const scanned = await scan(earlyBlocker ? [] : plan)
  const failed = scanned.failure && { kind: 'service' as const, details: scanned.failure.details }
  const blocker = earlyBlocker ?? failed

  const runs = 'baseline' in lookup ? lookup.baseline.runs : []
  const answerRecords = markUnreadable(settleNames(service.answers()), runs, settings.competitors)
  const inOrder = scanned.completed.toSorted(
    (a, b) => a.sample - b.sample || positionOf(a, settings) - positionOf(b, settings),
  )
  const completed = withoutUnreadable(inOrder, answerRecords)
  const answers = countAnswers(answerRecords)
  const measurement = withoutCounted(measure(completed), answers)

  const isMeasured = blocker === undefined && measurement !== undefined && measurement.engines.length > 0
  const shareOfVoice = isMeasured
    ? await compareBrands(settings, completed, { scan, log })
    : NO_SHARE_OF_VOICE
  const facts = 'facts' in settings.service ? settings.service.facts : []
  const stated = facts.map(fact => ({ fact: fact.name, list: digestOf(fact) }))
  const times = runs.flatMap(({ createdAt }) => createdAt ?? [])
  const judgement = judge({
    ...{ measurement, asked: settings, lookup, thresholds: settings.thresholds, answers, blocker },
    noise: { ...spendBudget(settings, runsPerYear(times, now)), isDeterministic, isReview, now },
    contents: countContents(answerRecords),
    facts: stated.length === 0 ? undefined : { runs: context.earlier ?? runs, stated },
    ...{ acceptance, shareOfVoice },
  })
  return {
    ...judgement,
    ...{ completed, measurement, answerRecords, answers },
    plannedScans: plan.length,
    shareOfVoice: shareOfVoice.shares,
  }
}

/** Reports list the questions in the order of the settings, whatever they were asked in. */
function positionOf({ keyword }: PlannedScan, { keywords }: Pick<Settings, 'keywords'>): number {
  return keyword === undefined ? 0 : keywords.indexOf(keyword)
}

/** Scans the competitors and compares them with the brand. Those whose scans fail are left out with a warning. */
async function compareBrands(
  settings: Settings,
  own: CompletedScan[],
  { scan, log }: { scan: Scanner; log: Log },
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
      : 'No engine answered for it where one answered for the brand.'
    const what = `The competitor ${name} could not be measured and is left out of the share of voice. ${reason}`
    log.warning(lineOf('AVG_COMPETITOR_UNMEASURED', what))
  }
  return shareOfVoice
}
