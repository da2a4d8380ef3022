/** What the answers of engines lost against earlier runs, and what they cite now. Pure. */
import {
  type CellRef,
  type ComparedCell,
  type ComparedRun,
  type Comparison,
  changeOver,
  keyOf,
  levelOf,
  pairCells,
} from '../comparison/comparison.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import { splitCountry } from '../embedded/engines/engine-names.ts'
import { type DropResults, type RuleResult, rulesOf } from '../gate/verdict.ts'
import { findBlind, findGrownSites, findReadEvidence } from './evidence.ts'
import type { DroppedValue, Finding, JudgedRun, LevelOverTime, Scope } from './finding.ts'
import { fallOf, isIn, keyOfScope, scopeOf, scopeOfDrop } from './scope.ts'

/** Greatest fall of the share of answers that does not show a drop. */
const LEVEL = 0.05
const WHOLE: Scope = { kind: 'whole' }

/** Returns the loss of a judged run: a sudden one, else one over several runs, else one that may be chance. */
export function findLive(run: JudgedRun): Finding[] {
  const { verdict, comparison } = run
  if (verdict.kind === 'blocked' || comparison === undefined) return []
  const drop = findDrop(verdict.rules, 'fail')
  if (drop !== undefined) return [dropped(run, comparison, drop, verdict.drops)]
  const decline = verdict.rules.find(rule => rule.kind === 'decline' && rule.outcome === 'fail')
  if (decline?.kind === 'decline' && decline.change !== undefined) {
    return declined(run, comparison, decline.change.since)
  }
  const doubt = findDrop(verdict.rules, 'inconclusive')
  if (doubt === undefined) return []
  const isTested = doubt.test !== undefined
  const scope = isOfShare(doubt) ? scopeOfDrop(comparison.cells, doubt.engines) : WHOLE
  const facts = liveFacts(comparison, scope, [])
  return [
    {
      ...facts,
      kind: 'may-be-chance',
      value: droppedValue(doubt, facts.change),
      certainty: isTested ? 'may-be-chance' : 'too-early',
      leadsTo: 'inconclusive',
      test: isTested ? 'suspicious' : 'untested',
    },
  ]
}

type Drop = Extract<RuleResult, { kind: 'drop' }>

/** The drop of the citation score says more than that of the number of engines. */
function findDrop(rules: readonly RuleResult[], outcome: 'fail' | 'inconclusive'): Drop | undefined {
  const drops = rules.filter(rule => rule.kind === 'drop' && rule.outcome === outcome)
  const found = drops.find(({ rule }) => rule === 'max-bcr-drop') ?? drops[0]
  return found?.kind === 'drop' ? found : undefined
}

function dropped(
  run: JudgedRun,
  comparison: Comparison,
  drop: Drop,
  drops: DropResults | undefined,
): Finding {
  const isOfEngines = drop.rule === 'max-cited-engines-drop'
  const scope = isOfShare(drop)
    ? scopeOfDrop(comparison.cells, isOfEngines ? drops?.lostEngines : drop.engines)
    : WHOLE
  const records = recordsIn(comparison, scope, run.answerRecords)
  const facts = {
    ...liveFacts(comparison, scope, findEvidence(comparison, records)),
    certainty: drops?.noise === 'tested' ? 'more-than-chance' : 'fact',
    leadsTo: 'fail',
  } as const
  if (scope.kind !== 'engine') return { ...facts, kind: 'dropped', value: droppedValue(drop, facts.change) }
  const blind = findBlind(records, comparison.runs)
  const answers = blind.reduce((sum, each) => sum + each.answers, 0)
  // Without any source, nothing is known of the brand.
  return answers > 0 && blind.length === new Set(records.map(({ engine }) => engine)).size
    ? {
        kind: 'engine-blind',
        certainty: 'more-than-chance',
        leadsTo: 'fail',
        cause: scope.engine,
        engine: scope.engine,
        answers,
      }
    : { ...facts, kind: 'engine-lost' }
}

function droppedValue(drop: Drop, change: ReturnType<typeof changeOver>): DroppedValue | undefined {
  if (isOfShare(drop) && change !== undefined && fallOf(change) > LEVEL) return undefined
  return { rule: drop.rule, subject: drop.subject, now: drop.observed, was: drop.baseline }
}

/** Tells whether a fall of the share of answers that cite is a fall of the value of the rule. */
function isOfShare({ rule }: Drop): boolean {
  return rule === 'max-bcr-drop' || rule === 'max-cited-engines-drop'
}

/** A fall that several runs show: the levels before the day and since, each over the same cells. */
function declined(run: JudgedRun, comparison: Comparison, since: string): Finding[] {
  const { reference, measurement } = comparison
  const isBefore = ({ createdAt }: ComparedRun) => createdAt !== undefined && createdAt < since
  const runs = {
    before: reference.filter(isBefore),
    since: [...reference.filter(each => !isBefore(each)), measurement],
  }
  const lower = new Map(pairCells(runs.since, measurement.cells).map(cell => [keyOf(cell), cell]))
  const cells = pairCells(runs.before, measurement.cells).flatMap(before => {
    const after = lower.get(keyOf(before))
    return after === undefined ? [] : [{ keyword: before.keyword, engine: before.engine, before, after }]
  })
  const levelsIn = (part: Readonly<typeof cells>, engine: string | undefined): LevelOverTime | undefined => {
    const [before, after] = [
      changeOver(part.map(cell => cell.before)),
      changeOver(part.map(cell => cell.after)),
    ]
    return before && after && { engine, before: before.was.share, since: after.was.share, now: after.now }
  }
  const scope = scopeOf(cells, part => {
    const levels = levelsIn(part, undefined)
    const { before = 0, since: now = 0 } = levels ?? {}
    return (
      levels && {
        now: { ...levels.now, cited: now * levels.now.answers, share: now },
        was: { usually: before * levels.now.answers, share: before },
      }
    )
  })
  const levels = levelsIn(
    cells.filter(({ engine }) => isIn(scope, engine)),
    undefined,
  )
  if (levels === undefined) return []
  const ids = [...new Set(cells.map(({ engine }) => splitCountry(engine).id))]
  const ofEngine = (id: string) => cells.filter(({ engine }) => splitCountry(engine).id === id)
  const records = recordsIn(comparison, scope, run.answerRecords)
  return [
    {
      ...liveFacts(comparison, scope, findEvidence({ ...comparison, runs: runs.before }, records)),
      kind: 'declined',
      certainty: 'more-than-chance',
      leadsTo: 'fail',
      ...{ since, levels },
      runs: { before: runs.before.length, since: runs.since.length },
      lastBefore: runs.before.at(-1)?.createdAt ?? since,
      parts: [
        ...(ids.length > 1 ? ids.flatMap(id => levelsIn(ofEngine(id), id) ?? []) : []),
        ...[levelsIn(cells, undefined)].flatMap(part => part ?? []),
      ],
    },
  ]
}

function liveFacts<E>(comparison: Comparison, scope: Scope, evidence: E) {
  const cells = comparison.cells.filter(({ engine }) => isIn(scope, engine))
  return {
    ...{ scope, evidence },
    cause: keyOfScope(scope),
    cells: cells.map(({ keyword, engine }): CellRef => ({ keyword, engine })),
    change: changeOver(cells),
  }
}

/** The answers in a scope, as far as they are compared. */
function recordsIn({ cells }: Comparison, scope: Scope, records: readonly AnswerRecord[]): AnswerRecord[] {
  const compared = new Set(cells.map(keyOf))
  return records.filter(record => isIn(scope, record.engine) && compared.has(keyOf(record)))
}

function findEvidence({ runs }: Pick<Comparison, 'runs'>, records: readonly AnswerRecord[]) {
  return [...findReadEvidence(records, runs), ...findGrownSites(records, runs).slice(0, 1)]
}

/** Returns the site that is newly cited more than the brand, where no rule failed: else it is evidence of the loss. */
export function findCompetitor({ verdict, comparison, answerRecords }: JudgedRun): Finding[] {
  if (comparison === undefined || rulesOf(verdict).some(({ outcome }) => outcome === 'fail')) return []
  const own = changeOver(comparison.cells)
  if (own === undefined) return []
  const records = recordsIn(comparison, { kind: 'whole' }, answerRecords)
  const site = findGrownSites(records, comparison.runs).find(
    ({ answers, usually = 0 }) => answers > own.now.cited && usually < own.was.usually,
  )
  if (site === undefined) return []
  return [
    {
      kind: 'competitor-ahead',
      certainty: 'more-than-chance',
      leadsTo: 'warn',
      cause: site.domain,
      site,
      own: own.now,
    },
  ]
}

/** Returns the engines that answer without any source, where no rule failed by it. */
export function findBlindEngines({ verdict, comparison, answerRecords }: JudgedRun): Finding[] {
  if (verdict.kind === 'blocked' || comparison === undefined) return []
  const blind = findBlind(answerRecords, comparison.runs)
  return Array.from(
    Map.groupBy(blind, ({ engine }) => splitCountry(engine).id),
    ([engine, places]): Finding => ({
      kind: 'engine-blind',
      certainty: 'more-than-chance',
      leadsTo: 'warn',
      cause: engine,
      engine,
      answers: places.reduce((sum, { answers }) => sum + answers, 0),
    }),
  )
}

/** Returns the keywords that no answer cites the brand for. */
export function listUncited(cells: readonly Pick<ComparedCell, 'now'>['now'][]) {
  return [...Map.groupBy(cells, ({ keyword }) => keyword)].flatMap(([keyword, ofKeyword]) => {
    const level = levelOf(ofKeyword)
    return keyword === undefined || level === undefined || level.cited > 0
      ? []
      : [{ keyword, answers: level.answers }]
  })
}
