/** Tells a gate in words, once a run. */
import { changeOver, levelOf } from '../../comparison/comparison.ts'
import type { Scope } from '../../comparison/scope.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import { findFindings } from '../../findings/find-findings.ts'
import type { Finding } from '../../findings/finding.ts'
import { type RuleResult, rulesOf } from '../../gate/verdict.ts'
import type { Card, Line } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { plainLine } from '../../lib/escape.ts'
import { describeLoss } from '../document/content-causes.ts'
import { answeringEngines, plannedEngines, type ReportContext } from '../document/context.ts'
import { blockerWords, codesOfFault, serviceFault, silentSentence } from '../document/faults.ts'
import { entriesOf } from '../document/first-screen.ts'
import { type ContentLoss, headlineOf, isContentLoss, markOf, reportMark } from '../document/headline.ts'
import { createNames } from '../document/names.ts'
import { countsOf, usually } from '../document/phrases.ts'
import { secondLine, togetherSentence } from '../document/second-line.ts'
import { describeDoubt } from '../messages/pages.ts'
import { codeOfRule } from '../messages/rules.ts'
import type { Outcome } from '../outcome.ts'
import { NAME_LENGTH } from '../words.ts'
import type { Facts, Told, ToldGate, ToldHead, ToldPlace } from './told.ts'

/** Tells a gate. `load` returns the outcome again. */
export function tellGate(outcome: Outcome, load = () => outcome): ToldGate {
  const { brand, key, fingerprint, verdict, failures, measurement, comparison, baseline, run } = outcome
  const engines = plannedEngines(outcome)
  const { outcome: _, ...facts } = {
    ...{ outcome, findings: findFindings(outcome), engines, failsCheck: failures.length > 0 },
    names: createNames(brand, [...outcome.engines, ...answeringEngines(outcome)]),
  }
  const ofEngines = engines.flatMap(engine => splitCountry(engine).country ?? [])
  return {
    ...{ key, brand, verdict, failures, load, ...facts, ...tell({ ...facts, outcome }) },
    countries: [...new Set([...(fingerprint['country'] ?? []), ...ofEngines])].filter(isCountry),
    ...{ finishedAt: run.finishedAt, documents: run.documents },
    isMeasured: measurement !== undefined,
    isContent: baseline?.content !== undefined,
    change: changeOver(comparison?.cells ?? []),
    level: levelOf(measurement?.cells ?? []),
  }
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** Returns a gate with its outcome. */
export function contextOf(gate: ToldGate): ReportContext {
  return { ...gate, outcome: gate.load() }
}

/** Tells the findings of a gate, each once. */
export function tell(facts: Facts): ToldHead {
  return {
    told: facts.findings.map(finding => tellFinding(finding, facts)),
    mark: reportMark(facts),
    headline: headlineOf(facts),
    detail: secondLine(facts),
  }
}

function tellFinding(finding: Finding, facts: Facts): Told {
  const headline = headlineOf({ ...facts, findings: [finding] })
  const causes = entriesOf(finding, headline, facts)
  return {
    ...{ finding, headline, causes, mark: markOf(finding) },
    codes: codesOf(finding, facts),
    brief: briefOf(finding, causes[0], headline, facts),
    why: whyOf(finding, facts),
    places: isContentLoss(finding) ? placesOf(finding, facts.outcome.run) : [],
  }
}

function codesOf(finding: Finding, facts: Facts): Told['codes'] {
  switch (finding.kind) {
    case 'incident':
    case 'engine-silent':
      return codesOfFault(finding, facts)
    case 'not-judged':
      return [describeDoubt(finding.doubt).code]
    case 'floor-broken':
      return [codeOfRule(finding.rule.rule)]
    default: {
      const rule = rulesOf(facts.outcome.verdict).find(result => decides(result, finding))
      if (rule !== undefined) return [codeOfRule(rule.rule)]
      return [finding.leadsTo === 'fail' ? 'AVG_FAILED' : 'AVG_INCONCLUSIVE']
    }
  }
}

function whyOf(finding: Finding, { outcome: { run } }: Facts): Line {
  if (finding.kind === 'incident') return blockerWords(finding.blocker)
  if (finding.kind === 'not-judged') return [{ name: describeDoubt(finding.doubt).text, most: 1000 }]
  return isContentLoss(finding) ? describeLoss(finding, run).why : []
}

function briefOf(finding: Finding, cause: Card | undefined, headline: Line, facts: Facts): Line {
  if (finding.kind === 'incident' && finding.blocker.kind === 'service') {
    const { kind, status } = finding.blocker.facts
    return [serviceFault(kind, status)]
  }
  if (finding.kind === 'incident') return headline
  if (finding.kind === 'engine-silent') return [silentSentence(finding, facts)]
  if (isContentLoss(finding)) return cause?.title ?? []
  return 'scope' in finding ? fallOf(finding, facts) : [...headline, '.']
}

function fallOf({ kind, scope, change }: Extract<Finding, { scope: Scope }>, facts: Facts): Line {
  if (scope.kind === 'engine') {
    const counts =
      change === undefined
        ? 'less than before'
        : `in ${countsOf(change.now)} answers, usually in ${usually(change.was.usually)}`
    return [`${facts.names.engine(scope.engine)} cites it ${counts}.`]
  }
  if (kind === 'declined') return ['It has been cited less for several runs.']
  return [togetherSentence(scope, facts) || 'It is cited less than before.']
}

/** Tells whether a rule is what a finding leads by. */
function decides({ kind, outcome }: RuleResult, finding: Finding): boolean {
  const isOfKind = kind === (isContentLoss(finding) ? 'answers' : 'drop')
  return isOfKind && outcome !== 'pass' && finding.leadsTo === outcome
}

function placesOf(finding: ContentLoss, run: Outcome['run']): ToldPlace[] {
  const { why, todo = [] } = describeLoss(finding, run)
  const verb = finding.kind === 'answer-weaker' ? 'has a weaker answer' : 'lost its answer'
  return finding.questions.map(({ question, before }) => {
    const said = before === undefined ? '' : `Before: “${plainLine(before.text, NAME_LENGTH)}”`
    const lost = `“${plainLine(question, NAME_LENGTH)}” ${verb}.`
    return {
      question,
      text: [lost, said, plainOf(why), plainOf(todo)].filter(part => part !== '').join(' '),
      ...lineOf(finding),
    }
  })
}

/** The line that hides a page, else where the lost text stood, in a file that is there. */
function lineOf(finding: ContentLoss): Pick<ToldPlace, 'path' | 'line'> {
  const [reason] = finding.kind === 'page-hidden' ? finding.reasons : []
  if (reason !== undefined) return { path: reason.file, line: reason.line }
  for (const { path, now } of finding.removed) {
    // Where nothing took its place, the line before it.
    if (now !== undefined) return { path, line: Math.max(1, Math.min(now.from, now.to)) }
  }
  return { path: finding.path, line: finding.kind === 'answer-lost' ? 1 : undefined }
}
