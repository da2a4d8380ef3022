/**
 * The results service of GitHub Actions on loopback, with the blob store behind it: what @actions/artifact
 * needs for a true upload, and for the download in a later job. It refuses what the real one refuses: a name twice, a blob
 * that is not what was announced.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import * as z from 'zod'
import { listen } from './listen.ts'

interface StoredArtifact {
  id: number
  name: string
  /** ISO 8601; undefined when the upload asked for no retention of its own. */
  expiresAt: string | undefined
  /** The text of each file by its path in the archive. */
  files: Record<string, string>
}

interface ResultsReply {
  status: number
  /** A text is sent as an HTML page, all else as JSON. */
  body: unknown
}

interface ArtifactService {
  /** What a runner gives the action; a child process needs nothing else to upload. */
  env: Record<'ACTIONS_RESULTS_URL' | 'ACTIONS_RUNTIME_TOKEN', string>
  /** The uploads that were finished. */
  artifacts: StoredArtifact[]
  /** The methods called so far: `CreateArtifact`, `PutBlock`, … */
  calls: string[]
  /** Returns the signed address of the archive of an artifact. */
  archiveUrl(id: number): string
  close(): Promise<void>
}

export interface ArtifactServiceOptions {
  /** Stands between a call and its own `answer`: may delay, replace or spoil it. */
  behave?: (
    method: string,
    answer: () => ResultsReply | Promise<ResultsReply>,
  ) => ResultsReply | Promise<ResultsReply>
}

const run = '11111111-1111-4111-8111-111111111111'
const job = '22222222-2222-4222-8222-222222222222'
const service = '/twirp/github.actions.results.api.v1.ArtifactService/'

const idsSchema = z.object({
  workflow_run_backend_id: z.literal(run),
  workflow_job_run_backend_id: z.literal(job),
})
const createSchema = idsSchema.extend({
  name: z.string(),
  version: z.literal(7),
  expires_at: z.string().optional(),
})
const listSchema = idsSchema.extend({ id_filter: z.string().optional() })
const locateSchema = idsSchema.extend({ name: z.string() })
const finalizeSchema = idsSchema.extend({ name: z.string(), size: z.string(), hash: z.string() })

interface Upload {
  expiresAt: string | undefined
  blocks: Map<string, Buffer>
  blob: Buffer | undefined
}

export async function startArtifactService({
  behave = (_, answer) => answer(),
}: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  const uploads = new Map<string, Upload>()
  const artifacts: StoredArtifact[] = []
  const archives = new Map<number, Buffer>()
  const calls: string[] = []
  const signature = randomUUID()
  const token = createToken()
  let origin = ''

  const create = (body: Buffer): ResultsReply => {
    const { name, expires_at } = createSchema.parse(JSON.parse(body.toString()))
    if (uploads.has(name)) {
      const msg = 'an artifact with this name already exists on the workflow run'
      return { status: 409, body: { code: 'already_exists', msg } }
    }
    uploads.set(name, { expiresAt: expires_at, blocks: new Map(), blob: undefined })
    const signed_upload_url = `${origin}/blobs/${encodeURIComponent(name)}?sig=${signature}`
    return { status: 200, body: { ok: true, signed_upload_url } }
  }

  const finalize = async (body: Buffer): Promise<ResultsReply> => {
    const { name, size, hash } = finalizeSchema.parse(JSON.parse(body.toString()))
    const { blob, expiresAt } = uploads.get(name) ?? {}
    const digest = blob && `sha256:${createHash('sha256').update(blob).digest('hex')}`
    if (!blob || size !== String(blob.length) || hash !== digest) {
      return { status: 400, body: { code: 'invalid_argument', msg: 'the blob is not what was announced' } }
    }
    const id = 7_000_000_000 + artifacts.length
    artifacts.push({ id, name, expiresAt, files: readTexts(blob) })
    archives.set(id, blob)
    return { status: 200, body: { ok: true, artifact_id: String(id) } }
  }

  const list = (body: Buffer): ResultsReply => {
    const { id_filter: only } = listSchema.parse(JSON.parse(body.toString()))
    const listed = artifacts.filter(({ id }) => only === undefined || only === String(id))
    return {
      status: 200,
      body: {
        artifacts: listed.map(({ id, name }) => {
          const archive = archives.get(id) ?? Buffer.alloc(0)
          return {
            workflow_run_backend_id: run,
            workflow_job_run_backend_id: job,
            database_id: String(id),
            name,
            size: String(archive.length),
            digest: `sha256:${createHash('sha256').update(archive).digest('hex')}`,
          }
        }),
      },
    }
  }

  const archiveUrl = (id: number) => `${origin}/archives/${id}.zip?sig=${signature}`

  const locate = (body: Buffer): ResultsReply => {
    const { name } = locateSchema.parse(JSON.parse(body.toString()))
    const found = artifacts.find(artifact => artifact.name === name)
    if (!found) return { status: 404, body: { code: 'not_found', msg: 'there is no such artifact' } }
    return { status: 200, body: { name, signed_url: archiveUrl(found.id) } }
  }

  const getArchive = (path: string, query: URLSearchParams): ResultsReply => {
    const archive = archives.get(Number(/^\/archives\/(\d+)\.zip$/.exec(path)?.[1]))
    if (!archive || query.get('sig') !== signature) return { status: 403, body: '<Error/>' }
    return { status: 200, body: archive }
  }

  const putBlob = (name: string, query: URLSearchParams, body: Buffer): ResultsReply => {
    const upload = uploads.get(name)
    if (!upload || query.get('sig') !== signature) return { status: 403, body: '<Error/>' }
    if (query.get('comp') === 'block') {
      upload.blocks.set(query.get('blockid') ?? '', body)
      return { status: 201, body: undefined }
    }
    const ids = Array.from(body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g), match => match[1] ?? '')
    upload.blob = Buffer.concat(ids.map(id => upload.blocks.get(id) ?? Buffer.alloc(0)))
    return { status: 201, body: undefined }
  }

  const operations = new Map([
    ['CreateArtifact', create],
    ['ListArtifacts', list],
    ['GetSignedArtifactURL', locate],
  ])

  const server = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    const body = await buffer(incoming)
    const isCall = pathname.startsWith(service)
    const method = isCall ? pathname.slice(service.length) : nameOfTransfer(incoming.method, searchParams)
    calls.push(method)
    const reply = await behave(method, () => {
      if (method === 'GetBlob') return getArchive(pathname, searchParams)
      if (!isCall) return putBlob(decodeURIComponent(pathname.slice('/blobs/'.length)), searchParams, body)
      if (incoming.headers.authorization !== `Bearer ${token}`) {
        return { status: 401, body: { code: 'unauthenticated', msg: 'the token is not valid' } }
      }
      return (operations.get(method) ?? finalize)(body)
    })
    const isArchive = Buffer.isBuffer(reply.body)
    const isText = typeof reply.body === 'string'
    const type = isArchive ? 'application/zip' : isText ? 'text/html' : 'application/json'
    outgoing.writeHead(reply.status, { 'content-type': type })
    outgoing.end(isArchive || isText || reply.body === undefined ? reply.body : JSON.stringify(reply.body))
  })

  const { url, close } = await listen(server)
  origin = url
  const env = { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: token }
  return { env, artifacts, calls, archiveUrl, close }
}

function readTexts(archive: Buffer): Record<string, string> {
  const files = Object.entries(unzipSync(archive))
  return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))
}

function nameOfTransfer(method: string | undefined, query: URLSearchParams): string {
  if (method === 'GET') return 'GetBlob'
  return query.get('comp') === 'block' ? 'PutBlock' : 'PutBlockList'
}

/** The runner's token: a JWT that names the run and the job. Only its claims are read, so nobody signs it. */
function createToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ scp: `Actions.Results:${run}:${job}` })}.${randomUUID()}`
}
