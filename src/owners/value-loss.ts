/** Finds values that an owner no longer states, although its sentences remain. Pure; docs/judging.md has the rule. */
import type { Block } from '../pages/outline.ts'
import type { Language } from '../retrieval/words.ts'
import type { LostPlace, OwnerLoss, OwnerTrees, ValueLoss } from './owner-loss.ts'
import type { TableRow } from './quote.ts'
import type { ChangedFile } from './unread-text.ts'
import { readCommands, readNames, readValues, type Value } from './values.ts'

/** An answer is lost with this many places and different values, or with ENOUGH_VALUES values. */
const MIN_PLACES = 2
const MIN_VALUES = 2
const ENOUGH_VALUES = 3

/** A text mentions a smaller share of its figures only in passing. */
const MIN_FIGURES = 0.4

/** A new block replaces an old one if it shares this part of the old words and of its own words. */
const OLD_SHARE = 1 / 2
const NEW_SHARE = 1 / 3

/** Maximum number of new blocks to compare for each of an old block's rarest words. */
const MAX_COMPARED = 20

/** Code with fewer names may be rewritten with others. */
const MIN_NAMES = 5
const MIN_NAMES_REMOVED = 0.8

/** Adds the removed values to a loss that its removed text does not decide. */
export function addLostValues(
  loss: OwnerLoss,
  trees: OwnerTrees,
  addedText: readonly ChangedFile[],
  language: Language,
): OwnerLoss {
  const values = loss.outcome === 'lost' ? undefined : findLostValues(trees, addedText, language)
  if (values === undefined) return loss
  const removed = new Set([...values.places.map(({ before }) => before), ...loss.removed])
  return {
    ...loss,
    values,
    outcome: values.outcome,
    after: values.places[0]?.now,
    removed: trees.base.filter(block => removed.has(block)),
  }
}

function findLostValues(
  trees: OwnerTrees,
  addedText: readonly ChangedFile[],
  language: Language,
): ValueLoss | undefined {
  const { base, page, others, isDeleted, isFilled, certainty } = trees
  if (isDeleted) return undefined
  const now = textsOf([...page.head, ...others.head])
  const removed = base.filter(({ kind, text }) => kind !== 'code' && !now.has(text))
  if (removed.every(({ text }) => !/\d/.test(text))) return findLostNames(trees)
  const [amounts, figures] = findLostPlaces(removed, trees, addedText, language)
  const figuresBefore = base.filter(({ kind }) => kind !== 'code').flatMap(({ text }) => readValues(text))
  const figureCount = new Set(figuresBefore.filter(isFigure).map(({ key }) => key)).size
  const decides = ({ kind, places, values }: LostKind) =>
    ((places.length >= MIN_PLACES && values >= MIN_VALUES) || values >= ENOUGH_VALUES) &&
    (kind === 'amount' || values >= MIN_FIGURES * figureCount || isColumnLost(places, trees))
  const decisive = [amounts, figures].find(decides)
  if (decisive !== undefined) {
    const { kind, places } = decisive
    const filled = places.filter(place => place.now && isFilled(place.now))
    const fails = certainty === 'confirmed' && 2 * filled.length < places.length
    return { outcome: fails ? 'lost' : 'weaker', kind, places }
  }
  const places = amounts.places.filter(place => place.now)
  return places.length > 0 ? { outcome: 'weaker', kind: 'amount', places } : findLostNames(trees)
}

interface LostKind {
  kind: Value['kind']
  places: LostPlace[]
  /** Number of different values. */
  values: number
}

function findLostPlaces(
  removed: Block[],
  { page, others, readRow }: OwnerTrees,
  addedText: readonly ChangedFile[],
  language: Language,
): [amounts: LostKind, figures: LostKind] {
  const before = textsOf([...page.base, ...others.base])
  const isNew = ({ text }: Block) => !before.has(text)
  const newLines = [
    ...[...page.head, ...others.head].filter(isNew).map(({ text }) => text),
    ...addedText.flatMap(({ text }) => text.split('\n')),
  ]
  const newKeys = new Set(newLines.flatMap(readValues).map(({ key }) => key))
  const newBlocks = page.head.filter(isNew)
  const newValues = new Map(newBlocks.map(block => [block, readValues(block.text)]))
  const newRows = new Map(newBlocks.map(block => [block, readRow.head(block)]))
  const findSuccessors = createSuccessorFinder(newBlocks, language)
  const lacksAmount = createMissingAmountTest(page.head)

  function findLostPlace(block: Block, kind: Value['kind']): LostPlace | undefined {
    const all = readValues(block.text)
    const values = all.filter(value => value.kind === kind && !newKeys.has(value.key))
    if (values.length === 0) return undefined
    const after = findSuccessors(block)
    const inCells = findLostCells(block, values, after)
    if (inCells !== undefined) return inCells
    // `50` or `60` in place of `$50` states an amount. A number that was next to it does not, nor does the 8 of `V8`.
    const otherNumbers = new Set(all.filter(value => !values.includes(value)).map(({ key }) => numberOf(key)))
    const withNumbers = after.filter(other =>
      [...otherNumbers].every(number => numbersOf(newValues.get(other)).has(number)),
    )
    const statesValue = (value: Value) =>
      (kind === 'amount' && value.kind === kind) || !otherNumbers.has(numberOf(value.key))
    const isStated = (withNumbers.length > 0 ? withNumbers : after).some(other =>
      newValues.get(other)?.some(statesValue),
    )
    const isLost = after.length > 0 ? !isStated : kind === 'amount' && lacksAmount(block)
    return isLost ? { before: block, now: after[0], values: values.map(({ text }) => text) } : undefined
  }

  /** Compares cell by cell if the rest of a row remains, because the row may state other numbers. */
  function findLostCells(before: Block, values: Value[], after: Block[]): LostPlace | undefined {
    const row = readRow.base(before)
    const now = row && after.find(other => isSameRow(row, newRows.get(other)))
    if (row === undefined || now === undefined) return undefined
    const cellsNow = newRows.get(now)?.cells ?? []
    const emptied = row.cells.map((cell, index) =>
      readValues(cellsNow[index] ?? '').length > 0 ? [] : readValues(cell).map(({ key }) => key),
    )
    const lost = values.filter(({ key }) => emptied.flat().includes(key))
    const index = emptied.findIndex(keys => lost.some(({ key }) => keys.includes(key)))
    return index < 0
      ? undefined
      : { before, now, values: lost.map(({ text }) => text), column: columnOf(row, index) }
  }

  const find = (kind: Value['kind']): LostKind => {
    const places = removed.flatMap(block => findLostPlace(block, kind) ?? [])
    return { kind, places, values: new Set(places.flatMap(({ values }) => values)).size }
  }
  return [find('amount'), find('figure')]
}

/** Returns whether a row of the same table has the same key and texts, and states no value in another cell. */
function isSameRow({ columns, cells }: TableRow, now: TableRow | undefined): boolean {
  if (columns.join('|') !== now?.columns.join('|')) return false
  return cells.every((cell, index) => {
    const cellNow = now.cells[index] ?? ''
    const count = readValues(cell).length
    return cell === cellNow || (index > 0 && count > 0 && readValues(cellNow).length <= count)
  })
}

function columnOf({ columns }: TableRow, index: number): string {
  return `${index} ${columns.join('|')}`
}

/** Returns whether a column of values lost them, however many other figures the page has. */
function isColumnLost(places: LostPlace[], { base, readRow }: OwnerTrees): boolean {
  const cells = base.flatMap(block => {
    const row = readRow.base(block)
    return row?.cells.map((cell, index) => ({ column: columnOf(row, index), cell })) ?? []
  })
  const columns = Map.groupBy(cells, ({ column }) => column)
  return [...Map.groupBy(places, ({ column }) => column)].some(([column, lost]) => {
    const all = columns.get(column ?? '') ?? []
    const stating = all.filter(({ cell }) => readValues(cell).length > 0)
    const isOfValues = stating.length > 0 && 2 * stating.length >= all.length
    const values = new Set(lost.flatMap(place => place.values))
    const isEnough = lost.length >= MIN_PLACES && values.size >= MIN_VALUES
    return isOfValues && isEnough && lost.length >= MIN_FIGURES * stating.length
  })
}

/** Warns if code loses nearly all of its names, which may be anywhere on the page: it may have become pseudo-code. */
function findLostNames({ base, page, others }: OwnerTrees): ValueLoss | undefined {
  const isCode = ({ kind }: Block) => kind === 'code'
  const now = textsOf([...page.head, ...others.head])
  const removed = base.filter(block => isCode(block) && !now.has(block.text))
  if (removed.length === 0) return undefined
  const all = namesOf(base.filter(isCode))
  const left = namesOf([...page.head, ...others.head])
  const lost = [...all].filter(name => !left.has(name))
  const fresh = new Set(page.head.filter(isCode).flatMap(({ text }) => [...readNames(text)]))
  const isPseudo = fresh.size <= (1 - MIN_NAMES_REMOVED) * all.size
  if (all.size < MIN_NAMES || lost.length < MIN_NAMES_REMOVED * all.size || !isPseudo) return undefined
  return {
    outcome: 'weaker',
    kind: 'name',
    places: removed.map(before => ({ before, now: undefined, values: [...namesOf([before])] })),
  }
}

function numbersOf(values: readonly Value[] = []): Set<string> {
  return new Set(values.map(({ key }) => numberOf(key)))
}

function isFigure({ kind }: Value): boolean {
  return kind === 'figure'
}

function numberOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1)
}

function namesOf(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.flatMap(({ text }) => [...readNames(text), ...readCommands(text)]))
}

function textsOf(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.map(({ text }) => text))
}

/** Returns a finder of the blocks that replace a removed block, the most similar first. */
function createSuccessorFinder(added: Block[], language: Language): (block: Block) => Block[] {
  const wordsOf = ({ text }: Block) => new Set(language.words(text).filter(word => !/\d/.test(word)))
  const words = new Map(added.map(block => [block, wordsOf(block)]))
  const byCell = Map.groupBy(added, firstCell)
  const all = [...words].flatMap(([block, own]) => [...own].map(word => ({ block, word })))
  const byWord = Map.groupBy(all, ({ word }) => word)
  return block => {
    const old = wordsOf(block)
    const rarest = [...old]
      .map(word => byWord.get(word) ?? [])
      .filter(({ length }) => length > 0)
      .toSorted((a, b) => a.length - b.length)
    const candidates = rarest.flatMap(list => list.slice(0, MAX_COMPARED)).slice(0, 10 * MAX_COMPARED)
    const similar: { other: Block; shared: number }[] = []
    for (const other of new Set(candidates.map(each => each.block))) {
      const own = words.get(other) ?? new Set<string>()
      const shared = [...old].filter(word => own.has(word)).length
      const isSimilar = shared >= OLD_SHARE * old.size && shared >= NEW_SHARE * own.size
      if (isSimilar && shared > 0) similar.push({ other, shared })
    }
    similar.sort((a, b) => b.shared - a.shared)
    const cell = firstCell(block)
    const inSameRow = cell === undefined ? [] : (byCell.get(cell) ?? []).slice(0, MAX_COMPARED)
    return [...new Set([...inSameRow, ...similar.map(({ other }) => other)])]
  }
}

function firstCell({ text }: Block): string | undefined {
  const end = text.indexOf(', ')
  return end < 0 ? undefined : text.slice(0, end)
}

/** Returns a test for whether the section of a block remains without an amount. */
function createMissingAmountTest(blocks: Block[]): (block: Block) => boolean {
  const keyOf = ({ headings }: Block) => headings.join('\n')
  const sections = new Map<string, boolean>()
  for (const block of blocks) {
    const hasAmount = readValues(block.text).some(({ kind }) => kind === 'amount')
    sections.set(keyOf(block), hasAmount || sections.get(keyOf(block)) === true)
  }
  return block => sections.get(keyOf(block)) === false
}
