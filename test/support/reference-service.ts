import {
  exportRequestSchema,
  generateRequestSchema,
  monitorRequestSchema,
  type VisibilityService,
} from '../../src/contract/contract.ts'
import { readRequest, ServiceError } from '../../src/errors/service.ts'
import { generationFor, reportFor, scanFor } from './scans.ts'

/** The contract in a few lines of memory: every engine cites every brand. */
export function createReferenceService(): VisibilityService {
  return {
    async monitor(request, signal) {
      stopIfAborted('monitor', signal)
      return scanFor(readRequest(monitorRequestSchema, request, 'monitor'))
    },
    async generate(request, signal) {
      stopIfAborted('generate', signal)
      return generationFor(readRequest(generateRequestSchema, request, 'generate'))
    },
    async export(request, signal) {
      stopIfAborted('export', signal)
      readRequest(exportRequestSchema, request, 'export')
      return reportFor()
    },
  }
}

/** A service of which a test says only what matters to it. */
export function serviceWith(own: Partial<VisibilityService>): VisibilityService {
  return { ...createReferenceService(), ...own }
}

function stopIfAborted(request: string, signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ServiceError({ kind: 'cancelled', request, detail: 'cancelled' })
}
