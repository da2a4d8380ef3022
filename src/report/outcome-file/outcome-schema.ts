/** The outcome of a run, as far as the comment and the issue show it. */
import * as z from 'zod'
import { baselineSchema } from '../../comparison/baseline.ts'
import { gapSchema } from '../../contract/partial-problem.ts'
import { commitId, count, list, maybe, text, texts, textsByName, time } from '../../contract/parts.ts'
import { costSchema } from '../../embedded/engines/answer-record.ts'
import { RULES } from '../../gate/rules/rules.ts'
import { blockedSchema, judgedSchemaOf, sensitivitySchema } from '../../gate/verdict-schema.ts'
import { recordSchema } from '../../history/record.ts'
import {
  configChangeSchema,
  failOnSchema,
  scanPerReasonSchema,
  scanPerSchema,
} from '../../inputs/stored-settings.ts'
import { answerCountsSchema } from '../../scan/answer-counts.ts'
import { brandShareSchema, measurementSchema } from '../../scan/measurement.ts'
import type { Outcome } from '../outcome.ts'

/**
 * The parts of an outcome that a file holds. It lacks the answers word by word, the drafts and the exports of the
 * service: they need keys, which the run of a fork does not have. The comparison is made again. It lacks the addresses of
 * the run and its commit too: who reads the file knows them from a better source.
 */
export type StoredOutcome = Omit<
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
  scanPerReason: scanPerReasonSchema,
  samples: count,
  fingerprint: textsByName,
  verdict: z.discriminatedUnion('kind', [blockedSchema, judgedSchemaOf(RULES)]),
  failures: list(failOnSchema),
  sensitivity: maybe(sensitivitySchema),
  measurement: maybe(measurementSchema),
  answers: answerCountsSchema,
  costs: list(costSchema),
  baseline: maybe(baselineSchema),
  models: textsByName,
  trend: list(recordSchema),
  shareOfVoice: list(brandShareSchema),
  plannedScans: count,
  configChanges: maybe(list(configChangeSchema)),
  configCommit: maybe(commitId),
  gap: gapSchema.optional(),
  run: z.object({ startedAt: time, finishedAt: time }),
}) satisfies z.ZodType<StoredOutcome>
