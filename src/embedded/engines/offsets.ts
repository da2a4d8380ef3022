/** Converts the offsets of vendors, which use different units, into offsets of JavaScript strings. */

/** Converts an offset into UTF-16 units. An offset beyond the text becomes the end of the text. */
export type Offsets = (offset: number) => number

/** Returns the conversion for offsets that count UTF-8 bytes. */
export function byteOffsets(text: string): Offsets {
  return offsetsIn(text, Buffer.byteLength)
}

/** Returns the conversion for offsets that count Unicode code points, as Python does. */
export function characterOffsets(text: string): Offsets {
  return offsetsIn(text, () => 1)
}

function offsetsIn(text: string, widthOf: (character: string) => number): Offsets {
  const positions: number[] = []
  let index = 0
  for (const character of text) {
    for (let unit = widthOf(character); unit > 0; unit -= 1) positions.push(index)
    index += character.length
  }
  return offset => positions[Math.max(0, offset)] ?? text.length
}
