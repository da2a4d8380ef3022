/** Scans, measures and judges; scans again while the verdict is not clear and there are samples left. */
import * as core from '@actions/core'
import type { BaselineLookup } from '../baseline/baseline.ts'
import type { VisibilityService } from '../contract/contract.ts'
import { REPOSITORY } from '../embedded/settings.ts'
import { judge, mayBeChance } from '../gate/judge.ts'
import { foreseeObstacle } from '../gate/obstacle.ts'
import { levelOfLook } from '../gate/statistics/looks.ts'
import type { Verdict } from '../gate/verdict.ts'
import type { Settings } from '../inputs/settings.ts'
import { plainLine } from '../report/escape.ts'
import { describePlan, explainObstacle, explainUnmeasured } from '../report/problems.ts'
import { type Measurement, measure } from '../scan/measure.ts'
import { countScans, planCompetitors, planScans } from '../scan/plan.ts'
import { type CompletedScan, runScans } from '../scan/run.ts'
import { type BrandShare, compareVoices, type Voices } from '../scan/share-of-voice.ts'

export interface JudgedScans {
  plannedScans: number
  completed: CompletedScan[]
  measurement: Measurement | undefined
  verdict: Verdict
  /** The brand and its competitors over the least number of samples; empty where nothing could be compared. */
  shareOfVoice: BrandShare[]
}

/**
 * Makes the least number of samples, then one more at a time while a drop is beyond its tolerance and may be chance.
 * Each look at the verdict is a test; together they keep to alpha. Competitors come last, so that they take neither time nor
 * verdict from the brand.
 */
export async function judgeScans(
  settings: Settings,
  lookup: BaselineLookup,
  service: Pick<VisibilityService, 'monitor'>,
  cancelled: AbortSignal,
): Promise<JudgedScans> {
  const { thresholds, alpha } = settings
  const { least, most } = settings.samples
  const count = countScans(settings)
  const isExact = settings.service.kind === 'embedded' && settings.service.models.join() === REPOSITORY
  const foreseen = foreseeObstacle(count.own + count.competitors, settings, lookup)
  if (foreseen) {
    const verdict = judge(undefined, lookup, thresholds, { alpha, isExact }, explainObstacle(foreseen))
    return {
      plannedScans: count.own,
      completed: [],
      measurement: undefined,
      verdict,
      shareOfVoice: [],
    }
  }
  core.info(plainLine(describePlan(count, settings)))
  const completed: CompletedScan[] = []
  for (let samples = least, look = 1; ; samples++, look++) {
    const plan = planScans(settings, look === 1 ? 1 : samples, samples)
    const run = await runScans(plan, service, cancelled)
    completed.push(...run.completed)
    const obstacle = run.failure && explainObstacle({ kind: 'service', facts: run.failure.facts })
    const measurement = measure(completed)
    const chance = { alpha: levelOfLook(alpha, look, most - least + 1), isExact }
    const judgeBeside = (voices?: Voices) => judge(measurement, lookup, thresholds, chance, obstacle, voices)
    const verdict = judgeBeside()
    if (mayBeChance(verdict) && samples < most) {
      core.info(`The verdict is not clear after ${samples} samples; scanning once more.`)
      continue
    }
    const plannedScans = planScans(settings, 1, samples).length
    const measured = { plannedScans, completed, measurement }
    if (settings.competitors.length === 0 || run.failure || !measurement?.engines.length) {
      return { ...measured, verdict, shareOfVoice: [] }
    }
    const voices = await hearCompetitors(settings, completed, service, cancelled)
    return { ...measured, verdict: judgeBeside(voices), shareOfVoice: voices.shares }
  }
}

/**
 * Scans the competitors, and compares them with as many samples of the brand. One whose scans fail is left out with a
 * warning; the brand's own verdict stands.
 */
async function hearCompetitors(
  settings: Settings,
  completed: CompletedScan[],
  service: Pick<VisibilityService, 'monitor'>,
  cancelled: AbortSignal,
): Promise<Voices> {
  const runs = await Promise.all(
    planCompetitors(settings).map(async ({ name, plan }) => ({
      name,
      ...(await runScans(plan, service, cancelled)),
    })),
  )
  const own = completed.filter(({ sample }) => sample <= settings.samples.least)
  const voices = compareVoices(
    { name: settings.brand, measurement: measure(own) },
    runs.map(({ name, ...run }) => ({
      name,
      measurement: run.failure ? undefined : measure(run.completed),
    })),
  )
  for (const name of voices.unmeasured) {
    const failure = runs.find(run => run.name === name)?.failure
    core.warning(plainLine(explainUnmeasured(name, failure?.facts), 2000))
  }
  return voices
}
