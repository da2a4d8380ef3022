/** What the questions of all languages share. Pure. */
import { isOrdinaryTitle } from './ordinary-titles.ts'

/** What a question is about. */
export interface Asked {
  brand: string
  /** What the brand is, such as `web analytics tool`; undefined where no page says it. */
  category: string | undefined
  /** Language tag of the site. */
  language: string
  /** Returns a word of a title as it is written in a sentence. */
  inSentence(word: string): string
}

export const MOST_WORDS = 12
/** A shorter question lacks its subject or its verb, unless it names the brand. */
export const FEWEST_WORDS_ASKED = 4

/** Dates, versions and numbers alone. */
const DATED =
  /\b(?:19|20)\d{2}\b|\bv?\d+(?:\.\d+)+|\bv\d+\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s+\d/i
/** What stands in code and in no question. */
const CODE =
  /[(){}[\]<>=\\|$@#^~;:]|__|\w_\w|^[-./]|^[a-z]+[A-Z]\w*$|[a-z]\.[A-Z]|\.(?:[cm]?[jt]sx?|ya?ml|json|toml|py|rs|go|sh|html?|css|env|md)\b/

/** Returns whether nobody asks about a heading: a title that every site has, a date or code. `subject` lacks its brackets. */
export function isNoSubject(heading: string, subject: string): boolean {
  return DATED.test(heading) || isOrdinaryTitle(heading) || CODE.test(subject)
}

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A word of such a script ends a Latin one beside it. */
const BETWEEN_WORDS =
  /(?:[^\p{L}\p{N}+#]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])+/u

/** Returns whether a text names the brand. */
export function namesBrand(text: string, { brand }: Pick<Asked, 'brand'>): boolean {
  const [first = brand] = brand
    .toLowerCase()
    .replace(/\.js$/, '')
    .split(/[^\p{L}\p{N}+#]+/u)
  const folded = text.toLowerCase()
  return WITHOUT_SPACES.test(first) ? folded.includes(first) : folded.split(BETWEEN_WORDS).includes(first)
}
