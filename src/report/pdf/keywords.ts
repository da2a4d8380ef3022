/** The keywords by engine as a heat map, and what the engines answered. */
import { rgb } from '@cantoo/pdf-lib'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableCell, TableRow } from '../../lib/pdf/table.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
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
import { COLOURS, link, muted, NOTE, name, SMALL } from './values.ts'

/** More columns would be too narrow. */
const MOST_ENGINES = 6
/** Shares of the width of the content. */
const KEYWORD_SHARE = 0.28
const WIDEST_ENGINE = 0.18
const MOST_ANSWERS = 60
/** Code points shown of an answer. */
const ANSWER_LENGTH = 600

/** Writes the heat map, and some answers of each keyword: those first that do not cite the brand. */
export function keywords(flow: Flow, outcome: Outcome): void {
  const map = viewHeatMap(outcome)
  const answered = viewKeywordAnswers(outcome)
  if (map === undefined && answered.length === 0) return
  flow.heading('Keywords and answers')
  if (map) heatMap(flow, map)
  if (answered.length > 0) writeAnswers(flow, answered)
}

function writeAnswers(flow: Flow, answered: KeywordAnswers[]): void {
  const { kept, leftOut } = fitByKeyword(answered, MOST_ANSWERS, () => 1)
  flow.space(8)
  flow.caption('What the engines answered; answers that do not cite the brand come first')
  flow.table(
    [
      { title: 'Engine', share: 0.25 },
      { title: 'Answer', share: 0.75 },
    ],
    [...kept].flatMap(([{ keyword, count }, answers]): TableRow[] =>
      answers.length === 0
        ? []
        : [
            {
              across: [keyword === undefined ? 'All keywords together' : name(keyword), muted(count)],
              isGroup: true,
            },
            ...answers.map(answerRow),
          ],
    ),
  )
  flow.space(6)
  if (leftOut > 0) {
    flow.paragraph(
      `${countOf(leftOut, 'answer')} left out here. The HTML report has more, each in full.`,
      NOTE,
    )
  }
}

/** Takes the signs of Markdown away that readers of an excerpt see most. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[ \t]*(?:#+|[-*])[ \t]+/gm, '')
}

function answerRow({ engine, sample, words, tone, text, sources: [source] }: AnswerView): TableRow {
  return [
    [name(engine), muted(`sample ${sample}`), { text: words, size: SMALL, color: COLOURS[tone] }],
    [
      clip(toSingleLine(withoutMarkdown(clip(text, 2 * ANSWER_LENGTH))), ANSWER_LENGTH) || '–',
      ...(source ? [{ ...link(source.url), text: `Cited: ${link(source.url).text}`, size: SMALL }] : []),
    ],
  ]
}

/**
 * Writes a row for each keyword and a column for each engine, with the share of samples that cite in colour and in words.
 * Many engines are split over several tables of the same rows.
 */
function heatMap(flow: Flow, view: NonNullable<ReturnType<typeof viewHeatMap>>): void {
  const { introduction, caption, engines: all, rows, legend, isCompared } = view
  if (introduction) {
    flow.paragraph(`${introduction.emphasis} ${introduction.text}`.trimStart())
    flow.space(6)
  }
  const width = Math.ceil(all.length / Math.ceil(all.length / MOST_ENGINES))
  for (let first = 0; first < all.length; first += width) {
    const columns = all.slice(first, first + width)
    const part =
      columns.length < all.length
        ? ` (engines ${first + 1} to ${first + columns.length} of ${all.length})`
        : ''
    flow.caption(caption + part)
    const share = Math.min(WIDEST_ENGINE, (1 - KEYWORD_SHARE) / columns.length)
    flow.table(
      [
        { title: 'Keyword', share: 1 - share * columns.length },
        ...columns.map(engine => ({ title: name(engine), share })),
      ],
      rows.map(({ keyword, cells }) => [
        keyword === undefined ? 'All keywords together' : name(keyword),
        ...columns.map(engine => heatCell(cells.get(engine))),
      ]),
    )
    flow.space(8)
  }
  if (isCompared) flow.paragraph('Bold red marks a lost citation, bold green a new one.', NOTE)
  flow.paragraph(legend, NOTE)
}

function heatCell(cell: HeatCell | undefined): TableCell {
  if (cell === undefined) return '–'
  const { share, words, before, change } = cell
  const color = change && { color: COLOURS[change === 'lost' ? 'worse' : 'better'], isBold: true }
  const content = [
    { text: words, ...color },
    ...(before === undefined ? [] : [{ text: before, size: SMALL }]),
  ]
  // From white to a blue that leaves the ink readable.
  const ground = rgb(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share)
  return share > 0 ? { content, ground } : content
}
