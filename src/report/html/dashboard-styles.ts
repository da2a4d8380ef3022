/**
 * Returns the rules of a dashboard with so many columns, behind those of a report. Its widths are fixed: a browser lays out
 * 30,000 cells much faster where it need not measure each.
 */
export function dashboardStyles(columns: number): string {
  return `
:root { --names: 14.5rem; --heat: light-dark(#6fb6d8, #1c6383); }
${Array.from({ length: 10 }, (_, index) => `.heat-${index + 1} { background: color-mix(in srgb, var(--heat) ${10 * (index + 1)}%, var(--surface)); }`).join('\n')}
main { max-width: 90rem; }
[hidden] { display: none !important; }
.weeks { font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.fixed { table-layout: fixed; width: calc(var(--names) + ${columns} * 4rem); }
.fixed col:first-child { width: var(--names); }
.weeks td { min-width: 2.75rem; padding: 0.25rem 0.375rem; border-left: 1px solid var(--line); text-align: right; vertical-align: middle; white-space: nowrap; }
.weeks thead th { padding: 0.25rem 0.375rem; text-align: right; white-space: nowrap; }
.weeks tbody th { position: sticky; left: 0; z-index: 1; padding: 0.25rem 0.75rem; background: var(--surface); }
.weeks thead td { left: 0; z-index: 2; }
.weeks .loss { color: var(--bad); font-weight: 650; }
.filters { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem 1rem; margin: 0 0 0.75rem; font-size: 0.875rem; }
.filters label { display: grid; gap: 0.125rem; color: var(--muted); }
.filters label.switch { display: flex; align-items: center; gap: 0.375rem; min-height: 2.25rem; }
.filters input, .filters select, .filters button { min-height: 2.25rem; max-width: 16rem; padding: 0.25rem 0.5rem; background: var(--surface); border: 1px solid var(--muted); border-radius: 0.375rem; color: var(--text); font: inherit; }
.filters input[type=checkbox] { min-height: 0; }
.filters p { margin: 0; min-height: 2.25rem; align-content: center; }
.weeks .loss { background: color-mix(in srgb, var(--bad) 11%, var(--surface)); }
@media (max-width: 40rem) {
  .weeks { display: table; }
  .weeks thead { display: table-header-group; position: static; width: auto; height: auto; clip-path: none; }
  .weeks tbody { display: table-row-group; }
  .weeks tr { display: table-row; }
  .weeks th, .weeks td { display: table-cell; border-top: 1px solid var(--line); }
  :root { --names: 8.5rem; }
  .weeks tbody th { padding: 0.25rem 0.5rem; }
  .filters label, .filters input, .filters select { flex: 1 1 9rem; max-width: none; width: 100%; }
  .filters label.switch { flex-basis: 100%; }
  .filters input[type=checkbox] { flex: none; width: auto; }
}
@media print {
  .filters { display: none; }
}
`
}
