import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts } from '../../../src/contract/corpus-facts.ts'
import type { ServiceErrorFacts } from '../../../src/contract/errors.ts'
import { describeMissing } from '../../../src/report/messages/baseline.ts'
import { remedyOfCode } from '../../../src/report/messages/message.ts'
import { describeCorpusProblem } from '../../../src/report/messages/pages.ts'
import { describeMissingFile, describeServiceError } from '../../../src/report/messages/service.ts'
import { hostileText } from '../../support/markdown.ts'

const serviceError = (facts: Partial<ServiceErrorFacts>): ServiceErrorFacts => ({
  ...{ kind: 'http', request: 'POST https://api.example/v1/brand/monitor', detail: '' },
  ...facts,
})
const place = { kind: 'file', path: 'a.json' } as const

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
  ] as const)('of %j has the code %s, and ends with its remedy', (facts, code) => {
    const told = describeServiceError(serviceError(facts))
    expect(told.code).toBe(code)
    expect(told.text.endsWith(remedyOfCode(code))).toBe(true)
  })
})

describe('what a run is compared with', () => {
  it('names what changed, and cuts a long list of changes short', () => {
    const added = Array.from({ length: 500 }, (_, index) => `keyword ${index}`)
    const changes = [
      { name: 'brand', added: ['アクメ'], removed: ['Acme'], single: true },
      { name: 'keywords', added, removed: ['crm', 'erp'], single: false },
    ]
    const text = describeMissing({ kind: 'other-settings', place, changes })
    expect(text).toMatch(/brand was Acme and is アクメ; keywords \(added keyword 0, .*…, removed crm, erp\)$/)
    expect(text.length).toBeLessThan(450)
  })
})

describe('the words for facts from outside', () => {
  it('are one line without control characters, and short', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const corpus: CorpusErrorFacts[] = [
          {
            ...{ kind: 'no-competitor-pages', lookedFor: [text], competitor: text },
            skipped: [
              { reason: 'format', count: 1, extension: text, examples: [] },
              { reason: 'language', count: 1, language: text, examples: [text] },
            ],
          },
          { kind: 'commit-unavailable', command: text, detail: text, commit: text },
          { kind: 'no-folder', folder: text },
          { kind: 'no-base-file', path: text, reason: { kind: 'git-failed', command: text, detail: text } },
          { kind: 'link-out', path: text, target: text },
          { kind: 'base-pages-committed', folder: text },
          { kind: 'other-tree', checkedOut: text, head: text },
        ]
        const detail = text.repeat(100)
        const download = { kind: 'http', url: `https://x.example/${detail}`, detail } as const
        const facts = serviceError({ kind: 'http', code: text, detail })
        const words = [
          ...corpus.map(problem => describeCorpusProblem(problem).what),
          describeServiceError(facts).what,
          ...[{ kind: 'download', facts: download } as const, { kind: 'service', facts } as const].map(
            failure => describeMissingFile(failure, 'report'),
          ),
          describeMissingFile({ kind: 'unexpected', detail: text }, 'draft'),
        ]
        for (const line of words) {
          expect(line).not.toMatch(/[\p{Cc}\u2028\u202E]/u)
          expect(line.length).toBeLessThan(1000)
        }
      }),
    )
  })
})
