/** What an error says about the call to GitHub's API that ended with it. Pure. */
import * as z from 'zod'
import { clip, toSingleLine } from './text.ts'

export interface GitHubFailure {
  /**
   * `refused`: GitHub answered with an error status. `unreachable`: no answer came. `malformed`: the answer does not
   * have the documented shape.
   */
  kind: 'refused' | 'unreachable' | 'malformed'
  /** HTTP status; undefined unless GitHub refused. */
  status: number | undefined
  /** The same call is allowed at a later time. */
  rateLimited: boolean
  /** The client sent the call more than once; an earlier attempt may have been carried out. */
  retried: boolean
  /** GitHub's or the network's own words: one line, at most 200 characters. */
  detail: string
}

const DETAIL_LENGTH = 200

const errorSchema = z.object({
  name: z.literal('HttpError'),
  message: z.string(),
  // A connection error has the status 500 as well. Only a refusal has a response.
  response: z.object({ status: z.int() }).optional(),
})

const retriedSchema = z.object({
  request: z.object({ request: z.object({ retryCount: z.int().positive() }) }),
})

/** Returns the facts of an error that a call to GitHub, or the parsing of its answer, ended with. */
export function readGitHubFailure(error: unknown): GitHubFailure {
  const failure = { status: undefined, rateLimited: false, retried: retriedSchema.safeParse(error).success }
  const http = errorSchema.safeParse(error).data
  if (http === undefined) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return { ...failure, kind: 'malformed', detail: excerpt(problem) }
  }
  const { message, response } = http
  const detail = excerpt(message)
  if (response === undefined) return { ...failure, kind: 'unreachable', detail }
  const { status } = response
  const rateLimited = status === 429 || (status === 403 && /rate limit/i.test(message))
  return { ...failure, kind: 'refused', status, rateLimited, detail }
}

/** The first words of a message; the title of an HTML error page. */
function excerpt(message: string): string {
  const isPage = /^\s*</.test(message)
  const text = isPage ? (/<title[^>]*>([^<]*)/i.exec(message)?.[1] ?? 'an HTML page') : message
  return clip(toSingleLine(text), DETAIL_LENGTH)
}
