/** Grids: how often each engine cites in each country, or for each keyword. */
import { rgb } from '@cantoo/pdf-lib'
import { BAD, INK, LOSS, MUTED } from '../../lib/pdf/colors.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { TableCell } from '../../lib/pdf/table.ts'
import type { Grid, GridCell } from '../document/blocks.ts'
import { NO_VALUE } from '../numbers.ts'
import { NOTE, signOf, spansOf } from './spans.ts'

/** More columns would be too narrow. */
const MOST_COLUMNS = 7
const NOW_SIZE = 11
/** With more columns, what a number is of stands below it. */
const MOST_WIDE = 5
/** Shares of the width. */
const TITLE_SHARE = 0.2
const KEYWORD_SHARE = 0.28
const WIDEST = 0.18

/**
 * Writes a grid over the whole width. Many columns are split over several tables of the same rows. The cells of a heat map
 * are shaded by their share, and its columns leave the width to the titles.
 */
export function writeGrid(
  flow: Flow,
  { columns, rows, note }: Pick<Grid, 'columns' | 'rows' | 'note'>,
  isHeatMap = false,
): void {
  const hasTitles = rows.some(({ title }) => title !== undefined)
  const width = Math.ceil(columns.length / Math.ceil(columns.length / MOST_COLUMNS))
  for (let first = 0; first < columns.length; first += width) {
    const shown = columns.slice(first, first + width)
    const left = hasTitles ? (isHeatMap ? KEYWORD_SHARE : TITLE_SHARE) : 0
    const share = Math.min((1 - left) / shown.length, isHeatMap ? WIDEST : 1)
    const head = { title: '', share: 1 - share * shown.length }
    flow.table(
      [...(hasTitles ? [head] : []), ...shown.map(title => ({ title: { text: spansOf(title) }, share }))],
      rows.map(({ title, cells }) => [
        ...(hasTitles ? [{ text: spansOf(title ?? []), ...(!isHeatMap && { size: NOW_SIZE - 1 }) }] : []),
        ...shown.map((_, index) =>
          gridCell(cells[first + index], { isHeatMap, isNarrow: shown.length > MOST_WIDE }),
        ),
      ]),
    )
    flow.space(first + width < columns.length ? 12 : 4)
  }
  if (note !== undefined && note.length > 0) flow.paragraph({ text: spansOf(note, NOTE), ...NOTE })
}

function gridCell(
  cell: GridCell,
  { isHeatMap, isNarrow }: { isHeatMap: boolean; isNarrow: boolean },
): TableCell {
  if (cell === undefined) return { text: NO_VALUE, color: MUTED }
  if (cell === 'no answer') return { text: 'no answer', color: MUTED }
  const { now, was, basis, mark, isLoss = false, share = 0 } = cell
  const look = { size: isHeatMap ? NOTE.size + 1 : NOW_SIZE, color: isLoss ? BAD : INK, isBold: isLoss }
  const sign = mark === undefined ? [] : [signOf(mark)]
  const number = { ...look, text: `${now}${isLoss ? ' ▼' : ''} ` }
  const notes = [basis, was].flatMap(text => (text === undefined ? [] : [{ ...NOTE, text }]))
  const beside = isNarrow || basis === undefined ? [] : notes.slice(0, 1)
  const content = [{ text: [...sign, number, ...beside], size: look.size }, ...notes.slice(beside.length)]
  if (isLoss) return { content, ground: LOSS }
  // From white to a blue that leaves the ink readable.
  const ground = rgb(1 - 0.565 * share, 1 - 0.286 * share, 1 - 0.153 * share)
  return isHeatMap && share > 0 ? { content, ground } : content
}
