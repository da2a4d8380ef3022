import type { Backtest, BacktestOptions } from '../embedded/backtest/backtest.ts'
import type { BacktestCall } from '../embedded/page-worker/messages.ts'
import { openPageWorker } from '../embedded/page-worker/open-page-worker.ts'
import { startWorker } from '../embedded/page-worker/start-worker.ts'
import type { Unreadable } from '../embedded/pages/source.ts'
import type { Settings } from '../inputs/settings.ts'

export interface BacktestRun extends BacktestCall, Pick<BacktestOptions, 'onProgress'> {
  /** Hears of each page that is not read. */
  onUnreadable(unreadable: Unreadable[]): void
}

/**
 * Runs the backtest on the history of `folder`, in a page worker. Rejects like runBacktest, and like a call of the worker.
 */
export async function runBacktestOf(
  { service, keywords, language }: Settings,
  folder: string,
  { onProgress, onUnreadable, ...options }: BacktestRun,
  signal: AbortSignal,
): Promise<Backtest> {
  // Its input is none of the backtest's.
  if (!('content' in service)) throw new TypeError('a hosted service has no pages to compare')
  const data = { settings: service, folder, keywords }
  const pages = openPageWorker(data, startWorker, { onUnreadable, onProgress })
  try {
    return await pages.call(signal, 'backtest', options, language)
  } finally {
    await pages.close()
  }
}
