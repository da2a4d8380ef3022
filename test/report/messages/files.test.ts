import { describe, expect, it } from 'vitest'
import type { CorpusErrorFacts } from '../../../src/contract/corpus-facts.ts'
import { LinkOutError } from '../../../src/lib/files.ts'
import { describeUnexpected } from '../../../src/report/messages/inputs.ts'
import { describeServiceError } from '../../../src/report/messages/service.ts'

describe('a file that must not be used', () => {
  it.each<[string, CorpusErrorFacts]>([
    ['AVG_BASE_FILE', { kind: 'no-base-file', path: 'a.json', reason: { kind: 'submodule' } }],
    ['AVG_LINK_OUT', { kind: 'link-out', path: 'a.json', target: '/home/runner/x' }],
    ['AVG_BASE_COMMITTED', { kind: 'base-pages-committed', folder: '_base/site' }],
    ['AVG_OTHER_TREE', { kind: 'other-tree', checkedOut: 'a'.repeat(40), head: 'b'.repeat(40) }],
  ])('has the code %s', (code, corpus) => {
    expect(describeServiceError({ kind: 'setup', request: '', detail: '', corpus }).code).toBe(code)
  })

  it('has the code of a link where a writer meets one', () => {
    const thrown = describeUnexpected(new LinkOutError({ path: 'reports', target: '/home/runner' }))
    expect(thrown).toMatch(/^AVG_LINK_OUT: The path reports cannot be used/)
  })
})
