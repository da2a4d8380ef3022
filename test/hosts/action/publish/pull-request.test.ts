import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type GitHubOptions,
  notAccessible,
  startGitHub,
  workflowToken,
} from '../../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../../src/hosts/action/github.ts'
import { findPullRequest } from '../../../../src/hosts/action/publish/pull-request.ts'

const sha = 'c0ffee0000000000000000000000000000000000'
const push = { pullRequest: undefined, repository: 'acme/website', sha }

async function startWith(options: GitHubOptions) {
  const server = await startGitHub(options)
  onTestFinished(server.close)
  return { server, github: createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }) }
}

describe('findPullRequest', () => {
  it("takes the event's pull request without asking", async () => {
    const { server, github } = await startWith({})
    const pullRequest = { number: 7, headSha: sha }
    expect(await findPullRequest(github, { ...push, pullRequest })).toEqual({
      number: 7,
    })
    expect(server.requests).toEqual([])
  })

  it("looks for a push's open pull request (row 16)", async () => {
    const { github } = await startWith({
      pulls: [
        { number: 3, headSha: sha, state: 'closed' },
        { number: 4, headSha: 'a later commit', state: 'open' },
        { number: 9, headSha: sha, state: 'open' },
        { number: 8, headSha: sha, state: 'open' },
      ],
    })
    expect(await findPullRequest(github, push)).toEqual({ number: 8 })
  })

  it('reports that no open pull request has the pushed commit (row 16)', async () => {
    const { github } = await startWith({ pulls: [{ number: 3, headSha: sha, state: 'closed' }] })
    expect(await findPullRequest(github, push)).toEqual({
      missing: expect.stringContaining(`No open pull request has the commit ${sha}`),
    })
  })

  it('asks nothing for a run without a commit', async () => {
    const { server, github } = await startWith({})
    expect(await findPullRequest(github, { ...push, sha: undefined })).toHaveProperty('missing')
    expect(server.requests).toEqual([])
  })

  it.each([
    ['refuses the list', notAccessible(), /403 \(Resource not accessible by integration/],
    [
      'answers something else',
      { status: 200, body: { message: 'no list' } },
      /not what its documentation says/,
    ],
  ])('gives the reason when GitHub %s', async (_, reply, reason) => {
    const { github } = await startWith({ behave: () => reply })
    expect(await findPullRequest(github, push)).toEqual({
      missing: expect.stringMatching(reason),
    })
  })
})
