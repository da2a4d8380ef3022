import { MAX_OUTCOME_BYTES, type OutcomeFile, parseOutcome } from '../../report/files/json/outcome-file.ts'
import { OUTCOME_FILE } from '../../report/outcome.ts'
import type { FinishedRun } from './context.ts'
import type { GitHub } from './github.ts'
import type { NoComment } from './publish/pull-request.ts'
import { readArtifactFile } from './read-artifact.ts'

type FetchedOutcome = { file: OutcomeFile } | { missing: NoComment }

/**
 * Reads the outcome from the artifact with this name that this attempt of the run uploaded. That of an earlier attempt was
 * published when the attempt ended. Never rejects.
 */
export async function fetchOutcome(github: GitHub, run: FinishedRun, name: string): Promise<FetchedOutcome> {
  const wanted = { artifact: name, path: OUTCOME_FILE, maxBytes: MAX_OUTCOME_BYTES }
  const found = await readArtifactFile(github, run, wanted)
  if ('missing' in found) return { missing: describeMissing(found.missing, name, run) }
  if ('unreadable' in found)
    return { missing: { why: `The artifact ${name} cannot be read: ${found.unreadable}` } }
  const { url: runUrl, commitUrl, headSha: sha } = run
  const file = parseOutcome(new TextDecoder().decode(found.bytes), { runUrl, commitUrl, sha })
  return 'unreadable' in file
    ? { missing: { why: `The ${OUTCOME_FILE} of the artifact ${name} cannot be used. ${file.unreadable}` } }
    : { file }
}

function describeMissing(
  kind: 'none' | 'earlier-attempt' | 'expired',
  name: string,
  { attempt }: FinishedRun,
): NoComment {
  switch (kind) {
    case 'none':
      return {
        why: `The finished run uploaded no artifact ${name}. Set report: outcome in the workflow that it runs, and the same key in both workflows.`,
      }
    case 'earlier-attempt':
      return {
        why: `The attempt ${attempt} of the finished run uploaded no artifact ${name}. The artifact of an earlier attempt is not used, and an existing comment stays as it is.`,
        isExpected: true,
      }
    case 'expired':
      return { why: `The artifact ${name} has expired.` }
  }
}
