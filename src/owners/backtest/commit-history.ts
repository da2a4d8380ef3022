/** Lists the commits that touch pages, with a single `git log`. */
import { type Checkout, git, isShallowCheckout, splitZero } from '../../checkout/git.ts'
import { openBlobs, openTree, toPageSource } from '../../checkout/git-objects.ts'
import { byPath, type FileSelection, type PageSource } from '../../checkout/source.ts'
import { AvgError, hasCode } from '../../errors/avg-error.ts'
import { remember } from '../../lib/remember.ts'
import { type Corpus, createCorpusLoader } from '../../sites/corpus.ts'
import { isSiteFile } from '../../sites/indexing/site.ts'
import { createLanguageFilter } from '../../sites/language.ts'
import { findNothingRead, type PageSettings } from '../../sites/read-pages.ts'
import { createSelection, type Selection } from '../../sites/selection.ts'

export interface CommitHistory {
  /** The newest commit. */
  head: { id: string; source: PageSource; corpus: Corpus }
  /** Newest first. */
  commits: HistoryCommit[]
  /** The checkout does not contain the older commits. */
  isShallow: boolean
  open(commit: string): Promise<PageSource>
  /** Reads two trees like a run with `baseline: base`. Calls must not overlap. Rejects if `head` has nothing to read. */
  load(base: PageSource, head: PageSource): Promise<{ base: Corpus; head: Corpus }>
  close(): void
}

/** Each commit is opened as a head, and soon afterwards as a parent. */
const MAX_OPEN = 8

/**
 * Opens the history of the checkout's branch: the commits that touch a page, a file that pages include, a `robots.txt` or a
 * file of redirects. The caller must close it. Rejects with an AvgError, also if the newest commit has no pages.
 */
export async function openCommitHistory(
  checkout: Checkout,
  settings: PageSettings,
  range: CommitRange,
): Promise<CommitHistory> {
  const id = await findNewestCommit(checkout)
  const isShallow = await isShallowCheckout(checkout)
  if (id === undefined) throw new AvgError({ code: 'AVG_NO_COMMITS', isShallow })
  // Competitors own no question of the brand, and most of their pages were captured only for the newest commit.
  const own = { ...settings, competitors: [] }
  const selection = rememberChoices(createSelection(own.content, own.competitors))
  const load = createCorpusLoader(own)
  const blobs = openBlobs(checkout)
  const opened = new Map<string, Promise<PageSource>>()
  let openFromChain: ((commit: string) => PageSource | undefined) | undefined
  const isRead = (path: string) =>
    selection.isPage(path) || selection.isSiteFile(path) || selection.isPart(path)

  async function openOnce(commit: string): Promise<PageSource> {
    return openFromChain?.(commit) ?? openTree(checkout, commit, selection, blobs)
  }

  function open(commit: string): Promise<PageSource> {
    const source = opened.get(commit) ?? openOnce(commit)
    opened.delete(commit)
    opened.set(commit, source)
    const [oldest] = opened.keys()
    if (opened.size > MAX_OPEN && oldest !== undefined) opened.delete(oldest)
    return source
  }

  /** `others`: paths of files that may be skipped. */
  function requirePages(corpus: Corpus, source: PageSource, others: string[] = []): void {
    const skipped = others.map(selection.skip).filter(file => file !== undefined)
    const error = findNothingRead(corpus, source, selection, skipped)
    if (error !== undefined) throw error
  }

  try {
    const source = await open(id)
    const { head: corpus } = await load(source, source, checkout.signal)
    const paths = splitZero(await git(checkout, ['ls-tree', '-r', '-z', '--name-only', id]))
    requirePages(corpus, source, paths)
    const isWanted = await createChoice(settings, selection, source, corpus)
    const { commits, chain } = await listCommits(checkout, range, { isWanted, isRead })
    openFromChain = createTreeOpener(source, chain, selection)
    if (commits.length === 0) throw new AvgError({ code: 'AVG_NO_COMMITS', isShallow })
    return {
      head: { id, source, corpus },
      commits,
      isShallow,
      open,
      async load(base, head) {
        const corpora = await load(base, head, checkout.signal)
        requirePages(corpora.head, head)
        return corpora
      },
      close: blobs.close,
    }
  } catch (error) {
    blobs.close()
    throw error
  }
}

/** Every tree has the same paths. */
function rememberChoices(selection: Selection): Selection {
  return { ...selection, isPage: remember(selection.isPage), isPart: remember(selection.isPart) }
}

/** Returns a test for files that a comparison depends on. */
async function createChoice(
  { language }: PageSettings,
  selection: Selection,
  { files }: PageSource,
  { included }: Corpus,
): Promise<(path: string) => boolean> {
  const paths = files.map(({ path }) => path)
  const filter = createLanguageFilter(language, paths)
  return path =>
    isSiteFile(path) ||
    included.has(path) ||
    (selection.isPage(path) && filter.findInPath(path) === undefined)
}

export interface HistoryCommit {
  id: string
  /** The first parent, which the commit is compared with. */
  parent: string
  /** ISO 8601. */
  date: string
  /** The first line of the message. It comes from outside. */
  subject: string
}

/** Commits, newest first. Only first parents count: a merge, also of an upstream, is one change like a pull request. */
export interface CommitRange {
  /** Undefined for all. */
  most?: number | undefined
  /** A date that git understands. */
  since?: string | undefined
}

/** Returns undefined in a repository without commits. */
async function findNewestCommit(checkout: Checkout): Promise<string | undefined> {
  try {
    return (await git(checkout, ['rev-parse', '--verify', 'HEAD^{commit}'])).trim()
  } catch (error) {
    if (hasCode(error, 'AVG_GIT') && /Needed a single revision/.test(error.message)) return undefined
    throw error
  }
}

/** Git lists the files of all these commits at once. */
const MAX_LISTED = 20_000

/** Lists the commits with a wanted file, and all commits down to the oldest of them with the files that a tree is read for. */
async function listCommits(
  checkout: Checkout,
  { most = Number.POSITIVE_INFINITY, since }: CommitRange,
  { isWanted, isRead }: Record<'isWanted' | 'isRead', (path: string) => boolean>,
): Promise<{ commits: HistoryCommit[]; chain: ChainedCommit[] }> {
  const form = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--no-color', '--encoding=UTF-8']
  const range = [`--max-count=${MAX_LISTED}`, ...(since === undefined ? [] : [`--since=${since}`])]
  const which = ['--no-show-signature', '--first-parent', '-m', ...range, 'HEAD', '--']
  const words = ['log', ...form, '--format=%H%x00%P%x00%cI%x00%s', ...which]
  const commits: HistoryCommit[] = []
  const chain: ChainedCommit[] = []
  for (const { changed, ...commit } of readLog(splitZero(await git(checkout, words)))) {
    // With `since`, git may leave out a commit with an older date, and the chain ends.
    const isNext = chain.length === 0 || chain.at(-1)?.parent === commit.id
    if (isNext) chain.push({ ...commit, changed: changed.filter(({ path }) => isRead(path)) })
    if (commit.parent === '' || !changed.some(({ path }) => isWanted(path))) continue
    commits.push(commit)
    if (commits.length >= most) break
  }
  chain.push({ id: chain.at(-1)?.parent ?? '', parent: '', changed: [] })
  return { commits, chain }
}

/**
 * Reads four fields for each commit, then `:MODE MODE ID ID STATUS` and the path of each changed file. Ids never start with
 * a colon, so a subject or a path cannot be taken for another field. Only regular files have an id `before`.
 */
function* readLog(fields: string[]): Generator<HistoryCommit & ChainedCommit> {
  for (let at = 0; at < fields.length; ) {
    const [id = '', parents = '', date = '', subject = ''] = fields.slice(at, at + 4)
    const [parent = ''] = parents.split(' ')
    const changed: ChainedCommit['changed'] = []
    for (at += 4; /^\n?:/.test(fields[at] ?? ''); at += 2) {
      const [, before] = /^\n?:100\d{3} \d+ (\w+)/.exec(fields[at] ?? '') ?? []
      changed.push({ path: fields[at + 1] ?? '', before })
    }
    yield { id, parent, date, subject, changed }
  }
}

/** A commit on the chain of first parents. */
interface ChainedCommit {
  id: string
  parent: string
  /** The files that differ from the parent, with their ids in the parent; undefined for a file that is new. */
  changed: { path: string; before: string | undefined }[]
}

/**
 * Returns a function that opens the trees of a chain, newest first, by undoing the changes of its commits. A process of git
 * for each of 400 trees would take a third of the time of a backtest. The function returns undefined for a commit that is
 * not on the chain, or newer than a commit that it opened before. `head`: the tree of the first commit.
 */
export function createTreeOpener(
  head: PageSource,
  chain: readonly ChainedCommit[],
  selection: FileSelection,
): (commit: string) => PageSource | undefined {
  const files = new Map([...head.files, ...head.siteFiles, ...head.parts].map(file => [file.path, file]))
  const positions = new Map(chain.map(({ id }, index) => [id, index]))
  let position = 0
  return commit => {
    const wanted = positions.get(commit)
    if (wanted === undefined || wanted < position) return undefined
    for (; position < wanted; position += 1) {
      for (const { path, before } of chain[position]?.changed ?? []) {
        if (before === undefined) files.delete(path)
        else files.set(path, { path, id: before })
      }
    }
    return toPageSource([...files.values()].sort(byPath), selection, head.read)
  }
}
