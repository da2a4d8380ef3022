/**
 * Whether words alone leave open what became of a keyword, what a reader is asked then, and what follows from its findings.
 * Pure; docs/reader.md has the rule.
 */
import type { Block } from '../pages/blocks.ts'
import { isOwn, type Page } from '../pages/corpus.ts'
import type { TracedSentence } from '../repository/evidence.ts'
import type { KeywordEvidence } from '../repository/outcome.ts'
import { type KeptTest, keepByWords, type OwnerLoss, type OwnerTrees } from '../repository/owner-loss.ts'
import { measureWorst, type OwnerTrace } from '../repository/trace-owners.ts'
import { type Candidate, chooseControls, chooseLines } from './choose-lines.ts'
import { judgeLine } from './judge-line.ts'
import { type Piece, type PlacedPiece, quotePiece, splitBlock } from './pieces.ts'
import type { CaseReadings, ReaderCase, StatementStatus } from './reader-case.ts'
import type { Reading } from './reading.ts'
import { splitPassages, type Texts } from './texts.ts'

/** A reader answers few questions better than many. */
const MOST_STATEMENTS = 8

/** A block is kept when pieces with this share of its words are. */
const KEPT_SHARE = 0.5

/** Pieces of other pages that are tried as a control. */
const MOST_TRIED = 300

/** A keyword, as words judge it. */
export interface JudgedKeyword {
  /** Place of the keyword, from 0. */
  index: number
  byWords: KeywordEvidence
  owner: OwnerTrace | undefined
  /** The sentences that answered, and what became of them. */
  traced: TracedSentence[]
  /** Pages that answer after the change, best first. */
  retrieved: readonly Page[]
  /** Judges the keyword by another loss of its owner, and by other traces. */
  judge(loss: OwnerLoss | undefined, traced: TracedSentence[]): KeywordEvidence
}

/** What follows from one reading. `unclear`: it depends on lines that were refused. */
export interface Settled {
  outcome: Extract<Reading['outcome'], 'kept' | 'weaker' | 'lost'> | 'unclear'
  evidence: KeywordEvidence
}

export interface OpenCase {
  readerCase: ReaderCase
  /** Returns what follows from the statuses of the statements, in their order. */
  settle(statuses: readonly StatementStatus[]): Settled
}

/** A piece that stands nowhere any more. */
interface Gone extends PlacedPiece {
  /** The block of the owner that it is a part of; undefined for a sentence of another page. */
  block: Block | undefined
  sentence: TracedSentence | undefined
}

/** Returns the case of a keyword that words leave open; undefined where they do not, and where no control can be chosen. */
export function openCase(keyword: JudgedKeyword, texts: Texts): OpenCase | undefined {
  const { byWords, owner, traced } = keyword
  const asked = listGone(keyword, texts)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_STATEMENTS)
  const bySentence = new Map(asked.map(piece => [piece.sentence, piece]))

  const evaluate = (isFound: (piece: Gone) => boolean): KeywordEvidence => {
    const loss =
      owner?.loss &&
      measureWorst(owner.texts, texts.language, text => createKeptTest(text, texts, asked, isFound))
    const followed = traced.map(trace => {
      const piece = bySentence.get(trace)
      return piece === undefined ? trace : { ...trace, kept: isFound(piece) ? 1 : 0 }
    })
    return keyword.judge(loss, followed)
  }

  const isSayable = ({ content, block }: Gone) =>
    block === undefined ||
    texts.added.some(line => judgeLine(content, line.content, true).status !== 'refused')
  // A text that is lost whatever a reader finds is lost, and a text that is kept without one is kept.
  if (asked.length === 0 || evaluate(() => false).outcome !== 'lost') return undefined
  if (byWords.outcome === 'lost' && evaluate(isSayable).outcome === 'lost') return undefined
  const lines = chooseLines(listCandidates(keyword, texts), asked)
  const controls = chooseControls(lines, asked, listElsewhere(lines, texts))
  if (controls === undefined) return undefined
  return {
    readerCase: {
      index: keyword.index,
      keyword: byWords.keyword,
      statements: asked.map(({ quote, weight, block }) => ({ quote, weight, isOwners: block !== undefined })),
      lines: lines.map(({ quote, isAdded }) => ({ quote, isAdded })),
      controls,
    },
    settle(statuses) {
      const statusOf = new Map(asked.map((piece, index) => [piece, statuses[index] ?? 'missing']))
      const keeping = (...kept: StatementStatus[]) =>
        evaluate(piece => kept.includes(statusOf.get(piece) ?? 'missing'))
      const found = keeping('same', 'changed')
      if (found.outcome !== 'lost')
        return { outcome: found.outcome === 'weaker' ? 'weaker' : 'kept', evidence: found }
      const standing = keeping('same', 'changed', 'standing', 'beside')
      if (standing.outcome !== 'lost')
        return { outcome: 'weaker', evidence: { ...standing, outcome: 'weaker' } }
      const lost = keeping('same', 'changed', 'standing', 'beside', 'refused')
      if (lost.outcome !== 'lost') return { outcome: 'unclear', evidence: byWords }
      // Beyond what words say, only the text of the owner fails a change.
      const isFailing = byWords.outcome === 'lost' || asked.some(({ block }) => block !== undefined)
      return isFailing
        ? { outcome: 'lost', evidence: lost }
        : { outcome: 'weaker', evidence: { ...lost, outcome: 'weaker' } }
    },
  }
}

/** Lists the pieces of the owner, and the sentences of other pages that answered, that stand nowhere any more. */
function listGone({ owner, traced }: JudgedKeyword, { language, head }: Texts): Gone[] {
  const stands = ({ key }: Piece) => head.has(key)
  const blocks = new Map(
    owner?.texts.flatMap(text => text.base.map((block): [Block, OwnerTrees] => [block, text])),
  )
  const ofOwner = [...blocks].flatMap(([block, { isSaidElsewhere }]) =>
    isSaidElsewhere(block.text) || owner === undefined
      ? []
      : splitBlock(block, language)
          .filter(piece => !stands(piece))
          .map(piece => ({
            ...piece,
            block,
            quote: quotePiece(piece, owner.owner.page, block.headings),
            sentence: undefined,
          })),
  )
  const ofOthers = traced.flatMap(sentence => {
    const { text, page, headings } = sentence.sentence
    if (sentence.standing !== undefined || page.path === owner?.owner.page.path) return []
    return splitBlock({ kind: 'text', text }, language)
      .slice(0, 1)
      .filter(piece => !stands(piece))
      .map(piece => ({ ...piece, sentence, quote: quotePiece(piece, page, headings), block: undefined }))
  })
  return [...ofOwner, ...ofOthers]
}

/** Returns the test by findings: a piece that was not asked for is kept as words say. */
function createKeptTest(
  text: OwnerTrees,
  { language, head }: Texts,
  asked: readonly Gone[],
  isFound: (piece: Gone) => boolean,
): KeptTest {
  const byWords = keepByWords(text, language)
  const byBlock = Map.groupBy(asked, ({ block }) => block)
  return block => {
    const ofBlock = byBlock.get(block)
    if (ofBlock === undefined) return byWords(block)
    const pieces = splitBlock(block, language)
    const isKept = (piece: Piece) => {
      const gone = ofBlock.find(({ text }) => text === piece.text)
      return gone === undefined ? head.has(piece.key) || byWords(block) : isFound(gone)
    }
    return weigh(pieces.filter(isKept)) >= KEPT_SHARE * weigh(pieces)
  }
}

/** What may say a statement: first what the change added, then the rest of the changed pages, then the pages that answer. */
function listCandidates({ owner, retrieved }: JudgedKeyword, texts: Texts): Candidate[] {
  const isOwners = ({ quote }: PlacedPiece) => Number(quote.place.path === owner?.owner.page.path)
  const ownersFirst = (pieces: readonly PlacedPiece[], isAdded: boolean) =>
    pieces.toSorted((a, b) => isOwners(b) - isOwners(a)).map(piece => ({ ...piece, isAdded }))
  return [
    ...ownersFirst(texts.added, true),
    ...ownersFirst(texts.standing, false),
    ...retrieved
      .filter(isOwn)
      .flatMap(page => [...splitPassages(page, texts.language)])
      .filter(({ key }) => !texts.head.has(key))
      .map(piece => ({ ...piece, isAdded: false })),
  ]
}

/** Returns pieces of pages that no line is from. */
function listElsewhere(lines: readonly Candidate[], { basePages, language }: Texts): Piece[] {
  const shown = new Set(lines.map(({ quote }) => quote.place.path))
  const pieces: Piece[] = []
  for (const page of basePages) {
    if (shown.has(page.path)) continue
    for (const piece of splitPassages(page, language)) {
      pieces.push(piece)
      if (pieces.length === MOST_TRIED) return pieces
    }
  }
  return pieces
}

function weigh(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * Returns what two readings of a case say together: what both say; `undecided` where they differ or one is unclear, and the
 * outcome by words stands. `not-read` with fewer than two.
 */
export function decide(
  { settle }: Pick<OpenCase, 'settle'>,
  readings: readonly (readonly StatementStatus[])[],
): { outcome: Reading['outcome']; evidence: KeywordEvidence | undefined } {
  const [first, second] = readings.map(settle)
  if (first === undefined || second === undefined) return { outcome: 'not-read', evidence: undefined }
  const { outcome, evidence } = first
  if (outcome !== second.outcome || outcome === 'unclear')
    return { outcome: 'undecided', evidence: undefined }
  return { outcome, evidence }
}

/** Returns the evidence of all keywords after the readings of those that are open, and the outcomes of these. */
export function settleCases(
  byWords: readonly KeywordEvidence[],
  open: ReadonlyMap<number, OpenCase>,
  readings: readonly CaseReadings[],
): { evidence: KeywordEvidence[]; outcomes: { index: number; outcome: Reading['outcome'] }[] } {
  const evidence = [...byWords]
  const outcomes = readings.flatMap(({ index, readings }) => {
    const found = open.get(index)
    if (found === undefined) return []
    const { outcome, evidence: settled } = decide(found, readings)
    if (settled !== undefined) evidence[index] = settled
    return [{ index, outcome }]
  })
  return { evidence, outcomes }
}
