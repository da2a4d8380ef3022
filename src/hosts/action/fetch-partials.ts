/** The results of the shards of this workflow run, from the artifacts that they uploaded. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DefaultArtifactClient } from '@actions/artifact'
import type { PartialProblem } from '../../contract/partial-problem.ts'
import { readPartial } from '../../fleet/read-partial.ts'
import { fileOfArtifact, partialArtifacts } from '../../fleet/read-partials.ts'
import type { ReadPartial } from '../../fleet/select-partials.ts'
import { unpackEntry } from '../../history/artifact-archive.ts'
import type { UnreadableHistory } from '../../history/store.ts'
import { describeStorageError, hasArtifactStorage, rejectAfter } from './artifact-storage.ts'

/** A partial of 60,000 answers has about 60 MB. */
const MOST_BYTES = 300e6
/** Milliseconds for a call, a download included. */
const TIME_OUT = 120_000

/**
 * Downloads the partials of a fleet below `folder` and reads them: those of this attempt of the run and of the earlier
 * ones. Never rejects: an artifact that cannot be used is a file with a problem.
 */
export async function fetchPartials(
  fleet: string,
  folder: string,
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
    const read: ReadPartial[] = []
    // One after another: several archives at once would take their memory together.
    for (const artifact of artifacts.filter(({ name }) => name.startsWith(prefix))) {
      read.push(await fetchPartial(client, fleet, artifact, folder, timeout))
    }
    return read
  } catch (error) {
    return [refuse(`${prefix}*`, unreadable(describeStorageError(error)))]
  }
}

type Listed = Awaited<ReturnType<DefaultArtifactClient['listArtifacts']>>['artifacts'][number]

async function fetchPartial(
  client: DefaultArtifactClient,
  fleet: string,
  { id, name, size, digest }: Listed,
  folder: string,
  timeout: number,
): Promise<ReadPartial> {
  if (size > MOST_BYTES) return refuse(name, { kind: 'too-large' })
  try {
    const path = join(folder, String(id))
    // The client's own unpacking does not end where an archive was cut off.
    const options = { path, skipDecompress: true, ...(digest !== undefined && { expectedHash: digest }) }
    const download = client.downloadArtifact(id, options)
    const { digestMismatch } = await Promise.race([download, rejectAfter(timeout)])
    if (digestMismatch) return refuse(name, { kind: 'other-digest' })
    const [archive = ''] = await readdir(path)
    const entry = unpackEntry(await readFile(join(path, archive)), fileOfArtifact(fleet, name), MOST_BYTES)
    if ('unreadable' in entry) return refuse(name, problemOf(entry.unreadable))
    const file = join(folder, `${id}.ndjson.gz`)
    await writeFile(file, entry.bytes)
    return { file: name, ...(await readPartial(file)) }
  } catch (error) {
    return refuse(name, unreadable(describeStorageError(error)))
  }
}

function problemOf({ kind }: UnreadableHistory): PartialProblem {
  if (kind === 'no-entry') return { kind: 'no-file' }
  return { kind: kind === 'entry-too-large' ? 'too-large' : 'broken-archive' }
}

function refuse(file: string, problem: PartialProblem): ReadPartial {
  return { file, problem }
}

function unreadable(detail: string): PartialProblem {
  return { kind: 'unreadable', detail }
}
