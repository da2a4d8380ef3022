import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewDrafts, viewServiceReports } from '../views/reports-and-drafts.ts'
import { name, names, plain } from './values.ts'

/** What became of the service's reports, and which drafts there are, without their text. */
export function reportsAndDrafts(flow: Flow, outcome: Outcome): void {
  const { reports, instead } = viewServiceReports(outcome)
  const { advice, drafts, problems } = viewDrafts(outcome.suggestions)
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
  flow.caption('Suggested content, by keyword')
  flow.table(
    [
      { title: 'Keyword', share: 0.24 },
      { title: 'For', share: 0.24 },
      { title: 'Estimated citation score', share: 0.16, align: 'right' },
      { title: "File among this run's reports", share: 0.36 },
    ],
    drafts.map(({ keyword, engines, estimate, file }) => [
      name(keyword),
      names(engines),
      estimate ?? '–',
      file,
    ]),
  )
}
