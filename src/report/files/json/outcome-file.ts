/**
 * Stores an outcome, so that a job with permission to comment can render the outcome of a job without it. Only the same
 * version of this program reads the file. It may be forged, because its author is unknown.
 */
import * as z from 'zod'
import { compare } from '../../../comparison/compare.ts'
import { findDrops } from '../../../gate/verdict.ts'
import { plainLine } from '../../../lib/escape.ts'
import { parseJson } from '../../../lib/json.ts'
import { type Outcome, storedOutcomeSchema } from '../../outcome.ts'
import { omitDetails } from '../../run-outcome.ts'
import { NAME_LENGTH } from '../../words/words.ts'

/** Larger files are not read. */
export const MAX_OUTCOME_BYTES = 9_000_000

const FORMAT = 'ai-visibility-outcome'

const fileSchema = z.object({
  format: z.literal(FORMAT),
  schema_version: z.literal(3),
  pull_request: z.int().positive().optional(),
  outcome: storedOutcomeSchema,
})

export interface OutcomeFile {
  /** As claimed by the file: it may belong to another pull request. */
  pullRequest: number | undefined
  outcome: Outcome
}

/** Formats the outcome for a file. `pullRequest`: the number of the checked pull request. */
export function formatOutcome(outcome: Outcome, pullRequest: number | undefined): string {
  return JSON.stringify({
    format: FORMAT,
    schema_version: 3,
    pull_request: pullRequest,
    outcome: toStored(outcome),
  } satisfies z.input<typeof fileSchema>)
}

/**
 * Reads the text of a file. Takes the addresses of the run and its commit from `run`, and drops all others. Missing parts
 * are empty. `unreadable` gives the reason in a sentence.
 */
export function parseOutcome(
  text: string,
  run: Pick<Outcome['run'], 'runUrl' | 'commitUrl' | 'sha'>,
): OutcomeFile | { unreadable: string } {
  const value = parseJson(text)
  if (value === undefined) return { unreadable: 'It is not JSON.' }
  const parsed = fileSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = plainLine(z.core.toDotPath(issue?.path ?? []), NAME_LENGTH)
    const wrong = `${path} is wrong: ${plainLine(issue?.message ?? '', NAME_LENGTH)}`.trim()
    return {
      unreadable: `It is not the outcome of this version of the gate: ${wrong}. Use the same version in both workflows.`,
    }
  }
  const { pull_request: pullRequest, outcome } = parsed.data
  const { measurement, baseline } = outcome
  return {
    pullRequest,
    outcome: {
      ...outcome,
      comparison:
        measurement && baseline && compare(measurement, baseline, outcome, findDrops(outcome.verdict)?.since),
      run: { ...outcome.run, ...run },
      answerRecords: [],
      suggestions: [],
      serviceReports: [],
      scans: [],
    },
  }
}

function toStored(outcome: Outcome): z.input<typeof storedOutcomeSchema> {
  const { baseline, comparison } = outcome
  const { startedAt, finishedAt } = outcome.run
  return {
    ...omitDetails(outcome),
    baseline:
      baseline && comparison ? { ...baseline, runs: [...comparison.runs, ...comparison.recent] } : baseline,
    run: { startedAt, finishedAt },
  }
}
