/** The words of a text, in any script, and the terms they are compared by. */
import { stemmer } from 'stemmer'
import { ENGLISH_STOP_WORDS } from './stop-words.ts'

export interface Language {
  /** The words of `text` in order, normalised: NFKC, lower case, diacritics kept. */
  words(text: string): string[]
  /** What a word is compared by: in English its Porter stem, elsewhere itself. */
  term(word: string): string
  /** Whether a word of a query says what it is about. */
  isInformative(word: string): boolean
  /** The sentences of `text`, trimmed; a line never runs on into the next. */
  sentences(text: string): string[]
}

/** A run of letters, marks and digits. Apostrophes and hyphens part words. */
const RUN = /[\p{L}\p{M}\p{N}]+/gu

/** Scripts that put no spaces between words: a run of them needs a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Korean puts spaces, but glues particles to its words. */
const HANGUL = /\p{Script=Hangul}/u
const HANGUL_OR_OTHER = /\p{Script=Hangul}+|\P{Script=Hangul}+/gu

/**
 * Words by a BCP 47 language code. Runs of letters are words, found by one pattern, which is many times faster than
 * a segmenter and the same for scripts with spaces; runs of scripts without go through `Intl.Segmenter`, and Korean
 * ones become overlapping pairs of syllables, so that a word is found with any particle. Throws a RangeError when
 * the code is malformed.
 */
export function createLanguage(code: string): Language {
  const locale = new Intl.Locale(code)
  const wordSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const sentenceSegmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  const isEnglish = locale.language === 'en'

  const normalise = (text: string) => text.normalize('NFKC').toLocaleLowerCase(locale.language)

  function segment(run: string): string[] {
    if (!UNSPACED.test(run)) return [run]
    const segments = Array.from(wordSegmenter.segment(run))
    return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  }

  function words(text: string): string[] {
    // NFKC takes Thai vowels apart, which the segmenter's dictionary then no longer knows.
    const words = UNSPACED.test(text)
      ? runsOf(text.normalize('NFC')).flatMap(segment).map(normalise)
      : runsOf(normalise(text))
    return HANGUL.test(text) ? words.flatMap(splitHangul) : words
  }

  return {
    words,
    term: isEnglish ? stemmer : word => word,
    isInformative: isEnglish ? word => !ENGLISH_STOP_WORDS.has(word) : () => true,
    sentences: text =>
      Array.from(sentenceSegmenter.segment(text), ({ segment }) => segment.trim()).filter(
        sentence => sentence !== '',
      ),
  }
}

function runsOf(text: string): string[] {
  return text.match(RUN) ?? []
}

/** The Hangul of a word as overlapping pairs of syllables; the rest as it is. */
function splitHangul(word: string): string[] {
  if (!HANGUL.test(word)) return [word]
  return (word.match(HANGUL_OR_OTHER) ?? []).flatMap(part => {
    if (!HANGUL.test(part) || part.length <= 2) return [part]
    return Array.from({ length: part.length - 1 }, (_, index) => part.slice(index, index + 2))
  })
}
