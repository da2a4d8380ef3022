/** The keywords by engine as a heat map. Each keyword opens what the engines answered. */
import { clip } from '../../lib/text.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import {
  type AnswerView,
  fitByKeyword,
  type HeatCell,
  type KeywordAnswers,
  viewHeatMap,
  viewKeywordAnswers,
} from '../views/keywords.ts'
import { answerText } from './answer-text.ts'
import { link, listOf, type Markup, markup, name, names } from './markup.ts'

/** Bytes that parts of the section may have. */
export interface KeywordsBudget {
  /** Of all answers. */
  answers: number
  /** Of the rows of the keywords; the least cited come first. */
  rows: number
}

/** The other parts of a report of a thousand keywords need less than 2 MB. */
export const WHOLE_REPORT: KeywordsBudget = { answers: 2_800_000, rows: Number.POSITIVE_INFINITY }
/** More engines are shown below each other. */
const MOST_COLUMNS = 8

/** Bytes around the answers of a keyword, about. */
const ANSWERS_FRAME = 250

/** Bytes of the text of an answer at least, where there are many keywords. */
const SHORTEST_CUT = 500

const MARKS = { lost: '▼ ', gained: '▲ ' } as const

/**
 * Renders a row for each keyword with a cell for each engine, and folded in it as many answers as the budget has room
 * for.
 */
export function keywords(outcome: Outcome, budget = WHOLE_REPORT): Markup | undefined {
  const map = viewHeatMap(outcome)
  const answered = viewKeywordAnswers(outcome)
  if (map === undefined && answered.length === 0) return undefined
  const engines = map?.engines ?? []
  const known = new Set(map?.rows.map(({ keyword }) => keyword))
  const byKeyword = new Map(answered.map(entry => [entry.keyword, entry]))
  const all = [
    ...(map?.rows ?? []).map(({ keyword, cells }) => ({ keyword, cells, answered: byKeyword.get(keyword) })),
    ...answered
      .filter(({ keyword }) => !known.has(keyword))
      .map(entry => ({ keyword: entry.keyword, cells: undefined, answered: entry })),
  ]
  const rows: KeywordRow[] = []
  let left = budget.rows
  for (const { keyword, cells, answered: entry } of all) {
    const shown = cells === undefined ? [] : engines.map(engine => heatCell(engine, cells.get(engine)))
    left -= Buffer.byteLength(row(keyword, shown, undefined).html) + (entry ? ANSWERS_FRAME : 0)
    if (left < 0) break
    rows.push({ keyword, cells: shown, answered: entry })
  }
  const { answersOf, leftOut } = renderAnswers(
    rows.flatMap(row => row.answered ?? []),
    budget.answers,
  )
  const columns = engines.length > MOST_COLUMNS ? 'many' : `columns-${engines.length}`
  return markup`${map?.introduction && introduce(map.introduction)}
${map && markup`<p class="muted">${map.caption}.</p>`}
${answered.length > 0 ? markup`<p class="muted marks">Open a keyword to read its answers. Those that do not cite the brand come first.</p>` : undefined}
<div class="heat ${columns}">
${engines.length > 0 ? markup`<p class="heads" aria-hidden="true"><span>Keyword</span>${engines.map(engine => markup`<span>${name(engine, 40)}</span>`)}</p>` : undefined}
${rows.map(({ keyword, cells, answered: entry }) => row(keyword, cells, answersOf(entry)))}</div>
${map?.isCompared ? markup`<p class="muted marks">▼ marks a lost citation, ▲ a new one.</p>` : undefined}
${map && markup`<p class="muted">${map.legend}</p>`}
${rows.length < all.length ? markup`<p class="muted">${countOf(all.length - rows.length, 'keyword')} left out here to keep the file small. The result file has them.</p>` : undefined}
${leftOut > 0 ? markup`<p class="muted">${countOf(leftOut, 'answer')} left out here to keep the file small. The result file has room for more.</p>` : undefined}`
}

interface KeywordRow {
  /** Undefined where one scan asked about all keywords. */
  keyword: string | undefined
  cells: Markup[]
  answered: KeywordAnswers | undefined
}

function introduce({ emphasis, text }: { emphasis: string; text: string }): Markup {
  return emphasis === '' ? markup`<p>${text}</p>` : markup`<p><strong>${emphasis}</strong> ${text}</p>`
}

function row(keyword: string | undefined, cells: Markup[], answers: Markup | undefined): Markup {
  const title = markup`<h3>${keyword === undefined ? 'All keywords together' : name(keyword)}</h3>${cells}`
  return answers === undefined
    ? markup`<div class="row">${title}</div>
`
    : markup`<details><summary class="row">${title}</summary>
${answers}</details>
`
}

function heatCell(engine: string, cell: HeatCell | undefined): Markup {
  const label = markup`<b>${name(engine, 40)}</b> `
  if (cell === undefined) return markup`<span class="cell">${label}–</span>`
  const { share, words, before, change } = cell
  const mark =
    change && markup`<i class="${change === 'lost' ? 'worse' : 'better'}">${{ html: MARKS[change] }}</i>`
  return markup`<span class="cell heat-${Math.round(10 * share)}">${label}${mark}${words}${before && markup` <small>${before}</small>`}</span>`
}

/** Renders as many answers as there is room for. */
function renderAnswers(
  keywordAnswers: KeywordAnswers[],
  budget: number,
): {
  answersOf: (entry: KeywordAnswers | undefined) => Markup | undefined
  leftOut: number
} {
  const rendered = new Map<AnswerView, Markup>()
  // Leaves room for an answer of every keyword, with its links.
  const maxLength = Math.max(SHORTEST_CUT, Math.floor((0.3 * budget) / keywordAnswers.length))
  const { kept, leftOut } = fitByKeyword(keywordAnswers, budget, answer => {
    const item = answerItem(answer, maxLength)
    rendered.set(answer, item)
    return Buffer.byteLength(item.html)
  })
  return {
    leftOut,
    answersOf(entry) {
      if (entry === undefined) return undefined
      const shown = kept.get(entry) ?? []
      const more = entry.answers.length - shown.length
      return markup`<div class="answers"><p class="about">${entry.count}</p>
<ul>${shown.map(answer => rendered.get(answer))}</ul>
${more > 0 ? markup`<p class="about">${countOf(more, 'answer')} left out here.</p>` : undefined}</div>
`
    },
  }
}

function answerItem(answer: AnswerView, maxLength: number): Markup {
  const { engine, sample, model, words, tone, sources, queries } = answer
  const text = clip(answer.text, maxLength)
  const cut = text === answer.text ? answer.cut : 'The rest is left out here to keep the file small.'
  const links = sources.map(
    ({ url, label, whose }) => markup`${link(url, label)}${whose && markup` (${name(whose)})`}`,
  )
  return markup`<li><p class="about">${name(engine)}${model && markup` · ${name(model)}`} · sample ${sample} · <span class="${tone}">${words}</span></p>
<div class="answer" dir="auto">${answerText(text)}</div>
${cut && markup`<p class="about">${cut}</p>`}${links.length > 0 ? markup`<p class="about">Cited: ${listOf(links)}</p>` : undefined}${
  queries.length > 0 ? markup`<p class="about">Searched for: ${names(queries)}</p>` : undefined
}</li>
`
}
