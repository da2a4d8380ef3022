/** The numbers that a reader sees first. */
import type { Outcome } from '../outcome.ts'
import type { KeyNumber } from '../views/overview.ts'
import { type Tile, viewTiles } from '../views/tiles.ts'
import { type Markup, markup, name, own } from './markup.ts'

const ARROWS = { better: '▲ ', worse: '▼ ', doubtful: '' } as const
const WIDTH = 120
const HEIGHT = 28
/** Keeps the line within the picture. */
const EDGE = 2

/** Renders the rates, each with its change and its newest runs as a line, and the scores in small. */
export function keyNumbers(outcome: Outcome): Markup | undefined {
  const { tiles, more, small } = viewTiles(outcome)
  if (tiles.length + small.length === 0) return undefined
  return markup`${
    tiles.length > 0
      ? markup`<p>Share of the answers that cite the brand</p>
<dl class="numbers">${tiles.map(tile)}</dl>`
      : undefined
  }
${more && markup`<p class="muted">${more}</p>`}
<dl class="scores">${small.map(score)}</dl>`
}

function tile({ label, isEngine, value, basis, change, note, history }: Tile): Markup {
  return markup`<div><dt>${isEngine ? name(label, 40) : label}</dt><dd><span class="value">${own(value)}</span>${
    history && sparkline(history)
  }${change && markup`<span class="${change.tone ?? 'muted'}">${own(change.text)}</span>`}${
    basis && markup`<span class="muted">${basis}</span>`
  }${note && noteOf(note)}</dd></div>
`
}

function score({ label, value, rest, isWord, note }: KeyNumber): Markup {
  const shown = isWord ? name(value, 40) : own(value)
  return markup`<div><dt>${label}</dt><dd><strong>${shown}</strong>${rest && markup` ${rest}`}${note && markup` ${noteOf(note)}`}</dd></div>
`
}

function noteOf({ name: subject, text, tone }: NonNullable<KeyNumber['note']>): Markup {
  return markup`<span class="${tone ?? 'muted'}">${subject === undefined ? undefined : markup`${name(subject)} `}${
    tone && { html: ARROWS[tone] }
  }${own(text)}</span>`
}

/** From 0 to 100%, the newest run on the right. The words beside it say the same, so assistive technology passes over it. */
function sparkline(history: (number | undefined)[]): Markup {
  const step = (WIDTH - 2 * EDGE) / (history.length - 1)
  const places = history.flatMap((rate, index) =>
    rate === undefined
      ? []
      : [[round(EDGE + index * step), round(HEIGHT - EDGE - rate * (HEIGHT - 2 * EDGE))]],
  )
  const [x = 0, y = 0] = places.at(-1) ?? []
  return markup`<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><line class="grid" x1="0" x2="${WIDTH}" y1="${HEIGHT - EDGE}" y2="${HEIGHT - EDGE}"/><polyline class="line" points="${places.map(place => place.join()).join(' ')}"/><circle class="dot" cx="${x}" cy="${y}" r="2.5"/></svg>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
