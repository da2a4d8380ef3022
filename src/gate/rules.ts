/** One comparison each: a measurement against a floor, a baseline or a list. Pure. */

import type { Thresholds } from '../inputs/settings.ts'
import { formatNumber } from '../lib/numbers.ts'
import type { Finding, Measurement } from '../scan/measure.ts'
import type { Voices } from '../scan/share-of-voice.ts'
import { isBelow } from './compare.ts'
import { type Comparison, checkBcrDrop, checkCitedEnginesDrop } from './drops.ts'
import type { RuleResult } from './verdict.ts'

type Rule = (
  measurement: Measurement,
  thresholds: Thresholds,
  comparison: Comparison | undefined,
  voices: Voices,
) => RuleResult | undefined

/** In the order a reader cares about. Each answers undefined when it is not set. */
const rules: Rule[] = [
  checkOverallBcr,
  checkCitedEngines,
  checkShareOfVoice,
  checkBcrDrop,
  checkCitedEnginesDrop,
  checkRequiredEngines,
  checkSentiment,
]

/** The results of the rules that are set. */
export function applyRules(
  measurement: Measurement,
  thresholds: Thresholds,
  comparison: Comparison | undefined,
  voices: Voices,
): RuleResult[] {
  return rules
    .map(rule => rule(measurement, thresholds, comparison, voices))
    .filter(result => result !== undefined)
}

function checkOverallBcr({ overallBcr }: Measurement, { minOverallBcr }: Thresholds): RuleResult | undefined {
  return minOverallBcr === undefined
    ? undefined
    : checkFloor('min-overall-bcr', 'citation score', overallBcr, minOverallBcr)
}

function checkCitedEngines(
  { citedEngines }: Measurement,
  { minCitedEngines }: Thresholds,
): RuleResult | undefined {
  return minCitedEngines === undefined
    ? undefined
    : checkFloor('min-cited-engines', 'number of engines that cite the brand', citedEngines, minCitedEngines)
}

function checkFloor(rule: RuleResult['rule'], subject: string, observed: number, floor: number): RuleResult {
  const low = isBelow(observed, floor)
  const [value, limit] = [formatNumber(observed), formatNumber(floor)]
  return {
    rule,
    outcome: low ? 'fail' : 'pass',
    observed,
    limit: `at least ${limit}`,
    sentence: `The ${subject} is ${value}, ${low ? `below the floor of ${limit}` : `and the floor is ${limit}`}.`,
  }
}

/** The brand's part in the citations of all brands compared, in percent; not judged where a competitor is missing. */
function checkShareOfVoice(
  _: Measurement,
  { minShareOfVoice: floor }: Thresholds,
  _comparison: Comparison | undefined,
  { shares, unmeasured }: Voices,
): RuleResult | undefined {
  if (floor === undefined) return undefined
  const rule = 'min-share-of-voice'
  const limit = `${formatNumber(floor)}%`
  const own = shares.find(({ isOwn }) => isOwn)
  if (own === undefined || unmeasured.length > 0) {
    const why =
      unmeasured.length > 0
        ? `these competitors could not be measured: ${unmeasured.join(', ')}`
        : 'no engine answered on the same keyword for every brand'
    return {
      rule,
      outcome: 'unknown',
      limit: `at least ${limit}`,
      sentence: `The share of voice cannot be judged: ${why}.`,
    }
  }
  const observed = `${formatNumber(100 * own.share)}%`
  const low = isBelow(100 * own.share, floor)
  return {
    rule,
    outcome: low ? 'fail' : 'pass',
    observed,
    limit: `at least ${limit}`,
    sentence: `The share of voice is ${observed}, ${low ? `below the floor of ${limit}` : `and the floor is ${limit}`}.`,
  }
}

function checkRequiredEngines(
  { engines }: Measurement,
  { requiredEngines }: Thresholds,
): RuleResult | undefined {
  if (requiredEngines.length === 0) return undefined
  const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine))
  const missing = requiredEngines.filter(engine => !citing.has(engine))
  return {
    rule: 'required-engines',
    outcome: missing.length > 0 ? 'fail' : 'pass',
    observed: `${requiredEngines.length - missing.length} of ${requiredEngines.length}`,
    limit: requiredEngines.join(', '),
    sentence:
      missing.length > 0
        ? `These engines must cite the brand and do not: ${missing.join(', ')}.`
        : 'Every required engine cites the brand.',
  }
}

function checkSentiment(
  { engines, avgSentiments }: Measurement,
  { failOnSentiment }: Thresholds,
): RuleResult | undefined {
  if (failOnSentiment.length === 0) return undefined
  // The contract shows no list of values, so their letter case is not relied on either.
  const unwanted = new Set(failOnSentiment.map(value => value.toLowerCase()))
  const isUnwanted = (value: string) => unwanted.has(value.trim().toLowerCase())
  const found = [
    ...engines.flatMap(({ engine, sentiments }) =>
      sentiments.filter(isUnwanted).map(value => `${engine} is ${value}`),
    ),
    ...avgSentiments.filter(isUnwanted).map(value => `the average is ${value}`),
  ]
  return {
    rule: 'fail-on-sentiment',
    outcome: found.length > 0 ? 'fail' : 'pass',
    observed: [...new Set(engines.flatMap(({ sentiments }) => sentiments))].join(', '),
    limit: `none of ${failOnSentiment.join(', ')}`,
    sentence:
      found.length > 0 ? `Unwanted sentiment: ${found.join('; ')}.` : 'No engine has an unwanted sentiment.',
  }
}

/** Whether the answers add up. What does not is a warning: the numbers still stand, and the reader decides. */
export function checkCompleteness(findings: Finding[]): RuleResult {
  return {
    rule: 'completeness',
    outcome: findings.length > 0 ? 'warn' : 'pass',
    sentence:
      findings.length > 0
        ? `The answers do not add up in ${findings.length === 1 ? 'one place' : `${findings.length} places`}; see the warnings.`
        : 'Every scan answered for every engine, and its summary agrees with its results.',
  }
}
