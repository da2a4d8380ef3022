/** The numbers that a reader sees first: citation rates, share of voice, and the place among named brands. */
import { meanPosition } from '../../scan/summarize-answers.ts'
import { formatPercent, formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { type CitationRateRow, viewCitationRates, viewOverallRate } from './citation-rates.ts'
import { type KeyNumber, viewScores, viewSentiment, viewShare } from './overview.ts'
import type { Tone } from './tone.ts'

const MOST_ENGINES = 12

export interface Tile {
  label: string
  /** The label is the name of an engine, which comes from outside. */
  isEngine?: boolean
  value: string
  /** Words below the value. */
  basis?: string
  /** What it was, and the difference: `was 60%, ▼ 50 points`. */
  change?: { text: string; tone: Tone | undefined } | undefined
  note?: KeyNumber['note']
  /** The rates of the newest runs, 0 to 1, this run last; undefined for a run without one. */
  history?: (number | undefined)[]
}

/** Returns the tiles, and the scores that drops are judged by in small; empty lists without a measurement. */
export function viewTiles(outcome: Outcome): { tiles: Tile[]; more: string | undefined; small: KeyNumber[] } {
  const overall = viewOverallRate(outcome)
  const rates = viewCitationRates(outcome)?.rows ?? []
  const [share, place] = [viewShare(outcome), viewPlace(outcome)]
  const left = rates.length - MOST_ENGINES
  return {
    tiles: [
      ...(overall && rates.length > 1 ? [rateTile('All engines', overall)] : []),
      ...rates.slice(0, MOST_ENGINES).map((row): Tile => ({ ...rateTile(row.engine, row), isEngine: true })),
      ...(share ? [{ label: share.label, value: share.value, note: share.note }] : []),
      ...(place ? [place] : []),
    ],
    more: left > 0 ? `${left} more engines are in the table of the engines below.` : undefined,
    small: [...viewScores(outcome), ...viewSentiment(outcome)],
  }
}

function rateTile(label: string, row: Omit<CitationRateRow, 'engine'>): Tile {
  const { rate, before, change, tone, history } = row
  return {
    label,
    value: rate.answers === 1 ? (rate.cited === 1 ? 'Cited' : 'Not cited') : formatPercent(rate.now),
    ...(rate.answers > 1 && { basis: `${rate.cited} of ${rate.answers} answers` }),
    change:
      rate.before === undefined
        ? undefined
        : { text: change === 'same' ? 'as before' : `was ${before}, ${change}`, tone },
    ...(history.length > 1 && { history }),
  }
}

/** A service does not tell whom its answers name. */
function viewPlace({ answerRecords }: Outcome): Tile | undefined {
  const place = meanPosition(answerRecords)
  const evaluated = answerRecords.filter(record => record.outcome === 'evaluated')
  const naming = evaluated.filter(({ content }) => content.position !== undefined)
  return place === undefined
    ? undefined
    : {
        label: 'Average place among the brands named',
        value: formatScore(place),
        basis: `${naming.length} of ${evaluated.length} answers name the brand`,
      }
}
