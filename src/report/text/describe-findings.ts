/** Tells a gate in words, once a run. */
import { changeOver, levelOf } from '../../comparison/comparison.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { isContentLoss } from '../../findings/content-findings.ts'
import { findFindings } from '../../findings/find-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import { rulesOf } from '../../gate/verdict.ts'
import type { Card, Line, Mark } from '../../lib/document/blocks.ts'
import { codeOfRule } from '../messages/rules.ts'
import type { Outcome } from '../outcome.ts'
import { createNames } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'
import { fitHeadline } from '../words/phrases.ts'
import { ON_CONTENT } from './content.ts'
import { ON_FACTS } from './facts.ts'
import { ON_FAULTS } from './faults.ts'
import type {
  DescribedGate,
  Facts,
  FindingDescribers,
  FindingOf,
  FindingText,
  GateText,
  ReportContext,
  Words,
} from './finding-text.ts'
import { ON_LIVE } from './live.ts'
import { ON_STATE } from './state.ts'

/** Tells a gate. `load` returns the outcome again. */
export function describeGate(outcome: Outcome, load = () => outcome): DescribedGate {
  const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline, run } = outcome
  const engines = plannedEngines(outcome)
  const { outcome: _, ...facts } = {
    ...{ outcome, findings: findFindings(outcome), engines, failsCheck: failures.length > 0 },
    names: createNames(brand, [...outcome.engines, ...answeringEngines(outcome)]),
  }
  const ofEngines = engines.flatMap(engine => splitCountry(engine).country ?? [])
  return {
    ...{ key, brand, verdict, failures, load, ...facts, ...describeFindings({ ...facts, outcome }) },
    countries: [...new Set([...(fingerprint['country'] ?? []), ...ofEngines])].filter(isCountry),
    finishedAt: run.finishedAt,
    isMeasured: measurement !== undefined,
    isContent: baseline?.content !== undefined,
    change: changeOver(comparison?.cells ?? []),
    level: levelOf(measurement?.cells ?? []),
  }
}

/** In the order of the settings; the engines that answered if the service chose them. */
function plannedEngines(outcome: Outcome): string[] {
  const planned = outcome.answers.engines.map(({ engine }) => engine)
  const known =
    planned.length > 0 ? outcome.engines.filter(engine => planned.includes(engine)) : outcome.engines
  return [...new Set([...known, ...planned, ...answeringEngines(outcome)])]
}

function answeringEngines({ measurement }: Outcome): string[] {
  return measurement?.engines.map(({ engine }) => engine) ?? []
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** Returns a gate with its outcome. */
export function contextOf(gate: DescribedGate): ReportContext {
  return { ...gate, outcome: gate.load() }
}

/** Tells the findings of a gate, each once. */
export function describeFindings(facts: Facts): GateText {
  const all = facts.findings.map(finding => ({ finding, words: wordsOf(finding.kind, finding, facts) }))
  const [first] = all
  if (first === undefined) throw new RangeError('a report has one finding at least')
  const { together, headlines, detail: own = [] } = first.words
  const detail = [...own, ...unaskedWords(facts, own.length > 0)]
  return {
    texts: all.map(each => toFindingText(each, each === first, facts)),
    mark: reportMark(first.finding, facts),
    headline: fitHeadline(together ?? headlines),
    detail: facts.failsCheck || first.finding.leadsTo !== 'fail' ? detail : withHarmless(detail),
  }
}

/** Returns how many questions were not asked because the run had reached its cost limit. */
function unaskedWords({ outcome }: Facts, follows: boolean): Line {
  const { answers } = outcome
  const unasked = answers.missing
    .filter(({ reason }) => reason.code === 'cost-limit')
    .reduce((sum, { count }) => sum + count, 0)
  if (unasked === 0) return []
  const words = `${unasked} of ${countOf(answers.planned, 'question')} ${unasked === 1 ? 'was' : 'were'} not asked`
  return [`${follows ? ' ' : ''}${words} (max-cost).`]
}

function withHarmless(detail: Line): Line {
  const harmless = 'This does not fail the check: fail-on does not list its verdict.'
  return detail.length === 0 ? [harmless] : [...detail, ' ', harmless]
}

function toFindingText(
  { finding, words }: { finding: Finding; words: Words },
  isFirst: boolean,
  facts: Facts,
): FindingText {
  const headline = fitHeadline(words.headlines)
  const title: Line = [...headline, '.']
  const { evidence } = words
  const { codes, brief = title, why = [], places = [] } = words
  return {
    ...{ finding, headline, brief, why, places, mark: markOf(finding) },
    codes: codes ?? [codeOf(finding, facts)],
    causes: words.causes ?? (evidence === undefined ? [] : isFirst ? evidence : under(title, evidence)),
  }
}

/** The headline of a finding has under it what the headline of the report leaves out. */
function under(title: Line, evidence: Card[]): Card[] {
  const [first, ...others] = evidence
  return first?.title.length === 0 ? [{ ...first, title }, ...others] : [{ title }, ...evidence]
}

const DESCRIBERS: FindingDescribers = { ...ON_CONTENT, ...ON_FACTS, ...ON_LIVE, ...ON_FAULTS, ...ON_STATE }

function wordsOf<K extends Finding['kind']>(kind: K, finding: FindingOf<K>, facts: Facts): Words {
  return DESCRIBERS[kind](finding, facts)
}

const MARKS_OF_STATUS = { pass: 'fail', fail: 'fail', error: 'error', inconclusive: 'warn' } as const

/** That of the first finding, and never that of a pass if the gate or the check fails, or if another finding warns. */
function reportMark(first: Finding, { findings, failsCheck, outcome }: Facts): Mark {
  const mark = markOf(first)
  const { status } = outcome.verdict
  if (mark !== 'pass' && mark !== 'report') return mark
  if (failsCheck || status !== 'pass') return MARKS_OF_STATUS[status]
  return findings.some(({ leadsTo }) => leadsTo === 'warn') ? 'warn' : mark
}

function markOf({ kind, leadsTo }: Finding): Mark {
  if (leadsTo === 'none') return kind === 'first-run' || kind === 'no-rule' ? 'report' : 'pass'
  return leadsTo === 'inconclusive' ? 'warn' : leadsTo
}

/** Returns the code of the rule that a finding leads by. */
function codeOf(finding: Finding, { outcome }: Facts): FindingText['codes'][0] {
  const kind = isContentLoss(finding) ? 'answers' : 'drop'
  const rule = rulesOf(outcome.verdict).find(
    rule => rule.kind === kind && rule.outcome !== 'pass' && rule.outcome === finding.leadsTo,
  )
  if (rule !== undefined) return codeOfRule(rule.rule)
  return finding.leadsTo === 'fail' ? 'AVG_FAILED' : 'AVG_INCONCLUSIVE'
}
