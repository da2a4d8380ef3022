import { splitCountry } from '../../../engines/engine-names.ts'
import { countFiles } from '../../../errors/skipped-files.ts'
import {
  findDrops,
  listRules,
  type RuleOutcome,
  type RuleResult,
  type Verdict,
} from '../../../gate/verdict.ts'
import type { Block, Column, Line, Tone } from '../../../lib/document/blocks.ts'
import { joinLines, listOf, paragraph, tableOf } from '../../../lib/document/build-blocks.ts'
import { parseWebPage } from '../../../lib/web-url.ts'
import type { ReportContext } from '../../text/finding-text.ts'
import { describeContradictions } from '../../text/log.ts'
import { describeMissingAnswers } from '../../words/answers.ts'
import { describeMissing, describeMovedModels, describeOrigin } from '../../words/baseline.ts'
import { countOf, formatTotalCost } from '../../words/numbers.ts'
import { describeRule, inputOfRule, titleOfRule } from '../../words/rules.ts'
import { describeChecked } from '../content-blocks.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

/** Code points. A reason may quote the vendor. */
const MAX_REASON_LENGTH = 1000

/** Omits engines that the first screen reports as silent. */
export const missingAnswers: GateSection = {
  id: 'missing-answers',
  title: 'Missing answers',
  on: [...EVERYWHERE, 'text'],
  blocks(context) {
    const { outcome, names, findings } = context
    const silent = new Set(
      findings.flatMap(finding => (finding.kind === 'engine-silent' ? finding.engines : [])),
    )
    const missing = outcome.answers.missing.filter(({ engine }) => !silent.has(engine))
    const { scans, plannedScans } = outcome
    const isCut = scans.length > 0 && scans.length < plannedScans
    return listOf([
      ...(isCut
        ? [[`${scans.length} of ${countOf(plannedScans, 'scan')} completed. The numbers cover only these.`]]
        : []),
      ...missing.map((entry): Line => {
        const engine = names.engineInCountry(entry.engine)
        const { what, todo } = describeMissingAnswers({ ...entry, engine })
        return [{ name: what, most: MAX_REASON_LENGTH }, ' ', ...todo]
      }),
    ])
  },
}

/** Counts the contradictions in the answers of a service. The result file lists them. */
export const warnings: GateSection = {
  id: 'warnings',
  title: 'Warnings',
  on: [...EVERYWHERE, 'text'],
  blocks({ outcome: { measurement } }) {
    const text = describeContradictions(measurement?.contradictions ?? [])
    return paragraph(text === undefined ? [] : [text])
  },
}

/** Returns the last line of a report: what was asked, what the engines charge for it, and links. */
export function runFooter({ outcome: { run, keywords, language, costs } }: ReportContext): Block[] {
  const runUrl = parseWebPage(run.runUrl ?? '')
  const commitUrl = parseWebPage(run.commitUrl ?? '')
  const facts: Line[] = [
    [{ name: `${run.finishedAt.slice(0, 16).replace('T', ' ')} UTC` }],
    [countOf(keywords.length, 'question')],
    [{ name: language }],
    ...(costs.length === 0 ? [] : [[`cost ${formatTotalCost(costs)}`]]),
    ...(runUrl === undefined ? [] : [[{ link: runUrl.href, label: ['this run'] }]]),
    ...(commitUrl === undefined
      ? []
      : [[{ link: commitUrl.href, label: [`commit ${run.sha?.slice(0, 7) ?? ''}`] }]]),
  ]
  return paragraph(joinLines(facts, ' · '), true)
}

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
  on: ['summary', 'html', 'pdf'],
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
  blocks: context =>
    context.outcome.verdict.kind === 'judged' ? paragraph(comparedWith(context), true) : [],
}

function rulesTable(context: ReportContext): Block[] {
  const rules = listRules(context.outcome.verdict).filter(({ kind }) => kind !== 'completeness')
  const cells = rules.map((rule): Line[] => {
    const { observed, limit } = describeRule(rule, context.names.engineInCountry)
    const { words, tone } = describeResult(rule, context.outcome.verdict)
    const input = inputOfRule(rule)
    const title = [titleOfRule(rule), ...(input === undefined ? [] : [' (', { code: input }, ')'])]
    return [title, [{ toned: [words], tone }], [{ name: observed }], [{ name: limit }]]
  })
  return tableOf('What was observed, and what each rule allows', COLUMNS, cells)
}

const COLUMNS: Column[] = [
  { title: ['Rule'], width: 2 },
  { title: ['Result'] },
  { title: ['Now'], width: 2 },
  { title: ['Your limit'], width: 2 },
]

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

/** Explains the units that rules show, and lists the questions of a single scan, which no table lists. */
function scanLines({ outcome: { verdict, scanPer, keywords }, engines }: ReportContext): Line[] {
  const levels = listRules(verdict).filter(({ kind }) => kind === 'drop' || kind === 'floor')
  const units = levels.map(({ subject }) => subject.unit)
  const hasCountries = engines.some(engine => splitCountry(engine).country !== undefined)
  return [
    ...(units.includes('score') ? [[SCORE]] : []),
    ...(units.includes('count') && hasCountries ? [['An engine counts once in each country.']] : []),
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
