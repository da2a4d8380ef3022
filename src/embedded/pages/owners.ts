/** Whose page a file is. */
import { withSlashes } from '../../lib/files.ts'

/** A competitor whose pages were captured into a folder of the repository. */
export interface CompetitorFolder {
  name: string
  /** Without a leading or trailing slash. */
  folder: string
}

/**
 * Reads lines of `name = folder`. A competitor may have several folders. Undefined when a line is not understood: no
 * name, no folder, or one that is absolute, is the repository itself or leaves it.
 */
export function readCompetitorFolders(lines: string[]): CompetitorFolder[] | undefined {
  const competitors = lines.map(line => {
    const [, name, path] = /^([^=]*[^=\s])\s*=\s*(.+)$/.exec(line.trim()) ?? []
    const folder = path === undefined ? undefined : readFolder(path)
    return name === undefined || folder === undefined ? undefined : { name, folder }
  })
  return competitors.every(competitor => competitor !== undefined) ? competitors : undefined
}

/** A folder inside the repository, `./docs/` and `.\\docs` as `docs`; undefined for any other. */
export function readFolder(path: string): string | undefined {
  const given = withSlashes(path.trim())
  const folder = given.replace(/^(?:\.\/+)+|(?<!\/)\/+$/g, '')
  const inside = folder.split('/').every(segment => segment !== '' && segment !== '.' && segment !== '..')
  return inside && !given.startsWith('/') ? folder : undefined
}

/** The competitor a path belongs to, the innermost folder's; undefined for the brand's own pages. */
export function ownerOf(path: string, competitors: CompetitorFolder[]): string | undefined {
  return innermost(path, competitors)?.name
}

/** The rule with the longest folder around `path`; the empty folder is around all. */
export function innermost<Rule extends { folder: string }>(path: string, rules: Rule[]): Rule | undefined {
  const around = rules.filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
  return around.reduce<Rule | undefined>(
    (best, rule) => (best === undefined || rule.folder.length > best.folder.length ? rule : best),
    undefined,
  )
}
