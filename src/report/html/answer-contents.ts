/** What the answers of live engines hold, and their texts. */
import type { Outcome } from '../outcome.ts'
import { type DomainView, type ShortList, viewAnswerContents } from '../views/answer-contents.ts'
import { type AnswerTextView, viewAnswerTexts } from '../views/answer-texts.ts'
import { lines, link, listOf, type Markup, markup, name, names } from './markup.ts'
import { headerOf, table, tableOf } from './table.ts'

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

/** Renders the sites that answers cite, and what the engines searched for. */
export function citedDomains(outcome: Outcome): Markup | undefined {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return undefined
  const { domains, queries } = view
  return markup`${
    domains.rows.length === 0
      ? undefined
      : tableOf({
          label: 'Cited sites, table',
          caption: domains.caption,
          header: headerOf(domains.columns),
          body: domains.rows.map(domainBody),
        })
  }
${domains.note && markup`<p class="muted">${domains.note}</p>`}
${queries.items.length > 0 ? markup`<ul>${shortList(queries)}</ul>` : undefined}`
}

function domainBody({
  domain,
  owner,
  isOwn,
  answers,
  answersWithoutBrand,
  engines,
  pages,
}: DomainView): Markup {
  return markup`<tbody><tr><th scope="row">${isOwn ? markup`<strong>${name(domain)}</strong>` : name(domain)}</th><td>${name(owner)}</td><td class="number">${answers}</td><td class="number">${answersWithoutBrand}</td><td>${names(engines)}</td></tr>
${pages.map(
  ({
    url,
    label,
    answers: citing,
  }) => markup`<tr><td>${link(url, label)}</td><td></td><td class="number">${citing}</td><td></td><td></td></tr>
`,
)}</tbody>
`
}

function shortList({ title, items, more }: ShortList): Markup {
  const shown = items.map(item => markup`${name(item.name)} (${name(item.words)})`)
  return markup`<li><strong>${title}:</strong> ${listOf([...shown, ...(more === '' ? [] : [more])])}</li>
`
}

/** Renders the full texts by keyword, folded. A text is plain text: its Markdown is not rendered. */
export function answerTexts(outcome: Outcome): Markup | undefined {
  const view = viewAnswerTexts(outcome)
  if (view === undefined) return undefined
  return markup`${view.keywords.map(
    ({
      keyword,
      count,
      answers,
    }) => markup`<details><summary><h3>${name(keyword)}</h3> <span class="muted">${count}</span></summary>
<ul class="snippets">${answers.map(answerItem)}</ul>
</details>
`,
  )}
${view.note && markup`<p class="muted">${view.note}</p>`}`
}

function answerItem({
  engine,
  sample,
  model,
  words,
  tone,
  text,
  sources,
  queries,
  cut,
}: AnswerTextView): Markup {
  const links = sources.map(({ url, label }) => link(url, label))
  return markup`<li><p class="about">${name(engine)} · ${name(model)} · sample ${sample} · <span class="${tone}">${words}</span></p>
<blockquote class="answer" dir="auto">${lines(text)}</blockquote>
${cut && markup`<p class="about">${cut}</p>`}${links.length > 0 ? markup`<p class="about">Cited: ${listOf(links)}</p>` : undefined}${queries.length > 0 ? markup`<p class="about">Searched for: ${names(queries)}</p>` : undefined}</li>
`
}
