/** Whether a line can say what a statement said. A reader points at lines; this decides what its pointer is worth. Pure. */
import type { Language } from '../repository/words.ts'
import { findHardTokens, isNegated } from './hard-tokens.ts'
import type { StatementFinding } from './reading.ts'

/** A line with other values says the same otherwise only if it has this share of the informative terms. */
const LIKE = 0.5

const LETTER = /\p{L}/u
/** Japanese writes particles and endings in it, and most words that say something with other letters. */
const PARTICLE = /^\p{Script=Hiragana}+$/u

/** What a line is worth for a statement. A list is empty where it says nothing. */
export type LineJudgment = Pick<StatementFinding, 'lacks' | 'values'> & {
  status: 'same' | 'changed' | 'standing' | 'refused'
}

export interface ReaderLanguage extends Language {
  /** BCP 47 tag. */
  code: string
}

/** What is compared of a text. */
export interface Content {
  /** Stems of the words that say something. */
  terms: ReadonlySet<string>
  values: ReadonlyMap<string, string>
  names: ReadonlySet<string>
  isNegated: boolean
}

/** Returns what is compared of a text. */
export function readContent(text: string, language: ReaderLanguage): Content {
  const { values, names } = findHardTokens(text)
  return {
    terms: new Set(
      language
        .words(text)
        .filter(word => LETTER.test(word) && !PARTICLE.test(word) && language.isInformative(word))
        .map(language.term),
    ),
    values: new Map(values.map(({ value, text }) => [value, text])),
    names: new Set(names),
    isNegated: isNegated(text, language.code),
  }
}

/**
 * Judges a line that is said to say a statement. It must share a content word, and have all values and names of code. A line
 * that the change added may have other values, or a negation on one side, if it is otherwise alike: then the statement is
 * `changed`. A line that stood there before is `standing` at most.
 */
export function judgeLine(statement: Content, line: Content, isAdded: boolean): LineJudgment {
  const lost = [...statement.values].filter(([value]) => !line.values.has(value))
  const names = [...statement.names].filter(name => !line.names.has(name))
  const shared = countShared(statement.terms, line.terms)
  const lacks = [...lost.map(([, text]) => text), ...names]
  if (shared === 0 || names.length > 0) return { status: 'refused', lacks, values: [] }
  if (lost.length === 0) {
    const isTurned = statement.isNegated !== line.isNegated
    const status = isAdded ? (isTurned ? 'changed' : 'same') : isTurned ? 'refused' : 'standing'
    return { status, lacks: [], values: [] }
  }
  const others = [...line.values].filter(([value]) => !statement.values.has(value)).map(([, text]) => text)
  const isAlike = shared >= LIKE * statement.terms.size
  if (!isAdded || !isAlike || others.length < lost.length) return { status: 'refused', lacks, values: [] }
  const values = lost.map(([, before], index) => ({ before, now: others[index] ?? '' }))
  return { status: 'changed', lacks: [], values }
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const term of one) if (other.has(term)) shared += 1
  return shared
}
