/** A TrueType font as small as can be: a box, as wide as the font's size, for each of `characters`. */
export function aFont(characters: string, name = 'Boxes'): Uint8Array {
  return toSfnt(fontTables(characters, name))
}

/** A collection of such fonts. */
export function aCollection(faces: { name: string; characters: string }[]): Uint8Array {
  const header = 12 + 4 * faces.length
  let at = header
  const offsets: number[] = []
  const bodies = faces.map(({ name, characters }) => {
    offsets.push(at)
    const body = toSfnt(fontTables(characters, name), at)
    at += body.length
    return body
  })
  return Buffer.concat([Buffer.from('ttcf'), u16(1, 0), u32(faces.length, ...offsets), ...bodies])
}

const EM = 1000

function fontTables(characters: string, name: string): Record<string, Buffer> {
  const codes = [...new Set(Array.from(characters, character => character.codePointAt(0) ?? 0))].toSorted(
    (one, other) => one - other,
  )
  const glyphs = codes.length + 1
  // One contour of four points on the curve, each given in two bytes.
  const box = Buffer.concat([
    u16(1, 0, 0, 900, 900, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(0, 900, 0, -900, 0, 0, 900, 0),
  ])
  const groups = codes.map((code, index) => u32(code, code, index + 1))
  const text = Buffer.from(name, 'utf16le').swap16()
  return {
    'OS/2': Buffer.concat([u16(3, EM, 400, 5), Buffer.alloc(88)]),
    cmap: Buffer.concat([
      u16(0, 1, 3, 10),
      u32(12),
      u16(12, 0),
      u32(16 + 12 * groups.length, 0, groups.length),
      ...groups,
    ]),
    glyf: Buffer.concat(Array.from({ length: glyphs }, () => box)),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, EM),
      Buffer.alloc(16),
      u16(0, 0, 900, 900, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(900, -100, 0, EM), Buffer.alloc(22), u16(glyphs)]),
    hmtx: Buffer.concat(Array.from({ length: glyphs }, () => u16(EM, 0))),
    loca: u32(...Array.from({ length: glyphs + 1 }, (_, index) => index * box.length)),
    maxp: Buffer.concat([u32(0x10000), u16(glyphs, 4, 1), Buffer.alloc(22)]),
    name: Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 6, text.length, 0), text]),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  }
}

/** `base` is where in the file it will start. */
function toSfnt(tables: Record<string, Buffer>, base = 0): Buffer {
  const entries = Object.entries(tables)
  let at = base + 12 + 16 * entries.length
  const directory: Buffer[] = []
  const bodies: Buffer[] = []
  for (const [tag, table] of entries) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    directory.push(Buffer.from(tag), u32(0, at, table.length))
    bodies.push(padded)
    at += padded.length
  }
  return Buffer.concat([u32(0x10000), u16(entries.length, 0, 0, 0), ...directory, ...bodies])
}

/** Big endian; negative numbers as two's complement. */
function u16(...values: number[]): Buffer {
  return Buffer.concat(values.map(value => Buffer.from([(value >> 8) & 0xff, value & 0xff])))
}

function u32(...values: number[]): Buffer {
  return Buffer.concat(values.map(value => u16(Math.floor(value / 0x10000), value)))
}
