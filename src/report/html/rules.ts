/** The rules, and how sure a comparison is. */
import type { Outcome } from '../outcome.ts'
import { describeShift } from '../sentences.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import { type Markup, markup, name } from './markup.ts'
import { table } from './table.ts'

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rules(outcome: Outcome): Markup | undefined {
  const view = viewRules(outcome)
  if (view === undefined) return undefined
  const unsaid = view.unsaid.map(sentence => markup`<li>${sentence}</li>`)
  return markup`${table({
    label: 'Rules, table',
    caption: view.caption,
    columns: [
      { title: 'Rule' },
      { title: 'Result' },
      { title: 'Observed', isNumber: true },
      { title: 'Limit' },
      { title: 'Baseline', isNumber: true },
      { title: 'Drop', isNumber: true },
    ],
    rows: view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
      markup`${subject}${input && markup` <small>${input}</small>`}`,
      markup`<span class="${tone}">${result}</span>`,
      name(observed),
      name(limit),
      baseline,
      drop,
    ]),
  })}
${unsaid.length > 0 ? markup`<ul>${unsaid}</ul>` : undefined}`
}

/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
export function certainty(outcome: Outcome): Markup | undefined {
  const view = viewCertainty(outcome)
  if (view === undefined) return undefined
  const { basis, chance, caption, rows } = view
  const shifts = view.shifts.map(shift => markup`<li>${name(shift.engine)} ${describeShift(shift)}</li>`)
  return markup`<p>${basis}</p>
${chance && markup`<p>${chance}</p>`}
${
  rows.length > 0
    ? table({
        label: 'Certainty, table',
        caption,
        columns: [
          { title: 'Drop of' },
          { title: 'Drop', isNumber: true },
          { title: 'Interval', isNumber: true },
          { title: 'p-value', isNumber: true },
          { title: 'Seen with 80 % power from' },
          { title: 'Compared' },
        ],
        rows,
      })
    : undefined
}
${shifts.length > 0 ? markup`<ul>${shifts}</ul>` : undefined}`
}
