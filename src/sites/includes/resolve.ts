/** Which file an include means. */
import type { SourceFile } from '../../checkout/source.ts'

/** Files by path, and those of a name. */
interface FileIndex {
  byPath: Map<string, SourceFile>
  byName: Map<string, SourceFile[]>
}

/** Returns the file that `target`, written in the file `from`, refers to; undefined if it may refer to none or several. */
type Resolve = (target: string, from: string) => SourceFile | undefined

/** A name that this many files have does not belong to a partial. */
const MAX_OF_A_NAME = 200

/**
 * Names that generators and people give to partials and their folders. Such a file is no page of its own where another
 * page shows it.
 */
const PARTIAL =
  /(?:^|\/)(?:_(?!index\.)[^/]*|include[ds]?|partials?|snippets?|shared|reusables?|embeds?)(?:\/|$)/i

/** Tells a partial by its name or its folder. */
export function isPartial(path: string): boolean {
  return PARTIAL.test(path)
}

/** Returns the folder that makes a file a partial; undefined for a partial by its name. */
export function findPartialFolder(path: string): string | undefined {
  const match = PARTIAL.exec(path)
  return match?.[0].endsWith('/') ? path.slice(0, match.index + match[0].length) : undefined
}

/**
 * Creates a resolver of includes among `files`. A path is looked for beside the file that has it. Generators add folders of
 * their own: else it is the end of a file's path, the partial with the most folders in common with the page, then the one
 * in the fewest folders.
 */
export function createResolver(files: () => SourceFile[]): Resolve {
  let index: FileIndex | undefined
  const known = new Map<string, SourceFile | undefined>()
  return (target, from) => {
    const folder = from.split('/').slice(0, -1)
    const key = `${folder.join('/')}\n${target}`
    if (known.has(key)) return known.get(key)
    index ??= indexOf(files())
    const file = isAbsolute(target) ? undefined : index.byPath.get(join(folder, target) ?? '')
    const found = file ?? (target.startsWith('.') ? undefined : findByEnd(index, target, folder))
    known.set(key, found)
    return found
  }
}

function indexOf(files: SourceFile[]): FileIndex {
  return {
    byPath: new Map(files.map(file => [file.path, file])),
    byName: Map.groupBy(files, ({ path }) => path.slice(path.lastIndexOf('/') + 1)),
  }
}

/** `/docs/a.md`, `@site/docs/a.md` and `~/a.md` begin at a root of the site. */
function isAbsolute(target: string): boolean {
  return /^(?:\/|[@~][\w-]*\/)/.test(target)
}

/** Undefined for a path that leads out of the tree. */
function join(folder: string[], target: string): string | undefined {
  const names = [...folder]
  for (const name of target.split('/')) {
    if (name === '' || name === '.') continue
    if (name !== '..') names.push(name)
    else if (names.pop() === undefined) return undefined
  }
  return names.join('/')
}

function findByEnd({ byName }: FileIndex, target: string, folder: string[]): SourceFile | undefined {
  const end = join([], target.replace(/^[@~][\w-]*\//, ''))
  if (end === undefined) return undefined
  const named = byName.get(end.slice(end.lastIndexOf('/') + 1)) ?? []
  if (named.length > MAX_OF_A_NAME) return undefined
  const ranked = named
    .filter(({ path }) => path === end || path.endsWith(`/${end}`))
    .map(file => ({ file, rank: rankOf(file.path, folder) }))
    .sort((a, b) => b.rank - a.rank)
  const [best, next] = ranked
  return best !== undefined && best.rank !== next?.rank ? best.file : undefined
}

/** Paths have no more than 50 folders. */
function rankOf(path: string, folder: string[]): number {
  return (isPartial(path) ? 10_000 : 0) + 100 * countShared(path, folder) - path.split('/').length
}

function countShared(path: string, folder: string[]): number {
  const names = path.split('/')
  const apart = folder.findIndex((name, index) => names[index] !== name)
  return apart < 0 ? folder.length : apart
}
