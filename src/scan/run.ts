import type { Scan, VisibilityService } from '../contract/contract.ts'
import { ServiceError } from '../errors/service.ts'
import type { PlannedScan } from './plan.ts'

export interface CompletedScan extends PlannedScan {
  scan: Scan
}

interface ScanRun {
  completed: CompletedScan[]
  failure: ServiceError | undefined
}

/** Runs the scans at once. The first failure cancels the others, which would cost money and could not change the verdict. */
export async function runScans(
  plan: PlannedScan[],
  service: Pick<VisibilityService, 'monitor'>,
  signal: AbortSignal,
  onCompleted = () => {},
): Promise<ScanRun> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  let failure: ServiceError | undefined
  const answers = await Promise.all(
    plan.map(async planned => {
      try {
        const scan = await service.monitor(planned.request, either, planned.sample)
        onCompleted()
        return { ...planned, scan }
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        failure ??= error
        failed.abort()
        return undefined
      }
    }),
  )
  return { completed: answers.filter(answer => answer !== undefined), failure }
}
