/** Finds what a person must know about a run, the most important first. Pure. */

import type { MissingBaseline } from '../comparison/baseline.ts'
import { changeOver, levelOf } from '../comparison/comparison.ts'
import { isIn } from '../comparison/scope.ts'
import { vendorOf } from '../engines/engine-names.ts'
import type { Warning } from '../errors/warnings.ts'
import { listWrongAnswers } from '../facts/wrong-answers.ts'
import { failsRun } from '../gate/relapses.ts'
import {
  type Blocker,
  findMissingBaseline,
  listLosses,
  listRelapses,
  listRules,
  namesBaseline,
  type SilentEngine,
  type Verdict,
} from '../gate/verdict.ts'
import { sum } from '../lib/numbers.ts'
import { findContent, isContentLoss, splitAccepted } from './content-findings.ts'
import type { Finding } from './finding.ts'
import { findCompetitor, findLive, type JudgedRun } from './live-findings.ts'

/** What decides the verdict comes first. */
const LEADS_TO = ['fail', 'error', 'inconclusive', 'warn', 'none'] as const satisfies Finding['leadsTo'][]
type LeadsTo = (typeof LEADS_TO)[number]

/** The order of findings that lead to the same verdict. */
const FINDING_KINDS = [
  'incident',
  'not-recorded',
  'engine-silent',
  'page-gone',
  'page-hidden',
  'answer-lost',
  'value-gone',
  'fact-wrong',
  'dropped',
  'engine-lost',
  'declined',
  'floor-broken',
  'may-be-chance',
  'answer-weaker',
  'not-judged',
  'config-changed',
  'host-blocks',
  'still-low',
  'fact-settling',
  'loss-unseen',
  'competitor-ahead',
  'back',
  'loss-accepted',
  'answer-new',
  'first-run',
  'no-rule',
  'unchanged',
] as const satisfies Finding['kind'][]

/**
 * Returns the findings of a run: at least one. The reasons of the verdict come first, then losses of the pages that engines
 * cite most, then the order of the kinds. No two have the same cause.
 */
export function findFindings(run: JudgedRun): Finding[] {
  const live = findLive(run)
  const changes = run.verdict.kind === 'judged' ? (run.baseline?.content?.keywords ?? []) : []
  const { open, accepted } = splitAccepted(changes, run.verdict)
  const content = findContent(open)
  const facts = findFacts(run)
  const found = [
    ...findIncidents(run),
    ...findUnrecorded(run.verdict),
    ...findSilent(run.verdict),
    ...content,
    ...accepted,
    ...facts,
    ...live,
    ...findUnseen(run.verdict),
    ...findBroken(run, [...content, ...facts, ...live]),
    ...findCompetitor(run),
    ...findWarnings(run),
    ...findConfigChanges(run),
    ...findHost(run),
  ]
  const isStale = (finding: Finding) =>
    finding.kind === 'not-judged' &&
    finding.warning.code === 'AVG_OWNER_MISSING' &&
    !run.failures?.includes('owner-missing')
  const needsState = found.every(finding => isSideFinding(finding) || isStale(finding))
  const findings = needsState ? [...found, ...findState(run)] : found
  const citations = new Map(run.baseline?.content?.stakes?.map(({ path, answers }) => [path, answers]))
  const citationsOf = (finding: Finding) => (isContentLoss(finding) ? (citations.get(finding.path) ?? 0) : 0)
  const rankOf = (finding: Finding) =>
    FINDING_KINDS.indexOf(citationsOf(finding) > 0 ? 'page-gone' : finding.kind)
  // A line that names a wrong page stays wrong in every later run, so what this run found comes first.
  return findings.toSorted(
    (a, b) =>
      Number(isStale(a)) - Number(isStale(b)) ||
      LEADS_TO.indexOf(a.leadsTo) - LEADS_TO.indexOf(b.leadsTo) ||
      rankOf(a) - rankOf(b) ||
      citationsOf(b) - citationsOf(a),
  )
}

/** Returns whether the only failure is a loss that an earlier run reported. */
export function wasReportedBefore(failing: readonly Finding[]): boolean {
  return (
    failing.length > 0 &&
    failing.every(finding => finding.kind === 'declined' && finding.reportedOn !== undefined)
  )
}

function isSideFinding({ kind, leadsTo }: Finding): boolean {
  if (kind === 'fact-wrong' || kind === 'fact-settling') return leadsTo === 'none'
  return leadsTo !== 'fail' && ['config-changed', 'engine-silent', 'host-blocks'].includes(kind)
}

/** Returns one finding for each fact and consequence: engines with a relapse are separate from engines that were wrong before. */
function findFacts({ verdict, baseline, answerRecords }: JudgedRun): Finding[] {
  if (verdict.kind !== 'judged') return []
  const relapsed = listRelapses(verdict)
  const isRelapsed = (fact: string, engine: string) =>
    relapsed.some(each => each.fact === fact && each.engine === engine && failsRun(each))
  const wrong = [...(baseline?.content?.facts ?? []), ...listWrongAnswers(answerRecords)].map(sentence => {
    const { fact, isByEdit, answers } = sentence
    const fails = answers ? isRelapsed(fact, answers.engine) : sentence.isSure
    const leadsTo = isByEdit ? ('none' as const) : fails ? ('fail' as const) : ('warn' as const)
    return { sentence, fact, leadsTo, cause: `${answers ? 'answers' : 'pages'}·${leadsTo}·${fact}` }
  })
  const isWrong = ({ fact, engine }: { fact: string; engine: string }) =>
    wrong.some(({ sentence }) => sentence.fact === fact && sentence.answers?.engine === engine)
  const settled = relapsed
    .filter(relapse => !isWrong(relapse))
    .map((relapse): Finding => {
      const leadsTo = relapse.state === 'ended' ? 'none' : 'warn'
      return { ...asFact('fact-settling', leadsTo, `${relapse.fact}·${relapse.engine}`), ...relapse }
    })
  const found = [...Map.groupBy(wrong, ({ cause }) => cause).values()].flatMap(all =>
    all.slice(0, 1).map(({ fact, leadsTo, cause }): Finding => {
      const sentences = all.map(({ sentence }) => sentence)
      return { ...asFact('fact-wrong', leadsTo, cause), fact, sentences }
    }),
  )
  return [...found, ...settled]
}

function asFact<K extends Finding['kind'], T extends LeadsTo>(kind: K, leadsTo: T, cause: string) {
  return { kind, certainty: 'fact', leadsTo, cause } as const
}

function findIncidents({ verdict, measurement }: JudgedRun): Finding[] {
  if (verdict.kind !== 'blocked') return []
  const { blocker, status } = verdict
  const isPartly = measurement !== undefined
  return [{ ...asFact('incident', status, causeOf(blocker)), blocker, isPartly }]
}

function causeOf(blocker: Blocker): string {
  if ('code' in blocker) return blocker.code
  return blocker.kind === 'service'
    ? `service·${blocker.details.kind}·${blocker.details.status ?? ''}`
    : blocker.kind
}

function findUnrecorded({ kind, recording, isAcceptLost: isAccepting }: Verdict): Finding[] {
  const isAcceptLost = isAccepting === true
  const isLost = recording?.kind === 'failed' && kind === 'judged'
  if (!isAcceptLost && !isLost) return []
  const why = recording?.kind === 'failed' ? recording.why : undefined
  const leadsTo = isAcceptLost ? 'error' : 'inconclusive'
  return [{ ...asFact('not-recorded', leadsTo, 'not-recorded'), why, isAcceptLost }]
}

function findSilent(verdict: Verdict): Finding[] {
  if (verdict.kind === 'blocked') return []
  const groups = Map.groupBy(verdict.silentEngines, ({ engine, reason, isOptional, evaluated }) =>
    [vendorOf(engine), reason?.code ?? '', isOptional, ...(evaluated > 0 ? ['few'] : [])].join('·'),
  )
  return [...groups].map(([cause, engines]): Finding => {
    const [first] = engines
    return {
      ...asFact('engine-silent', worstOf(engines), cause),
      engines: engines.map(({ engine }) => engine),
      planned: sum(engines.map(({ planned }) => planned)),
      evaluated: sum(engines.map(({ evaluated }) => evaluated)),
      reason: first?.reason,
      isOptional: first?.isOptional ?? false,
    }
  })
}

function worstOf(engines: readonly SilentEngine[]): LeadsTo {
  return LEADS_TO.find(leadsTo => engines.some(engine => engine.leadsTo === leadsTo)) ?? 'warn'
}

/** Returns the open losses that this run cannot show. Losses of a silent engine are reported with the engine. */
function findUnseen(verdict: Verdict): Finding[] {
  const silent = verdict.kind === 'judged' ? verdict.silentEngines : []
  return listLosses(verdict)
    .filter(
      ({ state, scope }) => state === 'not-measured' && !silent.some(({ engine }) => isIn(scope, engine)),
    )
    .map(loss => ({
      ...asFact('loss-unseen', 'warn', `unseen·${loss.since}`),
      loss,
      missing: findMissingBaseline(verdict),
    }))
}

function findBroken({ verdict, measurement }: JudgedRun, findings: readonly Finding[]): Finding[] {
  const level = levelOf(measurement?.cells ?? [])
  return listRules(verdict).flatMap((rule): Finding[] => {
    if (rule.outcome === 'pass' || rule.outcome === 'warn') return []
    const leadsTo = rule.outcome === 'fail' ? 'fail' : 'inconclusive'
    const isLevel = rule.kind === 'floor' || rule.kind === 'required-engines'
    // If two rules are about one loss, the finding has the deciding rule.
    const isReported = findings.some(finding => finding.leadsTo === leadsTo || finding.leadsTo === 'fail')
    if (!isLevel && isReported) return []
    return [{ ...asFact('floor-broken', leadsTo, rule.rule), rule, level }]
  })
}

/** Returns what the comparison of pages could not judge. Equal builds are not a finding, because both may be right. */
function findWarnings({ verdict, baseline }: JudgedRun): Finding[] {
  const warnings = verdict.kind === 'judged' ? (baseline?.content?.warnings ?? []) : []
  const canFail = listRules(verdict).some(({ kind }) => !['answers', 'drop', 'completeness'].includes(kind))
  return warnings
    .filter(({ code }) => code !== 'AVG_SAME_BUILD' && !(code === 'AVG_FAILS_NOTHING' && canFail))
    .map(warning => ({
      ...asFact('not-judged', leavesUnjudged(warning) ? 'warn' : 'none', warning.code),
      warning,
    }))
}

/** Returns whether a warning concerns this change. A page that the change renames was judged; only later runs miss it. */
export function leavesUnjudged(warning: Warning): boolean {
  return warning.code !== 'AVG_OWNER_MISSING' || warning.owners.some(({ isRenamed }) => !isRenamed)
}

function findConfigChanges({ configChanges = [] }: JudgedRun): Finding[] {
  if (configChanges.length === 0) return []
  const cause = configChanges.map(({ path }) => path).join()
  return [{ ...asFact('config-changed', 'warn', cause), files: configChanges }]
}

function findHost({ hostBlocks }: JudgedRun): Finding[] {
  if (hostBlocks === undefined) return []
  return [{ ...asFact('host-blocks', 'warn', hostBlocks.url), ...hostBlocks }]
}

/** Reasons for a missing baseline that do not go away on their own. */
const LASTING: readonly MissingBaseline['kind'][] = [
  'unreadable',
  'no-commit-before-push',
  'no-base-for-event',
]

function findState({ verdict, measurement, comparison }: JudgedRun): Finding[] {
  if (verdict.kind === 'blocked') return []
  const level = levelOf(measurement?.cells ?? [])
  if (verdict.reportOnly) return [{ ...asFact('no-rule', 'none', ''), level }]
  const missing = 'missing' in verdict.baseline ? verdict.baseline.missing : undefined
  if (missing === undefined || !namesBaseline(verdict)) {
    const change = changeOver(comparison?.cells ?? [])
    return [{ ...asFact('unchanged', 'none', ''), change, level }]
  }
  const leadsTo = LASTING.includes(missing.kind) ? 'warn' : 'none'
  return [{ kind: 'first-run', certainty: 'too-early', leadsTo, cause: missing.kind, level, missing }]
}
