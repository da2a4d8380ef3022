/** What the gate can see: how far the number of cited answers must fall for the gate to fail. */
import type { Sensitivity } from '../../gate/sensitivity.ts'
import type { DropFinding } from '../../gate/verdict.ts'
import { countOf, formatCount } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'

/** Number of cited answers in the baseline from which the loss of all of them is no chance. */
const ENOUGH_CITED = 5
/** A brand that would need more than so many times the keywords is cited too seldom. */
const MOST_TIMES = 10

/** Returns what the gate can see of a drop, in one or two sentences; undefined where no tested rule limits a drop. */
export function describeSensitivity({ sensitivity, verdict }: Outcome): string | undefined {
  const rule = factsOf(verdict).rules.find(result => result.rule === 'max-bcr-drop' && result.kind === 'drop')
  if (sensitivity === undefined || rule?.kind !== 'drop') return undefined
  if (sensitivity.citedBefore === 0) {
    return 'No answer cited the brand in the baseline, so there is no citation to lose.'
  }
  if (rule.baseline > 0 && rule.allowed >= rule.baseline) {
    return 'This gate cannot fail on a drop: the tolerance is as large as the baseline.'
  }
  const failsAt = findFailingCount(sensitivity, rule)
  if (failsAt === undefined) return explainNoLimit(sensitivity)
  const { answers, citedNow } = sensitivity
  const counts = describeCounts(sensitivity)
  // The search begins at this run, so the count of a run that fails is not the highest that does.
  if (failsAt >= citedNow) return rule.outcome === 'fail' ? `The gate sees this drop. ${counts}` : counts
  const where = rule.engines === undefined ? 'This gate fails' : 'Over all engines, this gate fails'
  const limit =
    failsAt === 0
      ? `only when none of the ${countOf(answers, 'answer')} cites the brand`
      : `at ${formatCount(failsAt)} or fewer cited answers of ${answers}`
  return `${where} ${limit}. ${counts}`
}

/** Returns the highest number of cited answers that is both significant and beyond the tolerance. */
function findFailingCount(
  { failsAt, citedBefore, answersBefore, answers }: Sensitivity,
  { allowed, baseline }: DropFinding,
): number | undefined {
  if (failsAt === undefined) return undefined
  const expected = (citedBefore / answersBefore) * answers
  // The score follows the number of cited answers.
  const tolerated = baseline > 0 ? expected * (1 - allowed / baseline) : expected
  return Math.min(failsAt, Math.max(0, Math.ceil(tolerated) - 1))
}

function describeCounts({ citedNow, citedBefore, answers, answersBefore }: Sensitivity): string {
  const now = `${countOf(citedNow, 'cited answer')} of ${answers}`
  const before = formatCount(citedBefore)
  // The number of samples may differ from run to run.
  const ofBefore = answers === answersBefore ? '' : ` of ${formatCount(answersBefore)}`
  return `This run has ${now}, the baseline has ${before}${ofBefore} on average.`
}

function explainNoLimit({ keywords, samples, citedBefore }: Sensitivity): string {
  const cited = countOf(citedBefore, 'cited answer')
  const reason = `This gate cannot fail on a drop yet: the baseline has ${cited} on average, and even the loss of all of them can be chance.`
  const times = Math.max(2, Math.ceil(ENOUGH_CITED / citedBefore))
  if (times > MOST_TIMES) return `${reason} The brand is cited too seldom to see a loss.`
  return `${reason} About ${keywords * times} keywords, or ${samples * times} samples for each keyword, would change that.`
}
