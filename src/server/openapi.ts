import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import { errorBodySchema } from '../contract/contract.ts'
import { ERROR_CODES } from './http-answer.ts'
import { operations } from './operations.ts'

const json = (schema: object) => ({ 'application/json': { schema } })

/** Returns an OpenAPI 3.1 document, generated from the schemas that the server uses. */
export function describeApi(): object {
  const error = json(toSchema(errorBodySchema, 'output'))
  const errors = Object.entries(ERROR_CODES).map(([status, code]) => [
    status,
    {
      description: `${STATUS_CODES[status]}: ${code}`,
      ...(status === '429' && {
        headers: {
          'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
        },
      }),
      content: error,
    },
  ])
  const paths = operations.map(({ name, path, summary, request, answer }) => [
    path,
    {
      post: {
        operationId: name,
        summary,
        requestBody: { required: true, content: json(toSchema(request, 'input')) },
        responses: {
          200: { description: 'Success', content: json(toSchema(answer, 'output')) },
          ...Object.fromEntries(errors),
        },
      },
    },
  ])
  return {
    openapi: '3.1.1',
    info: { title: 'Brand AI-Visibility Service', version: 'v1' },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
