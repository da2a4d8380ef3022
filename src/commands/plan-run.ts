import type { Settings } from '../inputs/settings.ts'
import type { RunPlan } from '../report/run-plan.ts'
import { countScans } from '../scan/plan.ts'
import { type OpenContext, openService } from './service/open-service.ts'

/** Returns what a run with these settings would ask, and what is known to stop it. Sends no request, reads no baseline. */
export async function planRun(settings: Settings, context: OpenContext): Promise<RunPlan> {
  const opened = await openService(settings, context)
  try {
    const { brand, keywords, timeoutMinutes } = settings
    const scans = countScans(settings)
    const count = scans.own + scans.competitors
    return {
      ...{ brand, keywords, timeoutMinutes, scans, cost: opened.cost },
      demand: opened.demand(count),
      blocker: opened.preflight(count),
    }
  } finally {
    await opened.close()
  }
}
