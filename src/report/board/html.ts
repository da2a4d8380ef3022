import type { Line } from '../../lib/document/blocks.ts'
import { tableOf } from '../../lib/document/build-blocks.ts'
import { join, type Markup, markup, name } from '../../lib/document/html/markup.ts'
import { renderPage } from '../../lib/document/html/page.ts'
import { renderBlocks } from '../../lib/document/html/render-blocks.ts'
import { sparkline } from '../../lib/document/html/tables.ts'
import { countOf, formatPercent } from '../words/numbers.ts'
import { longDayOf } from '../words/words.ts'
import type { BoardBrand } from './board.ts'
import { showLevels } from './levels.ts'

const MAX_BYTES = 2_000_000

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
  const lost = brands.flatMap(({ name: brand, losses }) => losses.map(each => ({ ...each, brand })))
  const headline = `${countOf(brands.length, 'brand')}: ${openLosses(lost.length)}`
  return boardPage(
    headline,
    brands.map(({ lastRun }) => lastRun),
    markup`<h1>${headline}</h1>
${lossTable(lost)}
<p class="filter" hidden><label>Brand <input id="filter" type="search" maxlength="200"></label></p>
<p><small>Open a brand. Each row has the share of answers that cite it, now and over time.</small></p>
${brands.map(brandRow)}`,
  )
}

function brandRow({ name: brand, id, lastRun, levels, losses, overview }: BoardBrand): Markup {
  const value = showLevels(levels)
  const { now = '–', history = [] } = 'now' in value ? value : {}
  const lost = losses.length > 0 ? `▼ ${openLosses(losses.length)}` : ''
  return markup`<details class="brand" data-brand="${brand.toLowerCase()}"><summary><b>${name(brand)}</b> <span>${now}</span> <span>${sparkline(history)}</span> <span class="worse">${lost}</span> <small>${longDayOf(lastRun)}</small></summary>
${renderBlocks(overview, 3, { left: MAX_BYTES })}
<p><a href="brands/${id}.html">Questions, cited sites, competitors and answers</a></p></details>
`
}

function renderBrand({ name: brand, lastRun, losses, overview, details }: BoardBrand, back?: Markup): string {
  const body = markup`<h1>${name(brand)}: ${openLosses(losses.length)}</h1>
${lossTable(losses)}
${renderBlocks([...overview, ...details], 2, { left: MAX_BYTES })}`
  return boardPage(brand, [lastRun], body, back)
}

function openLosses(count: number): string {
  return count === 1 ? 'one loss is open' : `${count || 'no'} losses are open`
}

function boardPage(title: string, runs: readonly string[], body: Markup, back?: Markup): string {
  const newest = runs.toSorted().at(-1) ?? ''
  const parts = [...(back ? [back] : []), 'AI visibility', `last run ${longDayOf(newest)}`]
  return renderPage({
    title: `AI visibility: ${title}`,
    skip: 'Skip to the board',
    styles: STYLES,
    script: SCRIPT,
    body: markup`<header><p class="product">${join(parts, markup` · `)}</p></header>
${body}`,
  })
}

function lossTable(losses: readonly (BoardBrand['losses'][number] & { brand?: string })[]): Markup {
  const hasBrand = losses.some(({ brand }) => brand !== undefined)
  const titles = [...(hasBrand ? ['Brand'] : []), 'Where', 'Since', 'Was', 'Newest run', 'State']
  const rows = losses.map(({ brand, since, where, was, now, state }): Line[] => [
    ...(brand === undefined ? [] : [[{ name: brand }]]),
    [`▼ ${where}`],
    [longDayOf(since)],
    [was === undefined ? '' : formatPercent(was.share)],
    [now === undefined ? '' : `${formatPercent(now.share)} (${now.cited} of ${now.answers})`],
    [state],
  ])
  const columns = titles.map(title => ({ title: [title] }))
  const blocks = tableOf('Open losses', columns, rows)
  return renderBlocks(blocks, 2, { left: MAX_BYTES })
}

/** Filters the brands by the typed text. The content security policy of the page has its hash. */
const SCRIPT = `
const field = document.getElementById('filter')
if (field) {
  const show = () => {
    for (const row of document.querySelectorAll('[data-brand]')) {
      row.hidden = !row.dataset.brand.includes(field.value.trim().toLowerCase())
    }
  }
  field.addEventListener('input', show)
  field.closest('p').hidden = false
  show()
}
`

const STYLES = `
[hidden] { display: none !important; }
.filter { font-size: 0.875rem; }
.filter input { min-height: 2.25rem; max-width: 100%; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
.brand { margin: 0; border-top: 1px solid var(--line); }
.brand:last-of-type { border-bottom: 1px solid var(--line); }
.brand > summary { display: grid; grid-template-columns: 1fr 4rem 8rem 10rem 9rem; gap: 0 1rem; align-items: center; width: auto; padding: 0.625rem 0; color: var(--text); font-variant-numeric: tabular-nums; }
.brand > summary b { font-weight: 600; }
.brand > summary b::before { content: "▸ "; color: var(--accent); }
.brand[open] > summary b::before { content: "▾ "; }
tbody th, tbody td { vertical-align: middle; }
td .spark, summary .spark { display: inline-block; width: 7rem; max-width: none; height: 1.75rem; vertical-align: middle; }
@media (max-width: 40rem) {
  .brand > summary { grid-template-columns: 1fr 3rem 7rem; }
  .brand > summary small { grid-column: 2 / -1; }
}
@media print {
  .filter { display: none !important; }
  .brand:not([open]) { display: block !important; }
}
`
