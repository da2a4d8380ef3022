import type { Baseline } from '../comparison/baseline.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type { UnusablePartial } from '../contract/partial-problem.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { Verdict } from '../gate/verdict.ts'
import type { ConfigChange } from '../inputs/config-file.ts'
import type { Measurement } from '../scan/measure.ts'

/** What findings are made of: a run after its verdict. */
export interface JudgedRun {
  verdict: Verdict
  measurement: Measurement | undefined
  baseline: Baseline | undefined
  comparison: Comparison | undefined
  answerRecords: readonly AnswerRecord[]
  configChanges?: ConfigChange[] | undefined
  gap?: { shards: string[]; unusable: UnusablePartial[] } | undefined
}
