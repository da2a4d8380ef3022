import { normalize } from '../lib/text.ts'
import { createStopWords } from '../sites/stop-words.ts'
import { spellNames } from './names.ts'
import { findStemmer } from './stems.ts'

export interface Language {
  /** Returns the words in order, normalized: NFKC, lower case, diacritics kept. */
  words(text: string): string[]
  /** Returns the stem, or the word itself without a stemmer. */
  term(word: string): string
  /** Returns whether a word of a query is not a stop word. */
  isInformative(word: string): boolean
  /** Returns trimmed sentences. A line break ends a sentence. */
  sentences(text: string): string[]
}

const RUN = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts without spaces between words, which need a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Korean has spaces between words, but attaches particles to them. */
const HANGUL = /\p{Script=Hangul}/u
const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu

/**
 * Returns the word functions of a BCP 47 language code, regardless of its region. A pattern finds words of scripts with
 * spaces, many times faster than a segmenter and with the same result; other scripts go through `Intl.Segmenter`. Korean
 * runs become overlapping pairs of syllables, which match with any particle. Throws a RangeError for a malformed code.
 */
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
      ? segment(listRuns(spell(fold(text, 'NFC')))).map(word => fold(word, 'NFKC'))
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

/** Returns whether a language has no stemmer, so that only equal words match. */
export function hasPlainWords(code: string): boolean {
  const [language = ''] = code.toLowerCase().split('-')
  return findStemmer(language) === undefined
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

/** Splits Hangul into overlapping pairs of syllables. */
function splitHangul(word: string): string[] {
  if (!HANGUL.test(word)) return [word]
  return (word.match(HANGUL_OR_OTHER) ?? []).flatMap(part => {
    if (!HANGUL.test(part) || part.length <= 2) return [part]
    return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2))
  })
}
