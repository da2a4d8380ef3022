import { describe, expect, it, vi } from 'vitest'
import {
  type GitHubOptions,
  type GitHubReply,
  type GitHubServer,
  workflowToken,
} from '../../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../../src/hosts/action/github.ts'
import { findPullRequest } from '../../../../src/hosts/action/publish/pull-request.ts'
import { faults } from '../../../support/github-faults.ts'
import { issue, publish as publishIssue } from '../../../support/issues.ts'
import { body, chatter, comment, publish, start } from '../../../support/sticky-comments.ts'

vi.setConfig({ maxConcurrency: 50 })

const everyFault = Object.entries(faults)

/** Answers the calls that match, from the one with this number on, with `reply` in place of GitHub's own answer. */
function spoil(call: RegExp, reply: GitHubReply, from = 1): Required<GitHubOptions>['behave'] {
  let calls = 0
  return ({ method, path }, answer) => {
    if (!call.test(`${method} ${path}`)) return answer()
    calls += 1
    return calls < from ? answer() : reply
  }
}

/** Carries the calls that match out, and answers with `reply` all the same. */
function spoilAnswer(call: RegExp, reply: GitHubReply): Required<GitHubOptions>['behave'] {
  return ({ method, path }, answer) => {
    const own = answer()
    return call.test(`${method} ${path}`) ? reply : own
  }
}

function expectPlainSentence(warning: string | undefined): void {
  expect(warning).toMatch(/^AVG_[A-Z0-9_]+: .*\.$/)
  expect(warning).not.toMatch(/[<>\n{]/)
  expect(warning?.length).toBeLessThan(350)
}

const creationsOf = ({ requests }: GitHubServer) =>
  requests.filter(({ method, path }) => method === 'POST' && path !== '/graphql')

describe.concurrent.each(everyFault)('a comment, when GitHub answers with %s', (_, reply) => {
  it('is not written a second time when the list cannot be read', async () => {
    const server = await start({ comments: [comment(5)], behave: spoil(/^GET .*\/comments$/, reply) })
    const { action, warning } = await publish(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(creationsOf(server)).toEqual([])
    expect(server.comments).toEqual([comment(5)])
  })

  it('is not written a second time when the second page of the list cannot be read', async () => {
    const comments = [...chatter(100), comment(500)]
    const server = await start({ comments, behave: spoil(/^GET .*\/comments$/, reply, 2) })
    expectPlainSentence((await publish(server)).warning)
    expect(creationsOf(server)).toEqual([])
  })

  it.each([/^GET \/user$/, /^POST \/graphql$/])(
    'is not written a second time when its author is asked for: %s',
    async call => {
      const server = await start({ comments: [comment(5)], behave: spoil(call, reply) })
      const { action, warning } = await publish(server)
      expect(['updated', 'skipped']).toContain(action)
      if (action === 'skipped') expectPlainSentence(warning)
      expect(creationsOf(server)).toEqual([])
    },
  )

  it("is written once by an app's token whose author cannot be asked for", async () => {
    const tokens = { ghs_app: { login: 'acme-app[bot]', app: true } }
    const comments = [comment(5, { author: 'acme-app[bot]' })]
    const server = await start({ tokens, comments, behave: spoil(/^POST \/graphql$/, reply) })
    await publish(server, { token: 'ghs_app' })
    expect(server.comments.map(({ id }) => id)).toEqual([5])
    const mayAnswerLater = reply.status < 400 || reply.status >= 500
    if (mayAnswerLater) expect(creationsOf(server)).toEqual([])
  })

  it('is not said to be written when it is created', async () => {
    const server = await start({ behave: spoil(/^POST .*\/comments$/, reply) })
    const { action, warning, ...rest } = await publish(server)
    expect({ action, rest }).toEqual({ action: 'skipped', rest: {} })
    expectPlainSentence(warning)
  })

  it('is written once when it was created behind such an answer', async () => {
    const server = await start({ behave: spoilAnswer(/^POST .*\/comments$/, reply) })
    await publish(server)
    await publish(server)
    expect(server.comments.at(0)).toMatchObject({ body })
    // An error of the server is tried again before the comments are listed; the next run removes the copies.
    expect(server.comments).toHaveLength(1)
  })

  it('keeps its number when the copies cannot be looked for', async () => {
    const server = await start({ behave: spoil(/^GET .*\/comments$/, reply, 2) })
    const { action, commentId, warning } = await publish(server)
    expect({ action, commentId }).toEqual({ action: 'created', commentId: 1001 })
    expectPlainSentence(warning)
  })

  it('is not said to be updated', async () => {
    const server = await start({ comments: [comment(5)], behave: spoil(/^PATCH /, reply) })
    const { action, warning } = await publish(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(creationsOf(server)).toEqual([])
  })

  it('is said to have a duplicate that was not removed', async () => {
    const comments = [comment(5), comment(6)]
    const server = await start({ comments, behave: spoil(/^DELETE /, reply) })
    const { action, warning } = await publish(server)
    expect(action).toBe('updated')
    if (reply.status !== 204) expectPlainSentence(warning)
  })
})

describe.concurrent.each(everyFault)('an issue, when GitHub answers with %s', (_, reply) => {
  it('is not opened a second time when the list cannot be read', async () => {
    const server = await start({ issues: [issue(5)], behave: spoil(/^GET .*\/issues$/, reply) })
    const { action, warning } = await publishIssue(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(server.issues).toEqual([issue(5)])
  })

  it('is not opened a second time when its author is asked for', async () => {
    const server = await start({
      issues: [issue(5)],
      behave: spoil(/^(?:GET \/user|POST \/graphql)$/, reply),
    })
    await publishIssue(server)
    expect(server.issues).toHaveLength(1)
  })

  it('is not said to be opened', async () => {
    const server = await start({ behave: spoil(/^POST .*\/issues$/, reply) })
    const { action, warning } = await publishIssue(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
  })

  it.each(['failing', 'recovered'] as const)('is not said to be updated or closed: %s', async state => {
    const server = await start({ issues: [issue(5)], behave: spoil(/^PATCH /, reply) })
    const { action, warning } = await publishIssue(server, { state })
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(creationsOf(server)).toEqual([])
  })

  it('is not said to be closed when it is still open', async () => {
    const stillOpen = { number: 5, html_url: '', state: 'open' }
    const behave = spoil(/^PATCH /, { status: 200, body: stillOpen })
    const server = await start({ issues: [issue(5)], behave })
    expect(await publishIssue(server, { state: 'recovered' })).toMatchObject({ action: 'skipped' })
  })

  it('is said to be closed without a comment', async () => {
    const server = await start({ issues: [issue(5)], behave: spoil(/^POST .*\/comments$/, reply) })
    const { action, warning } = await publishIssue(server, { state: 'recovered' })
    expect(action).toBe('closed')
    expectPlainSentence(warning)
  })
})

describe.concurrent.each(everyFault)('a pull request, when GitHub answers with %s', (_, reply) => {
  it('is said to be not found, and not to be missing', async () => {
    const server = await start({ behave: spoil(/\/pulls$/, reply) })
    const github = createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 })
    const context = { pullRequest: undefined, repository: 'acme/website', sha: 'c0ffee' }
    const found = await findPullRequest(github, context)
    const notice = 'missing' in found ? found.missing : ''
    expect(notice).toMatch(/^The pull request of the commit c0ffee was not found\. GitHub/)
    expect(notice).not.toMatch(/[<>\n{]/)
  })
})

describe.concurrent('a list of many pages', () => {
  it('is read at the server of the run, whatever host the next page names', async () => {
    const comments = [...chatter(100), comment(500)]
    const server = await start({
      comments,
      behave({ query }, answer) {
        const reply = answer()
        if (query.get('page') !== null || !reply.headers?.['link']) return reply
        return { ...reply, headers: { link: '<https://github.invalid/repositories/1?page=2>; rel="next"' } }
      },
    })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 500 })
  })

  it('may name the next page by a cursor', async () => {
    const list = [[comment(1, { body: 'other' })], [comment(5)]].map(page =>
      page.map(({ author: login, ...rest }) => ({ ...rest, html_url: '', user: { login } })),
    )
    const server = await start({
      comments: [comment(5)],
      behave({ method, path, query }, answer) {
        if (method !== 'GET' || !path.endsWith('/comments')) return answer()
        const link = '</comments?after=Y3Vyc29y%3D>; rel="next"'
        return query.get('after') === 'Y3Vyc29y='
          ? { status: 200, body: list[1] }
          : { status: 200, headers: { link }, body: list[0] }
      },
    })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
  })

  it.each([
    ['that never ends', '</comments?page=2>; rel="next"', /more than 500 pages/],
    ['whose next page has no place', '</comments>; rel="next"', /no place/],
    ['whose next page has no address', '<http://[>; rel="next"', /no place/],
  ])('is not taken for a whole list: one %s', async (_, link, words) => {
    const server = await start({
      behave: ({ method }, answer) =>
        method === 'GET' ? { status: 200, headers: { link }, body: [] } : answer(),
    })
    const { action, warning } = await publish(server)
    expect(action).toBe('skipped')
    expect(warning).toMatch(words)
    expectPlainSentence(warning)
    expect(creationsOf(server)).toEqual([])
  })
})
