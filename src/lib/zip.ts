/**
 * ZIP archives from outside. The directory of an archive states the size and the checksum of each file. Both may be false:
 * no more than the stated size is unpacked, and a file that differs from what is stated is refused.
 */
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

interface ZipEntry {
  /** Bytes of the file, as the archive states them. */
  size: number
  /** Unpacks the file. Timers fire meanwhile. Rejects where its data is not what the archive states. */
  unpack(): Promise<Uint8Array>
}

/** The files by their paths. */
type ZipArchive = ReadonlyMap<string, ZipEntry>

export interface ZipLimits {
  entries: number
  /** Of all files together, unpacked. */
  bytes: number
}

const CENTRAL_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
/** Bytes. Zlib allocates a chunk of memory at a time. */
const MOST_IN_CHUNK = 2 ** 18

const inflate = promisify<Uint8Array, { maxOutputLength: number; chunkSize: number }, Buffer>(inflateRaw)

/**
 * Reads the directory of an archive; undefined where it is broken, exceeds a limit, or has two entries with the same path.
 * Archives with 64-bit sizes are not read.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    return readDirectory(archive, limits)
  } catch (error) {
    // A place outside the archive.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readDirectory(archive: Buffer, limits: ZipLimits): ZipArchive | undefined {
  const end = findEnd(archive)
  if (end === undefined) return undefined
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) return undefined
  const entries = new Map<string, ZipEntry>()
  let bytes = 0
  let place = archive.readUInt32LE(end + 16)
  for (let left = count; left > 0; left -= 1) {
    if (archive.readUInt32LE(place) !== CENTRAL_ENTRY) return undefined
    const nameEnd = place + 46 + archive.readUInt16LE(place + 28)
    const name = archive.toString('utf8', place + 46, nameEnd)
    const entry = readEntry(archive, place)
    bytes += entry.size
    if (entries.has(name) || bytes > limits.bytes) return undefined
    entries.set(name, entry)
    place = nameEnd + archive.readUInt16LE(place + 30) + archive.readUInt16LE(place + 32)
  }
  return entries
}

/** Returns the place of the record at the end, behind which only a comment may stand. */
function findEnd(archive: Buffer): number | undefined {
  const last = archive.length - END_LENGTH
  for (let place = last; place >= Math.max(0, last - LONGEST_COMMENT); place -= 1) {
    if (archive.readUInt32LE(place) !== END_OF_DIRECTORY) continue
    if (archive.readUInt16LE(place + 20) === last - place) return place
  }
  return undefined
}

function readEntry(archive: Buffer, place: number): ZipEntry {
  const method = archive.readUInt16LE(place + 10)
  const checksum = archive.readUInt32LE(place + 16)
  const packed = archive.readUInt32LE(place + 20)
  const size = archive.readUInt32LE(place + 24)
  const local = archive.readUInt32LE(place + 42)
  return {
    size,
    async unpack() {
      // The header before the data repeats the name, and has fields of its own length.
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      const file = await unpackData(archive.subarray(start, start + packed), method, size)
      if (file.length !== size || crc32(file) !== checksum) throw new Error('the file is not what is stated')
      return file
    },
  }
}

async function unpackData(data: Buffer, method: number, size: number): Promise<Uint8Array> {
  if (method === STORED) return data
  if (method !== DEFLATED) throw new Error(`the compression method ${method} is not known`)
  const chunkSize = Math.min(Math.max(size, 64), MOST_IN_CHUNK)
  return inflate(data, { maxOutputLength: Math.max(size, 1), chunkSize })
}
