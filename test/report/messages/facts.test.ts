import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts } from '../../../src/contract/corpus-facts.ts'
import type { ServiceErrorFacts } from '../../../src/contract/errors.ts'
import type { Blocker } from '../../../src/gate/verdict.ts'
import { LinkOutError } from '../../../src/lib/files.ts'
import { describeMissing } from '../../../src/report/messages/baseline.ts'
import { describeBlocker } from '../../../src/report/messages/gate.ts'
import { describeUnexpected } from '../../../src/report/messages/inputs.ts'
import { remedyOfCode } from '../../../src/report/messages/message.ts'
import { describeCorpusProblem, describePassedOver } from '../../../src/report/messages/pages.ts'
import { describeMissingFile, describeServiceError } from '../../../src/report/messages/service.ts'
import { hostileText } from '../../support/markdown.ts'

const serviceError = (facts: Partial<ServiceErrorFacts>): ServiceErrorFacts => ({
  ...{ kind: 'http', request: 'POST https://api.example/v1/brand/monitor', detail: '' },
  ...facts,
})
const git = { command: 'git fetch', detail: 'fatal: could not read Username.' }
const none = { lookedFor: ['site/**'], passedOver: [] }
const place = { kind: 'file', path: 'a.json' } as const

describe('an error of the service', () => {
  it.each([
    [{ status: 400 }, 'AVG_REQUEST_400'],
    [{ status: 401 }, 'AVG_AUTH_401'],
    [{ status: 403 }, 'AVG_AUTH_403'],
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

describe('pages that cannot be read', () => {
  it.each<[string, CorpusErrorFacts]>([
    ['AVG_NO_PAGES', { kind: 'no-pages', ...none }],
    ['AVG_NO_MATCH', { kind: 'no-match', ...none }],
    ['AVG_NO_COMPETITOR_PAGES', { kind: 'no-competitor-pages', competitor: 'Globex', ...none }],
    ['AVG_NO_BASE_PAGES', { kind: 'no-base-pages', ...none }],
    ['AVG_BASE_NOT_IN_GIT', { kind: 'base-not-in-git', ...none }],
    ['AVG_BASE_UNAVAILABLE', { kind: 'commit-unavailable', commit: '0123456789abcdef', ...git }],
    ['AVG_NO_CHECKOUT', { kind: 'not-a-checkout', ...git }],
    ['AVG_NO_GIT', { kind: 'no-git', command: 'git', detail: 'spawn git ENOENT' }],
    ['AVG_GIT', { kind: 'git-failed', ...git }],
    ['AVG_NO_FOLDER', { kind: 'no-folder', folder: '/work' }],
    ['AVG_PAGE_READING', { kind: 'page-reading-failed', reason: 'crashed', detail: 'TypeError' }],
    ['AVG_PAGE_MEMORY', { kind: 'page-reading-failed', reason: 'out-of-memory', detail: 'heap' }],
    ['AVG_PAGE_TIME', { kind: 'page-reading-failed', reason: 'too-slow', detail: '60 s', path: 'a.md' }],
    ['AVG_PAGE_LIMIT', { kind: 'pages-beyond-limit', pages: [{ path: 'a.md', reason: 'too-large' }] }],
    ['AVG_BASE_FILE', { kind: 'no-base-file', path: 'a.json', reason: { kind: 'submodule' } }],
    ['AVG_LINK_OUT', { kind: 'link-out', path: 'a.json', target: '/home/runner/x' }],
    ['AVG_BASE_COMMITTED', { kind: 'base-pages-committed', folder: '_base/site' }],
    ['AVG_OTHER_TREE', { kind: 'other-tree', checkedOut: 'a'.repeat(40), head: 'b'.repeat(40) }],
    ['AVG_OWNER_MISSING', { kind: 'owner-missing', owners: [] }],
  ])('have the code %s', (code, corpus) => {
    expect(describeServiceError(serviceError({ kind: 'setup', corpus })).code).toBe(code)
  })

  it('have the code of a link where a writer meets one', () => {
    const thrown = describeUnexpected(new LinkOutError({ path: 'reports', target: '/home/runner' }))
    expect(thrown).toMatch(/^AVG_LINK_OUT: /)
  })
})

it('files that were passed over are told by reason, the most first', () => {
  const of = (reason: 'format' | 'language', count: number, more: object) => ({
    reason,
    count,
    examples: [],
    ...more,
  })
  const files = [of('language', 2, { language: 'fr' }), of('format', 14, { extension: 'rst' })]
  expect(describePassedOver([...files, of('format', 3, { extension: 'ipynb' })])).toEqual([
    ...['14 .rst, 3 .ipynb: not read', '2 files in another language'],
  ])
})

describe('a blocker', () => {
  const unusable = (cause: Extract<Blocker, { kind: 'baseline' }>['unusable']) =>
    ({ kind: 'baseline', unusable: cause }) as const

  it.each<[Blocker, string]>([
    [unusable({ kind: 'history', place, cause: { kind: 'empty' } }), 'AVG_BASELINE_UNUSABLE'],
    [unusable({ kind: 'history', place, cause: { kind: 'unread' } }), 'AVG_HISTORY_UNREADABLE'],
    [unusable({ kind: 'base', facts: serviceError({ kind: 'timeout' }) }), 'AVG_SERVICE_TIMEOUT'],
    [{ kind: 'service', facts: serviceError({ status: 401 }) }, 'AVG_AUTH_401'],
    [{ kind: 'few-answers', planned: 2, evaluated: 0, minAnswers: 50, missing: [] }, 'AVG_FEW_ANSWERS'],
  ])('%j has the code %s', (blocker, code) => {
    expect(describeBlocker(blocker).code).toBe(code)
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
            passedOver: [
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
