import { formatNumber } from '../../lib/numbers.ts'
import { formatShare } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { UNMEASURED } from '../words.ts'

/** The brand beside its competitors, the largest share first, and who is missing; undefined without either. */
export function viewShareOfVoice({ shareOfVoice, verdict }: Outcome) {
  const brands = shareOfVoice.length < 2 ? [] : shareOfVoice.toSorted((a, b) => b.share - a.share)
  const missing = verdict.unmeasuredCompetitors
  if (brands.length === 0 && missing.length === 0) return undefined
  return {
    caption: "Each brand's part in the citations of all brands compared, the largest first",
    rows: brands.map(({ name, isOwn, share, citedAnswers, answers, overallBcr }) => ({
      ...{ name, isOwn, share },
      percent: formatShare(share),
      answers: `${citedAnswers} of ${answers}`,
      score: formatNumber(overallBcr),
    })),
    missing,
    /** What stands before their names. */
    missingWords: brands.length > 0 ? UNMEASURED.beside : UNMEASURED.alone,
  }
}
