/** Base against head: what a change of pages does to the answers. */
import type { LimitReason, MissingOwner, PassedOverReason } from '../../contract/corpus-facts.ts'
import { type Corpus, isOwn, type Page } from '../pages/corpus.ts'
import { CorpusError } from '../pages/errors.ts'
import type { HiddenReason } from '../pages/facts.ts'
import { findGone, hiddenSince } from '../pages/indexing/hidden.ts'
import { byPath, type PageSource, type PageWatch } from '../pages/source.ts'
import { type AnswerSentence, findSentences, type RetrievedPassage } from './answer.ts'
import { createBlockReader } from './block-reader.ts'
import { traceSentences } from './evidence.ts'
import { findMissingOwners, followOwners } from './follow-owners.ts'
import type { KeywordChange } from './keyword-change.ts'
import { judgeCited, judgeUncited, type KeywordEvidence, type OutcomeOptions } from './outcome.ts'
import type { ConfirmedOwner } from './owner.ts'
import { type Owner, toConfirmable } from './owner.ts'
import { createScanner, type KeywordResult, type RepositoryScan, type Scanner } from './scan.ts'
import { type OwnerTrace, traceOwners } from './trace-owners.ts'

/** Passages of the changed pages that may still say, or say anew, what an answer said. */
const MOST_PASSAGES = 20

type Scores = Pick<KeywordChange, 'baseScore' | 'headScore'>

export interface TreeComparison {
  base: RepositoryScan
  head: RepositoryScan
  /** Which page of the base owns each keyword, in the order asked. */
  owners: (Owner | undefined)[]
  /** What became of each keyword, in the order asked. */
  evidence: KeywordEvidence[]
  /** Confirmed owners that are no page. */
  missing: MissingOwner[]
}

/** A corpus, as far as a comparison depends on it, and the files that it was read from. */
export interface ComparedTree {
  corpus: Pick<Corpus, 'pages' | 'hidden' | 'site'> & Partial<Pick<Corpus, 'passedOver' | 'repeated'>>
  source: Pick<PageSource, 'files' | 'read' | 'idOf'>
}

export interface ComparisonSettings {
  /** Owners that a person confirmed, by paths of the base. */
  owners?: readonly ConfirmedOwner[] | undefined
  /** Share of an owner's text that may go, 0 to 1. */
  mostLoss?: number | undefined
}

/**
 * Scans two trees for the same keywords, and judges each keyword by what the change took from its owner, and from its
 * answer under the base's statistics. A page that the head newly hides from answer engines counts as gone there. A page
 * whose address leads on to another page by a redirect of the head counts as kept if its text is. Rejects with a
 * CorpusError where an answer depends on a page that the head takes beyond a limit of reading: the page may still hold
 * the answer.
 */
type Comparer = (
  base: ComparedTree,
  head: ComparedTree,
  settings?: ComparisonSettings,
) => Promise<TreeComparison>

/** Returns a comparer of several pairs of trees: what they share is counted once. Throws a RangeError when the language code is malformed. */
export function createComparer(keywords: string[], languageCode: string, watch?: PageWatch): Comparer {
  const scanner = createScanner(keywords, languageCode, watch)
  const readBlocks = createBlockReader()
  // In a history most trees are compared twice: with their parent and with their child.
  const scans = new WeakMap<Page[], RepositoryScan>()
  const scanOnce = (pages: Page[]) => {
    const found = scans.get(pages) ?? scanner.scan(pages)
    scans.set(pages, found)
    return found
  }
  return async (baseTree, headTree, { owners: confirmed = [], mostLoss } = {}) => {
    const hidden = hiddenSince(baseTree.corpus.pages, baseTree.corpus, headTree.corpus)
    const unreachable = findGone(baseTree.corpus.pages, headTree.corpus).filter(
      ({ redirect }) => redirect === undefined,
    )
    const basePages = baseTree.corpus.pages
    const headPages = withoutHidden(headTree.corpus.pages, hidden)
    const [base, head] = [scanOnce(basePages), scanOnce(headPages)]
    const changed = findChanges(basePages, headPages)
    const owners = scanner.nameOwners(basePages, followOwners(confirmed, headPages, basePages))
    const traces = await traceOwners(
      owners,
      {
        base: { pages: basePages, source: baseTree.source },
        head: { pages: headPages, source: headTree.source },
        changed,
      },
      { readBlocks, repeated: baseTree.corpus.repeated, language: scanner.language, mostLoss },
    )
    const options = {
      mostLoss,
      hidden,
      passedOver: new Map(headTree.corpus.passedOver?.map(file => [file.path, file])),
      unreachable: new Set(unreachable.map(({ page }) => page.path)),
    }
    const evidence = judgeKeywords(scanner, { basePages, headPages, base, head, changed, traces }, options)
    requireJudgeable(evidence)
    const proposed = base.keywords.map(({ keyword, sentences }, index) => {
      const found = owners[index] ?? sentences.find(({ page }) => isOwn(page))
      return [keyword, found && toConfirmable(found)] as const
    })
    const trees = [basePages, headPages] as const
    const passedOver = baseTree.corpus.passedOver ?? []
    const missing = findMissingOwners(confirmed, trees, passedOver, new Map(proposed))
    return { base, head, owners, evidence, missing }
  }
}

/** Adds to the evidence of each keyword its scores. */
export function withScores<T>(evidence: T[], base: RepositoryScan, head: RepositoryScan): (T & Scores)[] {
  return evidence.map((judged, index) => ({
    ...judged,
    baseScore: base.keywords[index]?.score ?? 0,
    headScore: head.keywords[index]?.score ?? 0,
  }))
}

function findChanges(basePages: Page[], headPages: Page[]): Set<string> {
  const before = new Map(basePages.map(({ path, id }) => [path, id]))
  const after = new Map(headPages.map(({ path, id }) => [path, id]))
  return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)))
}

interface Trees {
  basePages: Page[]
  headPages: Page[]
  base: RepositoryScan
  head: RepositoryScan
  changed: Set<string>
  /** What became of the owner of each keyword, in the order asked. */
  traces: (OwnerTrace | undefined)[]
}

function judgeKeywords(
  scanner: Scanner,
  { basePages, headPages, base, head, changed, traces }: Trees,
  options: OutcomeOptions,
): KeywordEvidence[] {
  const statistics = scanner.statisticsOf(basePages)
  const rankChanged = (pages: Page[]) =>
    scanner.rank(
      pages.filter(page => isOwn(page) && changed.has(page.path)),
      statistics,
      MOST_PASSAGES,
    )
  const [before, after] = [rankChanged(basePages), rankChanged(headPages)]
  const headByPath = new Map(headPages.filter(isOwn).map(page => [page.path, page]))
  const baseByPath = new Map(basePages.filter(isOwn).map(page => [page.path, page]))

  const { queries, language, readPassage } = scanner
  const weightOf = (term: number) => statistics.weights[term] ?? 0
  return queries.queries.map((query, index) => {
    const [baseResult, headResult] = [base.keywords[index], head.keywords[index]]
    const own = (baseResult?.sentences ?? []).filter(({ page }) => isOwn(page))
    const trace = traces[index]
    const uncited = judgeUncited(query.keyword, headResult, trace?.owner, changed)
    if (baseResult === undefined || headResult === undefined || (own.length === 0 && trace === undefined))
      return uncited

    const weightIn = (text: string) => {
      const terms = new Set(language.words(text).map(queries.numberOf))
      return sum(query.terms.filter(term => terms.has(term)).map(weightOf))
    }
    const oldPassages = before[index] ?? []
    const newPassages = after[index] ?? []
    const isSaidBefore = ({ text, page }: AnswerSentence) =>
      says(baseByPath.get(page.path), text) || oldPassages.some(({ passage }) => passage.text.includes(text))
    const candidates = [...newPassages, ...unchangedPassages(headResult, changed)]
    const traced = own.some(({ page }) => changed.has(page.path))
      ? traceSentences(
          own,
          {
            weights: query.terms.map(weightOf),
            titleShareOf({ content }) {
              const total = sum(query.terms.map(weightOf))
              return total === 0 ? 0 : weightIn(content.title) / total
            },
            findStanding: ({ text, page }) => {
              const same = changed.has(page.path) ? headByPath.get(page.path) : page
              if (says(same, text)) return same
              return candidates.find(({ passage }) => passage.text.includes(text))?.page
            },
            added: findSentences(query, newPassages, readPassage).filter(sentence => !isSaidBefore(sentence)),
          },
          language,
        )
      : []
    const judged = judgeCited(
      baseResult,
      headResult,
      { traced, owner: trace, weightIn },
      { changed, headByPath, ...options },
    )
    return own.length === 0 && judged.outcome === 'unchanged' ? uncited : judged
  })
}

/** Passages of unchanged pages behind the head's answer: they may hold the text of a changed page. */
function unchangedPassages(
  { retrieved }: KeywordResult,
  changed: Set<string>,
): Pick<RetrievedPassage, 'page' | 'passage'>[] {
  return retrieved
    .filter(page => isOwn(page) && !changed.has(page.path))
    .flatMap(page => page.content.passages.map(passage => ({ page, passage })))
}

function says(page: Page | undefined, text: string): boolean {
  return page?.content.passages.some(passage => passage.text.includes(text)) ?? false
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function requireJudgeable(evidence: KeywordEvidence[]): void {
  const pages = new Map<string, LimitReason>()
  for (const { outcome, causes } of evidence) {
    for (const cause of outcome === 'lost' ? causes : []) {
      if (cause.kind === 'unread' && isLimit(cause.reason)) pages.set(cause.path, cause.reason)
    }
  }
  if (pages.size === 0) return
  const sorted = Array.from(pages, ([path, reason]) => ({ path, reason })).sort(byPath)
  throw new CorpusError({ kind: 'pages-beyond-limit', pages: sorted })
}

function isLimit(reason: PassedOverReason): reason is LimitReason {
  return reason === 'too-large' || reason === 'not-parsable'
}

/** Returns the same array if no page is hidden: the comparer recognizes pages it has scanned by their array. */
function withoutHidden(pages: Page[], hidden: ReadonlyMap<string, HiddenReason[]>): Page[] {
  const isHidden = ({ path }: Page) => hidden.has(path)
  return pages.some(isHidden) ? pages.filter(page => !isHidden(page)) : pages
}
