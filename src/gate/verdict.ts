/** The gate's vocabulary. Pure values; sentences are plain text and may hold names from outside. */

export type VerdictStatus = 'pass' | 'fail' | 'inconclusive' | 'error'

export type RuleName =
  | 'completeness'
  | 'min-overall-bcr'
  | 'min-cited-engines'
  | 'max-bcr-drop'
  | 'max-cited-engines-drop'
  | 'required-engines'
  | 'fail-on-sentiment'

export interface RuleResult {
  rule: RuleName
  /** `warn` is shown and passes. */
  outcome: 'pass' | 'fail' | 'warn'
  /** A number in the service's own unit, or a list of names; undefined where the rule has none. */
  observed?: number | string
  baseline?: number
  /** Baseline minus observed. */
  drop?: number
  /** As a reader would say it: `at least 40`, `at most 10% (4.2)`. */
  limit?: string
  sentence: string
}

export interface Verdict {
  status: VerdictStatus
  rules: RuleResult[]
  /** Why the status is what it is, the most important first. */
  reasons: string[]
  /** No rule was set: nothing could fail. */
  reportOnly: boolean
  /** Where the baseline came from, or why there is none. */
  baseline: { label: string } | { missing: string }
  /** Baseline minus observed; undefined without a baseline number. */
  bcrDrop: number | undefined
  citedEnginesDrop: number | undefined
  /** Against a baseline that names engines. */
  lostEngines: string[]
  gainedEngines: string[]
}
