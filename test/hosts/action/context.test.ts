import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  headSha,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  type WorkflowEvent,
} from '../../../scripts/lib/action.ts'
import { isToBeRecorded, readContext } from '../../../src/hosts/action/context.ts'

const folder = mkdtempSync(join(tmpdir(), 'context-'))

function contextOf(event: WorkflowEvent, env: Record<string, string> = {}) {
  const path = join(folder, 'event.json')
  writeFileSync(path, JSON.stringify(event.payload))
  return readContext({
    GITHUB_EVENT_PATH: path,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REPOSITORY: 'acme/website',
    GITHUB_SHA: 'merge-commit',
    GITHUB_RUN_ID: '42',
    ...env,
  })
}

function groupAt(branch: string): WorkflowEvent {
  const head_ref = `refs/heads/gh-readonly-queue/${branch}`
  return { name: 'merge_group', payload: { merge_group: { base_sha: 'b', head_sha: headSha, head_ref } } }
}

describe('readContext', () => {
  it("names the head commit of a pull request, not GitHub's merge commit", () => {
    expect(contextOf(pullRequestEvent())).toMatchObject({ sha: headSha, pullRequest: { number: 7, headSha } })
    expect(contextOf(pushEvent)).toMatchObject({ sha: 'merge-commit', pullRequest: undefined })
  })

  it.each([
    ['a pull request', pullRequestEvent(), 7],
    ['a merge group', groupAt(`main/pr-7-${headSha}`), 7],
    ['a merge group of a branch with such a name', groupAt(`pr-8-${headSha}/pr-7-${headSha}`), 7],
    ['a merge group of another name', groupAt('main/pr-7'), undefined],
    ['a push', pushEvent, undefined],
  ])('knows the pull request whose reviews count: %s', (_, event, number) => {
    const pullUrl = number && `https://github.com/acme/website/pull/${number}`
    expect(contextOf(event)).toMatchObject({ reviewedPull: number, pullUrl })
  })

  it('recognizes runs without secrets', () => {
    const fork = pullRequestEvent({ head: 'stranger/website' })
    expect(contextOf(pullRequestEvent()).withoutSecrets).toBe(false)
    expect(contextOf(fork).withoutSecrets).toBe(true)
    expect(contextOf(pullRequestEvent(), { GITHUB_ACTOR: 'dependabot[bot]' }).withoutSecrets).toBe(true)
    expect(contextOf(pushEvent, { GITHUB_ACTOR: 'dependabot[bot]' }).withoutSecrets).toBe(true)
    expect(contextOf(scheduleEvent, { GITHUB_ACTOR: 'dependabot[bot]' }).withoutSecrets).toBe(false)
  })

  it('knows that pull_request_target runs with the secrets of the base, whoever opened it', () => {
    const fork = { ...pullRequestEvent({ head: 'stranger/website' }), name: 'pull_request_target' }
    expect(contextOf(fork).withoutSecrets).toBe(false)
  })

  it('treats a deleted fork as a fork', () => {
    const { payload } = pullRequestEvent()
    const head = { sha: headSha, repo: null }
    const event = {
      name: 'pull_request',
      payload: { ...payload, pull_request: { number: 7, head, base: { sha: 'b', ref: 'main' } } },
    }
    expect(contextOf(event).withoutSecrets).toBe(true)
  })

  it('knows the commit before a push, unless the branch is new', () => {
    const pushedOver = (before: string) =>
      contextOf({ ...pushEvent, payload: { ...pushEvent.payload, before } }).push?.before
    expect(pushedOver(headSha)).toBe(headSha)
    expect(pushedOver('0'.repeat(40))).toBeUndefined()
  })

  it('lets the commit of the workflow decide if anybody can trigger an event without a change', () => {
    const commitOf = (name: string) => contextOf({ ...scheduleEvent, name }).workflowCommit
    expect(commitOf('issue_comment')).toBe('merge-commit')
    expect(commitOf('workflow_run')).toBe('merge-commit')
    expect(commitOf('schedule')).toBeUndefined()
    expect(contextOf(pullRequestEvent()).workflowCommit).toBeUndefined()
    expect(contextOf(pullRequestEvent()).change).toMatchObject({ head: headSha, merge: 'merge-commit' })
  })

  it('reads the attempt of the workflow run', () => {
    expect(contextOf(pushEvent, { GITHUB_RUN_ATTEMPT: '3' }).runAttempt).toBe(3)
    expect(contextOf(pushEvent).runAttempt).toBe(1)
  })

  it('uses the server of the runner in links', () => {
    const { runUrl, commitUrl } = contextOf(pushEvent, { GITHUB_SERVER_URL: 'https://git.example.com' })
    expect(runUrl).toBe('https://git.example.com/acme/website/actions/runs/42')
    expect(commitUrl).toBe('https://git.example.com/acme/website/commit/merge-commit')
  })

  it('works without a runner', () => {
    expect(readContext({})).toMatchObject({ eventName: 'local', repository: undefined, runUrl: undefined })
  })

  it('names an invalid event file', () => {
    const path = join(folder, 'broken.json')
    writeFileSync(path, '{')
    expect(() => readContext({ GITHUB_EVENT_PATH: path })).toThrow(path)
  })
})

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

  it('treats a scheduled run as one on the default branch, although its event does not name the branch', () => {
    expect(isToBeRecorded('auto', { eventName: 'schedule', ref: main, defaultBranch: undefined })).toBe(true)
  })

  it('matches no branch if the default branch is not known', () => {
    expect(isToBeRecorded('auto', { eventName: 'push', ref: main, defaultBranch: undefined })).toBe(false)
    const ref = 'refs/heads/undefined'
    expect(isToBeRecorded('auto', { eventName: 'push', ref, defaultBranch: undefined })).toBe(false)
  })
})
