import type { Token } from 'marked'
import * as z from 'zod'
import { lineOf } from '../../errors/avg-error.ts'
import type { Acceptance } from '../../gate/verdict.ts'
import { readGitHubFailure, splitRepository } from '../../lib/github.ts'
import { lexMarkdown } from '../../pages/lex-markdown.ts'
import { ACCEPT_LINE } from '../../report/words/words.ts'
import type { ActionContext } from './context.ts'
import { createGitHub, type GitHub } from './github.ts'
import { actionLog } from './log.ts'

/** Pages of 100 reviews, the newest first. */
const MAX_PAGES = 10
/** Limit of GitHub. */
const MAX_BODY_LENGTH = 65_536

const MERGE_GROUP_REMEDY = 'Merge this pull request in a group of its own.'

/** REST does not state whether a review was edited, and everybody with write permission can edit all reviews. */
export const REVIEWS_QUERY = `query (
  $owner: String!
  $repo: String!
  $number: Int!
  $judged: GitObjectID!
  $before: String
) {
  repository(owner: $owner, name: $repo) {
    object(oid: $judged) {
      ... on Commit { parents(first: 2) { nodes { oid } } }
    }
    pullRequest(number: $number) {
      author { login }
      headRefOid
      reviews(last: 100, before: $before) {
        pageInfo { hasPreviousPage startCursor }
        nodes {
          url
          state
          body
          commit { oid }
          lastEditedAt
          includesCreatedEdit
          author { __typename login }
          authorCanPushToRepository
        }
      }
    }
  }
}`

const commitSchema = z.object({ oid: z.string() })

const reviewSchema = z.object({
  url: z.string(),
  state: z.string(),
  body: z.string(),
  commit: commitSchema.nullable(),
  lastEditedAt: z.string().nullable(),
  includesCreatedEdit: z.boolean(),
  // Null if the account was deleted.
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  authorCanPushToRepository: z.boolean(),
})
type Review = z.output<typeof reviewSchema>

const answerSchema = z.object({
  repository: z.object({
    object: z.object({ parents: z.object({ nodes: z.array(commitSchema) }) }).nullable(),
    pullRequest: z.object({
      author: z.object({ login: z.string() }).nullable(),
      headRefOid: z.string(),
      reviews: z.object({
        pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
        nodes: z.array(reviewSchema),
      }),
    }),
  }),
})
type Answer = z.output<typeof answerSchema>['repository']

type ReviewedRun = Pick<ActionContext, 'repository' | 'reviewedPull' | 'pullRequest' | 'change'>

/**
 * Returns the newest review that accepts the lost answers of the pull request. If reviews cannot be read, logs a warning
 * and returns undefined. Never rejects.
 */
export async function readAcceptance(token: string, context: ActionContext): Promise<Acceptance | undefined> {
  if (context.reviewedPull === undefined) return undefined
  if (token === '') return warn('The input github-token is empty.')
  try {
    return await findAcceptance(createGitHub(token, context.apiUrl), context)
  } catch (error) {
    return warn(readGitHubFailure(error).sentence)
  }
}

function warn(why: string, remedy?: string): undefined {
  actionLog.warning(lineOf('AVG_REVIEWS', `No review can accept the lost answers. ${why}`, remedy))
}

/** Like readAcceptance, but rejects if a call to GitHub fails or its answer is not as documented. */
export async function findAcceptance(
  github: Pick<GitHub, 'graphql'>,
  run: ReviewedRun,
): Promise<Acceptance | undefined> {
  const { repository = '', reviewedPull: number, change } = run
  let before: string | null = null
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables = { ...splitRepository(repository), number, judged: change?.head, before }
    const answer: Answer = answerSchema.parse(await github.graphql(REVIEWS_QUERY, variables)).repository
    const head = findReviewedHead(run, answer)
    if (head === undefined) return warn('The merge group may hold several pull requests.', MERGE_GROUP_REMEDY)
    const { author, reviews } = answer.pullRequest
    for (const review of reviews.nodes.toReversed()) {
      const acceptance = isAccepting(review, head) ? toAcceptance(review, author?.login) : undefined
      if (acceptance !== undefined) return acceptance
    }
    before = reviews.pageInfo.startCursor
    if (!reviews.pageInfo.hasPreviousPage || before === null) break
  }
  return undefined
}

/**
 * Returns the commit that a review must be about; undefined for a merge group that may hold several pull requests. A group
 * holds one if its commit is directly on its base, and merges or squashes the head of the pull request.
 */
function findReviewedHead(
  { pullRequest, change }: ReviewedRun,
  { object, pullRequest: { headRefOid } }: Answer,
): string | undefined {
  if (pullRequest !== undefined) return pullRequest.headSha
  const [base, merged = headRefOid] = (object?.parents.nodes ?? []).map(({ oid }) => oid)
  return base !== undefined && base === change?.base && merged === headRefOid ? headRefOid : undefined
}

const SUBMITTED = ['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED']

/** Only an unedited review for `head` by a person with write permission counts. */
function isAccepting(review: Review, head: string): boolean {
  const isPerson = review.author?.__typename === 'User'
  const isEdited = review.lastEditedAt !== null || review.includesCreatedEdit
  return (
    review.commit?.oid === head &&
    isPerson &&
    review.authorCanPushToRepository &&
    SUBMITTED.includes(review.state) &&
    !isEdited &&
    hasAcceptLine(review.body.slice(0, MAX_BODY_LENGTH))
  )
}

function toAcceptance({ url, author }: Review, opener: string | undefined): Acceptance | undefined {
  const review = /#pullrequestreview-(\d{1,20})$/.exec(url)?.[1]
  if (author === null || review === undefined) return undefined
  return { by: author.login, review, isAuthor: author.login.toLowerCase() === opener?.toLowerCase() }
}

/** Matches the start of a tag, but not of a comment. */
const ELEMENT = /<[a-z/?]|<!(?!--)/i

/**
 * Returns whether a paragraph of the review has the line as plain text. Elements and definitions of links or footnotes can
 * hide or strike out the text that follows them, so a line after one does not count.
 */
export function hasAcceptLine(body: string): boolean {
  if (!body.toLowerCase().includes(ACCEPT_LINE)) return false
  for (const token of lex(body)) {
    if (token.type === 'def' || (token.type !== 'code' && ELEMENT.test(token.raw))) return false
    if (token.type === 'paragraph' && plainLines(token.tokens ?? []).includes(ACCEPT_LINE)) return true
  }
  return false
}

/** Returns lines in lower case. A part that is not plain text becomes U+FFFC. */
function plainLines(parts: readonly Token[]): string[] {
  const text = parts
    .map(part => (part.type === 'text' || part.type === 'br' ? part.raw : '\u{fffc}'))
    .join('')
  return text.split('\n').map(line => line.trim().toLowerCase())
}

function lex(body: string): Token[] {
  try {
    return lexMarkdown(body)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
