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

type Documented = Pick<Entry<never>, 'meaning' | 'remedy'>

interface Section {
  title: string
  /** What holds for all of its codes. */
  note?: string
  codes: (Documented & { code: string })[]
}

function sectionOf(title: string, entries: Record<string, Documented>, note?: string): Section {
  const codes = Object.entries(entries).map(([code, { meaning, remedy }]) => ({ code, meaning, remedy }))
  return { title, codes, ...(note !== undefined && { note }) }
}

const SECTIONS = [
  sectionOf('Inputs, files and pages', { ...INPUTS, ...FILES, ...PAGES }),
  sectionOf('Verdict, baseline and services', { ...GATE, ...BASELINE, ...SERVICE, ...ENGINES }),
  sectionOf(
    'Missing answers of live engines',
    ANSWERS,
    'After `AVG_ANSWER_…` the answer is not evaluated. After `AVG_ENGINE_…` the engine was asked no further.',
  ),
  sectionOf('History and GitHub', { ...HISTORY, ...GITHUB, ...COMMENT_MODE }),
]

/** Lists all codes by sections, those of the rules last. */
export function listSections(rules = RULES): Section[] {
  const codes = rules.map(({ name, subject, isDrop }) => ({
    code: codeOfRule(name),
    meaning: describeRuleFailure(name, subject.noun, isDrop),
    remedy: remedyOf(name, isDrop),
  }))
  return [...SECTIONS, { title: 'Rules', note: 'The comment and the report say what changed.', codes }]
}

/** Lists all codes with their meaning and remedy. */
export function listCodes(rules = RULES): Section['codes'] {
  return listSections(rules).flatMap(({ codes }) => codes)
}

function remedyOf(rule: string, isDrop: boolean): string {
  if (rule === maxAnswerLoss.name) return 'A reviewer can accept a loss that is meant: see docs/recipes.md.'
  return isDrop
    ? 'If the new level is right, start one run on the default branch with `accept: true`.'
    : 'If the change is right, adjust the rule.'
}

function describeRuleFailure(rule: string, noun: string, isDrop: boolean): string {
  return isDrop ? `The ${noun} dropped by more than \`${rule}\` tolerates.` : `\`${rule}\` did not pass.`
}
