/** Follows the owners of questions into a changed tree. */
import type { PageSource, SkippedFile } from '../checkout/source.ts'
import { isFilledIn } from '../pages/data-text.ts'
import type { Block } from '../pages/outline.ts'
import type { HiddenText } from '../pages/page.ts'
import type { Language } from '../retrieval/words.ts'
import type { HiddenReason } from '../sites/barriers.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { BlockReader, PageBlocks } from './block-reader.ts'
import { linesOf, rankByLines } from './follow-owners.ts'
import type { Elsewhere } from './keyword-change.ts'
import type { Owner } from './owner.ts'
import { measureOwnerLoss, type OwnerLoss, type OwnerTrees } from './owner-loss.ts'
import { createRowReader } from './quote.ts'
import { addedLines, type ChangedFile, createUnreadFinder, readAddedText } from './unread-text.ts'
import { addLostValues } from './value-loss.ts'

export interface OwnerTrace {
  owner: Owner
  now: Page | undefined
  /** Undefined if the change does not touch the page. */
  loss: OwnerLoss | undefined
  /** The page of the head with at least half of the text of a deleted owner. */
  movedTo?: Page | undefined
  elsewhere?: Elsewhere | undefined
}

interface Side {
  pages: Page[]
  source: Pick<PageSource, 'files' | 'parts' | 'read' | 'idOf'>
}

/** The difference between two trees. */
export interface TreeChange {
  base: Side
  head: Side
  changed: ReadonlySet<string>
  /** Paths in the head of pages that keep their address, by their path in the base. */
  renamed: ReadonlyMap<string, string>
  /** Pages of the base whose address no page of the head has, by path, with the page that a redirect leads to. */
  successors: ReadonlyMap<string, Page | undefined>
  /** Files of the head that answer engines may not use, by path. They are not among its pages. */
  hidden: ReadonlyMap<string, HiddenReason[]>
  skipped: ReadonlyMap<string, SkippedFile>
}

interface TraceOptions {
  readBlocks: BlockReader
  language: Language
  maxLoss?: number | undefined
}

/** Files that were read for their blocks, by path. */
export type ReadPages = ReadonlyMap<string, PageBlocks>

interface Traces {
  traces: (OwnerTrace | undefined)[]
  base: ReadPages
  /** Includes files that are not pages. */
  head: ReadPages
}

/** The changed files of both trees, and the brand's pages. */
interface Tracing extends Pick<OwnerTrees, 'isKeptElsewhere' | 'findUnread'> {
  change: TreeChange
  options: TraceOptions
  files: Record<'base' | 'head', ReadPages>
  pages: Record<'base' | 'head', ReadonlyMap<string, Page>>
  addedText: readonly ChangedFile[]
  /** Returns the path in the head. */
  findPath(path: string): string
}

/** Returns what a change did to each owner. Reads nothing if the change touches no owner. */
export async function traceOwners(
  owners: readonly (Owner | undefined)[],
  change: TreeChange,
  options: TraceOptions,
): Promise<Traces> {
  const findPath = (path: string) => change.renamed.get(path) ?? path
  const paths = owners.flatMap(owner => owner?.page.path ?? [])
  const touched = paths.filter(path => change.changed.has(path))
  const pages = { base: mapOwnPages(change.base), head: mapOwnPages(change.head) }
  const tracing = touched.length > 0 && (await readChange(touched, change, options, pages, findPath))
  const traces: Traces['traces'] = []
  for (const owner of owners) {
    const now = owner && pages.head.get(findPath(owner.page.path))
    if (owner === undefined) traces.push(undefined)
    else if (tracing && touched.includes(owner.page.path)) traces.push(await traceLoss(owner, now, tracing))
    else traces.push({ owner, now, loss: undefined })
  }
  return { traces, ...(tracing ? tracing.files : { base: new Map(), head: new Map() }) }
}

async function readChange(
  touched: readonly string[],
  change: TreeChange,
  options: TraceOptions,
  pages: Tracing['pages'],
  findPath: Tracing['findPath'],
): Promise<Tracing> {
  const paths = new Set([...change.changed, ...touched.map(findPath)])
  const base = await options.readBlocks(change.base.source, paths)
  const head = await options.readBlocks(change.head.source, paths)
  const addedText = await readAddedText(change.base, change.head)
  const addedFields = Array.from(head, ([path, { unread }]) => ({
    path,
    text: addedLines(base.get(path)?.unread ?? '', unread),
  }))
  let lines: ReadonlySet<string> | undefined
  return {
    ...{ change, options, pages, addedText, findPath },
    files: { base, head },
    findUnread: createUnreadFinder([...addedText, ...addedFields], options.language),
    isKeptElsewhere(text) {
      lines ??= new Set([...pages.head.values()].flatMap(page => [...linesOf(page)]))
      return lines.has(text)
    },
  }
}

/** Measures what an owner lost, and finds where its text is now. */
async function traceLoss(owner: Owner, now: Page | undefined, tracing: Tracing): Promise<OwnerTrace> {
  const { page, headings } = owner
  const { change, options, files, pages, findPath } = tracing
  const { readBlocks, language } = options
  const otherPages = [...pages.head.values()].filter(({ path }) => path !== findPath(page.path))
  const findSimilar = (isChanged: boolean) => {
    const candidates = otherPages.filter(({ path }) => change.changed.has(path) === isChanged)
    return rankByLines(page, candidates).map(({ path }) => path)
  }
  // A page that remains must have its own text: similar pages, such as one for each host, do not replace it.
  const duplicates = now === undefined ? findSimilar(false) : []
  const unchanged = await readBlocks(change.head.source, new Set(duplicates))
  const elsewhere = [...unchanged.values()].flatMap(file => file.blocks)
  const loss = measureLoss(owner, elsewhere, tracing)
  if (loss.outcome === 'unchanged' && now !== undefined) return { owner, now, loss }

  const blocks = selectBlocks(files.base.get(page.path), page, headings)
  const similar = findSimilar(true).flatMap(path => {
    const file = files.head.get(path)
    return file === undefined ? [] : [[path, file] as const]
  })
  const elsewhereNow = findElsewhere(blocks, [...similar, ...unchanged], language)
  const isMoved = now === undefined && elsewhereNow !== undefined && elsewhereNow.share >= 1 / 2
  const movedTo = isMoved && files.head.has(elsewhereNow.path) ? pages.head.get(elsewhereNow.path) : undefined
  return { owner, now, loss, movedTo, elsewhere: elsewhereNow }
}

/** Returns the most severe loss of the texts that an owner must keep. `elsewhere`: unchanged pages with much of the text. */
function measureLoss(
  owner: Owner,
  elsewhere: Block[],
  { change, options, files, pages, addedText, findPath, findUnread, isKeptElsewhere }: Tracing,
): OwnerLoss {
  const { language, maxLoss } = options
  const { path } = owner.page
  const pathNow = findPath(path)
  const isDeleted = !pages.head.has(pathNow)
  const [before, after] = [files.base.get(path), isDeleted ? undefined : files.head.get(pathNow)]
  const linesAfter = after?.text.split('\n') ?? []
  const others = {
    base: listOtherBlocks(path, files.base, pages.base),
    head: listOtherBlocks(pathNow, files.head, pages.head),
  }
  const losses = listOwnedSections(owner).map(headings => {
    const trees: OwnerTrees = {
      others,
      elsewhere,
      isKeptElsewhere,
      findUnread,
      certainty: owner.certainty,
      base: selectBlocks(before, owner.page, headings),
      head: selectBlocks(after, owner.page, headings),
      page: { base: before?.blocks ?? [], head: after?.blocks ?? [] },
      isFilled: ({ lines }) => isFilledIn(linesAfter.slice(lines.from - 1, lines.to).join('\n')),
      readRow: { base: rowReaderOf(before), head: rowReaderOf(after) },
      findHider: blocks => findHider(blocks, before, after, language),
      isDeleted,
      isRedirected: isDeleted && change.successors.get(path) !== undefined,
      isPublished: owner.page.addresses?.length !== 0,
      maxLoss,
    }
    return addLostValues(measureOwnerLoss(trees, language), trees, addedText, language)
  })
  return losses.reduce((worst, loss) =>
    BY_SEVERITY.indexOf(loss.outcome) > BY_SEVERITY.indexOf(worst.outcome) ? loss : worst,
  )
}

function rowReaderOf(file: PageBlocks | undefined): ReturnType<typeof createRowReader> {
  return file === undefined ? () => undefined : createRowReader(file)
}

function findHider(
  blocks: Block[],
  before: PageBlocks | undefined,
  after: PageBlocks | undefined,
  language: Language,
): HiddenText | undefined {
  const known = new Set(before?.hidden.map(({ text }) => text))
  const parts = after?.hidden.filter(({ text }) => !known.has(text)) ?? []
  const files = parts.map(({ text, line }) => ({ path: `${line}`, text }))
  const found = createUnreadFinder(files, language)(blocks)
  return found && found.share >= 1 / 2 ? parts.find(({ line }) => `${line}` === found.path) : undefined
}

function mapOwnPages({ pages }: Side): ReadonlyMap<string, Page> {
  return new Map(pages.filter(isOwn).map(page => [page.path, page]))
}

/** Least severe first. */
const BY_SEVERITY: readonly OwnerLoss['outcome'][] = ['unchanged', 'weaker', 'lost']

/** The headings of each text that must be kept; undefined for the whole page. */
function listOwnedSections({ headings, isPageToo = false }: Owner): (string[] | undefined)[] {
  return headings !== undefined && isPageToo ? [headings, undefined] : [headings]
}

function selectBlocks(
  page: PageBlocks | undefined,
  { content }: Page,
  headings: string[] | undefined,
): Block[] {
  const blocks = page?.blocks ?? []
  if (headings === undefined) return blocks
  return blocks.filter(block => {
    const around = block.headings.filter(heading => heading !== content.title)
    return headings.every((heading, index) => around[index] === heading)
  })
}

function listOtherBlocks(path: string, files: ReadPages, pages: ReadonlyMap<string, Page>): Block[] {
  return [...files].flatMap(([other, { blocks }]) => (other !== path && pages.has(other) ? blocks : []))
}

/** Many pages share less than this with a text. */
const MIN_SHARE_ELSEWHERE = 0.1

function findElsewhere(
  blocks: Block[],
  files: (readonly [path: string, file: PageBlocks])[],
  language: Language,
): Elsewhere | undefined {
  const texts = files.map(([path, file]) => ({ path, text: file.blocks.map(({ text }) => text).join('\n') }))
  const { path, share } = createUnreadFinder(texts, language)(blocks) ?? { share: 0 }
  return path === undefined || share < MIN_SHARE_ELSEWHERE ? undefined : { path, share }
}
