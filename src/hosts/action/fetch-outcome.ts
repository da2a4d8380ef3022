/** The outcome of a finished run, from the artifact that the run uploaded. */
import { openRunArtifacts, readEntry } from '../../history/github-artifacts.ts'
import { splitRepository } from '../../lib/github.ts'
import { MOST_OUTCOME_BYTES, type OutcomeFile, parseOutcome } from '../../report/json/outcome-file.ts'
import type { Unpublished } from '../../report/messages/comment-mode.ts'
import { OUTCOME_FILE } from '../../report/outcome.ts'
import type { FinishedRun } from './context.ts'
import { fetchThroughProxy, type GitHub } from './github.ts'

const LIMITS = { time: 90_000, pause: 1000, archiveBytes: 50_000_000 }

type FetchedOutcome = { file: OutcomeFile } | { missing: Unpublished }

/**
 * Fetches the newest artifact with this name that the attempt of the run uploaded, and reads the outcome in it. That of an
 * earlier attempt is not used: its outcome was published when that attempt ended. Never rejects.
 */
export async function fetchOutcome(github: GitHub, run: FinishedRun, name: string): Promise<FetchedOutcome> {
  const repository = splitRepository(run.repository)
  const source = { api: github, fetch: fetchThroughProxy, repository }
  const artifacts = openRunArtifacts(source, { run: run.id, name, since: run.startedAt }, LIMITS)
  const read = await artifacts.read(name)
  if ('missing' in read) return { missing: describeMissing(read.missing, name, run) }
  const entry = 'archive' in read ? await readEntry(read.archive, OUTCOME_FILE, MOST_OUTCOME_BYTES) : read
  if ('unreadable' in entry) return { missing: { kind: 'unreadable', name, cause: entry.unreadable } }
  const { url: runUrl, commitUrl, headSha: sha } = run
  const file = parseOutcome(new TextDecoder().decode(entry.bytes), { runUrl, commitUrl, sha })
  return 'unreadable' in file ? { missing: { kind: 'invalid', name, cause: file.unreadable } } : { file }
}

function describeMissing(
  kind: 'none' | 'earlier-attempt' | 'expired',
  name: string,
  { attempt }: FinishedRun,
): Unpublished {
  if (kind === 'earlier-attempt') return { kind, name, attempt }
  return kind === 'none' ? { kind: 'no-artifact', name } : { kind, name }
}
