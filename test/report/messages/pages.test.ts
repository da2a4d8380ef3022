import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts, PassedOver, PassedOverReason } from '../../../src/contract/corpus-facts.ts'
import { countFiles, describeCorpusProblem, describePassedOver } from '../../../src/report/messages/pages.ts'
import { describeServiceError } from '../../../src/report/messages/service.ts'
import { hostileText } from '../../support/markdown.ts'

const over = (reason: PassedOverReason, count: number, more: Partial<PassedOver> = {}): PassedOver => ({
  ...{ reason, count, examples: [] },
  ...more,
})
const rst = over('format', 14, { extension: 'rst' })
const notebooks = over('format', 3, { extension: 'ipynb' })
const french = over('language', 2, { language: 'fr' })
const git = { command: 'git fetch', detail: 'fatal: could not read Username.' }
const none = { lookedFor: ['site/**'], passedOver: [] }

const problems: [string, CorpusErrorFacts][] = [
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
]

describe('pages that cannot be read', () => {
  it.each(problems)('have the code %s', (code, corpus) => {
    const { code: told, text } = describeServiceError({
      ...{ kind: 'setup', request: 'the embedded service', detail: '', corpus },
    })
    expect(told).toBe(code)
    expect(text).toContain(describeCorpusProblem(corpus).what)
  })

  it('name what was looked for and what was passed over', () => {
    const passedOver = [rst, french, notebooks]
    expect(describeCorpusProblem({ kind: 'no-pages', lookedFor: ['docs/**'], passedOver }).what).toBe(
      'No page with text was found by content: docs/**. Passed over: 14 .rst, 3 .ipynb: not read; 2 pages in another language (2 fr).',
    )
  })

  it('are told on one line, whatever the names and the words of git', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const facts: CorpusErrorFacts[] = [
          {
            ...{ kind: 'no-competitor-pages', lookedFor: [text], competitor: text },
            passedOver: [
              over('format', 1, { extension: text }),
              over('language', 1, { language: text, examples: [text] }),
            ],
          },
          { kind: 'commit-unavailable', command: text, detail: text, commit: text },
          { kind: 'no-folder', folder: text },
          { kind: 'no-base-file', path: text, reason: { kind: 'git-failed', command: text, detail: text } },
          { kind: 'link-out', path: text, target: text },
          { kind: 'base-pages-committed', folder: text },
          { kind: 'other-tree', checkedOut: text, head: text },
        ]
        for (const { what: words } of facts.map(describeCorpusProblem)) {
          expect(words).not.toMatch(/[\p{Cc}\u2028\u202E]/u)
          expect(words.length).toBeLessThan(1000)
        }
      }),
    )
  })
})

describe('describePassedOver', () => {
  it('joins files of one reason, and begins with the most files', () => {
    expect(describePassedOver([french, rst, notebooks])).toEqual([
      '14 .rst, 3 .ipynb: not read',
      '2 pages in another language (2 fr)',
    ])
    expect(countFiles([french, rst, notebooks])).toBe(19)
  })
})
