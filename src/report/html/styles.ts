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
footer {
  margin-top: 4rem;
  padding-top: 1.5rem;
  padding-bottom: 3rem;
  color: var(--muted);
  font-size: 0.875rem;
}
footer p { max-width: 46rem; margin: 0 0 0.5rem; }
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
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 1.5rem; }
.numbers dt { color: var(--muted); font-size: 0.875rem; }
.numbers dd { margin: 0; font-size: 0.875rem; }
.numbers .value { display: block; font-size: 2rem; font-weight: 650; line-height: 1.4; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.numbers .word { font-size: 1.375rem; line-height: 2; letter-spacing: 0; }
.numbers .value small { font-size: 1.125rem; letter-spacing: 0; }
figcaption { margin-top: 0.5rem; color: var(--muted); font-size: 0.875rem; }
.chart { display: block; width: 100%; max-width: 48rem; height: auto; overflow: visible; }
.chart text { fill: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.chart .last { fill: var(--text); font-size: 18px; font-weight: 650; }
.grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.baseline { stroke: var(--muted); stroke-width: 1.5; stroke-dasharray: 6 5; vector-effect: non-scaling-stroke; }
.line { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.dot { fill: var(--accent); stroke: var(--page); stroke-width: 2; }
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
.heat .scroll { max-height: 75vh; }
.heat td { min-width: 6.5rem; border-left: 1px solid var(--line); font-variant-numeric: tabular-nums; background: var(--surface); }
.heat td small { color: inherit; }
.heat tbody th { position: sticky; left: 0; max-width: min(18rem, 42vw); background: var(--surface); }
.heat thead th { white-space: normal; }
.heat thead th:first-child { left: 0; z-index: 2; }
${Array.from({ length: 10 }, (_, index) => `.heat .heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join('\n')}
.bar { display: block; width: 100%; min-width: 7rem; height: 0.5rem; margin: 0.375rem 0; }
.bar-ground { fill: var(--raised); }
.bar-own { fill: var(--accent); }
.bar-other { fill: var(--muted); }
details { margin-bottom: 0.75rem; }
summary { width: fit-content; padding: 0.375rem 0; color: var(--accent); cursor: pointer; }
summary h3 { color: var(--text); }
.snippets { max-width: 46rem; padding: 0; list-style: none; }
.snippets li { margin: 0 0 1.25rem; padding-left: 1rem; border-left: 2px solid var(--line); }
blockquote { margin: 0.25rem 0; }
.answer { white-space: pre-wrap; }
.about { margin: 0; color: var(--muted); font-size: 0.875rem; }
@media (max-width: 40rem) {
  header { padding-top: 1.5rem; }
  section { margin-top: 2.75rem; }
  .numbers { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem; }
  .chart text { font-size: 24px; }
  .chart .last { font-size: 27px; }
  th, td { padding: 0.5rem 0.75rem; }
}
@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
}
@media print {
  @page { margin: 16mm; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  header, main, footer { max-width: none; padding: 0; }
  .scroll, .heat .scroll { max-height: none; overflow: visible; border: 0; }
  thead th, .heat tbody th, caption span { position: static; }
  tr, li, figure { break-inside: avoid; }
  h2, h3, caption, thead { break-after: avoid; }
  details::details-content { content-visibility: visible; }
  .status::before, .heat td, .bar, .group th, thead th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`

/** The hash of `STYLES` for the content security policy. */
export const STYLES_HASH = 'sha256-TCnRE6uEQOq2n+QwghL8sQ75ylaRCGJzwyFsG+YzaRE='
