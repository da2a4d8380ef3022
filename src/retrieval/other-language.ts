/** Recognizes text that was replaced by text in another language. */
import type { Language } from './words.ts'

/** A shorter text may have mostly names and terms. */
const MIN_WORDS = 25

/** Japanese pages about software have up to half Latin letters. */
const MIN_SCRIPT_CHANGE = 0.5

/** Of the words of English sentences, mostly 0.17 or more are stop words of English; in other languages at most 0.14. */
const MIN_STOP_WORDS = 0.2
const MAX_STOP_WORDS_KEPT = 1 / 4

const SENTENCE_END = /\p{Sentence_Terminal}[\p{Pe}\p{Pf}"']*$/u
const NAME = /\p{Lu}[\p{Lu}\p{Ll}\p{N}]*/gu

interface Writing {
  words: number
  /** Shares of all letters and of all words. */
  latin: number
  stopWords: number
}

/** Returns whether the sentences of `now` are in another language than those of `before`; false if either has few words. */
export function isOtherLanguage(
  before: readonly string[],
  now: readonly string[],
  language: Language,
): boolean {
  const [old, fresh] = [measureWriting(before, language), measureWriting(now, language)]
  if (old.words < MIN_WORDS || fresh.words < MIN_WORDS) return false
  const isOtherScript = Math.abs(old.latin - fresh.latin) > MIN_SCRIPT_CHANGE
  const lacksStopWords = fresh.stopWords <= MAX_STOP_WORDS_KEPT * old.stopWords
  return isOtherScript || (old.stopWords >= MIN_STOP_WORDS && lacksStopWords)
}

function measureWriting(texts: readonly string[], language: Language): Writing {
  const sentences = texts.filter(text => isProse(text, language)).join('\n')
  const words = language.words(sentences)
  const stopWords = words.filter(word => !language.isInformative(word))
  const letters = sentences.match(/\p{L}/gu)?.length ?? 0
  const latin = sentences.match(/\p{Script=Latin}/gu)?.length ?? 0
  return {
    words: words.length,
    latin: letters === 0 ? 0 : latin / letters,
    stopWords: words.length === 0 ? 0 : stopWords.length / words.length,
  }
}

/** Labels, table rows and names have hardly any stop words in any language. */
function isProse(text: string, language: Language): boolean {
  if (!SENTENCE_END.test(text)) return false
  const words = language.words(text.replace(NAME, ' ')).filter(word => /^\p{L}/u.test(word))
  return 2 * words.length >= language.words(text).length
}
