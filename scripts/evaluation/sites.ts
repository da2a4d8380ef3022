/** The sites that `npm run evaluate` measures: what is asked of each, and where its repository is on this machine. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod'

const siteSchema = z.object({
  /** `owner/name`. */
  repository: z.string(),
  /** Globs of the pages, as the input `content` takes them. */
  content: z.array(z.string()),
  /** Commits before this date are not replayed. */
  since: z.string(),
  /** A regular expression between slashes: commits that touch no such path are not replayed. */
  pages: z.string().regex(/^\/.*\/$/),
  asked: z.array(z.object({ question: z.string(), answered_by: z.string().nullable() })).min(1),
})

export interface Site extends Omit<z.output<typeof siteSchema>, 'pages'> {
  /** Its checkout or git directory. */
  folder: string
  isPage(path: string): boolean
}

/** Reads the list `file` and finds the site of each folder. Throws an Error that says what is wrong. */
export function readSites(file: string, folders: string[]): Site[] {
  const sites = z.array(siteSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
  return folders.map((folder, index) => {
    const byName = sites.find(({ repository }) => isFolderOf(folder, repository))
    const site = byName ?? (folders.length === sites.length ? sites[index] : undefined)
    if (site === undefined) throw new Error(`${file} has no site for ${folder}: name the folder owner+name`)
    const pages = new RegExp(site.pages.slice(1, -1))
    return { ...site, folder, isPage: path => pages.test(path) }
  })
}

/** By the folder's path (`owner/name` or `owner+name`), or by the remote it was cloned from. */
function isFolderOf(folder: string, repository: string): boolean {
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
