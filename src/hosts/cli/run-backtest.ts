import type { Unreadable } from '../../checkout/source.ts'
import type { BacktestCall } from '../../embedded/page-worker/messages.ts'
import { openPageWorker } from '../../embedded/page-worker/open-page-worker.ts'
import { startWorker } from '../../embedded/page-worker/start-worker.ts'
import { AvgError } from '../../errors/avg-error.ts'
import type { Settings } from '../../inputs/settings.ts'
import { addPart, type Backtest, type BacktestPart } from '../../owners/backtest/parts.ts'

interface BacktestRun extends BacktestCall {
  onProgress(done: number, planned: number): void
  /** Called for pages that are not read. */
  onUnreadable(unreadable: Unreadable[]): void
}

/**
 * Runs the backtest on the history of `folder` in a page worker. If it is aborted or fails after the first commits,
 * resolves with the results so far. Otherwise rejects like runBacktest and like a call of the worker.
 */
export async function runBacktestOf(
  { service, keywords, language }: Settings,
  folder: string,
  { onProgress, onUnreadable, ...options }: BacktestRun,
  signal: AbortSignal,
): Promise<Backtest> {
  // The backtest has no `base-url` input.
  if (!('content' in service)) throw new TypeError('a hosted service has no pages to compare')
  const run: { found?: Backtest | undefined } = {}
  const onPart = (part: BacktestPart) => {
    // Several parts may arrive at once.
    if (signal.aborted) return
    const found = addPart(run.found, part)
    run.found = found
    if (found !== undefined) onProgress(found.commits.length, found.plannedCommits)
  }
  const data = { settings: service, folder, keywords }
  const pages = openPageWorker(data, startWorker, { onUnreadable, onPart })
  try {
    await pages.call(signal, 'backtest', options, language)
    const { found } = run
    if (found === undefined) throw new Error('the backtest ended before it began')
    return found
  } catch (error) {
    if (run.found === undefined || !(signal.aborted || error instanceof AvgError)) throw error
    const stopped = error instanceof AvgError && !signal.aborted ? error.details : 'interrupted'
    return { ...run.found, stopped }
  } finally {
    await pages.close()
  }
}
