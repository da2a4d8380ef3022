/** Finds removed text in files of the same change that are not read as pages. */
import type { PageSource, SourceFile } from '../checkout/source.ts'
import { isData } from '../pages/formats.ts'
import type { Block } from '../pages/outline.ts'
import type { Language } from '../retrieval/words.ts'
import { isPartial } from '../sites/includes/resolve.ts'

export interface ChangedFile {
  path: string
  /** The text that the change added. */
  text: string
}

export interface UnreadText {
  path: string
  /** Its share of the words of all blocks, 0 to 1. */
  share: number
  /** The blocks that are in any of the files. */
  blocks: ReadonlySet<Block>
}

/** Number of consecutive words to compare. It is small, because markup and code break up sentences. */
const RUN = 3

/** A file has a block if it has this share of its word sequences. */
const KEPT_SHARE = 0.5

/** Returns a finder of blocks in the texts that a change added to `files`. */
export function createUnreadFinder(
  files: readonly ChangedFile[],
  language: Language,
): (blocks: Block[]) => UnreadText | undefined {
  const runsOf = (text: string, length = RUN): string[] => {
    const words = language.words(text)
    const size = Math.min(length, words.length)
    return words
      .slice(0, words.length - size + 1)
      .map((_, index) => words.slice(index, index + size).join(' '))
  }
  const read = files.map(({ path, text }) => {
    const plain = text.replace(/<\/?[A-Za-z][^<>]{0,1000}>|\\[nrt]/g, ' ')
    return { path, runs: new Set([1, 2, RUN].flatMap(length => runsOf(plain, length))) }
  })
  const weigh = (blocks: Block[]) => blocks.reduce((sum, { text }) => sum + language.words(text).length, 0)

  return blocks => {
    const found = read
      .map(({ path, runs }) => {
        const own = blocks.filter(({ text }) => {
          const all = runsOf(text)
          return all.length > 0 && all.filter(run => runs.has(run)).length >= KEPT_SHARE * all.length
        })
        return { path, own, words: weigh(own) }
      })
      .filter(({ own }) => own.length > 0)
      .toSorted((a, b) => b.words - a.words)
    const [most] = found
    if (most === undefined) return undefined
    return {
      path: most.path,
      share: most.words / weigh(blocks),
      blocks: new Set(found.flatMap(({ own }) => own)),
    }
  }
}

/** Returns the lines of `now` that `before` does not have. */
export function addedLines(before: string, now: string): string {
  const known = new Set(before.split('\n').map(line => line.trim()))
  return now
    .split('\n')
    .filter(line => !known.has(line.trim()))
    .join('\n')
}

interface Tree {
  source: Pick<PageSource, 'parts' | 'read'>
}

/** Reads what a change added to files that are not pages: data, components, partials. */
export async function readAddedText(base: Tree, head: Tree): Promise<ChangedFile[]> {
  const before = await readNewParts(base, head)
  const after = await readNewParts(head, base)
  return [...after].map(([path, text]) => ({ path, text: addedLines(before.get(path) ?? '', text) }))
}

/** A hidden folder of an editor or a host. Some generators keep their site in one. */
const OWN_FOLDER = /(?:^|\/)\.(?!vitepress\/|vuepress\/)[^/]+\//

async function readNewParts({ source }: Tree, other: Tree): Promise<Map<string, string>> {
  const known = new Set(other.source.parts.map(({ path, id }) => `${id} ${path}`))
  const isShown = ({ path }: SourceFile) => (isData(path) || isPartial(path)) && !OWN_FOLDER.test(path)
  const files = source.parts.filter(file => isShown(file) && !known.has(`${file.id} ${file.path}`))
  const texts = new Map<string, string>()
  for await (const { file, ...reading } of source.read(files))
    if ('text' in reading) texts.set(file.path, reading.text)
  return texts
}
