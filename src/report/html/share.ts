import { formatNumber } from '../../numbers.ts'
import { type Markup, markup, name } from './markup.ts'
import { table } from './table.ts'
import { formatShare, type ReportedOutcome } from './words.ts'

/** The brand beside its competitors: a bar each, in a table with its numbers. */
export function shareOfVoice({ shareOfVoice: brands = [] }: ReportedOutcome): Markup | undefined {
  if (brands.length < 2) return undefined
  const rows = brands
    .toSorted((a, b) => b.share - a.share)
    .map(brand => [
      brand.isOwn ? markup`<strong>${name(brand.name)}</strong> <small>this brand</small>` : name(brand.name),
      markup`${formatShare(brand.share)}${barOf(brand.share, brand.isOwn)}`,
      `${brand.citedAnswers} of ${brand.answers}`,
      formatNumber(brand.overallBcr),
    ])
  return table({
    label: 'Share of voice, table',
    caption: "Each brand's part in the citations of all brands compared, the largest first",
    columns: [
      { title: 'Brand' },
      { title: 'Share' },
      { title: 'Answers that cite', isNumber: true },
      { title: 'Score', isNumber: true },
    ],
    rows,
  })
}

/** The number beside it says the same, so assistive technology passes it over. */
function barOf(share: number, isOwn: boolean): Markup {
  const width = Math.round(1000 * share) / 10
  return markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-ground" width="100" height="10"/><rect class="${isOwn ? 'bar-own' : 'bar-other'}" width="${width}" height="10"/></svg>`
}
