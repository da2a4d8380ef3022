import { describe, expect, it } from 'vitest'

import type { HistoryPlace, RecordProblem, UnreadableHistory } from '../../../src/history/store.ts'
import type { GitHubFailure } from '../../../src/lib/github.ts'
import { describeMissing } from '../../../src/report/messages/baseline.ts'
import { describeHistoryProblem, describeRecordProblems } from '../../../src/report/messages/history.ts'

const file: HistoryPlace = { kind: 'file', path: 'baseline.json' }
const branch: HistoryPlace = { kind: 'branch', branch: 'history', path: 'docs.ndjson' }

describe('the words for a baseline', () => {
  it('name what changed, and cut a long list of changes short', () => {
    const added = Array.from({ length: 500 }, (_, index) => `keyword ${index}`)
    const text = describeMissing({
      ...{ kind: 'other-settings', place: file },
      changes: [
        { name: 'brand', added: ['アクメ'], removed: ['Acme'], single: true },
        { name: 'keywords', added, removed: ['crm', 'erp'], single: false },
      ],
    })
    expect(text).toMatch(
      /: brand was Acme and is アクメ; keywords \(added keyword 0, .*…, removed crm, erp\)$/,
    )
    expect(text.length).toBeLessThan(450)
  })
})

describe('the words for a history', () => {
  const refused = (overrides: Partial<GitHubFailure>): UnreadableHistory => ({
    kind: 'github',
    failure: {
      ...{ kind: 'refused', status: 403, cause: 'permission', retried: false, detail: 'No.' },
      ...overrides,
    },
    permission: overrides.cause === undefined ? 'contents: read' : undefined,
  })

  it.each<[UnreadableHistory, string]>([
    [refused({}), 'the job needs the permission `contents: read`'],
    [refused({ cause: 'rate-limit' }), 'this is a rate limit, which ends by itself'],
    [refused({ cause: 'archived' }), 'the repository is archived'],
    [refused({ kind: 'unreachable', detail: 'ECONNREFUSED' }), '(ECONNREFUSED)'],
  ])('say why it was not read: %j', (unreadable, words) => {
    const warnings = describeHistoryProblem({ place: branch, unreadable })
    expect(warnings).toEqual([expect.stringMatching(/^AVG_HISTORY_UNREADABLE: /)])
    expect(warnings[0]).toContain(words)
  })

  it('name the first five entries that cannot be read, and count the others', () => {
    const records = Array.from(
      { length: 7 },
      (_, index): RecordProblem => ({ unit: 'line', position: index + 2, cause: { kind: 'not-json' } }),
    )
    const warnings = describeRecordProblems(records, branch)
    expect(warnings).toHaveLength(6)
    expect(warnings[0]).toContain('Line 2 of the branch history')
    expect(warnings[5]).toContain('2 more on the branch history')
  })
})
