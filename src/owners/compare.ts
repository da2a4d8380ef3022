import type { PageSource, PageWatch } from '../checkout/source.ts'
import { AvgError } from '../errors/avg-error.ts'
import type { MissingOwner } from '../errors/warnings.ts'
import type { Corpus, Page } from '../sites/corpus.ts'
import { findAtAddress, findNewlyHidden, findSuccessors } from '../sites/indexing/hidden.ts'
import { createBlockReader } from './block-reader.ts'
import {
  type AnswerGroup,
  type Citation,
  findCitedOwners,
  findStakes,
  locateCitations,
} from './cited-pages.ts'
import { findMissingOwners, followOwners } from './follow-owners.ts'
import type { CitedStake, KeywordChange } from './keyword-change.ts'
import { judgeKeyword } from './outcome.ts'
import type { ConfirmedOwner, Owner } from './owner.ts'
import type { Question } from './quote.ts'
import { createRemovedFinder } from './removed-text.ts'
import { createScanner, type RepositoryScan } from './scan.ts'
import { type OwnerTrace, type TreeChange, traceOwners } from './trace-owners.ts'

/** A tree is compared with its parent and with its child, and branches alternate. */
const MAX_REMEMBERED = 8

export interface TreeComparison {
  base: RepositoryScan
  head: RepositoryScan
  /** The confirmed owners, by their paths in the base. */
  followed: ConfirmedOwner[]
  /** The owners in the base, in the order asked. */
  owners: (Owner | undefined)[]
  changes: KeywordChange[]
  /** The changed pages that engines cite, the most cited first. */
  stakes: CitedStake[]
  /** Whether the change edits, hides or removes a page that owns a question. */
  touchesOwner: boolean
  /** Confirmed owners whose page or section does not exist. */
  missing: MissingOwner[]
}

export interface ComparedTree {
  corpus: Pick<Corpus, 'pages' | 'hidden' | 'site' | 'sites' | 'files'> & Partial<Pick<Corpus, 'skipped'>>
  source: Pick<PageSource, 'files' | 'parts' | 'read' | 'idOf'>
}

export interface ComparisonSettings {
  owners?: readonly ConfirmedOwner[] | undefined
  maxLoss?: number | undefined
  citations?: RecordedCitations | undefined
}

/** The recorded answers, with the pages that they cite. `now`: ISO 8601 UTC. */
export interface RecordedCitations {
  groups: readonly AnswerGroup[]
  now: string
}

/**
 * Scans two trees for the same keywords, and judges each keyword by what the change removed from its owner. A page that the
 * head hides from answer engines counts as deleted; a redirected page counts as kept if its text is. Rejects with
 * AVG_PAGE_LIMIT if a page that exceeds a reading limit only in the head may still contain an answer.
 */
type Comparer = (
  base: ComparedTree,
  head: ComparedTree,
  settings?: ComparisonSettings,
) => Promise<TreeComparison>

/** Returns a comparer that reads parts that trees share only once. Throws a RangeError for a malformed language code. */
export function createComparer(keywords: string[], languageCode: string, watch?: PageWatch): Comparer {
  const scanner = createScanner(keywords, languageCode, watch)
  const { language, queries } = scanner
  const readBlocks = createBlockReader()
  /** The most recently used scan comes last. */
  const scans = new Map<string, RepositoryScan>()
  const scanOnce = (pages: Page[]) => {
    const key = JSON.stringify(pages.map(({ path, id }) => [path, id]))
    const scan = scans.get(key) ?? scanner.scan(pages)
    scans.delete(key)
    scans.set(key, scan)
    const [oldest = ''] = scans.keys()
    if (scans.size > MAX_REMEMBERED) scans.delete(oldest)
    return scan
  }
  return async (baseTree, headTree, { owners: confirmed = [], maxLoss, citations } = {}) => {
    const basePages = baseTree.corpus.pages
    const hidden = findNewlyHidden(basePages, baseTree.corpus, headTree.corpus)
    const headPages = headTree.corpus.pages.filter(({ path }) => !hidden.has(path))
    const change: TreeChange = {
      base: { pages: basePages, source: baseTree.source },
      head: { pages: headPages, source: headTree.source },
      changed: findChanges(basePages, headPages),
      renamed: findAtAddress(basePages, headPages),
      successors: findSuccessors(
        basePages,
        { ...headTree.corpus, pages: headPages },
        baseTree.corpus.site.redirects,
      ),
      hidden,
      skipped: new Map(headTree.corpus.skipped?.map(file => [file.path, file])),
    }
    const [base, head] = [scanOnce(basePages), scanOnce(headPages)]
    const followed = followOwners(confirmed, headPages, basePages)
    const owners = scanner.nameOwners(basePages, followed)
    const { groups = [], now = '' } = citations ?? {}
    const { located } = locateCitations(groups, baseTree.corpus)
    const citedOwners = listCitedOwners(owners, located, basePages)
    const options = { readBlocks, language, maxLoss }
    const { traces, ...files } = await traceOwners([...owners, ...citedOwners], change, options)
    const context = { change, files, findRemoved: createRemovedFinder() }
    const { weights } = scanner.statisticsOf(basePages)
    const changes = base.keywords.flatMap((before, index) => {
      const after = head.keywords[index]
      if (after === undefined) return []
      const question = createQuestion(queries.queries[index]?.terms ?? [], weights)
      const judge = (trace: OwnerTrace | undefined) => judgeKeyword(before, after, trace, question, context)
      const [own, cited] = [judge(traces[index]), traces[owners.length + index]]
      // The history changes warnings only: the same runs fail without it.
      return [cited === undefined || own.outcome === 'lost' ? own : judge(cited)]
    })
    requireJudgeable(changes)
    const missing = findMissingOwners(confirmed, [basePages, headPages], baseTree.corpus.skipped)
    const isChanged = ({ path }: { path: string }) => change.changed.has(path)
    const stakes = findStakes(located.filter(isChanged), groups, now)
    const touchesOwner = owners.some(owner => owner !== undefined && change.changed.has(owner.page.path))
    return { base, head, followed, owners, changes, stakes, touchesOwner, missing }
  }

  /** Returns the cited owner of each question that nobody confirmed, if its names lead to another page. */
  function listCitedOwners(
    owners: readonly (Owner | undefined)[],
    citations: readonly Citation[],
    pages: readonly Page[],
  ): (Owner | undefined)[] {
    const cited = findCitedOwners(citations)
    return keywords.map((keyword, index) => {
      const [owner, path] = [owners[index], cited.get(keyword)?.name]
      const page = pages.find(each => each.path === path)
      if (page === undefined || owner?.certainty === 'confirmed' || owner?.page === page) return undefined
      return { page, headings: undefined, fit: 1, certainty: 'cited' }
    })
  }

  function createQuestion(terms: readonly number[], weights: readonly number[]): Question {
    const weigh = (some: readonly number[]) => some.reduce((sum, term) => sum + (weights[term] ?? 0), 0)
    return {
      weightIn(text) {
        const found = new Set(language.words(text).map(queries.numberOf))
        return weigh(terms.filter(term => found.has(term))) / (weigh(terms) || 1)
      },
      sentences: language.sentences,
    }
  }
}

/** Returns the paths of pages that differ. */
export function findChanges(basePages: Page[], headPages: Page[]): Set<string> {
  const before = new Map(basePages.map(({ path, id }) => [path, id]))
  const after = new Map(headPages.map(({ path, id }) => [path, id]))
  return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)))
}

function requireJudgeable(changes: KeywordChange[]): void {
  const paths = new Set<string>()
  for (const { outcome, causes } of changes) {
    for (const cause of outcome === 'lost' ? causes : []) {
      const isLimit =
        cause.kind === 'unread' && (cause.reason === 'too-large' || cause.reason === 'not-parsable')
      if (isLimit) paths.add(cause.path)
    }
  }
  if (paths.size > 0) throw new AvgError({ code: 'AVG_PAGE_LIMIT', paths: [...paths].sort() })
}
