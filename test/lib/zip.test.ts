/** Archives that state something else than they hold. */
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZip, type ZipLimits } from '../../src/lib/zip.ts'
import { makeBomb } from '../support/bomb.ts'
import { expectLinear, millisecondsSince, SHORTEST } from '../support/processor-time.ts'

const PATH = 'a.txt'
const text = Buffer.from('text '.repeat(99))

function open(archive: Uint8Array, limits: Partial<ZipLimits> = {}) {
  return readZip(archive, { entries: 2000, bytes: 1e9, ...limits })
}

async function unpack(archive: Uint8Array): Promise<string | undefined> {
  const bytes = await open(archive)?.get(PATH)?.unpack()
  return bytes && Buffer.from(bytes).toString()
}

/** Returns an archive of one file, whose directory states these values: a number of bytes by its place in the entry. */
function state(archive: Uint8Array, values: Record<number, number>): Uint8Array {
  const changed = Buffer.from(archive)
  const directory = changed.readUInt32LE(changed.length - 22 + 16)
  for (const [place, value] of Object.entries(values)) changed.writeUInt32LE(value, directory + Number(place))
  return changed
}

const CHECKSUM = 16
const PACKED = 20
const SIZE = 24

describe('an archive', () => {
  it.each([0, 6] as const)('holds a file at the level %i', async level => {
    expect(await unpack(zipSync({ 'b.txt': text, [PATH]: text }, { level }))).toBe(text.toString())
    expect(await unpack(zipSync({ [PATH]: new Uint8Array() }, { level }))).toBe('')
  })

  it('may end with a comment', async () => {
    const archive = Buffer.concat([zipSync({ [PATH]: text }), Buffer.from('comment')])
    archive.writeUInt16LE(7, archive.length - 7 - 2)
    expect(await unpack(archive)).toBe(text.toString())
  })

  it('is broken beyond a limit', () => {
    const files = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}`, text]))
    const archive = zipSync(files)
    expect(open(archive, { entries: 21, bytes: 21 * text.length })?.size).toBe(21)
    expect(open(archive, { entries: 20 })).toBeUndefined()
    expect(open(archive, { bytes: 21 * text.length - 1 })).toBeUndefined()
  })

  it('is broken if its directory leads out of it', () => {
    const archive = Buffer.from(zipSync({ [PATH]: text }))
    archive.writeUInt32LE(0xfffffff0, archive.length - 22 + 16)
    expect(open(archive)).toBeUndefined()
  })

  it('of millions of bytes that look like an end takes little time', () => {
    const ends = Buffer.alloc(4_400_000)
    for (let place = 0; place < ends.length; place += 22) ends.writeUInt32LE(0x06054b50, place)
    expectLinear(ends.length, size => {
      expect(open(ends.subarray(0, size), { entries: 65_535 })?.size ?? 0).toBe(0)
    })
  })
})

describe('a file', () => {
  it('of another checksum is refused', async () => {
    await expect(unpack(state(zipSync({ [PATH]: text }), { [CHECKSUM]: 1 }))).rejects.toThrow('stated')
    await expect(unpack(state(zipSync({ [PATH]: text }, { level: 0 }), { [CHECKSUM]: 1 }))).rejects.toThrow()
  })

  it.each([text.length - 1, text.length + 1])('that states %i bytes is refused', async size => {
    await expect(unpack(state(zipSync({ [PATH]: text }), { [SIZE]: size }))).rejects.toThrow()
  })

  it('that ends outside the archive is refused', async () => {
    const archive = zipSync({ [PATH]: text })
    await expect(unpack(state(archive, { 42: archive.length - 1 }))).rejects.toThrow()
    await expect(unpack(state(archive, { [PACKED]: 5 }))).rejects.toThrow()
  })

  it('of 2.6 GB that states one byte is not unpacked', async () => {
    const bomb = makeBomb(PATH)
    expect(bomb.length).toBeLessThan(2_700_000)
    const honest = zipSync({ [PATH]: Buffer.alloc(20_000_000) })
    const timeOf = async (archive: Uint8Array) => {
      const start = process.cpuUsage()
      await unpack(archive).catch(() => {})
      return Math.max(millisecondsSince(start), SHORTEST)
    }
    await expect(unpack(bomb)).rejects.toThrow()
    expect((await timeOf(bomb)) / (await timeOf(honest))).toBeLessThan(10)
  })

  it('lets timers fire while it is unpacked', async () => {
    const archive = zipSync({ [PATH]: Buffer.alloc(20_000_000) })
    const unpacked = open(archive)?.get(PATH)?.unpack()
    const timer = new Promise(resolve => setTimeout(resolve, 1, 'timer'))
    expect(await Promise.race([timer, unpacked])).toBe('timer')
    expect(await unpacked).toHaveLength(20_000_000)
  })
})
