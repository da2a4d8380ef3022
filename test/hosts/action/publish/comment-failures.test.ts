import { describe, expect, it, vi } from 'vitest'
import {
  type GitHubOptions,
  type GitHubReply,
  hang,
  htmlErrorPage,
  workflowToken,
} from '../../../../scripts/lib/github-server.ts'
import {
  author,
  comment,
  instead,
  marker,
  publish,
  start,
  writesOf,
} from '../../../support/sticky-comments.ts'

// Writes of one client are a second apart, as GitHub asks for: the tests spend that second together.
vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('publishComment, when GitHub fails', () => {
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
          /^AVG_COMMENT_403: .*403 \(Resource not accessible by integration\b.*`pull-requests: write`.*fork/,
        ),
      })
      expect(writesOf(server)).toHaveLength(1)
    },
  )

  it.each([
    [
      'a locked conversation',
      'Unable to create comment because issue is locked.',
      'GitHub answered 403: the conversation is locked and accepts no comments.',
    ],
    [
      'an archived repository',
      'Repository was archived so is read-only.',
      'GitHub answered 403: the repository is archived and accepts no changes.',
    ],
    ['a blocked repository', 'Repository access blocked', 'GitHub answered 403 (Repository access blocked).'],
    [
      'a closed network',
      'The `acme` organization has an IP allow list enabled.',
      'GitHub answered 403 (The `acme` organization has an IP allow list enabled.).',
    ],
  ])('names no permission for the 403 of %s', async (_, message, sentence) => {
    for (const [method, comments] of [
      ['POST', []],
      ['PATCH', [comment(5)]],
    ] as const) {
      const refuse = () => ({ status: 403, body: { message } })
      const behave: GitHubOptions['behave'] = (request, answer) =>
        request.method === method ? refuse() : answer()
      const server = await start({ comments: [...comments], behave })
      expect(await publish(server)).toEqual({
        action: 'skipped',
        warning: `AVG_COMMENT: The pull request comment was not written. ${sentence}`,
      })
    }
  })

  it.each<[string, () => GitHubReply | Promise<GitHubReply>, RegExp]>([
    [
      'a bad token',
      () => ({ status: 401, body: { message: 'Bad credentials' } }),
      /401 \(Bad credentials\)\. The token .* give a valid one\.$/,
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
