/** Words for what a rule found. Names of engines, sentiments and competitors come from outside. */
import type {
  AnswersFinding,
  CompletenessFinding,
  DropFinding,
  FloorFinding,
  RuleFinding,
  RuleResult,
  Subject,
} from '../../gate/verdict.ts'
import { countOf, formatDrop, formatSetting, formatValue, NO_VALUE } from '../numbers.ts'
import type { Code } from './message.ts'

/** The cells of a rule in a table, and what it found in one or more sentences. */
interface RuleWords {
  observed: string
  limit: string
  baseline: string
  drop: string
  sentence: string
}

const NO_CELLS = { observed: NO_VALUE, limit: NO_VALUE, baseline: NO_VALUE, drop: NO_VALUE }

/** Returns the code of a failed rule: `AVG_RULE_MAX_BCR_DROP` for `max-bcr-drop`. */
export function codeOfRule(rule: string): Code {
  return `AVG_RULE_${rule.toUpperCase().replaceAll('-', '_')}`
}

/** Returns the result with its engines as readers know them. */
export function withEngineNames(result: RuleResult, nameOf: (engine: string) => string): RuleResult {
  switch (result.kind) {
    case 'required-engines':
      return { ...result, required: result.required.map(nameOf), missing: result.missing.map(nameOf) }
    case 'sentiment': {
      const found = result.found.map(({ engine, sentiment }) => ({
        engine: engine === undefined ? undefined : nameOf(engine),
        sentiment,
      }))
      return { ...result, found }
    }
    default:
      return result
  }
}

/** Returns the words for a result. `unmeasured` are the competitors that are missing in the share of voice. */
export function describeRule(result: RuleResult, unmeasured: string[] = []): RuleWords {
  switch (result.kind) {
    case 'floor':
      return describeFloor(result, result.subject, unmeasured)
    case 'drop':
      return describeDrop(result, result.subject)
    case 'required-engines': {
      const { required, missing } = result
      return {
        ...NO_CELLS,
        observed: `${required.length - missing.length} of ${required.length}`,
        limit: required.join(', '),
        sentence:
          missing.length > 0
            ? `These engines must cite the brand and do not: ${missing.join(', ')}.`
            : 'Every required engine cites the brand.',
      }
    }
    case 'sentiment':
      return {
        ...NO_CELLS,
        observed: result.observed.join(', ') || NO_VALUE,
        limit: `none of ${result.unwanted.join(', ')}`,
        sentence:
          result.found.length > 0
            ? `Unwanted sentiment: ${result.found.map(describeSentiment).join('; ')}.`
            : 'No engine has an unwanted sentiment.',
      }
    case 'answers':
      return describeAnswers(result)
    case 'completeness':
      return { ...NO_CELLS, sentence: describeCompleteness(result) }
  }
}

/** Returns the subject of a rule as the title of its row: `Citation score`, `Drop of the citation score`. */
export function titleOfRule({ subject, isDrop }: Pick<RuleResult, 'subject' | 'isDrop'>): string {
  return isDrop ? `Drop of the ${subject.noun}` : titleOf(subject)
}

/** Returns the noun of a subject with a capital letter. */
export function titleOf({ noun }: Subject): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

/** Returns the input that sets the rule; undefined for a rule that is always set. */
export function inputOfRule({ rule, kind }: RuleResult): string | undefined {
  return kind === 'completeness' ? undefined : rule
}

function describeAnswers({ checked, lost, weaker, accepted }: AnswersFinding): RuleWords {
  const losses = lost.map(keyword => `“${keyword}”`).join(', ')
  const weak = weaker.map(keyword => `“${keyword}”`).join(', ')
  return {
    ...NO_CELLS,
    observed: `${lost.length} of ${checked} lost`,
    limit: 'none',
    sentence: [
      ...accepted.map(({ keyword, by }) => `“${keyword}” lost its answer, and @${by} accepted it.`),
      lost.length > 0
        ? `${lost.length} of ${countOf(checked, 'question')} lost ${lost.length === 1 ? 'its' : 'their'} answer: ${losses}.`
        : `No ${accepted.length > 0 ? 'other ' : ''}question lost its answer.`,
      ...(lost.length === 0 && weaker.length > 0 ? [`Weaker answers: ${weak}.`] : []),
    ].join(' '),
  }
}

function describeFloor(
  { observed, floor, outcome }: FloorFinding,
  { noun, unit }: Subject,
  unmeasured: string[],
): RuleWords {
  const limit = `${formatSetting(floor)}${unit === 'percent' ? '%' : ''}`
  const cells = { ...NO_CELLS, limit: `at least ${limit}` }
  if (observed === undefined) {
    const reason =
      unmeasured.length > 0
        ? `These competitors could not be measured: ${unmeasured.join(', ')}`
        : 'No engine answered on the same keyword for every brand'
    return { ...cells, sentence: `The ${noun} cannot be judged. ${reason}.` }
  }
  const value = formatValue(observed, unit)
  // Rounded, a value just below the floor reads like the floor.
  const below = readsAtLeast(observed, floor, unit) ? 'just below' : 'below'
  const sentence =
    outcome === 'fail'
      ? `The ${noun} is ${value}, ${below} the floor of ${limit}.`
      : `The ${noun} is ${value}, and the floor is ${limit}.`
  return { ...cells, observed: value, sentence }
}

function readsAtLeast(observed: number, floor: number, unit: Subject['unit']): boolean {
  return (unit === 'percent' ? Math.round(observed) : Math.round(observed * 10) / 10) >= floor
}

function describeDrop(finding: DropFinding, { noun, unit }: Subject): RuleWords {
  const { observed, baseline, drop, tolerance, allowed } = finding
  const limit =
    tolerance.kind === 'percent'
      ? `${formatSetting(tolerance.value)}% (${formatValue(allowed, unit)})`
      : formatSetting(tolerance.value)
  const tolerated = allowed === 0 ? 'No drop is tolerated' : `A drop of at most ${limit} is tolerated`
  return {
    observed: formatValue(observed, unit),
    limit: `at most ${limit}`,
    baseline: formatValue(baseline, unit),
    drop: formatDrop(drop, unit),
    sentence: [
      `The ${noun} ${describeChange(finding, unit)}.`,
      `${tolerated}.`,
      ...describeChance(finding),
    ].join(' '),
  }
}

function describeChange({ observed, baseline, drop, isPaired }: DropFinding, unit: Subject['unit']): string {
  const [from, to] = [formatValue(baseline, unit), formatValue(observed, unit)]
  if (isPaired) {
    const change = drop > 0 ? `the drop is ${formatValue(drop, unit)}` : 'there is no drop'
    return `went from ${from} to ${to}; over what both runs evaluated, ${change}`
  }
  if (drop > 0) return `fell from ${from} to ${to}, a drop of ${formatValue(drop, unit)}`
  return drop < 0 ? `rose from ${from} to ${to}` : `stayed at ${to}`
}

/** Returns a sentence on what chance explains; none within the tolerance, and where drops are not tested. */
function describeChance({ outcome, isBeyond, pValue }: DropFinding): string[] {
  if (!isBeyond) return []
  if (outcome === 'warn') return ['Earlier runs told this loss.']
  if (outcome === 'inconclusive') return ['Chance may have caused this drop.']
  if (pValue === undefined) return []
  return [outcome === 'pass' ? 'The difference is within chance.' : 'Chance does not explain this drop.']
}

function describeSentiment({
  engine,
  sentiment,
}: Extract<RuleFinding, { kind: 'sentiment' }>['found'][number]): string {
  return engine === undefined ? `the average is ${sentiment}` : `${engine} is ${sentiment}`
}

function describeCompleteness({ contradictions, missingAnswers }: CompletenessFinding): string {
  const places = contradictions === 1 ? 'one place' : `${contradictions} places`
  const are = missingAnswers === 1 ? 'is' : 'are'
  const sentences = [
    ...(missingAnswers > 0
      ? [`${countOf(missingAnswers, 'planned answer')} ${are} missing. See the lines on missing answers.`]
      : []),
    ...(contradictions > 0 ? [`The answers contradict each other in ${places}. See the warnings.`] : []),
  ]
  if (sentences.length > 0) return sentences.join(' ')
  return 'Every scan has an answer of every engine, and its summary agrees with its results.'
}
