import type { ServerResponse } from 'node:http'
import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { repository } from '../../../scripts/lib/action.ts'
import {
  type GitHubReply,
  htmlErrorPage,
  notAccessible,
  primaryRateLimit,
  workflowToken,
} from '../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../src/hosts/action/github.ts'
import { type ArtifactLimits, readArtifactFile } from '../../../src/hosts/action/read-artifact.ts'
import { makeBomb } from '../../support/bomb.ts'
import { RUN_ID, STARTED, startFinishedRun } from '../../support/finished-run.ts'
import { measureProcessor, millisecondsSince, SHORTEST } from '../../support/processor-time.ts'

const run = { repository, id: RUN_ID, startedAt: STARTED }
const artifact = { name: 'reports', archive: zipSync({ 'a.txt': Buffer.from('text') }) }

type Options = Partial<Parameters<typeof startFinishedRun>[0]>

/** Reads the file `a.txt` of the artifact `reports`, as a text. */
async function read({ artifacts = [artifact], ...options }: Options = {}, limits?: Partial<ArtifactLimits>) {
  const { github, downloads } = await startFinishedRun({ artifacts, ...options })
  const api = createGitHub(workflowToken, github.url, { timeout: 10_000, second: 1 })
  const wanted = { artifact: 'reports', path: 'a.txt', maxBytes: 1000 }
  const found = await readArtifactFile(api, run, wanted, {
    ...{ time: 10_000, pause: 1, archiveBytes: 1_000_000 },
    ...limits,
  })
  const result = 'bytes' in found ? Buffer.from(found.bytes).toString() : found
  return { result, downloads: downloads() }
}

/** What is read when the paths that end so are answered with `reply`. */
async function readWith(ending: string, reply: GitHubReply) {
  const { result } = await read({ answer: path => (path.endsWith(ending) ? reply : undefined) })
  return result
}

const unreadable = (words: string) => expect.objectContaining({ unreadable: expect.stringContaining(words) })
const broken = unreadable('a broken one')

describe('the artifact that is read', () => {
  it('is the newest with its name, whatever GitHub lists', async () => {
    const old = { name: 'reports', archive: zipSync({}), createdAt: '2026-01-01T00:30:00+01:00' }
    const artifacts = [{ ...artifact, createdAt: '2026-01-01T00:01:00Z' }, old, { ...old, name: 'other' }]
    expect((await read({ artifacts })).result).toBe('text')
  })

  it('is ignored if it was created before the attempt of the run began', async () => {
    const artifacts = [{ ...artifact, createdAt: '2025-12-31T23:59:59Z' }]
    expect(await read({ artifacts })).toEqual({ result: { missing: 'earlier-attempt' }, downloads: 0 })
  })

  it('may expire while it is looked for', async () => {
    const gone = { status: 410, body: { message: 'Artifact has expired' } }
    expect(await readWith('/zip', gone)).toEqual({ missing: 'expired' })
  })
})

describe('the download', () => {
  it('ends when the archive is larger than GitHub states', async () => {
    const artifacts = [{ ...artifact, archive: Buffer.alloc(1_000_001), size: 10 }]
    const { result } = await read({ artifacts })
    expect(result).toEqual(unreadable('larger than 1 MB'))
  })

  it.each([
    ['answers 503', (outgoing: ServerResponse) => outgoing.writeHead(503).end()],
    [
      'breaks off',
      (outgoing: ServerResponse) =>
        outgoing.writeHead(200, { 'content-length': 100 }).write('half', () => outgoing.destroy()),
    ],
  ])('is tried again when the storage %s', async (_, fail) => {
    let left = 2
    const serve = (outgoing: ServerResponse) => {
      left -= 1
      if (left >= 0) fail(outgoing)
      return left >= 0
    }
    expect(await read({ serve })).toEqual({ result: 'text', downloads: 3 })
  })

  it.each([
    [403, 1],
    [500, 3],
  ])(
    'gives up when the storage answers %i, and does not quote the rest of the answer',
    async (status, downloads) => {
      const serve = (outgoing: ServerResponse) => {
        outgoing.writeHead(status).end('<Error>\n::error::no\n')
        return true
      }
      expect(await read({ serve })).toEqual({ result: unreadable(`answered ${status}.`), downloads })
    },
  )

  it('gives up when the storage cannot be reached', async () => {
    const reply = { status: 302, headers: { location: 'http://127.0.0.1:2/0' } }
    expect(await readWith('/zip', reply)).toEqual(unreadable('(connect ECONNREFUSED 127.0.0.1:2)'))
  })

  it.each([undefined, 'file:///etc/passwd', '/relative'])(
    'goes nowhere when GitHub redirects to %s',
    async location => {
      const headers: Record<string, string> = location === undefined ? {} : { location }
      expect(await readWith('/zip', { status: 302, headers })).toEqual(
        unreadable('not what its documentation says'),
      )
    },
  )

  it.each([
    ['does not answer', () => {}],
    ['stops in the middle', (outgoing: ServerResponse) => outgoing.writeHead(200).write('PK')],
  ])('ends at its time limit when the storage %s', async (_, stall) => {
    const serve = (outgoing: ServerResponse) => {
      stall(outgoing)
      return true
    }
    const { result } = await read({ serve }, { time: 200 })
    expect(result).toEqual(unreadable('0.2 seconds'))
  })
})

describe('the archive', () => {
  const readArchive = async (archive: Uint8Array) =>
    (await read({ artifacts: [{ name: 'reports', archive }] })).result

  it('may be stored without compression, and hold other files, which are not unpacked', async () => {
    const files = { 'a.txt': Buffer.from('text'), 'b/a.txt': Buffer.from('no'), 'c.txt': Buffer.alloc(1001) }
    expect(await readArchive(zipSync(files, { level: 0 }))).toBe('text')
    expect(await readArchive(zipSync(files))).toBe('text')
  })

  it('is reported when the file is not in it, or is too large', async () => {
    const missing = unreadable('no file a.txt')
    expect(await readArchive(zipSync({ 'b/a.txt': Buffer.from('no') }))).toEqual(missing)
    const large = unreadable('a.txt is larger than 0.001 MB')
    expect(await readArchive(zipSync({ 'a.txt': Buffer.alloc(1001) }))).toEqual(large)
  })

  it('is reported when it is not an archive, or is truncated', async () => {
    expect(await readArchive(Buffer.alloc(0))).toEqual(broken)
    expect(await readArchive(Buffer.from('{"not":"a zip"}'))).toEqual(broken)
    expect(await readArchive(artifact.archive.subarray(0, -1))).toEqual(broken)
  })

  it('is reported when its bytes are corrupt', async () => {
    const archive = zipSync({ 'a.txt': Buffer.from(Array.from({ length: 99 }, (_, n) => `${n}`).join()) })
    archive.fill(0xff, 40, 90)
    expect(await readArchive(archive)).toEqual(broken)
  })

  it.each([
    ['states another checksum', 16, 1],
    ['states fewer bytes', 24, 3],
    ['states more bytes', 24, 5],
    ['states a place behind its end', 42, 1000],
  ])('is broken if its directory %s', async (_, place, value) => {
    const archive = Buffer.from(artifact.archive)
    archive.writeUInt32LE(value, archive.readUInt32LE(archive.length - 22 + 16) + place)
    expect(await readArchive(archive)).toEqual(broken)
  })

  it('is broken if it has two files of the name', async () => {
    const twice = zipSync({ 'a.txt': Buffer.from('one'), 'a.txT': Buffer.from('two') })
    const text = Buffer.from(twice).toString('latin1').replaceAll('txT', 'txt')
    expect(await readArchive(Buffer.from(text, 'latin1'))).toEqual(broken)
  })

  it('of 2.6 GB that states one byte is broken, and is not unpacked', async () => {
    const artifacts = [{ name: 'reports', archive: makeBomb('a.txt') }]
    const packed = zipSync({ 'a.txt': Buffer.alloc(8_000_000) })
    const plain = measureProcessor(() => unzipSync(packed)).milliseconds
    const start = process.cpuUsage()
    expect((await read({ artifacts }, { archiveBytes: 3_000_000 })).result).toEqual(broken)
    expect(millisecondsSince(start) / Math.max(plain, SHORTEST)).toBeLessThan(20)
  })

  it('is broken if it has more entries than are looked at', async () => {
    const entry = Buffer.from('x')
    const many = (count: number) => {
      const files = Array.from({ length: count }, (_, index) => [`${index}`, entry] as const)
      return zipSync(Object.fromEntries(files), { level: 0 })
    }
    expect(await readArchive(many(2000))).toEqual(unreadable('no file a.txt'))
    expect(await readArchive(many(2001))).toEqual(broken)
  })
})

describe("GitHub's refusals", () => {
  it.each([
    ['the list', '/artifacts', 403],
    ['the list', '/artifacts', 404],
    ['the download', '/zip', 403],
  ])('name the permission: %s, %s, %i', async (_, ending, status) => {
    const message = 'Resource not accessible by integration'
    expect(await readWith(ending, { ...notAccessible(), status, body: { message } })).toEqual(
      unreadable(`answered ${status} (${message}); the job needs the permission \`actions: read\``),
    )
  })

  it.each<[string, GitHubReply, string]>([
    ['a rate limit', primaryRateLimit(3600), 'this rate limit ends'],
    ['a page of HTML', htmlErrorPage(), '502 (Unicorn!)'],
    ['a page of HTML as an answer', htmlErrorPage(200), 'not what its documentation says'],
    ['a conflict', { status: 409, body: { message: 'Conflict' } }, '409 (Conflict)'],
    ...[undefined, null, {}, [1], { artifacts: null }, { artifacts: [{ id: 'x' }] }].map(
      (body): [string, GitHubReply, string] => [
        JSON.stringify(body) ?? 'nothing',
        { status: 200, body },
        'not what its documentation says',
      ],
    ),
  ])('are never taken for an empty list: %s', async (_, reply, words) => {
    expect(await readWith('/artifacts', reply)).toEqual(unreadable(words))
  })
})
