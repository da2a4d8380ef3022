/** Reads what a repository says about its site. Nothing is written, and no request is sent. */

import { basename, resolve } from 'node:path'
import { readSmallFile } from '../../lib/files.ts'
import { loadCorpus } from '../../sites/corpus.ts'
import { CorpusError } from '../../sites/errors.ts'
import { type Checkout, git, splitZero } from '../../sites/git.ts'
import { findLanguage } from '../../sites/language.ts'
import { readRemote } from '../../sites/remote.ts'
import { createSelection } from '../../sites/selection.ts'
import { listFiles, openWorkTree } from '../../sites/work-tree.ts'
import { findOriginals } from './mirrors.ts'
import type { SiteEvidence } from './propose-site.ts'
import { isSiteConfig, rankOfConfig, readSiteConfig, type SiteConfig } from './site-config.ts'

export interface RepositoryFacts {
  /** The top folder of the repository; the given folder where git knows none. */
  root: string
  hasGit: boolean
  /** The given folder, relative to the root; '' for the root itself. */
  subfolder: string
}

/** Finds the repository around a folder. */
export async function findRepository(folder: string): Promise<RepositoryFacts> {
  try {
    const root = (await git({ folder }, ['rev-parse', '--show-toplevel'])).trim()
    const subfolder = (await git({ folder }, ['rev-parse', '--show-prefix'])).trim().replace(/\/$/, '')
    return { root, hasGit: true, subfolder }
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error
    return { root: resolve(folder), hasGit: false, subfolder: '' }
  }
}

const PASSAGES_FOR_BRAND = 20
const MOST_CONFIGS = 20
const MOST_CONFIG_BYTES = 200_000

/** Reads the configurations, the paths of the pages and their language. Rejects with a CorpusError, or the signal's reason. */
export async function surveySite(checkout: Checkout, hasGit: boolean): Promise<SiteEvidence> {
  const selection = createSelection([], [])
  const source = await openWorkTree(checkout, selection)
  const pages = source.files.map(({ path }) => path)
  const originals = findOriginals(pages)
  const own = new Set(originals?.paths ?? pages)
  const corpus = await loadCorpus(
    { ...source, files: source.files.filter(({ path }) => own.has(path)), siteFiles: [] },
    { competitors: [], siteUrls: [] },
    checkout.signal,
  )
  return {
    configs: await readConfigs(checkout, hasGit),
    pages,
    pageLanguage: originals?.language ?? findLanguage(corpus.pages),
    repository: hasGit ? (await readRemote(checkout))?.repository : undefined,
    folderName: basename(resolve(checkout.folder)),
    texts: corpus.pages.flatMap(({ content: { title, passages } }) => [
      title,
      ...passages.slice(0, PASSAGES_FOR_BRAND).map(({ text }) => text),
    ]),
  }
}

async function readConfigs(checkout: Checkout, hasGit: boolean): Promise<SiteConfig[]> {
  const paths = await listPaths(checkout, hasGit)
  const ranked = paths.filter(isSiteConfig).toSorted((a, b) => rankOfConfig(a) - rankOfConfig(b))
  const configs = ranked.slice(0, MOST_CONFIGS).map(async path => {
    const file = await readSmallFile(checkout.folder, path, MOST_CONFIG_BYTES).catch(() => undefined)
    return file !== undefined && 'text' in file ? readSiteConfig(path, file.text) : undefined
  })
  return (await Promise.all(configs)).filter(config => config !== undefined)
}

async function listPaths(checkout: Checkout, hasGit: boolean): Promise<string[]> {
  if (hasGit) return splitZero(await git(checkout, ['ls-files', '-z']))
  return listFiles(
    checkout.folder,
    folder => !/(?:^|\/)(?:\.git|node_modules)(?:\/|$)/.test(folder),
    checkout.signal,
  )
}
