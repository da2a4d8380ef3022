import { formatPercent, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Column } from './table.ts'

/** Returns the brand and its competitors, the largest share first, and who is missing; undefined without either. */
export function viewShareOfVoice({ shareOfVoice, verdict }: Outcome) {
  const brands = shareOfVoice.length < 2 ? [] : shareOfVoice.toSorted((a, b) => b.share - a.share)
  const missing = verdict.unmeasuredCompetitors
  if (brands.length === 0 && missing.length === 0) return undefined
  const columns: Column[] = [
    { title: 'Brand' },
    { title: 'Share' },
    { title: 'Answers that cite', isNumber: true },
    { title: 'Citation score', isNumber: true },
  ]
  return {
    caption: "Each brand's share of the citations of all brands compared, the largest first",
    columns,
    rows: brands.map(({ name, isOwn, share, citedAnswers, answers, overallBcr }) => ({
      ...{ name, isOwn, share },
      percent: formatPercent(share),
      answers: `${citedAnswers} of ${answers}`,
      score: formatScore(overallBcr),
    })),
    missing,
    /** The words before the missing names. */
    missingWords:
      brands.length > 0
        ? 'Could not be measured and is missing above:'
        : 'Not known, because these competitors could not be measured:',
    note:
      brands.length > 0
        ? "A brand's share is the rate of its answers that cite it, divided by the sum of these rates over all brands. Only keywords and engines that were evaluated for every brand count."
        : undefined,
  }
}
