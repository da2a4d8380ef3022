import type { Thresholds } from '../../inputs/settings.ts'
import type { AnswerCounts } from '../../scan/count-answers.ts'
import type { EngineContents } from '../../scan/engine-contents.ts'
import type { Measurement } from '../../scan/measure.ts'
import type { ShareOfVoice } from '../../scan/share-of-voice.ts'
import type { TestedComparison } from '../evidence.ts'
import type { FactHistory } from '../relapses.ts'
import type { Acceptance, RuleFinding, Subject } from '../verdict.ts'

/** The values that a rule checks. */
export interface RuleContext {
  measurement: Measurement
  thresholds: Thresholds
  /** Undefined where nothing is compared. */
  compared: TestedComparison | undefined
  shareOfVoice: ShareOfVoice
  answers: AnswerCounts
  /** What the answers of each engine hold; undefined where the service does not tell. */
  contents?: readonly EngineContents[] | undefined
  /** Undefined if no facts are stated. */
  factHistory?: FactHistory | undefined
  /** The review that accepts the lost answers. */
  acceptance?: Acceptance | undefined
}

/** The descriptor of a rule. Verdict, reports, records and error codes take all they need from it. */
export interface Rule {
  /** The name of its input, where it has one of its own. */
  name: string
  subject: Subject
  /** The rule limits a drop below the baseline. A run that fails it stays out of later baselines. */
  isDrop: boolean
  /** Checks the values. Returns undefined where the rule is not set or has nothing to compare with. */
  check(context: RuleContext): RuleFinding | undefined
}
