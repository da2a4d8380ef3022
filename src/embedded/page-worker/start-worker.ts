/** Starts the page worker, whether the program runs as a bundle or from its sources. */
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { PageWorkerData } from './messages.ts'

/**
 * Bounds of the worker's heap. A small young generation keeps the peak low: pages are many short-lived objects. The old
 * generation holds the largest sites many times over; what needs more ends as an error, not as a killed runner.
 */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 2048 }

/** Starts a worker on the program's entry, which leaves a worker to `answerCalls`. */
export function startWorker(data: PageWorkerData, limits: ResourceLimits = LIMITS): Worker {
  return new Worker(entryOf(import.meta.url), { workerData: data, resourceLimits: limits })
}

/** The bundler takes `new URL('…', import.meta.url)` for a file to copy, so the address of this file is a parameter. */
function entryOf(address: string): URL {
  // The chunks of the bundle are all in the entry's folder.
  return new URL(address.endsWith('.ts') ? '../../index.ts' : './index.js', address)
}
