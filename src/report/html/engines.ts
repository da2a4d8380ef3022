/** The engines one by one, and engines × keywords as a heat map. */
import { type Cell, mean } from '../../scan/measure.ts'
import { formatChange } from '../numbers.ts'
import { link, type Markup, type MarkupValue, markup, name, parseWebUrl } from './markup.ts'
import { table, tableOf } from './table.ts'
import { countOf, formatScore, type ReportedOutcome } from './words.ts'

/** One row an engine. */
export function engines({ measurement, baseline }: ReportedOutcome): Markup | undefined {
  const measured = measurement?.engines ?? []
  if (measured.length === 0) return undefined
  const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]))
  const rows = measured.map(({ engine, cited, answers, citedAnswers, bcrScore, sentiment, sourceUrl }) => {
    const url = parseWebUrl(sourceUrl)
    return [
      name(engine),
      markup`<span class="${cited ? 'better' : 'worse'}">${cited ? 'Yes' : 'No'}</span>${
        answers > 1 ? markup`, in ${citedAnswers} of ${answers} answers` : undefined
      }`,
      formatScore(bcrScore),
      ...(before ? [changeOf(bcrScore, before.get(engine))] : []),
      name(sentiment),
      url ? link(url) : '–',
    ]
  })
  return table({
    label: 'Engines, table',
    caption: 'Whether each engine cites the brand, and a page that it names',
    columns: [
      { title: 'Engine' },
      { title: 'Cites the brand' },
      { title: 'Score', isNumber: true },
      ...(before ? [{ title: 'Change', isNumber: true }] : []),
      { title: 'Sentiment' },
      { title: 'Source' },
    ],
    rows,
  })
}

function changeOf(now: number, before: { bcrScore: number | undefined } | undefined): string {
  if (before === undefined) return 'new'
  return before.bcrScore === undefined ? '–' : formatChange(Number(formatScore(now - before.bcrScore)))
}

/** A row a keyword, a column an engine: the share of samples that cite, in colour and in words, and the score. */
export function heatMap({ measurement }: ReportedOutcome): Markup | undefined {
  if (measurement === undefined || measurement.cells.length === 0) return undefined
  const columns = measurement.engines.map(({ engine }) => engine)
  const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
    .map(([keyword, cells]) => ({ keyword, cells: new Map(cells.map(cell => [cell.engine, cell])) }))
    .map(row => ({ ...row, share: mean([...row.cells.values()].map(shareOf)) }))
    .sort((a, b) => a.share - b.share)
  const uncited = rows.filter(({ share }) => share === 0).length
  const body = rows.map(
    ({ keyword, cells }) => markup`<tr><th scope="row">${
      keyword === undefined ? 'All keywords together' : name(keyword)
    }</th>${columns.map(engine => heatCell(cells.get(engine)))}</tr>
`,
  )
  return markup`${introduce(rows.length, uncited)}
<div class="heat">
${tableOf({
  label: 'Engines by keywords, table',
  caption:
    'Share of samples in which the engine cites the brand, and its mean score; least cited keywords first',
  header: markup`<th scope="col">Keyword</th>${columns.map(engine => markup`<th scope="col">${name(engine)}</th>`)}`,
  body: markup`<tbody>${body}</tbody>`,
})}
</div>
<p class="muted">The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.</p>`
}

function introduce(keywords: number, uncited: number): Markup | undefined {
  if (keywords < 2) return undefined
  if (uncited === 0) return markup`<p>Every keyword is cited by at least one engine.</p>`
  return markup`<p><strong>${uncited} of ${countOf(keywords, 'keyword')}</strong> ${
    uncited === 1 ? 'is cited by no engine; it comes first' : 'are cited by no engine; they come first'
  }.</p>`
}

function heatCell(cell: Cell | undefined): MarkupValue {
  if (cell === undefined) return markup`<td>–</td>`
  const share = shareOf(cell)
  const samples = cell.cited.length
  const words =
    samples === 1 ? (share > 0 ? 'cited' : 'not cited') : `${cell.cited.filter(Boolean).length} of ${samples}`
  return markup`<td class="heat-${Math.round(10 * share)}">${words} <small>score ${formatScore(mean(cell.bcrScores))}</small></td>`
}

/** Of the samples, 0 to 1. */
function shareOf({ cited }: Cell): number {
  return cited.filter(Boolean).length / cited.length
}
