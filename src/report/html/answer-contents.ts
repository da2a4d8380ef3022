/** What the answers of live engines hold. */
import type { Outcome } from '../outcome.ts'
import { type DomainView, type ShortList, viewAnswerContents } from '../views/answer-contents.ts'
import type { Column } from '../views/table.ts'
import { link, listOf, type Markup, markup, name, names } from './markup.ts'
import { cellsOf, groupRow, headerOf, table, tableOf } from './table.ts'

/** Renders how often each engine cites and names the brand, and who is cited and named where the brand is not. */
export function presence(outcome: Outcome): Markup | undefined {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return undefined
  const { columns, caption, rows, lists, legend, notes } = view
  return markup`${table({
    label: 'Citations and mentions, table',
    caption,
    columns,
    rows: rows.map(({ engine, cells }) => [name(engine), ...cells]),
  })}
${lists.length > 0 ? markup`<ul>${lists.map(shortList)}</ul>` : undefined}
${[...notes, legend].map(
  note => markup`<p class="muted">${note}</p>
`,
)}`
}

/** Renders the sites that answers cite, by their owner. */
export function citedDomains(outcome: Outcome): Markup | undefined {
  const view = viewAnswerContents(outcome)
  if (view === undefined || view.domains.groups.length === 0) return undefined
  const { columns, caption, groups, note } = view.domains
  return markup`${tableOf({
    label: 'Cited sites, table',
    caption,
    header: headerOf(columns),
    body: groups.map(
      ({ title, count, rows }) =>
        markup`${groupRow(columns, title, count)}${rows.map(row => domainBody(columns, row))}`,
    ),
  })}
${note && markup`<p class="muted">${note}</p>`}`
}

/** Renders what the engines searched for. */
export function searches(outcome: Outcome): Markup | undefined {
  const queries = viewAnswerContents(outcome)?.queries
  if (queries === undefined || queries.items.length === 0) return undefined
  const items = queries.items.map(
    ({ name: query, words }) => markup`<li>${name(query)} <span class="muted">${words}</span></li>
`,
  )
  return markup`<ul class="searches">${items}</ul>
${queries.more && markup`<p class="muted">${queries.more}</p>`}`
}

function domainBody(
  columns: Column[],
  { domain, owner, isOwn, answers, answersWithoutBrand, engines, pages }: DomainView,
): Markup {
  return markup`<tbody><tr><th scope="row">${isOwn ? markup`<strong>${name(domain)}</strong>` : name(domain)}</th>${cellsOf(columns, [name(owner), answers, answersWithoutBrand, names(engines)])}</tr>
${pages.map(
  ({
    url,
    label,
    answers: citing,
  }) => markup`<tr class="page"><td>${link(url, label)}</td>${cellsOf(columns, [undefined, citing, undefined, undefined])}</tr>
`,
)}</tbody>
`
}

function shortList({ title, items, more }: ShortList): Markup {
  const shown = items.map(item => markup`${name(item.name)} (${name(item.words)})`)
  return markup`<li><strong>${title}:</strong> ${listOf([...shown, ...(more === '' ? [] : [more])])}</li>
`
}
