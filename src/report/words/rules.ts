/** Names of engines and competitors come from outside. */
import type { Code } from '../../errors/avg-error.ts'
import type { DropFinding, FloorFinding, RuleResult, Subject } from '../../gate/verdict.ts'
import { formatDrop, formatSetting, formatValue, NO_VALUE } from '../words/numbers.ts'
import { capitalize } from '../words/words.ts'

interface RuleCells {
  observed: string
  limit: string
  baseline: string
  drop: string
}

const NO_CELLS = { observed: NO_VALUE, limit: NO_VALUE, baseline: NO_VALUE, drop: NO_VALUE }

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
        ...NO_CELLS,
        observed: `${required.length - missing.length} of ${required.length}`,
        limit: required.map(nameOf).join(', '),
      }
    }
    case 'answers':
      return {
        ...NO_CELLS,
        observed: `${result.lost.length} of ${result.checked} lost${result.acceptance ? ', accepted' : ''}`,
        limit: 'no lost answer',
      }
    case 'facts':
      return {
        ...NO_CELLS,
        observed: `${result.wrong} wrong`,
        limit: 'no old value newly said',
      }
    case 'completeness':
      return NO_CELLS
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
  const limit = `at least ${formatSetting(floor)}${unit === 'percent' ? '%' : ''}`
  return { ...NO_CELLS, limit, ...(observed !== undefined && { observed: formatValue(observed, unit) }) }
}

function describeDrop(finding: DropFinding, { unit }: Subject): RuleCells {
  const { observed, baseline, drop, tolerance, allowed } = finding
  const limit =
    tolerance.kind === 'percent'
      ? `${formatSetting(tolerance.value)}% (${formatValue(allowed, unit)})`
      : formatSetting(tolerance.value)
  return {
    observed: formatValue(observed, unit),
    limit: `at most ${limit}`,
    baseline: formatValue(baseline, unit),
    drop: formatDrop(drop, unit),
  }
}
