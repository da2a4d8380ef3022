/** A service whose scans were made before: those of the shards. */
import type { MonitorRequest, Scan } from '../../contract/contract.ts'
import { ServiceError } from '../../contract/errors.ts'
import { addCosts, type EngineCost } from '../../embedded/engines/account.ts'
import type { Blocker } from '../../gate/verdict.ts'
import type { Settings } from '../../inputs/settings.ts'
import { orderAnswers, orderCosts } from '../../scan/answer-order.ts'
import type { GatePartial } from '../shards/partial.ts'
import type { OpenService } from './opened-service.ts'

/**
 * Returns the opened service with the scans, answers and costs of the shards in place of its own. Drafts and exports are
 * still its own. `blocker` stops the run before its first scan.
 */
export function withRecordedScans(
  opened: OpenService,
  settings: Settings,
  partials: GatePartial[],
  blocker: Blocker | undefined,
): OpenService {
  // Only the reports of the service itself read stored scans, and each is stored by a write of its own.
  const exportsReports = settings.reports.some(report => report.startsWith('service-'))
  const scans = new Map<string, Scan>()
  for (const { brand, keyword, sample, scan } of partials.flatMap(partial => partial.scans)) {
    const keywords = keyword === undefined ? settings.keywords : [keyword]
    scans.set(keyOf({ brand_name: brand, keywords }, sample), scan)
  }
  const failures = partials.flatMap(partial => partial.failures)
  const answers = orderAnswers(
    partials.flatMap(partial => partial.answers),
    settings,
  )
  const costs = partials.flatMap(partial => partial.costs)
  return {
    ...opened,
    cost: { ...opened.cost, isRecorded: true },
    service: {
      ...opened.service,
      async monitor(request, _signal, sample = 1) {
        const scan = scans.get(keyOf(request, sample))
        if (scan) {
          if (exportsReports) await opened.storeScan(request, scan)
          return scan
        }
        const failure = failures.find(({ brand }) => brand === request.brand_name)
        if (failure) throw new ServiceError(failure.facts)
        throw new Error(`No shard has the scan of ${JSON.stringify(request.keywords)}, sample ${sample}`)
      },
    },
    costs: () => orderCosts(sumCosts([...costs, ...opened.costs()]), settings),
    answers: () => answers,
    preflight: () => blocker,
  }
}

function keyOf({ brand_name, keywords }: MonitorRequest, sample: number): string {
  return JSON.stringify([brand_name, keywords, sample])
}

function sumCosts(costs: EngineCost[]): EngineCost[] {
  const byEngine = Map.groupBy(costs, ({ engine }) => engine)
  return [...byEngine.values()].map(ofEngine => ofEngine.reduce(addCosts))
}
