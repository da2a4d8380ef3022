/** Comments on lines of a pull request, each with the suggestion to delete its line. */

import * as z from 'zod'
import { splitRepository } from '../../../lib/github.ts'
import { toSingleLine } from '../../../lib/text.ts'
import type { HidingLine, LineDeletion } from '../../../report/markdown/posts.ts'
import { describePostFailure } from '../../../report/messages/github.ts'
import { describeFailure, type GitHub, listAll } from '../github.ts'
import { readHead } from './pull-request.ts'
import {
  findAuthor,
  isMarked,
  markerOf,
  type PostPlace,
  postSchema,
  selectOwnPosts,
  writePost,
} from './sticky-post.ts'

export interface DeletionRequest {
  github: GitHub
  /** `owner/name`. */
  repository: string
  pullRequestNumber: number
  /** The commit that was judged. Nothing is written where the pull request has another head by now; undefined: not checked. */
  headSha: string | undefined
  deletion: LineDeletion
  /** Whether lines without a comment get one. */
  mayCreate: boolean
}

/** Each sends a message to those who follow the pull request. */
const MOST_LINES = 10

const reviewCommentSchema = postSchema.extend({
  id: z.int(),
  path: z.string(),
  // Null when a later commit changed the line.
  line: z.int().nullish(),
  in_reply_to_id: z.int().nullish(),
})
type ReviewComment = z.output<typeof reviewCommentSchema>

// GitHub sends no patch of a large or binary file.
const fileSchema = z.object({ filename: z.string(), patch: z.string().optional() })

/** A line that the pull request adds. */
type AddedLine = Pick<HidingLine, 'path' | 'line'>

/**
 * Comments on each of the lines that the pull request adds, once, and removes the comments on lines that no longer hide
 * a page, unless somebody replied. A line that another gate has commented on is left alone. Never throws: what went wrong
 * is the one warning.
 */
export async function suggestDeletions(request: DeletionRequest): Promise<{ warning?: string }> {
  const { github, repository, pullRequestNumber: number, headSha, deletion, mayCreate } = request
  try {
    const isNeeded = mayCreate && deletion.lines.length > 0
    const comments = await listComments(request)
    const marked = comments.filter(comment => isOfKind(comment, deletion))
    if (marked.length === 0 && !isNeeded) return {}
    const head = await readHead(github, repository, number)
    if (headSha !== undefined && head !== headSha) return {}
    const posts = marked.length === 0 ? [] : selectOwnPosts({ orderOf }, marked, await findAuthor(github))
    const own = posts.filter(comment => isMarked(comment, deletion.marker))
    const lines = deletion.lines.length === 0 ? [] : await findAddedLines(request)
    for (const line of lines) {
      const there = posts.filter(comment => isAt(comment, line))
      const mine = there.filter(comment => own.includes(comment))
      const place = openPlace(request, line, head)
      const isWanted = mine.length > 0 || (mayCreate && there.length === 0)
      const { warning } = isWanted ? await writePost(place, mine) : {}
      if (warning !== undefined) return { warning }
    }
    const isReplied = ({ id }: ReviewComment) => comments.some(comment => comment.in_reply_to_id === id)
    for (const comment of own) {
      if (!lines.some(line => isAt(comment, line)) && !isReplied(comment)) await remove(request, comment)
    }
    return {}
  } catch (error) {
    return { warning: warn('A suggestion on a line of the pull request was not written.', error) }
  }
}

/** Lists the comments of gates on lines, and all replies, whoever wrote them. */
function listComments({
  github,
  repository,
  pullRequestNumber,
  deletion,
}: DeletionRequest): Promise<ReviewComment[]> {
  return listAll(
    github,
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
    { ...splitRepository(repository), pull_number: pullRequestNumber },
    reviewCommentSchema,
    comment => comment.in_reply_to_id != null || isOfKind(comment, deletion),
  )
}

/** Tells whether a gate wrote it, this one or another: their markers differ in what follows the colon. */
function isOfKind(comment: ReviewComment, { marker }: LineDeletion): boolean {
  return markerOf(comment)?.startsWith(marker.slice(0, marker.indexOf(':') + 1)) === true
}

function isAt(comment: ReviewComment, { path, line }: AddedLine): boolean {
  return comment.path === path && comment.line === line
}

function orderOf({ id }: ReviewComment): number {
  return id
}

/** Finds the lines among those that the pull request adds, by their text. Rejects like a call to GitHub. */
async function findAddedLines({
  github,
  repository,
  pullRequestNumber,
  deletion,
}: DeletionRequest): Promise<AddedLine[]> {
  const paths = new Set(deletion.lines.map(({ path }) => path))
  const files = await listAll(
    github,
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { ...splitRepository(repository), pull_number: pullRequestNumber },
    fileSchema,
    ({ filename }) => paths.has(filename),
  )
  const added = new Map(files.map(({ filename, patch = '' }) => [filename, readAddedLines(patch)]))
  const found = deletion.lines.flatMap(({ path, line, text }) => {
    const same = (added.get(path) ?? []).filter(each => toSingleLine(each.text) === text)
    // What was checked may be a merge, where the line has another number.
    const there = same.find(each => each.line === line) ?? (same.length === 1 ? same[0] : undefined)
    return there === undefined ? [] : [{ path, line: there.line }]
  })
  return [...new Map(found.map(each => [`${each.line} ${each.path}`, each])).values()].slice(0, MOST_LINES)
}

/** Reads the lines that a patch adds, with their numbers in the new file. */
function readAddedLines(patch: string): { line: number; text: string }[] {
  const added: { line: number; text: string }[] = []
  let line = 0
  for (const row of patch.split('\n')) {
    const start = /^@@ -[\d,]+ \+(\d+)/.exec(row)?.[1]
    if (start !== undefined) line = Number(start) - 1
    else if (!/^[-\\]/.test(row)) line += 1
    if (row.startsWith('+')) added.push({ line, text: row.slice(1) })
  }
  return added
}

function openPlace(request: DeletionRequest, at: AddedLine, head: string): PostPlace<ReviewComment> {
  const { github, pullRequestNumber, deletion } = request
  const repository = splitRepository(request.repository)
  const { marker, body } = deletion
  return {
    github,
    name: 'A suggestion on a line of the pull request',
    body,
    orderOf,
    warn,
    async list() {
      const comments = await listComments(request)
      return comments.filter(comment => isMarked(comment, marker) && isAt(comment, at))
    },
    async create() {
      const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments'
      const place = { ...at, side: 'RIGHT', commit_id: head } as const
      const { data } = await github.request(route, {
        ...{ ...repository, pull_number: pullRequestNumber },
        ...{ ...place, body },
      })
      return reviewCommentSchema.parse(data)
    },
    async update({ id }) {
      const route = 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}'
      const { data } = await github.request(route, { ...repository, comment_id: id, body })
      reviewCommentSchema.extend({ id: z.literal(id) }).parse(data)
    },
    remove: comment => remove(request, comment),
  }
}

async function remove({ github, repository }: DeletionRequest, { id }: ReviewComment): Promise<void> {
  try {
    const route = 'DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}'
    const { status } = await github.request(route, { ...splitRepository(repository), comment_id: id })
    z.literal(204).parse(status)
  } catch (error) {
    // Another run has deleted it.
    if (describeFailure(error).cause !== 'not-found') throw error
  }
}

function warn(what: string, error: unknown): string {
  return describePostFailure('comment', what, describeFailure(error))
}
