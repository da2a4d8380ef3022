import { describe, expect, it } from 'vitest'
import { type Operation, readAnswer } from '../../src/client/client.ts'
import { generationSchema, reportSchema, type Scan, scanSchema } from '../../src/contract/contract.ts'
import { ServiceError, type ServiceErrorDetails } from '../../src/errors/service.ts'
import type { HttpReply } from '../../src/lib/http/transport.ts'
import { withValue } from '../support/engines.ts'
import { generationFor, reportFor, scanFor } from '../support/scans.ts'

const NOW = Date.parse('2026-01-15T09:00:00Z')
const REQUEST = 'POST https://service.example/v1/brand/monitor'

const monitor: Operation<Scan> = { path: '/v1/brand/monitor', schema: scanSchema, completes: true }
const scan = scanFor({ brand_name: 'Acme', engines: ['chatgpt', 'claude'] })

const endless = JSON.stringify(scan).replace('"overall_bcr":75', '"overall_bcr":1e999')

function answerWith(body: unknown, answer: Partial<HttpReply> = {}): HttpReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { request: REQUEST, status: 200, contentType: 'application/json', retryAfter: '', text, ...answer }
}

function failureOf(answer: HttpReply, operation: Operation<unknown> = monitor): ServiceErrorDetails {
  try {
    readAnswer(operation, answer, NOW)
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
  it('reads a valid answer', () => {
    expect(readAnswer(monitor, answerWith(scan), NOW)).toEqual(scan)
  })

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

describe('an answer that is not JSON', () => {
  it.each([
    ['truncated JSON', '{"scan_id": "scan-1", "resu', '{"scan_id": "scan-1", "resu'],
    ['an empty body', '', 'empty'],
    ['NaN', '{"overall_bcr": NaN}', '{"overall_bcr": NaN}'],
    ['two values', '{}{}', '{}{}'],
  ])('is invalid, with its content-type and an excerpt: %s', (_, text, shown) => {
    const facts = failureOf(answerWith(text, { contentType: 'text/html' }))
    expect(facts).toEqual(invalid(`not JSON (text/html): ${shown}`))
  })

  it('is named if it is a web page', () => {
    const detail = failureOf(answerWith('<!DOCTYPE html>\n<title>Welcome</title>')).detail
    expect(detail).toBe('a web page instead of JSON: Welcome')
  })

  it('is also invalid without a content-type', () => {
    expect(failureOf(answerWith('hello', { contentType: '' })).detail).toBe(
      'not JSON (no content-type): hello',
    )
  })
})

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
  const places = PLACES.trim()
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()))

  it.each(places)('is invalid at %s: %s', (place = '', value = '', problem = '') => {
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
    const generate = { path: '/v1/content/generate', schema: generationSchema, completes: true }
    const answer = answerWith(generationFor({ brand_name: 'Acme' }, { status: 'queued' }))
    expect(failureOf(answer, generate).kind).toBe('not-completed')
  })

  it('does not matter for a report, which is ready later', () => {
    const exportReport = { path: '/v1/report/export', schema: reportSchema, completes: false }
    expect(readAnswer(exportReport, answerWith(reportFor({ status: 'queued' })), NOW).status).toBe('queued')
  })
})

describe('a status code that is not 200', () => {
  it.each([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [429, 'rate_limited'],
    [503, 'service_unavailable'],
  ])('%i is an error with the code and words of the service', (status, code) => {
    const body = { error: { code, message: 'In its words.' } }
    const facts = { kind: 'http', request: REQUEST, status, code, detail: 'In its words.' }
    expect(failureOf(answerWith(body, { status }))).toEqual(facts)
  })

  it.each([201, 202, 204, 206])('%i is not a success of the contract', status => {
    expect(failureOf(answerWith(scan, { status }))).toEqual(
      invalid(`status ${status} instead of 200`, status),
    )
  })

  it.each([
    ['an empty body', '', 'Bad Gateway'],
    ['another shape', '{"message":"down"}', '{"message":"down"}'],
    ['an error that is text', '{"error":"down"}', 'down'],
  ])('has a short line of explanation and no code for %s', (_, text, detail) => {
    const facts = { kind: 'http', request: REQUEST, status: 502, detail }
    expect(failureOf(answerWith(text, { status: 502 }))).toEqual(facts)
  })

  it.each([401, 403, 502])(
    '%i from a firewall or a proxy is described as a web page, without markup',
    status => {
      const page = '<html>\n<head><title>Access denied</title></head><h1>No</h1>'
      expect(failureOf(answerWith(page, { status }))).toMatchObject({
        status,
        code: 'web-page',
        detail: 'a web page instead of JSON: Access denied',
      })
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

describe('the wait that an error requests', () => {
  const body = { error: { code: 'rate_limited', message: 'Slow down.', retry_after: 20 } }

  it('is taken from the header before the body', () => {
    expect(failureOf(answerWith(body, { status: 429, retryAfter: '7' })).retryAfter).toBe(7)
  })

  it.each(['', 'soon'])('is taken from the body if the header is %j', retryAfter => {
    expect(failureOf(answerWith(body, { status: 503, retryAfter })).retryAfter).toBe(20)
  })

  it('is unknown if both are missing', () => {
    expect(
      failureOf(answerWith({ error: { code: 'rate_limited' } }, { status: 429 })).retryAfter,
    ).toBeUndefined()
  })
})
