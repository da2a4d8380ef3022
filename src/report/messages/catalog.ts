/** The catalog of all messages with a code. `npm run docs` writes docs/errors.md from it. */
import { maxAnswerLoss } from '../../gate/rules/answers.ts'
import { RULES } from '../../gate/rules/rules.ts'
import { ANSWERS, ENGINES } from './answers.ts'
import { BASELINE } from './baseline.ts'
import { COMMENT_MODE } from './comment-mode.ts'
import { FILES } from './files.ts'
import { GATE } from './gate.ts'
import { GITHUB } from './github.ts'
import { HISTORY } from './history.ts'
import { INPUTS } from './inputs.ts'
import type { Entry } from './message.ts'
import { PAGES } from './pages.ts'
import { codeOfRule } from './rules.ts'
import { SERVICE } from './service.ts'
import { SHARDS } from './shards.ts'

type Documented = Pick<Entry<never>, 'meaning' | 'remedy'>

const CATALOG: Record<string, Documented> = {
  ...INPUTS,
  ...FILES,
  ...PAGES,
  ...GATE,
  ...BASELINE,
  ...SERVICE,
  ...ENGINES,
  ...ANSWERS,
  ...SHARDS,
  ...HISTORY,
  ...GITHUB,
  ...COMMENT_MODE,
}

/** Lists all codes with their meaning and remedy, those of the rules last. */
export function listCodes(rules = RULES): (Documented & { code: string })[] {
  return [
    ...Object.entries(CATALOG).map(([code, { meaning, remedy }]) => ({ code, meaning, remedy })),
    ...rules.map(({ name, subject, isDrop }) => ({
      code: codeOfRule(name),
      meaning: describeRuleFailure(name, subject.noun, isDrop),
      remedy:
        isDrop && name !== maxAnswerLoss.name
          ? 'See the comment or the report for what changed. If the new level is right, start one run on the default branch with `accept: true`.'
          : name === maxAnswerLoss.name
            ? 'See the comment or the report for what changed. A reviewer can accept a loss that is meant: see docs/recipes.md.'
            : 'See the comment or the report for what changed. To accept the change, adjust the rule.',
    })),
  ]
}

function describeRuleFailure(rule: string, noun: string, isDrop: boolean): string {
  return isDrop
    ? `The ${noun} dropped by more than \`${rule}\` tolerates.`
    : `The rule \`${rule}\` on the ${noun} did not pass.`
}
