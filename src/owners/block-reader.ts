/** Reads the blocks of pages on demand, because most pages of a tree are needed without them. */
import type { LinePlace, PageSource, SourceFile, TextReading } from '../checkout/source.ts'
import { formatOf } from '../pages/formats.ts'
import type { Block } from '../pages/outline.ts'
import { type HiddenText, readBlocks, readHidden, readUnread } from '../pages/page.ts'

export interface PageBlocks {
  blocks: Block[]
  /** Fields, parameters and expressions, which are not read as text. */
  unread: string
  hidden: HiddenText[]
  /** The text with the files that it includes. Lines of blocks refer to this text. */
  text: string
  /** Returns the file and line of a line of the text, from 1. */
  placeOf(line: number): LinePlace
}

/** Reads files by path, without files that do not exist or cannot be read. */
export type BlockReader = (
  source: Pick<PageSource, 'files' | 'read' | 'idOf'>,
  paths: ReadonlySet<string>,
) => Promise<Map<string, PageBlocks>>

/** A backtest needs the same files for consecutive commits. */
const MAX_REMEMBERED = 500

/** Returns a reader that caches the files it read. */
export function createBlockReader(): BlockReader {
  const remembered = new Map<string, PageBlocks>()

  return async (source, paths) => {
    const found = new Map<string, PageBlocks>()
    const keyOf = (file: SourceFile) => `${file.path} ${source.idOf?.(file) ?? file.id}`
    const wanted = source.files.filter(file => paths.has(file.path))
    const unknown = wanted.filter(file => {
      const known = remembered.get(keyOf(file))
      if (known !== undefined) found.set(file.path, known)
      return known === undefined
    })
    for await (const reading of source.read(unknown)) {
      if (!('text' in reading)) continue
      const blocks = parse(reading)
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(keyOf(reading.file), blocks)
      found.set(reading.file.path, blocks)
    }
    return found
  }
}

function parse({
  file: { path },
  text,
  locateLine: placeOf = line => ({ path, line }),
}: TextReading): PageBlocks {
  const format = formatOf(path) ?? 'markdown'
  try {
    return {
      text,
      placeOf,
      blocks: readBlocks(text, format),
      unread: readUnread(text, format),
      hidden: readHidden(text, format),
    }
  } catch (error) {
    if (error instanceof RangeError) return { text, placeOf, blocks: [], unread: '', hidden: [] }
    throw error
  }
}
