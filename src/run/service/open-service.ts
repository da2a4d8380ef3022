import type { RunContext } from '../../inputs/run-context.ts'
import type { Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import type { OpenService, ServiceCalls, SharedRun } from './opened-service.ts'

/** Opens the service that the settings name. Sends no request. */
export async function openService(
  settings: Settings,
  context: RunContext,
  shared: SharedRun = {},
): Promise<OpenService> {
  const { service, timeoutMinutes } = settings
  const { env, log, signal } = context
  const calls: ServiceCalls = {
    env,
    clock: systemClock,
    deadline: systemClock.now() + timeoutMinutes * 60_000,
    ...shared,
    signal,
    onRequest: ({ request, result, milliseconds }) =>
      log.debug(`${request}: ${result} after ${milliseconds} ms`),
  }
  if (service.kind === 'hosted') {
    const { openHosted } = await import('./open-hosted.ts')
    return openHosted(service, settings, calls)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  return openEmbedded(service, settings, context, calls)
}
