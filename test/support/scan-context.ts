import type { VisibilityService } from '../../src/contract/contract.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import type { ScanContext } from '../../src/run/judge-scans.ts'
import { openService } from '../../src/run/service/open-service.ts'
import { createLog } from './log.ts'
import { aContext } from './settings.ts'

const { signal } = new AbortController()

/** The service that the settings name, whose scans `service` answers. */
export async function aScanContext(
  settings: Settings,
  service: Pick<VisibilityService, 'monitor'>,
): Promise<ScanContext> {
  const log = createLog()
  const opened = await openService(settings, { facts: aContext(), env: {}, log, signal })
  await opened.close()
  return { service: { ...opened, service }, log, signal, now: '2026-11-20T10:00:00.000Z', isReview: false }
}
