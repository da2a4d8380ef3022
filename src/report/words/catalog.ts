import { SECTIONS } from '../../errors/avg-error.ts'
import { maxAnswerLoss } from '../../gate/rules/answers.ts'
import { RULES } from '../../gate/rules/rules.ts'
import { DOCUMENTS } from '../../lib/documents.ts'
import { codeOfRule } from './rules.ts'

interface Section {
  title: string
  /** Applies to all codes of the section. */
  note?: string
  codes: { code: string; meaning: string; remedy: string }[]
}

/** Lists all codes by section, those of the rules last. */
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
