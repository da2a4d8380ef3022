import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../scripts/calibration/random.ts'
import { DownloadError } from '../../src/client/download-error.ts'
import { describeError, remedyOfCode } from '../../src/errors/avg-error.ts'
import { errorSchema } from '../../src/errors/schemas.ts'
import {
  describeServiceError,
  headlineOfFailure,
  ServiceError,
  type ServiceErrorDetails,
} from '../../src/errors/service.ts'
import { describeMissingFile } from '../../src/report/document/sections/drafts.ts'
import { describeBlocker } from '../../src/report/words/baseline.ts'
import { fillTexts, hostileValues } from '../support/hostile-values.ts'
import { hostileText } from '../support/markdown.ts'

const serviceError = (details: Partial<ServiceErrorDetails>): ServiceErrorDetails => ({
  kind: 'http',
  request: 'POST https://api.example/v1/brand/monitor',
  detail: '',
  ...details,
})

describe('an error of the service', () => {
  it.each([
    [{ status: 400 }, 'AVG_REQUEST_400'],
    [{ status: 401 }, 'AVG_AUTH_401'],
    [{ status: 403 }, 'AVG_AUTH_403'],
    [{ status: 403, code: 'web-page' }, 'AVG_SERVICE_HTTP'],
    [{ status: 401, code: 'web-page' }, 'AVG_AUTH_401'],
    [{ kind: 'connection', code: 'invalid-proxy' }, 'AVG_PROXY'],
    [{ status: 404 }, 'AVG_SERVICE_404'],
    [{ status: 429 }, 'AVG_LIMIT_429'],
    [{ status: 500 }, 'AVG_SERVICE_5XX'],
    [{ status: 302 }, 'AVG_SERVICE_REDIRECT'],
    [{ status: 418 }, 'AVG_SERVICE_HTTP'],
    [{}, 'AVG_SERVICE_HTTP'],
    [{ kind: 'connection' }, 'AVG_SERVICE_CONNECTION'],
    [{ kind: 'timeout' }, 'AVG_SERVICE_TIMEOUT'],
    [{ kind: 'timeout', retryAfter: 3600 }, 'AVG_SERVICE_WAIT'],
    [{ kind: 'cancelled' }, 'AVG_CANCELLED'],
    [{ kind: 'invalid-response' }, 'AVG_SERVICE_RESPONSE'],
    [{ kind: 'not-completed' }, 'AVG_SERVICE_INCOMPLETE'],
    [{ kind: 'not-sent' }, 'AVG_ANSWER_COST'],
    [{ kind: 'setup' }, 'AVG_SETUP'],
  ] as const)('of %j has the code %s, and ends with its remedy', (details, code) => {
    const described = describeServiceError(serviceError(details))
    expect(described.code).toBe(code)
    expect(described.text.endsWith(remedyOfCode(code))).toBe(true)
  })

  it.each([
    ['http', 503, 'The scan service failed with status 503'],
    ['invalid-response', 200, 'The scan service gave an invalid answer'],
    ['not-completed', 200, 'The scan service did not complete the scan'],
  ] as const)('of the kind %s and the status %d has the headline %j', (kind, status, headline) => {
    expect(headlineOfFailure(serviceError({ kind, status }))).toBe(headline)
  })
})

describe('the sentence of an error', () => {
  const isHarmless = (line: string) => !/[\p{Cc}\u2028\u202E]/u.test(line) && line.length < 1000

  it('is one short line without control characters, whatever its details are', () => {
    const stored = hostileValues(errorSchema, { fewest: 300, random: createRandom(1), texts: {} })
    const sentences = stored.map(
      value => describeError(errorSchema.parse(fillTexts(value, text => text))).what,
    )
    expect(sentences.filter(line => !isHarmless(line))).toEqual([])
  })

  it('is such a line for a failed call and a failed download, too', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const detail = text.repeat(100)
        const service = new ServiceError(serviceError({ code: text, detail }))
        const download = new DownloadError({ kind: 'http', url: `https://x.example/${detail}`, detail })
        const lines = [service, download, text].map(error => describeMissingFile(error, 'report'))
        expect(lines.filter(line => !isHarmless(line))).toEqual([])
      }),
    )
  })
})

it.each([
  [false, 'Run actions/checkout before this step.'],
  [true, 'Name your pages, or the folder of a built site, with --content.'],
])('names a remedy for a workflow, or for a terminal: %s', (atTerminal, remedy) => {
  const details = serviceError({ cause: { code: 'AVG_NO_PAGES', lookedFor: [], skipped: [] } })
  expect(describeBlocker({ kind: 'service', details }, atTerminal).remedy).toContain(remedy)
})
