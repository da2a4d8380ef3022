/** A lost answer that a reviewer accepts, from the comment that offers the line to the run that reads the review. */
import { describe, expect, it } from 'vitest'
import { mergeGroupEvent, pullRequestEvent, type WorkflowEvent } from '../../../scripts/lib/action.ts'
import { type GitHubOptions, type GitHubReview, notAccessible } from '../../../scripts/lib/github-server.ts'
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
const withoutMost = { 'docs/prices.md': `${prices[0]}\n\n${prices[5]}\n` }
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

/** The lines that the comment of a failing run offers, by the change. */
const offered = new Map<Situation['change'], Promise<string>>()

/** Returns the lines for a change. One run finds them for all tests: the same texts have the same lines. */
function linesFor(change: Situation['change']): Promise<string> {
  const lines = offered.get(change) ?? offer(change)
  offered.set(change, lines)
  return lines
}

async function offer(change: Situation['change']): Promise<string> {
  const { exitCode, comment } = await check({ change })
  expect(exitCode).toBe(1)
  return (comment.match(/^accept loss .*$/gm) ?? []).join('\n')
}

const review = (body: string, overrides: Partial<GitHubReview> = {}) => [
  { id: 80, pull: 7, author: 'alice', body, ...overrides },
]

describe('a lost answer that a reviewer accepts', () => {
  it('passes, and the comment and the summary name who accepted it', async () => {
    const reviews = review(await linesFor(withoutPrices))
    const { exitCode, comment, summary } = await check({ change: withoutPrices, reviews })
    expect(exitCode).toBe(0)
    for (const text of [comment, summary]) {
      expect(text).toMatch(/Accepted by \S+alice in \[a review\]\([^)]*\/pull\/7#pullrequestreview-80\)/)
      expect(text).not.toContain('accept loss')
    }
  })

  it('fails again when a later push takes more away', async () => {
    const reviews = review(await linesFor(withoutMost))
    expect((await check({ change: withoutMost, reviews })).exitCode).toBe(0)
    const { exitCode } = await check({ change: withoutPrices, reviews })
    expect(exitCode).toBe(1)
  })

  it('passes after a later push that takes nothing more away', async () => {
    const reviews = review(await linesFor(withoutPrices))
    const more = { ...withoutPrices, 'docs/team.md': '# Team\n\nTwo friends founded Acme in Oslo.\n' }
    expect((await check({ change: more, reviews })).exitCode).toBe(0)
  })

  it('fails for another loss beside it', async () => {
    const reviews = review(await linesFor(withoutPrices))
    const change = { ...withoutPrices, 'docs/restore.md': '# Restore\n\nAsk us.\n' }
    const { exitCode, comment } = await check({ change, reviews })
    expect(exitCode).toBe(1)
    expect(comment).toContain('restore a deleted file')
    expect(comment).toMatch(/Accepted by \S+alice/)
  })

  it('is looked for in the pull request of a merge group', async () => {
    const reviews = review(await linesFor(withoutPrices))
    const eventOf = ({ headSha, baseSha }: { headSha: string; baseSha: string }) => ({
      ...mergeGroupEvent,
      payload: {
        ...mergeGroupEvent.payload,
        merge_group: {
          ...{ base_sha: baseSha, head_sha: headSha },
          head_ref: `refs/heads/gh-readonly-queue/main/pr-7-${baseSha}`,
        },
      },
    })
    expect((await check({ change: withoutPrices, reviews, eventOf })).exitCode).toBe(0)
  })

  it('asks GitHub for no review where no answer is lost', async () => {
    const { github, exitCode } = await check({ change: { 'docs/team.md': '# Team\n\nTwo friends.\n' } })
    expect(exitCode).toBe(0)
    expect(github.requests.filter(({ body }) => String(body.query).includes('reviews('))).toEqual([])
  })
})

describe('a lost answer', () => {
  it('fails where the author of the change accepts it', async () => {
    const reviews = review(await linesFor(withoutPrices), { author: 'mallory' })
    const { exitCode } = await check({ change: withoutPrices, reviews })
    expect(exitCode).toBe(1)
  })

  it('fails where the reviews cannot be read, and a warning says so', async () => {
    const reviews = review(await linesFor(withoutPrices))
    const behave = instead('POST', '/graphql', notAccessible)
    const { exitCode, warnings } = await check({ change: withoutPrices, reviews, behave })
    expect(exitCode).toBe(1)
    expect(warnings).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringMatching(/^AVG_REVIEWS: /) }),
    )
  })

  it('fails where the line is in a review of another pull request', async () => {
    const reviews = review(await linesFor(withoutPrices), { pull: 8 })
    expect((await check({ change: withoutPrices, reviews })).exitCode).toBe(1)
  })
})
