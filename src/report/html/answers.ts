/** The keywords by engine as a heat map. Each keyword opens what the engines answered. */
import { clip } from '../../lib/text.ts'
import type { AnswerEntry, Block, GridCell, Line } from '../document/blocks.ts'
import { countOf } from '../numbers.ts'
import { answerText } from './answer-text.ts'
import { heatOf } from './heat.ts'
import { renderLabel, renderLine } from './line.ts'
import { join, type Markup, markup, name, sizeOf } from './markup.ts'
import { nowOf } from './tables.ts'

/** Bytes that are left for parts of a document. A block takes what it needs. */
export interface Room {
  answers: number
  /** For the rows of the keywords. */
  rows: number
}

type Answers = Extract<Block, { kind: 'answers' }>
type Row = Answers['rows'][number]

/** More engines are shown below each other. */
const MOST_COLUMNS = 8
/** Bytes around the answers of a keyword, about. */
const ANSWERS_FRAME = 250
/** Code points of the text of an answer at least, where there are many keywords. */
const SHORTEST_CUT = 500

/** Renders a row for each keyword with a cell for each engine, and folded in it as many answers as there is room for. */
export function answers({ columns, rows, note }: Answers, room: Room): Markup {
  const labels = columns.map(renderLabel)
  const shown: { row: Row; head: Markup }[] = []
  for (const row of rows) {
    const head = markup`<h3>${renderLabel(row.title)}</h3>${row.cells.map((cell, index) => heatCell(cell, labels[index]))}`
    room.rows -= sizeOf(head) + (row.answers.length > 0 ? ANSWERS_FRAME : 0)
    if (room.rows < 0) break
    shown.push({ row, head })
  }
  const kept = fitByKeyword(
    shown.map(({ row }) => row),
    room,
  )
  const total = shown.reduce((sum, { row }) => sum + row.answers.length, 0)
  const leftOut = [
    leftOutNote(rows.length - shown.length, 'question'),
    leftOutNote(total - [...kept.values()].flat().length, 'answer'),
  ]
  return markup`<div class="heat${columns.length > MOST_COLUMNS ? markup` many` : undefined}">
<p class="heads" aria-hidden="true"><span>Question</span>${labels.map(label => markup`<span>${label}</span>`)}</p>
${shown.map(({ row, head }) =>
  row.answers.length === 0
    ? markup`<div class="row">${head}</div>
`
    : markup`<details><summary class="row">${head}</summary>
${openedRow(row, kept.get(row) ?? [])}</details>
`,
)}</div>
${note && markup`<p class="muted">${renderLine(note)}</p>`}${leftOut}`
}

function leftOutNote(count: number, noun: string): Markup | undefined {
  return count > 0
    ? markup`<p class="muted">${countOf(count, noun)} left out here to keep the file small. The result file has room for more.</p>`
    : undefined
}

function heatCell(cell: GridCell, label: Markup | undefined): Markup {
  const head = markup`<i>${label}</i> `
  if (cell === undefined) return markup`<span class="cell">${head}</span>`
  if (cell === 'no answer') return markup`<span class="cell none">${head}no answer</span>`
  const { share = 0, was } = cell
  return markup`<span class="cell ${heatOf(share)}">${head}${nowOf({ ...cell, link: undefined })}${was && markup` <small>${was}</small>`}</span>`
}

/**
 * Renders the answers that fit the room: the first answer of every keyword, then the second, and so on, so that every
 * keyword has its share.
 */
function fitByKeyword(rows: Row[], room: Room): Map<Row, Markup[]> {
  const kept = new Map<Row, Markup[]>(rows.map(row => [row, []]))
  // Leaves room for an answer of every keyword, with its links.
  const longest = Math.max(SHORTEST_CUT, Math.floor((0.3 * room.answers) / rows.length))
  const most = rows.reduce((count, row) => Math.max(count, row.answers.length), 0)
  for (let round = 0; round < most; round += 1) {
    for (const row of rows) {
      const answer = row.answers[round]
      if (answer === undefined) continue
      const item = answerItem(answer, longest)
      room.answers -= sizeOf(item)
      if (room.answers < 0) return kept
      kept.get(row)?.push(item)
    }
  }
  return kept
}

function openedRow({ count, answers }: Row, shown: Markup[]): Markup {
  const more = answers.length - shown.length
  return markup`<div class="answers"><p class="about">${count}</p>
<ul>${shown}</ul>
${more > 0 ? markup`<p class="about">${countOf(more, 'answer')} left out here.</p>` : undefined}</div>
`
}

function answerItem(
  { title, words, tone, text, cut, sources, queries }: AnswerEntry,
  longest: number,
): Markup {
  const shown = clip(text, longest)
  const isWhole = shown === text
  const about = (label: string, items: (Line | string)[]) =>
    items.length === 0
      ? undefined
      : markup`<p class="about">${label}: ${join(
          items.map(item => (typeof item === 'string' ? name(item) : renderLine(item))),
          markup`, `,
        )}</p>`
  const why = isWhole ? cut : 'The rest is left out here to keep the file small.'
  return markup`<li><p class="about">${renderLine(title)} · <span class="${tone}">${words}</span></p>
<div class="answer" dir="auto">${answerText(shown)}</div>
${why && markup`<p class="about">${why}</p>`}${about('Cited', sources)}${about('Searched for', queries)}</li>
`
}
