/** The numbers that a reader sees first. */
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Content, TextPart } from '../../lib/pdf/strips.ts'
import type { Outcome } from '../outcome.ts'
import type { KeyNumber } from '../views/overview.ts'
import { type Tile, viewTiles } from '../views/tiles.ts'
import { COLOURS, muted, NOTE, name, SMALL } from './values.ts'

const TILES_IN_A_ROW = 4

/** Writes the rates, each with its change, and the scores in small. */
export function keyNumbers(flow: Flow, outcome: Outcome): void {
  const { tiles, more, small } = viewTiles(outcome)
  if (tiles.length + small.length === 0) return
  flow.heading('Key numbers')
  if (tiles.length > 0) flow.paragraph('Share of the answers that cite the brand')
  for (let first = 0; first < tiles.length; first += TILES_IN_A_ROW) {
    const row = tiles.slice(first, first + TILES_IN_A_ROW).map(tile)
    // Empty columns keep the width of the tiles the same in every row.
    flow.space(6)
    flow.columns([...row, ...Array<Content>(TILES_IN_A_ROW - row.length).fill([])])
  }
  if (more !== undefined) flow.paragraph(more, NOTE)
  flow.space(6)
  for (const { label, value, rest, isWord, note } of small) {
    const shown = [isWord ? name(value, 40) : value, ...(rest === undefined ? [] : [rest])].join(' ')
    flow.paragraph(`${label}: ${shown}${note ? `, ${note.text}` : ''}`)
  }
}

function tile({ label, isEngine, value, basis, change, note }: Tile): Content {
  return [
    muted(isEngine ? name(label, 40) : label),
    { text: value, size: 18, isBold: true },
    ...(change
      ? [{ text: withSigns(change.text), size: SMALL, ...(change.tone && { color: COLOURS[change.tone] }) }]
      : []),
    ...(basis === undefined ? [] : [muted(basis)]),
    ...(note ? [noteOf(note)] : []),
  ]
}

function noteOf({ name: subject, text, tone }: NonNullable<KeyNumber['note']>): TextPart {
  const whole = subject === undefined ? text : `${name(subject)} ${text}`
  return tone ? { text: whole, size: SMALL, color: COLOURS[tone] } : muted(whole)
}

/** The fonts have no arrows. */
function withSigns(text: string): string {
  return text.replace('▼ ', '\u2212').replace('▲ ', '+')
}
