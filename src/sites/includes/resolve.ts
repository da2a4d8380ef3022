/** Finds the file that an include refers to. */
import { posix } from 'node:path'
import type { SourceFile } from '../../checkout/source.ts'

interface FileIndex {
  byPath: Map<string, SourceFile>
  byName: Map<string, SourceFile[]>
}

/** Returns the file that `target` in the file `from` refers to; undefined if it is missing or ambiguous. */
type Resolve = (target: string, from: string) => SourceFile | undefined

/** More files of one name are not partials. */
const MAX_OF_A_NAME = 200

/** Matches names of partials and their folders. Such a file is not a page if another page includes it. */
const PARTIAL =
  /(?:^|\/)(?:_(?!index\.)[^/]*|include[ds]?|partials?|snippets?|shared|reusables?|embeds?)(?:\/|$)/i

/** Returns whether the name or a folder of a file is that of a partial. */
export function isPartial(path: string): boolean {
  return PARTIAL.test(path)
}

const PARTIAL_FILE =
  /(?:^|\/)(?:_(?!index\.)[^/]*$|_?(?:include[ds]?|parts?|partials?|snippets?|shared|reusables?|embeds?)\/)/i

/** Like isPartial, but a folder such as `_plans` may also be a collection of Jekyll. */
export function isClearlyPartial(path: string): boolean {
  return PARTIAL_FILE.test(path)
}

/** Returns the folder that makes a file a partial; undefined for a partial by its name. */
export function findPartialFolder(path: string): string | undefined {
  const match = PARTIAL.exec(path)
  return match?.[0].endsWith('/') ? path.slice(0, match.index + match[0].length) : undefined
}

/**
 * Creates a resolver of includes. A target is a path relative to its file. Otherwise, because generators have include
 * folders, it is the end of a path: of the partial that shares most folders with the page, then of the one in the fewest.
 */
export function createResolver(files: () => SourceFile[]): Resolve {
  let index: FileIndex | undefined
  const known = new Map<string, SourceFile | undefined>()
  return (target, from) => {
    const folder = from.split('/').slice(0, -1)
    const key = `${folder.join('/')}\n${target}`
    if (known.has(key)) return known.get(key)
    index ??= createIndex(files())
    const file = isAbsolute(target) ? undefined : index.byPath.get(join(folder, target) ?? '')
    const found = file ?? (target.startsWith('.') ? undefined : findByEnd(index, target, folder))
    known.set(key, found)
    return found
  }
}

function createIndex(files: SourceFile[]): FileIndex {
  return {
    byPath: new Map(files.map(file => [file.path, file])),
    byName: Map.groupBy(files, ({ path }) => path.slice(path.lastIndexOf('/') + 1)),
  }
}

/** Returns whether a path is relative to the root of the site: `/docs/a.md`, `@site/docs/a.md`, `~/a.md`. */
function isAbsolute(target: string): boolean {
  return /^(?:\/|[@~][\w-]*\/)/.test(target)
}

/** Returns undefined for a path outside of the repository. */
function join(folder: string[], target: string): string | undefined {
  const path = posix.join(...folder, `./${target}`)
  return path.startsWith('..') ? undefined : path
}

function findByEnd({ byName }: FileIndex, target: string, folder: string[]): SourceFile | undefined {
  const end = join([], target.replace(/^[@~][\w-]*\//, ''))
  if (end === undefined) return undefined
  const named = byName.get(end.slice(end.lastIndexOf('/') + 1)) ?? []
  if (named.length > MAX_OF_A_NAME) return undefined
  const ranked = named
    .filter(({ path }) => path === end || path.endsWith(`/${end}`))
    .map(file => ({ file, rank: rank(file.path, folder) }))
    .sort((a, b) => b.rank - a.rank)
  const [best, next] = ranked
  return best !== undefined && best.rank !== next?.rank ? best.file : undefined
}

/** A path has at most 50 folders, so shared folders always outweigh fewer folders. */
function rank(path: string, folder: string[]): number {
  return (isPartial(path) ? 10_000 : 0) + 100 * countShared(path, folder) - path.split('/').length
}

function countShared(path: string, folder: string[]): number {
  const names = path.split('/')
  const apart = folder.findIndex((name, index) => names[index] !== name)
  return apart < 0 ? folder.length : apart
}
