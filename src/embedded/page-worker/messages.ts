/** What the main process and the page worker send each other. */

import type { Change } from '../../checkout/base-commits.ts'
import type { Unreadable } from '../../checkout/source.ts'
import { AvgError, type ErrorDetails } from '../../errors/avg-error.ts'
import { ServiceError, type ServiceErrorDetails } from '../../errors/service.ts'
import type { BacktestOptions } from '../../owners/backtest/backtest.ts'
import type { BacktestPart } from '../../owners/backtest/parts.ts'
import type { RepositoryEngine } from '../repository-engine.ts'
import type { EmbeddedSettings } from '../settings.ts'

/** What a worker reads. */
export interface PageWorkerData {
  settings: EmbeddedSettings
  /** The folder whose pages are read. */
  folder: string
  /** The change whose pages they must be; undefined where the run checks no change. */
  change?: Change | undefined
  /** All keywords of the run, where they are known. */
  keywords: string[]
}

/** What a worker is called for. Arguments and results are plain values, because they cross between processes. */
export interface PageEngine extends RepositoryEngine {
  /** Runs the backtest for the keywords of the run, which sends its parts. Rejects like runBacktest. */
  backtest(options: BacktestCall, language: string): Promise<void>
}

export type BacktestCall = Pick<BacktestOptions, 'range'>

export type EngineMethod = keyof PageEngine
export type MethodArguments = { [M in EngineMethod]: Parameters<PageEngine[M]> }
export type MethodResults = { [M in EngineMethod]: Awaited<ReturnType<PageEngine[M]>> }

/** A call of a method of the engine. */
interface Call<M extends EngineMethod> {
  method: M
  args: MethodArguments[M]
}

/** From the main process: `begin`, one call at a time, and `end`. */
export type Request = { begin: PageWorkerData } | Call<EngineMethod> | 'end'

/** From the worker: zero or more notes, then the result or the error of the call. */
export type Reply<M extends EngineMethod> =
  | { unreadable: Unreadable[] }
  | { part: BacktestPart }
  | { result: MethodResults[M] }
  | { failure: Failure }

/**
 * File descriptor to which a worker writes a line before each step: `{"path":…}` or `{"fact":…}`, or an empty line before
 * work that belongs to neither. A write ends when the system has the line, whatever the worker does next, so that
 * the last line is known of a worker that is stuck or dead.
 */
export const POSITION_FD = 4

/** An error that has crossed between processes: a class of its own would not survive. */
type Failure = { details: ErrorDetails } | { service: ServiceErrorDetails } | { error: unknown }

/** Returns what crosses for an error. */
export function packError(error: unknown): Failure {
  if (error instanceof AvgError) return { details: error.details }
  if (error instanceof ServiceError) return { service: error.details }
  return { error }
}

/** Returns the error that `packError` was given; of an unknown class, its standard one with name, message and stack. */
export function unpackError(failure: Failure): unknown {
  if ('details' in failure) return new AvgError(failure.details)
  if ('service' in failure) return new ServiceError(failure.service)
  return failure.error
}

/** The word of the command line by which the program starts itself as a page worker. */
export const PAGE_WORKER = 'page-worker'
