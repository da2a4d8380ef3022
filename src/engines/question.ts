import { createHash } from 'node:crypto'

/** Names no brand, because an engine tends to repeat a brand that the question names. */
export const DEFAULT_PROMPT_TEMPLATE =
  'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.'

/** A keyword with its own questions; if it has none, it is asked by the templates. */
export interface AskedKeyword {
  keyword: string
  questions: string[]
}

/** Returns a keyword as users write it: `keyword = question | question`. */
export function formatAskedKeyword({ keyword, questions }: AskedKeyword): string {
  return questions.length === 0 ? keyword : `${keyword} = ${questions.join(' | ')}`
}

export interface Phrasings {
  /** For the keywords without their own questions; at least one. */
  promptTemplates: string[]
  ownQuestions: AskedKeyword[]
}

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' })
const PLACEHOLDER = /\{(\w+)\}/g

/** Returns the templates; undefined if one lacks `{keyword}` or has a placeholder other than `{language}`. */
export function readPromptTemplates(texts: string[]): string[] | undefined {
  const isTemplate = (text: string) => placeholdersOf(text).has('keyword') && hasKnownPlaceholders(text)
  return texts.every(isTemplate) ? texts : undefined
}

/** Returns whether the text has no placeholder other than `{keyword}` and `{language}`. */
export function hasKnownPlaceholders(text: string): boolean {
  return [...placeholdersOf(text)].every(name => name === 'keyword' || name === 'language')
}

function placeholdersOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))
}

/**
 * Returns the question of a sample (from 1) about a keyword. Of k phrasings in the order of their text, sample n asks number
 * (h + n - 1) mod k, from 0, where h is a hash of the keyword. So the samples of a keyword use all phrasings, runs of one sample
 * use several, and a sample has the same question in every run. `language` is a BCP 47 tag.
 */
export function chooseQuestion(
  { promptTemplates, ownQuestions }: Phrasings,
  { keyword, language, sample }: { keyword: string; language: string; sample: number },
): string {
  const own = ownQuestions.find(asked => asked.keyword === keyword)?.questions ?? []
  const phrasings = (own.length > 0 ? own : promptTemplates).toSorted()
  const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE
  return phrasing.replace(PLACEHOLDER, (_, name) =>
    name === 'keyword' ? keyword : (LANGUAGE_NAMES.of(language) ?? language),
  )
}

function hash(keyword: string): number {
  return createHash('sha256').update(keyword).digest().readUInt32BE()
}
