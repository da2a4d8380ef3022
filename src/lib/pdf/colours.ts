/** The colours of a page. Text colours have enough contrast on white. */
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
