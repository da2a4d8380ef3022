import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type GitHubReply,
  type GitHubRequest,
  type GitHubServer,
  htmlErrorPage,
  notAccessible,
  primaryRateLimit,
  secondaryRateLimit,
  startGitHub,
  workflowToken,
} from '../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../src/hosts/action/github.ts'
import { readGitHubFailure } from '../../../src/lib/github.ts'
import { startProxy } from '../../support/proxy-server.ts'

const servers: GitHubServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** Answers the first requests with `replies`, the later ones as GitHub does. */
async function startWith(...replies: GitHubReply[]): Promise<GitHubServer> {
  const behave = (_: GitHubRequest, answer: () => GitHubReply) => replies.shift() ?? answer()
  const server = await startGitHub({ behave })
  servers.push(server)
  return server
}

/** The status that a list of comments ends with; 0 for none. */
async function call(server: GitHubServer): Promise<number> {
  const github = createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 })
  try {
    return (await github.request('GET /repos/acme/website/issues/7/comments')).status
  } catch (error) {
    return readGitHubFailure(error).status ?? 0
  }
}

function times(count: number, reply: GitHubReply): GitHubReply[] {
  return Array.from({ length: count }, () => reply)
}

const plain429 = { status: 429, body: { message: 'Too many requests' } }

describe.concurrent('createGitHub', () => {
  it.each<[string, GitHubReply]>([
    ['a 403 for want of permission (row 15)', notAccessible()],
    [
      'a 403 that speaks of a limit to come',
      { ...notAccessible(), headers: { 'x-ratelimit-remaining': '12' } },
    ],
    ['a 429 that is not a rate limit of GitHub', plain429],
    ['a 401', { status: 401, body: { message: 'Bad credentials' } }],
    ['a 404', { status: 404, body: { message: 'Not Found' } }],
    ['a 409', { status: 409, body: { message: 'Conflict' } }],
    ['a 422', { status: 422, body: { message: 'Validation Failed' } }],
    ['a secondary rate limit of more than a minute', secondaryRateLimit(61)],
    ['a primary rate limit of an hour', primaryRateLimit(3600)],
  ])('never repeats a call after %s', async (_, reply) => {
    const server = await startWith(reply)
    expect(await call(server)).toBe(reply.status)
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['secondary', secondaryRateLimit(60)],
    ['primary', primaryRateLimit(30)],
    ['secondary, though GitHub does not say for how long,', { ...secondaryRateLimit(0), headers: {} }],
  ])('waits for a %s rate limit that ends soon (row 15)', async (_, reply) => {
    const server = await startWith(...times(2, reply))
    expect(await call(server)).toBe(200)
    expect(server.requests).toHaveLength(3)
  })

  it('waits as long as GitHub asks', async () => {
    // A second is a millisecond here; a timer may be late, never early.
    const server = await startWith(secondaryRateLimit(40))
    const start = performance.now()
    await call(server)
    expect(performance.now() - start).toBeGreaterThanOrEqual(39)
  })

  it('gives up at the third rate limit', async () => {
    const server = await startWith(...times(3, secondaryRateLimit(1)))
    expect(await call(server)).toBe(403)
    expect(server.requests).toHaveLength(3)
  })

  it.each([500, 502, 503])('repeats a call after a %i three times', async status => {
    const recovering = await startWith(...times(3, htmlErrorPage(status)))
    expect(await call(recovering)).toBe(200)
    const broken = await startWith(...times(9, htmlErrorPage(status)))
    expect(await call(broken)).toBe(status)
    expect(broken.requests).toHaveLength(4)
  })

  it('follows the redirect of a renamed repository', async () => {
    const moved = { status: 301, headers: { location: '/repos/acme/website/issues/8/comments' } }
    // A redirected call is made again by a client that follows redirects.
    const server = await startWith(moved, moved)
    expect(await call(server)).toBe(200)
    expect(server.requests.at(-1)?.path).toBe('/repos/acme/website/issues/8/comments')
  })

  it('goes through the proxy of the runner (row 17)', async () => {
    const server = await startWith()
    const proxy = await startProxy(Number(new URL(server.url).port))
    const printed = await callInChild('http://github.invalid:8080', { http_proxy: proxy.url })
    await proxy.close()
    expect(printed).toEqual({ lines: ['200'], stderr: '' })
    expect(proxy.tunnels).toEqual(['github.invalid:8080'])
    expect(server.requests).toHaveLength(1)
  })

  it('is not the only one that does: so does the download of an artifact, which needs no token', async () => {
    const listed = { id: 5, name: 'reports', size_in_bytes: 9, expired: false, created_at: null }
    const location = 'http://storage.invalid:8080/5.zip'
    const server = await startWith(
      { status: 200, body: { artifacts: [listed] } },
      { status: 302, headers: { location } },
      { status: 404, body: '' },
    )
    const proxy = await startProxy(Number(new URL(server.url).port))
    const printed = await callInChild('http://github.invalid:8080', { http_proxy: proxy.url }, download)
    await proxy.close()
    expect(printed).toEqual({ lines: [expect.stringContaining('artifacts answered 404')], stderr: '' })
    expect(new Set(proxy.tunnels)).toEqual(new Set(['github.invalid:8080', 'storage.invalid:8080']))
    expect(server.requests.map(({ token }) => token)).toEqual([workflowToken, workflowToken, ''])
  })

  it('goes past the proxy if the runner says so, and prints no warning of its own', async () => {
    const headers = { deprecation: 'Sat, 01 Jan 2028 00:00:00 GMT', sunset: 'Mon, 01 Jan 2029 00:00:00 GMT' }
    const server = await startWith(htmlErrorPage(), { status: 200, headers, body: [] })
    const proxy = await startProxy()
    const printed = await callInChild(server.url, { http_proxy: proxy.url, no_proxy: '127.0.0.1' })
    await proxy.close()
    expect(printed).toEqual({ lines: ['200'], stderr: '' })
    expect(proxy.tunnels).toEqual([])
  })
})

const addressOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href)

const listComments = `
  const { status } = await github.request('GET /repos/acme/website/issues/7/comments')
  github.log.warn('as a plugin would')
  console.log(status)
`

const download = `
  import { readArtifactFile } from ${addressOf('../../../src/hosts/action/read-artifact.ts')}
  const run = { repository: 'acme/website', id: 42, startedAt: 0 }
  const wanted = { artifact: 'reports', path: 'a.txt', maxBytes: 9 }
  console.log(JSON.stringify(await readArtifactFile(github, run, wanted)))
`

/**
 * Calls GitHub in a process of its own, which reads its proxy variables once, and must end by itself. Debug lines are left
 * out.
 */
async function callInChild(apiUrl: string, env: Record<string, string>, calls = listComments) {
  const source = `
    import { createGitHub } from ${addressOf('../../../src/hosts/action/github.ts')}
    const github = createGitHub('${workflowToken}', '${apiUrl}', { timeout: 10_000, second: 1 })
    ${calls}
  `
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', source],
    {
      env: { GITHUB_API_URL: apiUrl, ...env },
      timeout: 10_000,
    },
  )
  return { lines: stdout.split('\n').filter(line => line && !line.startsWith('::debug::')), stderr }
}

it('makes one short line of any message of GitHub', async () => {
  const message = `Sorry\r\n::error::${'no '.repeat(500)}`
  const server = await startWith({ status: 404, body: { message } })
  const github = createGitHub(workflowToken, server.url)
  const error: unknown = await github.request('GET /user').catch(error => error)
  const { sentence } = readGitHubFailure(error)
  expect(sentence).toMatch(/^GitHub answered 404 \(Sorry ::error::no no .*…\)\.$/)
  expect(sentence.length).toBeLessThan(250)
})
