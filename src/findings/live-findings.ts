/** What the answers of engines lost against earlier runs: the smallest part that tells the truth, and what is cited there now. Pure. */
import {
  type CellRef,
  type Change,
  type ComparedCell,
  type Comparison,
  changeOver,
  keyOf,
  levelOf,
} from '../comparison/comparison.ts'
import { splitCountry } from '../embedded/engines/engine-names.ts'
import { type JudgedVerdict, type RuleResult, rulesOf } from '../gate/verdict.ts'
import { findReadEvidence, findSites } from './evidence.ts'
import type { JudgedRun } from './find-findings.ts'
import type { Finding, Scope } from './finding.ts'

/** A part that carries this share of the lost citations is the subject. */
const MOST_OF_THE_LOSS = 0.8
/** Greatest fall of the share of answers by which the rest is as before. */
const SAME = 0.05
/** Highest probability of a site's answers under its usual share at which it is told. */
const SURELY_MORE = 0.02

/** Returns the drops and declines of a judged run. */
export function findLive(run: JudgedRun): Finding[] {
  const { verdict, comparison } = run
  if (verdict.kind === 'blocked' || comparison === undefined) return []
  const drop = findDrop(verdict.rules, 'fail')
  if (drop !== undefined) return [dropped(run, verdict, comparison, drop)]
  const decline = verdict.rules.find(rule => rule.kind === 'decline' && rule.outcome === 'fail')
  if (decline?.kind === 'decline' && decline.change !== undefined) {
    return [declined(run, comparison, decline.change.since)]
  }
  const doubt = findDrop(verdict.rules, 'inconclusive')
  if (doubt === undefined) return []
  const scope = scopeOf(comparison, doubt.engines)
  return [
    {
      ...liveFacts(run, comparison, scope),
      kind: 'may-be-chance',
      certainty: doubt.test === undefined ? 'too-early' : 'may-be-chance',
      leadsTo: 'inconclusive',
      test: doubt.test === undefined ? 'untested' : 'suspicious',
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

function dropped(run: JudgedRun, verdict: JudgedVerdict, comparison: Comparison, drop: Drop): Finding {
  const scope = scopeOf(comparison, drop.engines)
  const facts = liveFacts(run, comparison, scope)
  return {
    ...facts,
    kind: scope.kind === 'engine' ? 'engine-lost' : 'dropped',
    certainty: verdict.drops?.noise === 'tested' ? 'more-than-chance' : 'fact',
    leadsTo: 'fail',
  }
}

function declined(run: JudgedRun, comparison: Comparison, since: string): Finding {
  const { cells, reference } = comparison
  const isCompared = new Set(cells.map(keyOf))
  const shareIn = (runs: readonly Pick<Comparison['measurement'], 'cells'>[]) =>
    levelOf(runs.flatMap(each => each.cells.filter(cell => isCompared.has(keyOf(cell)))))?.share ?? 0
  const isBefore = ({ createdAt = '' }: { createdAt?: string | undefined }) => createdAt < since
  const scope: Scope = { kind: 'whole' }
  return {
    ...liveFacts(run, comparison, scope),
    kind: 'declined',
    certainty: 'more-than-chance',
    leadsTo: 'fail',
    since,
    before: shareIn(reference.filter(isBefore)),
    sinceThen: shareIn([...reference.filter(each => !isBefore(each)), comparison.measurement]),
  }
}

function liveFacts(run: JudgedRun, comparison: Comparison, scope: Scope) {
  const inScope = comparison.cells.filter(cell => isIn(scope, cell))
  const engines = new Set(inScope.map(({ engine }) => engine))
  return {
    scope,
    cause: scopeKey(scope),
    cells: inScope.map(({ keyword, engine }): CellRef => ({ keyword, engine })),
    change: changeOver(inScope),
    evidence: [
      ...findReadEvidence(run.answerRecords, comparison, engines),
      ...findSites(run.answerRecords, comparison, engines).slice(0, 1),
    ],
  }
}

function scopeKey(scope: Scope): string {
  if (scope.kind === 'whole') return 'whole'
  return scope.kind === 'country' ? scope.country : `${scope.engine}@${scope.country ?? ''}`
}

/** Returns whether a cell belongs to a scope. */
export function isIn(scope: Scope, { engine }: Pick<CellRef, 'engine'>): boolean {
  if (scope.kind === 'whole') return true
  const { id, country } = splitCountry(engine)
  if (scope.kind === 'country') return country === scope.country
  return id === scope.engine && (scope.country === undefined || scope.country === country)
}

/**
 * Returns the smallest scope that carries at least 80 % of the lost citations while the rest is not clearly lower; the whole
 * where there is none. `deciding`: the engines whose own drop decides, where that of the whole does not.
 */
export function scopeOf({ cells }: Pick<Comparison, 'cells'>, deciding?: readonly string[]): Scope {
  const whole = changeOver(cells)
  if (whole === undefined) return { kind: 'whole' }
  const places = [...new Set(cells.map(({ engine }) => engine))].map(splitCountry)
  const countries = unique(places.flatMap(({ country }) => country ?? []))
  const ids = unique(places.map(({ id }) => id))
  const candidates: Scope[] = [
    ...(countries.length > 1 ? countries.map((country): Scope => ({ kind: 'country', country })) : []),
    ...(ids.length > 1 ? ids.map((engine): Scope => ({ kind: 'engine', engine })) : []),
    ...(countries.length > 1 && ids.length > 1
      ? ids.flatMap(engine => countries.map((country): Scope => ({ kind: 'engine', engine, country })))
      : []),
  ]
  const all = lossOf(whole)
  const carrying = candidates.filter(scope => {
    const [inside, outside] = [
      cells.filter(cell => isIn(scope, cell)),
      cells.filter(cell => !isIn(scope, cell)),
    ]
    const [part, rest] = [changeOver(inside), changeOver(outside)]
    if (part === undefined || rest === undefined) return false
    return fallOf(part) > fallOf(whole) && lossOf(part) >= MOST_OF_THE_LOSS * all && fallOf(rest) <= SAME
  })
  // The last candidates are the smallest parts.
  const found = carrying.at(-1)
  if (found !== undefined) return found
  const [engine, ...others] = unique((deciding ?? []).map(name => splitCountry(name).id))
  return engine !== undefined && others.length === 0 && ids.length > 1
    ? { kind: 'engine', engine }
    : { kind: 'whole' }
}

function lossOf({ now, was }: Change): number {
  return was.usually - now.cited
}

function fallOf({ now, was }: Change): number {
  return was.share - now.share
}

/** Returns the site that is newly cited more than the brand, where no rule failed: else it is evidence of the loss. */
export function findCompetitor({ verdict, comparison, answerRecords }: JudgedRun): Finding[] {
  if (comparison === undefined || rulesOf(verdict).some(({ outcome }) => outcome === 'fail')) return []
  const change = changeOver(comparison.cells)
  if (change === undefined) return []
  const engines = new Set(comparison.cells.map(({ engine }: ComparedCell) => engine))
  const [site] = findSites(answerRecords, comparison, engines).filter(
    ({ answers, usually, of }) =>
      usually !== undefined &&
      answers > change.now.cited &&
      usually < change.was.usually &&
      chanceOfMore(answers, of, usually / of) <= SURELY_MORE,
  )
  if (site === undefined) return []
  return [
    {
      kind: 'competitor-ahead',
      certainty: 'more-than-chance',
      leadsTo: 'warn',
      cause: site.domain,
      site,
      own: change.now,
    },
  ]
}

/** Returns P(X ≥ count) of a binomial X with this number of trials and this share. */
function chanceOfMore(count: number, trials: number, share: number): number {
  if (share <= 0) return count > 0 ? 0 : 1
  if (share >= 1) return 1
  let probability = (1 - share) ** trials
  let below = 0
  for (let hits = 0; hits < count; hits += 1) {
    below += probability
    probability *= ((trials - hits) / (hits + 1)) * (share / (1 - share))
  }
  return Math.max(0, 1 - below)
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
