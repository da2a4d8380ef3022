/** The sites that `npm run evaluate` measures: what is asked of each, and where its repository is on this machine. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

/** What is asked, and the path of the page that an editor names as its owner; null where there is none. */
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

export interface Site extends z.output<typeof siteSchema> {
  /** Its checkout or git directory. */
  folder: string
}

/** Reads the list `file` and finds the site of each folder. Throws an Error that says what is wrong. */
export function readSites(file: string, folders: string[]): Site[] {
  const sites = z.array(siteSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
  return folders.map(folder => {
    const site = sites.find(({ repository }) => isFolderOf(folder, repository))
    if (site === undefined) throw new Error(`${file} has no site for ${folder}: name the folder owner+name`)
    return { ...site, folder }
  })
}

/** Tells whether a folder is of a repository, by its path (`owner/name` or `owner+name`), or by the remote it was cloned from. */
export function isFolderOf(folder: string, repository: string): boolean {
  const path = resolve(folder).replaceAll('+', '/')
  return `${path}/`.includes(`/${repository}/`) || remoteOf(folder).includes(`/${repository}`)
}

function remoteOf(folder: string): string {
  try {
    const words = ['config', '--get', 'remote.origin.url']
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
      .trim()
      .replace(/:(?!\/\/)/, '/')
  } catch {
    return ''
  }
}
