/** The stable codes of all failures and warnings. `npm run docs` writes docs/errors.md from these tables. */
import { maxAnswerLoss } from '../gate/rules/answers.ts'
import { decline } from '../gate/rules/decline.ts'
import { RULES } from '../gate/rules/rules.ts'
import type { CodeEntry } from './codes/code-entry.ts'
import { ENGINE_CODES } from './codes/engine-codes.ts'
import { OUTPUT_CODES } from './codes/output-codes.ts'
import { RUN_CODES } from './codes/run-codes.ts'
import { plainLine } from './escape.ts'

export const CODES = { ...RUN_CODES, ...ENGINE_CODES, ...OUTPUT_CODES } as const

export type RuleCode = `AVG_RULE_${string}`
export type Code = keyof typeof CODES | RuleCode

/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
export function codeOfRule(rule: string): RuleCode {
  return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`
}

/** Lists all codes with their meaning and remedy, those of the rules last. */
export function listCodes(rules = RULES): ({ code: string } & CodeEntry)[] {
  return [
    ...Object.entries(CODES).map(([code, entry]) => ({ code, ...entry })),
    ...rules.map(({ name, subject, isDrop }) => ({
      code: codeOfRule(name),
      meaning: describeRuleFailure(name, subject.noun, isDrop),
      remedy:
        isDrop && name !== maxAnswerLoss.name
          ? 'See the comment or the report for what changed. If the new level is right, start one run on the default branch with `accept: true`.'
          : 'See the comment or the report for what changed. To accept the change, adjust the rule.',
    })),
  ]
}

function describeRuleFailure(rule: string, noun: string, isDrop: boolean): string {
  if (rule === decline.name) {
    return 'The citation score has been lower for several runs than in the runs before them, by more than `max-bcr-drop` tolerates.'
  }
  return isDrop
    ? `The ${noun} dropped by more than \`${rule}\` tolerates.`
    : `The rule \`${rule}\` on the ${noun} did not pass.`
}

/** A failure or a warning in words. The text may quote the service, the network or a file. */
export interface Message {
  code: Code
  text: string
}

/** Returns a message that ends with the remedy of its code. */
export function messageWithRemedy(code: keyof typeof CODES, what: string): Message {
  return { code, text: `${what} ${CODES[code].remedy}` }
}

/** Returns the message as one line for a log or an annotation: `AVG_AUTH_401: …`. */
export function formatMessage({ code, text }: Message): string {
  return plainLine(`${code}: ${text}`, 2000)
}
