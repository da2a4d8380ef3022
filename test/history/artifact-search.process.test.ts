import { execFile } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  type GitHubReply,
  hang,
  htmlErrorPage,
  notAccessible,
  primaryRateLimit,
  secondaryRateLimit,
  workflowToken,
} from '../../scripts/lib/github-server.ts'
import { createArtifactStore } from '../../src/history/artifact.ts'
import type { ArtifactLimits } from '../../src/history/artifact-search.ts'
import { formatRecord } from '../../src/history/format.ts'
import { createGitHub, fetchThroughProxy, type GitHub } from '../../src/hosts/action/github.ts'
import {
  type ArtifactListing,
  type ArtifactListingOptions,
  type LeftArtifact,
  leave as leaveText,
  startArtifactListing,
} from '../support/artifact-listing-server.ts'
import { aRecord } from '../support/history.ts'
import { startProxy } from '../support/proxy-server.ts'

const servers: ArtifactListing[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

const limits: ArtifactLimits = { time: 10_000, pause: 1, archiveBytes: 1_000_000, fileBytes: 20_000 }

async function start(options: ArtifactListingOptions): Promise<ArtifactListing> {
  const server = await startArtifactListing(options)
  servers.push(server)
  return server
}

/** The name of a run as the line of a history. */
function lineOf(run: string): string {
  return `${formatRecord(aRecord({ createdAt: run }))}\n`
}

/** An artifact that holds one run. */
function leave(id: number, run: string, change?: Parameters<typeof leaveText>[2]): LeftArtifact {
  return leaveText(id, lineOf(run), change)
}

/** Reads with this client, and gives the names of the runs in place of their records. */
async function readThrough(github: GitHub, change: Partial<ArtifactLimits> = {}) {
  const store = createArtifactStore({
    api: github,
    fetch: fetchThroughProxy,
    upload: async () => 'nothing is uploaded here',
    repository: 'acme/website',
    defaultBranch: 'main',
    name: 'history',
    layout: 'gate',
    limits: { ...limits, ...change },
  })
  const read = await store.read('site')
  return 'records' in read ? { runs: read.records.map(({ createdAt }) => createdAt) } : read
}

function read({ url }: ArtifactListing, change: Partial<ArtifactLimits> = {}) {
  return readThrough(createGitHub(workflowToken, url, { timeout: 10_000, second: 1 }), change)
}

/** What is read when these artifacts are there. */
async function readFrom(...artifacts: ArtifactListingOptions['artifacts']) {
  return read(await start({ artifacts }))
}

/** What is read when the paths that end so are answered with `reply`. */
async function readWith(ending: string, reply: GitHubReply) {
  return read(
    await start({
      artifacts: [leave(1, 'text')],
      behave: ({ path }, answer) => (path.endsWith(ending) ? reply : answer()),
    }),
  )
}

/** Downloads in a process of its own, which reads its proxy variables once, and must end by itself. */
async function downloadInChild(url: string, env: Record<string, string>): Promise<string> {
  const source = `
    import { downloadArchive } from ${JSON.stringify(new URL('../../src/history/github-artifacts.ts', import.meta.url).href)}
    import { fetchThroughProxy } from ${JSON.stringify(new URL('../../src/hosts/action/github.ts', import.meta.url).href)}
    const limits = { pause: 1, archiveBytes: 1000 }
    const { archive } = await downloadArchive(fetchThroughProxy, '${url}', limits, AbortSignal.timeout(10_000))
    console.log([...archive.keys()].join())
  `
  const child = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', source], {
    env: { GITHUB_API_URL: 'http://github.invalid', ...env },
    timeout: 10_000,
  })
  return (await child).stdout
}

const missing = (kind: string) => ({ missing: { kind, defaultBranch: 'main' } })
const none = missing('no-artifact')
const noneTrusted = { unreadable: { kind: 'no-trusted-artifact', defaultBranch: 'main' } }
const expired = missing('artifact-expired')
const broken = { unreadable: { kind: 'broken-archive' } }
const tooLarge = { unreadable: { kind: 'archive-too-large', maxBytes: 1_000_000 } }

/** A refusal of GitHub. `permission`: the one that it lets suppose. */
function refused(failure: Record<string, unknown>, permission?: string) {
  return { unreadable: { kind: 'github', failure: expect.objectContaining(failure), permission } }
}

describe.concurrent('the artifact that is read', () => {
  it('is the newest, in whatever order GitHub lists them', async () => {
    expect(await readFrom(leave(2, 'second'), leave(3, 'third'), leave(1, 'first'))).toEqual({
      runs: ['third'],
    })
  })

  it('is the one created last, not the one with the highest number', async () => {
    const late = { createdAt: '2026-03-01T12:00:00+02:00' }
    const early = { createdAt: '2026-03-01T11:00:00Z' }
    expect(await readFrom(leave(1, 'early', early), leave(2, 'late', late))).toEqual({ runs: ['early'] })
  })

  it('is the one with the highest number where GitHub does not say when', async () => {
    const unknown = { createdAt: null }
    expect(await readFrom(leave(1, 'first', unknown), leave(2, 'second', unknown))).toEqual({
      runs: ['second'],
    })
  })

  it('may stand behind hundreds of others', async () => {
    const forks = Array.from({ length: 250 }, (_, id) =>
      leave(id + 2, 'theirs', { run: { headRepositoryId: 9 } }),
    )
    const server = await start({ artifacts: [...forks, leave(1, 'ours')] })
    expect(await read(server)).toEqual({ runs: ['ours'] })
    expect(server.paths.filter(path => path.endsWith('/artifacts'))).toHaveLength(3)
  })

  it('has the name that was asked for', async () => {
    const server = await start({
      artifacts: [leave(1, 'ours'), leave(2, 'theirs', { name: 'history-of-others' })],
      behave({ query }, answer) {
        query.delete('name')
        return answer()
      },
    })
    expect(await read(server)).toEqual({ runs: ['ours'] })
  })

  it.each(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'])(
    'may be of a run of %s',
    async event => {
      expect(await readFrom(leave(1, 'text', { run: { event } }))).toEqual({ runs: ['text'] })
    },
  )

  it.each([
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'issue_comment',
    'issues',
    'workflow_run',
    'merge_group',
  ])('is never of a run of %s', async event => {
    expect(await readFrom(leave(2, 'theirs', { run: { event } }))).toEqual(none)
    expect(await readFrom(leave(2, 'theirs', { run: { event } }), leave(1, 'ours'))).toEqual({
      runs: ['ours'],
    })
  })

  it("is never of a fork's branch of the same name", async () => {
    const server = await start({ artifacts: [leave(1, 'theirs', { run: { headRepositoryId: 9 } })] })
    expect(await read(server)).toEqual(none)
    // Not even a look at its run: strangers could use up the looks.
    expect(server.paths).toHaveLength(1)
  })

  it('is never of another branch', async () => {
    expect(await readFrom(leave(1, 'theirs', { run: { headBranch: 'main-2' } }))).toEqual(none)
  })

  it('may be of a run that failed: its record is part of the history', async () => {
    expect(await readFrom(leave(2, 'bad', { run: { conclusion: 'failure' } }), leave(1, 'good'))).toEqual({
      runs: ['bad'],
    })
  })

  it.each(['cancelled', 'timed_out', 'skipped', 'neutral', 'stale', null])(
    'is never of a run that ended with %s',
    async conclusion => {
      expect(await readFrom(leave(2, 'bad', { run: { conclusion } }), leave(1, 'good'))).toEqual({
        runs: ['good'],
      })
    },
  )

  it('is never one whose run GitHub no longer knows', async () => {
    expect(await readFrom(leave(2, 'whose?', { run: null }), leave(1, 'ours'))).toEqual({ runs: ['ours'] })
  })

  it('is never one whose run GitHub says little about, and may be missed because of that', async () => {
    const server = await start({
      artifacts: [leave(1, 'text')],
      behave({ path }, answer) {
        const artifact = { id: 1, name: 'history', size_in_bytes: 9, expired: false, created_at: null }
        const artifacts = [{ ...artifact, workflow_run: { id: 1_000_001, head_branch: 'main' } }]
        return path.endsWith('/artifacts') ? { status: 200, body: { total_count: 1, artifacts } } : answer()
      },
    })
    expect(await read(server)).toEqual(noneTrusted)
    expect(await readFrom(leave(2, 'whose?', { run: null }))).toEqual(noneTrusted)
    expect(await readFrom(leave(2, 'whose?', { run: null, name: 'other' }))).toEqual(none)
  })

  it('is never one whose run was deleted meanwhile', async () => {
    const server = await start({
      artifacts: [leave(2, 'deleted'), leave(1, 'ours')],
      behave: ({ path }, answer) =>
        path.endsWith('/runs/1000002') ? { status: 404, body: { message: 'Not Found' } } : answer(),
    })
    expect(await read(server)).toEqual({ runs: ['ours'] })
  })

  it('is not said to be missing when its run cannot be looked up, or is another one', async () => {
    const notFound = { status: 404, body: { message: 'Not Found' } }
    expect(await readWith('/runs/1000001', notFound)).toEqual(noneTrusted)
    const other = { id: 7, event: 'pull_request', conclusion: 'success' }
    expect(await readWith('/runs/1000001', { status: 200, body: other })).toEqual(
      refused({ kind: 'malformed' }),
    )
  })

  it('is not said to be missing when GitHub counts more artifacts than it lists', async () => {
    for (const artifacts of [[], [leave(1, 'theirs', { run: { headBranch: 'other' } })]]) {
      const server = await start({
        artifacts,
        behave({ path }, answer) {
          const { body, ...reply } = answer()
          return path.endsWith('/artifacts')
            ? { ...reply, body: { ...z.looseObject({}).parse(body), total_count: 3 } }
            : { ...reply, body }
        },
      })
      expect(await read(server)).toEqual(noneTrusted)
    }
  })

  it('is found on a later page where no header names the next one', async () => {
    const forks = Array.from({ length: 150 }, (_, id) =>
      leave(id + 2, 'theirs', { run: { headRepositoryId: 9 } }),
    )
    const behave: ArtifactListingOptions['behave'] = (_, answer) => {
      const { headers: { link: _link, ...headers } = {}, ...reply } = answer()
      return { ...reply, headers }
    }
    expect(await read(await start({ artifacts: [...forks, leave(1, 'ours')], behave }))).toEqual({
      runs: ['ours'],
    })
  })

  it('is looked for at a server of a company, too', async () => {
    const server = await start({ artifacts: [leave(1, 'text')], prefix: '/api/v3' })
    expect(await read(server)).toEqual({ runs: ['text'] })
    expect(server.url).toMatch(/\/api\/v3$/)
  })

  it('is said to be missing when there is none', async () => {
    expect(await readFrom()).toEqual(none)
  })

  it('is said to have expired when it has', async () => {
    expect(await readFrom(leave(1, 'gone', { expired: true }))).toEqual(expired)
    expect(await readFrom(leave(2, 'gone', { expired: true }), leave(1, 'kept'))).toEqual({ runs: ['kept'] })
  })

  it('is not said to have expired when only those of strangers have', async () => {
    expect(await readFrom(leave(1, 'gone', { expired: true, run: { headRepositoryId: 9 } }))).toEqual(none)
  })

  it('is not said to have expired when artifacts that cannot be trusted took its place', async () => {
    const theirs = leave(2, 'theirs', { run: { event: 'issue_comment' } })
    expect(await readFrom(theirs, leave(1, 'gone', { expired: true }))).toEqual(noneTrusted)
  })

  it('may expire while it is looked for', async () => {
    const reply = { status: 410, body: { message: 'Artifact has expired' } }
    expect(await readWith('/zip', reply)).toEqual(expired)
  })

  it('is looked for among the newest hundred runs, and is unreadable when it may stand behind them', async () => {
    const cancelled = Array.from({ length: 101 }, (_, id) =>
      leave(id + 2, 'cancelled', { run: { conclusion: 'cancelled' } }),
    )
    const server = await start({ artifacts: [...cancelled, leave(1, 'old')] })
    expect(await read(server)).toEqual(noneTrusted)
    expect(server.paths.filter(path => path.includes('/runs/'))).toHaveLength(100)
    expect(await readFrom(...cancelled.slice(0, 99), leave(1, 'old'))).toEqual({ runs: ['old'] })
    expect(await readFrom(...cancelled.slice(0, 100))).toEqual(none)
  })

  it('costs one look for all the artifacts of a run', async () => {
    const run = { id: 77, conclusion: 'cancelled' }
    const again = Array.from({ length: 30 }, (_, id) => leave(id + 2, 'bad', { run }))
    const server = await start({ artifacts: [...again, leave(1, 'good')] })
    expect(await read(server)).toEqual({ runs: ['good'] })
    expect(server.paths.filter(path => path.includes('/runs/'))).toHaveLength(2)
  })

  it('is looked for among a thousand artifacts, and is unreadable when it may stand behind them', async () => {
    const forks = Array.from({ length: 1000 }, (_, id) => leave(id + 2, '', { run: { headRepositoryId: 9 } }))
    const server = await start({ artifacts: [...forks, leave(1, 'ours')] })
    expect(await read(server)).toEqual(noneTrusted)
    expect(server.paths).toHaveLength(10)
    expect(await readFrom(...forks)).toEqual(none)
  })
})

describe.concurrent('the download', () => {
  it("keeps GitHub's token from the store", async () => {
    const server = await start({ artifacts: [leave(1, 'text')] })
    await read(server)
    expect(server.downloads).toHaveLength(1)
    expect(server.downloads[0]).toMatchObject({ host: new URL(server.storeUrl).host })
    expect(JSON.stringify(server.downloads)).not.toContain(workflowToken)
    expect(server.downloads[0]).not.toHaveProperty('authorization')
  })

  it("goes through the runner's proxy, as the calls do", async () => {
    const server = await start({
      artifacts: [],
      serveArchive(outgoing) {
        outgoing.end(zipSync({ 'a.txt': Buffer.from('text') }))
        return true
      },
    })
    const proxy = await startProxy(Number(new URL(server.storeUrl).port))
    const printed = await downloadInChild('http://store.invalid/1.zip', { http_proxy: proxy.url })
    await proxy.close()
    expect(printed).toBe('a.txt\n')
    expect(proxy.tunnels).toEqual(['store.invalid:80'])
  })

  it('does not start when the archive is too large', async () => {
    const server = await start({ artifacts: [leave(1, 'text', { size: 1_000_001 })] })
    expect(await read(server)).toEqual(tooLarge)
    expect(server.downloads).toHaveLength(0)
    expect(await readFrom(leave(1, 'text', { size: 1_000_000 }))).toEqual({ runs: ['text'] })
  })

  it('ends when the archive is larger than GitHub says', async () => {
    const archive = Buffer.alloc(1_000_001)
    expect(await readFrom(leave(1, '', { archive, size: 10 }))).toEqual(tooLarge)
  })

  it.each([
    ['answers 503', 503],
    ['breaks off', 0],
  ])('is tried again when the store %s', async (_, status) => {
    let left = 2
    const server = await start({
      artifacts: [leave(1, 'text')],
      serveArchive(outgoing) {
        left -= 1
        if (left < 0) return false
        if (status === 0)
          outgoing.writeHead(200, { 'content-length': 100 }).write('half', () => outgoing.destroy())
        else outgoing.writeHead(status).end()
        return true
      },
    })
    expect(await read(server)).toEqual({ runs: ['text'] })
    expect(server.downloads).toHaveLength(3)
  })

  it.each([
    [403, 1],
    [404, 1],
    [500, 3],
  ])(
    'gives up when the store answers %i, and keeps what else it says to itself',
    async (status, attempts) => {
      const server = await start({
        artifacts: [leave(1, 'text')],
        serveArchive(outgoing) {
          outgoing.writeHead(status).end('<Error>\n::error::no\n')
          return true
        },
      })
      expect(await read(server)).toEqual({
        unreadable: { kind: 'download', status },
      })
      expect(server.downloads).toHaveLength(attempts)
    },
  )

  it('gives up when the store cannot be reached', async () => {
    const closed = await startArtifactListing({ artifacts: [] })
    await closed.close()
    const server = await start({ artifacts: [leave(1, 'text')], storeOrigin: closed.storeUrl })
    expect(await read(server)).toEqual({
      unreadable: {
        kind: 'connection',
        detail: expect.stringMatching(/^connect ECONNREFUSED 127\.0\.0\.1:\d+$/),
      },
    })
  })

  it.each([undefined, 'file:///etc/passwd', '/relative'])(
    'goes nowhere when GitHub redirects to %s',
    async location => {
      const headers: Record<string, string> = location === undefined ? {} : { location }
      expect(await readWith('/zip', { status: 302, headers })).toEqual(refused({ kind: 'malformed' }))
    },
  )
})

describe.concurrent('the archive', () => {
  const readArchive = (archive: Uint8Array) => readFrom(leave(1, '', { archive }))

  it('gives the runs that its lines hold, and the place of a broken line', async () => {
    const text = `${lineOf('Žluťoučký kůň 株式会社 🐎')}broken\r\n\n${lineOf('2')}`
    const server = await start({ artifacts: [leaveText(1, text)] })
    expect(await read(server)).toEqual({ runs: ['Žluťoučký kůň 株式会社 🐎', '2'] })
    expect(await readFrom(leaveText(1, ''))).toEqual({ runs: [] })
  })

  it('may be stored without compression, and among other files', async () => {
    const others = { 'history.ndjson.bak': Buffer.from('b'), 'old/history.ndjson': Buffer.from('c') }
    const files = { 'a.txt': Buffer.from('a'), 'history.ndjson': Buffer.from(lineOf('text')), ...others }
    expect(await readArchive(zipSync(files, { level: 0 }))).toEqual({ runs: ['text'] })
    expect(await readArchive(zipSync(files))).toEqual({ runs: ['text'] })
  })

  it('is told when the file is not in it', async () => {
    const problem = { unreadable: { kind: 'no-entry', file: 'history.ndjson' } }
    expect(await readArchive(zipSync({ 'old/history.ndjson': Buffer.from(lineOf('text')) }))).toEqual(problem)
    expect(await readArchive(zipSync({}))).toEqual(problem)
  })

  it('is told when it is none', async () => {
    expect(await readArchive(Buffer.from('{"not":"a zip"}'))).toEqual(broken)
    expect(await readArchive(Buffer.alloc(0))).toEqual(broken)
    expect(await readArchive(Buffer.alloc(100_000))).toEqual(broken)
  })

  it('is told when it is cut short', async () => {
    const archive = zipSync({ 'history.ndjson': Buffer.from('{"n":1}\n'.repeat(1000)) })
    for (const length of [10, 40, archive.length - 30, archive.length - 1]) {
      expect(await readArchive(archive.subarray(0, length)), `${length} bytes`).toEqual(broken)
    }
  })

  it('is told when its bytes are broken', async () => {
    const archive = zipSync({
      'history.ndjson': Buffer.from(Array.from({ length: 999 }, (_, n) => `${n}`).join()),
    })
    archive.fill(0xff, 60, 400)
    expect(await readArchive(archive)).toEqual(broken)
  })

  it('is told when the file is too large to unpack', async () => {
    const bomb = zipSync({ 'history.ndjson': Buffer.alloc(20_001) })
    expect(bomb.length).toBeLessThan(1000)
    expect(await readArchive(bomb)).toEqual({
      unreadable: { kind: 'entry-too-large', file: 'history.ndjson', maxBytes: 20_000 },
    })
    const line = lineOf('text')
    const full = line.padStart(20_000)
    expect(await readFrom(leaveText(1, full))).toEqual({ runs: ['text'] })
  })

  it('unpacks no other file', async () => {
    const bomb = { 'other.txt': Buffer.alloc(20_001), 'history.ndjson': Buffer.from(lineOf('text')) }
    expect(await readArchive(zipSync(bomb))).toEqual({ runs: ['text'] })
  })

  it('is told when it holds the file more than once', async () => {
    const names = {
      'history.ndjson': Buffer.from(lineOf('text')),
      'history.ndjsoN': Buffer.from(lineOf('more')),
    }
    const archive = Buffer.from(zipSync(names))
    const twice = Buffer.from(archive.toString('latin1').replaceAll('ndjsoN', 'ndjson'), 'latin1')
    expect(await readArchive(twice)).toEqual({ unreadable: { kind: 'broken-archive' } })
  })

  it('is told when it promises more than it holds', async () => {
    const archive = zipSync({ 'history.ndjson': Buffer.from('text '.repeat(99)) })
    const view = new DataView(archive.buffer, archive.byteOffset)
    const directory = view.getUint32(archive.length - 22 + 16, true)
    view.setUint32(directory + 24, 10_000, true)
    expect(await readArchive(archive)).toEqual(broken)
  })
})

describe.concurrent("GitHub's refusals", () => {
  it.each([
    ['the list', 403, '/artifacts'],
    ['the list', 404, '/artifacts'],
    ['a run', 403, '/runs/1000001'],
    ['a download', 403, '/zip'],
  ])('name the permission: %s, %i', async (_, status, ending) => {
    const message = 'Resource not accessible by integration'
    expect(await readWith(ending, { ...notAccessible(), status, body: { message } })).toEqual(
      refused({ status, detail: message }, 'actions: read'),
    )
  })

  it.each([
    ['secondary', secondaryRateLimit(3600)],
    ['primary', primaryRateLimit(3600)],
  ])('are called a rate limit when they are one: %s', async (_, reply) => {
    expect(await readWith('/artifacts', reply)).toEqual(refused({ cause: 'rate-limit' }))
  })

  it('of a wrong token are no want of a permission', async () => {
    const server = await start({ artifacts: [] })
    const github = createGitHub('wrong', server.url)
    expect(await readThrough(github)).toEqual(refused({ status: 401 }))
  })

  it('include a page of HTML, whatever its status', async () => {
    expect(await readWith('/artifacts', htmlErrorPage())).toEqual(
      refused({ kind: 'refused', status: 502, detail: 'Unicorn!' }),
    )
    for (const ending of ['/artifacts', '/runs/1000001']) {
      expect(await readWith(ending, htmlErrorPage(200))).toEqual(refused({ kind: 'malformed' }))
    }
  })

  it('include an answer that is not as documented', async () => {
    for (const body of [
      undefined,
      null,
      '',
      {},
      [],
      [1],
      { artifacts: [] },
      { total_count: 0 },
      { total_count: '0', artifacts: [] },
      { total_count: 1, artifacts: null },
      { total_count: 1, artifacts: [{ id: 'x' }] },
    ]) {
      const read = await readWith('/artifacts', { status: 200, body })
      expect(read, JSON.stringify(body)).toEqual(refused({ kind: 'malformed' }))
    }
  })

  it('include a conflict, which the pagination of the client takes for an empty list', async () => {
    const reply = { status: 409, body: { message: 'Conflict' } }
    expect(await readWith('/artifacts', reply)).toEqual(refused({ status: 409, detail: 'Conflict' }))
  })

  it('include no answer at all', async () => {
    const server = await start({ artifacts: [], behave: hang })
    const github = createGitHub(workflowToken, server.url, { timeout: 20, second: 1 })
    expect(await readThrough(github)).toEqual(refused({ kind: 'unreachable' }))
  })
})

describe('the time limit', () => {
  const over = (time: number) => ({
    unreadable: { kind: 'timeout', seconds: time / 1000 },
  })
  const cancelled = { run: { conclusion: 'cancelled' } }

  it('lets no further page be read', async () => {
    const server = await start({
      artifacts: Array.from({ length: 150 }, (_, id) => leave(id + 1, 'text', cancelled)),
      async behave(_, answer) {
        await once(AbortSignal.timeout(20), 'abort')
        return answer()
      },
    })
    expect(await read(server, { time: 10 })).toEqual(over(10))
    expect(server.paths).toHaveLength(1)
  })

  it('lets no further run be looked up', async () => {
    const server = await start({
      artifacts: [leave(1, 'text', cancelled), leave(2, 'text', cancelled)],
      async behave({ path }, answer) {
        if (path.includes('/runs/')) await once(AbortSignal.timeout(100), 'abort')
        return answer()
      },
    })
    expect(await read(server, { time: 100 })).toEqual(over(100))
    expect(server.paths).not.toContain('/repos/acme/website/actions/runs/1000001')
  })

  it.each([
    ['does not answer', 1, () => {}],
    ['stops in the middle', 1, (outgoing: ServerResponse) => outgoing.writeHead(200).write('PK')],
    ['fails twice, then does not answer', 3, () => {}],
  ])('ends a download when the store %s', async (_, attempts, stall) => {
    let left = attempts
    const server = await start({
      artifacts: [leave(1, 'text')],
      serveArchive(outgoing) {
        left -= 1
        if (left === 0) stall(outgoing)
        else outgoing.writeHead(503).end()
        return true
      },
    })
    expect(await read(server, { time: 200 })).toEqual(over(200))
  })
})
