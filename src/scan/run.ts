import type { Scan, VisibilityService } from '../contract/contract.ts'
import { ServiceError } from '../contract/errors.ts'
import type { PlannedScan } from './plan.ts'

export interface CompletedScan extends PlannedScan {
  scan: Scan
}

export interface ScanRun {
  /** In the order of the plan. */
  completed: CompletedScan[]
  /** The error that ended the run early; a verdict on the rest would be a guess. */
  failure: ServiceError | undefined
}

/**
 * Runs every planned scan; the service's client decides how many at once. The first failure abandons the
 * others: their answers could not change the verdict and would still be paid for. What had completed by
 * then is kept.
 */
export async function runScans(
  plan: PlannedScan[],
  service: Pick<VisibilityService, 'monitor'>,
  signal: AbortSignal,
): Promise<ScanRun> {
  const abandon = new AbortController()
  const either = AbortSignal.any([signal, abandon.signal])
  let failure: ServiceError | undefined
  const answers = await Promise.all(
    plan.map(async planned => {
      try {
        return { ...planned, scan: await service.monitor(planned.request, either) }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        failure ??= error
        abandon.abort()
        return undefined
      }
    }),
  )
  return { completed: answers.filter(answer => answer !== undefined), failure }
}
