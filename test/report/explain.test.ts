import { describe, expect, it } from 'vitest'
import { explainServiceError } from '../../src/report/explain.ts'
import type { ServiceErrorFacts } from '../../src/service/errors.ts'

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
