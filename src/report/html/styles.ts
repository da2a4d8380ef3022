/**
 * The style sheet of the report. It holds light and dark colours, each pair with a contrast of at least 4.5. The
 * printed page is light.
 */
export const STYLES = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa;
  --surface: #ffffff;
  --raised: #f3f4f4;
  --text: #1b2329;
  --muted: #56616a;
  --line: #dfe3e6;
  --accent: #0b5f83;
  --heat: #6fb6d8;
  --good: #17683a;
  --bad: #b0261d;
  --doubt: #845000;
  --line-1: #0b6e99;
  --line-2: #c2570c;
  --line-3: #2e7d32;
  --line-4: #7b3fa0;
  --line-5: #8a6d00;
  --line-6: #c2185b;
  --line-7: #00796b;
  --line-8: #5d4037;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13171a;
    --surface: #191e22;
    --raised: #22282d;
    --text: #e4e9ec;
    --muted: #a2afb8;
    --line: #343c43;
    --accent: #74c3e6;
    --heat: #1c6383;
    --good: #7fd09c;
    --bad: #ff9d94;
    --doubt: #ecbb6b;
    --line-1: #6fc3ea;
    --line-2: #ffab66;
    --line-3: #81d18a;
    --line-4: #cf9bea;
    --line-5: #e3c34d;
    --line-6: #ff8ab3;
    --line-7: #5fd0c2;
    --line-8: #c7a595;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
header, main, footer { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
main:focus { outline: none; }
footer, .foot {
  margin-top: 4rem;
  padding-top: 1.5rem;
  padding-bottom: 3rem;
  color: var(--muted);
  font-size: 0.875rem;
}
footer p, .foot p { max-width: 46rem; margin: 0 0 0.5rem; }
p, ul, figure, dl { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
main > p, main > ul, section > p, section > ul { max-width: 46rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0.75rem 0 1rem; font-size: clamp(1.625rem, 1.2rem + 2vw, 2.5rem); font-weight: 650; letter-spacing: -0.015em; }
h2 { margin: 0 0 1rem; font-size: 1.375rem; font-weight: 650; letter-spacing: -0.01em; }
h3 { display: inline; margin: 0; font-size: 1rem; font-weight: 600; }
section { margin-top: 3.5rem; scroll-margin-top: 1rem; }
small { font-size: 0.8125rem; color: var(--muted); font-weight: 400; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.product { margin: 0 0 1.5rem; color: var(--muted); font-size: 0.875rem; }
.muted { color: var(--muted); }
.better { color: var(--good); }
.worse { color: var(--bad); }
.doubtful { color: var(--doubt); }
.skip { position: absolute; left: 1.25rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); border-radius: 0.375rem; }
.skip:focus { top: 0.75rem; }
.status { margin: 0; font-weight: 650; }
.status::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.5em; border-radius: 50%; background: currentColor; }
.status.pass { color: var(--good); }
.status.fail, .status.error { color: var(--bad); }
.status.inconclusive { color: var(--doubt); }
.status.report { color: var(--accent); }
.reasons { font-size: 1.125rem; }
.reasons li { margin-bottom: 0.25rem; }
nav { margin-top: 1.75rem; font-size: 0.875rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 0; border: solid var(--line); border-width: 1px 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1rem; }
.numbers > div { padding: 0.875rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
.numbers dt { font-size: 0.9375rem; font-weight: 600; }
.numbers dd { margin: 0; font-size: 0.875rem; line-height: 1.45; }
.numbers dd > span { display: block; }
.numbers .value { font-size: 1.75rem; font-weight: 650; line-height: 1.35; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.spark { display: block; width: 100%; height: auto; margin: 0.125rem 0 0.375rem; overflow: visible; }
.spark .line { stroke-width: 2; }
.spark .dot { stroke-width: 0; }
.scores { display: flex; flex-wrap: wrap; gap: 0.25rem 2rem; font-size: 0.9375rem; }
.scores dt, .scores dd { display: inline; margin: 0; }
.scores dt::after { content: ": "; }
figcaption { margin-top: 0.5rem; color: var(--muted); font-size: 0.875rem; }
.chart { display: block; width: 100%; max-width: 52rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.grid, .tick { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.baseline { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 6 5; vector-effect: non-scaling-stroke; }
.band { fill: var(--muted); opacity: 0.14; }
.line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); stroke: var(--page); stroke-width: 1; }
.whole .line { stroke: var(--text); stroke-width: 3.5; }
.whole .dot { fill: var(--text); }
.style-1 .line { stroke: var(--line-1); }
.style-1 .dot { fill: var(--line-1); }
.style-2 .line { stroke: var(--line-2); stroke-dasharray: 9 4; }
.style-2 .dot { fill: var(--line-2); }
.style-3 .line { stroke: var(--line-3); stroke-dasharray: 2 3; }
.style-3 .dot { fill: var(--line-3); }
.style-4 .line { stroke: var(--line-4); stroke-dasharray: 10 3 2 3; }
.style-4 .dot { fill: var(--line-4); }
.style-5 .line { stroke: var(--line-5); stroke-dasharray: 14 5; }
.style-5 .dot { fill: var(--line-5); }
.style-6 .line { stroke: var(--line-6); stroke-dasharray: 5 5; }
.style-6 .dot { fill: var(--line-6); }
.style-7 .line { stroke: var(--line-7); stroke-dasharray: 1 3; }
.style-7 .dot { fill: var(--line-7); }
.style-8 .line { stroke: var(--line-8); stroke-dasharray: 8 2 1 2; }
.style-8 .dot { fill: var(--line-8); }
.legend { display: flex; flex-wrap: wrap; gap: 0.125rem 1.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.legend svg { width: 1.75rem; height: 0.625rem; margin-right: 0.25rem; }
.cross { fill: none; stroke: var(--bad); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.scroll { max-width: 100%; margin-bottom: 1rem; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; line-height: 1.45; overflow-wrap: break-word; }
caption { padding: 0.75rem 1rem; color: var(--muted); font-size: 0.875rem; text-align: left; }
caption span { display: block; position: sticky; left: 1rem; width: max-content; max-width: min(58rem, 100vw - 5rem); }
th, td { max-width: 24rem; padding: 0.5rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; z-index: 1; background: var(--raised); border-bottom: 1px solid var(--line); font-size: 0.8125rem; font-weight: 600; white-space: nowrap; }
thead + tbody tr:first-child > * { border-top: 0; }
tbody th { font-weight: 500; min-width: 9rem; }
th small, td small { display: block; }
.group th { background: var(--raised); font-weight: 600; }
.group small { display: inline; margin-left: 0.5rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.page td:first-child { padding-left: 2rem; }
.heat { margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
.heat details { margin: 0; }
.row, .heads { display: grid; width: auto; max-width: none; margin: 0; padding: 0; color: inherit; }
.row { border-top: 1px solid var(--line); font-size: 0.9375rem; line-height: 1.4; }
.row h3 { padding: 0.5rem 1rem; font-size: 0.9375rem; font-weight: 500; }
summary.row { list-style: none; }
summary.row h3 { padding-left: 2.125rem; text-indent: -1.25em; }
summary.row::-webkit-details-marker { display: none; }
summary.row h3::before { content: "▸"; display: inline-block; width: 1.25em; color: var(--accent); }
details[open] > summary.row h3::before { content: "▾"; }
.heads { position: sticky; top: 0; z-index: 1; background: var(--raised); border-radius: 0.5rem 0.5rem 0 0; font-size: 0.8125rem; font-weight: 600; }
.heads > span { padding: 0.5rem; }
.heads > span:first-child { padding-left: 1rem; }
.cell { padding: 0.5rem; border-left: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.cell i { font-style: normal; }
.cell small { display: block; color: inherit; }
.cell b { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
${Array.from({ length: 8 }, (_, index) => `.columns-${index + 1} > .heads, .columns-${index + 1} .row { grid-template-columns: minmax(11rem, 2fr) repeat(${index + 1}, minmax(4.5rem, 1fr)); }`).join('\n')}
.many .heads { display: none; }
.many .row { grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr)); }
.many .row h3 { grid-column: 1 / -1; }
.many .cell b { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-weight: 500; }
.answers { padding: 0.5rem 1rem 1rem; border-top: 1px solid var(--line); background: var(--page); }
.answers > ul { max-width: 46rem; margin: 0; padding: 0; list-style: none; }
.answers > ul > li { margin: 1rem 0 0; padding-left: 1rem; border-left: 3px solid var(--line); }
.answer { margin: 0.375rem 0; }
.answer > * { margin: 0 0 0.5rem; }
.answer code { font-size: 0.875em; }
.lines { white-space: pre-wrap; }
${Array.from({ length: 10 }, (_, index) => `.heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join('\n')}
.bar { display: block; width: 100%; min-width: 7rem; height: 0.5rem; margin: 0.375rem 0; }
.bar-ground { fill: var(--raised); }
.bar-own { fill: var(--accent); }
.bar-other { fill: var(--muted); }
details { margin-bottom: 0.75rem; }
summary { width: fit-content; padding: 0.375rem 0; color: var(--accent); cursor: pointer; }
summary h3 { color: var(--text); }
blockquote { margin: 0.25rem 0; padding-left: 1rem; border-left: 2px solid var(--line); }
.searches { columns: 20rem; }
.about { margin: 0; color: var(--muted); font-size: 0.875rem; }
.run, .fleet:has(~ .run:target, ~ .run :target) { display: none; }
.run:target, .run:has(:target) { display: block; }
@media (max-width: 48rem) {
  .heads { display: none; }
  .heat .row { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .heat .row h3 { grid-column: 1 / -1; padding: 0.625rem 0.75rem 0.25rem; font-weight: 600; }
  .cell { padding: 0.375rem 0.75rem; border-left: 0; }
  .cell b { position: static; display: block; width: auto; height: auto; clip-path: none; white-space: normal; font-weight: 400; font-size: 0.8125rem; }
}
@media (max-width: 40rem) {
  header { padding-top: 1.5rem; }
  section { margin-top: 2.75rem; }
  .numbers { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
  .numbers > div { padding: 0.75rem; }
  .chart text { font-size: 22px; }
  .chart .day:nth-of-type(even) { display: none; }
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  th, td, .number { max-width: none; padding: 0.125rem 1rem; border: 0; text-align: left; }
  td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: 0.8125rem; }
  .group th { padding: 0.375rem 1rem; }
  .page td:first-child { padding-left: 1rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  @page { margin: 16mm; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  header, main, footer { max-width: none; padding: 0; }
  .scroll, .heat { overflow: visible; border: 0; }
  thead th, .heads, caption span { position: static; }
  .run, .fleet:has(~ .run:target, ~ .run :target) { display: block; }
  .run { break-before: page; }
  tr, .row, figure, .numbers > div { break-inside: avoid; }
  h2, h3, caption, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; }
  .status::before, .cell, .band, .bar, .group th, thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`

/** The hash of `STYLES` for the content security policy. */
export const STYLES_HASH = 'sha256-IBfpaw87zJD8JQzpxlXg1x2M+xISSodiv/cz/IOhXXY='
