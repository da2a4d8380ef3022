/** The gate's vocabulary. Pure values; sentences are plain text and may hold names from outside. */
import type { BaselineOrigin, MissingBaseline } from '../baseline/baseline.ts'
import type { Evidence } from './statistics/weigh.ts'

export type VerdictStatus = 'pass' | 'fail' | 'inconclusive' | 'error'

export type RuleName =
  | 'completeness'
  | 'min-overall-bcr'
  | 'min-cited-engines'
  | 'min-share-of-voice'
  | 'max-bcr-drop'
  | 'max-cited-engines-drop'
  | 'required-engines'
  | 'fail-on-sentiment'

export interface RuleResult {
  rule: RuleName
  /**
   * `warn` is shown and passes; `inconclusive` is beyond the limit, and chance may have done it; `unknown` lacks what
   * it would be judged by.
   */
  outcome: 'pass' | 'fail' | 'inconclusive' | 'unknown' | 'warn'
  /** A number in the service's own unit, or a list of names; undefined where the rule has none. */
  observed?: number | string
  baseline?: number
  /** Baseline minus observed. */
  drop?: number
  /** As a reader would say it: `at least 40`, `at most 10% (4.2)`. */
  limit?: string
  sentence: string
  /** How the drop was told from chance; undefined where it was not. */
  evidence?: Evidence
}

/**
 * Whether chance was reckoned with. `exact`: nothing measured is chance. `tested`: a drop fails only when it is
 * significant. `untested`: too little is known of the noise, the tolerance alone decides.
 */
export type NoiseHandling = 'exact' | 'tested' | 'untested'

/** An engine whose number of evaluated keywords moved: it searched more, or less, than before. */
export interface SearchShift {
  engine: string
  /** Mean over the baseline's runs. */
  before: number
  now: number
}

export interface Verdict {
  status: VerdictStatus
  rules: RuleResult[]
  /** Why the status is what it is, the most important first. */
  reasons: string[]
  /** No rule was set: nothing could fail. */
  reportOnly: boolean
  /** Where the baseline came from, or why there is none. */
  baseline: { origin: BaselineOrigin } | { missing: MissingBaseline }
  /** Baseline minus observed; undefined without a baseline number. */
  bcrDrop: number | undefined
  citedEnginesDrop: number | undefined
  /** Against a baseline that names engines; where chance was tested, those that it does not explain. */
  lostEngines: string[]
  /** They cited in the baseline and do not now, and chance may have done it. */
  doubtfulEngines: string[]
  gainedEngines: string[]
  /** Undefined where nothing is compared. */
  noise: NoiseHandling | undefined
  /** The level that a drop was tested at; an interval's confidence is 1 − 2 of it. */
  level: number | undefined
  searchShifts: SearchShift[]
  /** Competitors that could not be measured: no share of voice is known of them. */
  unmeasuredCompetitors: string[]
}
