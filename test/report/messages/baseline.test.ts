import { describe, expect, it } from 'vitest'

import type { BaselineOrigin, MissingBaseline } from '../../../src/comparison/baseline.ts'
import type {
  AppendProblem,
  HistoryPlace,
  MissingHistory,
  RecordProblem,
  UnreadableHistory,
  UnusableHistory,
} from '../../../src/history/store.ts'
import type { GitHubFailure } from '../../../src/lib/github.ts'
import {
  describeMissing,
  describeOrigin,
  describeUnusableBaseline,
} from '../../../src/report/messages/baseline.ts'
import {
  describeAppended,
  describeAppendProblem,
  describeHistoryProblem,
  describeRecordProblems,
  describeUnaccepted,
} from '../../../src/report/messages/history.ts'

const file: HistoryPlace = { kind: 'file', path: 'baseline.json' }
const branch: HistoryPlace = { kind: 'branch', branch: 'history', path: 'docs.ndjson' }

function failure(overrides: Partial<GitHubFailure>): GitHubFailure {
  return {
    kind: 'refused',
    status: 403,
    cause: 'permission',
    retried: false,
    detail: 'Resource not accessible',
    ...overrides,
  }
}

const timeout = { kind: 'timeout', request: 'the embedded service', detail: 'the time budget ended' } as const
const noGit = { kind: 'no-git', command: 'git', detail: 'ENOENT' } as const
const unusable: UnusableHistory[] = [
  { kind: 'file-system', detail: 'EISDIR: illegal operation on a directory' },
  { kind: 'empty' },
  { kind: 'not-json' },
  { kind: 'invalid', path: '', message: 'expected object' },
  { kind: 'invalid', path: 'overall_bcr', message: 'expected number' },
  { kind: 'record', cause: { kind: 'unknown-format', format: 'sarif' } },
  { kind: 'no-readable-record', first: { kind: 'newer-version', version: 3, newest: 2 } },
]

const unreadable: UnreadableHistory[] = [
  { kind: 'not-opened', lacks: 'repository' },
  { kind: 'not-opened', lacks: 'token' },
  { kind: 'github', failure: failure({}), permission: 'contents: read' },
  {
    kind: 'github',
    failure: failure({ cause: 'rate-limit', detail: 'API rate limit' }),
    permission: undefined,
  },
  { kind: 'github', failure: failure({ cause: 'archived' }), permission: undefined },
  {
    kind: 'github',
    failure: failure({ kind: 'unreachable', detail: 'ECONNREFUSED' }),
    permission: undefined,
  },
  {
    kind: 'github',
    failure: failure({ kind: 'malformed', detail: 'expected array' }),
    permission: undefined,
  },
  { kind: 'not-a-file' },
  { kind: 'too-many-lines', file: 'history.ndjson', most: 20_000 },
]

describe('the words for a baseline', () => {
  it('say where it comes from', () => {
    const origins: BaselineOrigin[] = [
      { ...file, runs: 0 },
      { ...file, runs: 1 },
      { ...branch, runs: 5 },
      { kind: 'base', against: { kind: 'merge-base', commit: '0123456789abcdef' } },
      { kind: 'base', against: { kind: 'base-tip', commit: '0123456789abcdef' } },
      { kind: 'base', against: { kind: 'before-push', commit: '0123456789abcdef' } },
      { kind: 'base', against: { kind: 'folder', folder: 'site/before' } },
      { kind: 'inputs', rest: undefined },
      { kind: 'inputs', rest: { ...branch, runs: 3 } },
    ]
    expect(origins.map(describeOrigin)).toMatchInlineSnapshot(`
      [
        "baseline.json",
        "baseline.json",
        "5 runs on the branch history",
        "the merge base 0123456",
        "0123456, the tip of the base branch",
        "0123456, the commit before the push",
        "the pages in site/before",
        "the inputs",
        "the inputs and 3 runs on the branch history",
      ]
    `)
  })

  it('say why there is none', () => {
    const causes: [HistoryPlace, MissingHistory][] = [
      [file, { kind: 'no-file' }],
      [branch, { kind: 'no-branch' }],
      [branch, { kind: 'no-file-on-branch', permission: 'contents: read' }],
    ]
    const missing: MissingBaseline[] = [
      { kind: 'none-configured' },
      { kind: 'accepted', place: branch },
      ...causes.map(([place, cause]) => ({ kind: 'no-history-yet' as const, place, cause })),
      { kind: 'no-run-yet', place: file },
      { kind: 'no-readable-run', place: branch },
      {
        kind: 'other-settings',
        place: branch,
        changes: [
          { name: 'brand', added: ['アクメ'], removed: ['Acme'], single: true },
          { name: 'keywords', added: ['hr'], removed: ['erp', 'crm'], single: false },
          { name: 'engines', added: [], removed: ['gemini'], single: false },
        ],
      },
      { kind: 'unreadable', place: branch },
      { kind: 'no-base-for-event', event: 'schedule' },
      { kind: 'no-commit-before-push' },
      { kind: 'no-commit-before-push', commit: '0123456789abcdef0123456789abcdef01234567' },
      { kind: 'no-base-for-service' },
      { kind: 'unusable', unusable: { kind: 'history', place: file, cause: { kind: 'empty' } } },
      { kind: 'unusable', unusable: { kind: 'base', facts: timeout } },
    ]
    expect(missing.map(describeMissing)).toMatchInlineSnapshot(`
      [
        "none is configured",
        "the level of this run is accepted (\`accept: true\`), so earlier runs on the branch history do not count",
        "there is no file baseline.json",
        "there is no branch history yet",
        "there is no file docs.ndjson on the branch history, or the job lacks the permission \`contents: read\`",
        "baseline.json holds no run yet",
        "no run on the branch history can be read",
        "the last run on the branch history was made with other settings: brand was Acme and is アクメ; keywords (added hr, removed erp, crm); engines (removed gemini)",
        "the history on the branch history could not be read",
        "a run of the event schedule checks no change; only pull requests, merge groups and pushes have a base",
        "the push names no commit before it, as the first push of a branch",
        "the commit 0123456 before the push is not in the checkout and could not be fetched",
        "a hosted service cannot measure an earlier tree",
        "baseline.json cannot be used",
        "the pages before the change cannot be measured",
      ]
    `)
  })

  it('cut a long list of changes short', () => {
    const added = Array.from({ length: 500 }, (_, index) => `keyword ${index}`)
    const changes = [{ name: 'keywords', added, removed: ['crm', 'erp'], single: false }]
    const text = describeMissing({ kind: 'other-settings', place: file, changes })
    expect(text).toMatch(/keywords \(added keyword 0, .*…, removed crm, erp\)$/)
    expect(text.length).toBeLessThan(400)
  })

  it('say why it cannot be used', () => {
    expect(
      [
        ...unusable.map(cause => describeUnusableBaseline({ kind: 'history', place: file, cause })),
        describeUnusableBaseline({ kind: 'base', facts: timeout }),
        describeUnusableBaseline({ kind: 'base', facts: { ...timeout, kind: 'setup', corpus: noGit } }),
      ].map(({ what }) => what),
    ).toMatchInlineSnapshot(`
      [
        "The baseline baseline.json cannot be used: EISDIR: illegal operation on a directory. Nothing was scanned.",
        "The baseline baseline.json cannot be used: the file is empty. Nothing was scanned.",
        "The baseline baseline.json cannot be used: the file is not JSON. Nothing was scanned.",
        "The baseline baseline.json cannot be used: the file: expected object. Nothing was scanned.",
        "The baseline baseline.json cannot be used: overall_bcr: expected number. Nothing was scanned.",
        "The baseline baseline.json cannot be used: its format sarif is not known to this version of the gate. Nothing was scanned.",
        "The baseline baseline.json cannot be used: none of its records can be read; the first: its schema_version 3 is newer than 2, the newest one this version of the gate can read. Nothing was scanned.",
        "The pages before the change cannot be measured. The time budget for the service ran out: the time budget ended. The call was the embedded service. Nothing was scanned.",
        "The pages are compared with a commit, and git could not be started (ENOENT). Nothing was scanned.",
      ]
    `)
  })
})

describe('the words for a history', () => {
  it('say why it was not read', () => {
    const warnings = unreadable.flatMap(cause => describeHistoryProblem({ place: branch, unreadable: cause }))
    expect(warnings).toMatchInlineSnapshot(`
      [
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: this is no workflow run, so there is no repository.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: the input github-token is empty.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: GitHub answered 403 (Resource not accessible); the job needs the permission \`contents: read\`.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: GitHub answered 403 (API rate limit); this is a rate limit, which ends by itself.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: GitHub answered 403: the repository is archived and accepts no changes.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: GitHub could not be reached (ECONNREFUSED).",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: GitHub's answer is not what its documentation says (expected array).",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: it is not a file.",
        "AVG_HISTORY_UNREADABLE: The history on the branch history was not read: its file history.ndjson has more than 20000 lines.",
      ]
    `)
  })

  it('name the first entries that cannot be read, and count the others', () => {
    const problems: RecordProblem[] = [
      { unit: 'line', position: 2, cause: { kind: 'not-json' } },
      { unit: 'record', position: 3, cause: { kind: 'no-version' } },
      { unit: 'line', position: 4, cause: { kind: 'unknown-format', format: 'sarif' } },
      { unit: 'line', position: 5, cause: { kind: 'newer-version', version: 3, newest: 2 } },
      { unit: 'line', position: 6, cause: { kind: 'invalid', path: 'failed', message: 'expected boolean' } },
      { unit: 'line', position: 7, cause: { kind: 'not-json' } },
      { unit: 'line', position: 8, cause: { kind: 'not-json' } },
    ]
    expect(describeHistoryProblem({ place: branch, records: problems })).toMatchInlineSnapshot(`
      [
        "AVG_HISTORY_UNREADABLE: Line 2 of the branch history cannot be read and is skipped: it is not JSON.",
        "AVG_HISTORY_UNREADABLE: Record 3 of the branch history cannot be read and is skipped: it has no schema_version.",
        "AVG_HISTORY_UNREADABLE: Line 4 of the branch history cannot be read and is skipped: its format sarif is not known to this version of the gate.",
        "AVG_HISTORY_UNREADABLE: Line 5 of the branch history cannot be read and is skipped: its schema_version 3 is newer than 2, the newest one this version of the gate can read.",
        "AVG_HISTORY_UNREADABLE: Line 6 of the branch history cannot be read and is skipped: failed: expected boolean.",
        "AVG_HISTORY_UNREADABLE: 2 more on the branch history cannot be read.",
      ]
    `)
    expect(describeRecordProblems(problems.slice(0, 5), branch)).toHaveLength(5)
  })

  it('say where a run was added', () => {
    expect([file, branch].map(place => describeAppended(place))).toMatchInlineSnapshot(`
      [
        "This run was added to the history in baseline.json. Commit the file to keep it.",
        "This run was added to the history on the branch history.",
      ]
    `)
  })

  it('say what an open loss means for later runs', () => {
    expect(describeAppended(file, { low: true })).toBe(
      'This run was added to the history in baseline.json. A loss is open: later runs are compared with the level before it. Commit the file to keep it.',
    )
    expect(describeAppended(branch, { low: true, accepted: true })).not.toContain('loss')
  })

  it('say what becomes of a level that is to be accepted', () => {
    expect([
      describeAppended(file, { accepted: true }),
      describeAppended(branch, { accepted: true }),
      describeUnaccepted(branch),
    ]).toMatchInlineSnapshot(`
      [
        "This run was added to the history in baseline.json. Its level is accepted: later runs are compared with this run and not with the runs before it. Commit the file to keep it.",
        "This run was added to the history on the branch history. Its level is accepted: later runs are compared with this run and not with the runs before it.",
        "AVG_HISTORY_NOT_WRITTEN: This run was not added to the history on the branch history: not measured as a whole. The level is not accepted; start another run with \`accept: true\`.",
      ]
    `)
  })

  it('say why a run was not added', () => {
    const problems: AppendProblem[] = [
      { kind: 'github', failure: failure({}), permission: 'contents: write' },
      { kind: 'unusable', cause: { kind: 'not-json' } },
      { kind: 'conflict', attempts: 20 },
      { kind: 'not-written', detail: 'EACCES: permission denied' },
    ]
    expect(problems.map(problem => describeAppendProblem(problem, branch))).toMatchInlineSnapshot(`
      [
        "AVG_HISTORY_NOT_WRITTEN: This run was not added to the history on the branch history: GitHub answered 403 (Resource not accessible); the job needs the permission \`contents: write\`.",
        "AVG_HISTORY_NOT_WRITTEN: This run was not added to the history on the branch history: the file is not JSON.",
        "AVG_HISTORY_NOT_WRITTEN: This run was not added to the history on the branch history: other runs wrote to it at each of 20 attempts.",
        "AVG_HISTORY_NOT_WRITTEN: This run was not added to the history on the branch history: the file could not be written (EACCES: permission denied).",
      ]
    `)
  })
})
