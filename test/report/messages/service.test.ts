import { describe, expect, it } from 'vitest'
import type { DownloadErrorFacts } from '../../../src/client/download-error.ts'
import type { ServiceErrorFacts } from '../../../src/contract/errors.ts'
import { messageOf } from '../../../src/report/messages/message.ts'
import { describeDownloadError, describeServiceError, SERVICE } from '../../../src/report/messages/service.ts'

const request = 'POST https://api.example/v1/brand/monitor'
const factsOf = (facts: Partial<ServiceErrorFacts>): ServiceErrorFacts => ({
  kind: 'http',
  request,
  detail: '',
  ...facts,
})

describe('an error of the service', () => {
  it.each([
    [{ status: 400 }, 'AVG_REQUEST_400'],
    [{ status: 401 }, 'AVG_AUTH_401'],
    [{ status: 403 }, 'AVG_AUTH_403'],
    [{ status: 404 }, 'AVG_SERVICE_404'],
    [{ status: 429 }, 'AVG_LIMIT_429'],
    [{ status: 500 }, 'AVG_SERVICE_5XX'],
    [{ status: 504 }, 'AVG_SERVICE_5XX'],
    [{ status: 302 }, 'AVG_SERVICE_REDIRECT'],
    [{ status: 418 }, 'AVG_SERVICE_HTTP'],
    [{}, 'AVG_SERVICE_HTTP'],
    [{ kind: 'connection' }, 'AVG_SERVICE_CONNECTION'],
    [{ kind: 'timeout' }, 'AVG_SERVICE_TIMEOUT'],
    [{ kind: 'timeout', retryAfter: 3600 }, 'AVG_SERVICE_WAIT'],
    [{ kind: 'cancelled' }, 'AVG_CANCELLED'],
    [{ kind: 'invalid-response' }, 'AVG_SERVICE_RESPONSE'],
    [{ kind: 'not-completed' }, 'AVG_SERVICE_INCOMPLETE'],
    [{ kind: 'setup' }, 'AVG_SETUP'],
  ] satisfies [Partial<ServiceErrorFacts>, string][])('of %j has the code %s', (facts, code) => {
    expect(describeServiceError(factsOf(facts)).code).toBe(code)
  })

  it('ends with the remedy of its code', () => {
    const { code, text } = describeServiceError(factsOf({ status: 401 }))
    expect(code).toBe('AVG_AUTH_401')
    expect(text.endsWith(SERVICE.AVG_AUTH_401.remedy)).toBe(true)
  })

  it('keeps a hostile answer to one short line', () => {
    const { what: text } = describeServiceError(
      factsOf({ status: 500, detail: `\u001B[31m\n::error::${'x'.repeat(5000)}` }),
    )
    expect(text.length).toBeLessThan(400)
    expect(text).not.toMatch(/\p{Cc}/u)
  })
})

describe('a failed download', () => {
  const lineOf = (facts: Partial<DownloadErrorFacts>) =>
    describeDownloadError({ kind: 'http', url: 'https://files.example/r.csv', detail: '', ...facts })

  it('keeps a hostile detail to one short line', () => {
    const line = lineOf({
      url: `https://x.example/\n${'y'.repeat(5000)}`,
      detail: `\u001B[31m\n${'x'.repeat(5000)}`,
    })
    expect(line.length).toBeLessThan(600)
    expect(line).not.toMatch(/\p{Cc}/u)
  })
})

describe('a missing draft or report', () => {
  const unexpected = { kind: 'unexpected', detail: 'ENOSPC:\nno space' } as const
  const service = { kind: 'service', facts: factsOf({ status: 403, detail: 'No.' }) } as const

  it.each(['AVG_DRAFT', 'AVG_SERVICE_REPORT'] as const)('is explained by its cause in one line: %s', code => {
    expect(messageOf(SERVICE, code, service)).toMatchObject({
      code,
      text: expect.stringContaining('403: No.'),
    })
    expect(messageOf(SERVICE, code, unexpected).text).toMatch(/: ENOSPC: no space$/)
  })
})
