import { completeness, maxAnswerLoss, requiredEngines } from '../../src/gate/rules/answers.ts'
import { maxBcrDrop } from '../../src/gate/rules/drops.ts'
import { minOverallBcr } from '../../src/gate/rules/floors.ts'
import type { Rule } from '../../src/gate/rules/rule.ts'
import type {
  AnswersFinding,
  DropFinding,
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
    pValue: undefined,
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
    acceptance: undefined,
    ...overrides,
  })
}

/** The answers do not contradict each other. */
export function aCompleteness(
  overrides: Partial<Extract<RuleFinding, { kind: 'completeness' }>> = {},
): RuleResult {
  return resultOf(completeness, {
    ...{ kind: 'completeness', outcome: 'pass', contradictions: 0, missingAnswers: 0 },
    ...overrides,
  })
}
