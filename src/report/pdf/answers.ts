/** The texts of the engines, and the pages that they name. */
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableRow } from '../../lib/pdf/table.ts'
import type { Outcome } from '../outcome.ts'
import { type Site, SNIPPET_LENGTH, type Snippet, viewSnippets, viewSources } from '../views/answers.ts'
import { COLOURS, columnsOf, link, muted, NOTE, name, names, SMALL } from './values.ts'

/** Writes the pages that answers name as their source, by site. */
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

/** Writes the texts by engine, those that cite the brand first. */
export function snippets(flow: Flow, outcome: Outcome): void {
  const view = viewSnippets(outcome)
  if (view === undefined) return
  flow.heading('What the engines said')
  flow.table(
    [
      { title: 'Keyword', share: 0.29 },
      { title: 'Answer', share: 0.71 },
    ],
    view.engines.flatMap(({ engine, count, snippets: shown, note }): TableRow[] => [
      { across: [name(engine), muted(count)], isGroup: true },
      ...shown.map(snippetRow),
      ...(note === undefined ? [] : [{ across: muted(note) }]),
    ]),
  )
}

function snippetRow({ keyword, sample, words, tone, snippet, source }: Snippet): TableRow {
  return [
    [
      keyword === undefined ? 'All keywords' : name(keyword),
      ...(sample === undefined ? [] : [muted(sample)]),
      { text: words, size: SMALL, color: COLOURS[tone] },
    ],
    [
      name(snippet, SNIPPET_LENGTH),
      ...(source ? [{ ...link(source), text: `Source: ${link(source).text}`, size: SMALL }] : []),
    ],
  ]
}
