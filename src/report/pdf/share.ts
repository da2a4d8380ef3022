import { formatNumber } from '../../numbers.ts'
import { ACCENT, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import { formatShare, type ReportedOutcome } from '../html/words.ts'
import { name, SMALL } from './values.ts'

/** The brand beside its competitors: a bar each, in a table with its numbers. */
export function shareOfVoice(flow: Flow, { shareOfVoice: brands = [] }: ReportedOutcome): void {
  if (brands.length < 2) return
  flow.heading('Share of voice')
  flow.caption("Each brand's part in the citations of all brands compared, the largest first")
  flow.table(
    [
      { title: 'Brand', share: 0.3 },
      { title: 'Share', share: 0.37 },
      { title: 'Answers that cite', share: 0.19, align: 'right' },
      { title: 'Score', share: 0.14, align: 'right' },
    ],
    brands
      .toSorted((a, b) => b.share - a.share)
      .map(brand => [
        brand.isOwn
          ? [
              { text: name(brand.name), isBold: true },
              { text: 'this brand', size: SMALL, color: MUTED },
            ]
          : name(brand.name),
        [formatShare(brand.share), { bar: brand.share, color: brand.isOwn ? ACCENT : MUTED }],
        `${brand.citedAnswers} of ${brand.answers}`,
        formatNumber(brand.overallBcr),
      ]),
  )
}
