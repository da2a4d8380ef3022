/** The outcome of a finished run, from the artifact that the run uploaded. */
import { MOST_OUTCOME_BYTES, type OutcomeFile, parseOutcome } from '../../report/json/outcome-file.ts'
import type { Unpublished } from '../../report/messages/comment-mode.ts'
import { OUTCOME_FILE } from '../../report/outcome.ts'
import type { FinishedRun } from './context.ts'
import type { GitHub } from './github.ts'
import { readArtifactFile } from './read-artifact.ts'

type FetchedOutcome = { file: OutcomeFile } | { missing: Unpublished }

/**
 * Fetches the newest artifact with this name that the attempt of the run uploaded, and reads the outcome in it. That of an
 * earlier attempt is not used: its outcome was published when that attempt ended. Never rejects.
 */
export async function fetchOutcome(github: GitHub, run: FinishedRun, name: string): Promise<FetchedOutcome> {
  const wanted = { artifact: name, path: OUTCOME_FILE, maxBytes: MOST_OUTCOME_BYTES }
  const found = await readArtifactFile(github, run, wanted)
  if ('missing' in found) return { missing: describeMissing(found.missing, name, run) }
  if ('unreadable' in found) return { missing: { kind: 'unreadable', name, cause: found.unreadable } }
  const { url: runUrl, commitUrl, headSha: sha } = run
  const file = parseOutcome(new TextDecoder().decode(found.bytes), { runUrl, commitUrl, sha })
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
