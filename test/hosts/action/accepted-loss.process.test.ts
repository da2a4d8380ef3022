/**
 * A lost answer that a reviewer accepts, from the comment that explains how to the run that reads the review.
 * read-reviews.test.ts has the reviews that do not count.
 */
import { describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { type GitHubOptions, type GitHubReview, notAccessible } from '../../../scripts/lib/github-server.ts'
import { REVIEWS_QUERY } from '../../../src/hosts/action/read-reviews.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createStage } from '../../support/stage.ts'
import { instead } from '../../support/sticky-comments.ts'

const prices = `# Cloud backup prices

Cloud backup for small teams costs ten dollars a month.

It keeps each version of a file for ninety days after its last change.

A second computer of the same team costs half of the price of the first.

A computer that sends no file for a year costs nothing until it sends one again.

Schools pay nothing in their first year.
`
const withoutPrices = { 'docs/prices.md': '# Cloud backup prices\n\nAsk us.\n' }

/** Runs the gate on a pull request of `mallory` with this change. */
async function check({ change, ...options }: GitHubOptions & { change: Record<string, string> }) {
  const checkout = aRepository()
  const baseSha = commit(checkout, { 'docs/prices.md': prices })
  const headSha = commit(checkout, change)
  const pulls = [{ number: 7, headSha, state: 'open' as const, author: 'mallory' }]
  const stage = await createStage(runActionInProcess, {}, { pulls, writers: ['alice'], ...options })
  stage.github.moveHead(headSha)
  const { exitCode, log, summary } = await stage.run({
    checkout,
    event: pullRequestEvent({ headSha, baseSha }),
    inputs: { 'base-url': '', 'api-key': '', baseline: 'base', keywords: 'cloud backup prices' },
  })
  const comment = stage.github.comments[0]?.body ?? ''
  const queries = stage.github.requests.filter(({ body }) => body.query === REVIEWS_QUERY).length
  return { exitCode, comment, summary, queries, warnings: readAnnotations(log) }
}

const reviews: GitHubReview[] = [{ id: 80, pull: 7, author: 'alice', body: 'accept answer loss' }]

describe('a lost answer', () => {
  it('fails, and the comment explains how to accept it', async () => {
    const { exitCode, comment, queries } = await check({ change: withoutPrices })
    expect([exitCode, queries]).toEqual([1, 1])
    expect(comment).toMatch(
      /submits \[a review\]\([^)]*\/pull\/7\/files\) with the line .*accept answer loss/,
    )
  })

  it('passes with a review that accepts it, and the comment and the summary name the reviewer', async () => {
    const { exitCode, comment, summary } = await check({ change: withoutPrices, reviews })
    expect(exitCode).toBe(0)
    for (const text of [comment, summary]) {
      expect(text).toMatch(/Accepted by \S+alice in \[a review\]\([^)]*\/pull\/7#pullrequestreview-80\)/)
      expect(text).not.toContain('accept answer loss')
    }
  })

  it('fails with a warning if the reviews cannot be read', async () => {
    const behave = instead('POST', '/graphql', notAccessible)
    const { exitCode, warnings } = await check({ change: withoutPrices, reviews, behave })
    expect(exitCode).toBe(1)
    expect(warnings).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/^AVG_REVIEWS: /) }),
    )
  })
})

it('reviews are not requested if no answer is lost', async () => {
  const { exitCode, queries } = await check({ change: { 'docs/team.md': '# Team\n\nTwo friends.\n' } })
  expect([exitCode, queries]).toEqual([0, 0])
})
