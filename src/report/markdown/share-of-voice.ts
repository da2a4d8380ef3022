/** The brand beside its competitors, for the comment and the summary. All text from outside is escaped here. */
import { formatNumber } from '../../lib/numbers.ts'
import type { Outcome } from '../outcome.ts'
import { UNMEASURED } from '../words.ts'
import type { Block } from './fit.ts'
import { name, paragraph, table } from './sections.ts'

const TITLE = 'Share of voice'

/** One row a brand, the largest share first, and which competitors are missing. */
export function shareOfVoiceSection({ shareOfVoice, verdict }: Outcome): Block[] {
  const missing = verdict.unmeasuredCompetitors.map(name).join(', ')
  if (shareOfVoice.length === 0) {
    return missing === '' ? [] : [paragraph(`### ${TITLE}\n\n${UNMEASURED.alone} ${missing}.`)]
  }
  const rows = shareOfVoice
    .toSorted((a, b) => b.share - a.share)
    .map(brand => [
      brand.isOwn ? `**${name(brand.name)}** (this brand)` : name(brand.name),
      `${(100 * brand.share).toFixed(1)}%`,
      `${brand.citedAnswers} of ${brand.answers}`,
      formatNumber(brand.overallBcr),
    ])
  return [
    table(TITLE, ['Brand', 'Share', 'Answers that cite', 'Score'], rows),
    paragraph(
      [
        ...(missing === '' ? [] : [`**${UNMEASURED.beside}** ${missing}.`]),
        "<sub>A brand's share is the part of its answers that cite it, divided by the sum of these parts over all " +
          'brands. Only keywords and engines that were evaluated for every brand count.</sub>',
      ].join(' '),
    ),
  ]
}
