/** The outcome of a finished run, from the artifact that the run uploaded. */
import * as z from 'zod'
import {
  type ArchiveLimits,
  downloadArchive,
  locateArchive,
  readEntry,
} from '../../history/artifact-archive.ts'
import { describeRefusal } from '../../history/github-api.ts'
import { splitRepository } from '../../lib/repository-name.ts'
import { MOST_OUTCOME_BYTES, type OutcomeFile, parseOutcome } from '../../report/outcome-file/outcome-file.ts'
import { OUTCOME_FILE } from '../../report/outcome-file/parts.ts'
import type { Unpublished } from '../../report/unpublished-words.ts'
import type { FinishedRun } from './context.ts'
import { fetchThroughProxy, type GitHub } from './github.ts'

const LIMITS: ArchiveLimits = { pause: 1000, archiveBytes: 50_000_000, fileBytes: MOST_OUTCOME_BYTES }
/** Milliseconds for the download. */
const DOWNLOAD_TIME = 90_000

const listSchema = z.object({
  artifacts: z.array(
    z.object({ id: z.int(), name: z.string(), size_in_bytes: z.number(), expired: z.boolean() }),
  ),
})

export type FetchedOutcome = { file: OutcomeFile } | { missing: Unpublished }

/** Fetches the newest artifact of the run with this name, and reads the outcome in it. Never rejects. */
export async function fetchOutcome(
  github: GitHub,
  run: FinishedRun,
  name: string,
  limits = LIMITS,
): Promise<FetchedOutcome> {
  const repository = splitRepository(run.repository)
  const unreadable = (cause: Extract<Unpublished, { kind: 'unreadable' }>['cause']): FetchedOutcome => ({
    missing: { kind: 'unreadable', name, cause },
  })
  const signal = AbortSignal.timeout(DOWNLOAD_TIME)
  try {
    const { data } = await github.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      ...repository,
      run_id: run.id,
      name,
      per_page: 100,
    })
    const artifacts = listSchema.parse(data).artifacts.filter(artifact => artifact.name === name)
    // A run that is run again uploads another artifact.
    const newest = artifacts.toSorted((one, other) => other.id - one.id)[0]
    if (newest === undefined) return { missing: { kind: 'no-artifact', name } }
    if (newest.size_in_bytes > limits.archiveBytes) {
      return unreadable({ kind: 'archive-too-large', maxBytes: limits.archiveBytes })
    }
    const url = newest.expired ? undefined : await locateArchive(github, repository, newest.id)
    if (url === undefined) return { missing: { kind: 'expired', name } }
    const download = await downloadArchive(fetchThroughProxy, url, limits, signal)
    if ('unreadable' in download) return unreadable(download.unreadable)
    const entry = readEntry(download.archive, OUTCOME_FILE, limits.fileBytes)
    if ('unreadable' in entry) return unreadable(entry.unreadable)
    const { url: runUrl, commitUrl, headSha: sha } = run
    const file = parseOutcome(new TextDecoder().decode(entry.bytes), { runUrl, commitUrl, sha })
    if ('unreadable' in file) return { missing: { kind: 'invalid', name, cause: file.unreadable } }
    return { file }
  } catch (error) {
    if (signal.aborted) return unreadable({ kind: 'timeout', seconds: DOWNLOAD_TIME / 1000 })
    return unreadable(describeRefusal(error, 'actions: read'))
  }
}
