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
import { KINDS, kinds } from '../../../support/posts.ts'
import { author, chatter, comment, publish, start, writesOf } from '../../../support/sticky-comments.ts'

vi.setConfig({ maxConcurrency: 50 })

const everyFault = Object.entries(faults)
const cases = kinds.flatMap(kind => everyFault.map(([name, reply]) => [kind, name, reply] as const))

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

describe.concurrent.each(cases)('the %s, when GitHub answers with %s', (name, _, reply) => {
  const kind = KINDS[name]
  const old = { id: 5, author, body: `${kind.body.split('\n')[0]}\nas of last week` }
  const listing = new RegExp(`^GET .*${kind.listPath}$`)
  const creation = new RegExp(`^POST .*${kind.listPath}$`)

  it.each([1, 2])('is not written a second time if page %i of the list cannot be read', async page => {
    const others = Array.from({ length: 100 }, (_, index) => ({
      id: index + 6,
      author: 'ada',
      body: 'Nice!',
    }))
    const posts = page === 1 ? [old] : [...others, { ...old, id: 500 }]
    const server = await kind.start(posts, { behave: spoil(listing, reply, page) })
    const { action, warning } = await kind.publish(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(writesOf(server)).toEqual([])
  })

  it.each([/^GET \/user$/, /^POST \/graphql$/])(
    'is not written a second time if its author cannot be read: %s',
    async call => {
      const server = await kind.start([old], { behave: spoil(call, reply) })
      const { action, warning } = await kind.publish(server)
      expect(['updated', 'skipped']).toContain(action)
      if (action === 'skipped') expectPlainSentence(warning)
      expect(creationsOf(server)).toEqual([])
    },
  )

  it('is one after the next run if a creation that happened is answered so', async () => {
    const server = await kind.start([], { behave: spoilAnswer(creation, reply) })
    await kind.publish(server)
    await kind.publish(server)
    expect(kind.list(server)).toMatchObject([{ body: kind.body }])
  })

  it('is not reported as updated if the update is answered so', async () => {
    const server = await kind.start([old], { behave: spoil(/^PATCH /, reply) })
    const { action, warning } = await kind.publish(server)
    expect(action).toBe('skipped')
    expectPlainSentence(warning)
    expect(creationsOf(server)).toEqual([])
  })
})

describe.concurrent.each(everyFault)('a comment, when GitHub answers with %s', (_, reply) => {
  it("is written once with an app's token whose author cannot be read", async () => {
    const tokens = { ghs_app: { login: 'acme-app[bot]', app: true } }
    const comments = [comment(5, { author: 'acme-app[bot]' })]
    const server = await start({ tokens, comments, behave: spoil(/^POST \/graphql$/, reply) })
    await publish(server, { token: 'ghs_app' })
    expect(server.comments.map(({ id }) => id)).toEqual([5])
    const mayAnswerLater = reply.status < 400 || reply.status >= 500
    if (mayAnswerLater) expect(creationsOf(server)).toEqual([])
  })
})

describe.concurrent.each(everyFault)(
  'the issue of a recovered gate, when GitHub answers with %s',
  (_, reply) => {
    it('is not reported as closed if it may still be open', async () => {
      const server = await start({ issues: [issue(5)], behave: spoil(/^PATCH /, reply) })
      const { action, warning } = await publishIssue(server, { state: 'recovered' })
      expect(action).toBe('skipped')
      expectPlainSentence(warning)
      expect(server.comments).toEqual([])
    })

    it('is reported as closed without a comment', async () => {
      const server = await start({ issues: [issue(5)], behave: spoil(/^POST .*\/comments$/, reply) })
      const { action, warning } = await publishIssue(server, { state: 'recovered' })
      expect(action).toBe('closed')
      expectPlainSentence(warning)
    })
  },
)

describe.concurrent.each(everyFault)('a pull request, when GitHub answers with %s', (_, reply) => {
  it('is reported as not found, and not as missing', async () => {
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
    expect(await publish(server)).toMatchObject({ action: 'updated', post: { id: 500 } })
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
    expect(await publish(server)).toMatchObject({ action: 'updated', post: { id: 5 } })
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
