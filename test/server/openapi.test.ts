import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { ask, startServerForTest } from '../support/served.ts'

const object = z.record(z.string(), z.unknown())
const content = z.object({ 'application/json': z.object({ schema: object }) })
/** The fields that https://spec.openapis.org/oas/v3.1.1 requires, and fields that this test reads. */
const documentSchema = z.object({
  openapi: z.string().startsWith('3.1.'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({
        requestBody: z.object({ content }),
        responses: z.record(z.string(), z.object({ description: z.string(), content })),
      }),
    }),
  ),
})

async function readDocument() {
  const { url } = await startServerForTest()
  const { status, body } = await ask(url, '/openapi.json', { method: 'GET' })
  expect(status).toBe(200)
  return { url, document: documentSchema.parse(body) }
}

function operationOf({ paths }: z.output<typeof documentSchema>, path: string) {
  const operation = paths[path]?.post
  if (operation === undefined) throw new Error(`There is no ${path}.`)
  return operation
}

/** Compiles a schema of the document; formats are not checked. */
function compile(of: z.output<typeof content>) {
  return new Ajv2020({ strict: false, validateFormats: false }).compile(of['application/json'].schema)
}

const requests = [
  ['/v1/brand/monitor', { brand_name: 'Acme', keywords: ['crm'], engines: ['chatgpt'], language: 'en' }],
  [
    '/v1/content/generate',
    { brand_name: 'Acme', topic: 'CRM', target_engines: ['chatgpt'], max_length: 500 },
  ],
  [
    '/v1/report/export',
    { brand_name: 'Acme', date_range: { start: '2026-01-01', end: '2026-01-31' }, format: 'pdf' },
  ],
] as const

it('the document is public', async () => {
  const { url } = await startServerForTest({ keys: [] })
  expect((await fetch(`${url}/openapi.json?pretty`)).status).toBe(200)
})

it('the document has every path and every status of the contract', async () => {
  const { document } = await readDocument()
  expect(Object.keys(document.paths)).toEqual(requests.map(([path]) => path))
  for (const { post } of Object.values(document.paths)) {
    expect(Object.keys(post.responses)).toEqual(['200', '400', '401', '403', '404', '429', '500', '503'])
  }
})

it.each(requests)(
  'the document accepts the requests and the answers of the server: %s',
  async (path, request) => {
    const { url, document } = await readDocument()
    const operation = operationOf(document, path)
    const isRequest = compile(operation.requestBody.content)
    expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true)
    expect(isRequest({ ...request, brand_name: undefined })).toBe(false)
    expect(isRequest({ ...request, brand_name: ' ' })).toBe(false)
    expect(isRequest({ ...request, brand_name: '🚀'.repeat(200) })).toBe(true)
    expect(isRequest({ ...request, brand_name: '🚀'.repeat(201) })).toBe(false)

    for (const [sent, headers] of [
      [request, {}],
      [{}, {}],
      [request, { authorization: '' }],
    ] as const) {
      const { status, body } = await ask(url, path, { body: JSON.stringify(sent), headers })
      const response = operation.responses[status]
      if (response === undefined) throw new Error(`There is no ${status}.`)
      const isAnswer = compile(response.content)
      expect(isAnswer(body), JSON.stringify(isAnswer.errors)).toBe(true)
      expect(isAnswer({})).toBe(false)
    }
  },
)
