/** Follows the owners of questions into a changed tree. */

import { isData } from '../pages/formats.ts'
import type { Block } from '../pages/outline.ts'
import type { Language } from '../retrieval/words.ts'
import { isOwn, type Page } from '../sites/corpus.ts'
import type { PageSource } from '../sites/source.ts'
import type { BlockReader, PageBlocks } from './block-reader.ts'
import type { Owner } from './owner.ts'
import { measureOwnerLoss, type OwnerLoss, type OwnerTrees } from './owner-loss.ts'
import { addLostValues, type ChangedData } from './value-loss.ts'

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
  source: Pick<PageSource, 'files' | 'parts' | 'read' | 'idOf'>
}

interface Change {
  base: Side
  head: Side
  /** Paths of pages that differ. */
  changed: ReadonlySet<string>
}

interface TraceOptions {
  readBlocks: BlockReader
  language: Language
  mostLoss?: number | undefined
}

/** The pages that were read for the owners, by path. */
type ReadPages = ReadonlyMap<string, PageBlocks>

interface Traces {
  /** In the order of the owners. */
  traces: (OwnerTrace | undefined)[]
  base: ReadPages
  /** Files of the head, those that are no pages of it included. */
  head: ReadPages
}

const NOTHING = { base: [], head: [] }

type Others = Pick<OwnerTrees, 'others' | 'isSaidElsewhere'> & { data: ChangedData }

/**
 * Returns what became of each owner, in order. Reads the pages of owners first, and all changed ones only where text is gone
 * from those.
 */
export async function traceOwners(
  owners: readonly (Owner | undefined)[],
  { base, head, changed }: Change,
  { readBlocks, language, mostLoss }: TraceOptions,
): Promise<Traces> {
  const headPages = new Map(head.pages.filter(isOwn).map(page => [page.path, page]))
  const touched = new Set(
    owners.flatMap(owner => (owner !== undefined && changed.has(owner.page.path) ? [owner.page.path] : [])),
  )
  const isGone = (path: string) => !headPages.has(path)
  const before = await readBlocks(base.source, touched)
  const after = await readBlocks(head.source, touched)
  const measure = (owner: Owner, { data, ...others }: Others): OwnerLoss => {
    const { path } = owner.page
    const [pageBefore, pageAfter] = [before.get(path), isGone(path) ? undefined : after.get(path)]
    return scopesOf(owner)
      .map(headings => {
        const trees = {
          certainty: owner.certainty,
          base: blocksUnder(pageBefore, owner.page, headings),
          head: blocksUnder(pageAfter, owner.page, headings),
          page: { base: pageBefore?.blocks ?? [], head: pageAfter?.blocks ?? [] },
          isGone: isGone(path),
          hasNewPart: hasNewPart(pageBefore, pageAfter),
          mostLoss,
          ...others,
        }
        return addLostValues(measureOwnerLoss(trees, language), trees, data, language)
      })
      .reduce((worst, loss) =>
        OUTCOMES.indexOf(loss.outcome) > OUTCOMES.indexOf(worst.outcome) ? loss : worst,
      )
  }
  const first = owners.map(owner =>
    owner !== undefined && touched.has(owner.page.path)
      ? measure(owner, { others: NOTHING, isSaidElsewhere: () => false, data: NOTHING })
      : undefined,
  )
  const isAnyGone = first.some(loss => loss !== undefined && loss.outcome !== 'unchanged')
  const readChanged = async ({ pages, source }: Side) => {
    const paths = pages.filter(page => isOwn(page) && changed.has(page.path)).map(({ path }) => path)
    return isAnyGone ? await readBlocks(source, new Set(paths)) : new Map<string, PageBlocks>()
  }
  const [allBefore, allAfter] = [await readChanged(base), await readChanged(head)]
  const isValueGone = first.some(loss => loss?.values !== undefined)
  const data = isValueGone
    ? { base: await readNewData(base, head), head: await readNewData(head, base) }
    : NOTHING
  const linesOfHead = isAnyGone ? linesOf(head.pages) : new Set<string>()
  const traces = owners.map((owner, index) => {
    if (owner === undefined) return undefined
    const loss = first[index]
    if (loss === undefined || loss.outcome === 'unchanged') return { owner, loss, movedTo: undefined }
    const { path } = owner.page
    return {
      owner,
      loss: measure(owner, {
        others: { base: blocksBeside(path, allBefore), head: blocksBeside(path, allAfter) },
        isSaidElsewhere: text => linesOfHead.has(text),
        data,
      }),
      movedTo: isGone(path)
        ? findMoved(blocksUnder(before.get(path), owner.page, owner.headings), allAfter, headPages)
        : undefined,
    }
  })
  return { traces, base: before, head: new Map([...allAfter, ...after]) }
}

/** Returns the texts of data and components that are not the same on the other side. */
async function readNewData({ source }: Side, other: Side): Promise<string[]> {
  const known = new Set(other.source.parts.map(({ path, id }) => `${id} ${path}`))
  const files = source.parts.filter(({ path, id }) => isData(path) && !known.has(`${id} ${path}`))
  const texts: string[] = []
  for await (const reading of source.read(files)) if ('text' in reading) texts.push(reading.text)
  return texts
}

/** The paragraphs, list items and table rows of the brand's pages. */
function linesOf(pages: readonly Page[]): Set<string> {
  return new Set(
    pages.filter(isOwn).flatMap(({ content }) => content.passages.flatMap(({ text }) => text.split('\n'))),
  )
}

/** From the least to the worst. */
const OUTCOMES: readonly OwnerLoss['outcome'][] = ['unchanged', 'weaker', 'lost']

/** The texts that must stay, each by its headings; undefined for the whole page. */
function scopesOf({ headings, isPageToo = false }: Owner): (string[] | undefined)[] {
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

function blocksBeside(path: string, pages: ReadPages): Block[] {
  return [...pages].flatMap(([other, { blocks }]) => (other === path ? [] : blocks))
}

function hasNewPart(before: PageBlocks | undefined, after: PageBlocks | undefined): boolean {
  return after !== undefined && [...after.parts].some(part => before?.parts.has(part) !== true)
}

/** The page that has most of the blocks, at least half of them. */
function findMoved(
  blocks: Block[],
  pages: ReadPages,
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
