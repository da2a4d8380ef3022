import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'

const METHOD_OF_LOCAL = 8
const METHOD = 10
const PACKED = 20
const SIZE = 24
const DEFLATED = 8

/** Returns an archive of 2.5 MB with one file of 2.6 GB, which states one byte. */
export function makeBomb(path: string): Uint8Array {
  // In the middle, each byte stands for 1032 zeros. Repeated, it stands for as many more.
  const short = deflateRawSync(Buffer.alloc(1_000_000))
  const middle = short.length >> 1
  const filler = Buffer.alloc(2_500_000, short[middle])
  const data = Buffer.concat([short.subarray(0, middle), filler, short.subarray(middle)])
  const stored = Buffer.from(zipSync({ [path]: Buffer.from('x') }, { level: 0 }))
  const local = stored.subarray(0, 30 + path.length)
  const directory = stored.subarray(local.length + 1)
  local.writeUInt16LE(DEFLATED, METHOD_OF_LOCAL)
  directory.writeUInt16LE(DEFLATED, METHOD)
  directory.writeUInt32LE(data.length, PACKED)
  directory.writeUInt32LE(1, SIZE)
  directory.writeUInt32LE(local.length + data.length, directory.length - 22 + 16)
  return Buffer.concat([local, data, directory])
}
