/** Reads the blocks of single pages: most pages of a tree are needed without them. */
import { formatOf } from '../pages/formats.ts'
import type { Block } from '../pages/outline.ts'
import { readBlocks } from '../pages/page.ts'
import type { LinePlace, PageSource, SourceFile, TextReading } from '../sites/source.ts'

/** What a page consists of. */
export interface PageBlocks {
  blocks: Block[]
  /** Names of the components and includes that it shows. */
  parts: ReadonlySet<string>
  /** Its text, with that of the files that it includes; the lines of blocks are those of this text. */
  text: string
  /** Where a line of the text, from 1, stands. */
  placeOf(line: number): LinePlace
}

/** Reads the files of `paths`, by path. A file that is gone or cannot be read is not among them. */
export type BlockReader = (
  source: Pick<PageSource, 'files' | 'read' | 'idOf'>,
  paths: ReadonlySet<string>,
) => Promise<Map<string, PageBlocks>>

/** In a history the same files are needed for one commit after the other. */
const MOST_REMEMBERED = 500

/** An element of JSX, a shortcode, an include of Liquid or of MkDocs. */
const PART =
  /<([A-Z]\w{0,80})|\{\{[<%]\s*([\w/.-]{1,80})|\{%-?\s*(include\w{0,20}\s+["']?[\w/.-]{1,80})|--8<--\s*["']([^"'\n]{1,120})/g

/** Returns a reader that remembers the files it read last. */
export function createBlockReader(): BlockReader {
  const remembered = new Map<string, PageBlocks>()

  function remember(key: string, reading: TextReading): PageBlocks {
    const found = parse(reading)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(key, found)
    return found
  }

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
      const { file } = reading
      found.set(file.path, remember(keyOf(file), reading))
    }
    return found
  }
}

function parse({ file: { path }, text, placeOf = line => ({ path, line }) }: TextReading): PageBlocks {
  const parts = new Set<string>()
  for (const [, ...names] of text.matchAll(PART))
    for (const name of names) if (name !== undefined) parts.add(name)
  const format = formatOf(path) ?? 'markdown'
  const page = { parts, text, placeOf }
  try {
    return { ...page, blocks: readBlocks(text, format) }
  } catch (error) {
    if (error instanceof RangeError) return { ...page, blocks: [] }
    throw error
  }
}
