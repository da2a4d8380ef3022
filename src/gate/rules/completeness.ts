import type { Rule } from './rule.ts'

/** Always set. Contradictions in the answers are a warning: the numbers still stand, and the reader decides. */
export const completeness: Rule = {
  name: 'completeness',
  subject: { noun: 'completeness of the answers', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { findings } }) => ({
    kind: 'completeness',
    outcome: findings.length > 0 ? 'warn' : 'pass',
    contradictions: findings.length,
  }),
}
