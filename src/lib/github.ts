/** What GitHub's API takes and says: the parts of a repository's name, and the facts of a call that failed. Pure. */
import * as z from 'zod'
import { plainDetail } from './http/excerpt.ts'
import { wordsOfError } from './text.ts'

export interface GitHubFailure {
  /**
   * `refused`: GitHub answered with an error status. `unreachable`: no answer came. `malformed`: the answer does not
   * have the documented shape.
   */
  kind: 'refused' | 'unreachable' | 'malformed'
  /** HTTP status; undefined unless GitHub refused. */
  status: number | undefined
  /** Why GitHub refused; undefined when it does not say so in its own format, or in words that are known. */
  cause: RefusalCause | undefined
  /** The client sent the call more than once; an earlier attempt may have been carried out. */
  retried: boolean
  /** GitHub's or the network's own words: one line without markup, at most 200 characters. */
  detail: string
  /** What happened, with these words. */
  sentence: string
}

/**
 * `rate-limit`: the same call is allowed at a later time. `permission`: the token may not do it. `archived`: the
 * repository accepts no changes. `locked`: the conversation accepts no comments. `blocked`: GitHub blocked the repository
 * or the account. `not-found`: there is no such thing, or the token may not see it. `conflict`: the status 409. `gone`: what
 * was there is no longer, such as an expired artifact, or is disabled, such as the issues of a repository.
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
  // A connection error has the status 500 as well. Only a refusal has a response.
  response: z.object({ status: z.int(), data: z.unknown() }).optional(),
})

/** The format of every refusal in GitHub's documentation. A page comes from something between GitHub and this run. */
const refusalSchema = z.object({ message: z.string() })

const retriedSchema = z.object({
  request: z.object({ request: z.object({ retryCount: z.int().positive() }) }),
})

/** A refusal of GraphQL, which has the status 200. */
const graphqlSchema = z.object({
  name: z.literal('GraphqlResponseError'),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
})

const GRAPHQL_CAUSES: Record<string, RefusalCause> = {
  STALE_DATA: 'conflict',
  FORBIDDEN: 'permission',
  NOT_FOUND: 'not-found',
  RATE_LIMITED: 'rate-limit',
}

/** Returns what is known of an error that a call to GitHub, or the parsing of its answer, ended with. */
export function readGitHubFailure(error: unknown): GitHubFailure {
  const facts = readFacts(error)
  return { ...facts, sentence: describeFacts(facts) }
}

type Facts = Omit<GitHubFailure, 'sentence'>

function describeFacts({ kind, status, cause, detail }: Facts): string {
  if (kind === 'unreachable') return `GitHub could not be reached (${detail}).`
  if (kind === 'malformed') return `GitHub's answer is not what its documentation says (${detail}).`
  if (cause === 'archived')
    return `GitHub answered ${status}: the repository is archived and accepts no changes.`
  if (cause === 'locked')
    return `GitHub answered ${status}: the conversation is locked and accepts no comments.`
  return `GitHub answered ${status} (${detail}).${status === 401 ? ' The token is wrong or expired: give a valid one.' : ''}`
}

function readFacts(error: unknown): Facts {
  const failure = { status: undefined, cause: undefined, retried: retriedSchema.safeParse(error).success }
  const [refusal] = graphqlSchema.safeParse(error).data?.errors ?? []
  if (refusal !== undefined) {
    const cause = GRAPHQL_CAUSES[refusal.type ?? '']
    return { ...failure, kind: 'refused', status: 200, cause, detail: plainDetail(refusal.message) }
  }
  const http = errorSchema.safeParse(error).data
  if (http === undefined) return { ...failure, kind: 'malformed', detail: plainDetail(messageOf(error)) }
  const { message, response } = http
  const detail = plainDetail(message)
  if (response === undefined) return { ...failure, kind: 'unreachable', detail }
  const { status, data } = response
  return { ...failure, kind: 'refused', status, cause: causeOf(status, data), detail }
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    const path = z.core.toDotPath(issue?.path ?? [])
    return `${path && `${path}: `}${issue?.message ?? ''}`
  }
  return wordsOfError(error)
}

/**
 * The words of refusals with the status 403. Their order counts: a secondary rate limit also says "temporarily blocked", and
 * an archived repository may also say "issue is locked". GitHub documents "Resource not accessible by integration"
 * (Troubleshooting the REST API), "secondary rate limit" (Rate limits for the REST API) and "issue is locked" (GraphQL,
 * CommentCannotUpdateReason). The other words are not documented; GitHub and Gitea answer with them.
 */
const FORBIDDEN: [RefusalCause, RegExp][] = [
  ['rate-limit', /rate limit|abuse detection/i],
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
      return FORBIDDEN.find(([, words]) => words.test(refusal.message))?.[0]
    case 404:
      return /repository is empty/i.test(refusal.message) ? undefined : 'not-found'
    case 409:
      return 'conflict'
    case 410:
      return 'gone'
    default:
      return undefined
  }
}

/** Splits `owner/name` into the parameters of a call to GitHub. */
export function splitRepository(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}
