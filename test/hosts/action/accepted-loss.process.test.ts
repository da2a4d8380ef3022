/** A lost answer that a reviewer accepts, from the comment that says how to the run that reads the review. */
import { describe, expect, it } from 'vitest'
import {
  mergeGroupEvent,
  otherSha,
  pullRequestEvent,
  type WorkflowEvent,
} from '../../../scripts/lib/action.ts'
import {
  type GitHubOptions,
  type GitHubReview,
  notAccessible,
  primaryRateLimit,
} from '../../../scripts/lib/github-server.ts'
import { REVIEWS_QUERY } from '../../../src/hosts/action/read-reviews.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createStage } from '../../support/stage.ts'
import { instead } from '../../support/sticky-comments.ts'

const prices = [
  '# Cloud backup prices',
  'Cloud backup for small teams costs ten dollars a month.',
  'It keeps each version of a file for ninety days after its last change.',
  'A second computer of the same team costs half of the price of the first.',
  'A computer that sends no file for a year costs nothing until it sends one again.',
  'Schools pay nothing in their first year.',
]
const restore = [
  '# Restore a deleted file\n',
  'To restore a deleted file, open its folder and choose Restore.',
  'The file comes back to the folder that it was in, with the date of its last change, and every computer of the team gets it within an hour.',
  'A file that was deleted more than ninety days ago cannot be restored.\n',
].join('\n')
const site = { 'docs/prices.md': `${prices.join('\n\n')}\n`, 'docs/restore.md': restore }
const withoutPrices = { 'docs/prices.md': '# Cloud backup prices\n\nAsk us.\n' }
const keywords = 'cloud backup prices\nrestore a deleted file'

interface Situation extends GitHubOptions {
  change: Record<string, string>
  eventOf?: (commits: { headSha: string; baseSha: string }) => WorkflowEvent
}

/** Runs the gate on a pull request of `mallory` from such a repository. */
async function check({ change, eventOf = pullRequestEvent, ...options }: Situation) {
  const checkout = aRepository()
  const baseSha = commit(checkout, site)
  const headSha = commit(checkout, change)
  const pulls = [{ number: 7, headSha, state: 'open' as const, author: 'mallory' }]
  const stage = await createStage(
    runActionInProcess,
    {},
    { pulls, writers: ['alice', 'mallory'], ...options },
  )
  stage.github.moveHead(headSha)
  const { exitCode, log, summary } = await stage.run({
    checkout,
    event: eventOf({ headSha, baseSha }),
    inputs: {
      ...{ 'base-url': '', 'api-key': '', service: 'embedded', engines: 'repository', baseline: 'base' },
      keywords,
    },
  })
  const comment = stage.github.comments[0]?.body ?? ''
  return { ...stage, exitCode, comment, summary, warnings: readAnnotations(log) }
}

const review = (overrides: Partial<GitHubReview> = {}) => [
  { id: 80, pull: 7, author: 'alice', body: 'accept answer loss', ...overrides },
]

describe('a lost answer', () => {
  it('fails, and the comment says how to accept it', async () => {
    const { exitCode, comment } = await check({ change: withoutPrices })
    expect(exitCode).toBe(1)
    expect(comment).toMatch(/submit \[a review\]\([^)]*\/pull\/7\/files\) with the line .*accept answer loss/)
  })

  it('passes with a review that accepts it, and the comment and the summary name the reviewer', async () => {
    const { exitCode, comment, summary } = await check({ change: withoutPrices, reviews: review() })
    expect(exitCode).toBe(0)
    for (const text of [comment, summary]) {
      expect(text).toMatch(/Accepted by \S+alice in \[a review\]\([^)]*\/pull\/7#pullrequestreview-80\)/)
      expect(text).not.toContain('accept answer loss')
    }
  })

  it('passes with a review of the author, and the comment says that it is the author', async () => {
    const { exitCode, comment } = await check({
      change: withoutPrices,
      reviews: review({ author: 'mallory' }),
    })
    expect(exitCode).toBe(0)
    expect(comment).toMatch(/Accepted by \S+mallory, the author of this pull request, in \[a review\]/)
  })

  it('fails with a review of the head before the last push', async () => {
    const reviews = review({ commit: otherSha })
    expect((await check({ change: withoutPrices, reviews })).exitCode).toBe(1)
  })

  it.each([
    ['passes', 'a single pull request', true],
    ['fails', 'several pull requests', false],
  ])('%s in a merge group of %s', async (_, __, isSingle) => {
    const parents: Record<string, string[]> = {}
    const eventOf = ({ headSha, baseSha }: { headSha: string; baseSha: string }) => {
      parents[headSha] = [isSingle ? baseSha : otherSha]
      return {
        ...mergeGroupEvent,
        payload: {
          ...mergeGroupEvent.payload,
          merge_group: {
            ...{ base_sha: baseSha, head_sha: headSha },
            head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${baseSha}`,
          },
        },
      }
    }
    const situation = { change: withoutPrices, reviews: review(), eventOf, parents }
    expect((await check(situation)).exitCode).toBe(isSingle ? 0 : 1)
  })

  it.each([
    ['is refused', notAccessible],
    ['meets a rate limit', () => primaryRateLimit(3600)],
  ])('fails with a warning when reading the reviews %s', async (_, reply) => {
    const behave = instead('POST', '/graphql', reply)
    const { exitCode, warnings } = await check({ change: withoutPrices, reviews: review(), behave })
    expect(exitCode).toBe(1)
    expect(warnings).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/^AVG_REVIEWS: /) }),
    )
  })
})

it.each([
  ['the reviews', 'an answer is lost', withoutPrices, 1],
  ['no review', 'no answer is lost', { 'docs/team.md': '# Team\n\nTwo friends.\n' }, 0],
])('GitHub is asked for %s when %s', async (_, __, change, expected) => {
  const { github, exitCode } = await check({ change })
  expect(exitCode).toBe(expected)
  const asked = github.requests.filter(({ body }) => body.query === REVIEWS_QUERY)
  expect(asked).toHaveLength(expected)
})
