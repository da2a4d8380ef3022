import type { Rule } from './rule.ts'

/** A change of pages may take no answer away. The comparison of the trees decides what is lost and what is weaker. */
export const maxAnswerLoss: Rule = {
  name: 'max-answer-loss',
  subject: { noun: 'evidence behind an answer', unit: 'count' },
  isDrop: true,
  check: ({ compared }) => {
    const keywords = compared?.comparison.content?.keywords
    if (keywords === undefined) return undefined
    const those = (outcome: (typeof keywords)[number]['outcome']) =>
      keywords.filter(judged => judged.outcome === outcome).map(({ keyword }) => keyword)
    const [lost, weaker] = [those('lost'), those('weaker')]
    const outcome = lost.length > 0 ? 'fail' : weaker.length > 0 ? 'warn' : 'pass'
    return { kind: 'answers', outcome, checked: keywords.length, lost, weaker }
  },
}
