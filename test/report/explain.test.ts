import { describe, expect, it } from 'vitest'
import type { DownloadErrorFacts } from '../../src/client/download-error.ts'
import type { ServiceErrorFacts } from '../../src/contract/errors.ts'
import { explainDownloadError, explainServiceError } from '../../src/report/explain.ts'

const request = 'POST https://api.example/v1/brand/monitor'

function explain(facts: Partial<ServiceErrorFacts>) {
  return explainServiceError({ kind: 'http', request, detail: '', ...facts })
}

describe('explainServiceError', () => {
  it.each([
    [400, 'brand, keywords, engines and language'],
    [401, 'api-key: ${{ secrets.'],
    [403, 'plan'],
    [404, 'without /v1'],
    [429, 'limits'],
    [500, 'later'],
    [502, 'later'],
    [503, 'later'],
    [504, 'later'],
    [302, 'base-url leads to another address'],
    [418, 'base-url'],
  ])('says what to do about HTTP %d', (status, advice) => {
    expect(explain({ status }).advice).toContain(advice)
  })

  it.each([
    [{ kind: 'connection' }, 'base-url'],
    [{ kind: 'connection' }, 'HTTPS_PROXY'],
    [{ kind: 'timeout' }, 'timeout-minutes'],
    [{ kind: 'timeout', retryAfter: 3600 }, 'timeout-minutes above that wait'],
    [{ kind: 'cancelled' }, 'again'],
    [{ kind: 'invalid-response' }, 'base-url'],
    [{ kind: 'not-completed' }, 'completed'],
  ] satisfies [Partial<ServiceErrorFacts>, string][])('says what to do about %j', (facts, advice) => {
    expect(explain(facts).advice).toContain(advice)
  })

  it("names status, code, number of tries, the service's words and the call", () => {
    const facts = { status: 429, code: 'rate_limited', detail: 'Slow down.', attempts: 4 }
    expect(explain(facts).what).toBe(
      `The service answered 429 (rate_limited) (tried 4 times): Slow down. The call was ${request}.`,
    )
  })

  it('names the wait that the service asks for', () => {
    expect(explain({ kind: 'timeout', retryAfter: 3600 }).what).toContain('wait 3600 seconds')
  })

  it("names the system's code of a connection that failed", () => {
    expect(explain({ kind: 'connection', code: 'ECONNREFUSED' }).what).toContain('ECONNREFUSED')
  })

  it('keeps a hostile answer to one short line', () => {
    const { what } = explain({ status: 500, detail: `\u001B[31m\n::error::${'x'.repeat(5000)}` })
    expect(what.length).toBeLessThan(400)
    expect(what).not.toMatch(/\p{Cc}/u)
  })
})

describe('explainDownloadError', () => {
  const lineOf = (facts: Partial<DownloadErrorFacts>) =>
    explainDownloadError({ kind: 'http', url: 'https://files.example/r.csv', detail: '', ...facts })

  it.each([
    [{ kind: 'refused' }, 'not fetched from there'],
    [{ kind: 'http', status: 404 }, 'the answer was 404'],
    [{ kind: 'too-many-redirects' }, 'passed on without end'],
    [{ kind: 'connection', code: 'ECONNREFUSED' }, 'could not be reached, ECONNREFUSED'],
    [{ kind: 'timeout' }, 'took too long'],
    [{ kind: 'cancelled' }, 'workflow was cancelled'],
    [{ kind: 'too-large' }, 'too large'],
    [{ kind: 'wrong-type' }, 'not what was asked for'],
    [{ kind: 'disk' }, 'could not be kept on disk'],
  ] satisfies [Partial<DownloadErrorFacts>, string][])('says what happened: %j', (facts, words) => {
    expect(lineOf(facts)).toContain(words)
  })

  it('names the place, number of tries and what is known', () => {
    expect(lineOf({ kind: 'http', status: 503, detail: 'Service Unavailable', attempts: 6 })).toBe(
      'The file from https://files.example/r.csv is missing: the answer was 503 (tried 6 times) (Service Unavailable).',
    )
    expect(lineOf({ kind: 'refused', url: '', detail: 'not a URL' })).toBe(
      'The file is missing: it is not fetched from there (not a URL).',
    )
  })

  it('keeps a hostile detail to one short line', () => {
    const line = lineOf({
      url: `https://x.example/\n${'y'.repeat(5000)}`,
      detail: `\u001B[31m\n${'x'.repeat(5000)}`,
    })
    expect(line.length).toBeLessThan(600)
    expect(line).not.toMatch(/\p{Cc}/u)
  })
})
