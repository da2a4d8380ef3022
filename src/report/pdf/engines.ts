/** The engines one by one, and engines × keywords as a heat map. */
import { rgb } from '@cantoo/pdf-lib'
import { BAD, GOOD, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import type { Cell as TableCell } from '../../pdf/table.ts'
import { type Cell, mean } from '../../scan/measure.ts'
import { parseWebUrl } from '../html/markup.ts'
import { countOf, formatScore, type ReportedOutcome } from '../html/words.ts'
import { formatChange } from '../numbers.ts'
import { link, name, SMALL } from './values.ts'

/** More columns would be too narrow for what they say. */
const MOST_ENGINES = 6
/** Of the content's width. */
const KEYWORD_SHARE = 0.28
const WIDEST_ENGINE = 0.18

/** One row an engine. */
export function engines(flow: Flow, { measurement, baseline }: ReportedOutcome): void {
  const measured = measurement?.engines ?? []
  if (measured.length === 0) return
  const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]))
  flow.heading('Engines')
  flow.caption('Whether each engine cites the brand, and a page that it names')
  flow.table(
    [
      { title: 'Engine', share: 0.17 },
      { title: 'Cites the brand', share: 0.18 },
      { title: 'Score', share: before ? 0.1 : 0.12, align: 'right' },
      ...(before ? [{ title: 'Change', share: 0.11, align: 'right' as const }] : []),
      { title: 'Sentiment', share: 0.14 },
      { title: 'Source', share: before ? 0.3 : 0.39 },
    ],
    measured.map(({ engine, cited, answers, citedAnswers, bcrScore, sentiment, sourceUrl }) => {
      const url = parseWebUrl(sourceUrl)
      return [
        name(engine),
        [
          { text: cited ? 'Yes' : 'No', color: cited ? GOOD : BAD, isBold: true },
          ...(answers > 1
            ? [{ text: `in ${citedAnswers} of ${answers} answers`, size: SMALL, color: MUTED }]
            : []),
        ],
        formatScore(bcrScore),
        ...(before ? [changeOf(bcrScore, before.get(engine))] : []),
        name(sentiment),
        url ? link(url) : '–',
      ]
    }),
  )
}

function changeOf(now: number, before: { bcrScore: number | undefined } | undefined): string {
  if (before === undefined) return 'new'
  return before.bcrScore === undefined ? '–' : formatChange(Number(formatScore(now - before.bcrScore)))
}

/**
 * A row a keyword, a column an engine: the share of samples that cite, in colour and in words, and the score. Where
 * the engines are many, several tables of the same rows.
 */
export function heatMap(flow: Flow, { measurement }: ReportedOutcome): void {
  if (measurement === undefined || measurement.cells.length === 0) return
  const all = measurement.engines.map(({ engine }) => engine)
  const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
    .map(([keyword, cells]) => ({ keyword, cells: new Map(cells.map(cell => [cell.engine, cell])) }))
    .map(row => ({ ...row, share: mean([...row.cells.values()].map(shareOf)) }))
    .sort((a, b) => a.share - b.share)
  flow.heading('Engines by keywords')
  introduce(flow, rows.length, rows.filter(({ share }) => share === 0).length)
  const width = Math.ceil(all.length / Math.ceil(all.length / MOST_ENGINES))
  for (let first = 0; first < all.length; first += width) {
    const columns = all.slice(first, first + width)
    const part =
      columns.length < all.length
        ? ` (engines ${first + 1} to ${first + columns.length} of ${all.length})`
        : ''
    flow.caption(
      `Share of samples in which the engine cites the brand, and its mean score; least cited keywords first${part}`,
    )
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
  const legend =
    'The stronger the colour, the larger the share of samples that cite the brand. A dash: the engine was not evaluated.'
  flow.paragraph(legend, { size: SMALL, color: MUTED })
}

function introduce(flow: Flow, keywords: number, uncited: number): void {
  if (keywords < 2) return
  flow.paragraph(
    uncited === 0
      ? 'Every keyword is cited by at least one engine.'
      : `${uncited} of ${countOf(keywords, 'keyword')} ${
          uncited === 1 ? 'is cited by no engine; it comes first' : 'are cited by no engine; they come first'
        }.`,
  )
  flow.space(6)
}

function heatCell(cell: Cell | undefined): TableCell {
  if (cell === undefined) return '–'
  const share = shareOf(cell)
  const samples = cell.cited.length
  const words =
    samples === 1 ? (share > 0 ? 'cited' : 'not cited') : `${cell.cited.filter(Boolean).length} of ${samples}`
  const content = [words, { text: `score ${formatScore(mean(cell.bcrScores))}`, size: SMALL }]
  // From white to a blue that ink can be read on.
  const ground = rgb(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share)
  return share > 0 ? { content, ground } : content
}

/** Of the samples, 0 to 1. */
function shareOf({ cited }: Cell): number {
  return cited.filter(Boolean).length / cited.length
}
