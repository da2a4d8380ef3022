import { inflateRawSync } from 'node:zlib'

const CENTRAL_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const STORED = 0

/** The text of each file of a ZIP archive without a comment, by its path. */
export function readZip(archive: Buffer): Record<string, string> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('This is not a ZIP archive.')
  const files: Record<string, string> = {}
  let entry = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(entry) !== CENTRAL_ENTRY)
      throw new Error('The directory of the ZIP archive is broken.')
    const method = archive.readUInt16LE(entry + 10)
    const size = archive.readUInt32LE(entry + 20)
    const nameLength = archive.readUInt16LE(entry + 28)
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    // The local header repeats the name and has extra fields of its own length.
    const local = archive.readUInt32LE(entry + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + size)
    files[name] = (method === STORED ? data : inflateRawSync(data)).toString('utf8')
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32)
  }
  return files
}
