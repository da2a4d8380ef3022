/** Messages between the main process and the page worker. */
import type { Change } from '../../checkout/base-commits.ts'
import type { Unreadable } from '../../checkout/source.ts'
import { AvgError, type ErrorDetails } from '../../errors/avg-error.ts'
import { ServiceError, type ServiceErrorDetails } from '../../errors/service.ts'
import type { BacktestOptions } from '../../owners/backtest/backtest.ts'
import type { BacktestPart } from '../../owners/backtest/parts.ts'
import type { RepositoryEngine } from '../repository-engine.ts'
import type { EmbeddedSettings } from '../settings.ts'

export interface PageWorkerData {
  settings: EmbeddedSettings
  folder: string
  /** If set, the pages must be those of its head or of a merge of it. */
  change?: Change | undefined
  keywords: string[]
}

/** Arguments and results are plain values, because they cross processes. */
export interface PageEngine extends RepositoryEngine {
  /** Sends the parts of the backtest as they are found. Rejects like runBacktest. */
  backtest(options: BacktestCall, language: string): Promise<void>
}

export type BacktestCall = Pick<BacktestOptions, 'range'>

export type EngineMethod = keyof PageEngine
export type MethodArguments = { [M in EngineMethod]: Parameters<PageEngine[M]> }
export type MethodResults = { [M in EngineMethod]: Awaited<ReturnType<PageEngine[M]>> }

interface Call<M extends EngineMethod> {
  method: M
  args: MethodArguments[M]
}

/** From the main process: `begin`, then one call at a time, then `end`. */
export type Request = { begin: PageWorkerData } | Call<EngineMethod> | 'end'

/** From the worker: notes, then the result or the error of the call. */
export type Reply<M extends EngineMethod> =
  | { unreadable: Unreadable[] }
  | { part: BacktestPart }
  | { result: MethodResults[M] }
  | { failure: Failure }

/**
 * File descriptor to which a worker writes a line before each step: `{"path":…}`, `{"fact":…}`, or an empty line for other
 * work. A write ends when the system has the line, so the last line of a worker that hangs or died is known.
 */
export const POSITION_FD = 4

/** An error in plain values, because messages lose classes. */
type Failure = { details: ErrorDetails } | { service: ServiceErrorDetails } | { error: unknown }

/** Converts an error into plain values, which `unpackError` restores. */
export function packError(error: unknown): Failure {
  if (error instanceof AvgError) return { details: error.details }
  if (error instanceof ServiceError) return { service: error.details }
  return { error }
}

/** Restores an error. An error of another class arrives as its standard class, with name, message and stack. */
export function unpackError(failure: Failure): unknown {
  if ('details' in failure) return new AvgError(failure.details)
  if ('service' in failure) return new ServiceError(failure.service)
  return failure.error
}
