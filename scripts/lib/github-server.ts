/**
 * GitHub's API on loopback, as far as the action uses it: issues and their comments, users, pull requests of a
 * commit, their reviews, the GraphQL viewer. It keeps state and enforces what GitHub enforces; `behave` scripts what can go wrong.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { headSha } from './action.ts'
import { listen } from './listen.ts'

export interface GitHubComment {
  id: number
  issue: number
  author: string
  body: string
}

/** A review of a pull request. */
export interface GitHubReview {
  id: number
  pull: number
  /** Undefined if the account was deleted. */
  author?: string
  body: string
  /** COMMENTED by default. */
  state?: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  /** The head of the pull request by default; null if GitHub no longer has the commit. */
  commit?: string | null
  isEdited?: boolean
}

export interface GitHubIssue {
  number: number
  author: string
  title: string
  body: string
  state: 'open' | 'closed'
  reason?: string
  /** A pull request, which GitHub lists among the issues. */
  isPull?: boolean
}

interface GitHubPull {
  number: number
  headSha: string
  state: 'open' | 'closed'
  /** `author` by default. */
  author?: string
}

interface GitHubToken {
  login: string
  /** An app's installation token, as GITHUB_TOKEN is one: it may not read its user. */
  app?: boolean
  /** What a fork's or Dependabot's run is given. */
  readOnly?: boolean
}

export interface GitHubRequest {
  method: string
  /** Without the prefix of an Enterprise server. */
  path: string
  query: URLSearchParams
  token: string
  body: Partial<Record<'body' | 'query' | 'variables' | 'title' | 'state' | 'state_reason', unknown>>
}

export interface GitHubReply {
  status: number
  headers?: Record<string, string>
  /** A text is sent as an HTML page, any other value as JSON. */
  body?: unknown
}

export interface GitHubOptions {
  /** `owner/name`. */
  repository?: string
  /** Who a token belongs to; others are refused. */
  tokens?: Record<string, GitHubToken>
  comments?: GitHubComment[]
  issues?: GitHubIssue[]
  /** The repository's setting. */
  issuesDisabled?: boolean
  pulls?: GitHubPull[]
  reviews?: GitHubReview[]
  /** The parents of commits, by the commit. */
  parents?: Record<string, string[]>
  /** Logins that may write. */
  writers?: string[]
  /** Answers what this server does not know: undefined leaves a request to it. */
  more?: (request: GitHubRequest) => GitHubReply | undefined
  /** Stands between the request and GitHub's own `answer`: may delay, replace or spoil it. */
  behave?: (request: GitHubRequest, answer: () => GitHubReply) => GitHubReply | Promise<GitHubReply>
}

export interface GitHubServer {
  /** What GITHUB_API_URL holds; an Enterprise server's is this with `/api/v3`. */
  url: string
  /** The comments as they are now; tests may change them. */
  comments: GitHubComment[]
  issues: GitHubIssue[]
  /** All requests so far, refused ones included. */
  requests: GitHubRequest[]
  /** Moves the head of each pull request that `pulls` does not name. */
  moveHead(sha: string): void
  close(): Promise<void>
}

export const workflowToken = 'ghs_workflow'
const LONGEST_BODY = 65_536
const LONGEST_TITLE = 256
const DOCUMENTATION = 'https://docs.github.com/rest'

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubServer> {
  const { behave = (_, answer) => answer() } = options
  const state = {
    repository: options.repository ?? 'acme/website',
    tokens: options.tokens ?? { [workflowToken]: { login: 'github-actions[bot]', app: true } },
    comments: options.comments ?? [],
    issues: options.issues ?? [],
    issuesDisabled: options.issuesDisabled ?? false,
    pulls: options.pulls ?? [],
    reviews: options.reviews ?? [],
    parents: options.parents ?? {},
    writers: options.writers ?? [],
    head: headSha,
    lastId: Math.max(1000, ...(options.comments ?? []).map(comment => comment.id)),
    origin: '',
  }
  const requests: GitHubRequest[] = []
  const { url, close } = await serveReplies(request => {
    requests.push(request)
    return behave(request, () => {
      if (state.tokens[request.token] === undefined) return failure(401, 'Bad credentials')
      return options.more?.(request) ?? route(state, request)
    })
  })
  state.origin = url
  const moveHead = (sha: string) => {
    state.head = sha
  }
  const { comments, issues } = state
  return { url, comments, issues, requests, moveHead, close }
}

/** Starts a server on loopback that gives these replies. */
function serveReplies(reply: (request: GitHubRequest) => GitHubReply | Promise<GitHubReply>) {
  const server = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await reply(await readRequest(incoming))
    const isPage = typeof body === 'string'
    const type = isPage ? 'text/html' : 'application/json'
    outgoing.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers })
    outgoing.end(isPage || body === undefined ? body : JSON.stringify(body))
  })
  return listen(server)
}

/** The answer to a write with a token that may only read: a fork's, Dependabot's, or missing permissions. */
export function notAccessible(): GitHubReply {
  return failure(403, 'Resource not accessible by integration')
}

export function secondaryRateLimit(retryAfter: number): GitHubReply {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return { ...failure(403, message), headers: { 'retry-after': String(retryAfter) } }
}

/** `reset` is in seconds from now. */
export function primaryRateLimit(reset: number): GitHubReply {
  const headers = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + reset),
  }
  return { ...failure(429, 'API rate limit exceeded for installation ID 1.'), headers }
}

/** What a load balancer puts in front of GitHub when it is down. */
export function htmlErrorPage(status = 502): GitHubReply {
  const filler = '<p>We had issues producing the response to your request.</p>\n'.repeat(100)
  return {
    status,
    body: `<!DOCTYPE html>\n<html><head><title>Unicorn!</title></head>\n<body>${filler}</body></html>`,
  }
}

/** No answer until the server is closed. */
export function hang(): Promise<never> {
  return new Promise(() => {})
}

async function readRequest(incoming: IncomingMessage): Promise<GitHubRequest> {
  const { method = 'GET', headers } = incoming
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  const body = hasBody ? await json(incoming).catch(() => undefined) : undefined
  return {
    method,
    path: pathname.replace(/^\/api(?:\/v3)?(?=\/)/, ''),
    query: searchParams,
    token: headers.authorization?.replace(/^(?:token|bearer) /i, '') ?? '',
    body: typeof body === 'object' && body !== null ? body : {},
  }
}

interface State extends Required<Omit<GitHubOptions, 'behave' | 'more'>> {
  head: string
  lastId: number
  origin: string
}

function route(state: State, request: GitHubRequest): GitHubReply {
  const token = state.tokens[request.token]
  if (token === undefined) return failure(401, 'Bad credentials')
  const { method, path } = request
  if (method === 'GET' && path === '/user') {
    return token.app ? notAccessible() : { status: 200, body: { login: token.login } }
  }
  if (method === 'POST' && path === '/graphql') {
    const isAboutReviews = String(request.body.query).includes('reviews(')
    const data = isAboutReviews
      ? listReviews(state, request.body.variables)
      : { viewer: { login: token.login } }
    return { status: 200, body: { data } }
  }

  const base = `/repos/${state.repository}`
  if (!path.startsWith(`${base}/`)) return failure(404, 'Not Found')
  if (method !== 'GET' && token.readOnly) return notAccessible()
  const place = path.slice(base.length)
  const sha = /^\/commits\/([^/]+)\/pulls$/.exec(place)?.[1]
  if (sha !== undefined && method === 'GET') return listPulls(state, request)
  const pull = /^\/pulls\/(\d+)$/.exec(place)?.[1]
  if (pull !== undefined && method === 'GET') return getPull(state, Number(pull))
  if (/^\/issues(?:\/\d+)?$/.test(place)) return routeIssues(state, request, place, token.login)
  const issue = /^\/issues\/(\d+)\/comments$/.exec(place)?.[1]
  if (issue !== undefined && method === 'GET') return listComments(state, request, Number(issue))
  if (issue !== undefined && method === 'POST')
    return createComment(state, request, Number(issue), token.login)
  const [, id] = /^\/issues\/comments\/(\d+)$/.exec(place) ?? []
  return changeComment(state, request, Number(id))
}

function routeIssues(state: State, request: GitHubRequest, place: string, author: string): GitHubReply {
  if (state.issuesDisabled) return failure(410, 'Issues has been disabled in this repository.')
  const { method, query } = request
  if (place === '/issues' && method === 'GET') {
    const listed = state.issues.filter(issue => issue.state === (query.get('state') ?? 'open'))
    const shown = listed.map(issue => showIssue(state, issue))
    return paginate(state, request, shown.toReversed())
  }
  const { title, body, state: wanted, state_reason: reason } = request.body
  const found = state.issues.find(({ number }) => place === `/issues/${number}`)
  if (found !== undefined && method === 'PATCH') {
    const refusal = body === undefined ? undefined : refuse(body)
    if (refusal) return refusal
    if (typeof title === 'string') found.title = title
    if (typeof body === 'string') found.body = body
    if (wanted === 'open' || wanted === 'closed') found.state = wanted
    if (typeof reason === 'string') found.reason = reason
    return { status: 200, body: showIssue(state, found) }
  }
  if (place !== '/issues' || method !== 'POST') return failure(404, 'Not Found')
  const refusal = refuse(body)
  if (refusal || typeof body !== 'string') return refusal ?? failure(422, 'Validation Failed')
  if (typeof title !== 'string' || title.length > LONGEST_TITLE) return failure(422, 'Validation Failed')
  const number = Math.max(0, ...state.issues.map(issue => issue.number)) + 1
  const issue: GitHubIssue = { number, author, title, body, state: 'open' }
  state.issues.push(issue)
  return { status: 201, body: showIssue(state, issue) }
}

function showIssue(state: State, { number, author, title, body, state: status, isPull }: GitHubIssue) {
  const url = `${state.origin}/${state.repository}/${isPull ? 'pull' : 'issues'}/${number}`
  const issue = { number, html_url: url, title, body, state: status, user: { login: author } }
  return isPull ? { ...issue, pull_request: { html_url: url } } : issue
}

function listComments(state: State, request: GitHubRequest, issue: number): GitHubReply {
  const comments = state.comments.filter(comment => comment.issue === issue)
  return paginate(
    state,
    request,
    comments.map(comment => show(state, comment)),
  )
}

/** GitHub lists every pull request that contains the commit, not only those whose head it is. */
function listPulls(state: State, request: GitHubRequest): GitHubReply {
  const pulls = state.pulls.map(({ number, headSha, state }) => ({ number, state, head: { sha: headSha } }))
  return paginate(state, request, pulls)
}

const reviewVariables = z.object({ number: z.int(), judged: z.string(), before: z.string().nullish() })

/** The answer to the GraphQL query of a pull request with its last 100 reviews; a cursor is the position of a review. */
function listReviews(state: State, variables: unknown): object {
  const { repository, origin, reviews, writers, parents } = state
  const { number, judged, before } = reviewVariables.parse(variables)
  const pull = state.pulls.find(each => each.number === number)
  const headRefOid = pull?.headSha ?? state.head
  const ofPull = reviews.filter(review => review.pull === number)
  const end = before ? Number(before) : ofPull.length
  const start = Math.max(0, end - 100)
  const actor = (login: string | null | undefined) =>
    login ? { __typename: login.endsWith('[bot]') ? 'Bot' : 'User', login: login.replace('[bot]', '') } : null
  const nodes = ofPull
    .slice(start, end)
    .map(({ id, author, body, state: status = 'COMMENTED', commit = headRefOid, isEdited = false }) => ({
      url: `${origin}/${repository}/pull/${number}#pullrequestreview-${id}`,
      ...{ state: status, body, author: actor(author) },
      commit: commit && { oid: commit },
      lastEditedAt: isEdited ? '2026-11-20T10:00:00Z' : null,
      includesCreatedEdit: isEdited,
      authorCanPushToRepository: author !== undefined && writers.includes(author),
    }))
  const pullRequest = {
    author: actor(pull?.author ?? 'author'),
    headRefOid,
    reviews: {
      pageInfo: { hasPreviousPage: start > 0, startCursor: nodes.length > 0 ? `${start}` : null },
      nodes,
    },
  }
  const object = { parents: { nodes: (parents[judged] ?? []).map(oid => ({ oid })) } }
  return { repository: { object, pullRequest } }
}

function getPull({ pulls, head }: State, number: number): GitHubReply {
  const { headSha: sha = head, state = 'open' } = pulls.find(pull => pull.number === number) ?? {}
  return { status: 200, body: { number, state, head: { sha } } }
}

function paginate(state: State, { path, query }: GitHubRequest, items: unknown[]): GitHubReply {
  const size = Math.min(100, Number(query.get('per_page') ?? 30))
  const page = Number(query.get('page') ?? 1)
  const rest = items.slice((page - 1) * size)
  const nextQuery = new URLSearchParams(query)
  nextQuery.set('page', String(page + 1))
  const next = `${state.origin}${path}?${nextQuery}`
  const headers: Record<string, string> = rest.length > size ? { link: `<${next}>; rel="next"` } : {}
  return { status: 200, headers, body: rest.slice(0, size) }
}

function createComment(state: State, request: GitHubRequest, issue: number, author: string): GitHubReply {
  const { body } = request.body
  const refusal = refuse(body)
  if (refusal || typeof body !== 'string') return refusal ?? failure(422, 'Validation Failed')
  state.lastId += 1
  const comment = { id: state.lastId, issue, author, body }
  state.comments.push(comment)
  return { status: 201, body: show(state, comment) }
}

function changeComment(state: State, request: GitHubRequest, id: number): GitHubReply {
  const { comments } = state
  const comment = comments.find(candidate => candidate.id === id)
  if (comment === undefined) return failure(404, 'Not Found')
  if (request.method === 'DELETE') {
    comments.splice(comments.indexOf(comment), 1)
    return { status: 204 }
  }
  if (request.method !== 'PATCH') return failure(404, 'Not Found')
  const { body } = request.body
  const refusal = refuse(body)
  if (refusal || typeof body !== 'string') return refusal ?? failure(422, 'Validation Failed')
  comment.body = body
  return { status: 200, body: show(state, comment) }
}

function show(state: State, { id, issue, author, body }: GitHubComment) {
  const user = { login: author, type: author.endsWith('[bot]') ? 'Bot' : 'User' }
  return { id, html_url: `${state.origin}/${state.repository}/pull/${issue}#issuecomment-${id}`, body, user }
}

function refuse(body: unknown): GitHubReply | undefined {
  const problem = (message: string) => {
    const reply = failure(422, 'Validation Failed')
    const errors = [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }]
    return { ...reply, body: { message: 'Validation Failed', errors, documentation_url: DOCUMENTATION } }
  }
  if (typeof body !== 'string' || body === '') return problem("body can't be blank")
  if (body.length > LONGEST_BODY) return problem(`body is too long (maximum is ${LONGEST_BODY} characters)`)
  return undefined
}

export function failure(status: number, message: string): GitHubReply {
  return { status, body: { message, documentation_url: DOCUMENTATION, status: String(status) } }
}
