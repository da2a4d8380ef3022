import type { Rule } from './rule.ts'

/** Always set. Contradictions and missing answers are a warning: the numbers still stand, and the reader decides. */
export const completeness: Rule = {
  name: 'completeness',
  subject: { noun: 'completeness of the answers', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { contradictions }, answers: { planned, evaluated } }) => ({
    kind: 'completeness',
    outcome: contradictions.length > 0 || evaluated < planned ? 'warn' : 'pass',
    contradictions: contradictions.length,
    missingAnswers: planned - evaluated,
  }),
}
