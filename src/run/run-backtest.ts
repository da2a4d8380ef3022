import { type Backtest, type BacktestOptions, runBacktest } from '../embedded/backtest/backtest.ts'
import type { Settings } from '../inputs/settings.ts'

/** Runs the backtest on the history of `folder`. Rejects like runBacktest. */
export function runBacktestOf(
  { service, keywords, language }: Settings,
  folder: string,
  options: BacktestOptions,
  signal: AbortSignal,
): Promise<Backtest> {
  // Its input is none of the backtest's.
  if (!('content' in service)) throw new TypeError('a hosted service has no pages to compare')
  const { content, competitorFolders, siteUrls, maxAnswerLoss } = service
  return runBacktest(
    { folder, signal },
    { content, competitors: competitorFolders, siteUrls, language, keywords, maxAnswerLoss },
    options,
  )
}
