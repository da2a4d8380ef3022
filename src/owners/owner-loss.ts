/** Measures what a change removes from the text that owns a question. Pure; docs/judging.md has the rule. */
import type { Block } from '../pages/outline.ts'
import type { HiddenText } from '../pages/page.ts'
import type { Language } from '../retrieval/words.ts'
import type { LossWay, OwnerCertainty } from './keyword-change.ts'
import type { UnreadText } from './unread-text.ts'
import type { Value } from './values.ts'

/** Share of an owner's words that may go. At 50 % the one real loss of a half passes, at 35 % an edit fails. */
const MAX_LOSS = 0.4

/** Share of the code that may be removed. A larger loss means pseudo-code in place of code. Reformatted code counts as kept. */
const MAX_CODE_LOSS = 0.6

/** New text of this share of the removed words is a rewrite: two wrong reds had 0.44, the right ones at most 0.19. */
const MIN_REWRITTEN = 1 / 3

/** A page that keeps more of its length was edited. */
const MAX_LENGTH_KEPT = 0.8

/** A text that lost more than this counts as removed, even if its owner was only guessed. */
const EMPTIED = 0.85

/** A page that keeps less of its words answers by itself no more, wherever its text went. */
const HOLLOW = 0.2

/** Smaller losses are ordinary edits: a sentence or two. */
const MIN_PARTIAL = 0.15
const MIN_WORDS = 25

/** Without an address of its own, a shorter text is a card on another page. */
const MIN_ANSWER_WORDS = 40

/** A block is kept if one new block has this share of its words. */
const KEPT_SHARE = 0.5

/**
 * New text in the place that has this share of the terms that went says it again, in fewer words. Of 25 losses none has
 * more than 0.12, and of the rewritten texts that readers call no loss none less than 0.22.
 */
const MIN_SAID_AGAIN = 0.18

/** Shorter lines, such as the name of a step, appear on many pages. */
const MIN_WORDS_ELSEWHERE = 8

/** The text that owns a question, and the text of the pages that a change touches. */
export interface OwnerTrees {
  certainty: OwnerCertainty
  /** The text before: a page or a section. */
  base: Block[]
  /** The text in its place; empty if the page or the section was removed. */
  head: Block[]
  /** The whole page of the owner, before and after. */
  page: { base: Block[]; head: Block[] }
  /** The other changed pages, before and after. */
  others: { base: Block[]; head: Block[] }
  /** Pages that the change does not touch and that have much of the text. */
  elsewhere: Block[]
  /** Whether another page has a text, changed or not. */
  isSaidElsewhere(text: string): boolean
  /** Returns which of the blocks are in files of the change that are not read as pages; undefined if none is. */
  findUnread(blocks: Block[]): UnreadText | undefined
  /** Whether a value is put into a block of the page's head when the site is built. */
  isFilled(block: Block): boolean
  /** Returns what the page's head newly has around most of the blocks that hides them; undefined if nothing does. */
  findHider(blocks: Block[]): HiddenText | undefined
  /** The head does not have the page. */
  isGone: boolean
  /** A redirect leads from the address of the page to another page of the head. */
  isRedirected: boolean
  /** The site has an address for the page, or it is not known. */
  isPublished: boolean
  /** Share of the words that may go, 0 to 1. */
  mostLoss?: number | undefined
}

export interface OwnerLoss {
  outcome: 'lost' | 'weaker' | 'unchanged'
  /** Share of its words that is gone, 0 to 1. */
  share: number
  way: LossWay
  /** Blocks that no longer appear anywhere, in order; for a hollow page, nowhere on the page. */
  gone: Block[]
  /** The first new block in its place. */
  after: Block | undefined
  /** What hides most of the text that is gone, in the page itself. */
  hider?: HiddenText
  /** The file with the removed text that is not read as a page, and its share of the text. */
  unread?: { path: string; share: number }
  /** The values that its places no longer state; undefined if they do not decide. */
  values?: ValueLoss
}

/** A place that remains without its values. */
export interface LostPlace {
  before: Block
  /** The text in its place; undefined if its line was removed but its section remains. */
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

/** What decides about a loss, each measured on its own. */
interface LossSigns extends Pick<OwnerTrees, 'certainty' | 'isGone' | 'isRedirected' | 'isPublished'> {
  /** All that is read of the page are its fields. */
  isUnknown: boolean
  /** More of the text or of the code is gone than the limit allows, and no new text takes its place. */
  isTooMuch: boolean
  /** It had few words. */
  isShort: boolean
  /** What is gone is in files of the change that are not read as pages. */
  isInUnread: boolean
  isEmptied: boolean
  isHollow: boolean
  isPartial: boolean
}

type Rule = readonly [when: (signs: LossSigns) => boolean, outcome: OwnerLoss['outcome'], because: string]

/** The first rule that applies decides. */
const RULES: readonly Rule[] = [
  [s => s.isShort && !s.isPublished, 'unchanged', 'other pages show it as a card'],
  [s => s.isUnknown, 'weaker', 'the text of the page comes from data, so the loss is not known'],
  [s => s.isTooMuch && s.isInUnread, 'weaker', 'a site may show the text of these files'],
  [s => s.isTooMuch && s.isRedirected, 'weaker', 'readers are sent to a page that may answer'],
  [s => s.isTooMuch && (s.isGone || s.isEmptied), 'lost', 'nothing is left, whoever owns the question'],
  [s => s.isTooMuch && s.certainty === 'guessed', 'weaker', 'another page may own the question'],
  [s => s.isTooMuch, 'lost', 'the owner lost more than max-answer-loss'],
  [s => s.isHollow, 'weaker', 'the page no longer answers on its own, even if its text is on another page'],
  [s => s.isPartial, 'weaker', 'more than a sentence or two is gone'],
]

/** Compares the text that owns a question with what the change left of it. */
export function measureOwnerLoss(trees: OwnerTrees, language: Language): OwnerLoss {
  const { base, head, page, others, isGone, mostLoss = MAX_LOSS } = trees
  const weigh = (blocks: Block[]) => blocks.reduce((sum, { text }) => sum + language.words(text).length, 0)
  const weighCode = (blocks: Block[]) => weigh(blocks.filter(isCode))
  const changed = { base: [...page.base, ...others.base], head: [...page.head, ...others.head] }
  const isKept = createKeptTest(changed, trees, language)
  const gone = base.filter(block => !isKept(block))
  const [words, goneWords, wordsNow] = [weigh(base), weigh(gone), weigh(head)]
  const share = words === 0 ? 0 : goneWords / words
  const isEmptied = share >= EMPTIED && wordsNow <= (1 - EMPTIED) * words
  const codeGone = weighCode(gone)
  const isOverCodeLimit = (code: number) => code > Math.max(mostLoss, MAX_CODE_LOSS) * weighCode(base)
  const isCodeGone = codeGone >= MIN_WORDS && isOverCodeLimit(codeGone)
  const isTextGone = share > mostLoss && (goneWords >= MIN_WORDS || isEmptied)
  const unread = isTextGone || isCodeGone ? trees.findUnread(gone) : undefined
  const hider = gone.length > 0 ? trees.findHider(gone) : undefined
  const nowhere = gone.filter(block => unread?.blocks.has(block) !== true)
  const added = newIn({ base: changed.base, head })
  const isReworded =
    shareSaid(gone, added, language) >= MIN_SAID_AGAIN ||
    (isGone && shareSaid(gone, newIn(changed), language) >= 1 - mostLoss)
  const isRewritten = wordsNow - (words - goneWords) >= MIN_REWRITTEN * goneWords
  const isTooMuch = (isTextGone || isCodeGone) && !isReworded && !isRewritten
  const isHollow = !isGone && weigh(page.head) <= HOLLOW * weigh(page.base) && words >= MIN_WORDS
  const signs: LossSigns = {
    ...trees,
    isUnknown: isGone && gone.length === base.length && base.every(({ kind }) => kind === 'field'),
    isTooMuch,
    isInUnread: weigh(nowhere) <= mostLoss * words && !isOverCodeLimit(weighCode(nowhere)),
    isShort: words < MIN_ANSWER_WORDS,
    isEmptied,
    isHollow,
    isPartial: share > MIN_PARTIAL && goneWords >= MIN_WORDS && wordsNow <= MAX_LENGTH_KEPT * words,
  }
  const outcome = RULES.find(([when]) => when(signs))?.[1] ?? 'unchanged'
  const isMovedAway = isHollow && !isTooMuch
  const goneHere = isMovedAway ? newIn({ base: page.head, head: base }) : gone
  const isLink =
    added.length > 0 && added.every(({ hasLink }) => hasLink) && weigh(added) <= HOLLOW * goneWords
  const isMostlyCode = isCodeGone && 2 * codeGone >= goneWords
  return {
    outcome,
    share: signs.isUnknown ? 1 : isMovedAway ? weigh(goneHere) / words : share,
    way: wayOf({ isLink, isGone: head.length === 0, isMostlyCode, isEmptied }),
    gone: goneHere,
    after: added[0],
    ...(hider && { hider }),
    ...(outcome === 'weaker' &&
      signs.isInUnread &&
      unread && { unread: { path: unread.path, share: unread.share } }),
  }
}

function wayOf(signs: {
  isLink: boolean
  isGone: boolean
  isMostlyCode: boolean
  isEmptied: boolean
}): LossWay {
  if (signs.isLink) return 'became-link'
  if (signs.isGone) return 'section-gone'
  if (signs.isMostlyCode) return 'examples-removed'
  return signs.isEmptied ? 'emptied' : 'rewritten'
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

/** Returns a test for whether pages of the head have a block: in the same words, or in a new block that has most of them. */
function createKeptTest(
  { base, head }: { base: Block[]; head: Block[] },
  { elsewhere, isSaidElsewhere }: Pick<OwnerTrees, 'elsewhere' | 'isSaidElsewhere'>,
  language: Language,
): (block: Block) => boolean {
  const normalize = (text: string) => language.words(text).join(' ')
  const before = new Set(base.map(({ text }) => normalize(text)))
  const now = new Set([...head, ...elsewhere].map(({ text }) => normalize(text)))
  const [linesBefore, linesNow] = [codeLinesOf(base), codeLinesOf(head)]
  const linesElsewhere = codeLinesOf(elsewhere)
  // A line such as `spec:` appears in several pieces of code. It is kept if it appears as often as before.
  const isLineKept = (line: string) =>
    linesElsewhere.has(line) || (linesNow.get(line)?.length ?? 0) >= (linesBefore.get(line)?.length ?? 0)
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
    const all = language.words(block.text)
    if (all.length >= MIN_WORDS_ELSEWHERE && isSaidElsewhere(block.text)) return true
    const words = new Set(all)
    return words.size === 0 || mostShared(words) >= KEPT_SHARE * words.size
  }
}

function linesOfCode({ text }: Block): string[] {
  return text.split('\n').map(line => line.trim())
}

/** The lines of code, grouped by their text. */
function codeLinesOf(blocks: Block[]): Map<string, string[]> {
  return Map.groupBy(blocks.filter(isCode).flatMap(linesOfCode), line => line)
}
