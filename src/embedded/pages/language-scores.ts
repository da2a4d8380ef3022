/** How like each of some languages a text is: the sums of franc, which keeps a table for each of 187 languages. */
import { data } from 'franc/data.js'
import { expressions } from 'franc/expressions.js'

/** A language by its ISO 639-3 code, and how like it the text is: 1 of the best. */
export type LanguageScore = [code: string, score: number]

/** What a trigram counts for that a language does not have among its commonest. */
const MOST_DISTANCE = 300

const LEAST_CHARACTERS = 10

/** How often a trigram was seen in the text of that number, and the languages that have it, by their index, with its rank. */
interface Trigram {
  text: number
  count: number
  languages: number[]
  ranks: number[]
}

/** Of the languages that share a script. */
interface ScriptTable {
  codes: string[]
  trigrams: Map<string, Trigram>
}

/**
 * Returns a function that scores a text as franc does for `only`, best first: one pass over the trigrams of the text with
 * one table of a script, in place of one for each language. The sums are of whole numbers, so that their order is free.
 * `und` where it can be none of the languages. A text has at most 2,048 characters.
 */
export function createLanguageScorer(only: string[]): (text: string) => LanguageScore[] {
  const tables = new Map<string, ScriptTable>()
  let texts = 0

  function tableOf(script: string, models: Record<string, string>): ScriptTable {
    const table = tables.get(script) ?? createTable(models, only)
    tables.set(script, table)
    return table
  }

  function measure(text: string, { codes, trigrams }: ScriptTable): LanguageScore[] {
    texts += 1
    const seen: Trigram[] = []
    const others = new Set<string>()
    const padded = ` ${text
      .replace(/[!-@\s]+/g, ' ')
      .trim()
      .toLowerCase()} `
    for (let index = 0; index + 3 <= padded.length; index += 1) {
      const letters = padded.slice(index, index + 3)
      const found = trigrams.get(letters)
      if (found === undefined) others.add(letters)
      else if (found.text === texts) found.count += 1
      else {
        found.text = texts
        found.count = 1
        seen.push(found)
      }
    }
    const distances = codes.map(() => MOST_DISTANCE * (seen.length + others.size))
    for (const { count, languages, ranks } of seen) {
      languages.forEach((language, index) => {
        const distance = Math.abs(count - (ranks[index] ?? 0) - 1)
        distances[language] = (distances[language] ?? 0) + distance - MOST_DISTANCE
      })
    }
    return codes
      .map((code, index): LanguageScore => [code, distances[index] ?? 0])
      .sort(([, one], [, other]) => one - other)
  }

  return text => {
    if (text.length < LEAST_CHARACTERS) return [['und', 1]]
    const script = findScript(text)
    const models = data[script]
    if (models === undefined) return [[only.includes(script) ? script : 'und', 1]]
    const distances = measure(text, tableOf(script, models))
    const least = distances[0]?.[1]
    if (least === undefined) return [['und', 1]]
    const most = text.length * MOST_DISTANCE - least
    return distances.map(([code, distance]) => [code, 1 - (distance - least) / most || 0])
  }
}

function createTable(models: Record<string, string>, only: string[]): ScriptTable {
  const codes = Object.keys(models).filter(code => only.includes(code))
  const trigrams = new Map<string, Trigram>()
  for (const [language, code] of codes.entries()) {
    for (const [rank, letters] of (models[code] ?? '').split('|').entries()) {
      const trigram = trigrams.get(letters) ?? { text: 0, count: 0, languages: [], ranks: [] }
      trigrams.set(letters, trigram)
      trigram.languages.push(language)
      trigram.ranks.push(rank)
    }
  }
  return { codes, trigrams }
}

/** Returns the script that most characters of the text are of, or the language with a script of its own; '' for none. */
function findScript(text: string): string {
  // No other script can have as many.
  if (2 * (text.match(/[a-z]/gi)?.length ?? 0) > text.length) return 'Latin'
  let most = 0
  let found = ''
  for (const [script, characters] of Object.entries(expressions)) {
    const count = text.match(characters)?.length ?? 0
    if (count > most) {
      most = count
      found = script
    }
  }
  return found
}
