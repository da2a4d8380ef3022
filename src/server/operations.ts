import type * as z from 'zod'
import { generationSchema, reportSchema, scanSchema, type VisibilityService } from '../contract/contract.ts'
import { readRequest } from '../contract/requests.ts'
import {
  servedExportRequestSchema,
  servedGenerateRequestSchema,
  servedMonitorRequestSchema,
} from './request-schemas.ts'

export type OperationName = keyof VisibilityService

/** An operation of the contract as the server offers it. */
export interface ServedOperation {
  name: OperationName
  path: string
  summary: string
  request: z.ZodType
  answer: z.ZodType
  /**
   * Calls `service` with the request `body`. Rejects with a ServiceError if the body is not a valid request, and with a
   * ZodError if the answer of the service does not follow the contract.
   */
  perform(service: VisibilityService, body: unknown, signal: AbortSignal): Promise<unknown>
}

function describeOperation<Request, Answer>(
  facts: Pick<ServedOperation, 'name' | 'path' | 'summary'>,
  request: z.ZodType<Request>,
  answer: z.ZodType<Answer>,
  call: (service: VisibilityService, request: Request, signal: AbortSignal) => Promise<Answer>,
): ServedOperation {
  return {
    ...facts,
    request,
    answer,
    async perform(service, body, signal) {
      return answer.parse(await call(service, readRequest(request, body, `POST ${facts.path}`), signal))
    },
  }
}

export const operations: ServedOperation[] = [
  describeOperation(
    { name: 'monitor', path: '/v1/brand/monitor', summary: 'Scan a brand across AI engines' },
    servedMonitorRequestSchema,
    scanSchema,
    (service, request, signal) => service.monitor(request, signal),
  ),
  describeOperation(
    { name: 'generate', path: '/v1/content/generate', summary: 'Generate content for AI engines' },
    servedGenerateRequestSchema,
    generationSchema,
    (service, request, signal) => service.generate(request, signal),
  ),
  describeOperation(
    { name: 'export', path: '/v1/report/export', summary: "Export a report on a brand's AI visibility" },
    servedExportRequestSchema,
    reportSchema,
    (service, request, signal) => service.export(request, signal),
  ),
]
