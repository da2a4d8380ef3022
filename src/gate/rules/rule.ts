import type { Thresholds } from '../../inputs/settings.ts'
import type { AnswerCounts } from '../../scan/count-answers.ts'
import type { EngineContents } from '../../scan/engine-contents.ts'
import type { Measurement } from '../../scan/measure.ts'
import type { ShareOfVoice } from '../../scan/share-of-voice.ts'
import type { FactHistory } from '../relapses.ts'
import type { TestedComparison } from '../significance.ts'
import type { Acceptance, RuleDescriptor, RuleFinding } from '../verdict.ts'

export interface RuleContext {
  measurement: Measurement
  thresholds: Thresholds
  compared: TestedComparison | undefined
  shareOfVoice: ShareOfVoice
  answers: AnswerCounts
  contents?: readonly EngineContents[] | undefined
  /** Undefined if no facts are stated. */
  factHistory?: FactHistory | undefined
  acceptance?: Acceptance | undefined
}

/** Verdicts, reports, records and error codes are derived from this descriptor. */
export interface Rule extends RuleDescriptor {
  /** Returns undefined if the rule is not set or has nothing to compare with. */
  check(context: RuleContext): RuleFinding | undefined
}
