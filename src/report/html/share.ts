import type { Outcome } from '../outcome.ts'
import { viewShareOfVoice } from '../views/share-of-voice.ts'
import { type Markup, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** The brand beside its competitors: a bar each, in a table with its numbers; and who is missing. */
export function shareOfVoice(outcome: Outcome): Markup | undefined {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return undefined
  const { caption, rows, missing, missingWords } = view
  return markup`${
    rows.length > 0
      ? table({
          label: 'Share of voice, table',
          caption,
          columns: [
            { title: 'Brand' },
            { title: 'Share' },
            { title: 'Answers that cite', isNumber: true },
            { title: 'Score', isNumber: true },
          ],
          rows: rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
            isOwn ? markup`<strong>${name(brand)}</strong> <small>this brand</small>` : name(brand),
            markup`${percent}${barOf(share, isOwn)}`,
            answers,
            score,
          ]),
        })
      : undefined
  }
${missing.length > 0 ? markup`<p><strong>${missingWords}</strong> ${names(missing)}.</p>` : undefined}`
}

/** The number beside it says the same, so assistive technology passes it over. */
function barOf(share: number, isOwn: boolean): Markup {
  const width = Math.round(1000 * share) / 10
  return markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-ground" width="100" height="10"/><rect class="${isOwn ? 'bar-own' : 'bar-other'}" width="${width}" height="10"/></svg>`
}
