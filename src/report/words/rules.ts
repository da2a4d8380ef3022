/** Names of engines and competitors come from outside. */
import { type Code, SECTIONS } from '../../errors/avg-error.ts'
import { maxAnswerLoss } from '../../gate/rules/answers.ts'
import { RULES } from '../../gate/rules/rules.ts'
import type { RuleResult } from '../../gate/verdict.ts'
import { DOCUMENTS } from '../../lib/documents.ts'
import { formatSetting, formatValue, NO_VALUE } from './numbers.ts'
import { capitalize } from './words.ts'

/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
export function codeOfRule(rule: string): Code {
  return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`
}

/** Describes a result as cells of a table, with engines by their display names. */
export function describeRule(
  result: RuleResult,
  nameOf: (engine: string) => string,
): { observed: string; limit: string } {
  const { unit } = result.subject
  switch (result.kind) {
    case 'floor':
      return {
        observed: result.observed === undefined ? NO_VALUE : formatValue(result.observed, unit),
        limit: `at least ${formatSetting(result.floor)}${unit === 'percent' ? '%' : ''}`,
      }
    case 'drop': {
      const { observed, baseline, tolerance, allowed } = result
      const tolerated = formatSetting(tolerance.value)
      const limit = tolerance.kind === 'percent' ? `${tolerated}% (${formatValue(allowed, unit)})` : tolerated
      return {
        observed: `${formatValue(observed, unit)}, was ${formatValue(baseline, unit)}`,
        limit: `at most ${limit}`,
      }
    }
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

interface Section {
  title: string
  /** Applies to all codes of the section. */
  note?: string
  codes: { code: string; meaning: string; remedy: string }[]
}

/** Lists all codes by section, with the codes of rules last. */
export function listSections(rules = RULES): Section[] {
  const codes = rules.map(({ name, subject, isDrop }) => ({
    code: codeOfRule(name),
    meaning: isDrop
      ? `The ${subject.noun} dropped by more than \`${name}\` tolerates.`
      : `\`${name}\` did not pass.`,
    remedy: ruleRemedy(name, isDrop),
  }))
  const declared = SECTIONS.map(({ errors, ...section }) => ({
    ...section,
    codes: Object.entries(errors).map(([code, { meaning, remedy }]) => ({ code, meaning, remedy })),
  }))
  return [...declared, { title: 'Rules', note: 'The comment and the report say what changed.', codes }]
}

/** Lists all codes with their meaning and remedy. */
export function listCodes(rules = RULES): Section['codes'] {
  return listSections(rules).flatMap(({ codes }) => codes)
}

function ruleRemedy(rule: string, isDrop: boolean): string {
  if (rule === maxAnswerLoss.name)
    return `A reviewer can accept an intended loss. See ${DOCUMENTS}/judging#accept-a-loss.`
  return isDrop
    ? 'If the new level is right, start one run on the default branch with `accept: true`.'
    : 'If the change is right, adjust the rule.'
}
