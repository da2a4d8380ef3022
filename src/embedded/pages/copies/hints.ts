/** What the configuration of a generator says about copies. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { dirname, join, nameOf } from './page-index.ts'

export interface CopyHints {
  /** Folders that it writes the site into. */
  builds: string[]
  /** Folders of pages, by their languages. */
  locales: { folder: string; language: string }[]
}

export const noHints: CopyHints = { builds: [], locales: [] }

const READERS: [path: RegExp, read: (text: string, path: string) => CopyHints][] = [
  [/(?:^|\/)config\/_default\/languages(?:\.[a-z-]+)?\.(?:toml|ya?ml|json)$/i, readHugoLanguages],
  [/(?:^|\/)(?:hugo|config)\.(?:toml|ya?ml|json)$/, readHugo],
  [/(?:^|\/)book\.toml$/, readMdbook],
  // The other lines of these two hold tags that only their programs know, and thousands of redirects.
  [/(?:^|\/)mkdocs\.ya?ml$/, (text, path) => readLine(text, path, /^site_dir[ \t]*:[ \t]*(\S+)/m)],
  [/(?:^|\/)_config\.ya?ml$/, (text, path) => readLine(text, path, /^destination[ \t]*:[ \t]*(\S+)/m)],
]

/** YAML takes long to read, and no configuration that people write is longer. */
const MOST_CHARACTERS = 64 * 1024

/** Deeper files are of examples and tests. */
const MOST_FOLDERS = 4

/** Tells whether a file may say something about copies. */
export function holdsCopyHints(path: string): boolean {
  return path.split('/').length <= MOST_FOLDERS + 1 && READERS.some(([pattern]) => pattern.test(path))
}

/** Reads a file that holdsCopyHints tells. One that cannot be read says nothing. */
export function readCopyHints(path: string, text: string): CopyHints {
  return READERS.find(([pattern]) => pattern.test(path))?.[1](text, path) ?? noHints
}

function parse(text: string, path: string): unknown {
  if (text.length > MOST_CHARACTERS) return undefined
  try {
    return path.endsWith('.toml') ? parseToml(text) : parseYaml(text, { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

/** Returns what all of them say. */
export function joinHints(hints: CopyHints[]): CopyHints {
  return {
    builds: hints.flatMap(({ builds }) => builds),
    locales: hints.flatMap(({ locales }) => locales),
  }
}

const folderSchema = z.string().optional().catch(undefined)
const languagesSchema = z
  .record(z.string(), z.object({ contentDir: folderSchema }).catch({}))
  .optional()
  .catch(undefined)
const hugoSchema = z.object({ publishDir: folderSchema, languages: languagesSchema }).catch({})
const mdbookSchema = z.object({ build: z.object({ 'build-dir': folderSchema }).optional() }).catch({})

function readHugo(text: string, path: string): CopyHints {
  const { publishDir, languages } = hugoSchema.parse(parse(text, path))
  const site = siteOf(path)
  return { builds: below(site, publishDir), locales: localesOf(languages, site) }
}

/** All languages by their tags, or the one of the name: `languages.fr.toml`. */
function readHugoLanguages(text: string, path: string): CopyHints {
  const [, language = '', extension] = nameOf(path).split('.')
  const data = parse(text, path)
  const languages = languagesSchema.parse(extension === undefined ? data : { [language]: data })
  return { builds: [], locales: localesOf(languages, siteOf(path)) }
}

function siteOf(path: string): string {
  return dirname(path).replace(/(?:^|\/)config\/_default$/, '')
}

function localesOf(languages: z.output<typeof languagesSchema>, site: string): CopyHints['locales'] {
  return Object.entries(languages ?? {}).flatMap(([language, { contentDir }]) =>
    below(site, contentDir).map(folder => ({ folder, language })),
  )
}

function readMdbook(text: string, path: string): CopyHints {
  const { build } = mdbookSchema.parse(parse(text, path))
  return { builds: below(dirname(path), build?.['build-dir']), locales: [] }
}

function readLine(text: string, path: string, line: RegExp): CopyHints {
  const [, folder] = line.exec(text) ?? []
  return { builds: below(dirname(path), folder?.replace(/["']/g, '')), locales: [] }
}

/** The folder that a configuration in `site` names; none where it leaves the repository, or is `site` itself. */
function below(site: string, named: string | undefined): string[] {
  const names = [...site.split('/'), ...(named ?? '').split('/')].filter(name => name !== '' && name !== '.')
  const inside: string[] = []
  for (const name of names) {
    if (name !== '..') inside.push(name)
    else if (inside.pop() === undefined) return []
  }
  const folder = join(...inside)
  return named === undefined || folder === site ? [] : [folder]
}
