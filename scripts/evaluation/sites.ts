/** The sites that `npm run evaluate` measures: what is asked of each, which page owns it, and what readers say about its commits. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

/** What is asked, and the path of the page that an editor names as its owner; null if there is none. */
const askedSchema = z
  .record(z.string(), z.string().nullable())
  .transform(asked => Object.entries(asked).map(([question, owner]) => ({ question, owner })))

const siteSchema = z.object({
  /** `owner/name`. */
  repository: z.string(),
  /** A site that the rule was chosen on, or one whose numbers are reported. */
  role: z.enum(['chosen', 'reported']),
  /** Globs of the pages, as the input `content` takes them. */
  content: z.array(z.string()),
  /** Commits before this date are not replayed. */
  since: z.string(),
  asked: askedSchema,
  /** Questions that share few words with the page that answers them. */
  in_other_words: askedSchema,
})

/** `loss`: a reader says that the commit takes the answer away. */
export const verdictSchema = z.enum(['loss', 'no loss', 'doubtful'])
export type Verdict = z.output<typeof verdictSchema>

const labelSchema = z.object({
  repository: z.string(),
  /** The beginning of its id. */
  commit: z.string().regex(/^[\da-f]{7,40}$/),
  keyword: z.string(),
  /** The page that owned the keyword before the commit; undefined if none did. */
  owner: z.string().transform(path => (path === '-' ? undefined : path)),
  label: verdictSchema,
  why: z.string(),
})

/** What a reader says about a commit and a keyword. */
export type Label = z.output<typeof labelSchema>

export interface Site extends z.output<typeof siteSchema> {
  /** Its checkout. */
  folder: string
  labels: Label[]
}

const SITES = new URL('sites.json', import.meta.url)
const LABELS = new URL('labels.tsv', import.meta.url)

/** Returns the site of each folder. Throws an Error that says what is wrong. */
export function readSites(folders: string[]): Site[] {
  const sites = readSiteList()
  const labels = readLabels()
  return folders.map(folder => {
    const site = sites.find(({ repository }) => isFolderOf(folder, repository))
    if (site === undefined)
      throw new Error(`sites.json has no site for ${folder}: name the folder owner+name`)
    return { ...site, folder, labels: labels.filter(({ repository }) => repository === site.repository) }
  })
}

/** Returns the sites without their folders. Throws where the file is not as it should be. */
export function readSiteList(): z.output<typeof siteSchema>[] {
  return z.array(siteSchema).parse(JSON.parse(readFileSync(SITES, 'utf8')))
}

/** Returns what readers say. Throws where the file is not as it should be. */
export function readLabels(): Label[] {
  const lines = readFileSync(LABELS, 'utf8').split('\n')
  const [names = [], ...rows] = lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t'))
  return z
    .array(labelSchema)
    .parse(rows.map(row => Object.fromEntries(names.map((name, index) => [name, row[index]]))))
}

/** Returns whether a folder belongs to a repository, by its path (`owner/name` or `owner+name`), or by the remote it was cloned from. */
export function isFolderOf(folder: string, repository: string): boolean {
  const path = resolve(folder).replaceAll('+', '/')
  return `${path}/`.includes(`/${repository}/`) || remoteOf(folder).includes(`/${repository}`)
}

function remoteOf(folder: string): string {
  try {
    return runGit(folder, ['config', '--get', 'remote.origin.url']).replace(/:(?!\/\/)/, '/')
  } catch {
    return ''
  }
}

/** Returns what git prints in `folder`. Throws when git fails. */
export function runGit(folder: string, words: string[]): string {
  return execFileSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
