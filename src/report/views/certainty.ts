/** How sure the verdict is, in one sentence for readers without statistics. */
import type { Verdict } from '../../gate/verdict.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeSensitivity } from './sensitivity.ts'

/** Returns the sentence; undefined where nothing is compared. Holds no text from outside. */
export function describeCertainty(outcome: Outcome): string | undefined {
  const { verdict, measurement } = outcome
  if (measurement === undefined) return undefined
  switch (factsOf(verdict).noise) {
    case 'exact':
      return 'The same pages always get the same answers, so every difference comes from the pages.'
    case 'untested':
      return 'The gate compares with fixed numbers, so it cannot tell a real drop from chance.'
    case 'too-few-runs':
      return 'Too few runs are recorded to tell a real drop from chance.'
    case 'tested': {
      const pValue = decidingPValue(verdict)
      if (pValue !== undefined) return `Chance alone causes such a drop in ${describeChance(pValue)}.`
      return firstSentence(describeSensitivity(outcome))
    }
    case undefined:
      return undefined
  }
}

/** The smallest p-value of the drops that fail or are suspicious: of the whole, or of the engines that decide. */
function decidingPValue(verdict: Verdict): number | undefined {
  const { rules, engineDrops } = factsOf(verdict)
  const pValues = rules.flatMap(rule => {
    if (rule.kind === 'decline') return rule.change ? [rule.change.pValue] : []
    if (rule.kind !== 'drop' || rule.outcome === 'pass' || rule.test === undefined) return []
    const { engines } = rule
    if (engines === undefined) return [rule.test.pValue]
    return engineDrops.filter(({ engine }) => engines.includes(engine)).map(({ test }) => test.pValue)
  })
  return pValues.length === 0 ? undefined : Math.min(...pValues)
}

/** Rounds up, so that no chance reads smaller than it is. */
function describeChance(pValue: number): string {
  if (pValue < 0.001) return 'fewer than 1 of 1,000 runs'
  return pValue < 0.01
    ? `about ${Math.ceil(1000 * pValue)} of 1,000 runs`
    : `about ${Math.ceil(100 * pValue)} of 100 runs`
}

function firstSentence(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${text.split('. ', 1)[0]?.replace(/\.$/, '')}.`
}
