import { normalize } from '../lib/text.ts'
import { createStopWords } from '../sites/stop-words.ts'
import { findStemmer } from './stems.ts'

export interface Language {
  /** Returns the words in order, normalized: NFKC, lower case, diacritics kept. */
  words(text: string): string[]
  /** Returns the stem; without a stemmer, the word. */
  term(word: string): string
  /** Returns whether a word of a query is not a stop word. */
  isInformative(word: string): boolean
  /** Returns trimmed sentences. A line break ends a sentence. */
  sentences(text: string): string[]
}

/** With spaces between words, a pattern is many times faster than `Intl.Segmenter`, with the same result. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts without spaces between words, which need a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Korean attaches particles to words. Overlapping pairs of syllables match with any particle. */
const HANGUL = /\p{Script=Hangul}/u
const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu

/** Returns the word functions of a BCP 47 code, regardless of its region. Throws a RangeError for a malformed code. */
export function createLanguage(code: string): Language {
  const locale = new Intl.Locale(code)
  const wordSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const sentenceSegmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  const stem = findStemmer(locale.language)
  const stopWords = createStopWords(locale.language)

  const isInformative = (word: string) => !stopWords.has(word)
  const spell = (text: string) => spellNames(text, isInformative)
  const fold = (text: string, form: 'NFC' | 'NFKC') =>
    normalize(text, form).toLocaleLowerCase(locale.language)

  /** One call of the segmenter for all runs, because each call holds native memory. */
  function segment(runs: string[]): string[] {
    const unspaced = runs.filter(run => UNSPACED.test(run))
    // A line break always ends a word, and no run contains one.
    const segments = wordSegmenter.segment(unspaced.join('\n'))[Symbol.iterator]()
    return runs.flatMap(run => (UNSPACED.test(run) ? takeLine(segments) : [run]))
  }

  function words(text: string): string[] {
    // NFKC splits Thai vowels, and the segmenter's dictionary does not know the split form.
    const words = UNSPACED.test(text)
      ? segment(listRuns(spell(fold(text, 'NFC')))).flatMap(word => listRuns(fold(word, 'NFKC')))
      : listRuns(spell(fold(text, 'NFKC')))
    return HANGUL.test(text) ? words.flatMap(splitHangul) : words
  }

  return {
    words,
    term: stem ?? (word => word),
    isInformative,
    sentences: text =>
      Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter(
        sentence => sentence !== '',
      ),
  }
}

function listRuns(text: string): string[] {
  return text.match(RUN) ?? []
}

function takeLine(segments: Iterator<Intl.SegmentData>): string[] {
  const words: string[] = []
  for (let next = segments.next(); !next.done && next.value.segment !== '\n'; next = segments.next()) {
    if (next.value.isWordLike) words.push(next.value.segment)
  }
  return words
}

function splitHangul(word: string): string[] {
  if (!HANGUL.test(word)) return [word]
  return (word.match(HANGUL_OR_OTHER) ?? []).flatMap(part => {
    if (!HANGUL.test(part) || part.length <= 2) return [part]
    return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2))
  })
}

/** Node.js, node-js, node js, NodeJS. Patterns that begin with rare characters and look behind take a tenth of the time. */
const SCRIPT =
  /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])(?:([a-z][a-z\d]{0,30})[ .-]|([a-z][a-z\d]{2,30})))js(?![\p{Script=Latin}\p{M}\p{N}])/gu

/** `part` is in every text with the name. */
const NAMES: [part: string, found: RegExp, letters: string][] = [
  ['++', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z][a-z\d]{0,20})\+\+/gu, 'pp '],
  // Longer words with this sign are mostly parts of addresses.
  ['#', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])[a-z])#(?![a-z\d#])/gu, 'sharp '],
  // Most other words after a dot are file names and code: `.proto`, `hooks.init`, `grpc.io`.
  ['.net', /\.net(?![\p{Script=Latin}\p{M}\p{N}])/gu, ' dotnet'],
  ['quick', /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])quick)[\s-](?=start)/gu, ''],
  [
    'jective',
    /(?<=(?<![\p{Script=Latin}\p{M}\p{N}])objective)[\s-](?=c(?![\p{Script=Latin}\p{M}\p{N}+#]))/gu,
    '',
  ],
]

/**
 * Spells names with symbols in letters, so that C++ differs from C: `cpp`, `csharp`, `dotnet`, `quickstart`, `objectivec`.
 * Node.js becomes `node nodejs`, which also matches Node, but not Vue.js. `binds`: false for words before a separate `js`.
 */
function spellNames(text: string, binds: (word: string) => boolean): string {
  let spelled = text
  for (const [part, found, letters] of NAMES) {
    if (spelled.includes(part)) spelled = spelled.replace(found, letters)
  }
  if (!spelled.includes('js')) return spelled
  return spelled.replace(SCRIPT, (js: string, apart: string | undefined, joined: string | undefined) => {
    const word = apart ?? joined ?? ''
    return binds(word) ? ` ${word}js` : js
  })
}
