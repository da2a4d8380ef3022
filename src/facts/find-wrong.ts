/** Finds sentences and answers that state an old value of a fact. Pure; docs/facts.md has the rule. */
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
  fact: text,
  path: text,
  line: count,
  sentence: text,
  /** The old value as written. */
  said: text,
  is: texts,
  /** The sentence itself names the subject, not only a heading. */
  isSure: z.boolean(),
  /** Only the edited list of the change calls the value old. It does not fail the run. */
  isByEdit: z.boolean().exactOptional(),
  /** Set for answers of an engine, which have no path, line and sentence. `of`: answers that state the fact. */
  answers: z
    .object({
      engine: text,
      wrong: count,
      of: count,
      sites: list(z.object({ place: text, isOwn: z.boolean(), answers: count })),
    })
    .exactOptional(),
})
/** A sentence of a page, or answers of an engine, with an old value. */
export type WrongFact = z.output<typeof wrongFactSchema>

interface FactPage {
  blocks: readonly Block[]
  placeOf(line: number): { path: string; line: number }
}

/** Maximum number of reported sentences of a change, and their length. */
const MAX_WRONG = 200
const SENTENCE_LENGTH = 300

/** Reporting each sentence would take longer than searching it. */
const STEP_LENGTH = 10_000

/** Returns the sentences of pages that newly state an old value. A moved sentence is not new. */
export function findNewlyWrong(
  facts: readonly Fact[],
  competitors: string[],
  { base, head }: Record<'base' | 'head', ReadonlyMap<string, FactPage>>,
  sentencesOf: (text: string) => string[],
  watch: PageWatch = unwatched,
): WrongFact[] {
  const listSentences = ({ blocks }: FactPage) =>
    blocks
      .filter(({ kind }) => kind !== 'code')
      .flatMap(block => sentencesOf(block.text).map(sentence => ({ block, sentence })))
  const before = new Set([...base.values()].flatMap(listSentences).map(({ sentence }) => sentence))
  const findFacts = createFactFinder(facts, competitors, watch)
  const wrong: WrongFact[] = []
  for (const [path, page] of head) {
    for (const { sentence, block } of listSentences(page)) {
      if (before.has(sentence)) continue
      for (const { listed, ...found } of findFacts(path, sentence, block.headings)) {
        if (listed === undefined) continue
        const place = page.placeOf(block.lines.from)
        wrong.push({ ...found, ...place, sentence: clip(toSingleLine(sentence), SENTENCE_LENGTH) })
      }
    }
  }
  watch.onStep(undefined)
  return wrong.slice(0, MAX_WRONG)
}

/** A heading or an item of an answer. Any other line is a paragraph. */
const LINE = /^(\s*)(?:(#{1,6})\s|([-*+•]|\d+[.)])\s)?/

/** Depths of blocks other than headings. */
const PARAGRAPH = 7
const ITEM = 8
/** Number of lines and sentences above a value that may name its subject. */
const MAX_AROUND = 20

/**
 * Returns the facts that an answer states. `said`: the old value as listed; undefined if the answer also states a current
 * one. The subject of a line is in the line or above it: in a heading, the paragraph before its list, or an outer item.
 */
export function readStatedFacts(
  facts: readonly Fact[],
  competitors: string[],
  answer: string,
  sentencesOf: (text: string) => string[],
): StatedFact[] {
  const findFacts = createFactFinder(facts, competitors)
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
        const stated = findFacts('', sentence, around.slice(-MAX_AROUND))
        around.push(sentence)
        return stated
      })
    })
  return facts.flatMap(fact => {
    const own = found.filter(each => each.fact === fact.name)
    const isRight = own.some(({ listed }) => listed === undefined)
    const stated = { fact: fact.name, is: fact.is, list: digestOf(fact) }
    return own.length === 0 ? [] : [{ ...stated, said: isRight ? undefined : own[0]?.listed }]
  })
}

/** Returns a finder of the facts of a sentence. `listed`: the old value as listed; undefined for a current value. */
function createFactFinder(facts: readonly Fact[], competitors: string[], { onStep }: PageWatch = unwatched) {
  let unreported = STEP_LENGTH
  const searches = facts.map(fact => ({
    fact,
    isAboutSubject: createHeadingTest(fact.about, competitors),
    // Current values come first: "Reduced from $0.10 to $0.05" is right.
    values: [
      ...fact.is.map(text => ({ value: readStatedValue(text), listed: undefined })),
      ...fact.was.map(text => ({ value: readStatedValue(text), listed: text })),
    ],
    exceptPages: fact.except.filter(isGlob).map(compileGlob),
    exceptWords: fact.except.filter(each => !isGlob(each)).map(each => each.toLowerCase()),
  }))
  return (path: string, text: string, headings: readonly string[]) => {
    const sentence = { text, lowerCase: text.toLowerCase(), values: readValues(text) }
    return searches.flatMap(
      ({ fact: { name, about, is }, isAboutSubject, values, exceptPages, exceptWords }) => {
        unreported += text.length
        if (unreported >= STEP_LENGTH) {
          onStep({ fact: name })
          unreported = 0
        }
        const [place] = values.flatMap(({ value, listed }) =>
          findStatedValue(sentence, value).map(found => ({ ...found, listed })),
        )
        if (place === undefined || exceptPages.some(matches => matches(path))) return []
        if (exceptWords.some(word => sentence.lowerCase.includes(word))) return []
        const distanceTo = (names: string[]) => nearest(findMentions(text, names), place)
        const [toSubject, toOther] = [distanceTo(about), distanceTo(competitors)]
        const isSure = Number.isFinite(toSubject) && toSubject <= toOther
        if (!isSure && (Number.isFinite(toOther) || !isAboutSubject(headings))) return []
        return [{ fact: name, is, said: text.slice(place.start, place.end), isSure, listed: place.listed }]
      },
    )
  }
}

/** Returns a test for whether the innermost heading that names a brand names the subject. */
function createHeadingTest(about: string[], competitors: string[]) {
  const known = new Map<string, 'own' | 'other' | 'none'>()
  const readOwner = (heading: string) => {
    if (findMentions(heading, about).length > 0) return 'own'
    return findMentions(heading, competitors).length > 0 ? 'other' : 'none'
  }
  const ownerOf = (heading: string) => {
    const owner = known.get(heading) ?? readOwner(heading)
    known.set(heading, owner)
    return owner
  }
  return (headings: readonly string[]) => headings.map(ownerOf).findLast(owner => owner !== 'none') === 'own'
}

function nearest(places: readonly Place[], { start, end }: Place): number {
  return Math.min(...places.map(other => Math.max(other.start - end, start - other.end, 0)))
}

interface ReadSentence {
  text: string
  lowerCase: string
  values: Value[]
}

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
