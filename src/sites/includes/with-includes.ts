/** Pages with the texts of the files that they include. */
import { createHash } from 'node:crypto'
import type { PageSource, Reading, SourceFile, TextReading } from '../../checkout/source.ts'
import { formatOf } from '../../pages/formats.ts'
import { bodyStart } from '../../pages/front-matter.ts'
import { expand, type IncludingText } from './expand.ts'
import { findIncludes, type Include } from './find-includes.ts'
import { createResolver } from './resolve.ts'

/** The includes of texts, by the format and the id of their files. Pages without any are not among them. */
export type IncludeMemory = Map<string, Include[]>

export interface IncludingSource extends PageSource {
  /** Yields texts with those that they include in their places; pages that include others come last. */
  read(files: SourceFile[]): AsyncIterable<Reading>
  /** It is the file's own id before its text is read. */
  idOf(file: SourceFile): string
  /** Returns the files that `file`, which was read, shows; each once. */
  listParts(file: SourceFile): SourceFile[]
}

/** Files that a page may show, over all. */
const MAX_PARTS = 1000

/** Returns the source with includes; what `memory` knows of a text need not be read for its id. */
export function withIncludes(source: PageSource, memory: IncludeMemory = new Map()): IncludingSource {
  const resolve = createResolver(() => [
    ...source.files,
    ...source.parts.filter(({ path }) => formatOf(path)),
  ])
  const shown = new Map<string, { id: string; parts: SourceFile[] }>()
  const includesOf = (file: SourceFile) => memory.get(keyOf(file))

  /** Follows the includes of a file, and returns the files it shows and what tells it from others. */
  function follow(file: SourceFile): { id: string; parts: SourceFile[] } {
    const known = shown.get(file.path)
    if (known !== undefined) return known
    const files = [file]
    const seen = new Set([file.path])
    const trace: string[] = []
    for (const each of files) {
      trace.push(`${each.path === file.path ? '' : each.path} ${each.id}`)
      for (const { target } of includesOf(each) ?? []) {
        const part = resolve(target, each.path)
        trace.push(part?.path ?? '')
        if (part === undefined || seen.has(part.path) || seen.size > MAX_PARTS) continue
        seen.add(part.path)
        files.push(part)
      }
    }
    const id = createHash('sha1').update(trace.join('\n')).digest('hex')
    const found = { id, parts: files.slice(1) }
    shown.set(file.path, found)
    return found
  }

  /** Reads the files that `pages` show, and those that they show. */
  async function readParts(pages: SourceFile[]): Promise<Map<string, TextReading>> {
    const texts = new Map<string, TextReading>()
    const asked = new Set<SourceFile>()
    for (;;) {
      shown.clear()
      const parts = new Set(pages.flatMap(page => follow(page).parts))
      const wanted = [...parts].filter(part => !asked.has(part))
      if (wanted.length === 0) return texts
      for (const part of wanted) asked.add(part)
      for await (const reading of source.read(wanted)) {
        if (!('text' in reading)) continue
        texts.set(reading.file.path, reading)
        remember(reading)
      }
    }
  }

  function remember({ file, text }: TextReading): Include[] {
    const key = keyOf(file)
    const known = memory.get(key)
    if (known !== undefined) return known
    const format = formatOf(file.path)
    const includes = format === undefined ? [] : findIncludes(text, format, bodyStart(text))
    if (includes.length > 0) memory.set(key, includes)
    return includes
  }

  return {
    ...source,
    idOf: file => (includesOf(file) === undefined ? file.id : follow(file).id),
    listParts: file => (includesOf(file) === undefined ? [] : follow(file).parts),
    async *read(wanted) {
      const including: SourceFile[] = []
      for await (const reading of source.read(wanted)) {
        if ('text' in reading && remember(reading).length > 0) including.push(reading.file)
        else yield reading
      }
      if (including.length === 0) return
      const texts = await readParts(including)
      const toText = (reading: TextReading): IncludingText => ({
        path: reading.file.path,
        text: reading.text,
        includes: includesOf(reading.file) ?? [],
      })
      for await (const reading of source.read(including)) {
        yield 'text' in reading ? expandOne(reading) : reading
      }

      function expandOne(reading: TextReading): Reading {
        const { file } = reading
        try {
          const expanded = expand(toText(reading), ({ target }, from) => {
            const part = resolve(target, from)
            const text = part && texts.get(part.path)
            return text && toText(text)
          })
          return { file, ...expanded }
        } catch (error) {
          if (error instanceof RangeError) return { file, unreadable: 'too-large' }
          throw error
        }
      }
    },
  }
}

function keyOf({ path, id }: SourceFile): string {
  return `${formatOf(path)} ${id}`
}
