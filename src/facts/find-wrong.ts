/** Finds sentences of pages that say an old value of a fact. Pure; docs/facts.md has the rule. */
import * as z from 'zod'
import { findMentions } from '../citation/mentions.ts'
import { isWhole } from '../citation/whole-words.ts'
import { count, text, texts } from '../contract/parts.ts'
import { clip, toSingleLine } from '../lib/text.ts'
import { readValues } from '../owners/values.ts'
import type { Block } from '../pages/outline.ts'
import { compileGlob } from '../sites/selection.ts'
import { type Fact, isSame, type Said, toSaid } from './fact.ts'

interface Place {
  start: number
  end: number
}

export const wrongFactSchema = z.object({
  /** Name of the fact. */
  fact: text,
  path: text,
  line: count,
  sentence: text,
  /** The old value, as it stands there. */
  said: text,
  is: texts,
  /** The sentence names the subject itself; else a heading does. */
  isSure: z.boolean(),
})
/** A sentence or row of a page that says an old value. */
export type WrongFact = z.output<typeof wrongFactSchema>

/** A page, as far as its sentences are looked at. */
interface FactPage {
  blocks: readonly Block[]
  placeOf(line: number): { path: string; line: number }
}

/** Sentences that are told of a change; a longer one is cut. */
const MOST_WRONG = 200
const SENTENCE_LENGTH = 300

/** Returns the sentences of pages that say an old value, and that no page said before. A moved page says nothing new. */
export function findNewlyWrong(
  facts: readonly Fact[],
  competitors: string[],
  { base, head }: Record<'base' | 'head', ReadonlyMap<string, FactPage>>,
  sentencesOf: (text: string) => string[],
): WrongFact[] {
  const sentencesIn = ({ blocks }: FactPage) =>
    blocks.flatMap(block =>
      block.kind === 'code' ? [] : sentencesOf(block.text).map(sentence => ({ block, sentence })),
    )
  const before = new Set([...base.values()].flatMap(sentencesIn).map(({ sentence }) => sentence))
  const look = createLook(facts, competitors)
  return [...head]
    .flatMap(([path, page]) =>
      sentencesIn(page)
        .filter(({ sentence }) => !before.has(sentence))
        .flatMap(({ sentence, block }) =>
          look(path, sentence, block).map(wrong => ({
            ...{ ...wrong, ...page.placeOf(block.lines.from) },
            sentence: clip(toSingleLine(sentence), SENTENCE_LENGTH),
          })),
        ),
    )
    .slice(0, MOST_WRONG)
}

/** Returns a function that tells which old values a sentence says. */
function createLook(facts: readonly Fact[], competitors: string[]) {
  const sought = facts.map(fact => ({
    ...{ fact, old: fact.was.map(toSaid), right: fact.is.map(toSaid) },
    leftOut: fact.except.filter(isGlob).map(compileGlob),
    words: fact.except.filter(each => !isGlob(each)).map(each => each.toLowerCase()),
  }))
  return (path: string, sentence: string, block: Block) =>
    sought.flatMap(({ fact: { name, about, is }, old, right, leftOut, words }) => {
      const place = old.flatMap(value => findSaid(sentence, value))[0]
      if (place === undefined || leftOut.some(matches => matches(path))) return []
      if (words.some(word => sentence.toLowerCase().includes(word))) return []
      // "Reduced from $0.10 to $0.05" is right.
      if (right.some(value => findSaid(sentence, value).length > 0)) return []
      const near = (names: string[]) => nearest(findMentions(sentence, names), place)
      const [toSubject, toOther] = [near(about), near(competitors)]
      const isSure = Number.isFinite(toSubject) && toSubject <= toOther
      if (!isSure && (Number.isFinite(toOther) || !isUnder(block, about, competitors))) return []
      return [{ fact: name, is, said: sentence.slice(place.start, place.end), isSure }]
    })
}

function isGlob(text: string): boolean {
  return /[*/]/.test(text)
}

/** Tells whether the innermost heading that names a brand names the subject. */
function isUnder({ headings }: Block, about: string[], competitors: string[]): boolean {
  for (const heading of headings.toReversed()) {
    if (findMentions(heading, about).length > 0) return true
    if (findMentions(heading, competitors).length > 0) return false
  }
  return false
}

function nearest(places: readonly Place[], { start, end }: Place): number {
  return Math.min(...places.map(other => Math.max(other.start - end, start - other.end, 0)))
}

/** Returns where a sentence says a value. */
function findSaid(sentence: string, said: Said): Place[] {
  if (!('words' in said)) {
    return readValues(sentence)
      .filter(value => isSame(value, said))
      .map(({ start, text }) => ({ start, end: start + text.length }))
  }
  const start = sentence.toLowerCase().indexOf(said.words)
  const end = start + said.words.length
  return start >= 0 && isWhole(sentence, start, end) ? [{ start, end }] : []
}
