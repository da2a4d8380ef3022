/** The chunks of a bundle get names of what they hold, in place of numbers that other changes move. */
import * as z from 'zod'

/** A chunk of the program. */
export interface Chunk {
  id: string
  file: string
  /** Paths of our own modules below build/, the largest first. */
  own: string[]
  /** Names of packages, that with most code first. */
  packages: string[]
}

const statsSchema = z.object({
  chunks: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      files: z.tuple([z.string()]),
      modules: z.array(z.object({ name: z.string(), size: z.number() })),
    }),
  ),
})

/** Reads the chunks of a bundle from webpack's statistics. */
export function readChunks(stats: { toJson(options: Record<string, boolean | number>): unknown }): Chunk[] {
  const options = { dependentModules: true, runtimeModules: true, chunkModulesSpace: 1e9 }
  const { chunks } = statsSchema.parse(
    stats.toJson({ all: false, ids: true, chunks: true, chunkModules: true, ...options }),
  )
  return chunks.map(({ id, files: [file], modules }) => {
    const largestFirst = modules.toSorted((a, b) => b.size - a.size)
    const paths = largestFirst.map(({ name }) => name.replace(/ \+ \d+ modules$/, ''))
    const packages = Map.groupBy(
      largestFirst.filter(({ name }) => name.includes('node_modules/')),
      ({ name }) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? '',
    )
    const sizeOf = (name: string) => (packages.get(name) ?? []).reduce((sum, { size }) => sum + size, 0)
    return {
      id,
      file,
      own: paths.flatMap(path => /^\.\/build\/(.+)\.js$/.exec(path)?.[1] ?? []),
      packages: [...packages.keys()].toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    }
  })
}

/** Returns a name for each chunk by its id: of its largest module, or of its largest package. */
export function nameChunks(chunks: Chunk[]): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(['index'])
  // In an order that does not depend on the ids.
  const content = ({ own, packages }: Chunk) => [...own, ...packages].join()
  for (const chunk of chunks.toSorted((a, b) => (content(a) < content(b) ? -1 : 1))) {
    if (chunk.file === 'index.js') continue
    const [module] = chunk.own
    const plain =
      module?.replaceAll('/', '-') ?? `package-${chunk.packages[0]?.replace('@', '').replace('/', '-')}`
    let name = plain
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`
    taken.add(name)
    names.set(chunk.id, name)
  }
  return names
}

/** Replaces the ids of chunks by their names in a file that ncc wrote. Throws where the file has an id without a name. */
export function renameChunks(text: string, names: ReadonlyMap<string, string>): string {
  const quote = (id: string) => {
    const name = names.get(id)
    if (name === undefined) throw new Error(`There is no chunk ${id}`)
    return JSON.stringify(name)
  }
  return text
    .replace(
      /^exports\.id = (\d+);\nexports\.ids = \[\1\];$/m,
      (_, id) => `exports.id = ${quote(id)};\nexports.ids = [${quote(id)}];`,
    )
    .replaceAll(
      /(_require__\.e\((?:\/\* import\(\) \*\/ )?)(\d+)\)/g,
      (_, call, id) => `${call}${quote(id)})`,
    )
    .replace('return "" + chunkId + ".index.js";', 'return chunkId + ".js";')
}

/**
 * Gives a file that ncc wrote its address in a variable of its own. ncc writes `require` and `__filename` for
 * `import.meta.url`, and a package below @actions/artifact has its own variables of these names around it.
 */
export function addressOnce(text: string): string {
  const written = /\b\w*require\(("|')url\1\)\.pathToFileURL\(\w*filename\)\.href/g
  if (!written.test(text)) return text
  const [first = '', ...lines] = text.replaceAll(written, 'addressOfFile').split('\n')
  const address = `const addressOfFile = require('url').pathToFileURL(__filename).href;`
  return [first, address, ...lines].join('\n')
}
