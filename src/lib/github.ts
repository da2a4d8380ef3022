/** Reads the errors of calls to GitHub's REST and GraphQL APIs. */
import * as z from 'zod'
import { plainDetail } from './http/excerpt.ts'
import { wordsOfError } from './text.ts'

export interface GitHubFailure {
  /**
   * `refused`: GitHub answered with an error. `unreachable`: no answer came. `malformed`: the answer does not
   * have the documented shape.
   */
  kind: 'refused' | 'unreachable' | 'malformed'
  /** The HTTP status of a refusal. GraphQL has none: it reports its errors with the status 200. */
  status: number | undefined
  /** Why GitHub refused; undefined if it does not say so in its own format, or in known words. */
  cause: RefusalCause | undefined
  /** The client sent the call more than once; an earlier attempt may have been carried out. */
  retried: boolean
  /** GitHub's or the network's own words: one line without markup, at most 200 characters. */
  detail: string
  /** What happened, with these words. */
  sentence: string
}

/**
 * `rate-limit`: the same call is allowed at a later time. `permission`: the token is not allowed to do it. `archived`: the
 * repository accepts no changes. `locked`: the conversation accepts no comments. `blocked`: GitHub blocked the repository
 * or the account. `not-found`: it does not exist, or the token is not allowed to see it. `conflict`: the branch has moved on
 * since it was read. `gone`: it has expired, as an artifact does, or is disabled, as issues can be.
 */
type RefusalCause =
  | 'rate-limit'
  | 'permission'
  | 'archived'
  | 'locked'
  | 'blocked'
  | 'not-found'
  | 'conflict'
  | 'gone'

const errorSchema = z.object({
  name: z.literal('HttpError'),
  message: z.string(),
  /** Differs from that of the response if GraphQL failed unexpectedly: the client then reports 500, the server 200. */
  status: z.int(),
  // A connection error has the status 500 as well. Only a refusal has a response.
  response: z.object({ data: z.unknown() }).optional(),
})

/** The format of every refusal in GitHub's documentation. A page comes from something between GitHub and this run. */
const refusalSchema = z.object({ message: z.string() })

const retriedSchema = z.object({
  request: z.object({ request: z.object({ retryCount: z.int().positive() }) }),
})

const graphqlErrorSchema = z.object({ type: z.string().optional(), message: z.string() })
const graphqlResponseSchema = z.object({
  name: z.literal('GraphqlResponseError'),
  errors: z.array(graphqlErrorSchema).min(1),
})

/** GitHub does not document the types of GraphQL errors. These were collected from the issues of its clients. */
const GRAPHQL_CAUSES: Record<string, RefusalCause> = {
  INSUFFICIENT_SCOPES: 'permission',
  NOT_FOUND: 'not-found',
  RATE_LIMIT: 'rate-limit',
  RATE_LIMITED: 'rate-limit',
  STALE_DATA: 'conflict',
}

/** Returns the details of the error of a call to GitHub, or of parsing the answer. */
export function readGitHubFailure(error: unknown): GitHubFailure {
  const details = readDetails(error)
  return { ...details, sentence: describeFailure(details) }
}

type FailureDetails = Omit<GitHubFailure, 'sentence'>

function describeFailure({ kind, status, cause, detail }: FailureDetails): string {
  if (kind === 'unreachable') return `GitHub could not be reached (${detail}).`
  if (kind === 'malformed') return `GitHub's answer is not what its documentation says (${detail}).`
  const start = status === undefined ? 'GitHub refused the request' : `GitHub answered ${status}`
  if (cause === 'archived') return `${start}: the repository is archived and accepts no changes.`
  if (cause === 'locked') return `${start}: the conversation is locked and accepts no comments.`
  return `${start} (${detail}).${status === 401 ? ' The token is wrong or expired: give a valid one.' : ''}`
}

function readDetails(error: unknown): FailureDetails {
  const failure = { status: undefined, cause: undefined, retried: retriedSchema.safeParse(error).success }
  const [refusal] = graphqlResponseSchema.safeParse(error).data?.errors ?? []
  if (refusal !== undefined) {
    return {
      ...failure,
      kind: 'refused',
      cause: causeOfGraphQL(refusal),
      detail: plainDetail(refusal.message),
    }
  }
  const http = errorSchema.safeParse(error).data
  if (http === undefined) return { ...failure, kind: 'malformed', detail: plainDetail(messageOf(error)) }
  const { message, status, response } = http
  const detail = plainDetail(message)
  if (response === undefined) return { ...failure, kind: 'unreachable', detail }
  return { ...failure, kind: 'refused', status, cause: causeOf(status, response.data), detail }
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    const path = z.core.toDotPath(issue?.path ?? [])
    return `${path && `${path}: `}${issue?.message ?? ''}`
  }
  return wordsOfError(error)
}

const RATE_LIMIT = /rate limit|abuse detection/i

/**
 * The words of refusals with the status 403. Their order counts: a secondary rate limit also says "temporarily blocked", and
 * an archived repository may also say "issue is locked". GitHub documents "Resource not accessible by integration"
 * (Troubleshooting the REST API), "secondary rate limit" (Rate limits for the REST API) and "issue is locked" (GraphQL,
 * CommentCannotUpdateReason). The other words are not documented; GitHub and Gitea answer with them.
 */
const FORBIDDEN: [RefusalCause, RegExp][] = [
  ['rate-limit', RATE_LIMIT],
  ['archived', /archived/i],
  ['locked', /(?:issue|conversation|pull request) is locked/i],
  ['blocked', /\b(?:blocked|suspended)\b/i],
  ['permission', /not accessible by|permission|\bscopes?\b|must have|write access|forbidden/i],
]

function causeOf(status: number, data: unknown): RefusalCause | undefined {
  if (status === 429) return 'rate-limit'
  const refusal = refusalSchema.safeParse(data).data
  if (refusal === undefined) return undefined
  switch (status) {
    case 403:
      return causeOfForbidden(refusal.message)
    case 404:
      return /repository is empty/i.test(refusal.message) ? undefined : 'not-found'
    case 410:
      return 'gone'
    default:
      return undefined
  }
}

function causeOfForbidden(message: string): RefusalCause | undefined {
  return FORBIDDEN.find(([, words]) => words.test(message))?.[0]
}

/** The words of other types may quote names, such as a branch `archived`, or name a permission that a review needs. */
function causeOfGraphQL({
  type = '',
  message,
}: z.output<typeof graphqlErrorSchema>): RefusalCause | undefined {
  if (type === 'FORBIDDEN') return causeOfForbidden(message)
  return GRAPHQL_CAUSES[type] ?? (RATE_LIMIT.test(message) ? 'rate-limit' : undefined)
}

/** Splits `owner/name` into the parameters of a call to GitHub. */
export function splitRepository(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
