/** The `repository` engine reads the pages of a checkout once, and composes answers from them. */
import { isDeepStrictEqual } from 'node:util'
import type { Base } from '../checkout/base.ts'
import { type Change, type ComparedCommits, isNewPath } from '../checkout/base-commits.ts'
import type { Checkout } from '../checkout/git.ts'
import { countSkipped, type PageWatch, type Unreadable } from '../checkout/source.ts'
import type { Brand } from '../citation/mentions.ts'
import type { GenerateRequest, ScanResult } from '../contract/contract.ts'
import { AvgError } from '../errors/avg-error.ts'
import type { SkippedFiles } from '../errors/skipped-files.ts'
import type { MissingOwner, Warning } from '../errors/warnings.ts'
import { findNewlyWrong, type WrongFact } from '../facts/find-wrong.ts'
import { foldName } from '../lib/text.ts'
import { createBlockReader } from '../owners/block-reader.ts'
import { type AnswerGroup, locateCitations } from '../owners/cited-pages.ts'
import { createComparer, findChanges, type RecordedCitations } from '../owners/compare.ts'
import type { CitedStake, KeywordChange } from '../owners/keyword-change.ts'
import { type KeywordResult, partOf, type RepositoryScan, scanRepository } from '../owners/scan.ts'
import { scoreOf } from '../retrieval/score.ts'
import { createLanguage } from '../retrieval/words.ts'
import { type Corpus, isOwn, type Page } from '../sites/corpus.ts'
import { readBothPages, readCommitPages, readPages } from '../sites/read-pages.ts'
import { generateContent } from './generate.ts'
import type { EmbeddedSettings } from './settings.ts'

export type EngineScan = Pick<ScanResult, 'cited' | 'bcr_score' | 'sentiment' | 'snippet' | 'source_url'>

interface BaseComparison {
  against: Base
  /** Number of current pages, including those of competitors. */
  pages: number
  /** Files that could be pages but were not read. */
  skipped: SkippedFiles[]
  warnings: Warning[]
  base: { score: number; cited: boolean }
  facts?: WrongFact[]
  keywords: KeywordChange[]
  stakes?: CitedStake[]
}

export type RepositoryEngine = ReturnType<typeof createRepositoryEngine>

/** A server is asked in any language, and the pages of all of them would not fit into memory. */
const MAX_LANGUAGES = 4

/**
 * Creates the engine. `change`: the pages must belong to it. `keywords`: all of the run, so that pages are scanned once.
 * Arguments and results are plain values without whole pages, because they cross processes. All methods reject with an AvgError
 * or the signal's reason, and `generate` also like `generateContent`.
 */
export function createRepositoryEngine(
  settings: EmbeddedSettings,
  { change, ...checkout }: Checkout & { change?: Change | undefined },
  keywords: string[],
  onUnreadable: (unreadable: Unreadable[]) => void,
  watch?: PageWatch,
) {
  const pageSettings = { ...settings, competitors: settings.competitorFolders, watch }
  const heads = new Map<string, Promise<Corpus>>()
  const scans = new Map<string, RepositoryScan>()

  async function load(language: string): Promise<Corpus> {
    const corpus = await readPages(checkout, { ...pageSettings, language }, change)
    onUnreadable(corpus.unreadable)
    return corpus
  }

  async function pages(language: string): Promise<Page[]> {
    const head = heads.get(language) ?? load(language)
    // The most recently used language comes last.
    heads.delete(language)
    heads.set(language, head)
    const [oldest] = heads.keys()
    if (heads.size > MAX_LANGUAGES && oldest !== undefined) heads.delete(oldest)
    return (await head).pages
  }

  async function scanOnce(wanted: string[], language: string): Promise<KeywordResult[]> {
    const found = await pages(language)
    const isKnown = wanted.every(keyword => keywords.includes(keyword))
    if (!isKnown) return scanRepository(found, wanted, language, watch).keywords
    const scan = scans.get(language) ?? scanRepository(found, keywords, language, watch)
    scans.set(language, scan)
    return scan.keywords.filter(({ keyword }) => wanted.includes(keyword))
  }

  return {
    countPages: async (language: string) => (await pages(language)).length,
    /** Returns undefined for a competitor without captured pages. */
    async scan(brand: Brand, wanted: string[], language: string): Promise<EngineScan | undefined> {
      const isTheirs = createPageFilter(brand)
      if (brand.competitor !== undefined && !(await pages(language)).some(isTheirs)) return undefined
      const results = (await scanOnce(wanted, language)).map(result => ({
        ...result,
        ...partOf(result, isTheirs),
      }))
      const first = results.find(({ cited }) => cited)
      return {
        cited: first !== undefined,
        bcr_score: scoreOf(results),
        // The brand's own pages do not reveal what others think.
        sentiment: '',
        snippet: first?.snippet ?? '',
        source_url: first?.sourceUrl ?? '',
      }
    },
    /** Compares the checkout with an earlier commit. */
    async compare(
      commits: ComparedCommits,
      wanted: string[],
      language: string,
      citations?: RecordedCitations,
    ): Promise<BaseComparison> {
      const corpora = await readBothPages(checkout, commits, { ...pageSettings, language })
      onUnreadable(corpora.head.unreadable)
      heads.set(language, Promise.resolve(corpora.head))
      const compare = createComparer(wanted, language, watch)
      const comparison = await compare(
        { corpus: corpora.base, source: corpora.sources.base },
        { corpus: corpora.head, source: corpora.sources.head },
        { owners: settings.owners, maxLoss: settings.maxAnswerLoss, citations },
      )
      const { missing, owners, changes } = comparison
      await requireKnown(checkout, missing, corpora.against)
      scans.set(language, dropLostAnswers(comparison.head, changes))
      const warnings: Warning[] = []
      if (!owners.some(Boolean) && !changes.some(({ outcome }) => outcome === 'gained')) {
        const { pages, skipped } = corpora.base
        warnings.push({ code: 'AVG_FAILS_NOTHING', pages: pages.length, skipped: countSkipped(skipped) })
      }
      if (missing.length > 0) warnings.push({ code: 'AVG_OWNER_MISSING', owners: missing })
      const hasFacts = settings.facts.length + (settings.editedFacts?.length ?? 0) > 0
      const wrong = hasFacts && { facts: await findWrong(corpora, settings, language, watch) }
      const cited = comparison.base.keywords.some(keyword => keyword.cited)
      return {
        against: corpora.against,
        pages: corpora.head.pages.length,
        skipped: countSkipped(corpora.head.skipped),
        warnings: [...warnings, ...corpora.warnings],
        ...wrong,
        base: { score: comparison.base.score, cited },
        keywords: changes,
        ...(citations && { stakes: comparison.stakes }),
      }
    },
    /** Locates the pages that answers cite in an earlier commit. */
    async locate(commit: string, groups: readonly AnswerGroup[], language: string) {
      const corpus = await readCommitPages(checkout, commit, { ...pageSettings, language })
      return locateCitations(groups, corpus).located
    },
    async generate(request: GenerateRequest, language: string) {
      return generateContent(request, await pages(language), language, settings.owners)
    },
  }
}

/** Drops the brand's sentences from lost answers, which then count as not cited. */
function dropLostAnswers(scan: RepositoryScan, changes: readonly KeywordChange[]): RepositoryScan {
  const lost = new Set(changes.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword))
  if (lost.size === 0) return scan
  const keywords = scan.keywords.map(result => {
    if (!lost.has(result.keyword)) return result
    const sentences = result.sentences.filter(({ page }) => !isOwn(page))
    return { ...result, sentences, ...partOf({ ...result, sentences }, isOwn) }
  })
  return { score: scoreOf(keywords), keywords }
}

/** Finds new wrong statements on changed pages, and those on all pages that edited facts make wrong. */
async function findWrong(
  { base, head, sources }: Awaited<ReturnType<typeof readBothPages>>,
  { facts, editedFacts = [], competitors }: EmbeddedSettings,
  language: string,
  watch: PageWatch | undefined,
): Promise<WrongFact[]> {
  const own = head.pages.filter(isOwn)
  const changed = findChanges(base.pages.filter(isOwn), own)
  const names = competitors.map(({ name }) => name)
  const { sentences } = createLanguage(language)
  const readBlocks = createBlockReader()
  const pages = {
    base: await readBlocks(sources.base, changed),
    head: await readBlocks(sources.head, changed),
  }
  const wrong = findNewlyWrong(facts, names, pages, sentences, watch)
  const edited = editedFacts.filter(fact => !facts.some(known => isDeepStrictEqual(known, fact)))
  if (edited.length === 0) return wrong
  const all = await readBlocks(sources.head, new Set(own.map(({ path }) => path)))
  const still = findNewlyWrong(edited, names, { base: new Map(), head: all }, sentences, watch)
  return [...wrong, ...still.map(each => ({ ...each, isByEdit: true }))]
}

/** Rejects if an owner names a page that never existed, so that the author learns about the wrong path. */
async function requireKnown(checkout: Checkout, missing: MissingOwner[], against: Base): Promise<void> {
  if (against.kind === 'folder') return
  const owners: MissingOwner[] = []
  for (const owner of missing) {
    const isNew = !owner.isRenamed && (await isNewPath(checkout, against.commit, owner.path))
    if (isNew) owners.push(owner)
  }
  if (owners.length > 0) throw new AvgError({ code: 'AVG_OWNER_MISSING', owners })
}

function createPageFilter({ competitor }: Brand): (page: Page) => boolean {
  if (competitor === undefined) return ({ owner }) => owner === undefined
  const key = foldName(competitor)
  return ({ owner }) => owner !== undefined && foldName(owner) === key
}
