import { lineOf } from '../../errors/avg-error.ts'
import { type RunFacts, runFolder } from '../../inputs/run-facts.ts'
import type { Settings } from '../../inputs/settings.ts'
import { systemClock } from '../../lib/clock.ts'
import type { RequestFacts } from '../../lib/http/caller.ts'
import type { LimiterPool } from '../../lib/http/limiter.ts'
import type { Log } from '../../lib/log.ts'
import type { OpenService } from './opened-service.ts'

export interface OpenContext {
  facts: RunFacts
  env: NodeJS.ProcessEnv
  log: Log
  /** Shares the limits of an account between several runs. */
  limiters?: LimiterPool | undefined
  /** Cost of the earlier gates of the run, in US dollars. */
  spent?: number | undefined
  signal: AbortSignal
}

/** Opens the service that the settings name. Sends no request. */
export async function openService(
  { service, ...settings }: Settings,
  { facts, env, log, limiters, spent, signal }: OpenContext,
): Promise<OpenService> {
  const deadline = systemClock.now() + settings.timeoutMinutes * 60_000
  const onRequest = ({ request, result, milliseconds }: RequestFacts) =>
    log.debug(`${request}: ${result} after ${milliseconds} ms`)
  const run = { env, clock: systemClock, deadline, limiters, spent, signal, onRequest }
  if (service.kind === 'hosted') {
    const { openHosted } = await import('./open-hosted.ts')
    return openHosted(service, settings, run)
  }
  const { openEmbedded } = await import('./open-embedded.ts')
  const dataFolder = `${runFolder(facts, settings.key)}/embedded`
  return openEmbedded(service, settings, {
    ...run,
    facts,
    dataFolder,
    warn: text => log.warning(lineOf('AVG_ENGINE', text)),
  })
}
