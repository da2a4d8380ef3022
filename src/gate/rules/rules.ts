import type { RuleResult } from '../verdict.ts'
import { completeness, facts, maxAnswerLoss, requiredEngines } from './answers.ts'
import { maxBcrDrop, maxCitedEnginesDrop } from './drops.ts'
import { minCitedEngines, minOverallBcr, minShareOfVoice } from './floors.ts'
import type { Rule, RuleContext } from './rule.ts'

/** All rules, in the order of the reports. */
export const RULES: readonly Rule[] = [
  maxAnswerLoss,
  facts,
  minOverallBcr,
  minCitedEngines,
  minShareOfVoice,
  maxBcrDrop,
  maxCitedEnginesDrop,
  requiredEngines,
  completeness,
]

/** Returns the results of the rules that are set. */
export function applyRules(context: RuleContext, rules: readonly Rule[] = RULES): RuleResult[] {
  return rules.flatMap(({ name: rule, subject, isDrop, check }) => {
    const finding = check(context)
    return finding === undefined ? [] : [{ ...finding, rule, subject, isDrop }]
  })
}
