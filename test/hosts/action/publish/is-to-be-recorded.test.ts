import { describe, expect, it } from 'vitest'
import { isToBeRecorded } from '../../../../src/hosts/action/publish/is-to-be-recorded.ts'

describe('isToBeRecorded', () => {
  const main = 'refs/heads/main'

  it.each([
    ['auto', 'push', main, true],
    ['auto', 'workflow_dispatch', main, true],
    ['auto', 'repository_dispatch', main, true],
    ['auto', 'schedule', main, true],
    ['auto', 'push', 'refs/heads/topic', false],
    ['auto', 'push', 'refs/tags/main', false],
    ['auto', 'push', 'refs/heads/feature/main', false],
    ['auto', 'push', 'main', false],
    ['auto', 'workflow_dispatch', 'refs/heads/topic', false],
    ['auto', 'pull_request', 'refs/pull/7/merge', false],
    ['auto', 'pull_request_target', main, false],
    ['auto', 'merge_group', 'refs/heads/gh-readonly-queue/main/pr-7', false],
    ['auto', 'issue_comment', main, false],
    ['auto', 'workflow_run', main, false],
    ['auto', 'local', undefined, false],
    ['always', 'pull_request', 'refs/pull/7/merge', true],
    ['always', 'local', undefined, true],
    ['never', 'push', main, false],
    ['never', 'schedule', main, false],
  ] as const)('%s: a %s of %s: %s', (mode, eventName, ref, expected) => {
    expect(isToBeRecorded(mode, { eventName, ref, defaultBranch: 'main' })).toBe(expected)
  })

  it('takes a schedule for a run on the default branch, although its event does not name the branch', () => {
    expect(isToBeRecorded('auto', { eventName: 'schedule', ref: main, defaultBranch: undefined })).toBe(true)
  })

  it('takes no branch for the default branch when that is not known', () => {
    expect(isToBeRecorded('auto', { eventName: 'push', ref: main, defaultBranch: undefined })).toBe(false)
    const ref = 'refs/heads/undefined'
    expect(isToBeRecorded('auto', { eventName: 'push', ref, defaultBranch: undefined })).toBe(false)
  })
})
