import type { Line } from '../../lib/document/blocks.ts'
import { tableOf } from '../../lib/document/build-blocks.ts'
import { join, type Markup, markup, name } from '../../lib/document/html/markup.ts'
import { renderPage } from '../../lib/document/html/page.ts'
import { renderBlocks } from '../../lib/document/html/render-blocks.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { longDayOf, newestOf } from '../words/words.ts'
import type { BoardBrand } from './board.ts'
import { FLEET_SCRIPT, FLEET_STYLES, fleetTable } from './fleet-table.ts'

/** Bytes of the answers on a page. */
const MAX_BYTES = 2_000_000
/** The range that a page opens with, if the brand has it. */
const FIRST_RANGE = 1

interface SiteFile {
  path: string
  content: string
}

/** Renders one file at a time: `index.html`, and `brands/ID.html` for each brand. A single brand only has `index.html`. */
export function* renderBoard(brands: readonly BoardBrand[]): Generator<SiteFile> {
  const [only, ...others] = brands
  if (only && others.length === 0) return yield { path: 'index.html', content: renderBrand(only) }
  yield { path: 'index.html', content: renderIndex(brands) }
  const back = markup`<a href="../index.html">All brands</a>`
  for (const brand of brands) yield { path: `brands/${brand.id}.html`, content: renderBrand(brand, back) }
}

function renderIndex(brands: readonly BoardBrand[]): string {
  const lost = brands.flatMap(({ name: label, id, losses }) => {
    const brand: Line = [{ link: `brands/${id}.html`, label: [{ name: label }] }]
    return losses.map(each => ({ ...each, brand }))
  })
  const headline = `${countOf(brands.length, 'brand')}: ${openLosses(lost.length)}`
  return renderPage({
    title: `AI visibility: ${headline}`,
    styles: FLEET_STYLES,
    script: FLEET_SCRIPT,
    body: markup`${pageHeader(brands.map(({ lastRun }) => lastRun))}
<h1>${headline}</h1>
${lossTable(lost)}
<p class="filter" hidden><label>Filter by brand <input id="filter" type="search" maxlength="200"></label></p>
${renderBlocks([fleetTable(brands)], 2)}`,
  })
}

function renderBrand({ name: brand, lastRun, losses, ranges, answers }: BoardBrand, back?: Markup): string {
  return renderPage({
    title: `AI visibility: ${brand}`,
    styles: BRAND_STYLES,
    body: markup`${pageHeader([lastRun], back)}
<h1>${name(brand)}: ${openLosses(losses.length)}</h1>
${lossTable(losses)}
${rangeChoice(ranges)}
${ranges.map(
  ({ blocks }, index) => markup`<div class="range range-${index}">
${renderBlocks(blocks, 2)}</div>
`,
)}
${renderBlocks(answers, 2, { left: MAX_BYTES })}`,
  })
}

function openLosses(count: number): string {
  return count === 1 ? 'one loss is open' : `${count || 'no'} losses are open`
}

function pageHeader(runs: readonly string[], back?: Markup): Markup {
  const parts = [...(back ? [back] : []), 'AI visibility', `last run ${longDayOf(newestOf(runs))}`]
  return markup`<header><p class="product">${join(parts, markup` · `)}</p></header>`
}

/** Returns radio buttons. The style sheet shows the range of the chosen one, so that the page needs no script. */
function rangeChoice(ranges: BoardBrand['ranges']): Markup {
  const first = Math.min(FIRST_RANGE, ranges.length - 1)
  const choices = ranges.map(
    ({ title }, index) =>
      markup`<label><input type="radio" name="range" id="range-${index}"${index === first ? markup` checked` : undefined}>${title}</label>`,
  )
  return markup`<fieldset class="choice"${ranges.length < 2 ? markup` hidden` : undefined}><legend class="hidden">Range of dates</legend>${choices}</fieldset>`
}

function lossTable(losses: readonly (BoardBrand['losses'][number] & { brand?: Line })[]): Markup {
  const hasBrand = losses.some(({ brand }) => brand !== undefined)
  const titles = [...(hasBrand ? ['Brand'] : []), 'Where', 'Since', 'Was', 'Newest run', 'State']
  const rows = losses.map(({ brand, since, where, was, now, state }): Line[] => [
    ...(brand === undefined ? [] : [brand]),
    [`▼ ${where}`],
    [longDayOf(since)],
    [was === undefined ? '' : formatPercent(was.share)],
    [now === undefined ? '' : `${formatPercent(now.share)} (${now.cited} of ${now.answers})`],
    [state],
  ])
  const columns = titles.map(title => ({ title: [title] }))
  const blocks = tableOf('Open losses', columns, rows)
  return renderBlocks(blocks, 2)
}

const BRAND_STYLES = `
.range { display: none; }
${[0, 1, 2].map(index => `body:has(#range-${index}:checked) .range-${index} { display: block; }`).join('\n')}
.choice { display: flex; width: fit-content; margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.875rem; }
.choice[hidden] { display: none; }
.choice label { padding: 0.375rem 0.875rem; border-radius: 0.4375rem; cursor: pointer; }
.choice label:has(:checked) { background: var(--raised); font-weight: 600; }
.choice input { margin: 0 0.375rem 0 0; accent-color: var(--accent); }
.chart { max-width: none; }
.lead { display: block; }
.lead .legend, .level { display: flex; }
.level { gap: 0.625rem; align-items: baseline; }
@media (min-width: 60rem) { .chart text { font-size: 9px; } }
tbody th, tbody td { vertical-align: middle; }
details tbody th { white-space: nowrap; }
td:has(.spark) .now { display: inline-block; min-width: 3.5rem; }
.now + small { min-width: 7.5rem; }
td .spark { display: inline-block; width: 7rem; max-width: none; height: 1.75rem; vertical-align: middle; }
@media (max-width: 40rem) {
  .range td { display: inline-block; padding-right: 0; }
  td .spark { width: 5rem; }
}
@media print { .choice { display: none; } }
`
