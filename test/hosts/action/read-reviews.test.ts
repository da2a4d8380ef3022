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

const reviewersOf = async (...given: Parameters<typeof claimsOf>) =>
  (await claimsOf(...given)).map(({ by }) => by)

const accepted = { code: CODE, question: 'cancel a token', by: 'alice', review: '80' }

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

  it('looks for pushes in the fork that the pull request comes from', async () => {
    const head = { branch: 'patch-1', repository: 'mallory/website' }
    const pulls = [{ number: 7, headSha: 'a'.repeat(40), state: 'open' as const, author: 'mallory', head }]
    const pushes = [{ ...head, actor: 'alice' }]
    expect(await reviewersOf([review(), review({ author: 'bob' })], { pulls, pushes })).toEqual(['bob'])
  })

  const { author: _, ...orphan } = review()
  const fork = { number: 7, headSha: 'a'.repeat(40), state: 'open' as const, head: null }
  it.each<[string, GitHubReview, GitHubOptions]>([
    ['is of the one who opened the pull request', review({ author: 'mallory' }), {}],
    [
      'is of somebody who pushed to the branch',
      review(),
      { pushes: [{ repository: 'acme/website', branch: 'content', actor: 'alice' }] },
    ],
    ['is about a deleted fork: who pushed is not known', review(), { pulls: [fork] }],
    ['GitHub does not tell the pushes of', review(), { behave: instead('GET', '/activity', notAccessible) }],
    ['is of a bot, whatever it may do', review({ author: 'gate[bot]' }), {}],
    ['is of somebody who may not write', review({ author: 'stranger' }), {}],
    ['was edited: the line may be of somebody else', review({ isEdited: true }), {}],
    ['was dismissed', review({ state: 'DISMISSED' }), {}],
    ['is not submitted', review({ state: 'PENDING' }), {}],
    ['has no author any more', orphan, {}],
    ['is of another pull request', review({ pull: 8 }), {}],
  ])('leaves out a review that %s', async (_, given, options) => {
    expect(await claimsOf([given], options)).toEqual([])
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
    expect(await reviewersOf(reviews, { writers })).toEqual(writers.slice(1).toReversed())
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
