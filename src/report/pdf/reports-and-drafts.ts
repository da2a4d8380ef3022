import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewDrafts, viewServiceReports } from '../views/reports-and-drafts.ts'
import { columnsOf, name, names, plain } from './values.ts'

/** Writes the state of the service's reports, and the list of drafts without their text. */
export function reportsAndDrafts(flow: Flow, outcome: Outcome): void {
  const { reports, instead } = viewServiceReports(outcome)
  const { advice, caption, columns, drafts, problems } = viewDrafts(outcome.suggestions)
  if (reports.length + drafts.length + problems.length === 0) return
  flow.heading('Reports and drafts')
  for (const { subject, id, words } of reports) {
    flow.paragraph(plain(`${subject}${id === '' ? '' : ` (${name(id)})`} ${words}`), { marker: INK })
  }
  if (instead !== undefined) flow.paragraph(instead)
  for (const { keyword, problem } of problems) {
    flow.paragraph(plain(`No draft for ${name(keyword)}: ${problem}`), { marker: INK })
  }
  if (advice !== undefined) flow.paragraph(advice)
  if (drafts.length === 0) return
  flow.space(6)
  flow.caption(caption)
  flow.table(
    columnsOf(columns, [0.24, 0.24, 0.16, 0.36]),
    drafts.map(({ keyword, engines, estimate, file }) => [
      name(keyword),
      names(engines),
      estimate ?? '–',
      file,
    ]),
  )
}
