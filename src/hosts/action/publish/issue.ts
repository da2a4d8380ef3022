/** The one open issue of each gate that fails outside a pull request. */

import * as z from 'zod'
import type { Clock } from '../../../lib/clock.ts'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { readGitHubFailure, splitRepository } from '../../../lib/github.ts'
import { lineOf } from '../../../report/messages/message.ts'
import { type GitHub, listAll } from '../github.ts'
import {
  describeDuplicate,
  findAuthor,
  markerOf,
  type PostPlace,
  postSchema,
  removeDuplicates,
  selectOwnPosts,
  settlePost,
  updatePost,
  type WrittenPost,
} from './sticky-post.ts'

/** What a gate wants of its issue. A text is rendered when it is written: most gates that pass have no issue. */
export interface IssueRequest {
  /** First line of the body, by which the gate knows its issue. No other gate has it. */
  marker: string
  /** Names the issue in warnings: `The issue`. */
  name: string
  /** `ongoing`: a loss that earlier runs told. An open issue is updated, and none is opened. */
  state: 'failing' | 'ongoing' | 'recovered'
  /** Returns the title of a new issue, at most 256 characters. An open issue keeps its title, which people may have changed. */
  title(): string
  /** Returns at most 65,536 characters. */
  body(): Markdown
  /** Tells by its body whether an open issue stays open after a recovery. */
  stays?(body: string): boolean
  /** Returns the comment on closing. */
  recovery(): Markdown
}

interface IssueTracker {
  github: GitHub
  /** `owner/name`. */
  repository: string
  clock: Pick<Clock, 'now' | 'sleep'>
}

export interface PublishedIssue {
  /** `left`: for a later run, because this one has made all its changes. */
  action: 'opened' | 'updated' | 'unchanged' | 'closed' | 'skipped' | 'left'
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
 * Changes that a run makes. GitHub lets a token create content 500 times an hour, at a second each: this leaves room for a
 * second attempt, for the comment and for other workflows.
 */
export const MOST_WRITES = 100

/** What every call takes. `turn` resolves when the next write may be made. */
interface Access extends Omit<IssueTracker, 'clock'> {
  turn(): Promise<void>
}

/**
 * Opens or updates the issue of each gate that fails, and closes that of each gate that has recovered, with a comment. A
 * failure after that opens a new issue. New issues come first, then those to close: what is known already can wait for a
 * later run, where the changes are too many for one. The open issues are listed once, and once more after issues were opened. The
 * results stand in the places of the requests. A refusal that the other requests would get as well ends the work, with one
 * warning. Never throws: what went wrong is the warning.
 */
export async function publishIssues(
  requests: IssueRequest[],
  { clock, ...tracker }: IssueTracker,
): Promise<PublishedIssue[]> {
  const pause = requests.length > 1 ? createTurn(clock) : async () => {}
  let writes = 0
  const access: Access = {
    ...tracker,
    turn() {
      writes += 1
      return pause()
    },
  }
  const results = new Map<IssueRequest, PublishedIssue>()
  const markers = new Set(requests.map(({ marker }) => marker))
  try {
    const own = await findOwnIssues(access, markers)
    const opened: { request: IssueRequest; issue: Issue }[] = []
    const waiting = orderByNews(requests, own)
    let outages = 0
    for (const [index, request] of waiting.entries()) {
      if (writes >= MOST_WRITES) {
        results.set(request, { action: 'left' })
        continue
      }
      try {
        const [oldest, ...duplicates] = own.get(request.marker) ?? []
        if (oldest === undefined) opened.push({ request, issue: await openIssue(access, request) })
        else if (request.state === 'recovered' && request.stays?.(oldest.body ?? ''))
          results.set(request, { action: 'unchanged', issueUrl: oldest.html_url })
        else if (request.state === 'recovered')
          results.set(request, await closeIssue(access, request, oldest, duplicates))
        else results.set(request, toResult(await updatePost(openPlace(access, request), oldest, duplicates)))
      } catch (error) {
        const scope = scopeOf(error)
        if (scope === 'outage') outages += 1
        const isEnd = scope === 'all' || outages === MOST_OUTAGES
        const left = isEnd ? waiting.length - index - 1 : 0
        results.set(request, { action: 'skipped', warning: warn(describeUnwritten(request, left), error) })
        if (isEnd) break
      }
    }
    await settle(access, opened, results)
  } catch (error) {
    const [first, ...others] = requests
    // A gate that recovered may have no issue.
    const left = others.filter(({ state }) => state === 'failing').length
    if (first !== undefined)
      results.set(first, { action: 'skipped', warning: warn(describeUnwritten(first, left), error) })
  }
  return requests.map(request => results.get(request) ?? { action: 'skipped' })
}

/** Returns the requests that have something to write: those without an issue, then those to close, then the others. */
function orderByNews(requests: IssueRequest[], own: ReadonlyMap<string, unknown>): IssueRequest[] {
  const rank = ({ state, marker }: IssueRequest) => (!own.has(marker) ? 0 : state === 'recovered' ? 1 : 2)
  return requests
    .filter(({ state, marker }) => state === 'failing' || own.has(marker))
    .sort((a, b) => rank(a) - rank(b))
}

/** Finds the open issues of the token's own account by their markers, oldest first. Rejects like a call to GitHub. */
async function findOwnIssues(
  access: Access,
  markers: ReadonlySet<string>,
): Promise<Map<string, [Issue, ...Issue[]]>> {
  const listed = await listMarked(access, markers)
  if (listed.length === 0) return new Map()
  const own = selectOwnPosts({ orderOf }, listed, await findAuthor(access.github))
  const found = new Map<string, [Issue, ...Issue[]]>()
  for (const issue of own) {
    const marker = markerOf(issue) ?? ''
    const [first, ...others] = found.get(marker) ?? []
    found.set(marker, first === undefined ? [issue] : [first, ...others, issue])
  }
  return found
}

/** Removes the duplicates of issues that were opened. */
async function settle(
  access: Access,
  opened: { request: IssueRequest; issue: Issue }[],
  results: Map<IssueRequest, PublishedIssue>,
): Promise<void> {
  for (const { request, issue } of opened)
    results.set(request, { action: 'opened', issueUrl: issue.html_url })
  const [first] = opened
  if (first === undefined) return
  let current = first
  try {
    const listed = await listMarked(access, new Set(opened.map(({ request }) => request.marker)))
    for (current of opened) {
      const { request, issue } = current
      const copies = listed.filter(candidate => markerOf(candidate) === request.marker)
      results.set(request, toResult(await settlePost(openPlace(access, request), issue, copies)))
    }
  } catch (error) {
    const warning = describeDuplicate({ name: current.request.name, warn }, error)
    results.set(current.request, { action: 'opened', issueUrl: current.issue.html_url, warning })
  }
}

function toResult({ post, action, ...written }: WrittenPost<Issue>): PublishedIssue {
  return { ...written, action: action === 'created' ? 'opened' : action, issueUrl: post.html_url }
}

const orderOf = ({ number }: Issue) => number

function listMarked({ github, repository }: Access, markers: ReadonlySet<string>): Promise<Issue[]> {
  return listAll(
    github,
    'GET /repos/{owner}/{repo}/issues',
    { ...splitRepository(repository), state: 'open' },
    issueSchema,
    issue => !issue.pull_request && markers.has(markerOf(issue) ?? ''),
  )
}

function openPlace(access: Access, request: IssueRequest): PostPlace<Issue> {
  const { name, marker } = request
  const body = request.body()
  return {
    github: access.github,
    ...{ name, body, orderOf, warn },
    list: () => listMarked(access, new Set([marker])),
    create: () => openIssue(access, request),
    update: issue => changeIssue(access, issue, { body }),
    remove: issue => changeIssue(access, issue, CLOSED_AS_DUPLICATE),
  }
}

async function openIssue(
  { github, repository, turn }: Access,
  { title, body }: IssueRequest,
): Promise<Issue> {
  await turn()
  const { data } = await github.request('POST /repos/{owner}/{repo}/issues', {
    ...splitRepository(repository),
    title: title(),
    body: body(),
  })
  return issueSchema.parse(data)
}

const CLOSED_AS_DUPLICATE = { state: 'closed', state_reason: 'not_planned' } as const
const CLOSED = { state: 'closed', state_reason: 'completed' } as const

/** Closes before it comments: if closing failed, every later run would add one more comment. */
async function closeIssue(
  access: Access,
  request: IssueRequest,
  oldest: Issue,
  duplicates: Issue[],
): Promise<PublishedIssue> {
  const { github, repository, turn } = access
  await changeIssue(access, oldest, CLOSED)
  const closed = { action: 'closed', issueUrl: oldest.html_url } as const
  try {
    await turn()
    const { data } = await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...splitRepository(repository),
      issue_number: oldest.number,
      body: request.recovery(),
    })
    postSchema.parse(data)
  } catch (error) {
    return { ...closed, warning: warn(`${request.name} was closed without a comment.`, error) }
  }
  return { ...closed, ...(await removeDuplicates(openPlace(access, request), duplicates)) }
}

async function changeIssue(
  { github, repository, turn }: Access,
  { number }: Issue,
  change: { body: Markdown } | typeof CLOSED | typeof CLOSED_AS_DUPLICATE,
): Promise<void> {
  await turn()
  const { data } = await github.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
    ...splitRepository(repository),
    issue_number: number,
    ...change,
  })
  const changed = issueSchema.extend({ number: z.literal(number), state: z.string() }).parse(data)
  if ('state' in change) z.literal(change.state).parse(changed.state)
}

/** GitHub asks for a second between two calls that create content. */
const PAUSE = 1000

/** Returns a function that resolves when a second has passed since it last did. */
function createTurn(clock: IssueTracker['clock']): () => Promise<void> {
  const { signal } = new AbortController()
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    const wait = last + PAUSE - clock.now()
    if (wait > 0) await clock.sleep(wait, signal)
    last = clock.now()
  }
}

/** After so many, GitHub is taken to be down: each call would be tried again for half a minute. */
const MOST_OUTAGES = 3

/** Returns what a failure says something about: one issue, all that this token may write, or GitHub at this moment. */
function scopeOf(error: unknown): 'one' | 'all' | 'outage' {
  const { kind, status = 0, cause } = readGitHubFailure(error)
  if (kind === 'unreachable' || status >= 500) return 'outage'
  if (cause === 'locked') return 'one'
  return [401, 403, 404, 410, 429].includes(status) ? 'all' : 'one'
}

function describeUnwritten({ name, state }: IssueRequest, left: number): string {
  const attempt = state === 'recovered' ? 'closed' : 'written'
  if (left === 0) return `${name} was not ${attempt}.`
  return `${name} was not ${attempt}, nor those of ${left} more ${left === 1 ? 'gate' : 'gates'}.`
}

function warn(what: string, error: unknown): string {
  const { cause, sentence } = readGitHubFailure(error)
  const text = `${what} ${sentence}`
  if (cause === 'rate-limit') return lineOf('AVG_GITHUB_RATE_LIMIT', text)
  if (cause === 'permission') return lineOf('AVG_ISSUE_403', text)
  return cause === 'gone' ? lineOf('AVG_ISSUE_410', text) : lineOf('AVG_ISSUE', text, '')
}
