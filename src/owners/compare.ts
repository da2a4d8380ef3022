/** Base against head: what a change of pages does to the answers. */

import type { PageSource, PageWatch } from '../checkout/source.ts'
import { AvgError } from '../errors/avg-error.ts'
import type { MissingOwner } from '../errors/warnings.ts'
import { type Corpus, isOwn, type Page } from '../sites/corpus.ts'
import { findAtAddress, findNewlyHidden, findSuccessors } from '../sites/indexing/hidden.ts'
import { createBlockReader } from './block-reader.ts'
import { findMissingOwners, followOwners } from './follow-owners.ts'
import type { KeywordChange } from './keyword-change.ts'
import { judgeKeyword } from './outcome.ts'
import { type ConfirmedOwner, type Owner, toConfirmable } from './owner.ts'
import { createRemovedFinder } from './removed-text.ts'
import { createScanner, type RepositoryScan } from './scan.ts'
import { traceOwners } from './trace-owners.ts'

/** Scans that are remembered: a tree is compared with its parent and with its child, and branches take turns. */
const MAX_REMEMBERED = 8

export interface TreeComparison {
  base: RepositoryScan
  head: RepositoryScan
  /** The confirmed owners, by their paths in the base. */
  followed: ConfirmedOwner[]
  /** Which page of the base owns each keyword, in the order asked. */
  owners: (Owner | undefined)[]
  /** What the change did to each keyword, in the order asked. */
  evidence: KeywordChange[]
  /** Confirmed owners whose page or section does not exist. */
  missing: MissingOwner[]
}

/** The parts of a corpus that a comparison depends on, and the files from which it was read. */
export interface ComparedTree {
  corpus: Pick<Corpus, 'pages' | 'hidden' | 'site' | 'sites' | 'files'> & Partial<Pick<Corpus, 'skipped'>>
  source: Pick<PageSource, 'files' | 'parts' | 'read' | 'idOf'>
}

export interface ComparisonSettings {
  /** Owners that a person confirmed, by paths of the base. */
  owners?: readonly ConfirmedOwner[] | undefined
  /** Share of an owner's text that may go, 0 to 1. */
  mostLoss?: number | undefined
}

/**
 * Scans two trees for the same keywords, and judges each keyword by what the change removed from its owner. A page that the
 * head newly hides from answer engines counts as deleted. A page whose address the head redirects to another page counts as
 * kept if its text is. Rejects with an AvgError if an answer depends on a page that is beyond a limit of reading only in
 * the head, because the page may still contain the answer.
 */
type Comparer = (
  base: ComparedTree,
  head: ComparedTree,
  settings?: ComparisonSettings,
) => Promise<TreeComparison>

/** Returns a comparer of several pairs of trees: what they share is counted once. Throws a RangeError when the language code is malformed. */
export function createComparer(keywords: string[], languageCode: string, watch?: PageWatch): Comparer {
  const scanner = createScanner(keywords, languageCode, watch)
  const { language, queries } = scanner
  const readBlocks = createBlockReader()
  const scans: { pages: Page[]; scan: RepositoryScan }[] = []
  const scanOnce = (pages: Page[]) => {
    const index = scans.findIndex(known => hasSamePages(known.pages, pages))
    const [found = { pages, scan: scanner.scan(pages) }] = index < 0 ? [] : scans.splice(index, 1)
    scans.unshift(found)
    scans.length = Math.min(scans.length, MAX_REMEMBERED)
    return found.scan
  }
  return async (baseTree, headTree, { owners: confirmed = [], mostLoss } = {}) => {
    const hidden = findNewlyHidden(baseTree.corpus.pages, baseTree.corpus, headTree.corpus)
    const basePages = baseTree.corpus.pages
    const headPages = headTree.corpus.pages.filter(({ path }) => !hidden.has(path))
    const successors = findSuccessors(basePages, { ...headTree.corpus, pages: headPages })
    const redirected = [...successors].flatMap(([path, page]) => (page ? [[path, page] as const] : []))
    const [base, head] = [scanOnce(basePages), scanOnce(headPages)]
    const changed = findChanges(basePages, headPages)
    const followed = followOwners(confirmed, headPages, basePages)
    const owners = scanner.nameOwners(basePages, followed)
    const { traces, ...files } = await traceOwners(
      owners,
      {
        base: { pages: basePages, source: baseTree.source },
        head: { pages: headPages, source: headTree.source },
        ...{ changed, renamed: findAtAddress(basePages, headPages), successors: new Map(redirected) },
      },
      { readBlocks, language, mostLoss },
    )
    const context = {
      ...{ changed, hidden, files, successors, findRemoved: createRemovedFinder() },
      skipped: new Map(headTree.corpus.skipped?.map(file => [file.path, file])),
    }
    const { weights } = scanner.statisticsOf(basePages)
    const evidence = base.keywords.flatMap((before, index) => {
      const after = head.keywords[index]
      const asked = queries.queries[index]?.terms ?? []
      const weigh = (terms: readonly number[]) => terms.reduce((sum, term) => sum + (weights[term] ?? 0), 0)
      const weightIn = (text: string) => {
        const terms = new Set(language.words(text).map(queries.numberOf))
        return weigh(asked.filter(term => terms.has(term))) / (weigh(asked) || 1)
      }
      const question = { weightIn, sentences: language.sentences }
      return after === undefined
        ? []
        : [judgeKeyword(before, after, traces[index], { ...context, asked: question })]
    })
    requireJudgeable(evidence)
    const proposed = base.keywords.map(({ keyword, sentences }, index) => {
      const found = owners[index] ?? sentences.find(({ page }) => isOwn(page))
      return [keyword, found && toConfirmable(found)] as const
    })
    const trees = [basePages, headPages] as const
    const skipped = baseTree.corpus.skipped ?? []
    const missing = findMissingOwners(confirmed, trees, skipped, new Map(proposed))
    return { base, head, followed, owners, evidence, missing }
  }
}

/** Returns the paths of pages that are not the same on both sides. */
export function findChanges(basePages: Page[], headPages: Page[]): Set<string> {
  const before = new Map(basePages.map(({ path, id }) => [path, id]))
  const after = new Map(headPages.map(({ path, id }) => [path, id]))
  return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)))
}

function requireJudgeable(evidence: KeywordChange[]): void {
  const paths = new Set<string>()
  for (const { outcome, causes } of evidence) {
    for (const cause of outcome === 'lost' ? causes : []) {
      const isLimit =
        cause.kind === 'unread' && (cause.reason === 'too-large' || cause.reason === 'not-parsable')
      if (isLimit) paths.add(cause.path)
    }
  }
  if (paths.size > 0) throw new AvgError({ code: 'AVG_PAGE_LIMIT', paths: [...paths].sort() })
}

function hasSamePages(pages: Page[], others: Page[]): boolean {
  return (
    pages.length === others.length &&
    pages.every(({ path, content }, index) => {
      const other = others[index]
      return other?.path === path && other.content === content
    })
  )
}
