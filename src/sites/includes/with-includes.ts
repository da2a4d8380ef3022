/** Reads pages together with the files that they include. */
import { createHash } from 'node:crypto'
import type { PageSource, Reading, SourceFile, TextReading } from '../../checkout/source.ts'
import { formatOf } from '../../pages/formats.ts'
import { findBodyStart } from '../../pages/front-matter.ts'
import { type ExpandedText, expand, type Find, type IncludingText } from './expand.ts'
import { findIncludes, type Include } from './find-includes.ts'
import { createResolver } from './resolve.ts'

/** Includes by the format and the id of a file. Files without includes are left out. */
export type IncludeMemory = Map<string, Include[]>

interface Shown {
  id: string
  parts: SourceFile[]
}

export interface IncludingSource extends PageSource {
  /** Yields texts with their includes. Pages that include others come last. */
  read(files: SourceFile[]): AsyncIterable<Reading>
  /** Returns the id of a file with its includes, which are known after its text was read. */
  idOf(file: SourceFile): string
  /** Returns the files that a file includes, once it was read. */
  listParts(file: SourceFile): SourceFile[]
}

const MAX_PARTS = 1000

/** Returns the source with includes. A file with includes in `memory` has its id before it is read. */
export function withIncludes(source: PageSource, memory: IncludeMemory = new Map()): IncludingSource {
  const resolve = createResolver(() => [
    ...source.files,
    ...source.parts.filter(({ path }) => formatOf(path)),
  ])
  const shown = new Map<string, Shown>()
  const findKnownIncludes = (file: SourceFile) => memory.get(toKey(file))

  /** Returns the files that a file shows, and an id that depends on all of them. */
  function follow(file: SourceFile): Shown {
    const known = shown.get(file.path)
    if (known !== undefined) return known
    const files = [file]
    const seen = new Set([file.path])
    const trace: string[] = []
    for (const each of files) {
      trace.push(`${each.path === file.path ? '' : each.path} ${each.id}`)
      for (const { target } of findKnownIncludes(each) ?? []) {
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

  /** Reads the files that pages show, directly and through other files. */
  async function readParts(pages: SourceFile[]): Promise<Map<string, IncludingText>> {
    const texts = new Map<string, IncludingText>()
    const asked = new Set<SourceFile>()
    for (;;) {
      shown.clear()
      const parts = new Set(pages.flatMap(page => follow(page).parts))
      const wanted = [...parts].filter(part => !asked.has(part))
      if (wanted.length === 0) return texts
      for (const part of wanted) asked.add(part)
      for await (const reading of source.read(wanted)) {
        if ('text' in reading) texts.set(reading.file.path, toText(reading))
      }
    }
  }

  function remember({ file, text }: TextReading): Include[] {
    const key = toKey(file)
    const known = memory.get(key)
    if (known !== undefined) return known
    const format = formatOf(file.path)
    const includes = format === undefined ? [] : findIncludes(text, format, findBodyStart(text))
    if (includes.length > 0) memory.set(key, includes)
    return includes
  }

  function toText(reading: TextReading): IncludingText {
    return { path: reading.file.path, text: reading.text, includes: remember(reading) }
  }

  return {
    ...source,
    idOf: file => (findKnownIncludes(file) === undefined ? file.id : follow(file).id),
    listParts: file => (findKnownIncludes(file) === undefined ? [] : follow(file).parts),
    async *read(wanted) {
      const including: SourceFile[] = []
      for await (const reading of source.read(wanted)) {
        if ('text' in reading && remember(reading).length > 0) including.push(reading.file)
        else yield reading
      }
      if (including.length === 0) return
      const texts = await readParts(including)
      const find = ({ target }: Include, from: string) => texts.get(resolve(target, from)?.path ?? '')
      for await (const reading of source.read(including)) {
        yield 'text' in reading ? { file: reading.file, ...expandText(toText(reading), find) } : reading
      }
    },
  }
}

function expandText(page: IncludingText, find: Find): ExpandedText | { unreadable: 'too-large' } {
  try {
    return expand(page, find)
  } catch (error) {
    if (error instanceof RangeError) return { unreadable: 'too-large' }
    throw error
  }
}

function toKey({ path, id }: SourceFile): string {
  return `${formatOf(path)} ${id}`
}
