import * as z from 'zod'
import { lineOf } from '../../../errors/avg-error.ts'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { readGitHubFailure, splitRepository } from '../../../lib/github.ts'
import { type GitHub, listAll } from '../github.ts'
import {
  findOwnPosts,
  isMarked,
  type Post,
  type PostPlace,
  type PublishedPost,
  postSchema,
  removeDuplicates,
  updatePost,
  writePost,
} from './sticky-post.ts'

export interface IssueRequest {
  /** First line of the body, which identifies the issue. */
  marker: string
  /** `ongoing`: earlier runs reported every loss, so an open issue is updated, but no new one is opened. */
  state: 'failing' | 'ongoing' | 'recovered'
  /** At most 256 characters. An open issue keeps its title, because people may have changed it. */
  title: string
  /** At most 65,536 characters. */
  body: Markdown
  /** Marker of the gate before it was renamed. */
  formerMarker?: string
  /** Returns the new body of an issue that stays open after a recovery; undefined to close it. */
  staysAs?(body: string): Markdown | undefined
  /** The comment on closing. */
  recovery: Markdown
}

interface IssueTracker {
  github: GitHub
  /** `owner/name`. */
  repository: string
}

const issueSchema = postSchema.extend({
  number: z.int(),
  // GitHub lists pull requests among the issues. Other forges return null for an issue.
  pull_request: z.looseObject({}).nullish(),
})
const listedSchema = issueSchema.transform(({ number: id, ...issue }) => ({ ...issue, id }))

/**
 * Opens or updates the issue of a failing run, or closes it with a comment after a recovery. Never rejects: a failure is
 * the warning.
 */
export async function publishIssue(request: IssueRequest, tracker: IssueTracker): Promise<PublishedPost> {
  const { state, staysAs } = request
  const place = openPlace(tracker, request)
  try {
    const [oldest, ...duplicates] = await findOwnPosts(place)
    if (oldest === undefined) {
      return state === 'failing' ? await writePost(place, []) : { action: 'skipped' }
    }
    if (state !== 'recovered') return await updatePost(place, oldest, duplicates)
    const body = staysAs?.(oldest.body ?? '')
    if (body !== undefined)
      return await updatePost(openPlace(tracker, { ...request, body }), oldest, duplicates)
    return await closeIssue(tracker, request, place, [oldest, ...duplicates])
  } catch (error) {
    const attempt = state === 'recovered' ? 'closed' : 'written'
    return { action: 'skipped', warning: describeFailure(`The issue was not ${attempt}.`, error) }
  }
}

function openPlace(tracker: IssueTracker, request: IssueRequest): PostPlace {
  const { marker, formerMarker = marker, title, body } = request
  const { github } = tracker
  const repository = splitRepository(tracker.repository)
  return {
    github,
    body,
    warn: describeFailure,
    name: 'The issue',
    list() {
      const open = { ...repository, state: 'open' }
      return listAll(github, 'GET /repos/{owner}/{repo}/issues', open, listedSchema, issue => {
        return !issue.pull_request && [marker, formerMarker].some(each => isMarked(issue.body, each))
      })
    },
    async create() {
      const route = 'POST /repos/{owner}/{repo}/issues'
      const { data } = await github.request(route, { ...repository, title, body })
      return listedSchema.parse(data)
    },
    update: issue => changeIssue(tracker, issue, { body }),
    remove: issue => changeIssue(tracker, issue, CLOSED_AS_DUPLICATE),
  }
}

const CLOSED_AS_DUPLICATE = { state: 'closed', state_reason: 'not_planned' } as const
const CLOSED = { state: 'closed', state_reason: 'completed' } as const

/** Closes first: if closing failed after the comment, each later run would comment again. */
async function closeIssue(
  { github, repository }: IssueTracker,
  { recovery }: IssueRequest,
  place: PostPlace,
  [oldest, ...duplicates]: [Post, ...Post[]],
): Promise<PublishedPost> {
  await changeIssue({ github, repository }, oldest, CLOSED)
  const closed = { action: 'closed', post: oldest } as const
  try {
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...splitRepository(repository),
      issue_number: oldest.id,
      body: recovery,
    })
    postSchema.parse(data)
  } catch (error) {
    return { ...closed, warning: describeFailure('The issue was closed without a comment.', error) }
  }
  return { ...closed, ...(await removeDuplicates(place, duplicates)) }
}

async function changeIssue(
  { github, repository }: IssueTracker,
  { id: number }: Post,
  change: { body: Markdown } | typeof CLOSED | typeof CLOSED_AS_DUPLICATE,
): Promise<void> {
  const { data } = await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...splitRepository(repository),
    issue_number: number,
    ...change,
  })
  const changed = issueSchema.extend({ number: z.literal(number), state: z.string() }).parse(data)
  if ('state' in change) z.literal(change.state).parse(changed.state)
}

function describeFailure(what: string, error: unknown): string {
  const { cause, sentence } = readGitHubFailure(error)
  const text = `${what} ${sentence}`
  if (cause === 'rate-limit') return lineOf('AVG_GITHUB_RATE_LIMIT', text)
  if (cause === 'permission') return lineOf('AVG_ISSUE_403', text)
  return cause === 'gone' ? lineOf('AVG_ISSUE_410', text) : lineOf('AVG_ISSUE', text, '')
}
