import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableRow } from '../../lib/pdf/table.ts'
import type { Outcome } from '../outcome.ts'
import { type Site, viewSources } from '../views/sources.ts'
import { columnsOf, link, muted, NOTE, name, names } from './values.ts'

/** Writes the pages that the answers of a service name as their source, by site. */
export function sources(flow: Flow, outcome: Outcome): void {
  const view = viewSources(outcome)
  if (view === undefined) return
  flow.heading('Cited sources')
  if (view.sites.length > 0) {
    flow.caption(view.caption)
    flow.table(columnsOf(view.columns, [0.46, 0.13, 0.15, 0.26]), view.sites.flatMap(rowsOf))
    flow.space(6)
  }
  for (const note of view.notes) flow.paragraph(note, NOTE)
}

function rowsOf({ host, count, pages }: Site): TableRow[] {
  return [
    { across: [name(host), muted(count)], isGroup: true },
    ...pages.map(({ url, label, answers, citing, engines }) => [
      link(url, label),
      `${answers}`,
      `${citing}`,
      names(engines),
    ]),
  ]
}
