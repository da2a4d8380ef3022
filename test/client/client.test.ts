import { describe, expect, it } from 'vitest'
import { monitorOf, operations, readAnswer } from '../../src/client/client.ts'
import { ServiceError, type ServiceErrorDetails } from '../../src/errors/service.ts'
import type { HttpReply } from '../../src/lib/http/transport.ts'
import { withValue } from '../support/engines.ts'
import { generationFor, reportFor, scanFor } from '../support/scans.ts'
import { textTable } from '../support/text-table.ts'

const NOW = Date.parse('2026-01-15T09:00:00Z')
const REQUEST = 'POST https://service.example/v1/brand/monitor'

const monitor = monitorOf({ brand_name: 'Acme', keywords: ['crm'] })
const scan = scanFor({ brand_name: 'Acme', engines: ['chatgpt', 'claude'] })

const endless = JSON.stringify(scan).replace('"overall_bcr":75', '"overall_bcr":1e999')

function answerWith(body: unknown, answer: Partial<HttpReply> = {}): HttpReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { request: REQUEST, status: 200, contentType: 'application/json', retryAfter: '', text, ...answer }
}

function failureOf(answer: HttpReply): ServiceErrorDetails {
  try {
    readAnswer(monitor, answer, NOW)
  } catch (error) {
    if (error instanceof ServiceError) return error.details
    throw error
  }
  throw new Error('No failure.')
}

/** The failure of an answer that violates the contract. */
const invalid = (detail: string, status = 200) => ({
  kind: 'invalid-response',
  request: REQUEST,
  status,
  detail,
})

describe('readAnswer', () => {
  it('accepts unknown fields and missing texts of an engine', () => {
    const [result] = scan.results
    const body = {
      ...scan,
      region: 'eu',
      results: [{ ...result, snippet: null, source_url: undefined, rank: 3 }],
      summary: { ...scan.summary, share: 0.5 },
    }
    expect(readAnswer(monitor, answerWith(body), NOW).results).toMatchObject([
      { snippet: '', source_url: '' },
    ])
  })

  it('accepts a scan without results', () => {
    expect(readAnswer(monitor, answerWith({ ...scan, results: [] }), NOW).results).toEqual([])
  })

  it('lets __proto__ in a body change nothing but the body', () => {
    const body = JSON.stringify(scan).replace('{', '{"__proto__":{"polluted":true},')
    const read = readAnswer(monitor, answerWith(body), NOW)
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('polluted' in read).toBe(false)
    expect('polluted' in {}).toBe(false)
  })
})

/** Content-type | body | the reported problem. */
const NO_JSON = `
  text/html        | {"scan_id": "scan-1", "resu               | not JSON (text/html): {"scan_id": "scan-1", "resu
  text/html        |                                           | not JSON (text/html): empty
  text/html        | {"overall_bcr": NaN}                      | not JSON (text/html): {"overall_bcr": NaN}
  text/html        | {}{}                                      | not JSON (text/html): {}{}
                   | hello                                     | not JSON (no content-type): hello
  application/json | <!DOCTYPE html> <title>Welcome</title>    | a web page instead of JSON: Welcome
`

it.each(textTable(NO_JSON))(
  'a body of type %j that is %j is invalid: %s',
  (contentType = '', text, detail = '') => {
    expect(failureOf(answerWith(text, { contentType }))).toEqual(invalid(detail))
  },
)

describe('an answer with another structure', () => {
  // Path | its value in JSON, empty if missing | the reported problem.
  const PLACES = `
    scan_id                |         | expected string, received undefined
    results                |         | expected array, received undefined
    results[1]             | null    | expected object, received null
    results[0].engine      | ""      | Too small: expected string to have >=1 characters
    results[0].cited       | "true"  | expected boolean, received string
    results[0].bcr_score   | "80"    | expected number, received string
    summary.cited_engines  | -1      | Too small: expected number to be >=0
    summary.total_engines  | 1.5     | expected int, received number
  `
  it.each(textTable(PLACES))('is invalid at %s: %s', (place = '', value = '', problem = '') => {
    const body = withValue(
      scan,
      place.replace(/\[(\d)\]/g, '.$1'),
      value === '' ? undefined : JSON.parse(value),
    )
    expect(failureOf(answerWith(body))).toEqual(invalid(`${place}: ${problem}`))
  })

  it.each([
    ['an array', [scan], 'the answer: expected object, received array'],
    ['null', 'null', 'the answer: expected object, received null'],
    ['a number beyond all numbers', endless, 'summary.overall_bcr: expected number, received Infinity'],
  ])('is invalid: %s', (_, body, detail) => {
    expect(failureOf(answerWith(body))).toEqual(invalid(detail))
  })

  it('names the first three problems and counts the others', () => {
    expect(failureOf(answerWith({ status: 'completed', results: [{}] })).detail).toBe(
      'scan_id: expected string, received undefined; ' +
        'results[0].engine: expected string, received undefined; ' +
        'results[0].cited: expected boolean, received undefined; and 1 more',
    )
  })
})

describe('a large answer', () => {
  const result = scanFor({ brand_name: 'Acme', engines: ['chatgpt'] }).results[0]
  const withResults = (count: number) => ({
    ...scan,
    results: Array.from({ length: count }, (_, index) => ({ ...result, engine: `engine ${index}` })),
  })

  it('may have 200 results, and is malformed with more', () => {
    expect(readAnswer(monitor, answerWith(withResults(200)), NOW).results).toHaveLength(200)
    expect(failureOf(answerWith(withResults(201)))).toMatchObject({
      kind: 'invalid-response',
      detail: expect.stringMatching(/^results: .*200/),
    })
  })

  it('is malformed if the name of an engine is too long', () => {
    const body = { ...scan, results: [{ ...result, engine: 'x'.repeat(501) }] }
    expect(failureOf(answerWith(body))).toMatchObject({ kind: 'invalid-response' })
  })

  it('is cut if its texts are longer than any report shows', () => {
    const long = { ...result, snippet: 'x'.repeat(1_000_000), sentiment: 'y'.repeat(1_000_000) }
    const [read] = readAnswer(monitor, answerWith({ ...scan, results: [long] }), NOW).results
    expect(read?.snippet).toBe('x'.repeat(20_000))
    expect(read?.sentiment).toHaveLength(2_000)
  })
})

describe('the brand that an answer names', () => {
  const read = (brand_name: unknown) => readAnswer(monitor, answerWith({ ...scan, brand_name }), NOW)

  it.each([' ACME', 'Ａcme', ' ', null])('may be %j for Acme', brand => {
    expect(read(brand).results).toEqual(scan.results)
  })

  it.each(['Globex', 'Acme 2'])('makes the answer invalid if it is %j', brand => {
    const detail = `brand_name: the scan is about “${brand}”, not about “Acme”`
    expect(failureOf(answerWith({ ...scan, brand_name: brand }))).toEqual(invalid(detail))
  })
})

describe('the status of an answer', () => {
  it.each(['processing', 'failed', 'Completed', ''])(
    '%j is not completed, whatever the other fields are',
    status => {
      const expected = { ...invalid(`status is ${JSON.stringify(status)}`), kind: 'not-completed' }
      expect(failureOf(answerWith({ ...scan, status }))).toEqual(expected)
      expect(failureOf(answerWith({ status, results: null }))).toEqual(expected)
    },
  )

  it('also counts for a generation', () => {
    const queued = answerWith(generationFor({ brand_name: 'Acme' }, { status: 'queued' }))
    expect(() => readAnswer(operations.generate, queued, NOW)).toThrow('status is "queued"')
  })

  it('does not matter for a report, which is ready later', () => {
    const queued = answerWith(reportFor({ status: 'queued' }))
    expect(readAnswer(operations.export, queued, NOW).status).toBe('queued')
  })
})

describe('a status code that is not 200', () => {
  it.each([201, 202, 204, 206])('%i is not a success of the contract', status => {
    expect(failureOf(answerWith(scan, { status }))).toEqual(
      invalid(`status ${status} instead of 200`, status),
    )
  })

  /** Body | code of the error, empty if there is none | its words. */
  const ERRORS = `
    {"error": {"code": "forbidden", "message": "Not in this plan."}}        | forbidden | Not in this plan.
    {"message": "down"}                                                     |           | {"message": "down"}
    {"error": "down"}                                                       |           | down
                                                                            |           | Bad Gateway
    <html> <head><title>Access denied</title></head><h1>No</h1>             | web-page  | a web page instead of JSON: Access denied
  `
  it.each(textTable(ERRORS))(
    'with the body %j is an error with code %j and its words: %s',
    (text, code, detail) => {
      const error = { kind: 'http', request: REQUEST, status: 502, detail, ...(code && { code }) }
      expect(failureOf(answerWith(text, { status: 502 }))).toEqual(error)
    },
  )

  it('keeps the message and the wait if the server sends other types', () => {
    const error = { code: 1015, message: 'Slow down.', retry_after: '20' }
    expect(failureOf(answerWith({ error }, { status: 429 }))).toMatchObject({
      code: '1015',
      detail: 'Slow down.',
      retryAfter: 20,
    })
  })

  it.each([
    [{ error: { code: 'no_quota', message: 'No quota left.' } }, 'an error with status 200: No quota left.'],
    [{ status: 'failed', error: 'No quota left.' }, 'status is "failed": No quota left.'],
  ])('has the message of the service if the body with status 200 is an error: %j', (body, detail) => {
    expect(failureOf(answerWith(body)).detail).toBe(detail)
  })

  it('has a short explanation for a long body', () => {
    const long = 'x'.repeat(100_000)
    expect(failureOf(answerWith(long, { status: 500 })).detail).toHaveLength(200)
    expect(failureOf(answerWith({ error: { code: long, message: long } }, { status: 500 }))).toMatchObject({
      code: expect.stringMatching(/^x{199}…$/),
      detail: expect.stringMatching(/^x{199}…$/),
    })
  })
})

/** Retry-After | status | the seconds to wait, of which the body states 20. */
it.each([
  ['7', 429, 7],
  ['', 503, 20],
  ['soon', 503, 20],
])('the header %j with status %i asks for a wait of %i seconds', (retryAfter, status, wait) => {
  const body = { error: { code: 'rate_limited', message: 'Slow down.', retry_after: 20 } }
  expect(failureOf(answerWith(body, { status, retryAfter })).retryAfter).toBe(wait)
})
