/** Follows the owners of questions into a changed tree. */
import type { PageSource, SkippedFile, SourceFile } from '../checkout/source.ts'
import { isFilledIn } from '../pages/data-text.ts'
import { isData } from '../pages/formats.ts'
import type { Block } from '../pages/outline.ts'
import type { HiddenText } from '../pages/page.ts'
import type { Language } from '../retrieval/words.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { HiddenReason } from '../sites/facts.ts'
import { isPartial } from '../sites/includes/resolve.ts'
import type { BlockReader, PageBlocks } from './block-reader.ts'
import { findMost, linesOf, rankByLines } from './follow-owners.ts'
import type { Elsewhere } from './keyword-change.ts'
import type { Owner } from './owner.ts'
import { measureOwnerLoss, type OwnerLoss, type OwnerTrees } from './owner-loss.ts'
import { addedLines, type ChangedFile, createUnreadFinder } from './unread-text.ts'
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

interface Surroundings extends Pick<OwnerTrees, 'others' | 'elsewhere' | 'isKeptElsewhere' | 'findUnread'> {
  addedText: readonly ChangedFile[]
}

const NO_SURROUNDINGS: Surroundings = {
  others: { base: [], head: [] },
  elsewhere: [],
  addedText: [],
  isKeptElsewhere: () => false,
  findUnread: () => undefined,
}

/** Returns what a change did to each owner. Reads the text outside the owners only if an owner lost text. */
export async function traceOwners(
  owners: readonly (Owner | undefined)[],
  { base, head, changed, renamed, successors }: TreeChange,
  { readBlocks, language, maxLoss }: TraceOptions,
): Promise<Traces> {
  const paths = owners.flatMap(owner => owner?.page.path ?? [])
  const touched = new Set(paths.filter(path => changed.has(path)))
  const pathNow = (path: string) => renamed.get(path) ?? path
  const touchedNow = new Set([...touched].map(pathNow))
  const [before, after] = [await readBlocks(base.source, touched), await readBlocks(head.source, touchedNow)]
  const [basePages, headPages] = [mapOwnPages(base), mapOwnPages(head)]

  function measure(owner: Owner, { addedText, ...surroundings }: Surroundings): OwnerLoss {
    const { path } = owner.page
    const isDeleted = !headPages.has(pathNow(path))
    const [pageBefore, pageAfter] = [before.get(path), isDeleted ? undefined : after.get(pathNow(path))]
    const linesAfter = pageAfter?.text.split('\n') ?? []
    const losses = listOwnedSections(owner).map(headings => {
      const trees: OwnerTrees = {
        ...surroundings,
        certainty: owner.certainty,
        base: selectBlocks(pageBefore, owner.page, headings),
        head: selectBlocks(pageAfter, owner.page, headings),
        page: { base: pageBefore?.blocks ?? [], head: pageAfter?.blocks ?? [] },
        isFilled: ({ lines }) => isFilledIn(linesAfter.slice(lines.from - 1, lines.to).join('\n')),
        findHider: blocks => findHider(blocks, pageBefore, pageAfter, language),
        isDeleted,
        isRedirected: isDeleted && successors.get(path) !== undefined,
        isPublished: owner.page.addresses?.length !== 0,
        maxLoss,
      }
      return addLostValues(measureOwnerLoss(trees, language), trees, addedText, language)
    })
    return losses.reduce((worst, loss) =>
      BY_SEVERITY.indexOf(loss.outcome) > BY_SEVERITY.indexOf(worst.outcome) ? loss : worst,
    )
  }

  const traces = owners.map((owner): OwnerTrace | undefined => {
    if (owner === undefined) return undefined
    const loss = changed.has(owner.page.path) ? measure(owner, NO_SURROUNDINGS) : undefined
    return { owner, now: headPages.get(pathNow(owner.page.path)), loss }
  })
  const hasLoss = (trace: OwnerTrace | undefined) => trace?.loss && trace.loss.outcome !== 'unchanged'
  if (!traces.some(hasLoss)) return { traces, base: before, head: after }

  const allBefore = await readBlocks(base.source, changed)
  const allAfter = await readBlocks(head.source, changed)
  const addedText = await readAddedText(base, head)
  const addedFields = [...allAfter].map(([path, { unread }]) => ({
    path,
    text: addedLines(allBefore.get(path)?.unread ?? '', unread),
  }))
  const findUnread = createUnreadFinder([...addedText, ...addedFields], language)
  let linesOfHead: ReadonlySet<string> | undefined
  const isKeptElsewhere = (text: string) => {
    linesOfHead ??= new Set([...headPages.values()].flatMap(page => [...linesOf(page)]))
    return linesOfHead.has(text)
  }

  async function traceLoss({ owner, now }: OwnerTrace): Promise<OwnerTrace> {
    const { page, headings } = owner
    const others = {
      base: listOtherBlocks(page.path, allBefore, basePages),
      head: listOtherBlocks(pathNow(page.path), allAfter, headPages),
    }
    const otherPages = [...headPages.values()].filter(({ path }) => path !== pathNow(page.path))
    const findSimilar = (isChanged: boolean) => {
      const candidates = otherPages.filter(({ path }) => changed.has(path) === isChanged)
      return rankByLines(page, candidates).map(({ path }) => path)
    }
    // A page that remains must have its own text: similar pages, such as one for each host, do not replace it.
    const duplicates = now === undefined ? findSimilar(false) : []
    const unchanged = await readBlocks(head.source, new Set(duplicates))
    const elsewhere = [...unchanged.values()].flatMap(file => file.blocks)
    const loss = measure(owner, { elsewhere, others, isKeptElsewhere, findUnread, addedText })

    const blocks = selectBlocks(before.get(page.path), page, headings)
    const similar = findSimilar(true).flatMap(path => {
      const file = allAfter.get(path)
      return file === undefined ? [] : [[path, file] as const]
    })
    const movedTo = now === undefined ? findMoved(blocks, allAfter, headPages) : undefined
    return {
      owner,
      now,
      loss,
      movedTo,
      elsewhere: findElsewhere(blocks, [...similar, ...unchanged], language),
    }
  }

  const traced: typeof traces = []
  for (const trace of traces) traced.push(trace && hasLoss(trace) ? await traceLoss(trace) : trace)
  return { traces: traced, base: before, head: new Map([...allAfter, ...after]) }
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

/** Reads what a change added to files that are not pages: data, components, partials. */
async function readAddedText(base: Side, head: Side): Promise<ChangedFile[]> {
  const before = await readNewParts(base, head)
  const after = await readNewParts(head, base)
  return [...after].map(([path, text]) => ({ path, text: addedLines(before.get(path) ?? '', text) }))
}

/** A hidden folder of an editor or a host. Some generators keep their site in one. */
const OWN_FOLDER = /(?:^|\/)\.(?!vitepress\/|vuepress\/)[^/]+\//

async function readNewParts({ source }: Side, other: Side): Promise<Map<string, string>> {
  const known = new Set(other.source.parts.map(({ path, id }) => `${id} ${path}`))
  const isShown = ({ path }: SourceFile) => (isData(path) || isPartial(path)) && !OWN_FOLDER.test(path)
  const files = source.parts.filter(file => isShown(file) && !known.has(`${file.id} ${file.path}`))
  const texts = new Map<string, string>()
  for await (const { file, ...reading } of source.read(files))
    if ('text' in reading) texts.set(file.path, reading.text)
  return texts
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

function findMoved(blocks: Block[], files: ReadPages, pages: ReadonlyMap<string, Page>): Page | undefined {
  const textsOf = (some: Block[]) => some.map(({ text }) => text)
  const candidates = [...files].flatMap(([path, file]) => {
    const page = pages.get(path)
    return page === undefined ? [] : [{ page, lines: new Set(textsOf(file.blocks)) }]
  })
  return findMost(textsOf(blocks), candidates)
}
