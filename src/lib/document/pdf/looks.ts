/** Text colors have enough contrast on white. */
import type { Tone } from '../blocks.ts'

/** The property names are pdfmake's. */
export interface Look {
  fontSize?: number
  bold?: boolean
  color?: string
  background?: string
  link?: string
}

export const INK = '#1b2329'
export const MUTED = '#56616a'
export const ACCENT = '#0b5f83'
export const BAD = '#b0261d'
export const TONES: Record<Tone, string> = { better: '#17683a', worse: BAD, doubtful: '#845000' }

export const NOTE: Look = { fontSize: 8, color: MUTED }

export const RULE = '#d1d6de'
export const RAISED = '#f1f2f4'
export const LOSS = '#fde9e6'

/** Chart lines. Each has enough contrast on white, and lines of a similar gray have different dashes. */
export const LINES = ['#0b6e99', '#c2570c', '#2e7d32']
const DASHES = ['none', '9 4', '2 3']

/** Styles of a chart. The SVG reader of pdfmake does not support descendant selectors. */
export const CHART_STYLE = `
text { fill: ${MUTED}; font-size: 12px }
.rule { stroke: ${RULE}; stroke-width: 0.7 }
.cross { fill: none; stroke: ${BAD}; stroke-width: 2.6 }
.whole { fill: ${INK}; stroke: ${INK}; stroke-width: 2.6 }
${LINES.map((color, index) => `.line-${index + 1} { fill: ${color}; stroke: ${color}; stroke-width: 1.8; stroke-dasharray: ${DASHES[index]} }`).join('\n')}
.worst { stroke-width: 2.6 }
.line { fill: none }
.dot { stroke: none }`
