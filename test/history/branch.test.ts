import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  type GitHubReply,
  htmlErrorPage,
  primaryRateLimit,
  secondaryRateLimit,
} from '../../scripts/lib/github-server.ts'
import { createBranchStore } from '../../src/history/branch.ts'
import { formatRecord, parseHistory } from '../../src/history/format.ts'
import type { HistoryRecord } from '../../src/history/record.ts'
import type { HistoryAppend, HistoryStore } from '../../src/history/store.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import {
  type BranchServer,
  type BranchServerOptions,
  branchRepository,
  refusal,
  startBranchServer,
} from '../support/branch-server.ts'
import { createManualClock, type ManualClock } from '../support/clock.ts'
import { aRecord } from '../support/history.ts'

vi.setConfig({ maxConcurrency: 5 })

const branch = 'ai-visibility-history'
const main = { 'README.md': '# Website\n' }
const keys = ['de', 'en', 'fr']

/** A repository whose data branch has these files. */
function holding(files: Record<string, string | Buffer>): Required<BranchServerOptions>['branches'] {
  return { main, [branch]: files }
}

const existing = { branches: holding({}) }

const servers: BranchServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

async function start(options?: BranchServerOptions): Promise<BranchServer> {
  const server = await startBranchServer(options)
  servers.push(server)
  return server
}

interface Run {
  branch?: string
  clock?: ManualClock
  commitBytes?: number
}

/** Opens the histories of a run, of some gates or of one. */
function open(server: BranchServer, { clock = createManualClock(), ...run }: Run = {}): HistoryStore {
  return createBranchStore({
    api: createGitHub('ghs_workflow', server.url, { timeout: 10_000, second: 1 }),
    repository: branchRepository,
    message: gates => `Add the AI visibility of 1a2b3c4 (${gates} gates)`,
    ...{ branch, clock, ...run },
  })
}

/** Adds the records of a run that has only these gates. */
function add(server: BranchServer, records: ReturnType<typeof recordsOf>, run: Run = {}) {
  return open(server, run).append(records)
}

/** The record of a gate in the run with this name. */
function recordOf(key: string, run = 'first'): HistoryRecord {
  return aRecord({ createdAt: `${run} ${key}` })
}

const recordsOf = (run?: string, of = keys) => of.map(key => ({ key, record: recordOf(key, run) }))
const lineOf = (key: string, run?: string) => `${formatRecord(recordOf(key, run))}\n`
const storedIn = (key: string, to = branch): HistoryAppend => ({
  stored: { kind: 'branch', branch: to, path: `${key}.ndjson` },
})
const storedOf = (of = keys) => new Map(of.map(key => [key, storedIn(key)]))
const allOf = (result: unknown, of = keys) => new Map(of.map(key => [key, result]))
const textOf = (server: BranchServer, key: string) => server.fileOn(branch, `${key}.ndjson`)?.toString()
const runsOf = (server: BranchServer, key: string) =>
  parseHistory(textOf(server, key) ?? '').records.map(({ createdAt }) => createdAt)

const callsOf = ({ requests }: BranchServer) =>
  requests.map(({ method, path }) => `${method} ${path.replace(`/repos/${branchRepository}`, '')}`)
const isSwap = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && (path === '/graphql' || path.endsWith('/git/refs'))
const graphqlError = (type: string | undefined, message: string): GitHubReply => ({
  status: 200,
  body: { data: { createCommitOnBranch: null }, errors: [{ type, message }] },
})
const staleHead = graphqlError('STALE_DATA', 'Expected branch to point to "1a2b" but it did not.')
const problemOf = (words: string, permission?: string) => ({
  problem: {
    why: expect.stringContaining(permission === undefined ? '.' : `permission \`${permission}\`.`),
    failure: expect.objectContaining({ detail: expect.stringContaining(words) }),
    lacksAccess: permission === undefined ? undefined : true,
  },
})

/** Answers changes of the branch with `replies` in turn, then like GitHub. */
function spoilSwaps(...replies: GitHubReply[]): Required<BranchServerOptions>['behave'] {
  return (request, answer) => (isSwap(request) ? (replies.shift() ?? answer()) : answer())
}

/** The worst case: all remaining writers prepare their change before any of them is made. */
function inLockstep(writers: number): Required<BranchServerOptions>['behave'] {
  let left = writers
  let waiting: (() => void)[] = []
  const release = () => {
    if (waiting.length < left) return
    for (const go of waiting) go()
    waiting = []
  }
  return async (request, answer) => {
    if (!isSwap(request)) return answer()
    await new Promise<void>(resolve => {
      waiting.push(resolve)
      release()
    })
    const reply = answer()
    if (reply.status < 300) {
      left -= 1
      release()
    }
    return reply
  }
}

describe.concurrent('reading histories from a branch', () => {
  it('returns the records of each gate, with two requests and one for each file', async () => {
    const others = Object.fromEntries(Array.from({ length: 50 }, (_, id) => [`other-${id}.ndjson`, '{}\n']))
    const files = { 'de.ndjson': lineOf('de'), 'en.ndjson': lineOf('en') }
    const server = await start({ branches: holding({ ...others, ...files }) })
    const store = open(server)
    const missing = { kind: 'no-file-on-branch', permission: 'contents: read' }
    const [de, en, fr] = [await store.read('de'), await store.read('en'), await store.read('fr')]
    expect([de, en]).toMatchObject([{ records: [recordOf('de')] }, { records: [recordOf('en')] }])
    expect(fr).toEqual({ missing })
    expect(callsOf(server).filter(call => !call.includes('/blobs/'))).toEqual([
      `GET /branches/${branch}`,
      expect.stringMatching(/^GET \/git\/trees\//),
    ])
    expect(server.requests).toHaveLength(4)
  })

  it('finds no history without the branch, and in a repository that GitHub hides', async () => {
    const readIn = async (options?: BranchServerOptions) => open(await start(options)).read('de')
    expect(await readIn()).toEqual({ missing: { kind: 'no-branch' } })
    const missing = { kind: 'no-file-on-branch', permission: 'contents: read' }
    expect(await readIn({ permission: 'hidden' })).toEqual({ missing })
  })

  it('names the permission that the token lacks', async () => {
    const { problem } = problemOf('Resource not accessible', 'contents: read')
    const server = await start({ permission: 'none' })
    const store = open(server)
    for (const key of keys) expect(await store.read(key)).toEqual({ unreadable: problem })
    expect(server.requests).toHaveLength(1)
  })

  it('does not start a history again that GitHub may not have listed', async () => {
    const server = await start({
      branches: holding({ 'de.ndjson': '' }),
      behave({ path }, answer) {
        const { body, ...reply } = answer()
        const isTree = path.includes('/git/trees/') && typeof body === 'object'
        return { ...reply, body: isTree ? { ...body, truncated: true } : body }
      },
    })
    expect(await open(server).read('fr')).toHaveProperty('unreadable')
    expect(await open(server).append(recordsOf())).toEqual(allOf(problemOf('more files')))
  })

  it.each<[string, string, GitHubReply | undefined]>([
    ['is a folder', 'en.ndjson/x', undefined],
    ['has too many lines', '\n'.repeat(20_001), undefined],
    ['is too large', 'large', refusal(403, 'The blob is too large.')],
  ])('returns the other histories if one %s', async (_, en, reply) => {
    const file = en.includes('/') ? { [en]: '' } : { 'en.ndjson': en }
    const files = { 'de.ndjson': lineOf('de'), ...file, 'fr.ndjson': lineOf('fr') }
    const first = Buffer.from(en).length
    const server = await start({
      branches: holding(files),
      behave({ path }, answer) {
        const own = answer()
        const isIt = path.includes('/blobs/') && JSON.stringify(own.body).includes(`"size":${first},`)
        return isIt && reply !== undefined ? reply : own
      },
    })
    const store = open(server)
    expect(await store.read('de')).toHaveProperty('records')
    expect(await store.read('en')).toHaveProperty('unreadable')
    expect(await store.read('fr')).toHaveProperty('records')
    const problem = expect.objectContaining({ why: expect.any(String) })
    expect(await store.append(recordsOf('second'))).toEqual(storedOf().set('en', { problem }))
    expect(runsOf(server, 'de')).toEqual(['first de', 'second de'])
    expect(runsOf(server, 'fr')).toEqual(['first fr', 'second fr'])
    if (!en.includes('/')) expect(textOf(server, 'en')).toBe(en)
    expect(server.commitsOf(branch)[0]?.message).toBe('Add the AI visibility of 1a2b3c4 (2 gates)')
  })

  it.each([
    ['a rate limit', primaryRateLimit(3600)],
    ['a secondary rate limit', secondaryRateLimit(3600)],
  ])('asks for no further file after %s', async (_, reply) => {
    const many = Array.from({ length: 60 }, (_, id) => `gate-${id}`)
    const files = Object.fromEntries(many.map(key => [`${key}.ndjson`, lineOf(key)]))
    const server = await start({
      branches: holding(files),
      behave: ({ path }, answer) => (path.includes('/blobs/') ? reply : answer()),
    })
    const store = open(server)
    const failure = expect.objectContaining({ cause: 'rate-limit' })
    const unreadable = { why: expect.any(String), failure }
    for (const key of many) expect(await store.read(key)).toEqual({ unreadable })
    expect(server.requests.length).toBeLessThan(12)
  })
})

describe.concurrent('adding records to a branch', () => {
  it('makes one commit that appends to the files of its gates and keeps the other files', async () => {
    const files = { 'de.ndjson': `${lineOf('de')}broken`, 'other.ndjson': '{}\n' }
    const server = await start({ branches: holding(files) })
    expect(await open(server).append(recordsOf('second'))).toEqual(storedOf())
    expect(server.commitsOf(branch)).toEqual([
      {
        message: 'Add the AI visibility of 1a2b3c4 (3 gates)',
        parents: [expect.any(String)],
        files: new Map([
          ['de.ndjson', Buffer.from(`${lineOf('de')}broken\n${lineOf('de', 'second')}`)],
          ['other.ndjson', Buffer.from('{}\n')],
          ['en.ndjson', Buffer.from(lineOf('en', 'second'))],
          ['fr.ndjson', Buffer.from(lineOf('fr', 'second'))],
        ]),
      },
      expect.objectContaining({ message: 'Start' }),
    ])
  })

  it('creates the branch from a commit without parents', async () => {
    const server = await start()
    expect(await open(server).append(recordsOf())).toEqual(storedOf())
    const [added, started, ...others] = server.commitsOf(branch)
    const files = ['README.md', ...keys.map(key => `${key}.ndjson`)]
    expect([...(added?.files.keys() ?? [])]).toEqual(files)
    expect(started).toMatchObject({ message: 'Start the history of AI visibility', parents: [] })
    expect(others).toEqual([])
    // GitHub names the author, which signs the commit.
    const fields = server.requests.flatMap(({ body }) => Object.keys(body))
    expect(fields.filter(name => name === 'author' || name === 'committer')).toEqual([])
  })

  it('keeps the bytes of the file, including invalid UTF-8', async () => {
    const old = Buffer.from([0xff, 0xfe, 0x0a, 0xc3, 0x28, 0x0d, 0x0a])
    const marked = Buffer.from('\uFEFF日本\u0000\n')
    const server = await start({ branches: holding({ 'de.ndjson': old, 'en.ndjson': marked }) })
    expect(await open(server).append(recordsOf())).toEqual(storedOf())
    expect(server.fileOn(branch, 'de.ndjson')).toEqual(Buffer.concat([old, Buffer.from(lineOf('de'))]))
    expect(server.fileOn(branch, 'en.ndjson')).toEqual(Buffer.concat([marked, Buffer.from(lineOf('en'))]))
  })

  it('splits large files into several commits', async () => {
    const server = await start()
    const commitBytes = 2 * lineOf('de').length
    const many = Array.from({ length: 5 }, (_, id) => `gate-${id}`)
    expect(await open(server, { commitBytes }).append(recordsOf('first', many))).toEqual(storedOf(many))
    expect(many.flatMap(key => runsOf(server, key))).toEqual(many.map(key => `first ${key}`))
    expect(server.commitsOf(branch)).toHaveLength(6)
  })

  describe('with other writers', () => {
    it('loses no record of six runs that collide at each commit, also at the first', async () => {
      const ids = [0, 1, 2]
      const server = await start({ behave: inLockstep(2 * ids.length) })
      const clock = createManualClock()
      const fleets = ids.map(id =>
        add(server, recordsOf(`fleet ${id}`, ['de', 'en', `own-${id}`]), { clock }),
      )
      const singles = ids.map(id => add(server, recordsOf(`single ${id}`, ['de']), { clock }))
      expect(await Promise.all(fleets)).toEqual(ids.map(id => storedOf(['de', 'en', `own-${id}`])))
      expect(await Promise.all(singles)).toEqual(ids.map(() => storedOf(['de'])))
      const runs = [...ids.map(id => `fleet ${id} de`), ...ids.map(id => `single ${id} de`)]
      expect(runsOf(server, 'de').toSorted()).toEqual(runs)
      expect(runsOf(server, 'en').toSorted()).toEqual(ids.map(id => `fleet ${id} en`))
      expect(ids.flatMap(id => runsOf(server, `own-${id}`))).toEqual(ids.map(id => `fleet ${id} own-${id}`))
    })

    it('adds a record once if the answer was lost and another writer followed', async () => {
      let isLost = false
      const server = await start({
        branches: holding({ 'de.ndjson': '' }),
        async behave(request, answer) {
          if (request.path !== '/graphql' || isLost) return answer()
          isLost = true
          answer()
          await add(server, recordsOf('other', ['de']))
          return htmlErrorPage()
        },
      })
      expect(await open(server).append(recordsOf())).toEqual(storedOf())
      expect(runsOf(server, 'de')).toEqual(['first de', 'other de'])
      expect(runsOf(server, 'fr')).toEqual(['first fr'])
    })

    it('gives up after twenty conflicts', async () => {
      const server = await start({
        branches: holding({ 'de.ndjson': '{"a":1}\n' }),
        behave: (request, answer) => (isSwap(request) ? staleHead : answer()),
      })
      const clock = createManualClock({ random: () => 0.999 })
      expect(await open(server, { clock }).append(recordsOf())).toEqual(
        allOf({ problem: { why: expect.stringContaining('20 attempts') } }),
      )
      expect(textOf(server, 'de')).toBe('{"a":1}\n')
      expect(clock.sleeps).toHaveLength(19)
      expect(clock.sleeps.reduce((sum, sleep) => sum + sleep)).toBeLessThan(75_000)
    })

    it('waits for a random part of a time that grows with each conflict, up to a limit', async () => {
      const conflicts = Array.from({ length: 5 }, () => staleHead)
      const server = await start({ branches: holding({}), behave: spoilSwaps(...conflicts) })
      const chances = [0.5, 0.5, 0.5, 0.25, 1]
      const clock = createManualClock({ random: () => chances.shift() ?? 0 })
      expect(await open(server, { clock }).append(recordsOf())).toEqual(storedOf())
      expect(clock.sleeps).toEqual([500, 1000, 2000, 1000, 4000])
    })
  })

  it.each<[string, BranchServerOptions]>([
    ['on a history', { branches: holding({ 'de.ndjson': '{"a":1}\n' }) }],
    ['without a branch', {}],
  ])('adds a record once if the answer was lost %s', async (_, options) => {
    let isLost = false
    const server = await start({
      ...options,
      behave(request, answer) {
        const reply = answer()
        if (isLost || !isSwap(request) || reply.status >= 300) return reply
        isLost = true
        return htmlErrorPage()
      },
    })
    expect(await open(server).append(recordsOf())).toEqual(storedOf())
    expect(keys.flatMap(key => runsOf(server, key))).toEqual(['first de', 'first en', 'first fr'])
  })

  it.each(['data/ai', 'a&ref=main#x', 'größe/%2F+{owner}'])('writes to the branch %s', async name => {
    const server = await start()
    for (const run of ['first', 'second']) {
      const added = recordsOf(run, ['de'])
      expect(await add(server, added, { branch: name })).toEqual(new Map([['de', storedIn('de', name)]]))
    }
    const records = [recordOf('de', 'first'), recordOf('de', 'second')]
    expect(await open(server, { branch: name }).read('de')).toEqual({ records, problems: [] })
    expect(server.commitsOf(name)).toHaveLength(3)
  })

  it('reports that GitHub cannot be reached', async () => {
    const server = await start()
    await server.close()
    const failure = expect.objectContaining({ kind: 'unreachable' })
    const problem = { why: expect.any(String), failure }
    expect(await add(server, recordsOf())).toEqual(allOf({ problem }))
  })

  it('leaves the branch as it was during an outage', async () => {
    const server = await start({
      branches: holding({ 'de.ndjson': lineOf('de') }),
      behave: (request, answer) => (isSwap(request) ? htmlErrorPage() : answer()),
    })
    expect(await open(server).append(recordsOf('second'))).toEqual(allOf(problemOf('Unicorn!')))
    expect(server.commitsOf(branch).map(({ message }) => message)).toEqual(['Start'])
  })

  it.each([
    ['an outage', 5, htmlErrorPage()],
    ['a secondary rate limit', 1, secondaryRateLimit(3600)],
    ['a rate limit of GraphQL', 1, graphqlError('RATE_LIMIT', 'API rate limit already exceeded.')],
    ['a failure of GraphQL', 5, graphqlError(undefined, 'Something went wrong while executing your query.')],
  ])('tries again after %s', async (_, length, reply) => {
    const replies = Array.from({ length }, () => reply)
    const server = await start({ ...existing, behave: spoilSwaps(...replies) })
    expect(await open(server).append(recordsOf())).toEqual(storedOf())
  })

  it.each<[string, BranchServerOptions, (GitHubReply | undefined)?, string?]>([
    ['a token that may only read', { permission: 'read', ...existing }, undefined, 'contents: write'],
    ['a token that may only read, without a branch', { permission: 'read' }, undefined, 'contents: write'],
    ['a token without contents', { permission: 'none' }, undefined, 'contents: write'],
    ['a token that GitHub hides the repository from', { permission: 'hidden' }, undefined, 'contents: write'],
    ['an empty repository', { branches: {} }],
    ['a ruleset for new branches', {}, refusal(422, 'Repository rule violations found')],
    ['an invalid name', {}, refusal(422, 'refs/heads/a..b is not valid.')],
    ['a ruleset', existing, graphqlError('UNPROCESSABLE', 'Repository rule violations found')],
    ['a server without the mutation', existing, graphqlError(undefined, "Field doesn't exist on 'Mutation'")],
    ['an expired token', existing, refusal(401, 'Bad credentials')],
    [
      'a deleted branch',
      existing,
      graphqlError('NOT_FOUND', 'Could not resolve to a Ref.'),
      'contents: write',
    ],
  ])('does not try again after a refusal: %s', async (_, options, reply, permission) => {
    const server = await start(reply ? { ...options, behave: spoilSwaps(reply) } : options)
    const clock = createManualClock()
    expect(await open(server, { clock }).append(recordsOf())).toEqual(allOf(problemOf('', permission)))
    expect(clock.sleeps).toEqual([])
    expect(server.requests.length).toBeLessThan(6)
  })
})
