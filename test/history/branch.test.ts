import { afterAll, describe, expect, it } from 'vitest'
import { appendToBranch, readBranchHistory } from '../../src/history/branch.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { createManualClock, type ManualClock } from '../support/clock.ts'
import {
  type ContentsOptions,
  type ContentsServer,
  contentsRepository,
  refusal,
  startContents,
} from '../support/contents-server.ts'
import {
  type GitHubReply,
  htmlErrorPage,
  primaryRateLimit,
  secondaryRateLimit,
} from '../support/github-server.ts'

const servers: ContentsServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

async function start(options?: ContentsOptions): Promise<ContentsServer> {
  const server = await startContents(options)
  servers.push(server)
  return server
}

const branch = 'ai-visibility-history'
const path = 'website.ndjson'
const place = { repository: contentsRepository, branch, path }
const main = { 'README.md': '# Website\n' }

/** A repository whose data branch holds the file. */
function holding(content: string | Buffer): Required<ContentsOptions>['branches'] {
  return { main, [branch]: { [path]: content } }
}

function connect(server: ContentsServer) {
  return createGitHub('ghs_workflow', server.url, { timeout: 10_000, second: 1 })
}

function read(server: ContentsServer, from = place) {
  return readBranchHistory(connect(server), from)
}

function append(server: ContentsServer, line: string, to = place, clock: ManualClock = createManualClock()) {
  return appendToBranch(connect(server), to, line, { message: 'Add the AI visibility of 1a2b3c4', clock })
}

function textOn(server: ContentsServer, { branch, path } = place): string | undefined {
  return server.fileOn(branch, path)?.toString()
}

const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'PUT' || path.endsWith('/git/refs')

function answering(reply: GitHubReply): ContentsOptions {
  return { behave: () => reply }
}

/** Answers the writes with `replies` in turn, then as GitHub does. */
function spoilWrites(...replies: GitHubReply[]): Required<ContentsOptions>['behave'] {
  return (request, answer) => (isWrite(request) ? (replies.shift() ?? answer()) : answer())
}

/** Carries the first write out and has its answer get lost. */
function loseAnswer(): Required<ContentsOptions>['behave'] {
  let lost = false
  return (request, answer) => {
    const reply = answer()
    if (lost || !isWrite(request) || reply.status >= 300) return reply
    lost = true
    return htmlErrorPage()
  }
}

/** Has all writers that are not done read the same state before one of them writes: as bad as it can get. */
function inLockstep(writers: number): Required<ContentsOptions>['behave'] {
  let left = writers
  let waiting: (() => void)[] = []
  const release = () => {
    if (waiting.length < left) return
    for (const go of waiting) go()
    waiting = []
  }
  return async (request, answer) => {
    if (request.method === 'GET') {
      await new Promise<void>(resolve => {
        waiting.push(resolve)
        release()
      })
    }
    const reply = answer()
    if (isWrite(request) && reply.status < 300) {
      left -= 1
      release()
    }
    return reply
  }
}

describe('readBranchHistory', () => {
  it('gives the file as it is', async () => {
    const text = '\uFEFF{"a":1}\r\n\nnot a record\n{"b":"Zürich 東京 🗼"}'
    expect(await read(await start({ branches: holding(text) }))).toEqual({ text })
  })

  it('gives an empty file', async () => {
    expect(await read(await start({ branches: holding('') }))).toEqual({ text: '' })
  })

  it('reads files above 1 MB as a blob', async () => {
    const text = `${JSON.stringify({ keyword: '検索'.repeat(50) })}\n`.repeat(4000)
    const server = await start({ branches: holding(text) })
    expect(await read(server)).toEqual({ text })
    expect(server.requests.map(request => request.path)).toContainEqual(
      expect.stringMatching(/\/git\/blobs\//),
    )
  })

  it('says that there is no branch', async () => {
    expect(await read(await start())).toEqual({ missing: 'there is no branch ai-visibility-history yet' })
  })

  it('says that there is no file, and what GitHub calls by the same name', async () => {
    expect(await read(await start({ branches: { main, [branch]: main } }))).toEqual({
      missing:
        'there is no file website.ndjson on the branch ai-visibility-history, or the job lacks the permission `contents: read`',
    })
    expect(await read(await start({ permission: 'hidden' }))).toEqual({
      missing: expect.stringContaining('`contents: read`'),
    })
  })

  it('names the permission that is missing', async () => {
    expect(await read(await start({ permission: 'none' }))).toEqual({
      unreadable: expect.stringMatching(
        /^The history website.ndjson on the branch ai-visibility-history was not read: GitHub answered 403 \(Resource not accessible by integration.*\); the job needs the permission `contents: read`\.$/,
      ),
    })
  })

  it.each([
    ['primary', primaryRateLimit(3600)],
    ['secondary', secondaryRateLimit(3600)],
  ])('says that a %s rate limit is one, and names no permission', async (_, reply) => {
    const found = await read(await start(answering(reply)))
    expect(found).toEqual({ unreadable: expect.stringMatching(/this is a rate limit/) })
    expect(found).toEqual({ unreadable: expect.not.stringContaining('permission') })
  })

  it.each<[string, ContentsOptions, string]>([
    ['a folder', { branches: { main, [branch]: { [`${path}/x`]: '' } } }, 'it is not a file.'],
    ['an empty repository', { branches: {} }, 'This repository is empty'],
    ['a file that is too large', answering(refusal(403, 'The blob is too large.')), 'too large'],
    ['an outage', answering(htmlErrorPage(503)), 'GitHub answered 503 (Unicorn!).'],
    ['an answer of another kind', answering({ status: 200, body: { type: 'file' } }), 'documentation'],
  ])('names %s, and no permission', async (_, options, words) => {
    const found = await read(await start(options))
    expect(found).toEqual({ unreadable: expect.stringContaining(words) })
    expect(found).toEqual({ unreadable: expect.not.stringContaining('permission') })
  })
})

describe('appendToBranch', () => {
  it('creates a missing branch with nothing but the file, from a commit without parents', async () => {
    const server = await start()
    expect(await append(server, '{"a":"Zürich 🗼"}')).toEqual({})
    const [commit, ...older] = server.commitsOf(branch)
    expect(older).toEqual([])
    expect(commit).toEqual({
      message: 'Add the AI visibility of 1a2b3c4',
      parents: [],
      files: new Map([[path, Buffer.from('{"a":"Zürich 🗼"}\n')]]),
    })
  })

  it('creates a missing file on a branch that there is, beside the others', async () => {
    const server = await start({ branches: { main, [branch]: { 'other.ndjson': '{}\n' } } })
    expect(await append(server, '{"a":1}')).toEqual({})
    expect(textOn(server)).toBe('{"a":1}\n')
    expect(textOn(server, { ...place, path: 'other.ndjson' })).toBe('{}\n')
  })

  it.each([
    ['a history', '{"a":1}\n', '{"a":1}\n'],
    ['lines nobody can read', '{"a":\n\n\u0000\r\n', '{"a":\n\n\u0000\r\n'],
    ['a missing line end', '{"a":1}', '{"a":1}\n'],
    ['an empty file', '', ''],
    ['non-ASCII', '{"a":"東京 é e\u0301"}\n', '{"a":"東京 é e\u0301"}\n'],
  ])('adds a line after %s', async (_, old, kept) => {
    const server = await start({ branches: holding(old) })
    expect(await append(server, '{"b":"ñ"}')).toEqual({})
    expect(textOn(server)).toBe(`${kept}{"b":"ñ"}\n`)
  })

  it('keeps bytes that are no text', async () => {
    const old = Buffer.from([0xff, 0xfe, 0x0a, 0xc3, 0x28, 0x0d, 0x0a])
    const server = await start({ branches: holding(old) })
    await append(server, '{}')
    expect(server.fileOn(branch, path)).toEqual(Buffer.concat([old, Buffer.from('{}\n')]))
  })

  it('adds a line to a file above 1 MB', async () => {
    const old = `${JSON.stringify({ keyword: '検索'.repeat(50) })}\n`.repeat(4000)
    const server = await start({ branches: holding(old) })
    expect(await append(server, '{"b":2}')).toEqual({})
    expect(textOn(server)).toBe(`${old}{"b":2}\n`)
  })

  it('leaves it to GitHub who wrote the commit, and uses the given message', async () => {
    const server = await start({ branches: holding('') })
    await append(server, '{}')
    await append(server, '{}', { ...place, branch: 'new' })
    const bodies = server.requests.flatMap(({ body }) => Object.keys(body))
    expect(bodies).not.toContain('author')
    expect(bodies).not.toContain('committer')
    expect(server.commitsOf(branch).map(({ message }) => message)).toEqual([
      'Add the AI visibility of 1a2b3c4',
      'Start',
    ])
  })

  it.each(['data/ai', 'a&ref=main#x', 'größe/%2F+{owner}'])('finds and creates the branch %s', async name => {
    const server = await start()
    const there = { ...place, branch: name, path: 'site/a b?.ndjson' }
    expect(await append(server, '1', there)).toEqual({})
    expect(await append(server, '2', there)).toEqual({})
    expect(await read(server, there)).toEqual({ text: '1\n2\n' })
    expect(server.commitsOf(name)).toHaveLength(2)
  })

  describe('beside other writers', () => {
    const writers = Array.from({ length: 20 }, (_, index) => `{"writer":${index}}`)

    async function writeAtOnce(server: ContentsServer, lines: string[]) {
      const clock = createManualClock()
      return Promise.all(lines.map(line => append(server, line, place, clock)))
    }

    it.each<[string, string, Partial<ContentsOptions>]>([
      ['on a history', '{"writer":-1}\n', { branches: holding('{"writer":-1}\n') }],
      ['without a file', '', { branches: { main, [branch]: main } }],
      ['without a branch', '', {}],
    ])('loses none of twenty at once %s', async (_, old, options) => {
      const server = await start(options)
      expect(await writeAtOnce(server, writers)).toEqual(writers.map(() => ({})))
      const text = textOn(server) ?? ''
      expect(text.startsWith(old)).toBe(true)
      expect(text.slice(old.length).trimEnd().split('\n').sort()).toEqual(writers.toSorted())
      expect(server.requests.filter(({ status }) => status === 409 || status === 422)).not.toEqual([])
    })

    it.each<[string, Partial<ContentsOptions>]>([
      ['on a history', { branches: holding('') }],
      ['without a branch', {}],
    ])('loses none of twenty that always collide %s', async (_, options) => {
      const server = await start({ ...options, behave: inLockstep(writers.length) })
      expect(await writeAtOnce(server, writers)).toEqual(writers.map(() => ({})))
      expect(textOn(server)?.trimEnd().split('\n').sort()).toEqual(writers.toSorted())
      expect(server.requests.filter(isWrite).filter(({ status }) => status < 300)).toHaveLength(20)
    })

    it('keeps a line for each of two that write the same', async () => {
      const server = await start({ branches: holding(''), behave: inLockstep(2) })
      await writeAtOnce(server, ['{}', '{}'])
      expect(textOn(server)).toBe('{}\n{}\n')
    })

    it('writes again when the branch moved for another file’s sake', async () => {
      const moved = refusal(409, `is at ${'0'.repeat(40)} but expected ${'1'.repeat(40)}`)
      const server = await start({ branches: holding(''), behave: spoilWrites(moved) })
      expect(await append(server, '{}')).toEqual({})
      expect(textOn(server)).toBe('{}\n')
    })

    it('gives up on a conflict that never ends, after a minute or so', async () => {
      const server = await start({
        branches: holding('{"a":1}\n'),
        behave: (request, answer) => (isWrite(request) ? refusal(409, 'does not match') : answer()),
      })
      const clock = createManualClock({ random: () => 0.999 })
      expect(await append(server, '{}', place, clock)).toEqual({
        warning:
          'The run was not added to the history website.ndjson on the branch ai-visibility-history: other runs wrote to it at each of 20 attempts.',
      })
      expect(textOn(server)).toBe('{"a":1}\n')
      expect(clock.sleeps.reduce((sum, sleep) => sum + sleep)).toBeLessThan(75_000)
    })

    it('waits longer after each conflict, up to a limit, and not all alike', async () => {
      const conflicts = Array.from({ length: 5 }, () => refusal(409, 'does not match'))
      const server = await start({ branches: holding(''), behave: spoilWrites(...conflicts) })
      const chances = [0.5, 0.5, 0.5, 0.25, 1]
      const clock = createManualClock({ random: () => chances.shift() ?? 0 })
      expect(await append(server, '{}', place, clock)).toEqual({})
      expect(clock.sleeps).toEqual([500, 1000, 2000, 1000, 4000])
    })
  })

  it.each<[string, ContentsOptions]>([
    ['on a history', { branches: holding('{"a":1}\n') }],
    ['on a branch without the file', { branches: { main, [branch]: main } }],
    ['without a branch', {}],
  ])('adds a line once when GitHub’s answer got lost %s', async (_, options) => {
    const server = await start({ ...options, behave: loseAnswer() })
    expect(await append(server, '{"b":2}')).toEqual({})
    expect(textOn(server)?.match(/"b"/g)).toHaveLength(1)
    expect(server.requests.filter(({ status }) => status === 502)).toHaveLength(1)
  })

  it.each<[string, ContentsOptions]>([
    ['a token that may only read', { permission: 'read', branches: holding('') }],
    ['a token that may only read, without a branch', { permission: 'read' }],
    ['a token without contents', { permission: 'none' }],
    ['a token that GitHub hides the repository from', { permission: 'hidden' }],
  ])('names the permission that %s lacks, and tries no further', async (_, options) => {
    const server = await start(options)
    const clock = createManualClock()
    expect(await append(server, '{}', place, clock)).toEqual({
      warning: expect.stringMatching(
        /GitHub answered 40[34] .*; the job needs the permission `contents: write`\.$/,
      ),
    })
    expect(clock.sleeps).toEqual([])
  })

  it.each<[string, GitHubReply, string]>([
    ['a secondary rate limit', secondaryRateLimit(3600), 'this is a rate limit'],
    ['a primary rate limit', primaryRateLimit(3600), 'this is a rate limit'],
    ['a ruleset', refusal(409, 'Repository rule violations found\n\n- Cannot update.'), 'rule violations'],
    [
      'a protected branch',
      refusal(409, 'Could not update file: Changes must be made through a pull request.'),
      'through a pull request',
    ],
    ['a name that is none', refusal(422, 'refs/heads/a..b is not a valid ref name.'), 'not a valid ref name'],
    ['an expired token', refusal(401, 'Bad credentials'), 'Bad credentials'],
  ])('stops at %s', async (_, reply, words) => {
    const server = await start({ branches: holding(''), behave: spoilWrites(reply) })
    const clock = createManualClock()
    const { warning } = await append(server, '{}', place, clock)
    expect(warning).toContain(words)
    expect(warning).not.toContain('permission')
    expect(clock.sleeps).toEqual([])
    expect(server.requests.filter(isWrite)).toHaveLength(1)
  })

  it.each<[string, Required<ContentsOptions>['behave']]>([
    ['of files', (_, answer) => answer()],
    [
      'of git objects alone',
      ({ method }, answer) => (method === 'GET' ? refusal(404, 'Not Found') : answer()),
    ],
  ])('says that a repository is empty where GitHub says so %s', async (_, behave) => {
    const server = await start({ branches: {}, behave })
    const clock = createManualClock()
    const { warning } = await append(server, '{}', place, clock)
    expect(warning).toMatch(/repository is empty/i)
    expect(warning).not.toContain('permission')
    expect(clock.sleeps).toEqual([])
  })

  it('starts no new history in place of one that it has read', async () => {
    const server = await start({ branches: holding('1\n'), behave: spoilWrites(refusal(404, 'Not Found')) })
    expect((await append(server, '2')).warning).toContain('`contents: write`')
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('writes nothing where the path is a folder', async () => {
    const server = await start({ branches: { main, [branch]: { 'website.ndjson/x': '' } } })
    expect((await append(server, '{}')).warning).toContain('it is not a file.')
    expect(server.requests.filter(isWrite)).toEqual([])
  })

  it('writes nothing when the history cannot be read', async () => {
    const server = await start({
      behave: ({ method }, answer) => (method === 'GET' ? htmlErrorPage() : answer()),
    })
    expect((await append(server, '{}')).warning).toContain('GitHub answered 502')
    expect(server.requests.filter(isWrite)).toEqual([])
  })

  it('reports that GitHub cannot be reached', async () => {
    const server = await start()
    await server.close()
    expect((await append(server, '{}')).warning).toContain('GitHub could not be reached')
  })

  it('keeps a hostile answer on one short line', async () => {
    const hostile = `x\r\n::set-output name=a::b\u2028\u0000\u001b[31m\u202E ${'long '.repeat(5000)}`
    const server = await start({ branches: holding(''), behave: spoilWrites(refusal(403, hostile)) })
    const { warning = '' } = await append(server, '{}')
    expect(warning).toMatch(/^[^\p{Cc}\u2028\u2029\u202E]{1,500}$/u)
  })
})
