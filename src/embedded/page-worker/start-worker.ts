/** Starts the page worker, whether the program runs as a bundle or from its sources. */
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { PageWorkerData } from './messages.ts'

/**
 * Bounds of the worker's heap. A small young generation keeps the peak low, because parsing makes many short-lived objects.
 * The old generation is five times what 10,000 pages with 1,000 keywords need. V8 lets the heap grow faster under a
 * larger bound: under 2048 MB the peak is 10 % higher. A scan that needs more ends with an error.
 */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1024 }

/** Starts a worker on the program's entry, which leaves a worker to `answerCalls`. */
export function startWorker(data: PageWorkerData, limits: ResourceLimits = LIMITS): Worker {
  return new Worker(entryOf(import.meta.url), { workerData: data, resourceLimits: limits })
}

/** The bundler takes `new URL('…', import.meta.url)` for a file to copy, so the address of this file is a parameter. */
function entryOf(address: string): URL {
  // The chunks of the bundle are all in the entry's folder.
  return new URL(address.endsWith('.ts') ? '../../index.ts' : './index.js', address)
}
