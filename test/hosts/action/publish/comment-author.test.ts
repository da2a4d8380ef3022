import { describe, expect, it, vi } from 'vitest'
import { primaryRateLimit, workflowToken } from '../../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../../src/hosts/action/github.ts'
import { body, chatter, comment, instead, publish, start } from '../../../support/sticky-comments.ts'

// Writes of one client are a second apart, as GitHub asks for: the tests spend that second together.
vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('the author of a comment', () => {
  it('is the user of a personal token', async () => {
    const tokens = { ghp_bot: { login: 'acme-bot' } }
    const server = await start({ tokens, comments: [comment(5), comment(6, { author: 'acme-bot' })] })
    expect(await publish(server, { token: 'ghp_bot' })).toMatchObject({ action: 'updated', post: { id: 6 } })
  })

  it('is the viewer of an app token, which may not read its user', async () => {
    const tokens = { ghs_app: { login: 'acme-app[bot]', app: true } }
    const server = await start({ tokens, comments: [comment(5), comment(6, { author: 'acme-app[bot]' })] })
    expect(await publish(server, { token: 'ghs_app' })).toMatchObject({ action: 'updated', post: { id: 6 } })
  })

  it('is the workflow if neither can be read', async () => {
    const behave = instead('POST', '/graphql', () => ({ status: 404, body: { message: 'Not Found' } }))
    const server = await start({ comments: [comment(5)], behave })
    expect(await publish(server)).toMatchObject({ action: 'updated', post: { id: 5 } })
  })

  it('is not assumed during a rate limit', async () => {
    const behave = instead('GET', '/user', () => primaryRateLimit(3600))
    const server = await start({ comments: [comment(5)], behave })
    expect(await publish(server)).toMatchObject({
      action: 'skipped',
      warning: expect.stringContaining('AVG_GITHUB_RATE_LIMIT'),
    })
    expect(server.comments).toEqual([comment(5)])
  })

  it('is read from the new comment if it is not known otherwise', async () => {
    const tokens = { forge: { login: 'forge-actions', app: true } }
    const behave = instead('POST', '/graphql', () => ({ status: 404, body: { message: 'Not Found' } }))
    const comments = [comment(5, { author: 'forge-actions' })]
    const server = await start({ tokens, comments, behave })
    expect(await publish(server, { token: 'forge' })).toMatchObject({ action: 'updated', post: { id: 5 } })
    expect(server.comments).toEqual([comment(5, { author: 'forge-actions', body })])
  })

  it('is not requested if no comment has the marker', async () => {
    const server = await start({ comments: chatter(3) })
    await publish(server)
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /repos/acme/website/issues/7/comments',
      'POST /repos/acme/website/issues/7/comments',
      'GET /repos/acme/website/issues/7/comments',
    ])
  })

  it('is requested from the Enterprise server of the API address (row 14)', async () => {
    const server = await start({ comments: [comment(5)] })
    const github = createGitHub(workflowToken, `${server.url}/api/v3`)
    expect(await publish(server, { github })).toMatchObject({ action: 'updated', post: { id: 5 } })
    expect(server.requests.map(({ path }) => path)).toContain('/graphql')
  })
})
