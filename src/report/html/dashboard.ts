/** The dashboard as the files of a static site: one page on all gates, and one for each gate. */
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { Column, Line } from '../../lib/document/blocks.ts'
import { type Markup, markup, name } from '../../lib/document/html/markup.ts'
import { renderPage } from '../../lib/document/html/page.ts'
import { inRegion, table } from '../../lib/document/html/tables.ts'
import {
  type Dashboard,
  type DashboardGate,
  type DashboardRow,
  listOpenLosses,
  namesOf,
  percentOf,
  placeOfRow,
  ROW_NAMES,
  shareVoice,
  type VoiceShare,
} from '../document/dashboard.ts'
import { countOf, formatPercent } from '../numbers.ts'
import { longDayOf, shortDayOf } from '../words.ts'
import { filters } from './dashboard-filters.ts'
import { questions } from './dashboard-questions.ts'
import { DASHBOARD_SCRIPT } from './dashboard-script.ts'
import { dashboardStyles } from './dashboard-styles.ts'

/** Bytes of the whole site, without the CSV file. */
const MOST_BYTES = 14_000_000
/** Bytes of a page of a gate without its questions, about: the styles and the heat map. */
const GATE_FRAME = 24_000
const LEAST_FOR_QUESTIONS = 8_000

export interface SiteFile {
  path: string
  /** Parts in their order. */
  content: string | Iterable<string>
}

const SIGNS = { loss: '▼', decline: '↘' } as const

/** Renders the site, one file at a time: `index.html`, `dashboard.csv`, and `gates/ID.html` for each gate. */
export function* renderDashboard(dashboard: Dashboard): Generator<SiteFile> {
  const index = renderIndex(dashboard)
  yield { path: 'index.html', content: index }
  yield { path: 'dashboard.csv', content: toCsv(...csvOf(dashboard)) }
  let left = MOST_BYTES - Buffer.byteLength(index)
  for (const [at, gate] of dashboard.gates.entries()) {
    const room = Math.max(LEAST_FOR_QUESTIONS, left / (dashboard.gates.length - at) - GATE_FRAME)
    const content = renderGate(dashboard, gate, room)
    left -= Buffer.byteLength(content)
    yield { path: `gates/${gate.id}.html`, content }
  }
}

function renderIndex(dashboard: Dashboard): string {
  const { gates } = dashboard
  const losses = gates.flatMap(listOpenLosses)
  const rows = gates.flatMap(gate => gate.rows)
  const brands = new Set(gates.map(({ brand }) => brand)).size
  const open = losses.length === 1 ? 'one loss is open' : `${losses.length || 'no'} losses are open`
  const headline = `${countOf(brands, 'brand')}: ${open}`
  return renderPage({
    title: `AI visibility: ${headline}`,
    skip: 'Skip to the dashboard',
    styles: dashboardStyles(dashboard.columns.length),
    script: DASHBOARD_SCRIPT,
    body: markup`${header([])}
<h1>${headline}</h1>
${lossTable(losses, true)}
<h2 id="over-time">Cited answers over time</h2>
${filters(dashboard, rows)}
${heatMap(dashboard, rows, gate => `gates/${gate.id}.html`)}
<p><a href="dashboard.csv" download>The whole table as CSV</a></p>
${voiceTable(
  gates.flatMap(gate =>
    shareVoice(gate)
      .slice(0, 1)
      .map(share => ({ ...share, gate })),
  ),
)}
<footer><p>Each brand leads to its questions and answers.</p></footer>`,
  })
}

function renderGate(dashboard: Dashboard, gate: DashboardGate, room: number): string {
  const losses = listOpenLosses(gate)
  return renderPage({
    title: `AI visibility: ${gate.brand}`,
    skip: 'Skip to the dashboard',
    styles: dashboardStyles(dashboard.columns.length),
    body: markup`${header([markup`<a href="../index.html">All gates</a>`])}
<h1>${name(gate.brand)}${gate.key === gate.brand ? undefined : markup` <small>${name(gate.key)}</small>`}</h1>
${lossTable(losses, false)}
<h2>Cited answers over time</h2>
${heatMap(dashboard, gate.rows)}
${voiceTable(shareVoice(gate).map(share => ({ ...share, gate })))}
<h2 id="questions">Questions, and the answers of the newest runs</h2>
${questions(gate, room)}`,
  })
}

function header(parts: Markup[]): Markup {
  return markup`<header><p class="product">AI visibility${parts.map(part => markup` · ${part}`)}</p></header>`
}

function lossTable(losses: ReturnType<typeof listOpenLosses>, hasBrand: boolean): Markup | undefined {
  if (losses.length === 0) return undefined
  const columns = [...(hasBrand ? ['Brand'] : []), 'Where', 'Since', 'Was', 'Newest run', 'State']
  return tableIn(
    'Losses and declines that the newest run of a gate has not ended',
    columns.map(title => ({ title: [title], isNumber: title === 'Was' || title === 'Newest run' })),
    losses.map(({ gate, loss, mark, where, was, now, state }): Line[] => [
      ...(hasBrand ? [[{ name: gate.brand }]] : []),
      [`${SIGNS[mark]} ${where}`],
      [longDayOf(loss.since)],
      [was === undefined ? '' : formatPercent(was)],
      [now === undefined ? '' : `${percentOf(now)}% (${now.cited} of ${now.answers})`],
      [state],
    ]),
  )
}

function tableIn(caption: string, columns: Column[], rows: Line[][]): Markup {
  return table({ kind: 'table', caption, columns, rows }, { left: Number.POSITIVE_INFINITY })
}

/** Renders the share of voice of these brands; nothing where the records do not tell it. */
function voiceTable(shares: (VoiceShare & { gate: DashboardGate })[]): Markup | undefined {
  if (shares.length === 0) return undefined
  const cellOf = (share: number, answers: number): Line => [
    `${Math.round(100 * share)}% (${countOf(answers, 'answer')})`,
  ]
  return tableIn(
    'Share of voice in the newest run: the part of the citations, and of the mentions, of the brand and its competitors',
    ['Brand', 'Gate', 'By citations', 'By mentions'].map((title, at) => ({
      title: [title],
      isNumber: at > 1,
    })),
    shares.map(({ gate, name: competitor, cited, mentioned, citedShare, mentionedShare }): Line[] => [
      competitor === undefined ? [{ strong: [{ name: gate.brand }] }] : [{ name: competitor }],
      [{ name: gate.key }],
      cellOf(citedShare, cited),
      cellOf(mentionedShare, mentioned),
    ]),
  )
}

/** Renders a row for each brand, country and engine, the newest column first. */
function heatMap(
  { columns, unit }: Dashboard,
  rows: readonly DashboardRow[],
  pageOf?: (gate: DashboardGate) => string,
): Markup {
  const idOf = ({ gate, country, engine }: DashboardRow) => JSON.stringify([gate.brand, country, engine])
  const alike = Map.groupBy(rows, idOf)
  const label = `Share of the answers that cite the brand, in percent: one column for each ${unit} with runs, the newest first`
  const body = rows.map(row => {
    const { gate, at, marks } = row
    const title = name(gate.brand)
    const place = placeOfRow(row)
    const isAlone = alike.get(idOf(row))?.length === 1
    const key = isAlone ? undefined : markup` · ${name(gate.key)}`
    return markup`<tr><th scope="row">${
      pageOf ? markup`<a href="${pageOf(gate)}">${title}</a><br><small>${place}${key}</small>` : place
    }</th>${at.map((tally, index) => heatCell(tally, marks[index]))}</tr>
`
  })
  return markup`<p class="muted" aria-hidden="true">${label}</p>
${inRegion(
  'Cited answers over time',
  markup`<table class="weeks fixed"${pageOf && markup` id="all"`}><caption class="hidden">${label}</caption>
<colgroup><col><col span="${columns.length}"></colgroup>
<thead><tr><td></td>${columns.map(day => markup`<th scope="col">${shortDayOf(day)}</th>`)}</tr></thead>
<tbody>${body}</tbody></table>`,
)}
<p class="muted note">▼ a loss is open, ↘ a decline is open, as the run of that ${unit} said. An empty field has no answers. Colors are deeper where more answers cite the brand.</p>`
}

function heatOf(share: number): string {
  return `heat-${Math.round(10 * share)}`
}

function heatCell(tally: DashboardRow['at'][number], mark: DashboardRow['marks'][number]): Markup {
  if (tally === undefined) return markup`<td></td>`
  return markup`<td class="${heatOf(tally.cited / tally.answers)}${mark && markup` loss`}">${percentOf(tally)}${mark && SIGNS[mark]}</td>`
}

/** The heat map: a row for each of its rows, with the shares in percent. */
function csvOf({ columns, gates }: Dashboard): Parameters<typeof toCsv> {
  const rows = gates
    .flatMap(gate => gate.rows)
    .map(row => ({
      ...namesOf(row),
      ...Object.fromEntries(columns.map((day, index) => [day, shareIn(row.at[index])])),
    }))
  return [[...ROW_NAMES, ...columns], rows]
}

function shareIn(tally: DashboardRow['at'][number]): CsvCell {
  return tally === undefined ? '' : percentOf(tally)
}
