/** The colors of a page. Text colors have enough contrast on white. */
import { rgb } from '@cantoo/pdf-lib'

export const INK = rgb(0.106, 0.137, 0.161)
export const MUTED = rgb(0.337, 0.38, 0.416)
export const ACCENT = rgb(0.043, 0.373, 0.514)
export const GOOD = rgb(0.09, 0.408, 0.227)
export const BAD = rgb(0.69, 0.149, 0.114)
export const DOUBT = rgb(0.518, 0.314, 0)

/** Lines and backgrounds. */
export const RULE = rgb(0.82, 0.84, 0.87)
export const RAISED = rgb(0.945, 0.95, 0.955)
/** Behind a number that is a loss. */
export const LOSS = rgb(0.992, 0.914, 0.902)
/** The range of a chart that is compared with. */
export const BAND = rgb(0.9, 0.915, 0.93)

/** Lines of a chart. Each has enough contrast on white for a line. */
export const LINES = [
  rgb(0.043, 0.431, 0.6),
  rgb(0.761, 0.341, 0.047),
  rgb(0.18, 0.49, 0.196),
  rgb(0.482, 0.247, 0.627),
  rgb(0.541, 0.427, 0),
  rgb(0.761, 0.094, 0.357),
  rgb(0, 0.475, 0.42),
  rgb(0.365, 0.251, 0.216),
]
