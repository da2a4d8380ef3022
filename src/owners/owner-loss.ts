/** What a change takes away from the text that owns a question. Pure; docs/judging.md has the rule. */
import type { Block } from '../pages/outline.ts'
import type { Language } from '../retrieval/words.ts'
import type { LossWay, OwnerCertainty } from './keyword-change.ts'
import type { Value } from './values.ts'

/** Share of an owner's words that may go. At 50 % the one real loss of a half passes, at 35 % an edit fails. */
const MOST_LOSS = 0.4

/** Share of its code that may go: more is pseudo-code in the place of code. Code in another form keeps all of it. */
const MOST_CODE_LOSS = 0.6

/** In a text of fewer words one sentence is a large share. */
const LEAST_GONE_WORDS = 40

/** A text that keeps more of its length was edited: it says something else, or the same in other words. */
const MOST_LENGTH_KEPT = 0.8

/** Of a text that lost more, hardly anything is left: it is as good as gone, whoever owns the question. */
const EMPTIED = 0.85

/** A page that keeps less of its words answers by itself no more, wherever its text went. */
const HOLLOW = 0.2

/** A text of which less went is as good as before: a sentence or two. */
const LEAST_PARTIAL = 0.15
const LEAST_PARTIAL_WORDS = 25

/** A block is kept when one new block has this share of its words: most of it, in other words. */
const KEPT_SHARE = 0.5

/**
 * New text in the place that has this share of the terms that went says it again, in fewer words. Of 25 losses none has
 * more than 0.12, and of the rewritten texts that readers call no loss none less than 0.22.
 */
const LEAST_SAID_AGAIN = 0.18

/** Shorter lines, such as the name of a step, stand on many pages. */
const LEAST_WORDS_ELSEWHERE = 8

/** The text that owns a question, and what stands in the pages that a change touches. */
export interface OwnerTrees {
  certainty: OwnerCertainty
  /** The text before: a page or a section. */
  base: Block[]
  /** What stands in its place; empty where the page or the section is gone. */
  head: Block[]
  /** The whole page of the owner, before and after. */
  page: { base: Block[]; head: Block[] }
  /** The other changed pages, before and after. */
  others: { base: Block[]; head: Block[] }
  /** Whether another page has a text, changed or not. */
  isSaidElsewhere(text: string): boolean
  /** The page is no page of the head. */
  isGone: boolean
  /** The page shows something by an include or a component that it did not show before. */
  hasNewPart: boolean
  /** Share of the words that may go, 0 to 1. */
  mostLoss?: number | undefined
}

export interface OwnerLoss {
  outcome: 'lost' | 'weaker' | 'unchanged'
  /** Share of its words that is gone, 0 to 1. */
  share: number
  way: LossWay
  /** Blocks that stand nowhere any more, in order; of a hollow page, nowhere on the page. */
  gone: Block[]
  /** The first new block in its place. */
  after: Block | undefined
  /** The values that its places say no more; undefined where that decides nothing. */
  values?: ValueLoss
}

/** A place that stands without its values. */
export interface LostPlace {
  before: Block
  /** What stands in its place; undefined where its line is gone and its section stands. */
  now: Block | undefined
  /** As they stood. */
  values: string[]
}

export interface ValueLoss {
  outcome: 'lost' | 'weaker'
  kind: Value['kind'] | 'name'
  /** At least one, in order. */
  places: LostPlace[]
}

/** Compares the text that owns a question with what the change left of it. */
export function measureOwnerLoss(trees: OwnerTrees, language: Language): OwnerLoss {
  const { certainty, base, head, page, others, isGone, hasNewPart, mostLoss = MOST_LOSS } = trees
  const weigh = (blocks: Block[]) => blocks.reduce((sum, { text }) => sum + language.words(text).length, 0)
  const changed = { base: [...page.base, ...others.base], head: [...page.head, ...others.head] }
  const gone = findGone(trees, createKeptTest(changed, language), language)
  const [words, goneWords, wordsNow] = [weigh(base), weigh(gone), weigh(head)]
  const share = words === 0 ? 0 : goneWords / words
  const isShorter = wordsNow <= MOST_LENGTH_KEPT * words
  const isEmptied = share >= EMPTIED && wordsNow <= (1 - EMPTIED) * words
  // The text of a page may come from data, which is not read: what is gone is not known.
  const isUnknown = isGone && gone.length === base.length && base.every(({ kind }) => kind === 'field')

  const codeGone = weigh(gone.filter(isCode))
  const isCodeGone =
    codeGone >= LEAST_PARTIAL_WORDS &&
    codeGone > Math.max(mostLoss, MOST_CODE_LOSS) * weigh(base.filter(isCode)) &&
    // Nothing came in the place of most of it.
    wordsNow <= words - MOST_LENGTH_KEPT * codeGone
  const isTextGone = share > mostLoss && isShorter && (goneWords >= LEAST_GONE_WORDS || isEmptied)

  const added = newIn({ base: changed.base, head })
  const isSaidAgain =
    shareSaid(gone, added, language) >= LEAST_SAID_AGAIN ||
    (isGone && shareSaid(gone, newIn(changed), language) >= 1 - mostLoss)
  const isExcused = isSaidAgain || (hasNewPart && wordsNow > HOLLOW * words)
  const isTooMuch = !isUnknown && !isExcused && (isTextGone || isCodeGone)

  const isHollow =
    !isGone && !isTooMuch && weigh(page.head) <= HOLLOW * weigh(page.base) && words >= LEAST_PARTIAL_WORDS
  const goneHere = isHollow ? newIn({ base: page.head, head: base }) : gone
  const isPartial = isShorter && share > LEAST_PARTIAL && goneWords >= LEAST_PARTIAL_WORDS
  const isWeaker = isTooMuch || isPartial || isHollow || isUnknown || (isGone && share > mostLoss)

  const isLink =
    added.length > 0 && added.every(({ hasLink }) => hasLink) && weigh(added) <= HOLLOW * goneWords
  const isMostlyCode = isCodeGone && 2 * codeGone >= goneWords
  return {
    outcome:
      isTooMuch && (certainty !== 'guessed' || isGone || isEmptied)
        ? 'lost'
        : isWeaker
          ? 'weaker'
          : 'unchanged',
    share: isUnknown ? 1 : isHollow ? weigh(goneHere) / words : share,
    way: isLink
      ? 'became-link'
      : head.length === 0
        ? 'section-gone'
        : isMostlyCode
          ? 'examples-removed'
          : isEmptied
            ? 'emptied'
            : 'rewritten',
    gone: goneHere,
    after: added[0],
  }
}

/** The blocks of the owner that stand nowhere any more. */
function findGone(
  { base, isGone, isSaidElsewhere }: OwnerTrees,
  isInChange: (block: Block) => boolean,
  language: Language,
): Block[] {
  const isElsewhere = ({ text }: Block) =>
    isSaidElsewhere(text) && language.words(text).length >= LEAST_WORDS_ELSEWHERE
  const gone = base.filter(block => !isInChange(block) && !isElsewhere(block))
  // Pages that the change leaves alone are not read for their code: where they have all other text, they have it too.
  return isGone && !base.every(isCode) && gone.every(isCode) ? [] : gone
}

/** The blocks of the head whose text the base does not have. */
function newIn({ base, head }: { base: Block[]; head: Block[] }): Block[] {
  const before = new Set(base.map(({ text }) => text))
  return head.filter(({ text }) => !before.has(text))
}

/** Returns the share of the informative terms of `gone` that `added` has, 0 to 1. */
function shareSaid(gone: Block[], added: Block[], language: Language): number {
  const termsOf = (blocks: Block[]) =>
    new Set(
      blocks.flatMap(({ text }) => language.words(text).filter(language.isInformative).map(language.term)),
    )
  const [before, now] = [termsOf(gone), termsOf(added)]
  return before.size === 0 ? 0 : [...before].filter(term => now.has(term)).length / before.size
}

function isCode({ kind }: Block): boolean {
  return kind === 'code'
}

/** Returns a test for whether a block stands in pages of the head: in its words, or in a new block that has most of them. */
function createKeptTest(
  { base, head }: { base: Block[]; head: Block[] },
  language: Language,
): (block: Block) => boolean {
  const normalize = (text: string) => language.words(text).join(' ')
  const before = new Set(base.map(({ text }) => normalize(text)))
  const now = new Set(head.map(({ text }) => normalize(text)))
  const [linesBefore, linesNow] = [codeLinesOf(base), codeLinesOf(head)]
  // A line such as `spec:` stands in several pieces of code. It is kept if it stands as often as before.
  const isLineKept = (line: string) =>
    (linesNow.get(line)?.length ?? 0) >= (linesBefore.get(line)?.length ?? 0)
  /** Which of the new blocks have a word. */
  const having = new Map<string, number[]>()
  const added = head.filter(({ text }) => !before.has(normalize(text)))
  for (const [index, { text }] of added.entries()) {
    for (const word of new Set(language.words(text))) {
      const list = having.get(word)
      if (list === undefined) having.set(word, [index])
      else list.push(index)
    }
  }

  function mostShared(words: Set<string>): number {
    const shared = new Map<number, number>()
    let most = 0
    for (const word of words) {
      for (const index of having.get(word) ?? []) {
        const count = (shared.get(index) ?? 0) + 1
        shared.set(index, count)
        most = Math.max(most, count)
      }
    }
    return most
  }

  return block => {
    if (now.has(normalize(block.text))) return true
    if (isCode(block)) {
      const lines = linesOfCode(block)
      if (lines.filter(isLineKept).length >= KEPT_SHARE * lines.length) return true
    }
    const words = new Set(language.words(block.text))
    return words.size === 0 || mostShared(words) >= KEPT_SHARE * words.size
  }
}

function linesOfCode({ text }: Block): string[] {
  return text.split('\n').map(line => line.trim())
}

/** The lines of code, those that are the same together. */
function codeLinesOf(blocks: Block[]): Map<string, string[]> {
  return Map.groupBy(blocks.filter(isCode).flatMap(linesOfCode), line => line)
}
