import { afterAll, describe, expect, it, vi } from 'vitest'
import { type CommentRequest, publishComment } from '../../src/publish/comment.ts'
import { createGitHub } from '../../src/publish/github.ts'
import {
  type GitHubComment,
  type GitHubOptions,
  type GitHubReply,
  type GitHubRequest,
  type GitHubServer,
  hang,
  htmlErrorPage,
  startGitHub,
  workflowToken,
} from '../support/github-server.ts'

const marker = '<!-- ai-visibility-gate:default -->'
const body = `${marker}\n## Acme is cited by two engines`
const author = 'github-actions[bot]'
const pullRequestNumber = 7

// Writes of one client are a second apart, as GitHub asks for: the tests spend that second together.
vi.setConfig({ maxConcurrency: 50 })

const servers: GitHubServer[] = []
afterAll(async () => {
  for (const server of servers.splice(0)) await server.close()
})

async function start(options: GitHubOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub(options)
  servers.push(server)
  return server
}

function publish(
  server: GitHubServer,
  overrides: Partial<CommentRequest> & { token?: string; timeout?: number } = {},
) {
  const { token = workflowToken, timeout = 10_000, ...request } = overrides
  const github = createGitHub(token, server.url, { timeout, second: 1 })
  const defaults = {
    repository: 'acme/website',
    pullRequestNumber,
    marker,
    body,
    mode: 'always',
    failed: true,
  } as const
  return publishComment({ ...defaults, github, ...request })
}

function comment(id: number, overrides: Partial<GitHubComment> = {}): GitHubComment {
  return { id, issue: pullRequestNumber, author, body: `${marker}\nas of last week`, ...overrides }
}

function chatter(count: number): GitHubComment[] {
  return Array.from({ length: count }, (_, index) => comment(index + 1, { author: 'ada', body: 'Nice!' }))
}

function writesOf({ requests }: GitHubServer): string[] {
  return requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method, path }) => `${method} ${path.replace('/repos/acme/website', '')}`)
}

/** Replaces GitHub's answer to the requests with this method and end of the path. */
function instead(method: string, end: string, reply: () => GitHubReply | Promise<GitHubReply>) {
  return (request: GitHubRequest, answer: () => GitHubReply) =>
    request.method === method && request.path.endsWith(end) ? reply() : answer()
}

describe.concurrent('publishComment', () => {
  it('creates a comment where the gate has none', async () => {
    const server = await start()
    const published = await publish(server)
    expect(server.comments).toEqual([{ id: 1001, issue: 7, author, body }])
    expect(published).toEqual({
      action: 'created',
      commentId: 1001,
      commentUrl: `${server.url}/acme/website/pull/7#issuecomment-1001`,
    })
  })

  it('updates the comment of an earlier run', async () => {
    const server = await start({ comments: [comment(5)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('writes nothing when the comment says the same already', async () => {
    const server = await start({ comments: [comment(5, { body: body.replaceAll('\n', '\r\n') })] })
    expect(await publish(server)).toMatchObject({ action: 'unchanged', commentId: 5 })
    expect(writesOf(server)).toEqual([])
  })

  it('finds its comment on the third page (row 6)', async () => {
    const server = await start({ comments: [...chatter(230), comment(500)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 500 })
    expect(server.comments).toHaveLength(231)
    expect(server.requests.filter(request => request.query.get('per_page') === '100')).toHaveLength(3)
  })

  it.each([
    ['the first lists', 2],
    ['the first lists and the second ones', 4],
  ])('leaves one comment when two runs race and meet at %s (row 7)', async (_, meetings) => {
    let waiting: (() => void)[] = []
    let lists = 0
    const server = await start({
      async behave({ method, path }, answer) {
        if (method !== 'GET' || !path.endsWith('/7/comments')) return answer()
        lists += 1
        if (lists <= meetings) {
          await new Promise<void>(resolve => {
            waiting.push(resolve)
            if (waiting.length < 2) return
            for (const proceed of waiting) proceed()
            waiting = []
          })
        }
        return answer()
      },
    })
    const bodies = ['one', 'two'].map(run => `${body} in run ${run}`)
    const published = await Promise.all(bodies.map(body => publish(server, { body })))
    expect(writesOf(server).filter(write => write.startsWith('POST'))).toHaveLength(2)
    expect(server.comments).toHaveLength(1)
    expect(server.comments).toContainEqual(expect.objectContaining({ id: 1001 }))
    expect(bodies).toContain(server.comments[0]?.body)
    expect(published.map(({ commentId }) => commentId)).toEqual([1001, 1001])
    expect(published.filter(({ warning }) => warning)).toEqual([])
  })

  it('leaves one comment when a creation that happened was answered with an error (row 7)', async () => {
    let spoilt = false
    const server = await start({
      behave({ method }, answer) {
        const reply = answer()
        if (method !== 'POST' || spoilt) return reply
        spoilt = true
        return htmlErrorPage()
      },
    })
    expect(await publish(server)).toMatchObject({ commentId: 1001 })
    expect(server.comments).toEqual([{ id: 1001, issue: 7, author, body }])
  })

  it('deletes the duplicates that earlier runs left, the oldest comment stays', async () => {
    const server = await start({ comments: [comment(9), comment(5), comment(12)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('does not mind that a duplicate was deleted by somebody else', async () => {
    const server = await start({
      comments: [comment(5, { body }), comment(9)],
      behave({ method }, answer) {
        if (method === 'DELETE') answer()
        return answer()
      },
    })
    expect(await publish(server)).toEqual(expect.not.objectContaining({ warning: expect.anything() }))
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('says that a duplicate could not be deleted', async () => {
    const server = await start({
      comments: [comment(5, { body }), comment(9)],
      behave: instead('DELETE', '/9', () => ({ status: 403, body: { message: 'Must have admin rights' } })),
    })
    expect(await publish(server)).toMatchObject({
      action: 'unchanged',
      commentId: 5,
      warning: expect.stringMatching(/duplicate.*403 \(Must have admin rights\)/),
    })
  })

  it('keeps the created comment when the look for duplicates fails', async () => {
    let lists = 0
    const server = await start({
      behave: ({ method }, answer) => (method === 'GET' && ++lists > 1 ? htmlErrorPage() : answer()),
    })
    expect(await publish(server)).toMatchObject({
      action: 'created',
      commentId: 1001,
      warning: expect.stringMatching(/duplicate.*502 \(Unicorn!\)/),
    })
  })

  it("leaves the marker in somebody else's comment alone (row 8)", async () => {
    const theirs = comment(5, { author: 'mallory' })
    const server = await start({ comments: [theirs] })
    expect(await publish(server)).toMatchObject({ action: 'created', commentId: 1001 })
    expect(server.comments[0]).toEqual(comment(5, { author: 'mallory' }))
  })

  it.each([
    ['quotes the marker', `As I said:\n${marker}\nnot cited`],
    ['has the marker in a longer line', `${marker} and more`],
    ["is another gate's", '<!-- ai-visibility-gate:docs -->\nnot cited'],
    ['has another marker that ours begins', '<!-- ai-visibility-gate:default --> -->\nnot cited'],
  ])('leaves an own comment alone that %s (row 8)', async (_, text) => {
    const server = await start({ comments: [comment(5, { body: text })] })
    expect(await publish(server)).toMatchObject({ action: 'created' })
    expect(server.comments[0]).toEqual(comment(5, { body: text }))
  })

  it.each([
    ['create', []],
    ['update', [comment(5)]],
  ])('survives that GitHub refuses to %s a body that is too long (row 9)', async (_, comments) => {
    const server = await start({ comments })
    const fitting = await publish(server, { body: `${marker}\n${'x'.repeat(65_535 - marker.length)}` })
    expect(fitting).not.toHaveProperty('warning')
    expect(await publish(server, { body: `${marker}\n${'x'.repeat(65_536 - marker.length)}` })).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/not written.*422.*body is too long \(maximum is 65536 characters\)/),
    })
  })

  it('creates nothing for a pass with `on-failure` (row 11)', async () => {
    const server = await start({ comments: [comment(5, { author: 'mallory' })] })
    expect(await publish(server, { mode: 'on-failure', failed: false })).toEqual({ action: 'skipped' })
    expect(writesOf(server)).toEqual([])
  })

  it('creates a comment for a failure with `on-failure` (row 11)', async () => {
    const server = await start()
    expect(await publish(server, { mode: 'on-failure', failed: true })).toMatchObject({ action: 'created' })
  })

  it('updates the red comment after recovery with `on-failure` (row 11)', async () => {
    const server = await start({ comments: [comment(5)] })
    expect(await publish(server, { mode: 'on-failure', failed: false })).toMatchObject({ action: 'updated' })
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it.each([
    ['create', []],
    ['update', [comment(5)]],
  ])(
    'turns the 403 of a fork to %s into one warning that names the permission (row 1)',
    async (_, comments) => {
      const tokens = { [workflowToken]: { login: author, app: true, readOnly: true } }
      const server = await start({ comments, tokens })
      expect(await publish(server)).toEqual({
        action: 'skipped',
        warning: expect.stringMatching(
          /^The pull request comment was not written.*403 \(Resource not accessible by integration\b.*`pull-requests: write`.*fork.*Dependabot/,
        ),
      })
      expect(writesOf(server)).toHaveLength(1)
    },
  )

  it.each<[string, () => GitHubReply | Promise<GitHubReply>, RegExp]>([
    [
      'a bad token',
      () => ({ status: 401, body: { message: 'Bad credentials' } }),
      /401 \(Bad credentials\)\.$/,
    ],
    [
      'a missing pull request',
      () => ({ status: 404, body: { message: 'Not Found' } }),
      /404 \(Not Found\)\.$/,
    ],
    ['an HTML error page', htmlErrorPage, /502 \(Unicorn!\)\.$/],
    ['an empty answer', () => ({ status: 500 }), /500 \(.*\)\.$/],
    [
      'an answer of another kind',
      () => ({ status: 200, body: [{ id: 'x' }] }),
      /not what its documentation says/,
    ],
    [
      'no JSON at all',
      () => ({ status: 200, body: '<p>Please log in</p>' }),
      /not what its documentation says/,
    ],
  ])('turns %s into one short warning', async (_, reply, pattern) => {
    for (const method of ['GET', 'POST']) {
      const server = await start({ behave: instead(method, '/7/comments', reply) })
      const { action, warning = '' } = await publish(server)
      expect(action).toBe('skipped')
      expect(warning).toMatch(pattern)
      expect(warning).not.toContain('\n')
      expect(warning.length).toBeLessThan(350)
      await server.close()
    }
  })

  it('turns a GitHub that never answers into one warning', async () => {
    const server = await start({ behave: hang })
    const { action, warning } = await publish(server, { timeout: 50 })
    expect(action).toBe('skipped')
    expect(warning).toMatch(/could not be reached \(.*timeout\)\.$/)
  })

  it('turns a refused connection into one warning', async () => {
    const server = await start()
    await server.close()
    expect(await publish(server)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/could not be reached \(.*ECONNREFUSED.*\)\.$/),
    })
  })
})

describe.concurrent('the author of a comment', () => {
  it('is the user of a personal token', async () => {
    const tokens = { ghp_bot: { login: 'acme-bot' } }
    const server = await start({ tokens, comments: [comment(5), comment(6, { author: 'acme-bot' })] })
    expect(await publish(server, { token: 'ghp_bot' })).toMatchObject({ action: 'updated', commentId: 6 })
  })

  it('is the viewer of an app token, which may not read its user', async () => {
    const tokens = { ghs_app: { login: 'acme-app[bot]', app: true } }
    const server = await start({ tokens, comments: [comment(5), comment(6, { author: 'acme-app[bot]' })] })
    expect(await publish(server, { token: 'ghs_app' })).toMatchObject({ action: 'updated', commentId: 6 })
  })

  it('is the workflow where neither can be asked', async () => {
    const behave = instead('POST', '/graphql', () => ({ status: 404, body: { message: 'Not Found' } }))
    const server = await start({ comments: [comment(5)], behave })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
  })

  it('is learned from the own new comment where nobody would tell', async () => {
    const tokens = { forge: { login: 'forge-actions', app: true } }
    const behave = instead('POST', '/graphql', () => ({ status: 404, body: { message: 'Not Found' } }))
    const comments = [comment(5, { author: 'forge-actions' })]
    const server = await start({ tokens, comments, behave })
    expect(await publish(server, { token: 'forge' })).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.comments).toEqual([comment(5, { author: 'forge-actions', body })])
  })

  it('is not asked for when no comment has the marker', async () => {
    const server = await start({ comments: chatter(3) })
    await publish(server)
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/acme/website/issues/7/comments',
      'POST /repos/acme/website/issues/7/comments',
      'GET /repos/acme/website/issues/7/comments',
    ])
  })

  it('is asked for at the Enterprise server that the API address names (row 14)', async () => {
    const server = await start({ comments: [comment(5)] })
    const github = createGitHub(workflowToken, `${server.url}/api/v3`)
    expect(await publish(server, { github })).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.requests.map(({ path }) => path)).toContain('/graphql')
  })
})
