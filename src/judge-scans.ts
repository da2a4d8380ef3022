/** Scans, measures and judges; scans again while the verdict is not clear and there are samples left. */
import * as core from '@actions/core'
import type { BaselineLookup } from './baseline/baseline.ts'
import { REPOSITORY } from './embedded/settings.ts'
import { judge, mayBeChance } from './gate/judge.ts'
import { foreseeObstacle } from './gate/obstacle.ts'
import { levelOfLook } from './gate/statistics/looks.ts'
import type { Verdict } from './gate/verdict.ts'
import { plainLine } from './report/escape.ts'
import { describePlan, explainObstacle } from './report/problems.ts'
import { type Measurement, measure } from './scan/measure.ts'
import { planScans } from './scan/plan.ts'
import { type CompletedScan, runScans } from './scan/run.ts'
import type { VisibilityService } from './service/contract.ts'
import type { Settings } from './settings.ts'

export interface JudgedScans {
  plannedScans: number
  completed: CompletedScan[]
  measurement: Measurement | undefined
  verdict: Verdict
}

/**
 * Makes the least number of samples, then one more at a time while a drop is beyond its tolerance and may be chance.
 * Each look at the verdict is a test; together they keep to alpha.
 */
export async function judgeScans(
  settings: Settings,
  lookup: BaselineLookup,
  service: Pick<VisibilityService, 'monitor'>,
  cancelled: AbortSignal,
): Promise<JudgedScans> {
  const { thresholds, alpha } = settings
  const { least, most } = settings.samples
  const all = planScans(settings, 1, most).length
  const isExact = settings.service.kind === 'embedded' && settings.service.models.join() === REPOSITORY
  const foreseen = foreseeObstacle(all, settings, lookup)
  if (foreseen) {
    const verdict = judge(undefined, lookup, thresholds, { alpha, isExact }, explainObstacle(foreseen))
    return { plannedScans: all, completed: [], measurement: undefined, verdict }
  }
  core.info(plainLine(describePlan(all, settings)))
  const completed: CompletedScan[] = []
  for (let samples = least, look = 1; ; samples++, look++) {
    const plan = planScans(settings, look === 1 ? 1 : samples, samples)
    const run = await runScans(plan, service, cancelled)
    completed.push(...run.completed)
    const obstacle = run.failure && explainObstacle({ kind: 'service', facts: run.failure.facts })
    const measurement = measure(completed)
    const chance = { alpha: levelOfLook(alpha, look, most - least + 1), isExact }
    const verdict = judge(measurement, lookup, thresholds, chance, obstacle)
    if (!mayBeChance(verdict) || samples === most) {
      return { plannedScans: planScans(settings, 1, samples).length, completed, measurement, verdict }
    }
    core.info(`The verdict is not clear after ${samples} samples; scanning once more.`)
  }
}
