/** The history of a site: its commits and the pages of each, every file content parsed once. */
import type { Page } from '../../src/embedded/corpus/corpus.ts'
import { type Checkout, git } from '../../src/embedded/corpus/git.ts'
import { openTree } from '../../src/embedded/corpus/git-tree.ts'
import type { HiddenReason } from '../../src/embedded/corpus/indexing/hidden.ts'
import { type PageContent, parsePage } from '../../src/embedded/corpus/page.ts'
import { createSelection, formatOf } from '../../src/embedded/corpus/selection.ts'
import type { PageSource, SourceFile } from '../../src/embedded/corpus/source.ts'
import type { Site } from './sites.ts'

export interface Commit {
  id: string
  parent: string
  subject: string
  /** Paths of all files it changed. */
  changed: string[]
}

/** The pages of a commit. */
export interface Tree {
  pages: Page[]
  /** Paths of pages that no search engine may show: drafts, and those with `noindex`. */
  hidden: Map<string, HiddenReason[]>
}

export interface History {
  /** Commits with one parent that change a page, newest first. */
  commits: Commit[]
  /** The newest commit of all. */
  head: string
  treeOf(commit: string): Tree
  /** The text of a page of `head`. */
  textOf(path: string): string
}

interface Parsed {
  content: PageContent
  isHidden: boolean
}

const MOST_TREES = 64

/** Reads the commits of `site` since its date, and every page they hold. Rejects with a CorpusError. */
export async function loadHistory(site: Site): Promise<History> {
  const checkout = { folder: site.folder }
  const isSelected = createSelection(site.content, [])
  const head = (await git(checkout, ['rev-parse', 'HEAD'])).trim()
  const commits = (await listCommits(checkout, site.since)).filter(({ changed }) => changed.some(site.isPage))
  const sources = new Map<string, PageSource>()
  for (const commit of new Set([head, ...commits.flatMap(({ id, parent }) => [id, parent])])) {
    sources.set(commit, await openTree(checkout, commit, isSelected))
  }
  const texts = new Map<string, string>()
  const parsed = await parseAll([...sources.values()], (file, text) => {
    if (sources.get(head)?.files.some(({ path, id }) => path === file.path && id === file.id))
      texts.set(file.path, text)
  })
  const placed = new Map<string, Page>()
  const place = ({ path, id }: SourceFile, content: PageContent) => {
    const known = placed.get(`${path} ${id}`) ?? { path, id, url: path, owner: undefined, content }
    placed.set(`${path} ${id}`, known)
    return known
  }
  // A commit is needed as a head and, next, as a parent; more would hold much memory.
  const recent = new Map<string, Tree>()
  return {
    commits,
    head,
    treeOf(commit) {
      const known = recent.get(commit)
      if (known !== undefined) return known
      const tree: Tree = { pages: [], hidden: new Map() }
      for (const file of sources.get(commit)?.files ?? []) {
        const found = parsed.get(keyOf(file))
        if (found?.isHidden) tree.hidden.set(file.path, [])
        else if (found) tree.pages.push(place(file, found.content))
      }
      if (recent.size >= MOST_TREES) recent.clear()
      recent.set(commit, tree)
      return tree
    },
    textOf: path => texts.get(path) ?? '',
  }
}

/** Parses `text` as the page at `path`. Throws a RangeError on nesting beyond what the parser can follow. */
export function parse(path: string, text: string): Parsed {
  const content = parsePage(text, formatOf(path) ?? 'markdown')
  return { content, isHidden: !content.isPublic }
}

async function listCommits(checkout: Checkout, since: string): Promise<Commit[]> {
  const format = '--format=%x01%H%x02%P%x02%s'
  const words = ['-c', 'core.quotePath=false', 'log', '--no-merges', '--no-renames', '--name-only', format]
  const log = await git(checkout, [...words, `--since=${since}`, 'HEAD'])
  return log
    .split('\x01')
    .slice(1)
    .flatMap(entry => {
      const [line = '', ...files] = entry.split('\n').filter(text => text !== '')
      const [id = '', parent = '', subject = ''] = line.split('\x02')
      return parent === '' ? [] : [{ id, parent, subject, changed: files }]
    })
}

async function parseAll(
  sources: PageSource[],
  onText: (file: SourceFile, text: string) => void,
): Promise<Map<string, Parsed>> {
  const wanted = new Map<string, SourceFile>()
  for (const { files } of sources) for (const file of files) wanted.set(keyOf(file), file)
  const parsed = new Map<string, Parsed>()
  const [first] = sources
  if (first === undefined) return parsed
  for await (const reading of first.read([...wanted.values()])) {
    if (!('text' in reading)) continue
    onText(reading.file, reading.text)
    try {
      parsed.set(keyOf(reading.file), parse(reading.file.path, reading.text))
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  return parsed
}

function keyOf({ path, id }: SourceFile): string {
  return `${formatOf(path)} ${id}`
}
