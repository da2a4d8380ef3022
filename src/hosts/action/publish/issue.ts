/** The one open issue of a gate that fails outside a pull request. */
import * as z from 'zod'
import { splitRepository } from '../../../lib/repository-name.ts'
import { warnOfPost } from '../../../report/warnings.ts'
import { describeFailure, type GitHub, listAll } from '../github.ts'
import {
  findOwnPosts,
  isMarked,
  type PostPlace,
  postSchema,
  removeDuplicates,
  writePost,
} from './sticky-post.ts'

export interface IssueRequest {
  github: GitHub
  /** `owner/name`. */
  repository: string
  /** First line of `body`, by which the gate knows its issue. */
  marker: string
  /** Title of a new issue, at most 256 characters. An open issue keeps its title, which people may have changed. */
  title: string
  /** Markdown, at most 65,536 characters. */
  body: string
  /** Markdown of the comment on closing. */
  recovery: string
  state: 'failing' | 'recovered'
}

export interface PublishedIssue {
  action: 'opened' | 'updated' | 'unchanged' | 'closed' | 'skipped'
  issueUrl?: string
  /** One line, for the log. */
  warning?: string
}

const issueSchema = postSchema.extend({
  number: z.int(),
  // GitHub lists pull requests as issues, too. Other forges have null here for an issue.
  pull_request: z.looseObject({}).nullish(),
})
type Issue = z.output<typeof issueSchema>

/**
 * Opens or updates the gate's issue while the gate fails, and closes it with a comment when it has recovered. A failure
 * after that opens a new issue. Never throws: what went wrong is the warning.
 */
export async function publishIssue(request: IssueRequest): Promise<PublishedIssue> {
  const place = openTracker(request)
  try {
    const own = await findOwnPosts(place)
    if (request.state === 'recovered') return await closeIssue(request, place, own)
    const { post, action, ...written } = await writePost(place, own)
    return { ...written, action: action === 'created' ? 'opened' : action, issueUrl: post.html_url }
  } catch (error) {
    const attempt = request.state === 'recovered' ? 'closed' : 'written'
    return { action: 'skipped', warning: warn(`The issue was not ${attempt}.`, error) }
  }
}

function openTracker({ github, marker, title, body, repository }: IssueRequest): PostPlace<Issue> {
  const tracker = splitRepository(repository)
  return {
    github,
    name: 'The issue',
    body,
    orderOf: ({ number }) => number,
    warn,
    list: () =>
      listAll(
        github,
        'GET /repos/{owner}/{repo}/issues',
        { ...tracker, state: 'open' },
        issueSchema,
        issue => !issue.pull_request && isMarked(issue, marker),
      ),
    async create() {
      const { data } = await github.request('POST /repos/{owner}/{repo}/issues', { ...tracker, title, body })
      return issueSchema.parse(data)
    },
    update: issue => changeIssue({ github, repository }, issue, { body }),
    remove: issue => changeIssue({ github, repository }, issue, CLOSED_AS_DUPLICATE),
  }
}

const CLOSED_AS_DUPLICATE = { state: 'closed', state_reason: 'not_planned' } as const
const CLOSED = { state: 'closed', state_reason: 'completed' } as const

/** Closes before it comments: if closing failed, every later run would add one more comment. */
async function closeIssue(
  { github, repository, recovery }: IssueRequest,
  place: PostPlace<Issue>,
  [oldest, ...duplicates]: Issue[],
): Promise<PublishedIssue> {
  if (oldest === undefined) return { action: 'skipped' }
  await changeIssue({ github, repository }, oldest, CLOSED)
  const closed = { action: 'closed', issueUrl: oldest.html_url } as const
  try {
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...splitRepository(repository),
      issue_number: oldest.number,
      body: recovery,
    })
    postSchema.parse(data)
  } catch (error) {
    return { ...closed, warning: warn('The issue was closed without a comment.', error) }
  }
  return { ...closed, ...(await removeDuplicates(place, duplicates)) }
}

async function changeIssue(
  { github, repository }: Pick<IssueRequest, 'github' | 'repository'>,
  { number }: Issue,
  change: { body: string } | typeof CLOSED | typeof CLOSED_AS_DUPLICATE,
): Promise<void> {
  const { data } = await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...splitRepository(repository),
    issue_number: number,
    ...change,
  })
  const changed = issueSchema.extend({ number: z.literal(number), state: z.string() }).parse(data)
  if ('state' in change) z.literal(change.state).parse(changed.state)
}

function warn(what: string, error: unknown): string {
  return warnOfPost('issue', what, describeFailure(error))
}
