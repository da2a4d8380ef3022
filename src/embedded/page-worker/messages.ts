/** What the main thread and the page worker send each other. All of it can be cloned between threads. */
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import { CorpusError } from '../corpus/errors.ts'
import type { Unreadable } from '../corpus/source.ts'
import type { RepositoryEngine } from '../repository-engine.ts'
import type { EmbeddedSettings } from '../settings.ts'

/** What a worker reads. */
export interface PageWorkerData {
  settings: EmbeddedSettings
  /** The folder whose pages are read. */
  folder: string
  /** All keywords of the run, where they are known. */
  keywords: string[]
}

export type Method = keyof RepositoryEngine
export type Arguments = { [M in Method]: Parameters<RepositoryEngine[M]> }
export type Results = { [M in Method]: Awaited<ReturnType<RepositoryEngine[M]>> }

/** A call of a method of the engine. */
export interface Call<M extends Method> {
  method: M
  args: Arguments[M]
}

/** From the main thread: one call at a time, or `end`. */
export type Request = Call<Method> | 'end'

/** From the worker: zero or more warnings, then the result or the error of the call. */
export type Reply<M extends Method> =
  | { unreadable: Unreadable[] }
  | { result: Results[M] }
  | { failure: Failure }

/** An error that has crossed between threads: a class of its own would not survive. */
export type Failure = { corpus: CorpusErrorFacts } | { service: ServiceErrorFacts } | { error: unknown }

/** Returns what crosses for an error. */
export function packError(error: unknown): Failure {
  if (error instanceof CorpusError) return { corpus: error.facts }
  if (error instanceof ServiceError) return { service: error.facts }
  return { error }
}

/** Returns the error that `packError` was given; of an unknown class, its standard one with name, message and stack. */
export function unpackError(failure: Failure): unknown {
  if ('corpus' in failure) return new CorpusError(failure.corpus)
  if ('service' in failure) return new ServiceError(failure.service)
  return failure.error
}
