import type { Rule } from './rule.ts'

/** No engine, and not the average, may have an unwanted sentiment. */
export const failOnSentiment: Rule = {
  name: 'fail-on-sentiment',
  subject: { noun: 'sentiment', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { engines, avgSentiments }, thresholds: { failOnSentiment: unwanted } }) => {
    if (unwanted.length === 0) return undefined
    // The contract lists no values, so the letter case is not reliable either.
    const lowerCase = new Set(unwanted.map(value => value.toLowerCase()))
    const isUnwanted = (value: string) => lowerCase.has(value.trim().toLowerCase())
    const found = [
      ...engines.flatMap(({ engine, sentiments }) =>
        sentiments.filter(isUnwanted).map(sentiment => ({ engine, sentiment })),
      ),
      ...avgSentiments.filter(isUnwanted).map(sentiment => ({ engine: undefined, sentiment })),
    ]
    return {
      kind: 'sentiment',
      outcome: found.length > 0 ? 'fail' : 'pass',
      unwanted,
      found,
      observed: [...new Set(engines.flatMap(({ sentiments }) => sentiments))],
    }
  },
}
