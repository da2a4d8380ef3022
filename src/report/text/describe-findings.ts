/** Describes each gate in words, once per run. */
import { changeOver, levelOf } from '../../comparison/comparison.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { isContentLoss } from '../../findings/content-findings.ts'
import { findFindings } from '../../findings/find-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import { listRules } from '../../gate/verdict.ts'
import type { Card, Line, Mark } from '../../lib/document/blocks.ts'
import { joinLines } from '../../lib/document/build-blocks.ts'
import { sum } from '../../lib/numbers.ts'
import type { Outcome } from '../outcome.ts'
import { createNames } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'
import { fitHeadline, sentences } from '../words/phrases.ts'
import { codeOfRule } from '../words/rules.ts'
import { CONTENT_DESCRIBERS } from './content.ts'
import { FACT_DESCRIBERS } from './facts.ts'
import { FAULT_DESCRIBERS } from './faults.ts'
import type {
  DescribedGate,
  FindingContext,
  FindingDescribers,
  FindingOf,
  FindingText,
  GateText,
  ReportContext,
  Wording,
} from './finding-text.ts'
import { addOtherLoss, LIVE_DESCRIBERS } from './live.ts'
import { STATE_DESCRIBERS } from './state.ts'

/** Describes a gate. `load` returns the outcome again. */
export function describeGate(outcome: Outcome, load = () => outcome): DescribedGate {
  const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline, run } = outcome
  const engines = plannedEngines(outcome)
  const context = {
    findings: findFindings(outcome),
    engines,
    failsCheck: failures.length > 0,
    names: createNames(brand, [...outcome.engines, ...answeringEngines(outcome)]),
  }
  const engineCountries = engines.flatMap(engine => splitCountry(engine).country ?? [])
  return {
    key,
    brand,
    verdict,
    failures,
    load,
    ...context,
    ...describeFindings({ ...context, outcome }),
    countries: [...new Set([...(fingerprint['country'] ?? []), ...engineCountries])].filter(isCountry),
    finishedAt: run.finishedAt,
    isMeasured: measurement !== undefined,
    isContent: baseline?.content !== undefined,
    change: changeOver(comparison?.cells ?? []),
    engineLevels: Array.from(Map.groupBy(engines, context.names.engine), ([name, own]) => ({
      name,
      engines: own,
      change: changeOver((comparison?.cells ?? []).filter(({ engine }) => own.includes(engine))),
      level: levelOf((measurement?.cells ?? []).filter(({ engine }) => own.includes(engine))),
    })),
  }
}

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

/** Describes the findings of a gate, each once. */
export function describeFindings(context: FindingContext): GateText {
  const all = context.findings.map(finding => ({
    finding,
    wording: describeFinding(finding.kind, finding, context),
  }))
  const [first] = all
  if (first === undefined) throw new RangeError('a report has one finding at least')
  const { together, headlines, detail: own = [] } = first.wording
  const isHarmless = first.finding.leadsTo === 'fail' && !context.failsCheck
  const notes = [describeUnasked(context), isHarmless ? HARMLESS : '']
  return {
    texts: all.map(each => toFindingText(each, each === first, context)),
    mark: reportMark(first.finding, context),
    headline: fitHeadline(addOtherLoss(together ?? headlines, context)),
    detail: joinLines(
      [own, ...notes.map(note => sentences(note))].filter(part => part.length > 0),
      ' ',
    ),
  }
}

/** Returns how many questions were not asked because the run had reached its cost limit. */
function describeUnasked({ outcome: { answers } }: FindingContext): string {
  const missing = answers.missing.filter(({ reason }) => reason.code === 'cost-limit')
  const unasked = sum(missing.map(({ count }) => count))
  if (unasked === 0) return ''
  return `${unasked} of ${countOf(answers.planned, 'question')} ${unasked === 1 ? 'was' : 'were'} not asked (max-cost).`
}

const HARMLESS = 'This does not fail the check: fail-on does not list its verdict.'

function toFindingText(
  { finding, wording }: { finding: Finding; wording: Wording },
  isFirst: boolean,
  context: FindingContext,
): FindingText {
  const headline = fitHeadline(wording.headlines)
  const title: Line = [...headline, '.']
  const { codes, brief = title, why = [], places = [] } = wording
  return {
    finding,
    headline,
    brief,
    why,
    places,
    mark: markOf(finding),
    codes: codes ?? [codeOf(finding, context)],
    causes: listCauses(wording, title, isFirst),
  }
}

function listCauses({ causes, evidence }: Wording, title: Line, isFirst: boolean): Card[] {
  if (causes !== undefined) return causes
  if (evidence === undefined) return []
  return isFirst ? evidence : addTitle(title, evidence)
}

function addTitle(title: Line, cards: Card[]): Card[] {
  const [first, ...others] = cards
  return first?.title.length === 0 ? [{ ...first, title }, ...others] : [{ title }, ...cards]
}

const DESCRIBERS: FindingDescribers = {
  ...CONTENT_DESCRIBERS,
  ...FACT_DESCRIBERS,
  ...LIVE_DESCRIBERS,
  ...FAULT_DESCRIBERS,
  ...STATE_DESCRIBERS,
}

function describeFinding<K extends Finding['kind']>(
  kind: K,
  finding: FindingOf<K>,
  context: FindingContext,
): Wording {
  return DESCRIBERS[kind](finding, context)
}

const MARKS_OF_STATUS = { pass: 'fail', fail: 'fail', error: 'error', inconclusive: 'warn' } as const

/** Returns the mark of the first finding; never that of a pass if the gate or the check fails or another finding warns. */
function reportMark(first: Finding, { findings, failsCheck, outcome }: FindingContext): Mark {
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

function codeOf(finding: Finding, { outcome }: FindingContext): FindingText['codes'][0] {
  const kind = isContentLoss(finding) ? 'answers' : 'drop'
  const rule = listRules(outcome.verdict).find(
    rule => rule.kind === kind && rule.outcome !== 'pass' && rule.outcome === finding.leadsTo,
  )
  if (rule !== undefined) return codeOfRule(rule.rule)
  return finding.leadsTo === 'fail' ? 'AVG_FAILED' : 'AVG_INCONCLUSIVE'
}
