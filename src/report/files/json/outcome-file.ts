/**
 * Stores an outcome, so that a job with permission to comment can render the outcome of a job without it. Only the same
 * version of this program reads the file. It may be forged, because its author is unknown.
 */
import * as z from 'zod'
import { baselineSchema } from '../../../comparison/baseline.ts'
import { compare } from '../../../comparison/compare.ts'
import { count, list, maybe, text, texts, textsByName, time } from '../../../contract/parts.ts'
import { costSchema } from '../../../engines/answer-record.ts'
import { RULES } from '../../../gate/rules/rules.ts'
import { findDrops } from '../../../gate/verdict.ts'
import { blockedSchema, judgedSchemaOf } from '../../../gate/verdict-schema.ts'
import { recordSchema } from '../../../history/record.ts'
import { configChangeSchema, failOnSchema, scanPerSchema } from '../../../inputs/stored-settings.ts'
import { plainLine } from '../../../lib/escape.ts'
import { parseJson } from '../../../lib/json.ts'
import { answerCountsSchema, brandShareSchema, measurementSchema } from '../../../scan/measurement.ts'
import { hostBlocksSchema } from '../../../sites/barriers.ts'
import { type Outcome, omitDetails } from '../../outcome.ts'
import { NAME_LENGTH } from '../../words/words.ts'

/**
 * A file has no full answers, drafts and exports, which need keys that the run of a fork lacks. The reader computes the
 * comparison again, and takes the addresses of the run and its commit from a trusted source.
 */
type StoredOutcome = Omit<
  Outcome,
  'answerRecords' | 'suggestions' | 'serviceReports' | 'scans' | 'run' | 'comparison'
> & { run: Pick<Outcome['run'], 'startedAt' | 'finishedAt'> }

export const storedOutcomeSchema = z.object({
  brand: text,
  keywords: texts,
  engines: texts,
  language: text,
  key: text,
  scanPer: scanPerSchema,
  samples: count,
  fingerprint: textsByName,
  verdict: z.discriminatedUnion('kind', [blockedSchema, judgedSchemaOf(RULES)]),
  failures: list(failOnSchema),
  measurement: maybe(measurementSchema),
  answers: answerCountsSchema,
  costs: list(costSchema),
  baseline: maybe(baselineSchema),
  models: textsByName,
  trend: list(recordSchema),
  shareOfVoice: list(brandShareSchema),
  plannedScans: count,
  configChanges: maybe(list(configChangeSchema)),
  hostBlocks: maybe(hostBlocksSchema),
  run: z.object({ startedAt: time, finishedAt: time }),
}) satisfies z.ZodType<StoredOutcome>

/** Larger files are not read. */
export const MAX_OUTCOME_BYTES = 9_000_000

const FORMAT = 'ai-visibility-outcome'
const VERSION = 3

const headerSchema = z.looseObject({ format: z.literal(FORMAT), schema_version: z.int() })

const fileSchema = z.object({
  format: z.literal(FORMAT),
  schema_version: z.literal(VERSION),
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
    schema_version: VERSION,
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
  const header = headerSchema.safeParse(value)
  if (!header.success) return { unreadable: 'It is not the outcome of a gate.' }
  const { schema_version: version } = header.data
  if (version !== VERSION) {
    const advice = 'Use the same version of the gate in both workflows.'
    return { unreadable: `It has the version ${version}, and this gate reads ${VERSION}. ${advice}` }
  }
  const parsed = fileSchema.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const path = plainLine(z.core.toDotPath(issue?.path ?? []), NAME_LENGTH)
    return { unreadable: `In it, ${path} is wrong: ${plainLine(issue?.message ?? '', NAME_LENGTH)}.` }
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
