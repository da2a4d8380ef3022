import type { Outcome } from '../outcome.ts'
import { viewShareOfVoice } from '../views/share-of-voice.ts'
import { type Markup, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** Renders the brand and its competitors as a table with bars, and the competitors that are missing. */
export function shareOfVoice(outcome: Outcome): Markup | undefined {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return undefined
  const { caption, columns, rows, missing, missingWords, note } = view
  return markup`${
    rows.length > 0
      ? table({
          label: 'Share of voice, table',
          caption,
          columns,
          rows: rows.map(({ name: brand, isOwn, share, percent, answers, score }) => [
            isOwn ? markup`<strong>${name(brand)}</strong> <small>this brand</small>` : name(brand),
            markup`${percent}${barOf(share, isOwn)}`,
            answers,
            score,
          ]),
        })
      : undefined
  }
${missing.length > 0 ? markup`<p><strong>${missingWords}</strong> ${names(missing)}.</p>` : undefined}${note && markup`<p class="muted">${note}</p>`}`
}

/** The number in the same cell says the same, so the bar is hidden from assistive technology. */
function barOf(share: number, isOwn: boolean): Markup {
  const width = Math.round(1000 * share) / 10
  return markup`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-ground" width="100" height="10"/><rect class="${isOwn ? 'bar-own' : 'bar-other'}" width="${width}" height="10"/></svg>`
}
