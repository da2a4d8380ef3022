/** What the answers of live engines hold, in short. The HTML report has the pages and the texts. */
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { viewAnswerContents } from '../views/answer-contents.ts'
import { columnsOf, muted, NOTE, name, names } from './values.ts'

const MOST_DOMAINS = 10

/** Writes how often each engine cites and names the brand, and who is cited and named where the brand is not. */
export function presence(flow: Flow, outcome: Outcome): void {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return
  const { columns, caption, rows, lists, legend, notes, domains } = view
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
  if (domains.rows.length === 0) return
  flow.heading('Cited sites')
  flow.caption(domains.caption)
  flow.table(
    columnsOf(domains.columns, [0.28, 0.22, 0.13, 0.15, 0.22]),
    domains.rows
      .slice(0, MOST_DOMAINS)
      .map(({ domain, owner, isOwn, answers, answersWithoutBrand, engines }) => [
        isOwn ? [{ text: name(domain), isBold: true }, muted('this brand')] : name(domain),
        name(owner),
        `${answers}`,
        `${answersWithoutBrand}`,
        names(engines),
      ]),
  )
}
