/** What the answers of live engines hold, in short. The HTML report has the pages and the texts. */
import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableRow } from '../../lib/pdf/table.ts'
import type { Outcome } from '../outcome.ts'
import { viewAnswerContents } from '../views/answer-contents.ts'
import { columnsOf, muted, NOTE, name, names } from './values.ts'

/** For each kind of owner. */
const MOST_DOMAINS = 10

/** Writes how often each engine cites and names the brand, and who is cited and named where the brand is not. */
export function presence(flow: Flow, outcome: Outcome): void {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return
  const { columns, caption, rows, lists, legend, notes } = view
  flow.heading('Citations and mentions')
  flow.caption(caption)
  const share = 0.76 / (columns.length - 1)
  flow.table(
    columnsOf(columns, [0.24, ...columns.slice(1).map(() => share)]),
    rows.map(({ engine, cells }) => [name(engine), ...cells]),
  )
  flow.space(6)
  for (const { title, items, more } of lists) {
    const shown = items.map(item => `${name(item.name)} (${name(item.words)})`)
    flow.paragraph(`${title}: ${[...shown, ...(more === '' ? [] : [more])].join(', ')}`)
  }
  for (const note of [...notes, legend]) flow.paragraph(note, NOTE)
}

/** Writes the sites that answers cite, by their owner, without their pages. Returns whether there are any. */
export function citedDomains(flow: Flow, outcome: Outcome): boolean {
  const view = viewAnswerContents(outcome)
  if (view === undefined || view.domains.groups.length === 0) return false
  const { columns, caption, groups } = view.domains
  flow.heading('Cited sources')
  flow.caption(caption)
  flow.table(
    columnsOf(columns, [0.28, 0.22, 0.13, 0.15, 0.22]),
    groups.flatMap(({ title, count, rows }): TableRow[] => [
      { across: [title, muted(count)], isGroup: true },
      ...rows
        .slice(0, MOST_DOMAINS)
        .map(({ domain, owner, isOwn, answers, answersWithoutBrand, engines }) => [
          isOwn ? [{ text: name(domain), isBold: true }] : name(domain),
          name(owner),
          `${answers}`,
          `${answersWithoutBrand}`,
          names(engines),
        ]),
    ]),
  )
  return true
}

/** Writes what the engines searched for. */
export function searches(flow: Flow, outcome: Outcome): void {
  const queries = viewAnswerContents(outcome)?.queries
  if (queries === undefined || queries.items.length === 0) return
  flow.heading('What the engines searched for')
  for (const item of queries.items) flow.paragraph(`${name(item.name)} (${item.words})`, { marker: INK })
  if (queries.more !== '') flow.paragraph(queries.more, NOTE)
}
