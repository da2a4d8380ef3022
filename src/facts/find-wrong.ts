/** Finds sentences of pages that say an old value of a fact. Pure; docs/facts.md has the rule. */
import * as z from 'zod'
import { type PageWatch, unwatched } from '../checkout/source.ts'
import { findMentions } from '../citation/mentions.ts'
import { isWhole } from '../citation/whole-words.ts'
import { count, list, text, texts } from '../contract/parts.ts'
import type { StatedFact } from '../engines/answer-record.ts'
import { clip, toSingleLine } from '../lib/text.ts'
import { readValues, type Value } from '../owners/values.ts'
import type { Block } from '../pages/outline.ts'
import { compileGlob } from '../sites/glob.ts'
import { digestOf, type Fact, isGlob, isSame, readStatedValue, type StatedValue } from './fact.ts'

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
  /** The old value as written in the sentence. */
  said: text,
  is: texts,
  /** The sentence names the subject itself; otherwise a heading does. */
  isSure: z.boolean(),
  /** The change edits the list, and its list calls the value old. Nothing fails by it. */
  isByEdit: z.boolean().exactOptional(),
  /** Answers of an engine say it, and no page: they have no path, line and sentence. `of`: answers that state the fact. */
  answers: z
    .object({
      ...{ engine: text, wrong: count, of: count },
      sites: list(z.object({ place: text, isOwn: z.boolean(), answers: count })),
    })
    .exactOptional(),
})
/** A sentence or row of a page, or answers of an engine, that say an old value. */
export type WrongFact = z.output<typeof wrongFactSchema>

/** A page, as far as its sentences are looked at. */
interface FactPage {
  blocks: readonly Block[]
  placeOf(line: number): { path: string; line: number }
}

/** Maximum number of reported wrong sentences of a change, and the length to which each is cut. */
const MAX_WRONG = 200
const SENTENCE_LENGTH = 300

/** A step is reported after this many characters: to report each sentence would take longer than to search it. */
const STEP_LENGTH = 10_000

/** Returns the sentences of pages that say an old value, and that no page said before. A moved page says nothing new. */
export function findNewlyWrong(
  facts: readonly Fact[],
  competitors: string[],
  { base, head }: Record<'base' | 'head', ReadonlyMap<string, FactPage>>,
  sentencesOf: (text: string) => string[],
  watch: PageWatch = unwatched,
): WrongFact[] {
  const sentencesIn = ({ blocks }: FactPage) =>
    blocks.flatMap(block =>
      block.kind === 'code' ? [] : sentencesOf(block.text).map(sentence => ({ block, sentence })),
    )
  const before = new Set([...base.values()].flatMap(sentencesIn).map(({ sentence }) => sentence))
  const look = createLook(facts, competitors, watch)
  const wrong = [...head]
    .flatMap(([path, page]) =>
      sentencesIn(page)
        .filter(({ sentence }) => !before.has(sentence))
        .flatMap(({ sentence, block }) =>
          look(path, sentence, block.headings).flatMap(({ listed, ...wrong }) =>
            listed === undefined
              ? []
              : {
                  ...{ ...wrong, ...page.placeOf(block.lines.from) },
                  sentence: clip(toSingleLine(sentence), SENTENCE_LENGTH),
                },
          ),
        ),
    )
    .slice(0, MAX_WRONG)
  watch.onStep(undefined)
  return wrong
}

/** A heading or an item of an answer. Any other line is a paragraph. */
const LINE = /^(\s*)(?:(#{1,6})\s|([-*+•]|\d+[.)])\s)?/

/** Depths of blocks other than headings. */
const PARAGRAPH = 7
const ITEM = 8
/** Lines and sentences around a value that are looked at for its subject. */
const MAX_AROUND = 20

/**
 * Returns the facts that an answer states: `said` is the old value, as in the list, or undefined for a right one. A line is
 * about the text above it: headings, the paragraph before its list, the items that it is part of. An answer that says a
 * right value, too, is right.
 */
export function readStatedFacts(
  facts: readonly Fact[],
  competitors: string[],
  answer: string,
  sentencesOf: (text: string) => string[],
): StatedFact[] {
  const look = createLook(facts, competitors)
  const open: { depth: number; text: string }[] = []
  const lines = answer.replace(/\\(?=[\p{P}\p{S}])|\*\*/gu, '').split('\n')
  const found = lines
    .filter(line => line.trim() !== '')
    .flatMap(line => {
      const [, indent = '', marks, item] = LINE.exec(line) ?? []
      const depth = marks?.length ?? (item === undefined ? PARAGRAPH : ITEM + indent.length)
      while ((open.at(-1)?.depth ?? 0) >= depth) open.pop()
      const around = open.map(({ text }) => text)
      open.push({ depth, text: line })
      return sentencesOf(line).flatMap(sentence => {
        const said = look('', sentence, around.slice(-MAX_AROUND))
        around.push(sentence)
        return said
      })
    })
  return facts.flatMap(fact => {
    const own = found.filter(each => each.fact === fact.name)
    const isRight = own.some(({ listed }) => listed === undefined)
    const stated = { fact: fact.name, is: fact.is, list: digestOf(fact) }
    return own.length === 0 ? [] : [{ ...stated, said: isRight ? undefined : own[0]?.listed }]
  })
}

/** Returns a function that lists the facts of a sentence: `listed` is the old value, or undefined for a right one. */
function createLook(facts: readonly Fact[], competitors: string[], { onStep }: PageWatch = unwatched) {
  let unreported = STEP_LENGTH
  const sought = facts.map(fact => ({
    ...{ fact, isUnder: createIsUnder(fact.about, competitors) },
    // "Reduced from $0.10 to $0.05" is right.
    values: [
      ...fact.is.map(text => ({ value: readStatedValue(text), listed: undefined })),
      ...fact.was.map(text => ({ value: readStatedValue(text), listed: text })),
    ],
    leftOut: fact.except.filter(isGlob).map(compileGlob),
    words: fact.except.filter(each => !isGlob(each)).map(each => each.toLowerCase()),
  }))
  return (path: string, text: string, headings: readonly string[]) => {
    const sentence = { text, lowerCase: text.toLowerCase(), values: readValues(text) }
    return sought.flatMap(({ fact: { name, about, is }, isUnder, values, leftOut, words }) => {
      unreported += text.length
      if (unreported >= STEP_LENGTH) {
        onStep({ fact: name })
        unreported = 0
      }
      const [place] = values.flatMap(({ value, listed }) =>
        findStatedValue(sentence, value).map(found => ({ ...found, listed })),
      )
      if (place === undefined || leftOut.some(matches => matches(path))) return []
      if (words.some(word => sentence.lowerCase.includes(word))) return []
      const near = (names: string[]) => nearest(findMentions(text, names), place)
      const [toSubject, toOther] = [near(about), near(competitors)]
      const isSure = Number.isFinite(toSubject) && toSubject <= toOther
      if (!isSure && (Number.isFinite(toOther) || !isUnder(headings))) return []
      return [{ fact: name, is, said: text.slice(place.start, place.end), isSure, listed: place.listed }]
    })
  }
}

/** Returns a function that returns whether the innermost heading that names a brand names the subject. Reads a heading once. */
function createIsUnder(about: string[], competitors: string[]) {
  const known = new Map<string, 'own' | 'other' | 'none'>()
  const ownerOf = (heading: string) => {
    const isNamed = (names: string[]) => findMentions(heading, names).length > 0
    const owner = known.get(heading) ?? (isNamed(about) ? 'own' : isNamed(competitors) ? 'other' : 'none')
    known.set(heading, owner)
    return owner
  }
  return (headings: readonly string[]) => headings.map(ownerOf).findLast(owner => owner !== 'none') === 'own'
}

function nearest(places: readonly Place[], { start, end }: Place): number {
  return Math.min(...places.map(other => Math.max(other.start - end, start - other.end, 0)))
}

/** A sentence, read once for all values. */
interface ReadSentence {
  text: string
  lowerCase: string
  values: Value[]
}

/** Returns the places at which a sentence states a value. */
function findStatedValue({ text, lowerCase, values }: ReadSentence, stated: StatedValue): Place[] {
  if (!('words' in stated)) {
    return values
      .filter(value => isSame(value, stated))
      .map(({ start, text: { length } }) => ({ start, end: start + length }))
  }
  const start = lowerCase.indexOf(stated.words)
  const end = start + stated.words.length
  return start >= 0 && isWhole(text, start, end) ? [{ start, end }] : []
}
