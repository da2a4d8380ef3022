/** Light and dark colors, each pair with a contrast ratio of at least 4.5. Print is light. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --surface: #ffffff; --raised: #f3f4f4; --line: #dfe3e6;
  --text: #1b2329; --muted: #56616a; --accent: #0b5f83;
  --good: #17683a; --bad: #b0261d; --doubt: #845000;
  --line-1: #0b6e99; --line-2: #c2570c; --line-3: #2e7d32;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #13171a; --surface: #191e22; --raised: #22282d; --line: #343c43;
    --text: #e4e9ec; --muted: #a2afb8; --accent: #74c3e6;
    --good: #7fd09c; --bad: #ff9d94; --doubt: #ecbb6b;
    --line-1: #6fc3ea; --line-2: #ffab66; --line-3: #81d18a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 4rem; }
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
main:focus { outline: none; }
p, ul, ol, pre, figure { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
p, section ul { max-width: 50rem; }
p, li { text-wrap: pretty; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h1 { margin: 0 0 0.75rem; font-size: clamp(1.5rem, 1.2rem + 1.5vw, 1.875rem); font-weight: 650; letter-spacing: -0.015em; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; font-weight: 650; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; font-weight: 600; }
small { font-size: 0.8125rem; color: var(--muted); font-weight: 400; }
code { font-family: ui-monospace, "Cascadia Code", "Noto Sans Mono", "Liberation Mono", monospace; font-size: 0.875em; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1.25rem; top: -4rem; padding: 0.5rem 1rem; background: var(--surface); border-radius: 0.375rem; }
.skip:focus { top: 0.75rem; }
.muted { color: var(--muted); font-size: 0.875rem; }
.better { color: var(--good); }
.worse { color: var(--bad); }
.doubtful { color: var(--doubt); }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; margin-bottom: 1rem; font-size: 0.875rem; }
header p { margin: 0; }
.product { color: var(--muted); }
.status { font-weight: 650; }
.status::before { content: ""; display: inline-block; width: 0.75em; height: 0.75em; margin-right: 0.5em; border-radius: 50%; background: currentColor; }
.status.pass { color: var(--good); }
.status.fail, .status.error { color: var(--bad); }
.status.warn { color: var(--doubt); }
.status.report { color: var(--accent); }
h1:has(+ p) { margin-bottom: 0.5rem; }
.first > h1 + p { max-width: 64rem; font-size: 1.125rem; }
.scroll { max-width: 100%; margin-bottom: 1rem; overflow: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 0.9375rem; line-height: 1.4; overflow-wrap: break-word; }
caption { padding: 0.625rem 1rem; color: var(--muted); font-size: 0.875rem; text-align: left; }
caption span { display: block; position: sticky; left: 1rem; width: max-content; max-width: min(58rem, 100vw - 5rem); }
th, td { max-width: 28rem; padding: 0.5rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead > tr > * { position: sticky; top: 0; background: var(--raised); font-size: 0.8125rem; font-weight: 600; }
caption.hidden + thead > tr > *, thead + tbody tr:first-child > * { border-top: 0; }
thead > tr > * { border-bottom: 1px solid var(--line); }
tbody th { font-weight: 500; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td small { display: inline-block; }
.grid { font-variant-numeric: tabular-nums; }
.grid thead > * > * { width: 12rem; }
.grid th, .grid td { padding: 0.4375rem 0.75rem; }
.grid tbody > tr > * + * { border-left: 1px solid var(--line); }
.grid tbody th { min-width: 6rem; vertical-align: middle; }
.grid .now { font-size: 1.25rem; line-height: 1.25; }
.now + small, .was small { white-space: nowrap; }
.grid .was { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; min-height: 1.125rem; }
.grid .was:has(> small:only-child:empty) { display: none; }
td.loss { background: color-mix(in srgb, var(--bad) 11%, var(--surface)); }
td.loss b { color: var(--bad); }
.note { margin-top: -0.5rem; max-width: none; font-size: 0.8125rem; }
.spark { flex: 1 1 0; width: 0; min-width: 1.5rem; max-width: 5rem; height: 1.25rem; overflow: visible; }
.end { stroke: var(--accent); stroke-width: 5; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.cards { padding: 0; list-style: none; }
.cards > li { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; font-size: 0.9375rem; }
.cards > li > * { margin-bottom: 0.375rem; }
.cards > li > :last-child { margin-bottom: 0; }
.cards > li > :first-child { font-size: 1rem; }
.answers { max-width: 50rem; padding: 0; list-style: none; }
.answers > li { margin: 0 0 1.5rem; padding-left: 1rem; border-left: 3px solid var(--line); }
.answers > li > h3 { font-size: 0.875rem; }
pre { padding: 0.75rem 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; white-space: pre-wrap; }
summary { width: fit-content; padding: 0.25rem 0; color: var(--accent); cursor: pointer; }
details { margin-bottom: 0.5rem; }
section { margin-top: 1.75rem; }
section:has(> details) { margin: 0; border-top: 1px solid var(--line); }
section > details { margin: 0; }
section > details > summary { width: auto; padding: 0.625rem 0; }
section > details > summary > h2 { display: inline; color: var(--text); font-size: 1rem; }
section > details > div { padding: 0.5rem 0 1rem; }
footer { margin-top: 1.5rem; color: var(--muted); font-size: 0.875rem; }
footer p { margin-bottom: 0.375rem; }
figcaption { font-weight: 600; }
.level > * { display: block; color: var(--muted); font-size: 0.9375rem; line-height: 1.35; }
.level b { white-space: nowrap; color: var(--text); font-size: 3rem; font-weight: 650; line-height: 1.1; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
.level b.worse, .level b small { color: var(--bad); }
.level b small { font-size: 0.5em; }
@media (min-width: 56rem) {
  .lead { display: grid; grid-template: auto auto auto / 9.5rem 1fr 13rem; gap: 0 1rem; align-items: center; }
  .lead figcaption, .lead .muted { grid-column: 1 / -1; max-width: none; }
  .lead .muted { margin: 0; }
  .lead .legend { display: block; align-self: start; }
}
.chart { display: block; width: 100%; max-width: 52rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.rule { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); }
.whole .line { stroke: var(--text); stroke-width: 3.5; }
.whole .dot { fill: var(--text); }
.worst .line { stroke-width: 3.5; }
${[1, 2, 3].map(index => `.line-${index} .line { stroke: var(--line-${index}); } .line-${index} .dot { fill: var(--line-${index}); }`).join('\n')}
.line-2 .line { stroke-dasharray: 9 4; }
.line-3 .line { stroke-dasharray: 2 3; }
.strip { fill: transparent; }
a:hover > .strip, a:focus > .strip { fill: color-mix(in srgb, var(--muted) 20%, transparent); }
.cross { fill: none; stroke: var(--bad); stroke-width: 3; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.legend { display: flex; flex-wrap: wrap; gap: 0.125rem 1.5rem; margin: 0.5rem 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.legend li { padding-left: 2.25rem; text-indent: -2.25rem; }
.legend strong { white-space: nowrap; }
.legend svg { width: 1.75rem; height: 0.625rem; margin-right: 0.25rem; }
.answer { margin: 0.375rem 0 0.5rem; white-space: pre-wrap; }
.gates ul { columns: 18rem; max-width: none; }
.run, .fleet:has(~ .run:target, ~ .run :target) { display: none; }
.run:target, .run:has(:target) { display: block; }
@media (max-width: 40rem) {
  main { padding: 1rem 1rem 2rem; }
  .first > h1 + p { font-size: 1rem; }
  .chart text { font-size: 22px; }
  .chart .day:nth-of-type(even) { display: none; }
  table, caption, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.5rem 0; border-top: 1px solid var(--line); }
  tbody > tr:first-child { border-top: 0; }
  th, td, .number { max-width: none; padding: 0.125rem 1rem; border: 0; text-align: left; }
  td[data-label]:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: 0.8125rem; }
  .grid tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr)); padding: 0.25rem; gap: 0.25rem; }
  .grid th { grid-column: 1 / -1; font-weight: 600; }
  .grid th, .grid td { padding: 0.125rem 0.375rem; }
  .grid tbody > tr > * + * { border-left: 0; }
  .grid td:empty, .grid .spark { display: none; }
  .grid td[data-label]::before { content: attr(data-label); display: block; font-weight: 400; }
  .grid td { border-radius: 0.25rem; }
  .grid .now { font-size: 1.125rem; }
  .now + small { display: block; }
  .now + small, .was small { white-space: normal; }
}
/** Closed folds are not printed. */
@media print {
  @page { margin: 16mm; }
  html { font-size: 9pt; }
  body { background: none; }
  main { max-width: none; padding: 0; }
  .skip, .gates, details:not([open]), section:has(> details:not([open])) { display: none; }
  .lead { display: grid; grid-template-columns: 8.5rem 1fr; align-items: center; }
  .lead figcaption, .lead .legend, .lead .muted { grid-column: 1 / -1; }
  .lead .chart text { font-size: 15px; }
  .scroll { overflow: visible; border: 0; }
  thead > tr > *, caption span { position: static; }
  tr, figure, .scroll, .cards > li { break-inside: avoid; }
  h1, h2, h3, caption, thead, summary { break-after: avoid; }
  .status::before, td, thead > tr > * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
