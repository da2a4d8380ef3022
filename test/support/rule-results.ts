import {
  completeness,
  failOnSentiment,
  maxAnswerLoss,
  requiredEngines,
} from '../../src/gate/rules/answers.ts'
import { decline } from '../../src/gate/rules/decline.ts'
import { maxBcrDrop } from '../../src/gate/rules/drops.ts'
import { minOverallBcr } from '../../src/gate/rules/floors.ts'
import type { Rule } from '../../src/gate/rules/rule.ts'
import type { DropTest } from '../../src/gate/statistics/test-drops.ts'
import type {
  AnswersFinding,
  CompletenessFinding,
  DeclineFinding,
  DropFinding,
  EngineDrop,
  FloorFinding,
  RuleFinding,
  RuleResult,
} from '../../src/gate/verdict.ts'

function resultOf({ name: rule, subject, isDrop }: Rule, finding: RuleFinding): RuleResult {
  return { ...finding, rule, subject, isDrop }
}

/** A score of 60 above a floor of 40. */
export function aFloor(overrides: Partial<FloorFinding> = {}, rule = minOverallBcr): RuleResult {
  return resultOf(rule, { kind: 'floor', outcome: 'pass', observed: 60, floor: 40, ...overrides })
}

/** A score of 60 as in the baseline; no drop is tolerated. */
export function aDrop(overrides: Partial<DropFinding> = {}, rule = maxBcrDrop): RuleResult {
  return resultOf(rule, {
    kind: 'drop',
    outcome: 'pass',
    observed: 60,
    baseline: 60,
    drop: 0,
    isPaired: false,
    tolerance: { kind: 'absolute', value: 0 },
    allowed: 0,
    isBeyond: (overrides.drop ?? 0) > (overrides.allowed ?? 0),
    test: undefined,
    ...overrides,
  })
}

/** A test over eight cells with a p-value of 0.1. */
export function aTest(overrides: Partial<DropTest> = {}): DropTest {
  return { method: 'cells', pValue: 0.1, interval: undefined, size: 8, ...overrides }
}

/** perplexity cites in 10 % of its answers, and cited in 60 %. */
export function anEngineDrop(overrides: Partial<EngineDrop> = {}): EngineDrop {
  return { engine: 'perplexity', before: 0.6, now: 0.1, test: aTest({ pValue: 0.01 }), ...overrides }
}

/** The score went from 62 to 48 on 3 October. */
export function aDecline(overrides: Partial<DeclineFinding> = {}): RuleResult {
  return resultOf(decline, {
    kind: 'decline',
    outcome: 'fail',
    observed: 47,
    runs: 20,
    tolerance: { kind: 'percent', value: 10 },
    change: { since: '2026-10-03T06:00:00.000Z', before: 62, after: 48, pValue: 0.0001 },
    ...overrides,
  })
}

/** Every required engine cites. */
export function aRequirement(
  overrides: Partial<Extract<RuleFinding, { kind: 'required-engines' }>> = {},
): RuleResult {
  return resultOf(requiredEngines, {
    kind: 'required-engines',
    outcome: 'pass',
    required: ['chatgpt', 'gemini'],
    missing: [],
    ...overrides,
  })
}

/** The question that was compared lost its answer. */
export function anAnswerLoss(overrides: Partial<AnswersFinding> = {}): RuleResult {
  return resultOf(maxAnswerLoss, {
    kind: 'answers',
    outcome: 'fail',
    checked: 1,
    lost: ['cloud backup'],
    weaker: [],
    accepted: [],
    refused: [],
    ...overrides,
  })
}

/** No engine is negative. */
export function aSentiment(overrides: Partial<Extract<RuleFinding, { kind: 'sentiment' }>> = {}): RuleResult {
  return resultOf(failOnSentiment, {
    kind: 'sentiment',
    outcome: 'pass',
    unwanted: ['negative'],
    found: [],
    observed: ['positive'],
    ...overrides,
  })
}

/** The answers do not contradict each other. */
export function aCompleteness(overrides: Partial<CompletenessFinding> = {}): RuleResult {
  return resultOf(completeness, {
    ...{ kind: 'completeness', outcome: 'pass', contradictions: 0, missingAnswers: 0 },
    ...overrides,
  })
}
