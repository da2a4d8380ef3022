/** Names of engines and competitors come from outside. */
import type { Code } from '../../errors/avg-error.ts'
import type { DropFinding, FloorFinding, RuleResult, Subject } from '../../gate/verdict.ts'
import { formatSetting, formatValue, NO_VALUE } from './numbers.ts'
import { capitalize } from './words.ts'

interface RuleCells {
  observed: string
  limit: string
}

/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
export function codeOfRule(rule: string): Code {
  return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`
}

/** Describes a result as cells of a table, with engines by their display names. */
export function describeRule(result: RuleResult, nameOf: (engine: string) => string): RuleCells {
  switch (result.kind) {
    case 'floor':
      return describeFloor(result, result.subject)
    case 'drop':
      return describeDrop(result, result.subject)
    case 'required-engines': {
      const { required, missing } = result
      return {
        observed: `${required.length - missing.length} of ${required.length}`,
        limit: required.map(nameOf).join(', '),
      }
    }
    case 'answers':
      return {
        observed: `${result.lost.length} of ${result.checked} lost${result.acceptance ? ', accepted' : ''}`,
        limit: 'no lost answer',
      }
    case 'facts':
      return {
        observed: `${result.wrong} wrong`,
        limit: 'no old value newly said',
      }
    case 'completeness':
      return { observed: NO_VALUE, limit: NO_VALUE }
  }
}

/** Returns the row title of a rule: `Citation score`, `Drop of the citation score`. */
export function titleOfRule({ subject, isDrop }: Pick<RuleResult, 'subject' | 'isDrop'>): string {
  const { noun } = subject
  return isDrop ? `Drop of the ${noun}` : capitalize(noun)
}

/** Returns the input that sets the rule, or undefined if the rule is always active. */
export function inputOfRule({ rule, kind }: RuleResult): string | undefined {
  return kind === 'completeness' ? undefined : rule
}

function describeFloor({ observed, floor }: FloorFinding, { unit }: Subject): RuleCells {
  return {
    observed: observed === undefined ? NO_VALUE : formatValue(observed, unit),
    limit: `at least ${formatSetting(floor)}${unit === 'percent' ? '%' : ''}`,
  }
}

function describeDrop({ observed, baseline, tolerance, allowed }: DropFinding, { unit }: Subject): RuleCells {
  const limit =
    tolerance.kind === 'percent'
      ? `${formatSetting(tolerance.value)}% (${formatValue(allowed, unit)})`
      : formatSetting(tolerance.value)
  return {
    observed: `${formatValue(observed, unit)}, was ${formatValue(baseline, unit)}`,
    limit: `at most ${limit}`,
  }
}
