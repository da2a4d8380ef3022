/** The texts of the engines, and the pages that they name. */
import type { Outcome } from '../outcome.ts'
import { type Site, SNIPPET_LENGTH, type Snippet, viewSnippets, viewSources } from '../views/answers.ts'
import { link, type Markup, markup, name, names } from './markup.ts'
import { headerOf, tableOf } from './table.ts'

/** Up to this number of texts, all are unfolded. */
const ALL_OPEN = 12

/** Renders the pages that answers name as their source, by site. */
export function sources(outcome: Outcome): Markup | undefined {
  const view = viewSources(outcome)
  if (view === undefined) return undefined
  const header = headerOf(view.columns)
  return markup`${
    view.sites.length === 0
      ? undefined
      : tableOf({
          label: 'Sources, table',
          caption: view.caption,
          header,
          body: view.sites.map(bodyOf),
        })
  }
${view.notes.map(
  note => markup`<p class="muted">${note}</p>
`,
)}`
}

function bodyOf({ host, count, pages }: Site): Markup {
  const rows = pages.map(
    ({
      url,
      label,
      answers,
      citing,
      engines,
    }) => markup`<tr><th scope="row">${link(url, label)}</th><td class="number">${answers}</td><td class="number">${citing}</td><td>${names(engines)}</td></tr>
`,
  )
  return markup`<tbody><tr class="group"><th scope="rowgroup" colspan="4">${name(host)} <small>${count}</small></th></tr>
${rows}</tbody>
`
}

/** Renders the texts by engine, those that cite the brand first. */
export function snippets(outcome: Outcome): Markup | undefined {
  const view = viewSnippets(outcome)
  if (view === undefined) return undefined
  const isOpen = view.total <= ALL_OPEN
  return markup`${view.engines.map(
    ({
      engine,
      count,
      snippets: shown,
      note,
    }) => markup`<details${isOpen ? markup` open` : undefined}><summary><h3>${name(engine)}</h3> <span class="muted">${count}</span></summary>
<ul class="snippets">${shown.map(snippetOf)}</ul>
${note && markup`<p class="muted">${note}</p>`}
</details>
`,
  )}`
}

function snippetOf({ keyword, sample, words, tone, snippet, source }: Snippet): Markup {
  return markup`<li><p class="about">${keyword === undefined ? 'All keywords' : name(keyword)}${
    sample && markup` · ${sample}`
  } · <span class="${tone}">${words}</span></p>
<blockquote dir="auto">${name(snippet, SNIPPET_LENGTH)}</blockquote>
${source && markup`<p class="about">Source: ${link(source)}</p>`}</li>
`
}
