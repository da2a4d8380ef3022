import type { BaselineLookup } from '../../src/comparison/baseline.ts'
import type { VisibilityService } from '../../src/contract/contract.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { type JudgedScans, judgeScans } from '../../src/run/judge-scans.ts'
import { openService } from '../../src/run/service/open-service.ts'
import { createLog } from './log.ts'
import { aContext } from './settings.ts'

const { signal } = new AbortController()

/** Judges the scans of `service` in place of the service that the settings name. Returns also the log. */
export async function judgeWith(
  settings: Settings,
  lookup: BaselineLookup,
  service: Pick<VisibilityService, 'monitor'>,
  answers?: AnswerRecord[],
): Promise<JudgedScans & { log: ReturnType<typeof createLog> }> {
  const log = createLog()
  const opened = await openService(settings, { ...aContext(), env: {}, log, signal })
  await opened.close()
  const scanned = { ...opened, service, ...(answers && { answers: () => answers }) }
  const now = '2026-11-20T10:00:00.000Z'
  return { ...(await judgeScans(settings, lookup, scanned, { log, signal, now, isReview: false })), log }
}
