import * as z from 'zod'
import type { Checkout } from '../checkout/git.ts'
import { readRemote } from '../checkout/git.ts'
import { openWorkTree } from '../checkout/work-tree.ts'
import { readSmallFile } from '../lib/files.ts'
import { parseJson } from '../lib/json.ts'
import { loadCorpus } from '../sites/corpus.ts'
import { findLanguage } from '../sites/language.ts'
import { createSelection } from '../sites/selection.ts'
import type { SiteEvidence } from './propose-site.ts'

const MAX_BYTES = 200_000
const LICENSES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'COPYING']
const CNAMES = ['CNAME', 'docs/CNAME', 'static/CNAME', 'public/CNAME']

/** Collects what a repository shows about its site. Rejects with an AvgError, or with the signal's reason. */
export async function surveySite(
  checkout: Checkout,
  hasGit: boolean,
): Promise<SiteEvidence & { isPublic: boolean }> {
  const selection = createSelection([], [])
  const source = await openWorkTree(checkout, selection)
  const pages = source.files.map(({ path }) => path)
  const own = new Set(findOriginals(pages))
  const corpus = await loadCorpus(
    { ...source, files: source.files.filter(({ path }) => own.has(path)) },
    { competitors: [], siteUrls: [] },
    checkout.signal,
  )
  const remote = hasGit ? await readRemote(checkout) : undefined
  return {
    // Nothing else in a clone shows it.
    isPublic: remote?.host === 'github.com' && (await readFirst(checkout, LICENSES)) !== undefined,
    sites: corpus.sites,
    cname: await readFirst(checkout, CNAMES),
    package: packageSchema.parse(parseJson((await readFirst(checkout, ['package.json'])) ?? '')),
    pages,
    pageLanguage: findLanguage(corpus.pages),
    repository: remote?.repository,
    titles: corpus.pages.map(({ content }) => content.title),
  }
}

async function readFirst({ folder }: Checkout, paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const file = await readSmallFile(folder, path, MAX_BYTES).catch(() => undefined)
    if (file !== undefined && 'text' in file) return file.text
  }
  return undefined
}

const text = z.string().optional().catch(undefined)
const packageSchema = z.looseObject({ name: text, homepage: text }).catch({})

/** Matches the language in `zh/a.md`, `docs-zh/a.md` and `a.zh-CN.md`. */
const TRANSLATION =
  /(?:^|[/._-])(ar|bg|bn|ca|cs|da|de|el|en|es|fa|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4}){0,2}(?=\/|\.[a-z]+$)/i

/** With fewer pages, those without a language in their path are not the originals. */
const MIN_SHARE = 0.2

/** Returns the pages that are not translations: those whose path names no language, otherwise the English ones, or all. */
export function findOriginals(paths: string[]): string[] {
  const languages = Map.groupBy(paths, path => TRANSLATION.exec(path)?.[1]?.toLowerCase())
  const unmarked = languages.get(undefined) ?? []
  if (unmarked.length >= MIN_SHARE * paths.length) return unmarked
  return languages.get('en') ?? paths
}
