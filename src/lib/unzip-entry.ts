import { unzipSync } from 'fflate'

/** Each entry takes time, also one that is passed over. */
const MOST_ENTRIES = 100

/**
 * Unpacks one file out of a ZIP archive. The archive states the size of the file, and the statement may be false: no more
 * than that is unpacked, and less makes the archive broken. So do many entries, and two with the name of the file: they
 * could share one stream of data, and each would be unpacked.
 */
export function unzipEntry(
  archive: Uint8Array,
  file: string,
  maxBytes: number,
): { bytes: Uint8Array } | { problem: 'no-entry' | 'too-large' | 'broken' } {
  let size: number | undefined
  let entries = 0
  try {
    const { [file]: content } = unzipSync(archive, {
      filter(entry) {
        entries += 1
        const isFile = entry.name === file
        if (entries > MOST_ENTRIES || (isFile && size !== undefined)) throw new RangeError('too many entries')
        if (!isFile) return false
        size = entry.originalSize
        return size <= maxBytes
      },
    })
    if (size === undefined) return { problem: 'no-entry' }
    if (content === undefined) return { problem: 'too-large' }
    if (content.length === size) return { bytes: content }
  } catch {
    // The message of the decompressor adds nothing to "broken".
  }
  return { problem: 'broken' }
}
