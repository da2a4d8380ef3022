import type { Outcome } from '../outcome.ts'
import { viewDrafts, viewServiceReports } from '../views/reports-and-drafts.ts'
import { type Markup, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** Renders the state of the service's reports, and the list of drafts without their text. */
export function reportsAndDrafts(outcome: Outcome): Markup | undefined {
  const { reports, instead } = viewServiceReports(outcome)
  const { advice, caption, columns, drafts, problems } = viewDrafts(outcome.suggestions)
  if (reports.length + drafts.length + problems.length === 0) return undefined
  const states = reports.map(
    ({ subject, id, words }) =>
      markup`<li><strong>${subject}</strong>${id === '' ? undefined : markup` (${name(id)})`} ${words}</li>`,
  )
  const missing = problems.map(
    ({ keyword, problem }) => markup`<li>No draft for <strong>${name(keyword)}</strong>: ${problem}</li>`,
  )
  return markup`${states.length > 0 ? markup`<ul>${states}</ul>` : undefined}
${instead && markup`<p>${instead}</p>`}
${missing.length > 0 ? markup`<ul>${missing}</ul>` : undefined}
${advice && markup`<p>${advice}</p>`}
${
  drafts.length > 0
    ? table({
        label: 'Drafts, table',
        caption,
        columns,
        rows: drafts.map(({ keyword, engines, estimate, file }) => [
          name(keyword),
          names(engines),
          estimate ?? '–',
          file,
        ]),
      })
    : undefined
}`
}
