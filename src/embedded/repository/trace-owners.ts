/** Follows the owners of questions into a changed tree. */
import type { Block } from '../pages/blocks.ts'
import { isOwn, type Page } from '../pages/corpus.ts'
import type { PageSource } from '../pages/source.ts'
import type { BlockReader, PageBlocks } from './block-reader.ts'
import type { Owner } from './owner.ts'
import { measureOwnerLoss, type OwnerLoss } from './owner-loss.ts'
import type { Language } from './words.ts'

/** What became of a question's owner. */
export interface OwnerTrace {
  owner: Owner
  /** Undefined where the change does not touch the page. */
  loss: OwnerLoss | undefined
  /** The page of the head that has most of the owner's text, where the owner is gone; undefined where none has. */
  movedTo: Page | undefined
}

interface Side {
  pages: Page[]
  source: Pick<PageSource, 'files' | 'read' | 'idOf'>
}

interface Change {
  base: Side
  head: Side
  /** Paths of pages that differ. */
  changed: ReadonlySet<string>
}

interface TraceOptions {
  readBlocks: BlockReader
  /** Text that stands on many pages: it is no page's own. */
  repeated?: ReadonlySet<string> | undefined
  language: Language
  mostLoss?: number | undefined
}

/** Share of an owner's words that may go: the text that owns the question is another one then. */
const MOST_LOSS = 0.3

/** Returns what became of each owner, in order. Reads the pages of owners first, and all changed ones only where text is gone from those. */
export async function traceOwners(
  owners: readonly (Owner | undefined)[],
  { base, head, changed }: Change,
  { readBlocks: readAll, repeated, language, mostLoss = MOST_LOSS }: TraceOptions,
): Promise<(OwnerTrace | undefined)[]> {
  const readBlocks = withoutRepeated(readAll, repeated)
  const headPages = new Map(head.pages.filter(isOwn).map(page => [page.path, page]))
  const touched = new Set(
    owners.flatMap(owner => (owner !== undefined && changed.has(owner.page.path) ? [owner.page.path] : [])),
  )
  const inHead = new Set([...touched].filter(path => headPages.has(path)))
  const before = await readBlocks(base.source, touched)
  const after = await readBlocks(head.source, inHead)
  const measure = (owner: Owner, others: Others): OwnerLoss => {
    const { path } = owner.page
    const [pageBefore, pageAfter] = [before.get(path), after.get(path)]
    const losses = scopesOf(owner).map(headings =>
      measureOwnerLoss(
        {
          base: blocksUnder(pageBefore, owner.page, headings),
          head: blocksUnder(pageAfter, owner.page, headings),
          changedBase: [...(pageBefore?.blocks ?? []), ...others.base],
          changedHead: [...(pageAfter?.blocks ?? []), ...others.head],
          isSaidElsewhere: others.isSaid,
          isGone: !headPages.has(path),
          hasNewPart: hasNewPart(pageBefore, pageAfter),
          mostLoss,
        },
        language,
      ),
    )
    // A few words under a heading that nobody confirmed decide only when they are gone altogether.
    return losses
      .filter(({ isShort, isEmptied }, index) => isEmptied || !isShort || index === losses.length - 1)
      .reduce((worst, loss) => (SIZES.indexOf(loss.size) > SIZES.indexOf(worst.size) ? loss : worst))
  }
  const isPlaceholderGone = (path: string) => !inHead.has(path) && before.get(path)?.isPlaceholder === true
  const first = owners.map(owner =>
    owner !== undefined && touched.has(owner.page.path) && !isPlaceholderGone(owner.page.path)
      ? measure(owner, { base: [], head: [], isSaid: () => false })
      : undefined,
  )
  const isAnyGone = first.some(loss => loss !== undefined && loss.size !== 'none')
  const changedIn = (pages: Page[]) =>
    new Set(pages.filter(page => isOwn(page) && changed.has(page.path)).map(({ path }) => path))
  const allBefore = isAnyGone ? await readBlocks(base.source, changedIn(base.pages)) : new Map()
  const allAfter = isAnyGone ? await readBlocks(head.source, changedIn(head.pages)) : new Map()
  const linesOfHead = isAnyGone ? linesOf(head.pages, repeated) : new Set<string>()
  return owners.map((owner, index) => {
    if (owner === undefined) return undefined
    const loss = first[index]
    if (loss === undefined || loss.size === 'none') return { owner, loss, movedTo: undefined }
    const { path } = owner.page
    const isGone = !headPages.has(path)
    return {
      owner,
      loss: measure(owner, {
        base: blocksBeside(path, allBefore),
        head: blocksBeside(path, allAfter),
        isSaid: text => linesOfHead.has(text),
      }),
      movedTo: isGone
        ? findMoved(blocksUnder(before.get(path), owner.page, owner.headings), allAfter, headPages)
        : undefined,
    }
  })
}

function withoutRepeated(readBlocks: BlockReader, repeated: ReadonlySet<string> = new Set()): BlockReader {
  if (repeated.size === 0) return readBlocks
  return async (source, paths) => {
    const pages = await readBlocks(source, paths)
    const own = ({ kind, text }: Block) => kind === 'code' || !repeated.has(text)
    return new Map(Array.from(pages, ([path, page]) => [path, { ...page, blocks: page.blocks.filter(own) }]))
  }
}

/** What stands beside the owner's page. */
interface Others {
  /** Blocks of the changed pages. */
  base: Block[]
  head: Block[]
  /** Whether a page of the head has a text as a line of its own. */
  isSaid(text: string): boolean
}

/** The paragraphs, list items and table rows of the brand's pages. */
function linesOf(pages: readonly Page[], repeated: ReadonlySet<string> = new Set()): Set<string> {
  return new Set(
    pages
      .filter(isOwn)
      .flatMap(({ content }) => content.passages.flatMap(({ text }) => text.split('\n')))
      .filter(line => !repeated.has(line)),
  )
}

/** From the least to the worst. */
const SIZES: readonly OwnerLoss['size'][] = ['none', 'partial', 'substantial']

/** The texts that must stay, each by its headings; undefined for the whole page. */
function scopesOf({
  headings,
  isPageToo = false,
}: Owner): [string[] | undefined, ...(string[] | undefined)[]] {
  return headings !== undefined && isPageToo ? [headings, undefined] : [headings]
}

/** The blocks of the page, or those of its section. */
function blocksUnder(
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

function blocksBeside(path: string, pages: ReadonlyMap<string, PageBlocks>): Block[] {
  return [...pages].flatMap(([other, { blocks }]) => (other === path ? [] : blocks))
}

function hasNewPart(before: PageBlocks | undefined, after: PageBlocks | undefined): boolean {
  return after !== undefined && [...after.parts].some(part => before?.parts.has(part) !== true)
}

/** The page that has most of the blocks, at least half of them. */
function findMoved(
  blocks: Block[],
  pages: ReadonlyMap<string, PageBlocks>,
  headPages: ReadonlyMap<string, Page>,
): Page | undefined {
  let [most, found]: [number, string | undefined] = [blocks.length / 2, undefined]
  for (const [path, page] of pages) {
    const texts = new Set(page.blocks.map(({ text }) => text))
    const kept = blocks.filter(({ text }) => texts.has(text)).length
    if (kept >= most && kept > 0) [most, found] = [kept, path]
  }
  return found === undefined ? undefined : headPages.get(found)
}
