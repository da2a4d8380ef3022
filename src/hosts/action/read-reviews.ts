/** The reviews of a pull request that accept lost answers, and which of them count. */
import * as z from 'zod'
import { parseAcceptLines } from '../../gate/accept-lines.ts'
import type { LossClaim } from '../../gate/acceptance.ts'
import { readGitHubFailure, splitRepository } from '../../lib/github.ts'
import { lineOf } from '../../report/messages/message.ts'
import type { ActionContext } from './context.ts'
import { createGitHub, type GitHub } from './github.ts'
import { actionLog } from './log.ts'

/** Of 100 reviews, the newest first. */
const MOST_PAGES = 10
const MOST_CLAIMS = 1000
/** GitHub accepts no longer text. */
const LONGEST_BODY = 65_536
/** Reviewers whose pushes are looked up, with one request for each. */
const MOST_REVIEWERS = 20

// REST does not tell whether a review was edited, which everybody who may write can do with those of others.
const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $before: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      author { login }
      headRefName
      headRepository { nameWithOwner }
      reviews(last: 100, before: $before) {
        pageInfo { hasPreviousPage startCursor }
        nodes {
          url
          state
          body
          lastEditedAt
          author { __typename login }
          authorCanPushToRepository
        }
      }
    }
  }
}`

// Null where the account was deleted.
const actorSchema = z.object({ login: z.string() }).nullable()

const reviewSchema = z.object({
  url: z.string(),
  state: z.string(),
  body: z.string(),
  lastEditedAt: z.string().nullable(),
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  authorCanPushToRepository: z.boolean(),
})
type Review = z.output<typeof reviewSchema>

const answerSchema = z.object({
  repository: z.object({
    pullRequest: z.object({
      author: actorSchema,
      headRefName: z.string(),
      headRepository: z.object({ nameWithOwner: z.string() }).nullable(),
      reviews: z.object({
        pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
        nodes: z.array(reviewSchema),
      }),
    }),
  }),
})
type Pull = Omit<z.output<typeof answerSchema>['repository']['pullRequest'], 'reviews'>

interface ReviewedPull {
  github: GitHub
  /** `owner/name`. */
  repository: string
  number: number
}

/** Reads the claims of the run's pull request. Never rejects: where reviews cannot be read, none counts, and a warning says so. */
export async function readReviews(
  token: string,
  { repository, reviewedPull: number, apiUrl }: ActionContext,
): Promise<LossClaim[]> {
  if (repository === undefined || number === undefined) return []
  if (token === '') return warn('The input github-token is empty.')
  try {
    return await readClaims({ github: createGitHub(token, apiUrl), repository, number })
  } catch (error) {
    return warn(readGitHubFailure(error).sentence)
  }
}

function warn(sentence: string): LossClaim[] {
  actionLog.warning(
    lineOf('AVG_REVIEWS', `A review's author could not be checked, so it does not count. ${sentence}`),
  )
  return []
}

/**
 * Reads the lines that accept losses, of the newest reviews first. A review that does not count, or cannot be checked, is left
 * out. Rejects like a call to GitHub, and where an answer is not what GitHub documents.
 */
export async function readClaims({ github, repository, number }: ReviewedPull): Promise<LossClaim[]> {
  const claims: (LossClaim & { pull: Pull })[] = []
  let before: string | null = null
  for (let page = 0; page < MOST_PAGES && claims.length < MOST_CLAIMS; page += 1) {
    const answer: unknown = await github.graphql(QUERY, { ...splitRepository(repository), number, before })
    const { reviews, ...pull } = answerSchema.parse(answer).repository.pullRequest
    claims.push(...reviews.nodes.toReversed().flatMap(review => listClaims(review, pull)))
    before = reviews.pageInfo.startCursor
    if (!reviews.pageInfo.hasPreviousPage || before === null) break
  }
  const pushes = new Map<string, Promise<boolean>>()
  const settled: LossClaim[] = []
  for (const { pull, ...claim } of claims.slice(0, MOST_CLAIMS)) {
    const known = pushes.get(claim.by)
    if (known === undefined && pushes.size === MOST_REVIEWERS) continue
    const mayHavePushed = known ?? findPush(github, pull, claim.by)
    pushes.set(claim.by, mayHavePushed)
    if (!(await mayHavePushed)) settled.push(claim)
  }
  return settled
}

function listClaims(review: Review, pull: Pull): (LossClaim & { pull: Pull })[] {
  const number = /#pullrequestreview-(\d{1,20})$/.exec(review.url)?.[1]
  const { author } = review
  if (number === undefined || author === null || !counts(review, pull)) return []
  const claim = { by: author.login, review: number, pull }
  return parseAcceptLines(review.body.slice(0, LONGEST_BODY)).map(line => ({ ...line, ...claim }))
}

const SUBMITTED = ['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED']

/** Tells whether a review is, unchanged, that of a person who may write to the repository and did not open the pull request. */
function counts(
  { state, author, lastEditedAt, authorCanPushToRepository: mayWrite }: Review,
  pull: Pull,
): boolean {
  const isPerson = author?.__typename === 'User' && !isSame(author.login, pull.author?.login)
  // Its author may not have seen what somebody else put in before: to tick a box is an edit, too.
  return SUBMITTED.includes(state) && isPerson && mayWrite && lastEditedAt === null
}

function isSame(login: string, other: string | undefined): boolean {
  return login.toLowerCase() === other?.toLowerCase()
}

/**
 * Tells whether a person may have pushed to the branch of the pull request: the names in commits are whatever their author
 * writes there.
 */
async function findPush(
  github: GitHub,
  { headRefName: branch, headRepository }: Pull,
  actor: string,
): Promise<boolean> {
  if (headRepository === null) return true
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/activity', {
      ...splitRepository(headRepository.nameWithOwner),
      ...{ ref: `refs/heads/${branch}`, actor, per_page: 1 },
    })
    return z.array(z.unknown()).parse(data).length > 0
  } catch (error) {
    warn(readGitHubFailure(error).sentence)
    return true
  }
}
