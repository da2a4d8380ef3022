import { describe, expect, it } from 'vitest'
import { headSha } from '../../../../scripts/lib/action.ts'
import {
  type GitHubOptions,
  type GitHubReviewComment,
  type GitHubServer,
  notAccessible,
  workflowToken,
} from '../../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../../src/hosts/action/github.ts'
import {
  type DeletionRequest,
  suggestDeletions,
} from '../../../../src/hosts/action/publish/suggest-deletions.ts'
import { type HidingLine, renderLineDeletion } from '../../../../src/report/markdown/posts.ts'
import { author, instead, start, writesOf } from '../../../support/sticky-comments.ts'

const hiding = { path: 'docs/install.md', line: 3, text: 'noindex: true' }
const { body } = renderLineDeletion('default', [])
const patch =
  '@@ -1,3 +1,4 @@\n ---\n-title: Old\n+title: Install\n+noindex: true\n ---\n\\ No newline at end of file'
const pull = {
  ...{ number: 7, headSha, state: 'open' as const },
  files: [{ filename: 'logo.png' }, { filename: 'docs/install.md', patch }],
}

/** A server whose pull request 7 adds the line. */
const open = (options: GitHubOptions = {}) => start({ pulls: [pull], ...options })

function suggest(
  server: GitHubServer,
  lines: HidingLine[] = [hiding],
  { key = 'default', ...overrides }: Partial<DeletionRequest> & { key?: string } = {},
) {
  return suggestDeletions({
    github: createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }),
    ...{ repository: 'acme/website', pullRequestNumber: 7, headSha, mayCreate: true },
    deletion: renderLineDeletion(key, lines),
    ...overrides,
  })
}

/** A comment that an earlier run left. */
const comment = (id: number, overrides: Partial<GitHubReviewComment> = {}): GitHubReviewComment => ({
  ...{ id, pull: 7, path: 'docs/install.md', line: 3, author, body },
  ...overrides,
})

describe.concurrent('suggestDeletions', () => {
  it('suggests to delete a line that the pull request adds, once', async () => {
    const server = await open()
    expect(await suggest(server, [hiding, hiding])).toEqual({})
    expect(server.reviewComments).toEqual([comment(1001, { commit: headSha })])
    expect(body).toContain('\n```suggestion\n```')
    expect(await suggest(server)).toEqual({})
    expect(writesOf(server)).toEqual(['POST /pulls/7/comments'])
  })

  it('finds its comment behind a hundred others', async () => {
    const others = Array.from({ length: 120 }, (_, id) => comment(id + 1, { author: 'ada', body: 'Hm.' }))
    const server = await open({ reviewComments: [...others, comment(500)] })
    expect(await suggest(server)).toEqual({})
    expect(writesOf(server)).toEqual([])
  })

  it('takes the line of the diff where a merge moved it, and none where it is not sure', async () => {
    const server = await open()
    await suggest(server, [{ ...hiding, line: 8 }])
    expect(server.reviewComments.map(({ line }) => line)).toEqual([3])
    const twice = `${patch}\n@@ -20,0 +22,1 @@\n+noindex: true`
    const unsure = await open({
      pulls: [{ ...pull, files: [{ filename: 'docs/install.md', patch: twice }] }],
    })
    await suggest(unsure, [{ ...hiding, line: 8 }])
    expect(unsure.reviewComments).toEqual([])
    await suggest(unsure, [{ ...hiding, line: 22 }])
    expect(unsure.reviewComments.map(({ line }) => line)).toEqual([22])
  })

  it('leaves a line alone that the pull request does not add, or that says more', async () => {
    const server = await open()
    const other = { ...hiding, path: 'docs/other.md' }
    await suggest(server, [other, { ...hiding, text: 'title: Old' }, { ...hiding, text: 'noindex' }])
    expect(writesOf(server)).toEqual([])
  })

  it('removes its comment when the line hides no page any longer, unless somebody replied', async () => {
    const replied = comment(6, { path: 'docs/b.md', line: null })
    const reply = comment(7, { author: 'ada', body: 'Wait.', path: 'docs/b.md', line: null, replyTo: 6 })
    const stranger = comment(8, { author: 'mallory' })
    const server = await open({ reviewComments: [comment(5), replied, reply, stranger] })
    expect(await suggest(server, [])).toEqual({})
    expect(server.reviewComments.map(({ id }) => id)).toEqual([6, 7, 8])
  })

  it('does not repeat what another gate suggests, nor touch it', async () => {
    const server = await open()
    await suggest(server, [hiding], { key: 'docs' })
    for (const lines of [[hiding], []]) {
      await suggest(server, lines)
      expect(server.reviewComments.map(({ id }) => id)).toEqual([1001])
    }
  })

  it('creates nothing where it may not, and keeps what is there', async () => {
    const server = await open()
    await suggest(server, [hiding], { mayCreate: false })
    expect(server.reviewComments).toEqual([])
    const kept = await open({ reviewComments: [comment(5)] })
    await suggest(kept, [hiding], { mayCreate: false })
    expect(writesOf(kept)).toEqual([])
  })

  it('writes nothing where the pull request has another head by now', async () => {
    const server = await open({ pulls: [{ ...pull, headSha: '2'.repeat(40) }], reviewComments: [comment(5)] })
    for (const lines of [[hiding], []]) expect(await suggest(server, lines)).toEqual({})
    expect(writesOf(server)).toEqual([])
  })

  it('asks for one list alone where there is nothing to do', async () => {
    const server = await open()
    await suggest(server, [])
    expect(server.requests).toHaveLength(1)
  })

  it('survives a refusal with one warning', async () => {
    const server = await open({ behave: instead('POST', '/pulls/7/comments', notAccessible) })
    const { warning } = await suggest(server)
    expect(warning).toMatch(/^AVG_COMMENT_403: A suggestion on a line of the pull request was not written\./)
    const broken = await open({ behave: instead('GET', '/files', () => ({ status: 200, body: [{}] })) })
    expect((await suggest(broken)).warning).toMatch(/^AVG_COMMENT: /)
  })
})
