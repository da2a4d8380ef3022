import { afterAll, describe, expect, it } from 'vitest'
import {
  type GitHubOptions,
  type GitHubReview,
  type GitHubServer,
  htmlErrorPage,
  notAccessible,
  startGitHub,
  workflowToken,
} from '../../../scripts/lib/github-server.ts'
import { formatAcceptLine } from '../../../src/gate/acceptance.ts'
import { createGitHub } from '../../../src/hosts/action/github.ts'
import { readClaims } from '../../../src/hosts/action/read-reviews.ts'
import { instead } from '../../support/sticky-comments.ts'

const CODE = '0123-4567-89ab-cdef'
const line = formatAcceptLine(CODE, 'cancel a token')

const servers: GitHubServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** A comment review of a person who may write; `mallory` opened the pull request. */
function review(overrides: Partial<GitHubReview> = {}): GitHubReview {
  return { id: 80, pull: 7, author: 'alice', body: line, ...overrides }
}

async function start(reviews: GitHubReview[], options: GitHubOptions = {}): Promise<GitHubServer> {
  const server = await startGitHub({
    pulls: [{ number: 7, headSha: 'a'.repeat(40), state: 'open', author: 'mallory' }],
    writers: ['alice', 'bob', 'mallory', 'gate[bot]'],
    reviews,
    ...options,
  })
  servers.push(server)
  return server
}

async function claimsOf(reviews: GitHubReview[], options?: GitHubOptions) {
  const { url } = await start(reviews, options)
  const github = createGitHub(workflowToken, url, { timeout: 10_000, second: 1 })
  return readClaims({ github, repository: 'acme/website', number: 7 })
}

const refusalsOf = async (...given: Parameters<typeof claimsOf>) =>
  (await claimsOf(...given)).map(({ refusal }) => refusal)

const accepted = { code: CODE, question: 'cancel a token', by: 'alice', review: '80', refusal: undefined }

describe('readClaims', () => {
  it.each(['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED'] as const)(
    'counts a review of somebody else who may write: %s',
    async state => {
      expect(await claimsOf([review({ state })])).toEqual([accepted])
    },
  )

  it('reads each line of a review, and the newest review first', async () => {
    const reviews = [review(), review({ id: 81, author: 'bob', body: `Fine.\r\n${line}\r\n${line}` })]
    expect((await claimsOf(reviews)).map(claim => claim.review)).toEqual(['81', '81', '80'])
  })

  it('reads the reviews of this pull request alone', async () => {
    expect(await claimsOf([review({ pull: 8 })])).toEqual([])
  })

  it('does not count a review of the one who opened the pull request', async () => {
    expect(await refusalsOf([review({ author: 'mallory' })])).toEqual(['own-change'])
  })

  it('does not count a review of somebody who pushed to the branch', async () => {
    const pushes = [{ repository: 'acme/website', branch: 'content', actor: 'alice' }]
    expect(await refusalsOf([review(), review({ author: 'bob' })], { pushes })).toEqual([undefined, 'pushed'])
  })

  it('looks for pushes in the fork that the pull request comes from', async () => {
    const head = { branch: 'patch-1', repository: 'mallory/website' }
    const pulls = [{ number: 7, headSha: 'a'.repeat(40), state: 'open' as const, author: 'mallory', head }]
    const pushes = [{ ...head, actor: 'alice' }]
    expect(await refusalsOf([review(), review({ author: 'bob' })], { pulls, pushes })).toEqual([
      undefined,
      'pushed',
    ])
  })

  it('does not count a review where the fork was deleted: who pushed is not known', async () => {
    const pulls = [{ number: 7, headSha: 'a'.repeat(40), state: 'open' as const, head: null }]
    expect(await refusalsOf([review()], { pulls })).toEqual(['unknown'])
  })

  it('does not count a review where GitHub does not tell who pushed', async () => {
    const behave = instead('GET', '/activity', notAccessible)
    expect(await refusalsOf([review()], { behave })).toEqual(['unknown'])
  })

  it('does not count a review of a bot, whatever it may do', async () => {
    expect(await refusalsOf([review({ author: 'gate[bot]' })])).toEqual(['bot'])
  })

  it('does not count a review of somebody who may not write', async () => {
    expect(await refusalsOf([review({ author: 'stranger' })])).toEqual(['no-write'])
  })

  it('does not count a review that was edited: the line may be of somebody else', async () => {
    expect(await refusalsOf([review({ isEdited: true })])).toEqual(['edited'])
  })

  it('does not count a review that was dismissed', async () => {
    expect(await refusalsOf([review({ state: 'DISMISSED' })])).toEqual(['dismissed'])
  })

  it('passes over a review that is not submitted', async () => {
    expect(await claimsOf([review({ state: 'PENDING' })])).toEqual([])
  })

  it('does not count a review whose author is gone', async () => {
    const { author: _, ...orphan } = review()
    expect(await claimsOf([orphan])).toEqual([{ ...accepted, by: '', refusal: 'unknown' }])
  })

  it('finds a review behind hundreds of others', async () => {
    const others = Array.from({ length: 250 }, (_, id) => review({ id: 100 + id, body: 'Nice!' }))
    expect(await claimsOf([review(), ...others])).toEqual([accepted])
  })

  it('reads the newest 1,000 reviews', async () => {
    const others = Array.from({ length: 1000 }, (_, id) => review({ id: 100 + id, body: 'Nice!' }))
    expect(await claimsOf([review(), ...others])).toEqual([])
    expect(await claimsOf([...others, review()])).toEqual([accepted])
  })

  it('reads 1,000 lines at most', async () => {
    const reviews = Array.from({ length: 6 }, (_, id) => review({ id, body: `${line}\n`.repeat(200) }))
    expect(await claimsOf(reviews)).toHaveLength(1000)
  })

  it('looks up the pushes of 20 reviewers, and counts no review of another one', async () => {
    const writers = Array.from({ length: 21 }, (_, index) => `writer-${index}`)
    const reviews = writers.map((author, id) => review({ id, author }))
    const [oldest, ...newer] = (await refusalsOf(reviews, { writers })).toReversed()
    expect({ oldest, newer: newer.filter(refusal => refusal !== undefined) }).toEqual({
      ...{ oldest: 'unknown', newer: [] },
    })
  })

  it('looks the pushes of one reviewer up once', async () => {
    const server = await start([review(), review({ id: 81 }), review({ id: 82, author: 'stranger' })])
    await readClaims({
      github: createGitHub(workflowToken, server.url),
      repository: 'acme/website',
      number: 7,
    })
    expect(server.requests.filter(({ path }) => path.endsWith('/activity'))).toHaveLength(1)
  })

  it.each([
    ['refuses', notAccessible],
    ['answers with a page', () => htmlErrorPage(200)],
    ['answers with an error of GraphQL', () => ({ status: 200, body: { errors: [{ message: 'no' }] } })],
    [
      'knows no such pull request',
      () => ({ status: 200, body: { data: { repository: { pullRequest: null } } } }),
    ],
  ])('rejects where GitHub %s', async (_, reply) => {
    await expect(claimsOf([review()], { behave: instead('POST', '/graphql', reply) })).rejects.toThrow()
  })
})
