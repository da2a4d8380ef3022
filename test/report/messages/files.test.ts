import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BaseFileFacts, CorpusErrorFacts } from '../../../src/contract/corpus-facts.ts'
import { LinkOutError } from '../../../src/lib/files.ts'
import { describeFileProblem } from '../../../src/report/messages/files.ts'
import { describeUnexpected } from '../../../src/report/messages/inputs.ts'
import { describeCorpusProblem } from '../../../src/report/messages/pages.ts'
import { describeServiceError } from '../../../src/report/messages/service.ts'
import { hostileText } from '../../support/markdown.ts'

const git = { command: 'git fetch', detail: 'fatal: could not read Username.' }
const path = 'data/baseline.json'
const reasons: BaseFileFacts['reason'][] = [
  { kind: 'not-a-checkout', ...git },
  { kind: 'no-git', command: 'git', detail: 'spawn git ENOENT' },
  { kind: 'commit-unavailable', commit: '0123456789abcdef0123456789abcdef01234567', ...git },
  { kind: 'git-failed', ...git },
  { kind: 'folder' },
  { kind: 'link' },
  { kind: 'submodule' },
]

describe('a file that must not be used', () => {
  it('is explained by what keeps it from being read as it was', () => {
    const clauses = reasons.map(reason => describeFileProblem({ kind: 'no-base-file', path, reason }))
    expect(clauses).toMatchInlineSnapshot(`
      [
        "it is read from the commit that the change is based on, and the workspace is not inside a git checkout, so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and git could not be started (spawn git ENOENT), so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and the commit 0123456 is not in the checkout and could not be fetched (fatal: could not read Username), so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and the command “git fetch” failed (fatal: could not read Username), so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and it is a folder there, so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and a symbolic link there leads out of the repository or to nothing, so it could not be checked whether the change edits the file",
        "it is read from the commit that the change is based on, and it is in a submodule there, so it could not be checked whether the change edits the file",
      ]
    `)
  })

  it('is named with its code and what to do', () => {
    const problems: CorpusErrorFacts[] = [
      { kind: 'no-base-file', path, reason: { kind: 'submodule' } },
      { kind: 'link-out', path, target: '/home/runner/x' },
      { kind: 'base-pages-committed', folder: '_base/site' },
      { kind: 'other-tree', checkedOut: 'a'.repeat(40), head: 'b'.repeat(40) },
    ]
    const messages = problems.map(corpus =>
      describeServiceError({ kind: 'setup', request: 'the embedded service', detail: '', corpus }),
    )
    const thrown = describeUnexpected(new LinkOutError({ path: 'reports', target: '/home/runner' }))
    expect([...messages.map(({ code, text }) => `${code}: ${text}`), thrown]).toMatchInlineSnapshot(`
      [
        "AVG_BASE_FILE: The file data/baseline.json cannot be used: it is read from the commit that the change is based on, and it is in a submodule there, so it could not be checked whether the change edits the file. Run actions/checkout before this step with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as \${{ runner.temp }}/baseline.json.",
        "AVG_LINK_OUT: The file data/baseline.json cannot be used: a symbolic link of the workspace leads from there to /home/runner/x, which is outside of the workspace or does not exist. Remove the link, or give the absolute path of the place that it leads to.",
        "AVG_BASE_COMMITTED: The folder _base/site of base-content is part of the commit that is checked. A change could write what it is compared with. Remove the folder from the repository, and put a build of the base into it before this step. examples/workflows/built-site.yml shows how.",
        "AVG_OTHER_TREE: The checked-out commit aaaaaaa is neither the head of the change, bbbbbbb, nor a merge of it. Its pages are not those of the change. Run the gate on pull_request, with actions/checkout and no ref: on pull_request_target it brings the base branch. If the branch has a newer commit, the run of that commit judges it.",
        "AVG_LINK_OUT: The path reports cannot be used: a symbolic link of the workspace leads from there to /home/runner, which is outside of the workspace or does not exist. Remove the link, or give the absolute path of the place that it leads to.",
      ]
    `)
  })

  it('is told on one line, whatever the names and the words of git', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const reason = { kind: 'git-failed', command: text, detail: text } as const
        const facts: CorpusErrorFacts[] = [
          { kind: 'no-base-file', path: text, reason },
          { kind: 'link-out', path: text, target: text },
          { kind: 'base-pages-committed', folder: text },
          { kind: 'other-tree', checkedOut: text, head: text },
        ]
        for (const { what } of facts.map(describeCorpusProblem))
          expect(what).not.toMatch(/[\n\r\u2028\u2029]/)
      }),
    )
  })
})
