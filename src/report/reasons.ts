/** Why a run is no plain pass, and why its step fails: the findings of its report, each with its code. */

import type { Finding } from '../findings/finding.ts'
import { type RuleResult, rulesOf } from '../gate/verdict.ts'
import { createContext, type ReportContext } from './document/context.ts'
import { codeOfSilent, remedyOf } from './document/faults.ts'
import { headlineOf, isContentLoss, textOfFinding } from './document/headline.ts'
import { nextRun } from './document/phrases.ts'
import { plainOf } from './document/plain-text.ts'
import { secondLine } from './document/second-line.ts'
import { describeMissing } from './messages/baseline.ts'
import { describeBlocker } from './messages/gate.ts'
import { formatMessage, type Message } from './messages/message.ts'
import { describeDoubt } from './messages/pages.ts'
import { codeOfRule } from './messages/rules.ts'
import type { Outcome } from './outcome.ts'

/** Returns the findings that ask for attention, the most important first; empty for a plain pass. */
export function listReasons(context: ReportContext): Message[] {
  const shown = context.findings.filter(({ leadsTo }) => leadsTo !== 'none')
  return shown.map(finding => describeFinding(finding, context))
}

/** Returns why the step fails, the most important reason first. */
export function listFailures(outcome: Outcome): Message[] {
  const { failures, verdict } = outcome
  const noBaseline: Message[] =
    failures.includes('no-baseline') && 'missing' in verdict.baseline
      ? [
          {
            code: 'AVG_BASELINE_MISSING',
            text: `There is no baseline (${describeMissing(verdict.baseline.missing)}), and fail-on lists no-baseline.`,
          },
        ]
      : []
  const failing = failures.some(failure => failure !== 'no-baseline')
    ? listReasons(createContext(outcome))
    : []
  return [...failing, ...noBaseline]
}

/** Returns why the step fails, one line for each reason. */
export function describeFailures(outcome: Outcome): string {
  return listFailures(outcome).map(formatMessage).join('\n')
}

/** Returns why an inconclusive verdict does not fail the step: the headline, and the line below it. */
export function describeInconclusive(outcome: Outcome): string {
  const context = createContext(outcome)
  return formatMessage({
    code: 'AVG_INCONCLUSIVE',
    text: `${headlineSentence(context)} ${plainOf(secondLine(context))}`,
  })
}

/** Returns the result of the run in one line for the log. */
export function summarize(outcome: Outcome): string {
  return `Verdict: ${outcome.verdict.status}. ${headlineSentence(createContext(outcome))}`
}

/** Returns the headline as a sentence. */
export function headlineSentence(context: ReportContext): string {
  return `${plainOf(headlineOf(context))}.`
}

/** Returns a finding as a message: with its code, and what to do where an engine is silent. */
export function describeFinding(finding: Finding, context: ReportContext): Message {
  const text = `${textOfFinding(finding, context)}.`
  if (finding.kind === 'incident') {
    const blocked = describeBlocker(finding.blocker)
    return { code: blocked.code, text: `${text} ${blocked.text}` }
  }
  if (finding.kind === 'not-judged') return describeDoubt(finding.doubt)
  const todo =
    finding.kind === 'engine-silent'
      ? remedyOf(finding.reason, { engine: undefined, next: nextRun(context.outcome) })
      : undefined
  return { code: codeOf(finding, context), text: todo === undefined ? text : `${text} ${plainOf(todo)}` }
}

function codeOf(
  finding: Exclude<Finding, { kind: 'incident' | 'not-judged' }>,
  { outcome: { verdict } }: ReportContext,
): Message['code'] {
  if (finding.kind === 'engine-silent') return codeOfSilent(finding)
  if (finding.kind === 'floor-broken') return codeOfRule(finding.rule.rule)
  const rule = rulesOf(verdict).find(result => decides(result, finding))
  if (rule !== undefined) return codeOfRule(rule.rule)
  return finding.leadsTo === 'fail' ? 'AVG_FAILED' : 'AVG_INCONCLUSIVE'
}

/** Tells whether a rule is what a finding leads by. */
function decides({ kind, outcome }: RuleResult, finding: Finding): boolean {
  const isOfKind = kind === (isContentLoss(finding) ? 'answers' : 'drop')
  return isOfKind && outcome !== 'pass' && finding.leadsTo === outcome
}
