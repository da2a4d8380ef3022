/** The sentence that every report begins with: how often the brand is cited now, what it was, and what to make of it. */
import type { RuleResult } from '../../gate/verdict.ts'
import { plainLine } from '../escape.ts'
import { countOf, formatCount, formatPercent, formatScore, formatValue } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeRule } from '../rule-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { longDayOf, NAME_LENGTH } from '../words.ts'
import { type CitationRate, rateOfAll, rateOfEngine } from './citation-rates.ts'

/** Words of this program, and the name of the brand or of an engine, which comes from outside. */
export type LeadPart = string | { name: string }

/** Returns what happened in one to three sentences, without the last full stop. */
export function leadOf(outcome: Outcome): LeadPart[] {
  const { verdict, measurement } = outcome
  switch (verdict.status) {
    case 'error':
      return ['AI visibility of ', brandOf(outcome), ` was ${measurement ? 'only partly' : 'not'} measured`]
    case 'fail':
      return describeFailure(outcome)
    case 'inconclusive':
      return describeDoubt(outcome)
    case 'pass':
      return [...describeLevel(outcome), ...describePass(outcome)]
  }
}

/** Returns the lead as one line of plain text; `nameLength` is the number of code points shown of a name. */
export function leadText(outcome: Outcome, nameLength = NAME_LENGTH): string {
  return leadOf(outcome)
    .map(part => (typeof part === 'string' ? part : plainLine(part.name, nameLength)))
    .join('')
}

function brandOf({ brand }: Outcome): LeadPart {
  return { name: brand }
}

/** A drop against the baseline comes before a decline, because it is the news, and both before the other rules. */
function describeFailure(outcome: Outcome): LeadPart[] {
  const failed = factsOf(outcome.verdict).rules.filter(rule => rule.outcome === 'fail')
  const drop = findDrop(failed)
  if (drop !== undefined) {
    return [
      ...describeDrop(outcome, drop),
      ...(drop.test === undefined ? [] : ['. Chance does not explain this']),
    ]
  }
  const decline = failed.find(rule => rule.kind === 'decline')
  if (decline?.change !== undefined) {
    const { since, before, after } = decline.change
    const fall = `the citation score fell from ${formatScore(before)} to ${formatScore(after)}`
    return [brandOf(outcome), ` has been cited less since ${longDayOf(since)}: ${fall}`]
  }
  return [...describeLevel(outcome), ...failed.slice(0, 1).map(rule => `. ${describeBrokenRule(rule)}`)]
}

function describeBrokenRule(rule: RuleResult): string {
  switch (rule.kind) {
    case 'floor':
      return describeRule(rule).sentence.replace(/\.$/, '')
    case 'required-engines':
      return `${countOf(rule.missing.length, 'required engine')} ${rule.missing.length === 1 ? 'does' : 'do'} not cite it`
    case 'sentiment':
      return 'An unwanted sentiment was found'
    default:
      return 'A rule is broken'
  }
}

type Drop = Extract<RuleResult, { kind: 'drop' }>

/** The drop of the citation score says more than that of the number of engines. */
function findDrop(rules: RuleResult[]): Drop | undefined {
  const drops = rules.filter(rule => rule.kind === 'drop')
  return drops.find(({ rule }) => rule === 'max-bcr-drop') ?? drops[0]
}

/** Names the engine where one alone dropped, and the value of the rule where the citation rate shows no fall. */
function describeDrop(outcome: Outcome, drop: Drop): LeadPart[] {
  const [engine, ...others] = drop.engines ?? factsOf(outcome.verdict).engineDrops.map(entry => entry.engine)
  const ofEngine = engine === undefined ? undefined : rateOfEngine(outcome, engine)
  if (engine !== undefined && others.length === 0 && ofEngine?.before !== undefined) {
    return describeEngine(engine, ofEngine, outcome)
  }
  const rate = rateOfAll(outcome)
  const hasFall = rate?.before !== undefined && rate.now < rate.before
  if (hasFall || drop.rule === 'max-cited-engines-drop') return describeLevel(outcome)
  const { unit, noun } = drop.subject
  const [before, now] = [formatValue(drop.baseline, unit), formatValue(drop.observed, unit)]
  return [`The ${noun} of `, brandOf(outcome), ` is ${now}. It was ${before}`]
}

function describeEngine(engine: string, { now, before = 0 }: CitationRate, outcome: Outcome): LeadPart[] {
  return now === 0
    ? [
        { name: engine },
        ' no longer cites ',
        brandOf(outcome),
        `. It was cited in ${formatPercent(before)} of its answers`,
      ]
    : [
        { name: engine },
        ' cites ',
        brandOf(outcome),
        ` in ${formatPercent(now)} of its answers. It was ${formatPercent(before)}`,
      ]
}

function describeDoubt(outcome: Outcome): LeadPart[] {
  const drop = findDrop(factsOf(outcome.verdict).rules.filter(rule => rule.outcome === 'inconclusive'))
  if (drop === undefined) return [...describeLevel(outcome), '. This could not be judged']
  const why =
    drop.test === undefined ? 'Too few runs are recorded to tell this from chance' : 'This may be chance'
  return [...describeDrop(outcome, drop), `. ${why}`]
}

function describePass({ verdict }: Outcome): LeadPart[] {
  const { baseline } = verdict
  const { rules, engineDrops } = factsOf(verdict)
  if ('missing' in baseline) return []
  const [first, ...others] = engineDrops
  if (first !== undefined) {
    return others.length === 0
      ? ['. ', { name: first.engine }, ' cites it less often, within the limits']
      : [`. ${engineDrops.length} engines cite it less often, within the limits`]
  }
  const isChance = rules.some(rule => rule.kind === 'drop' && rule.isBeyond && rule.test)
  return isChance ? ['. The difference is within chance'] : []
}

/** Returns how often the brand is cited, and what it was where that is known. */
function describeLevel(outcome: Outcome): LeadPart[] {
  const { measurement, comparison } = outcome
  const rate = rateOfAll(outcome)
  if (measurement === undefined || rate === undefined)
    return ['No answer about ', brandOf(outcome), ' was evaluated']
  // With one answer an engine, a share of answers says less than the number of engines.
  if (rate.answers <= measurement.engines.length) {
    const { citedEngines, totalEngines } = measurement
    const was = comparison?.citedEngines?.was
    const before = was === undefined ? undefined : formatCount(was)
    const engines = `${citedEngines} of ${countOf(totalEngines, 'engine')}`
    return [brandOf(outcome), ` is cited by ${engines}${describeBefore(formatCount(citedEngines), before)}`]
  }
  const before = rate.before === undefined ? undefined : formatPercent(rate.before)
  const share = rate.cited === 0 ? 'none' : formatPercent(rate.now)
  return [
    brandOf(outcome),
    ` is cited in ${share} of the answers${describeBefore(formatPercent(rate.now), before)}`,
  ]
}

function describeBefore(now: string, before: string | undefined): string {
  if (before === undefined) return ''
  return before === now ? ', as before' : `. It was ${before}`
}
