/** The rules, and how certain a comparison is. */
import type { Outcome } from '../outcome.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import { withoutBackticks } from '../words.ts'
import { type Markup, markup, name } from './markup.ts'
import { table } from './table.ts'

/** Renders one row for each rule. */
export function rules(outcome: Outcome): Markup | undefined {
  const view = viewRules(outcome)
  if (view === undefined) return undefined
  return table({
    label: 'Rules, table',
    caption: view.caption,
    columns: view.columns,
    rows: view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
      markup`${subject}${input && markup` <small>${input}</small>`}`,
      markup`<span class="${tone}">${result}</span>`,
      name(observed),
      name(limit),
      baseline,
      drop,
    ]),
  })
}

/** Renders what the numbers rest on, and the size and certainty of the drops. */
export function certainty(outcome: Outcome): Markup | undefined {
  const view = viewCertainty(outcome)
  if (view === undefined) return undefined
  const { basis, chance, sight, caption, columns } = view
  const rows = view.rows.map(([value = '', ...cells]) => [name(value), ...cells])
  const shifts = view.shifts.map(({ engine, words }) => markup`<li>${name(engine)} ${words}</li>`)
  return markup`<p>${basis}</p>
${chance && markup`<p>${withoutBackticks(chance)}</p>`}
${sight && markup`<p>What this gate can see: ${withoutBackticks(sight)}</p>`}
${rows.length > 0 ? table({ label: 'Certainty, table', caption, columns, rows }) : undefined}
${shifts.length > 0 ? markup`<ul>${shifts}</ul>` : undefined}`
}
