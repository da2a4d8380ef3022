import { countFiles } from '../../../errors/skipped-files.ts'
import {
  findDrops,
  listRules,
  type RuleOutcome,
  type RuleResult,
  type Verdict,
} from '../../../gate/verdict.ts'
import type { Block, Column, Line, Tone } from '../../../lib/document/blocks.ts'
import { listOf, tableOf } from '../../../lib/document/build-blocks.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { describeMissing, describeMovedModels, describeOrigin } from '../../words/baseline.ts'
import { describeRule, inputOfRule, titleOfRule } from '../../words/rules.ts'
import { describeChecked } from '../content-blocks.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

const RULE_OUTCOMES = {
  pass: { words: 'Passed', tone: 'better' },
  fail: { words: 'Failed', tone: 'worse' },
  inconclusive: { words: 'May be chance', tone: 'doubtful' },
  unknown: { words: 'Not known', tone: 'doubtful' },
  warn: { words: 'Warning', tone: 'doubtful' },
} as const satisfies Record<RuleOutcome, { words: string; tone: Tone }>

const SCORE =
  'The citation score also counts how prominently an answer cites the brand. It is not the share of the answers that cite it.'

export const rulesAndSettings: GateSection = {
  id: 'rules-and-settings',
  title: 'Rules and settings',
  on: EVERYWHERE,
  isFolded: true,
  blocks: context => [
    ...rulesTable(context),
    ...listOf([...checkedLines(context), ...scanLines(context), comparedWith(context)]),
  ],
}

/** For terminals. */
export const compared: GateSection = {
  id: 'compared',
  title: 'Baseline',
  on: ['text'],
  blocks: context => (context.outcome.verdict.kind === 'judged' ? listOf([comparedWith(context)]) : []),
}

function rulesTable(context: ReportContext): Block[] {
  const rules = listRules(context.outcome.verdict).filter(({ kind }) => kind !== 'completeness')
  const cells = rules.map((rule): Line[] => {
    const { observed, limit } = describeRule(rule, context.names.engineInCountry)
    const { words, tone } = describeResult(rule, context.outcome.verdict)
    return [titleLine(rule), [{ toned: [words], tone }], [{ name: observed }], [{ name: limit }]]
  })
  return tableOf('What was observed, and what each rule allows', COLUMNS, cells)
}

const COLUMNS: Column[] = [
  { title: ['Rule'], width: 2 },
  { title: ['Result'] },
  { title: ['Now'], width: 2 },
  { title: ['Your limit'], width: 2 },
]

function titleLine(rule: RuleResult): Line {
  const input = inputOfRule(rule)
  return [titleOfRule(rule), ...(input === undefined ? [] : [' (', { code: input }, ')'])]
}

function describeResult(rule: RuleResult, verdict: Verdict): { words: string; tone: Tone } {
  const { words, tone } = RULE_OUTCOMES[rule.outcome]
  const drops = findDrops(verdict)
  if (rule.kind !== 'drop' || drops === undefined) return { words, tone }
  if (rule.outcome === 'inconclusive' && drops.noise === 'too-few-runs') return { words: 'Too early', tone }
  if (rule.outcome !== 'pass' || !rule.isBeyond) return { words, tone }
  const isAccepted = listRules(verdict).some(
    other => other.kind === 'answers' && other.acceptance !== undefined,
  )
  if (isAccepted) return { words: `${words}: accepted`, tone }
  const isBack = drops.losses.some(({ state }) => state === 'recovering' || state === 'recovered')
  return { words: `${words}: ${isBack ? 'recovering' : 'within chance'}`, tone }
}

/** Explains the score if a rule shows it, and lists the questions of a single scan, which no table lists. */
function scanLines({ outcome: { verdict, scanPer, keywords } }: ReportContext): Line[] {
  const hasScore = listRules(verdict).some(({ subject }) => subject.unit === 'score')
  return [
    ...(hasScore ? [[SCORE]] : []),
    ...(scanPer === 'all' ? [['Asked in one scan: ', { name: keywords.join(', '), most: 1000 }, '.']] : []),
  ]
}

function checkedLines({ outcome: { baseline } }: ReportContext): Line[] {
  if (baseline?.content === undefined) return []
  const skipped = countFiles(baseline.content.skipped)
  return [
    [{ name: describeChecked(baseline.content), most: 1000 }],
    ...(skipped > 0 ? [[`Files that were not read: ${skipped}.`]] : []),
  ]
}

function comparedWith({ outcome, names }: ReportContext): Line {
  const { baseline } = outcome.verdict
  if ('missing' in baseline) {
    const { missing } = baseline
    return ['Not compared: ', { name: `${describeMissing(missing)}.`, most: 500 }]
  }
  return [
    { name: `Compared with ${describeOrigin(baseline.origin)}.`, most: 500 },
    ...describeMovedModels(outcome, names.engineInCountry).map(sentence => ` ${sentence}`),
  ]
}
