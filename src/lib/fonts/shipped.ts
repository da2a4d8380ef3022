/** The included font: Noto Sans, for Latin, Greek and Cyrillic. */
import { brotliDecompressSync } from 'node:zlib'
import type { Typeface } from '../pdf/fonts.ts'
import { BOLD, REGULAR } from './noto-sans.ts'

/** Returns the included typeface, regular and bold. */
export function shippedTypeface(): Typeface {
  return { regular: { bytes: unpack(REGULAR) }, bold: { bytes: unpack(BOLD) } }
}

function unpack(text: string): Uint8Array {
  return brotliDecompressSync(Buffer.from(text, 'base64'))
}
