/** The types of a verdict: facts without prose. Names in them may come from outside. */
import type { BaselineOrigin, MissingBaseline } from '../comparison/baseline.ts'
import type { AnswerReason } from '../embedded/engines/answer-record.ts'
import type { Tolerance } from '../inputs/settings.ts'
import type { Blocker } from './blocker.ts'
import type { DropTest } from './statistics/test-drops.ts'

export type VerdictStatus = 'pass' | 'fail' | 'inconclusive' | 'error'

/**
 * `inconclusive`: the drop exceeds the tolerance and may be chance. `unknown`: a value that the rule needs is missing.
 * `warn` is shown and does not fail the gate.
 */
export type RuleOutcome = 'pass' | 'fail' | 'inconclusive' | 'unknown' | 'warn'

/** What a rule is about. */
export interface Subject {
  /** A noun that reads well after "the", in lower case: `citation score`. */
  noun: string
  /** How the values are written. A score has the service's own unit; a percentage is 0 to 100. */
  unit: 'score' | 'count' | 'percent'
}

/** What a rule found. The kind tells which words and columns a report has for it. */
export type RuleFinding =
  | FloorFinding
  | DropFinding
  | DeclineFinding
  | RequiredEnginesFinding
  | SentimentFinding
  | CompletenessFinding
  | AnswersFinding

export interface FloorFinding {
  kind: 'floor'
  outcome: 'pass' | 'fail' | 'unknown'
  /** Undefined where it is not known. */
  observed: number | undefined
  floor: number
}

export interface DropFinding {
  kind: 'drop'
  outcome: 'pass' | 'fail' | 'inconclusive'
  /** Both are over what both runs evaluated: where `isPaired`, this is less than everything. */
  observed: number
  baseline: number
  /** Baseline minus observed. */
  drop: number
  isPaired: boolean
  tolerance: Tolerance
  /** The tolerance in the unit of the values. */
  allowed: number
  /** The drop is beyond the tolerance. */
  isBeyond: boolean
  /** The test of the drop against chance; undefined where none was made. */
  test: DropTest | undefined
  /** The engines whose own drop decides, where that of the whole does not; else undefined. */
  engines?: string[] | undefined
}

export interface DeclineFinding {
  kind: 'decline'
  outcome: 'pass' | 'fail'
  observed: number
  /** Number of runs that were looked at, the current one included. */
  runs: number
  tolerance: Tolerance
  /** The mean score before the change and since, and its first run's date in ISO 8601; undefined without a decline. */
  change: { since: string; before: number; after: number; pValue: number } | undefined
}

export interface RequiredEnginesFinding {
  kind: 'required-engines'
  outcome: 'pass' | 'fail'
  required: string[]
  /** The required engines that do not cite. */
  missing: string[]
}

export interface SentimentFinding {
  kind: 'sentiment'
  outcome: 'pass' | 'fail'
  unwanted: string[]
  /** Each unwanted sentiment that was found; an engine of undefined is the average over all engines. */
  found: { engine: string | undefined; sentiment: string }[]
  /** All sentiments of the engines, each once. */
  observed: string[]
}

export interface CompletenessFinding {
  kind: 'completeness'
  outcome: 'pass' | 'warn'
  /** Number of contradictions in the answers. */
  contradictions: number
  /** Number of planned answers of live engines that were not evaluated. */
  missingAnswers: number
}

export interface AnswersFinding {
  kind: 'answers'
  /** `warn`: answers became weaker, and none is lost. */
  outcome: 'pass' | 'warn' | 'fail'
  /** Number of keywords that were compared. */
  checked: number
  /** Keywords. */
  lost: string[]
  weaker: string[]
}

/** What a rule found, with the facts of its descriptor that reports and records need. */
export type RuleResult = RuleFinding & {
  /** The name of the rule, which is that of its input. */
  rule: string
  subject: Subject
  isDrop: boolean
}

/**
 * How a comparison treats noise. `exact`: the service is deterministic, so every drop counts. `tested`: a drop fails only
 * where it is significant. `untested`: the user gave the numbers of the baseline, and the tolerance alone decides.
 * `too-few-runs`: the recorded runs have no answers by keyword, and are fewer than five, so no drop can be told from noise.
 */
export type NoiseHandling = 'exact' | 'tested' | 'untested' | 'too-few-runs'

/** The citation rate of an engine, 0 to 1, on the keywords that both sides evaluated. */
export interface EngineDrop {
  engine: string
  /** Mean over the runs of the baseline. */
  before: number
  now: number
  test: DropTest
}

/** An engine whose number of evaluated keywords changed: it searched more or less often than before. */
export interface SearchShift {
  engine: string
  /** Mean over the runs of the baseline. */
  before: number
  now: number
}

/** What the tests of the drops found. */
export interface DropResults {
  noise: NoiseHandling
  /** Significance level of the tests of drops. The confidence of an interval is 1 − 2 × level. */
  level: number
  /** Engines that cited in the baseline and do not now; where drops are tested, only significant losses. */
  lostEngines: string[]
  /** Engines that cited in the baseline and do not now, where the loss may be chance. */
  doubtfulEngines: string[]
  gainedEngines: string[]
  /** Engines that cite less often than in the baseline, where chance does not explain it. Lost engines are among them. */
  engineDrops: EngineDrop[]
  searchShifts: SearchShift[]
}

/** An engine of the plan without a usable answer. */
export interface SilentEngine {
  /** Name of the engine in the scans, with its country: `openai@DE`. */
  engine: string
  /** Number of answers that were planned; 0 where they are not counted one by one. */
  planned: number
  /** Undefined where the service does not tell. */
  reason: AnswerReason | undefined
  /** It was silent in the newest recorded run too. */
  again: boolean
  /** The settings mark it as optional. */
  isOptional: boolean
  /** `error`: a person must act, or the engine was silent before. `warn`: an optional engine. */
  leadsTo: 'error' | 'inconclusive' | 'warn'
}

interface VerdictFacts {
  /** Where the baseline came from, or why there is none. */
  baseline: { origin: BaselineOrigin } | { missing: MissingBaseline }
  /** Competitors that could not be measured and are missing in the share of voice. */
  unmeasuredCompetitors: string[]
  /** Live engines without an evaluated answer, and those that were asked no further after a problem. */
  missingEngines: string[]
}

/** The rules were not applied. */
export interface BlockedVerdict extends VerdictFacts {
  kind: 'blocked'
  status: 'error' | 'inconclusive'
  blocker: Blocker
}

export interface JudgedVerdict extends VerdictFacts {
  kind: 'judged'
  status: VerdictStatus
  /** The results of all rules that are set, in the order of the rules. */
  rules: RuleResult[]
  /** No rule is set and no baseline is configured, so the gate cannot fail. */
  reportOnly: boolean
  /** Undefined where nothing is compared. */
  drops: DropResults | undefined
  /** The engines that are missing in all numbers. */
  silentEngines: SilentEngine[]
}

export type Verdict = BlockedVerdict | JudgedVerdict

/** Returns the results of the rules; empty where they were not applied. */
export function rulesOf(verdict: Verdict): RuleResult[] {
  return verdict.kind === 'judged' ? verdict.rules : []
}

/** Returns what the tests of the drops found; undefined where nothing was compared. */
export function dropsOf(verdict: Verdict): DropResults | undefined {
  return verdict.kind === 'judged' ? verdict.drops : undefined
}

/** Returns whether the gate passed, and could not have failed. */
export function isReportOnly(verdict: Verdict): boolean {
  return verdict.kind === 'judged' && verdict.reportOnly
}

/** Returns whether a drop rule failed. Such a run stays out of baselines until a later run passes. */
export function hasDropped(verdict: Verdict): boolean {
  return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'fail')
}

/** Highest p-value at which more samples may still show that a drop is not chance. Above it, sampling ends for futility. */
const FUTILE = 0.3

/** Returns whether more samples may decide the verdict: a drop is beyond its tolerance, and neither certain nor hopeless. */
export function isUndecided(verdict: Verdict): boolean {
  return rulesOf(verdict).some(
    rule =>
      rule.kind === 'drop' &&
      rule.isBeyond &&
      rule.outcome !== 'fail' &&
      rule.test !== undefined &&
      rule.test.pValue <= FUTILE,
  )
}

/** Returns whether a drop is suspicious. Such a run stays out of baselines until a later run passes. */
export function isSuspicious(verdict: Verdict): boolean {
  return rulesOf(verdict).some(
    rule => rule.kind === 'drop' && rule.outcome === 'inconclusive' && rule.test !== undefined,
  )
}

/** Returns whether a drop beyond its tolerance may be chance. */
export function mayHaveDropped(verdict: Verdict): boolean {
  return rulesOf(verdict).some(({ isDrop, outcome }) => isDrop && outcome === 'inconclusive')
}
