/** The one open issue of a gate that fails where nobody looks at a pull request. */
import * as z from 'zod'
import { splitRepository } from '../../../lib/repository-name.ts'
import { describeFailure, type GitHub } from '../github.ts'
import { hasBody, isMarked, keepOwn, postSchema } from './own-posts.ts'

export interface IssueRequest {
  github: GitHub
  /** `owner/name`. */
  repository: string
  /** What tells this gate's issue from others: the first line of `body`. */
  marker: string
  /** Of a new issue, at most 256 characters; an open one keeps the title that people may have given it. */
  title: string
  /** Markdown, at most 65,536 characters. */
  body: string
  /** Markdown that the issue is closed with. */
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
  // To GitHub, pull requests are issues too; other forges have null here for an issue.
  pull_request: z.looseObject({}).nullish(),
})
type Issue = z.output<typeof issueSchema>

/**
 * Opens or updates the gate's issue while the gate fails, and closes it with a comment once it has recovered; a
 * failure after that opens a new one. Never throws: what went wrong is the warning.
 */
export async function publishIssue(request: IssueRequest): Promise<PublishedIssue> {
  try {
    const [oldest, ...duplicates] = await keepOwn(request.github, await listMarked(request))
    if (request.state === 'recovered') {
      return oldest === undefined ? { action: 'skipped' } : await close(request, oldest, duplicates)
    }
    return oldest === undefined ? await open(request) : await settle(request, oldest, duplicates)
  } catch (error) {
    const attempt = request.state === 'recovered' ? 'closed' : 'written'
    return { action: 'skipped', warning: `The issue was not ${attempt}. ${explain(error)}` }
  }
}

/** All open issues, whoever wrote them, that begin with the marker; the oldest first. */
async function listMarked({ github, marker, repository }: IssueRequest): Promise<Issue[]> {
  const issues = await github.paginate(
    'GET /repos/{owner}/{repo}/issues',
    { ...splitRepository(repository), state: 'open', per_page: 100 },
    // Page by page, for there may be thousands, each with all its text.
    ({ data }) =>
      z
        .array(issueSchema)
        .parse(data)
        .filter(issue => !issue.pull_request && isMarked(issue, marker)),
  )
  return issues.sort((one, other) => one.number - other.number)
}

/** Two runs at once, or a creation that is tried again, leave copies: whoever lists after its own sees them all. */
async function open(request: IssueRequest): Promise<PublishedIssue> {
  const { github, repository, title, body } = request
  const { data } = await github.request('POST /repos/{owner}/{repo}/issues', {
    ...splitRepository(repository),
    title,
    body,
  })
  const opened = issueSchema.parse(data)
  const outcome = { action: 'opened', issueUrl: opened.html_url } as const
  try {
    const listed = await listMarked(request)
    const others = listed.filter(
      ({ number, user }) => number !== opened.number && user?.login === opened.user?.login,
    )
    const [oldest, ...duplicates] = [opened, ...others].sort((one, other) => one.number - other.number)
    if (oldest === undefined || others.length === 0) return outcome
    const settled = await settle(request, oldest, duplicates)
    return oldest === opened ? { ...settled, action: 'opened' } : settled
  } catch (error) {
    return { ...outcome, warning: `The issue may have a duplicate. ${explain(error)}` }
  }
}

async function settle(request: IssueRequest, oldest: Issue, duplicates: Issue[]): Promise<PublishedIssue> {
  const { body } = request
  const isSame = hasBody(oldest, body)
  if (!isSame) await update(request, oldest, { body })
  const outcome = { action: isSame ? 'unchanged' : 'updated', issueUrl: oldest.html_url } as const
  return closeDuplicates(request, duplicates, outcome)
}

/** Closed before it is commented on: where closing fails, every later run would leave one more comment. */
async function close(request: IssueRequest, oldest: Issue, duplicates: Issue[]): Promise<PublishedIssue> {
  const { github, repository, recovery } = request
  await update(request, oldest, { state: 'closed', state_reason: 'completed' })
  const outcome = { action: 'closed', issueUrl: oldest.html_url } as const
  try {
    await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...splitRepository(repository),
      issue_number: oldest.number,
      body: recovery,
    })
  } catch (error) {
    return { ...outcome, warning: `The issue was closed without a comment. ${explain(error)}` }
  }
  return closeDuplicates(request, duplicates, outcome)
}

async function closeDuplicates(
  request: IssueRequest,
  duplicates: Issue[],
  outcome: PublishedIssue,
): Promise<PublishedIssue> {
  try {
    for (const duplicate of duplicates) {
      await update(request, duplicate, { state: 'closed', state_reason: 'not_planned' })
    }
    return outcome
  } catch (error) {
    return { ...outcome, warning: `A duplicate of the issue is left open. ${explain(error)}` }
  }
}

interface IssueChange {
  body?: string
  state?: 'closed'
  state_reason?: 'completed' | 'not_planned'
}

async function update(
  { github, repository }: IssueRequest,
  { number }: Issue,
  change: IssueChange,
): Promise<void> {
  await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...splitRepository(repository),
    issue_number: number,
    ...change,
  })
}

function explain(error: unknown): string {
  const { status, rateLimited, sentence } = describeFailure(error)
  if (rateLimited)
    return `${sentence} This is a rate limit, no missing permission: a later run makes up for it.`
  if (status === 403) {
    return `${sentence} The job needs the permission \`issues: write\`; a push by Dependabot has a read-only token whatever the workflow says.`
  }
  if (status === 410) {
    return `${sentence} The repository has its issues disabled: enable them in its settings, or set \`issue: never\`.`
  }
  return sentence
}
