import type { Thresholds } from '../../inputs/settings.ts'
import type { AnswerCounts } from '../../scan/count-answers.ts'
import type { EngineContents } from '../../scan/engine-contents.ts'
import type { Measurement } from '../../scan/measure.ts'
import type { ShareOfVoice } from '../../scan/share-of-voice.ts'
import type { FactHistory } from '../relapses.ts'
import type { TestedComparison } from '../significance.ts'
import type { Acceptance, RuleFinding, Subject } from '../verdict.ts'

/** The values that a rule checks. */
export interface RuleContext {
  measurement: Measurement
  thresholds: Thresholds
  /** Undefined if nothing is compared. */
  compared: TestedComparison | undefined
  shareOfVoice: ShareOfVoice
  answers: AnswerCounts
  /** The content of the answers by engine; undefined if the service does not report it. */
  contents?: readonly EngineContents[] | undefined
  /** Undefined if no facts are stated. */
  factHistory?: FactHistory | undefined
  /** The review that accepts the lost answers. */
  acceptance?: Acceptance | undefined
}

/** The descriptor of a rule. Verdict, reports, records and error codes are derived from it. */
export interface Rule {
  /** The name of its input, if it has its own input. */
  name: string
  subject: Subject
  /** The rule limits a drop below the baseline. A run that fails it stays out of later baselines. */
  isDrop: boolean
  /** Checks the values. Returns undefined if the rule is not set or has nothing to compare with. */
  check(context: RuleContext): RuleFinding | undefined
}
