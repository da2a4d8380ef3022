/** Finds values that the text that owns a question no longer states, although its sentences remain. Pure; docs/facts.md has the rule. */
import type { Block } from '../pages/outline.ts'
import type { Language } from '../retrieval/words.ts'
import type { LostPlace, OwnerLoss, OwnerTrees, ValueLoss } from './owner-loss.ts'
import type { ChangedFile } from './unread-text.ts'
import { readCommands, readNames, readValues, type Value } from './values.ts'

/** A page loses its answer with this many places and this many different values, or with the last number of values only. */
const MIN_PLACES = 2
const MIN_VALUES = 2
const ENOUGH_VALUES = 3

/** Below this share of the figures of a text, figures were named in passing. */
const MIN_FIGURES = 0.4

/** A block remains if a new block has this share of its words, and these words are this share of the new words. */
const OLD_SHARE = 1 / 2
const NEW_SHARE = 1 / 3

/** Maximum number of new blocks, those with its rarest words, that an old block is compared with. */
const MAX_COMPARED = 20

/** Code of fewer names may be rewritten with others. */
const MIN_NAMES = 5
const MIN_NAMES_REMOVED = 0.8

/** Returns the loss with the removed values if the removed text is not a loss by itself. */
export function addLostValues(
  loss: OwnerLoss,
  trees: OwnerTrees,
  data: readonly ChangedFile[],
  language: Language,
): OwnerLoss {
  const values = loss.outcome === 'lost' ? undefined : findLostValues(trees, data, language)
  if (values === undefined) return loss
  const removed = new Set([...values.places.map(({ before }) => before), ...loss.removed])
  return {
    ...{ ...loss, values, outcome: values.outcome, after: values.places[0]?.now },
    removed: trees.base.filter(block => removed.has(block)),
  }
}

/** Returns what the places of an owner's text no longer state; undefined if they still state it, or something new instead. */
function findLostValues(
  trees: OwnerTrees,
  data: readonly ChangedFile[],
  language: Language,
): ValueLoss | undefined {
  const { base, page, others, isDeleted, isFilled, certainty } = trees
  if (isDeleted) return undefined
  const before = textsOf([...page.base, ...others.base])
  const now = textsOf([...page.head, ...others.head])
  const removed = base.filter(({ kind, text }) => kind !== 'code' && !now.has(text))
  if (removed.every(({ text }) => !/\d/.test(text))) return findLostNames(trees)
  const isNew = ({ text }: Block) => !before.has(text)
  const added = [...page.head, ...others.head].filter(isNew).map(({ text }) => text)
  const again = new Set(
    [...added, ...data.flatMap(({ text }) => text.split('\n'))].flatMap(readValues).map(({ key }) => key),
  )
  const fresh = page.head.filter(isNew)
  const read = new Map(fresh.map(block => [block, readValues(block.text)]))
  const successors = createSuccessors(fresh, language)
  const standing = createSections(page.head)
  const found = (['amount', 'figure'] as const).map(kind => {
    const places = removed.flatMap((block): LostPlace[] => {
      const all = readValues(block.text)
      const values = all.filter(value => value.kind === kind && !again.has(value.key))
      if (values.length === 0) return []
      const after = successors(block)
      // `50` or `60` in place of `$50` states an amount; a number that was next to it does not, nor does the 8 of `V8`.
      const otherNumbers = new Set(
        all.filter(value => !values.includes(value)).map(({ key }) => numberOf(key)),
      )
      const named = after.filter(other =>
        [...otherNumbers].every(number => numbersOf(read.get(other)).has(number)),
      )
      const isSaid = (named.length > 0 ? named : after).some(other =>
        read
          .get(other)
          ?.some(
            value => (kind === 'amount' && value.kind === kind) || !otherNumbers.has(numberOf(value.key)),
          ),
      )
      const isLost = after.length > 0 ? !isSaid : kind === 'amount' && standing(block)
      return isLost ? [{ before: block, now: after[0], values: values.map(({ text }) => text) }] : []
    })
    return { kind, places, values: new Set(places.flatMap(({ values }) => values)).size }
  })
  const figures = new Set(
    base.flatMap(({ kind, text }) =>
      kind === 'code'
        ? []
        : readValues(text)
            .filter(isFigure)
            .map(({ key }) => key),
    ),
  )
  const enough = found.find(
    ({ kind, places, values }) =>
      ((places.length >= MIN_PLACES && values >= MIN_VALUES) || values >= ENOUGH_VALUES) &&
      (kind === 'amount' || values >= MIN_FIGURES * figures.size),
  )
  if (enough !== undefined) {
    const filled = enough.places.filter(({ now }) => now && isFilled(now))
    const fails = certainty === 'confirmed' && 2 * filled.length < enough.places.length
    return { outcome: fails ? 'lost' : 'weaker', kind: enough.kind, places: enough.places }
  }
  const amounts = found.find(({ kind }) => kind === 'amount')?.places.filter(place => place.now) ?? []
  return amounts.length > 0 ? { outcome: 'weaker', kind: 'amount', places: amounts } : findLostNames(trees)
}

/** Warns if code loses nearly all of its names: it may have become pseudo-code. Any text of the page may have them. */
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
    ...{ outcome: 'weaker', kind: 'name' },
    places: removed.map(before => ({ before, now: undefined, values: [...namesOf([before])] })),
  }
}

function numbersOf(values: readonly Value[] = []): Set<string> {
  return new Set(values.map(({ key }) => numberOf(key)))
}

function isFigure({ kind }: Value): boolean {
  return kind === 'figure'
}

/** Returns the number of a value without its currency. */
function numberOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1)
}

function namesOf(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.flatMap(({ text }) => [...readNames(text), ...readCommands(text)]))
}

function textsOf(blocks: readonly Block[]): Set<string> {
  return new Set(blocks.map(({ text }) => text))
}

/** Returns a function that finds the new blocks in place of a removed block, the most similar first. */
function createSuccessors(added: Block[], language: Language): (block: Block) => Block[] {
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
    const rated = [...new Set(candidates.map(each => each.block))].map(other => {
      const own = words.get(other) ?? new Set<string>()
      const shared = [...old].filter(word => own.has(word)).length
      const stands = shared >= OLD_SHARE * old.size && shared >= NEW_SHARE * own.size
      return { other, shared: stands ? shared : 0 }
    })
    const standing = rated.filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared)
    const cell = firstCell(block)
    const ofCell = cell === undefined ? [] : (byCell.get(cell) ?? []).slice(0, MAX_COMPARED)
    return [...new Set([...ofCell, ...standing.map(({ other }) => other)])]
  }
}

/** The first cell of a row; undefined for a text without cells. */
function firstCell({ text }: Block): string | undefined {
  const end = text.indexOf(', ')
  return end < 0 ? undefined : text.slice(0, end)
}

/** Returns whether the section of a block remains without an amount. */
function createSections(blocks: Block[]): (block: Block) => boolean {
  const keyOf = ({ headings }: Block) => headings.join('\n')
  const sections = new Map<string, boolean>()
  for (const block of blocks) {
    const hasAmount = readValues(block.text).some(({ kind }) => kind === 'amount')
    sections.set(keyOf(block), hasAmount || sections.get(keyOf(block)) === true)
  }
  return block => sections.get(keyOf(block)) === false
}
