import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise } from 'yauzl'
import * as z from 'zod'
import { describeRefusal } from '../../history/git-data.ts'
import { readGitHubFailure, splitRepository } from '../../lib/github.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import type { GitHub } from './github.ts'
import { fetchThroughProxy } from './github-fetch.ts'

export interface ArtifactLimits {
  /** Milliseconds. Calls to the API are not interrupted. */
  time: number
  /** Milliseconds between two attempts. */
  pause: number
  archiveBytes: number
}

const LIMITS: ArtifactLimits = { time: 90_000, pause: 1000, archiveBytes: 50_000_000 }
/** One artifact has the reports and drafts of all gates. */
const MAX_ENTRIES = 2000
const ATTEMPTS = 3
const EXCERPT_LENGTH = 200

const artifactSchema = z.object({
  id: z.int(),
  name: z.string(),
  size_in_bytes: z.number(),
  expired: z.boolean(),
  created_at: z.iso.datetime({ offset: true }).nullable(),
})
type ListedArtifact = z.output<typeof artifactSchema>
const listSchema = z.object({ artifacts: z.array(artifactSchema) })

/** The attempt of a run; see FinishedRun. */
interface ArtifactRun {
  repository: string
  id: number
  startedAt: number
}

interface ArtifactFile {
  artifact: string
  path: string
  maxBytes: number
}

/** `earlier-attempt`: the artifact was created before this attempt of the run began. */
export type MissingArtifact = 'none' | 'earlier-attempt' | 'expired'

/** `unreadable` is a clause with a full stop. */
type FoundFile = { bytes: Uint8Array } | { missing: MissingArtifact } | { unreadable: string }

/** Its message is a clause with a full stop. `isTemporary`: another attempt may succeed. */
class Unreadable extends Error {
  readonly isTemporary: boolean

  constructor(clause: string, isTemporary = false) {
    super(clause)
    this.isTemporary = isTemporary
  }
}

/** Reads a file of the newest artifact with this name that the attempt of the run uploaded. Never rejects. */
export async function readArtifactFile(
  github: GitHub,
  run: ArtifactRun,
  { artifact, path, maxBytes }: ArtifactFile,
  limits: ArtifactLimits = LIMITS,
): Promise<FoundFile> {
  const signal = AbortSignal.timeout(limits.time)
  try {
    const newest = await findNewest(github, run, artifact)
    if (newest === undefined) return { missing: 'none' }
    if (readTime(newest) < run.startedAt) return { missing: 'earlier-attempt' }
    requireSize(newest.size_in_bytes, limits)
    const url = newest.expired ? undefined : await locateArchive(github, run.repository, newest.id)
    if (url === undefined) return { missing: 'expired' }
    signal.throwIfAborted()
    return { bytes: await readEntry(await downloadArchive(url, limits, signal), path, maxBytes) }
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message }
    if (signal.aborted) return { unreadable: `it took longer than ${limits.time / 1000} seconds.` }
    return { unreadable: describeRefusal(error, 'actions: read').why }
  }
}

function requireSize(bytes: number, { archiveBytes }: ArtifactLimits): void {
  if (bytes > archiveBytes) throw new Unreadable(`it is larger than ${archiveBytes / 1e6} MB.`)
}

/**
 * Returns the artifact with the latest time: ids do not always grow from one attempt to the next. Each attempt uploads a
 * name once, so one page lists all of them.
 */
async function findNewest(
  github: GitHub,
  { repository, id }: ArtifactRun,
  name: string,
): Promise<ListedArtifact | undefined> {
  const { data } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
    ...splitRepository(repository),
    run_id: id,
    name,
    per_page: 100,
  })
  const listed = listSchema.parse(data).artifacts.filter(artifact => artifact.name === name)
  return listed.toSorted((one, other) => readTime(other) - readTime(one) || other.id - one.id)[0]
}

function readTime({ created_at: created }: ListedArtifact): number {
  return Date.parse(created ?? '') || 0
}

/**
 * Returns the address that a download redirects to; undefined if the artifact has expired. The address is signed, is valid
 * for a minute, and is on another host, which must not receive the token.
 */
async function locateArchive(github: GitHub, repository: string, id: number): Promise<string | undefined> {
  try {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}'
    const { headers } = await github.request(route, {
      ...splitRepository(repository),
      artifact_id: id,
      archive_format: 'zip',
      request: { redirect: 'manual' },
    })
    return z.url({ protocol: /^https?$/ }).parse(headers.location)
  } catch (error) {
    if (readGitHubFailure(error).cause === 'gone') return undefined
    throw error
  }
}

async function downloadArchive(url: string, limits: ArtifactLimits, signal: AbortSignal): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryDownload(url, limits, signal)
    } catch (error) {
      const mayRetry = error instanceof Unreadable && error.isTemporary
      if (!mayRetry || attempt === ATTEMPTS) throw error
      await setTimeout(limits.pause, undefined, { signal })
    }
  }
}

async function tryDownload(url: string, limits: ArtifactLimits, signal: AbortSignal): Promise<Buffer> {
  try {
    const { ok, status, body } = await fetchThroughProxy(url, { signal })
    if (!ok || body === null) {
      await body?.cancel()
      throw new Unreadable(`GitHub's storage of artifacts answered ${status}.`, status >= 500)
    }
    const chunks: Uint8Array[] = []
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      // Leaving the loop closes the connection.
      requireSize(bytes, limits)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    signal.throwIfAborted()
    throw new Unreadable(
      `GitHub's storage of artifacts could not be reached (${describeCause(error)}).`,
      true,
    )
  }
}

const causeSchema = z.object({ cause: z.object({ message: z.string() }) })

/** The error of fetch has the network error as its cause. */
function describeCause(error: unknown): string {
  const message = causeSchema.safeParse(error).data?.cause.message || String(error)
  return clip(toSingleLine(message), EXCERPT_LENGTH)
}

/** Unpacks a file. It is broken if its checksum differs from that in the archive. */
async function readEntry(bytes: Buffer, file: string, maxBytes: number): Promise<Uint8Array> {
  const broken = new Unreadable('it is not a ZIP archive, or a broken one.')
  try {
    const archive = await fromBufferPromise(bytes)
    if (archive.entryCount > MAX_ENTRIES) throw broken
    const found: Entry[] = []
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName === file) found.push(entry)
    }
    const [entry, ...others] = found
    if (entry === undefined) throw new Unreadable(`it has no file ${file}.`)
    if (others.length > 0) throw broken
    if (entry.uncompressedSize > maxBytes)
      throw new Unreadable(`its file ${file} is larger than ${maxBytes / 1e6} MB.`)
    const unpacked = await buffer(await archive.openReadStreamPromise(entry))
    if (crc32(unpacked) !== entry.crc32) throw broken
    return unpacked
  } catch (error) {
    throw error instanceof Unreadable ? error : broken
  }
}
