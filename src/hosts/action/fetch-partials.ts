/** The results of the shards of this workflow run, from the artifacts that they uploaded. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DefaultArtifactClient } from '@actions/artifact'
import { fileOfArtifact, partialArtifacts } from '../../commands/shards/partial.ts'
import { type ReadPartial, readPartial } from '../../commands/shards/read-partials.ts'
import type { PartialProblem } from '../../contract/partial-problem.ts'
import { splitRepository } from '../../lib/github.ts'
import type { ZipArchive } from '../../lib/zip.ts'
import type { UnreadableArtifact } from '../../report/messages/comment-mode.ts'
import { describeStorageError, hasArtifactStorage, rejectAfter } from './artifact-storage.ts'
import type { ActionContext } from './context.ts'
import { openArchive, openRunArtifacts, type RunArtifacts, unpackEntry } from './run-artifacts.ts'

/** A partial of 60,000 answers has about 60 MB. */
const MOST_BYTES = 300e6
/** Milliseconds for a call, a download included. */
const TIME_OUT = 120_000

/** What GitHub's API needs to find the artifacts of this run. */
interface RunAccess extends Pick<ActionContext, 'apiUrl' | 'repository' | 'runId'> {
  githubToken: string
}

/**
 * Downloads the partials of a fleet below `folder` and reads them: those of this attempt of the run and of the earlier
 * ones. Never rejects: an artifact that cannot be used is a file with a problem.
 */
export async function fetchPartials(
  fleet: string,
  folder: string,
  run: RunAccess,
  timeout = TIME_OUT,
): Promise<ReadPartial[]> {
  const prefix = partialArtifacts(fleet)
  if (!hasArtifactStorage(process.env)) {
    return [refuse(`${prefix}*`, { kind: 'no-storage' })]
  }
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const client = new DefaultArtifactClient()
    const { artifacts } = await Promise.race([client.listArtifacts(), rejectAfter(timeout)])
    await mkdir(folder, { recursive: true })
    let api: ReturnType<typeof openApi> | undefined
    const fetchArchive = async (artifact: Listed) => {
      const path = join(folder, String(artifact.id))
      try {
        return await downloadThroughService(client, artifact, path, timeout)
      } catch (error) {
        api ??= openApi(run, timeout)
        return downloadThroughApi(await api, artifact.name, describeStorageError(error))
      }
    }
    const read: ReadPartial[] = []
    // One after another: several archives at once would take their memory together.
    for (const artifact of artifacts.filter(({ name }) => name.startsWith(prefix))) {
      const { id, name, size } = artifact
      const found: Found =
        size > MOST_BYTES ? { problem: { kind: 'too-large' } } : await fetchArchive(artifact)
      const file = join(folder, `${id}.ndjson.gz`)
      const partial =
        'problem' in found ? found : await extractPartial(found.archive, fileOfArtifact(fleet, name), file)
      read.push({ file: name, ...partial })
    }
    return read
  } catch (error) {
    return [refuse(`${prefix}*`, { kind: 'unreadable', detail: describeStorageError(error) })]
  }
}

type Listed = Awaited<ReturnType<DefaultArtifactClient['listArtifacts']>>['artifacts'][number]
type Found = { archive: ZipArchive } | { problem: PartialProblem }

/** Downloads with the client of the runner's own service, which needs no permission. Rejects with what went wrong. */
async function downloadThroughService(
  client: DefaultArtifactClient,
  { id, digest }: Listed,
  path: string,
  timeout: number,
): Promise<Found> {
  // The client's own unpacking has no limit, and does not end where an archive was cut off.
  const options = { path, skipDecompress: true, ...(digest !== undefined && { expectedHash: digest }) }
  const download = client.downloadArtifact(id, options)
  const { digestMismatch } = await Promise.race([download, rejectAfter(timeout)])
  if (digestMismatch) return { problem: { kind: 'other-digest' } }
  const [archive = ''] = await readdir(path)
  const opened = openArchive(await readFile(join(path, archive)))
  return 'archive' in opened ? opened : { problem: opened.unreadable }
}

/**
 * Downloads through GitHub's API. The runner's service may list artifacts of earlier attempts and not hand them out; the
 * API does, to a token with a permission. `detail`: what the service said.
 */
async function downloadThroughApi(
  api: RunArtifacts | undefined,
  name: string,
  detail: string,
): Promise<Found> {
  const read = await api?.read(name)
  if (read !== undefined && 'archive' in read) return read
  const cause = read !== undefined && 'unreadable' in read ? read.unreadable : undefined
  if (cause?.kind === 'broken-archive' || cause?.kind === 'archive-too-large') {
    return { problem: problemOf(cause) }
  }
  const isRefused = cause?.kind === 'github' && cause.permission !== undefined
  return { problem: { kind: 'not-downloaded', detail, lacksPermission: api === undefined || isRefused } }
}

/** Opens the artifacts of the run; undefined without a token. Loads the client on demand: most merges do not need it. */
async function openApi(
  { githubToken, apiUrl, repository, runId }: RunAccess,
  time: number,
): Promise<RunArtifacts | undefined> {
  if (githubToken === '' || repository === undefined || runId === undefined) return undefined
  const { createGitHub, fetchThroughProxy } = await import('./github.ts')
  const api = createGitHub(githubToken, apiUrl)
  return openRunArtifacts(
    { api, fetch: fetchThroughProxy, repository: splitRepository(repository) },
    { run: Number(runId) },
    { time, pause: 1000, archiveBytes: MOST_BYTES },
  )
}

/** Unpacks a partial into `path` and reads it. */
async function extractPartial(archive: ZipArchive, name: string, path: string) {
  const entry = await unpackEntry(archive, name, MOST_BYTES)
  if ('unreadable' in entry) return { problem: problemOf(entry.unreadable) }
  await writeFile(path, entry.bytes)
  return readPartial(path)
}

function problemOf({ kind }: UnreadableArtifact): PartialProblem {
  if (kind === 'no-entry') return { kind: 'no-file' }
  return { kind: kind === 'broken-archive' ? kind : 'too-large' }
}

function refuse(file: string, problem: PartialProblem): ReadPartial {
  return { file, problem }
}
