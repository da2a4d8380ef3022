/** The engines one by one, and engines × keywords as a heat map. */
import type { Outcome } from '../outcome.ts'
import { type HeatCell, viewEngines, viewHeatMap } from '../views/engines.ts'
import { link, type Markup, markup, name } from './markup.ts'
import { table, tableOf } from './table.ts'

/** Renders one row for each engine. */
export function engines(outcome: Outcome): Markup | undefined {
  const view = viewEngines(outcome)
  if (view === undefined) return undefined
  const { caption, columns, isCompared, rows } = view
  return table({
    label: 'Engines, table',
    caption,
    columns,
    rows: rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
      name(engine),
      markup`<span class="${cited ? 'better' : 'worse'}">${cited ? 'Yes' : 'No'}</span>${votes && markup`, ${votes}`}`,
      score,
      ...(isCompared ? [change] : []),
      name(sentiment),
      source ? link(source) : '–',
    ]),
  })
}

/** Renders a row for each keyword and a column for each engine, with the share of samples that cite in colour and in words. */
export function heatMap(outcome: Outcome): Markup | undefined {
  const view = viewHeatMap(outcome)
  if (view === undefined) return undefined
  const { introduction, caption, engines: columns, rows, legend } = view
  const body = rows.map(
    ({ keyword, cells }) => markup`<tr><th scope="row">${
      keyword === undefined ? 'All keywords together' : name(keyword)
    }</th>${columns.map(engine => heatCell(cells.get(engine)))}</tr>
`,
  )
  return markup`${introduction && introduce(introduction)}
<div class="heat">
${tableOf({
  label: 'Engines by keywords, table',
  caption,
  header: markup`<th scope="col">Keyword</th>${columns.map(engine => markup`<th scope="col">${name(engine)}</th>`)}`,
  body: markup`<tbody>${body}</tbody>`,
})}
</div>
<p class="muted">${legend}</p>`
}

function introduce({ emphasis, text }: { emphasis: string; text: string }): Markup {
  return emphasis === '' ? markup`<p>${text}</p>` : markup`<p><strong>${emphasis}</strong> ${text}</p>`
}

function heatCell(cell: HeatCell | undefined): Markup {
  if (cell === undefined) return markup`<td>–</td>`
  const { share, words, score } = cell
  return markup`<td class="heat-${Math.round(10 * share)}">${words} <small>score ${score}</small></td>`
}
