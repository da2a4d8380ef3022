import * as z from 'zod'
import { plainDetail } from './http/excerpt.ts'
import { wordsOfError } from './text.ts'

export interface GitHubFailure {
  /** `refused`: an error of GitHub. `unreachable`: no answer. `malformed`: an answer that is not as documented. */
  kind: 'refused' | 'unreachable' | 'malformed'
  /** The HTTP status of a refusal. GraphQL has none: it reports its errors with the status 200. */
  status: number | undefined
  /** Undefined if GitHub states no cause in its own format, or in known words. */
  cause: RefusalCause | undefined
  /** An earlier attempt may have been carried out. */
  retried: boolean
  /** The words of GitHub or the network: one line without markup, at most 200 characters. */
  detail: string
  sentence: string
}

/**
 * `permission`: the token may not do it. `archived`: the repository accepts no changes. `locked`: the conversation accepts no
 * comments. `blocked`: GitHub blocked the repository or the account. `not-found`: it does not exist, or the token may not see
 * it. `conflict`: the branch has changed since it was read. `gone`: an expired artifact, or disabled issues.
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
  /** Differs from the status of the response if GraphQL failed unexpectedly: the client then reports 500, the server 200. */
  status: z.int(),
  // A connection error also has the status 500. Only a refusal has a response.
  response: z.object({ data: z.unknown() }).optional(),
})

/** The documented format of every refusal. A web page comes from something between GitHub and this run. */
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

/** Returns the details of a failed call to GitHub, or of parsing the answer. */
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
 * Words of refusals with status 403, in order: a secondary rate limit may also say "temporarily blocked", and an archived
 * repository "issue is locked". GitHub documents "Resource not accessible by integration" (Troubleshooting the REST API),
 * "secondary rate limit" (Rate limits for the REST API) and "issue is locked" (GraphQL, CommentCannotUpdateReason). The
 * other words are undocumented answers of GitHub and Gitea.
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

/** Other types may quote names, such as a branch `archived`, or name a permission that a review needs. */
function causeOfGraphQL({
  type = '',
  message,
}: z.output<typeof graphqlErrorSchema>): RefusalCause | undefined {
  if (type === 'FORBIDDEN') return causeOfForbidden(message)
  return GRAPHQL_CAUSES[type] ?? (RATE_LIMIT.test(message) ? 'rate-limit' : undefined)
}

/** Splits `owner/repo`. */
export function splitRepository(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
