/** The parts of a text that other words cannot say: values, names of code, and negations. Pure. */

/** A number as it is written, and how it is compared: `1,000 s` is `1000`. */
export interface Value {
  text: string
  value: string
}

interface HardTokens {
  /** Numbers, prices, shares and versions. */
  values: Value[]
  /** Names of code, flags and paths, as they stand. */
  names: string[]
}

/** Longer texts have been cut before: what a search in one may cost is small. */
const VALUE = /[$€£¥]?\p{Nd}[\p{Nd}.,:]{0,20}(?:\s?%|\s?\p{L}{1,12})?/gu
const DIGITS = /\p{Nd}[\p{Nd}.,:]*/u
/** A comma or a space before three digits parts thousands. */
const THOUSANDS = /,(?=\p{Nd}{3}(?!\p{Nd}))/gu

const CODE_NAMES = [
  // --flag, -f
  /(?<![\w-])--?[A-Za-z][\w-]{0,60}/g,
  // snake_case, UPPER_CASE
  /\b[A-Za-z]\w{0,60}_\w{1,60}/g,
  // camelCase, and not GitHub: a name of a product may be written in other ways.
  /\b[a-z]{1,40}[A-Z]\w{0,60}/g,
  // object.member, file.ext, call()
  /\b[A-Za-z]\w{0,40}(?:\.[A-Za-z]\w{0,40}){1,5}\b/g,
  /\b[A-Za-z]\w{0,60}(?=\(\))/g,
  // a path
  /(?<![\w/])\/[\w.-]{1,60}(?:\/[\w.-]{1,60}){0,8}/g,
]

/** Returns the values and the names of code in a text, each once, in order. */
export function findHardTokens(text: string): HardTokens {
  const values = Array.from(text.matchAll(VALUE), ([found]) => {
    const written = found.trim()
    const [digits = ''] = DIGITS.exec(written) ?? []
    const sign = /[$€£¥%]/.exec(written)?.[0] ?? ''
    return { text: written, value: `${digits.replace(THOUSANDS, '').replace(/[.,:]{1,20}$/, '')}${sign}` }
  })
  const names = CODE_NAMES.flatMap(pattern => Array.from(text.matchAll(pattern), ([found]) => found))
  return {
    values: [...new Map(values.map(each => [each.value, each])).values()],
    names: [...new Set(names)],
  }
}

/** Words that turn a statement around. A language without an entry has those of English. */
const NEGATIONS: Record<string, RegExp> = {
  de: /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|nie|niemals|ohne)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|sin|ningun\p{L}{0,2}|ningún)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|n['’]\p{L}+|pas|jamais|sans|aucun\p{L}{0,2})(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai|senza|nessun\p{L}?)(?!\p{L})/iu,
  ja: /ない|ません|なし|ず(?!つ)/u,
  ko: /않|없|못/u,
  nl: /(?<!\p{L})(?:niet|geen|nooit|zonder)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|sem|nenhum\p{L}?)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нет|нельзя|никогда|без)(?!\p{L})/iu,
  zh: /不|没|沒|无|無|勿|未/u,
}
const ENGLISH = /(?<!\p{L})(?:not|no|never|cannot|without|none|\p{L}{2,8}n['’]t)(?!\p{L})/iu

/** Tells whether a text in a language, a BCP 47 tag, has a word of negation. */
export function isNegated(text: string, languageCode: string): boolean {
  const [language = ''] = languageCode.toLowerCase().split('-')
  return (NEGATIONS[language] ?? ENGLISH).test(text)
}
