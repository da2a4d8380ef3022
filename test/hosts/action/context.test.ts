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
import { readContext } from '../../../src/hosts/action/context.ts'

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

describe('readContext', () => {
  it("names a pull request's head commit, not the merge commit that GitHub made of it", () => {
    expect(contextOf(pullRequestEvent())).toMatchObject({ sha: headSha, pullRequest: { number: 7, headSha } })
    expect(contextOf(pushEvent)).toMatchObject({ sha: 'merge-commit', pullRequest: undefined })
  })

  it('knows the runs to which GitHub hands no secrets', () => {
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

  it('takes a fork that was deleted meanwhile for a fork', () => {
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
      contextOf({ ...pushEvent, payload: { ...pushEvent.payload, before } }).beforePush
    expect(pushedOver(headSha)).toBe(headSha)
    expect(pushedOver('0'.repeat(40))).toBeUndefined()
  })

  it('lets the commit of the workflow decide where anybody can cause an event that names no change', () => {
    const commitOf = (name: string) => contextOf({ ...scheduleEvent, name }).workflowCommit
    expect(commitOf('issue_comment')).toBe('merge-commit')
    expect(commitOf('workflow_run')).toBe('merge-commit')
    expect(commitOf('schedule')).toBeUndefined()
    expect(contextOf(pullRequestEvent()).workflowCommit).toBeUndefined()
    expect(contextOf(pullRequestEvent()).change).toMatchObject({ head: headSha, merge: 'merge-commit' })
  })

  it('knows which attempt of the workflow run it is', () => {
    expect(contextOf(pushEvent, { GITHUB_RUN_ATTEMPT: '3' }).runAttempt).toBe(3)
    expect(contextOf(pushEvent).runAttempt).toBe(1)
  })

  it('builds its links on the server that the runner names', () => {
    const { runUrl, commitUrl } = contextOf(pushEvent, { GITHUB_SERVER_URL: 'https://git.example.com' })
    expect(runUrl).toBe('https://git.example.com/acme/website/actions/runs/42')
    expect(commitUrl).toBe('https://git.example.com/acme/website/commit/merge-commit')
  })

  it('works without a runner around it', () => {
    expect(readContext({})).toMatchObject({ eventName: 'local', repository: undefined, runUrl: undefined })
  })

  it('names the event file that is not an event', () => {
    const path = join(folder, 'broken.json')
    writeFileSync(path, '{')
    expect(() => readContext({ GITHUB_EVENT_PATH: path })).toThrow(path)
  })
})
