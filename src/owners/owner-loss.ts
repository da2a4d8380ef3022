/** Measures what a change removes from the text that owns a question. Pure; docs/judging.md has the rule. */
import type { Block } from '../pages/outline.ts'
import type { HiddenText } from '../pages/page.ts'
import { isOtherLanguage } from '../retrieval/other-language.ts'
import type { Language } from '../retrieval/words.ts'
import type { LossWay, OwnerCertainty } from './keyword-change.ts'
import type { TableRow } from './quote.ts'
import type { UnreadText } from './unread-text.ts'
import type { Value } from './values.ts'

/** Default of `max-answer-loss`. With 50 % of the words a real loss of half a page passes; with 35 % an edit fails. */
const MAX_LOSS = 0.4

/** A larger loss of code means pseudo-code in its place. Reformatted code counts as kept. */
const MAX_CODE_LOSS = 0.6

/** New text of this share of the removed words is a rewrite: two false alarms had 0.44, real losses at most 0.19. */
const MIN_REWRITTEN = 1 / 3

/** A page that keeps more of its length was only edited. */
const MAX_LENGTH_KEPT = 0.8

/** A text that lost more than this counts as removed, even if its owner was only guessed. */
const MIN_EMPTIED_LOSS = 0.85

/** Below this share the page no longer answers on its own, even if its text moved elsewhere. */
const MAX_WORDS_LEFT = 0.2

/** Less code is an aside of a long page. */
const MIN_CODE = 0.02

/** Smaller losses are ordinary edits: a sentence or two. */
const MIN_PARTIAL = 0.15
const MIN_WORDS = 25

/** Without an address of its own, a shorter text is a card on another page. */
const MIN_ANSWER_WORDS = 40

/** A block is kept if a new block has this share of its words. */
const KEPT_SHARE = 0.5

/** A text with this share of the removed terms rewords them: 25 losses have at most 0.12, harmless rewrites at least 0.22. */
const MIN_REWORDED = 0.18

/** Shorter lines, such as the name of a step, appear on many pages. */
const MIN_WORDS_ELSEWHERE = 8

export interface OwnerTrees {
  certainty: OwnerCertainty
  /** The page or section that owns the question. */
  base: Block[]
  /** The text in its place; empty if the page or the section was removed. */
  head: Block[]
  page: { base: Block[]; head: Block[] }
  others: { base: Block[]; head: Block[] }
  /** Unchanged pages that have much of the text. */
  elsewhere: Block[]
  isKeptElsewhere(text: string): boolean
  /** Finds the blocks in files of the change that are not read as pages. */
  findUnread(blocks: Block[]): UnreadText | undefined
  /** Returns whether the build of the site puts a value into a block of the head. */
  isFilled(block: Block): boolean
  /** Reads a block as a row of a Markdown table. */
  readRow: Record<'base' | 'head', (block: Block) => TableRow | undefined>
  /** Finds what newly hides most of the blocks on the page. */
  findHider(blocks: Block[]): HiddenText | undefined
  isDeleted: boolean
  /** The address of the page redirects to another page of the head. */
  isRedirected: boolean
  /** The site has an address for the page, or its addresses are unknown. */
  isPublished: boolean
  maxLoss?: number | undefined
}

export interface OwnerLoss {
  outcome: 'lost' | 'weaker' | 'unchanged'
  share: number
  way: LossWay
  /** Blocks that no longer appear anywhere, in order; for a page whose text moved away, blocks that it no longer has. */
  removed: Block[]
  after: Block | undefined
  hider?: HiddenText | undefined
  /** The file with most of the removed text, which is not read as a page. */
  unread?: { path: string; share: number }
  /** Undefined if values do not decide. */
  values?: ValueLoss
}

export interface LostPlace {
  before: Block
  /** Undefined if its line was removed but its section remains. */
  now: Block | undefined
  values: string[]
  /** The first column whose cell no longer states a value; undefined if another text replaced the whole place. */
  column?: string
}

export interface ValueLoss {
  outcome: 'lost' | 'weaker'
  kind: Value['kind'] | 'name'
  places: LostPlace[]
}

interface LossSigns extends Pick<OwnerTrees, 'certainty' | 'isDeleted' | 'isRedirected' | 'isPublished'> {
  /** Only fields of the page are read. */
  isUnknown: boolean
  /** More text or code was removed than allowed, and no new text replaces it. */
  isTooMuch: boolean
  isShort: boolean
  /** The removed text is in files of the change that are not read as pages. */
  isInUnread: boolean
  isEmptied: boolean
  /** The page keeps hardly any of its text, but other pages have it. */
  isMovedAway: boolean
  isPartial: boolean
}

type Rule = readonly [when: (signs: LossSigns) => boolean, outcome: OwnerLoss['outcome'], because: string]

/** The first rule that applies decides. */
const RULES: readonly Rule[] = [
  [s => s.isShort && !s.isPublished, 'unchanged', 'other pages show it as a card'],
  [s => s.isUnknown, 'weaker', 'the text of the page comes from data, so the loss is not known'],
  [s => s.isTooMuch && s.isInUnread, 'weaker', 'a site may show the text of these files'],
  [s => s.isTooMuch && s.isRedirected, 'weaker', 'readers are sent to a page that may answer'],
  [s => s.isTooMuch && (s.isDeleted || s.isEmptied), 'lost', 'nothing is left, whoever owns the question'],
  [s => s.isTooMuch && s.certainty === 'guessed', 'weaker', 'another page may own the question'],
  [s => s.isTooMuch, 'lost', 'the owner lost more than max-answer-loss'],
  [s => s.isMovedAway, 'weaker', 'the page no longer answers, even if another page has its text'],
  [s => s.isPartial, 'weaker', 'more than a sentence or two was removed, or all code'],
]

/** Compares the text that owns a question with what is left of it. */
export function measureOwnerLoss(trees: OwnerTrees, language: Language): OwnerLoss {
  const { base, head, page, others, isDeleted, maxLoss = MAX_LOSS } = trees
  const countWords = (blocks: Block[]) =>
    blocks.reduce((sum, { text }) => sum + language.words(text).length, 0)
  const countCode = (blocks: Block[]) => countWords(blocks.filter(isCode))
  const changed = { base: [...page.base, ...others.base], head: [...page.head, ...others.head] }
  const isKept = createKeptTest(changed, trees, language)
  const removed = base.filter(block => !isKept(block))
  const added = findNewBlocks(changed.base, head)
  const [words, removedWords, wordsNow] = [countWords(base), countWords(removed), countWords(head)]
  const share = words === 0 ? 0 : removedWords / words
  const isEmptied = share >= MIN_EMPTIED_LOSS && wordsNow <= (1 - MIN_EMPTIED_LOSS) * words

  const isOverCodeLimit = (code: number) => code > Math.max(maxLoss, MAX_CODE_LOSS) * countCode(base)
  const removedCode = countCode(removed)
  const isCodeRemoved = removedCode >= MIN_WORDS && isOverCodeLimit(removedCode)
  const isTextRemoved = share > maxLoss && (removedWords >= MIN_WORDS || isEmptied)
  const isReworded =
    measureReworded(removed, added, language) >= MIN_REWORDED ||
    (isDeleted &&
      measureReworded(removed, findNewBlocks(changed.base, changed.head), language) >= 1 - maxLoss)
  const isRewritten = wordsNow - (words - removedWords) >= MIN_REWRITTEN * removedWords
  const isTranslated = isOtherLanguage(listTexts(removed), listTexts(findNewBlocks(base, head)), language)
  const hasOnlyLinks = added.every(({ hasLink }) => hasLink)
  const isAllCodeRemoved =
    head.length > 0 &&
    removedCode > 0 &&
    removedCode === countCode(base) &&
    !head.some(isCode) &&
    countWords(added) < MIN_WORDS
  const isReplaced = (isReworded || isRewritten) && !isTranslated
  // An install page without its few commands no longer answers.
  const isCleared = isAllCodeRemoved && hasOnlyLinks && removedCode >= MIN_CODE * words
  const isTooMuch = ((isTextRemoved || isCodeRemoved) && !isReplaced) || isCleared

  const unread = isTextRemoved || isCodeRemoved || isTooMuch ? trees.findUnread(removed) : undefined
  const notInUnread = removed.filter(block => unread?.blocks.has(block) !== true)
  const hasFewWordsLeft = countWords(page.head) <= MAX_WORDS_LEFT * countWords(page.base)
  const isMovedAway = !isTooMuch && !isDeleted && hasFewWordsLeft && words >= MIN_WORDS
  const signs: LossSigns = {
    ...trees,
    isUnknown: isDeleted && removed.length === base.length && base.every(({ kind }) => kind === 'field'),
    isTooMuch,
    isInUnread: countWords(notInUnread) <= maxLoss * words && !isOverCodeLimit(countCode(notInUnread)),
    isShort: words < MIN_ANSWER_WORDS,
    isEmptied,
    isMovedAway,
    isPartial:
      (share > MIN_PARTIAL && removedWords >= MIN_WORDS && wordsNow <= MAX_LENGTH_KEPT * words) ||
      (isAllCodeRemoved && !isReworded),
  }
  const outcome = RULES.find(([when]) => when(signs))?.[1] ?? 'unchanged'

  const removedHere = isMovedAway ? findNewBlocks(page.head, base) : removed
  const isLink = added.length > 0 && hasOnlyLinks && countWords(added) <= MAX_WORDS_LEFT * removedWords
  const isPageEmpty = page.head.length === 0 && !isDeleted
  const isMostlyCode = !isPageEmpty && (isCodeRemoved || isAllCodeRemoved) && 2 * removedCode >= removedWords
  const shareHere = isMovedAway ? countWords(removedHere) / words : share
  const loss: OwnerLoss = {
    outcome,
    share: signs.isUnknown ? 1 : shareHere,
    way: findLossWay({
      isLink,
      isSectionGone: head.length === 0 && !isPageEmpty,
      isMostlyCode,
      isEmptied: isEmptied || isPageEmpty,
    }),
    removed: removedHere,
    after: added[0],
    hider: removed.length > 0 ? trees.findHider(removed) : undefined,
  }
  if (outcome !== 'weaker' || !signs.isInUnread || unread === undefined) return loss
  return { ...loss, unread: { path: unread.path, share: unread.share } }
}

function findLossWay(signs: {
  isLink: boolean
  isSectionGone: boolean
  isMostlyCode: boolean
  isEmptied: boolean
}): LossWay {
  if (signs.isLink) return 'became-link'
  if (signs.isSectionGone) return 'section-gone'
  if (signs.isMostlyCode) return 'examples-removed'
  return signs.isEmptied ? 'emptied' : 'rewritten'
}

function findNewBlocks(base: Block[], head: Block[]): Block[] {
  const before = new Set(base.map(({ text }) => text))
  return head.filter(({ text }) => !before.has(text))
}

function measureReworded(removed: Block[], added: Block[], language: Language): number {
  const termsOf = (blocks: Block[]) =>
    new Set(
      blocks.flatMap(({ text }) => language.words(text).filter(language.isInformative).map(language.term)),
    )
  const [before, now] = [termsOf(removed), termsOf(added)]
  return before.size === 0 ? 0 : [...before].filter(term => now.has(term)).length / before.size
}

function listTexts(blocks: Block[]): string[] {
  return blocks.filter(block => !isCode(block)).map(({ text }) => text)
}

function isCode({ kind }: Block): boolean {
  return kind === 'code'
}

/** A block is kept if the head has its text, or has most of its words in a new block. */
function createKeptTest(
  { base, head }: { base: Block[]; head: Block[] },
  { elsewhere, isKeptElsewhere }: OwnerTrees,
  language: Language,
): (block: Block) => boolean {
  const normalize = (text: string) => language.words(text).join(' ')
  const before = new Set(base.map(({ text }) => normalize(text)))
  const now = new Set([...head, ...elsewhere].map(({ text }) => normalize(text)))
  const [linesBefore, linesNow] = [groupCodeLines(base), groupCodeLines(head)]
  const linesElsewhere = groupCodeLines(elsewhere)
  // A line such as `spec:` appears in several pieces of code. It is kept if it appears as often as before.
  const isLineKept = (line: string) =>
    linesElsewhere.has(line) || (linesNow.get(line)?.length ?? 0) >= (linesBefore.get(line)?.length ?? 0)
  const indexesByWord = new Map<string, number[]>()
  const added = head.filter(({ text }) => !before.has(normalize(text)))
  for (const [index, { text }] of added.entries()) {
    for (const word of new Set(language.words(text))) {
      const indexes = indexesByWord.get(word)
      if (indexes === undefined) indexesByWord.set(word, [index])
      else indexes.push(index)
    }
  }

  function countMostShared(words: Set<string>): number {
    const shared = new Map<number, number>()
    let most = 0
    for (const word of words) {
      for (const index of indexesByWord.get(word) ?? []) {
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
      const lines = splitCode(block)
      if (lines.filter(isLineKept).length >= KEPT_SHARE * lines.length) return true
    }
    const all = language.words(block.text)
    if (all.length >= MIN_WORDS_ELSEWHERE && isKeptElsewhere(block.text)) return true
    const words = new Set(all)
    return words.size === 0 || countMostShared(words) >= KEPT_SHARE * words.size
  }
}

function splitCode({ text }: Block): string[] {
  return text.split('\n').map(line => line.trim())
}

function groupCodeLines(blocks: Block[]): Map<string, string[]> {
  return Map.groupBy(blocks.filter(isCode).flatMap(splitCode), line => line)
}
