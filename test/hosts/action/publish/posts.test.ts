/** The comment and the issue of a gate: what a run makes of the posts that it finds, and its warning if GitHub fails. */
import { describe, expect, it, vi } from 'vitest'
import {
  type GitHubOptions,
  type GitHubReply,
  hang,
  htmlErrorPage,
  primaryRateLimit,
  secondaryRateLimit,
  workflowToken,
} from '../../../../scripts/lib/github-server.ts'
import { KINDS, type Kind, kinds, type Post } from '../../../support/posts.ts'
import { author, instead, writesOf } from '../../../support/sticky-comments.ts'

// Writes of one client are a second apart, as GitHub asks for: the tests spend that second together.
vi.setConfig({ maxConcurrency: 50 })

/** Returns the texts that the situations name. */
function textsOf({ body, otherMarker }: Kind): Record<string, string> {
  const [marker = ''] = body.split('\n')
  return {
    now: body,
    old: `${marker}\nas of last week`,
    crlf: body.replaceAll('\n', '\r\n'),
    spaced: `${body}\n\n`,
    chat: 'Nice!',
    quoted: `As I said:\n${marker}\nno`,
    longer: `${marker} and more`,
    begun: `${marker} -->\nno`,
    other: `${otherMarker}\nnot cited`,
  }
}

/** Parses posts such as `5 old, 6 old by mallory`: the number, the text, and the author if it is not the gate. */
function parsePosts(posts: string, kind: Kind): Post[] {
  return Array.from(posts.matchAll(/(\d+) (\w+)(?: by (\w+))?/g), ([, id, text = '', name = author]) => {
    return { id: Number(id), author: name, body: textsOf(kind)[text] ?? '' }
  })
}

function formatPosts(posts: Post[], before: Post[], kind: Kind): string {
  const texts = Object.entries(textsOf(kind))
  const formatted = posts.map(post => {
    const number = before.some(({ id }) => id === post.id) ? post.id : 'new'
    const text = texts.find(([, body]) => body === post.body)?.[0]
    return `${number} ${text}${post.author === author ? '' : ` by ${post.author}`}`
  })
  return formatted.join(', ')
}

const chatter = Array.from({ length: 230 }, (_, index) => `${index + 1} chat by ada`).join(', ')

// Posts before the run | after it | the action that is reported | number of changes
const SITUATIONS = `
                      | new now                 | created   | 1
5 old                 | 5 now                   | updated   | 1
5 crlf                | 5 crlf                  | unchanged | 0
5 spaced              | 5 spaced                | unchanged | 0
9 old, 5 old, 12 old  | 5 now                   | updated   | 3
5 old by mallory      | 5 old by mallory, new now | created | 1
5 quoted              | 5 quoted, new now       | created   | 1
5 longer              | 5 longer, new now       | created   | 1
5 begun               | 5 begun, new now        | created   | 1
5 other               | 5 other, new now        | created   | 1
${chatter}, 500 old      | ${chatter}, 500 now        | updated   | 1
`
type Row = [kind: (typeof kinds)[number], ...cells: string[]]
const rows = SITUATIONS.trim()
  .split('\n')
  .flatMap(row => kinds.map((kind): Row => [kind, ...row.split('|').map(cell => cell.trim())]))

/** Publishes the text `now` if there are these posts. */
async function publishTo(kind: Kind, before = '', options: GitHubOptions = {}, timeout = 10_000) {
  const given = parsePosts(before, kind)
  const server = await kind.start(given, options)
  const { action, warning } = await kind.publish(server, { timeout })
  const left = formatPosts(kind.list(server), given, kind)
  return { action, warning, left, changes: writesOf(server).length }
}

describe.concurrent('a run that finds', () => {
  it.each(rows)('%s: %s', async (name, before = '', left = '', action = '', changes) => {
    const kind = KINDS[name]
    const expected = { left, action, changes: Number(changes), warning: undefined }
    expect(await publishTo(kind, before)).toEqual(expected)
  })
})

type Reply = () => GitHubReply | Promise<GitHubReply>
const reply =
  (status: number, message: string): Reply =>
  () => ({ status, body: { message } })

// Each reply is given to the creation of both kinds.
const FAILURES: [answer: Reply, warning: string][] = [
  [reply(401, 'Bad credentials'), '401 \\(Bad credentials\\)\\. The token .* give a valid one\\.$'],
  [reply(404, 'Not Found'), '404 \\(Not Found\\)\\.$'],
  [htmlErrorPage, '502 \\(Unicorn!\\)\\.$'],
  [() => ({ status: 500 }), '500 \\(.*\\)\\.$'],
  [() => ({ status: 200, body: [{ id: 'x' }] }), 'not what its documentation says'],
  [() => ({ status: 200, body: '<p>Please log in</p>' }), 'not what its documentation says'],
  [() => primaryRateLimit(3600), '^AVG_GITHUB_RATE_LIMIT: '],
  [() => secondaryRateLimit(3600), '^AVG_GITHUB_RATE_LIMIT: '],
  [reply(403, 'Unable to create comment because issue is locked.'), '403: the conversation is locked and'],
  [reply(403, 'Repository was archived so is read-only.'), '^CODE: .*403: the repository is archived and'],
  [reply(403, 'Repository access blocked'), '^CODE: .*403 \\(Repository access blocked\\)\\.$'],
  [reply(403, 'Resource not accessible by integration'), '^CODE_403: .*403 .*PERMISSION'],
  [hang, 'could not be reached \\(.*timeout\\)\\.$'],
]

function expectWarning(warning: string | undefined, { code, permission }: Kind, pattern: string): void {
  expect(warning).toMatch(new RegExp(pattern.replace('CODE', code).replace('PERMISSION', permission)))
  expect(warning).not.toContain('\n')
  expect(warning?.length).toBeLessThan(350)
}

describe.concurrent.each(kinds)('the %s, if GitHub fails', name => {
  const kind = KINDS[name]

  it.each(FAILURES)('is not written, and one warning has the reason: %o', async (answer, pattern) => {
    const behave = instead('POST', kind.listPath, answer)
    const timeout = answer === hang ? 50 : undefined
    const { action, warning, left } = await publishTo(kind, '', { behave }, timeout)
    expect([action, left]).toEqual(['skipped', ''])
    expectWarning(warning, kind, pattern)
  })

  it.each(['', '5 old'])('is not written with a read-only token: %j', async before => {
    const tokens = { [workflowToken]: { login: author, app: true, readOnly: true } }
    const { warning, ...result } = await publishTo(kind, before, { tokens })
    expect(result).toEqual({ action: 'skipped', left: before, changes: 1 })
    expectWarning(warning, kind, '^CODE_403: .*403 .*PERMISSION')
  })

  it('is written once if a creation that happened was answered with an error', async () => {
    let isSpoilt = false
    const { left, warning } = await publishTo(kind, '', {
      behave({ method }, answer) {
        if (method !== 'POST' || isSpoilt) return answer()
        isSpoilt = true
        answer()
        return htmlErrorPage()
      },
    })
    expect([left, warning]).toEqual(['new now', undefined])
  })

  it('stays if the search for duplicates fails', async () => {
    let lists = 0
    const { left, warning } = await publishTo(kind, '', {
      behave: ({ method }, answer) => (method === 'GET' && ++lists > 1 ? htmlErrorPage() : answer()),
    })
    expect(left).toBe('new now')
    expectWarning(warning, kind, 'duplicate.*502 \\(Unicorn!\\)')
  })

  it('has a warning about a duplicate that could not be removed', async () => {
    const behave = instead(kind.removal, '/9', reply(403, 'Must have admin rights'))
    const { warning, ...result } = await publishTo(kind, '5 now, 9 old', { behave })
    expect(result).toMatchObject({ action: 'unchanged', left: '5 now, 9 old' })
    expectWarning(warning, kind, 'still has a duplicate.*403 \\(Must have admin rights\\)')
  })

  it.each([2, 4])('is one after two runs that race and meet at the first %i lists', async meetings => {
    let waiting: (() => void)[] = []
    let lists = 0
    const server = await kind.start([], {
      async behave({ method, path }, answer) {
        if (method !== 'GET' || !path.endsWith(kind.listPath) || ++lists > meetings) return answer()
        await new Promise<void>(resolve => {
          waiting.push(resolve)
          if (waiting.length < 2) return
          for (const proceed of waiting) proceed()
          waiting = []
        })
        return answer()
      },
    })
    const bodies = ['one', 'two'].map(run => `${kind.body} in run ${run}`)
    const published = await Promise.all(bodies.map(body => kind.publish(server, { body })))
    const [left, ...others] = kind.list(server)
    expect(others).toEqual([])
    expect(bodies).toContain(left?.body)
    expect(writesOf(server).filter(change => change.startsWith('POST'))).toHaveLength(2)
    expect(published.map(({ warning }) => warning)).toEqual([undefined, undefined])
    expect(published.map(({ action }) => action)).toContain('created')
    const ids = published.map(({ post }) => post?.id)
    expect(ids).toEqual([ids[0], ids[0]])
    expect(server.issues.flatMap(({ reason = [] }) => reason)).toEqual(
      kind.removal === 'PATCH' ? ['not_planned'] : [],
    )
  })
})
