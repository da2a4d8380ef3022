/** Vendors count text in different units; these turn an offset into one of a JavaScript string. */

/** From an offset in a vendor's unit to UTF-16; beyond the text: its end. */
export type Offsets = (offset: number) => number

/** Offsets that count UTF-8 bytes. */
export function byteOffsets(text: string): Offsets {
  return offsetsIn(text, Buffer.byteLength)
}

/** Offsets that count Unicode characters, as Python does. */
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
