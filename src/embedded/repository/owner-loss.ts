/** What a change takes away from the text that owns a question. Pure; docs/content-gate.md has the rule. */
import type { Block } from '../pages/blocks.ts'
import type { LossWay } from './keyword-change.ts'
import type { Language } from './words.ts'

/** What a word of a link counts for: the text that it leads to is elsewhere. */
const LINK_WEIGHT = 0.1

/** A block is kept when one new block has this share of its words. */
const KEPT_SHARE = 0.5

/** A longer text that is lost in part lost so many words at least. */
const LEAST_GONE_WORDS = 40

/** In a text of fewer words one reworded sentence is a large share: more must go, and less may stand in its place. */
const SHORT_WORDS = 60
const MOST_OF_SHORT_GONE = 0.6
const MOST_SHORT_KEPT = 0.6

/** Share of the code, or of the numbered steps, whose removal is a loss of its own, and how many words they have at least. */
const MOST_INSTRUCTIONS_GONE = 0.6
const LEAST_INSTRUCTION_WORDS = 20

/** A text that was rewritten at its length is an edit. */
const MOST_LENGTH_KEPT = 0.8

/** Of a text that lost more, hardly anything is left. */
const EMPTIED = 0.85

/**
 * New text in the place that has this share of the terms that went says it again, in fewer words. Of 25 losses none has
 * more than 0.12, and of the rewritten texts that readers call no loss none less than 0.22.
 */
const LEAST_SAID_AGAIN = 0.18

/** Shorter lines, such as the name of a step, stand on many pages. */
const LEAST_WORDS_ELSEWHERE = 8

/** New text that is a link with a sentence around it has at most this share of the words that went. */
const MOST_OF_LINK = 0.3

/** What has more words beside its links is told as a text. */
const MOST_LINK_WORDS = 60

/** A text of which less went is as good as before: share and words; and the share of a short text. */
const LEAST_PARTIAL = 0.15
const LEAST_PARTIAL_OF_SHORT = 0.3
const LEAST_PARTIAL_WORDS = 25

/** A text of which more went is another one, whatever its length. */
const MOST_REWRITTEN = 0.6

/** What stands in the pages that a change touches. */
interface OwnerTrees {
  /** The text that owns the question, before: a page or a section. */
  base: Block[]
  /** What stands in its place; empty where the page or the section is gone. */
  head: Block[]
  /** The changed pages before and after, that of the owner included. */
  changedBase: Block[]
  changedHead: Block[]
  /** Whether another page has a text, changed or not. */
  isSaidElsewhere(text: string): boolean
  /** The page is no page of the head. */
  isGone: boolean
  /** The page shows something by an include or a component that it did not show before. */
  hasNewPart: boolean
  /** Share of the words that may go, 0 to 1. */
  mostLoss: number
}

export interface OwnerLoss {
  /** Share of its words that is gone, 0 to 1. */
  share: number
  /** `substantial`: what an editor would call a loss. `partial`: less. */
  size: 'substantial' | 'partial' | 'none'
  /** Hardly anything of it is left. */
  isEmptied: boolean
  /** It had few words. */
  isShort: boolean
  way: LossWay
  /** Blocks that stand nowhere any more, in order. */
  gone: Block[]
  /** The first new block in its place. */
  after: Block | undefined
}

/** Compares the text that owns a question with what the change left of it. */
export function measureOwnerLoss(trees: OwnerTrees, language: Language): OwnerLoss {
  const { base, head, changedBase, changedHead, isSaidElsewhere, isGone, hasNewPart, mostLoss } = trees
  const isInChange = createKeptTest(changedBase, changedHead, language)
  const isElsewhere = ({ text }: Block) =>
    isSaidElsewhere(text) && language.words(text).length >= LEAST_WORDS_ELSEWHERE
  const isKept = (block: Block) => isInChange(block) || isElsewhere(block)
  const weigh = (blocks: Block[]) => blocks.reduce((sum, block) => sum + weightOf(block, language), 0)
  const notKept = base.filter(block => !isKept(block))
  // Pages that the change leaves alone are not read for their code: where they have all other text, they have it too.
  const gone = isGone && base.some(isText) && !notKept.some(isText) ? [] : notKept
  const [words, goneWords, wordsNow] = [weigh(base), weigh(gone), weigh(head)]
  // The text of a page may come from data: without the page, it is gone.
  const isWithoutText = isGone && words === 0
  const share = isWithoutText ? 1 : words === 0 ? 0 : goneWords / words
  const isShorter = wordsNow <= MOST_LENGTH_KEPT * words
  const isShort = words < SHORT_WORDS
  const isLargePart = isShort
    ? share > Math.max(mostLoss, MOST_OF_SHORT_GONE) && wordsNow <= MOST_SHORT_KEPT * words
    : share > mostLoss && goneWords >= LEAST_GONE_WORDS && isShorter
  const isKindGone = (isKind: (block: Block) => boolean) => {
    const [all, lost] = [weigh(base.filter(isKind)), weigh(gone.filter(isKind))]
    return (
      all >= LEAST_INSTRUCTION_WORDS &&
      lost > Math.max(mostLoss, MOST_INSTRUCTIONS_GONE) * all &&
      // Nothing came in the place of most of it.
      wordsNow <= words - MOST_LENGTH_KEPT * lost
    )
  }
  const before = new Set(changedBase.map(({ text }) => text))
  const added = head.filter(({ text }) => !before.has(text))
  const isLink = added.some(hasLink) && weigh(added) <= MOST_OF_LINK * goneWords
  // A site takes the steps of an old way away and keeps the rest: only a link in their place leaves the question open.
  const areInstructionsGone = isKindGone(isCode) || (isLink && isShorter && isKindGone(isStep))
  const isSaidAgain = shareSaid(gone, added, language) >= LEAST_SAID_AGAIN
  const isSubstantial =
    (isWithoutText && mostLoss < 1) || (!hasNewPart && !isSaidAgain && (areInstructionsGone || isLargePart))
  const isRewritten = share > MOST_REWRITTEN && goneWords >= LEAST_GONE_WORDS
  const isPartial =
    isShorter &&
    (isShort ? share > LEAST_PARTIAL_OF_SHORT : share > LEAST_PARTIAL && goneWords >= LEAST_PARTIAL_WORDS)
  const isEmptied = share >= EMPTIED && wordsNow <= (1 - EMPTIED) * words
  return {
    share,
    size: isSubstantial
      ? 'substantial'
      : isPartial || areInstructionsGone || isLargePart || isRewritten || isWithoutText
        ? 'partial'
        : 'none',
    isEmptied,
    isShort,
    way: wayOf({
      ...{ head, gone, isEmptied, areInstructionsGone, weigh },
      isLink: isLink && added.every(hasLink) && weigh(added) <= MOST_LINK_WORDS,
    }),
    gone,
    after: (isLink ? added.find(hasLink) : undefined) ?? added[0],
  }
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

function hasLink({ linkedText }: Block): boolean {
  return linkedText.trim() !== ''
}

function isText({ kind }: Block): boolean {
  return kind !== 'code'
}

function isCode({ kind }: Block): boolean {
  return kind === 'code'
}

function isStep({ kind }: Block): boolean {
  return kind === 'step'
}

function wayOf({
  head,
  gone,
  isLink,
  isEmptied,
  areInstructionsGone,
  weigh,
}: {
  head: Block[]
  gone: Block[]
  isLink: boolean
  isEmptied: boolean
  areInstructionsGone: boolean
  weigh(blocks: Block[]): number
}): LossWay {
  if (isLink) return 'became-link'
  if (head.length === 0) return 'section-gone'
  if (areInstructionsGone) {
    const [code, steps] = [weigh(gone.filter(isCode)), weigh(gone.filter(isStep))]
    const isMostOfIt = 2 * (code + steps) >= weigh(gone)
    if (isMostOfIt) return code >= steps ? 'examples-removed' : 'steps-removed'
  }
  return isEmptied ? 'emptied' : 'rewritten'
}

/** Returns how many words a block counts for. */
function weightOf({ text, linkedText }: Block, language: Language): number {
  const linked = linkedText === '' ? 0 : language.words(linkedText).length
  return language.words(text).length - (1 - LINK_WEIGHT) * linked
}

/** Returns a test for whether a block stands in the changed pages of the head: in its words, or in a new block that has most of them. */
function createKeptTest(
  changedBase: Block[],
  changedHead: Block[],
  language: Language,
): (block: Block) => boolean {
  const normalize = (text: string) => language.words(text).join(' ')
  const before = new Set(changedBase.map(({ text }) => normalize(text)))
  const now = new Set(changedHead.map(({ text }) => normalize(text)))
  const codeLines = new Set(
    changedHead.filter(isCode).flatMap(({ text }) => text.split('\n').map(line => line.trim())),
  )
  /** Which of the new blocks have a word. */
  const having = new Map<string, number[]>()
  const added = changedHead.filter(({ text }) => !before.has(normalize(text)))
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
      const lines = block.text.split('\n')
      if (lines.filter(line => codeLines.has(line.trim())).length >= KEPT_SHARE * lines.length) return true
    }
    const words = new Set(language.words(block.text))
    return words.size === 0 || mostShared(words) >= KEPT_SHARE * words.size
  }
}
