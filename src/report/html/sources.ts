import type { Outcome } from '../outcome.ts'
import { type Site, viewSources } from '../views/sources.ts'
import type { Column } from '../views/table.ts'
import { link, type Markup, markup, name, names } from './markup.ts'
import { cellsOf, groupRow, headerOf, tableOf } from './table.ts'

/** Renders the pages that the answers of a service name as their source, by site. */
export function sources(outcome: Outcome): Markup | undefined {
  const view = viewSources(outcome)
  if (view === undefined) return undefined
  const { columns, caption, sites, notes } = view
  return markup`${
    sites.length === 0
      ? undefined
      : tableOf({
          label: 'Sources, table',
          caption,
          header: headerOf(columns),
          body: sites.map(site => bodyOf(columns, site)),
        })
  }
${notes.map(
  note => markup`<p class="muted">${note}</p>
`,
)}`
}

function bodyOf(columns: Column[], { host, count, pages }: Site): Markup {
  const rows = pages.map(
    ({
      url,
      label,
      answers,
      citing,
      engines,
    }) => markup`<tr><th scope="row">${link(url, label)}</th>${cellsOf(columns, [answers, citing, names(engines)])}</tr>
`,
  )
  return markup`${groupRow(columns, name(host), count)}<tbody>${rows}</tbody>
`
}
