/** Replays the commits of a repository, and losses put into its newest one, through the comparison that the gate makes. */
import type { CorpusErrorFacts } from '../../contract/corpus-facts.ts'
import { type Corpus, isOwn, type Page } from '../../sites/corpus.ts'
import { CorpusError } from '../../sites/errors.ts'
import type { Checkout } from '../../sites/git.ts'
import { withIncludes } from '../../sites/includes/with-includes.ts'
import { hiddenSince } from '../../sites/indexing/hidden.ts'
import type { PageSettings } from '../../sites/read-pages.ts'
import { findCommitPages } from '../../sites/remote.ts'
import type { PageSource, PageWatch, SourceFile } from '../../sites/source.ts'
import { type ComparedTree, createComparer, type TreeComparison } from '../compare.ts'
import type { ConfirmedOwner } from '../owner.ts'
import { toConfirmable } from '../owner.ts'
import {
  type CommitHistory,
  type CommitRange,
  type HistoryCommit,
  openCommitHistory,
} from './commit-history.ts'
import { type Injection, injectionKinds, injections } from './injections.ts'
import type { BacktestPart, JudgedCommit, JudgedInjection } from './parts.ts'

/** What is asked of the pages, and how they are judged. */
interface JudgeSettings {
  keywords: string[]
  /** The pages that own keywords, as a person said; undefined for none. */
  owners?: ConfirmedOwner[] | undefined
  language: string
  /** Share of a keyword's answer, 0 to 1: a keyword that lost more is lost. Undefined for the default. */
  maxAnswerLoss?: number | undefined
  /** Follows the work on pages. */
  watch?: PageWatch | undefined
}

/** A commit's pages, and its files. */
interface JudgedTree extends ComparedTree {
  corpus: Corpus
}

/** Compares two trees as the gate does. `owners` are those of the settings unless told. */
export type Judge = (base: JudgedTree, head: JudgedTree, owners?: ConfirmedOwner[]) => Promise<TreeComparison>

/** A commit with its comparison, or with what kept it from being compared. */
type ReplayedCommit = { commit: HistoryCommit } & (
  | { comparison: TreeComparison; lostIfConfirmed?: string[]; problem?: undefined }
  | { comparison?: undefined; problem: CorpusErrorFacts }
)

/** Sets of pages that are remembered: branches take turns in the order of dates. */
const MOST_REMEMBERED = 8

/** Returns a judge that scans equal pages once. Throws a RangeError when the language code is malformed. */
export function createJudge(settings: JudgeSettings): Judge {
  const { keywords, language, maxAnswerLoss: mostLoss, watch } = settings
  const compare = createComparer(keywords, language, watch)
  const remembered: Page[][] = []

  /** The corpus with the array of equal pages that was seen before, by which the comparer knows its scan. */
  function recall({ corpus, source }: JudgedTree): JudgedTree {
    const index = remembered.findIndex(pages => hasSamePages(pages, corpus.pages))
    const [known = corpus.pages] = index < 0 ? [] : remembered.splice(index, 1)
    remembered.unshift(known)
    remembered.length = Math.min(remembered.length, MOST_REMEMBERED)
    return { corpus: { ...corpus, pages: known }, source }
  }

  return (base, head, owners = settings.owners) => compare(recall(base), recall(head), { owners, mostLoss })
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

interface ReplayOptions {
  /** Owners of the newest commit. They are followed back through renames. */
  owners?: ConfirmedOwner[] | undefined
  /** More owners of the newest commit: each commit is also judged as if they were confirmed. */
  proposed?: ConfirmedOwner[] | undefined
  signal?: AbortSignal | undefined
}

/** Compares each commit of the history with its parent, newest first. Rejects with the signal's reason. */
export async function* replayCommits(
  history: CommitHistory,
  judge: Judge,
  { owners: confirmed = [], proposed = [], signal }: ReplayOptions = {},
): AsyncGenerator<ReplayedCommit> {
  let owners = confirmed
  let all = [...confirmed, ...proposed]
  const openBoth = ({ parent, id }: HistoryCommit) => {
    const both = Promise.all([history.open(parent), history.open(id)])
    // It may be awaited later than it rejects.
    both.catch(() => {})
    return both
  }
  const [first] = history.commits
  let next = first && openBoth(first)
  for (const [index, commit] of history.commits.entries()) {
    signal?.throwIfAborted()
    const current = next ?? openBoth(commit)
    const following = history.commits[index + 1]
    next = following && openBoth(following)
    try {
      const [before, after] = await current
      const { base, head } = await history.load(before, after)
      const trees = [
        { corpus: base, source: withIncludes(before) },
        { corpus: head, source: withIncludes(after) },
      ] as const
      const comparison = await judge(...trees, owners)
      owners = followBack(owners, comparison)
      if (proposed.length === 0) {
        yield { commit, comparison }
      } else if (isAnyTouched(all, base, head)) {
        const ifConfirmed = await judge(...trees, all)
        all = followBack(all, ifConfirmed)
        yield { commit, comparison, lostIfConfirmed: lostIn(ifConfirmed) }
      } else {
        // What is lost elsewhere costs a keyword nothing whose owner is as it was.
        const paths = new Set(base.pages.map(({ path }) => path))
        const kept = new Set(all.filter(({ path }) => paths.has(path)).map(({ keyword }) => keyword))
        yield { commit, comparison, lostIfConfirmed: lostIn(comparison).filter(each => !kept.has(each)) }
      }
    } catch (error) {
      signal?.throwIfAborted()
      // Without git nothing more can be read.
      if (!(error instanceof CorpusError) || error.facts.kind === 'git-failed') throw error
      yield { commit, problem: error.facts }
    }
  }
}

/** Whether the change touches the page of an owner, or hides it. */
function isAnyTouched(owners: ConfirmedOwner[], base: Corpus, head: Corpus): boolean {
  const hidden = hiddenSince(base.pages, base, head)
  const paths = new Set(owners.map(({ path }) => path))
  const idsIn = ({ pages }: Corpus) =>
    new Map(pages.flatMap(({ path, id }): [string, string][] => (paths.has(path) ? [[path, id]] : [])))
  const [before, after] = [idsIn(base), idsIn(head)]
  return [...paths].some(path => before.get(path) !== after.get(path) || hidden.has(path))
}

function lostIn({ evidence }: TreeComparison): string[] {
  return evidence.filter(({ outcome }) => outcome === 'lost').map(({ keyword }) => keyword)
}

/** The owners by their paths in the base. */
function followBack(owners: ConfirmedOwner[], comparison: TreeComparison): ConfirmedOwner[] {
  return owners.map(owner => ({ ...owner, path: ownerIn(comparison, owner.keyword) ?? owner.path }))
}

/** The path of the confirmed owner in the base; undefined where the base has none. */
function ownerIn({ base, owners }: TreeComparison, keyword: string): string | undefined {
  const owner = owners[base.keywords.findIndex(result => result.keyword === keyword)]
  return owner?.certainty === 'confirmed' ? owner.page.path : undefined
}

export interface BacktestOptions {
  range: CommitRange
  /** Puts losses into the newest commit, too. */
  inject: boolean
  /** Hears of every part as soon as it is found. */
  onPart(part: BacktestPart): void
  /** Whether there is time for another commit; the older ones and the losses are left out. Undefined for no limit. */
  hasTime?: (() => boolean) | undefined
}

/** Runs the backtest. Rejects like openCommitHistory, or with the signal's reason. */
export async function runBacktest(
  checkout: Checkout,
  settings: PageSettings & JudgeSettings,
  { range, inject, onPart, hasTime = () => true }: BacktestOptions,
): Promise<void> {
  const history = await openCommitHistory(checkout, settings, range)
  try {
    const judge = createJudge(settings)
    const { id, corpus } = history.head
    const comparison = await judge(history.head, history.head)
    const proposed = proposeOwners(comparison)
    onPart({
      start: {
        head: id,
        pages: corpus.pages.length,
        keywords: settings.keywords,
        unanswered: comparison.base.keywords
          .filter(({ cited }, index) => !cited && !comparison.owners[index])
          .map(({ keyword }) => keyword),
        proposed,
        isShallow: history.isShallow,
        commitPages: await findCommitPages(checkout),
        plannedCommits: history.commits.length,
      },
    })
    for await (const replayed of replayCommits(history, judge, {
      owners: settings.owners,
      proposed,
      signal: checkout.signal,
    })) {
      onPart({ commit: judgeCommit(replayed) })
      if (!hasTime()) return
    }
    if (!inject) return
    const targets = listTargets(comparison)
    onPart({ plannedLosses: targets.length * injectionKinds.length })
    for await (const loss of injectLosses(history, judge, targets, checkout.signal)) onPart({ loss })
  } finally {
    history.close()
  }
}

/** The owners that nobody confirmed yet. */
function proposeOwners({ base, owners }: TreeComparison): ConfirmedOwner[] {
  return base.keywords.flatMap(({ keyword }, index) => {
    const owner = owners[index]
    return owner === undefined || owner.certainty === 'confirmed'
      ? []
      : [{ keyword, ...toConfirmable(owner) }]
  })
}

function judgeCommit(replayed: ReplayedCommit): JudgedCommit {
  const { commit, comparison, problem } = replayed
  if (comparison === undefined) return { commit, verdict: 'error', keywords: [], problem }
  const keywords = comparison.evidence
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ gone: _, removed: __, ...told }) => told)
  const isLost = keywords.some(({ outcome }) => outcome === 'lost')
  return { commit, verdict: isLost ? 'fail' : 'pass', keywords, lostIfConfirmed: replayed.lostIfConfirmed }
}

/** Compares the newest commit with itself after a change of one page. */
type Injector = (page: Page, inject: (text: string) => string | undefined) => Promise<TreeComparison>

/** Returns an injector that reads the texts of `pages`, of the newest commit. Rejects with a CorpusError. */
export async function createInjector(
  { head: { source }, load }: CommitHistory,
  judge: Judge,
  pages: Page[],
): Promise<Injector> {
  const paths = new Set(pages.map(({ path }) => path))
  const texts = new Map<string, string>()
  for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path)))) {
    if ('text' in reading) texts.set(reading.file.path, reading.text)
  }
  let count = 0
  return async ({ path }, inject) => {
    count += 1
    const text = inject(texts.get(path) ?? '')
    const changed = withText(source, { path, id: `injected ${count}` }, text)
    const { base, head } = await load(source, changed)
    return judge(
      { corpus: base, source: withIncludes(source) },
      { corpus: head, source: withIncludes(changed) },
    )
  }
}

/** Puts every loss into every page of `targets`, page by page. */
async function* injectLosses(
  history: CommitHistory,
  judge: Judge,
  targets: Target[],
  signal?: AbortSignal,
): AsyncGenerator<JudgedInjection> {
  const run = await createInjector(
    history,
    judge,
    targets.map(({ page }) => page),
  )
  for (const { page, keywords } of targets) {
    const { path, content } = page
    for (const kind of injectionKinds) {
      signal?.throwIfAborted()
      const inject: Injection = injections[kind]
      const comparison = await run(page, text => inject({ path, text, title: content.title }))
      yield { kind, path, keywords, lost: lostIn(comparison) }
    }
  }
}

interface Target {
  page: Page
  keywords: string[]
}

/** The pages that own keywords, or are cited first where no page does, by path. */
function listTargets({ base, owners }: TreeComparison): Target[] {
  const targets = new Map<string, Target>()
  for (const [index, { keyword, sentences }] of base.keywords.entries()) {
    const page = owners[index]?.page ?? sentences[0]?.page
    if (page === undefined || !isOwn(page)) continue
    const { keywords } = targets.get(page.path) ?? { keywords: [] }
    targets.set(page.path, { page, keywords: [...keywords, keyword] })
  }
  return [...targets.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1))
}

/** The source with another text of one file; without the file where there is no text. */
function withText(source: PageSource, file: SourceFile, text: string | undefined): PageSource {
  const replaced = text === undefined ? [] : [file]
  return {
    ...source,
    files: source.files.flatMap(other => (other.path === file.path ? replaced : [other])),
    async *read(wanted) {
      if (text !== undefined && wanted.includes(file)) yield { file, text }
      yield* source.read(wanted.filter(other => other !== file))
    },
  }
}
