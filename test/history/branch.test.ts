import { afterAll, describe, expect, it } from 'vitest'
import {
  type GitHubReply,
  htmlErrorPage,
  primaryRateLimit,
  secondaryRateLimit,
} from '../../scripts/lib/github-server.ts'
import { createBranchStore } from '../../src/history/branch.ts'
import { formatRecord, parseHistory } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { createManualClock, type ManualClock } from '../support/clock.ts'
import {
  type ContentsOptions,
  type ContentsServer,
  contentsRepository,
  refusal,
  startContents,
} from '../support/contents-server.ts'
import { aRecord } from '../support/history.ts'

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

function open(server: ContentsServer, at = place, clock: ManualClock = createManualClock()) {
  const message = 'Add the AI visibility of 1a2b3c4'
  return createBranchStore({ ...at, api: connect(server), message, clock })
}

function read(server: ContentsServer, from = place) {
  return open(server, from).read()
}

function append(server: ContentsServer, record = aRecord(), to = place, clock = createManualClock()) {
  return open(server, to, clock).append(record)
}

const line = `${formatRecord(aRecord())}\n`
const stored = { stored: { kind: 'branch', branch, path } }

/** Why GitHub refused, with some of its words. */
function refused(words: string, permission?: string) {
  const failure = expect.objectContaining({ detail: expect.stringContaining(words) })
  return { kind: 'github', failure, permission }
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

describe('the history that is read from a branch', () => {
  it('is what the lines of the file hold', async () => {
    const text = `\uFEFF${line}\r\n\nnot a record\n{"b":"Zürich 東京 🗼"}`
    expect(await read(await start({ branches: holding(text) }))).toEqual({
      records: [aRecord()],
      problems: [
        { unit: 'line', position: 4, cause: { kind: 'not-json' } },
        { unit: 'line', position: 5, cause: { kind: 'no-version' } },
      ],
    })
  })

  it('is read as a blob above 1 MB', async () => {
    const server = await start({ branches: holding(`${' '.repeat(1_100_000)}\n${line}`) })
    expect(await read(server)).toEqual({ records: [aRecord()], problems: [] })
    expect(server.requests.map(request => request.path)).toContainEqual(
      expect.stringMatching(/\/git\/blobs\//),
    )
  })

  it('is missing when there is no branch', async () => {
    expect(await read(await start())).toEqual({ missing: { kind: 'no-branch' } })
  })

  it('is missing when there is no file, and when GitHub hides it, which looks the same', async () => {
    const missing = { kind: 'no-file-on-branch', permission: 'contents: read' }
    expect(await read(await start({ branches: { main, [branch]: main } }))).toEqual({ missing })
    expect(await read(await start({ permission: 'hidden' }))).toEqual({ missing })
  })

  it('is unreadable without the permission, which is named', async () => {
    expect(await read(await start({ permission: 'none' }))).toEqual({
      unreadable: refused('Resource not accessible by integration', 'contents: read'),
    })
  })

  it.each([
    ['primary', primaryRateLimit(3600)],
    ['secondary', secondaryRateLimit(3600)],
  ])('is unreadable at a %s rate limit, whatever the permission', async (_, reply) => {
    expect(await read(await start(answering(reply)))).toEqual({
      unreadable: {
        kind: 'github',
        failure: expect.objectContaining({ cause: 'rate-limit' }),
        permission: undefined,
      },
    })
  })

  it.each<[string, ContentsOptions, unknown]>([
    ['a folder', { branches: { main, [branch]: { [`${path}/x`]: '' } } }, { kind: 'not-a-file' }],
    ['an empty repository', { branches: {} }, refused('This repository is empty')],
    ['a file that is too large', answering(refusal(403, 'The blob is too large.')), refused('too large')],
    ['an outage', answering(htmlErrorPage(503)), refused('Unicorn!')],
    ['an answer of another kind', answering({ status: 200, body: { type: 'file' } }), refused('')],
  ])('is unreadable for another cause than a permission: %s', async (_, options, unreadable) => {
    expect(await read(await start(options))).toEqual({ unreadable })
  })
})

describe('a record that is added to a branch', () => {
  it('creates a missing branch with nothing but the file, from a commit without parents', async () => {
    const server = await start()
    expect(await append(server)).toEqual(stored)
    const [commit, ...older] = server.commitsOf(branch)
    expect(older).toEqual([])
    expect(commit).toEqual({
      message: 'Add the AI visibility of 1a2b3c4',
      parents: [],
      files: new Map([[path, Buffer.from(line)]]),
    })
  })

  it('creates a missing file on an existing branch, beside the others', async () => {
    const server = await start({ branches: { main, [branch]: { 'other.ndjson': '{}\n' } } })
    expect(await append(server)).toEqual(stored)
    expect(textOn(server)).toBe(line)
    expect(textOn(server, { ...place, path: 'other.ndjson' })).toBe('{}\n')
  })

  it('changes no byte before it, not even bytes that are no text', async () => {
    const old = Buffer.from([0xff, 0xfe, 0x0a, 0xc3, 0x28, 0x0d, 0x0a])
    const server = await start({ branches: holding(old) })
    await append(server)
    expect(server.fileOn(branch, path)).toEqual(Buffer.concat([old, Buffer.from(line)]))
  })

  it('follows the lines of a file above 1 MB', async () => {
    const old = `${JSON.stringify({ keyword: '検索'.repeat(50) })}\n`.repeat(4000)
    const server = await start({ branches: holding(old) })
    expect(await append(server)).toEqual(stored)
    expect(textOn(server)).toBe(`${old}${line}`)
  })

  it('is committed under the author that GitHub sets, with the given message', async () => {
    const server = await start({ branches: holding('') })
    await append(server)
    await append(server, aRecord(), { ...place, branch: 'new' })
    const bodies = server.requests.flatMap(({ body }) => Object.keys(body))
    expect(bodies).not.toContain('author')
    expect(bodies).not.toContain('committer')
    expect(server.commitsOf(branch).map(({ message }) => message)).toEqual([
      'Add the AI visibility of 1a2b3c4',
      'Start',
    ])
  })

  it.each(['data/ai', 'a&ref=main#x', 'größe/%2F+{owner}'])('goes to the branch %s', async name => {
    const server = await start()
    const there = { ...place, branch: name, path: 'site/a b?.ndjson' }
    const records = ['1', '2'].map(createdAt => aRecord({ createdAt }))
    for (const record of records) {
      expect(await append(server, record, there)).toEqual({
        stored: { kind: 'branch', branch: name, path: there.path },
      })
    }
    expect(await read(server, there)).toEqual({ records, problems: [] })
    expect(server.commitsOf(name)).toHaveLength(2)
  })

  describe('beside other writers', () => {
    const writers = Array.from({ length: 20 }, (_, index) => aRecord({ createdAt: `writer ${index}` }))
    const lines = writers.map(formatRecord)

    async function writeAtOnce(server: ContentsServer, records: HistoryRecord[]) {
      const clock = createManualClock()
      return Promise.all(records.map(record => append(server, record, place, clock)))
    }

    it.each<[string, string, Partial<ContentsOptions>]>([
      ['on a history', '{"writer":-1}\n', { branches: holding('{"writer":-1}\n') }],
      ['without a file', '', { branches: { main, [branch]: main } }],
      ['without a branch', '', {}],
    ])('is not lost: twenty at once %s', async (_, old, options) => {
      const server = await start(options)
      expect(await writeAtOnce(server, writers)).toEqual(writers.map(() => stored))
      const text = textOn(server) ?? ''
      expect(text.startsWith(old)).toBe(true)
      expect(text.slice(old.length).trimEnd().split('\n').sort()).toEqual(lines.toSorted())
      expect(server.requests.filter(({ status }) => status === 409 || status === 422)).not.toEqual([])
    })

    it.each<[string, Partial<ContentsOptions>]>([
      ['on a history', { branches: holding('') }],
      ['without a branch', {}],
    ])('is not lost: twenty that always collide %s', async (_, options) => {
      const server = await start({ ...options, behave: inLockstep(writers.length) })
      expect(await writeAtOnce(server, writers)).toEqual(writers.map(() => stored))
      expect(textOn(server)?.trimEnd().split('\n').sort()).toEqual(lines.toSorted())
      expect(server.requests.filter(isWrite).filter(({ status }) => status < 300)).toHaveLength(20)
    })

    it('is kept twice when two writers add the same', async () => {
      const server = await start({ branches: holding(''), behave: inLockstep(2) })
      await writeAtOnce(server, [aRecord(), aRecord()])
      expect(textOn(server)).toBe(line + line)
    })

    it('is written again when the branch moved because of another file', async () => {
      const moved = refusal(409, `is at ${'0'.repeat(40)} but expected ${'1'.repeat(40)}`)
      const server = await start({ branches: holding(''), behave: spoilWrites(moved) })
      expect(await append(server)).toEqual(stored)
      expect(textOn(server)).toBe(line)
    })

    it('is given up on a conflict that never ends, after about a minute', async () => {
      const server = await start({
        branches: holding('{"a":1}\n'),
        behave: (request, answer) => (isWrite(request) ? refusal(409, 'does not match') : answer()),
      })
      const clock = createManualClock({ random: () => 0.999 })
      expect(await append(server, aRecord(), place, clock)).toEqual({
        problem: { kind: 'conflict', attempts: 20 },
      })
      expect(textOn(server)).toBe('{"a":1}\n')
      expect(clock.sleeps.reduce((sum, sleep) => sum + sleep)).toBeLessThan(75_000)
    })

    it('waits longer after each conflict, up to a limit, and for a random part of it', async () => {
      const conflicts = Array.from({ length: 5 }, () => refusal(409, 'does not match'))
      const server = await start({ branches: holding(''), behave: spoilWrites(...conflicts) })
      const chances = [0.5, 0.5, 0.5, 0.25, 1]
      const clock = createManualClock({ random: () => chances.shift() ?? 0 })
      expect(await append(server, aRecord(), place, clock)).toEqual(stored)
      expect(clock.sleeps).toEqual([500, 1000, 2000, 1000, 4000])
    })
  })

  it.each<[string, ContentsOptions]>([
    ['on a history', { branches: holding('{"a":1}\n') }],
    ['on a branch without the file', { branches: { main, [branch]: main } }],
    ['without a branch', {}],
  ])('is added once when GitHub’s answer got lost %s', async (_, options) => {
    const server = await start({ ...options, behave: loseAnswer() })
    expect(await append(server)).toEqual(stored)
    expect(parseHistory(textOn(server) ?? '').records).toEqual([aRecord()])
    expect(server.requests.filter(({ status }) => status === 502)).toHaveLength(1)
  })

  it.each<[string, ContentsOptions]>([
    ['a token that may only read', { permission: 'read', branches: holding('') }],
    ['a token that may only read, without a branch', { permission: 'read' }],
    ['a token without contents', { permission: 'none' }],
    ['a token that GitHub hides the repository from', { permission: 'hidden' }],
  ])('names the permission that %s lacks, and is not tried again', async (_, options) => {
    const server = await start(options)
    const clock = createManualClock()
    expect(await append(server, aRecord(), place, clock)).toEqual({
      problem: refused('', 'contents: write'),
    })
    expect(clock.sleeps).toEqual([])
  })

  it.each<[string, GitHubReply, string]>([
    ['a secondary rate limit', secondaryRateLimit(3600), 'rate limit'],
    ['a primary rate limit', primaryRateLimit(3600), 'rate limit'],
    ['a ruleset', refusal(409, 'Repository rule violations found\n\n- Cannot update.'), 'rule violations'],
    [
      'a protected branch',
      refusal(409, 'Could not update file: Changes must be made through a pull request.'),
      'through a pull request',
    ],
    ['an invalid name', refusal(422, 'refs/heads/a..b is not a valid ref name.'), 'not a valid ref name'],
    ['an expired token', refusal(401, 'Bad credentials'), 'Bad credentials'],
  ])('is not tried again after %s', async (_, reply, words) => {
    const server = await start({ branches: holding(''), behave: spoilWrites(reply) })
    const clock = createManualClock()
    expect(await append(server, aRecord(), place, clock)).toEqual({ problem: refused(words) })
    expect(clock.sleeps).toEqual([])
    expect(server.requests.filter(isWrite)).toHaveLength(1)
  })

  it.each<[string, Required<ContentsOptions>['behave']]>([
    ['of files', (_, answer) => answer()],
    [
      'of git objects alone',
      ({ method }, answer) => (method === 'GET' ? refusal(404, 'Not Found') : answer()),
    ],
  ])('is refused by an empty repository where GitHub says so %s', async (_, behave) => {
    const server = await start({ branches: {}, behave })
    const clock = createManualClock()
    expect(await append(server, aRecord(), place, clock)).toEqual({
      problem: {
        kind: 'github',
        failure: expect.objectContaining({ detail: expect.stringMatching(/repository is empty/i) }),
        permission: undefined,
      },
    })
    expect(clock.sleeps).toEqual([])
  })

  it('starts no new history in place of one that was read', async () => {
    const server = await start({ branches: holding('1\n'), behave: spoilWrites(refusal(404, 'Not Found')) })
    expect(await append(server)).toEqual({ problem: refused('Not Found', 'contents: write') })
    expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('is not written where the path is a folder', async () => {
    const server = await start({ branches: { main, [branch]: { 'website.ndjson/x': '' } } })
    expect(await append(server)).toEqual({ problem: { kind: 'not-a-file' } })
    expect(server.requests.filter(isWrite)).toEqual([])
  })

  it('is not written when GitHub cannot be reached', async () => {
    const server = await start()
    await server.close()
    expect(await append(server)).toEqual({
      problem: {
        kind: 'github',
        failure: expect.objectContaining({ kind: 'unreachable' }),
        permission: undefined,
      },
    })
  })
})
