/** The questions that live engines are asked about keywords. */
import { createHash } from 'node:crypto'

/** Default question. It names no brand, because an engine tends to repeat a brand that the question names. */
export const DEFAULT_PROMPT_TEMPLATE =
  'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.'

/** A keyword with the questions that it is asked by; without any, the templates ask about it. */
export interface AskedKeyword {
  keyword: string
  questions: string[]
}

/** Returns the entry that a keyword with its questions is written as: `keyword = question | question`. */
export function formatAskedKeyword({ keyword, questions }: AskedKeyword): string {
  return questions.length === 0 ? keyword : `${keyword} = ${questions.join(' | ')}`
}

/** The phrasings of all questions of a run. */
export interface Phrasings {
  /** Templates for the keywords without questions of their own; at least one. */
  promptTemplates: string[]
  /** The keywords with questions of their own. */
  ownQuestions: AskedKeyword[]
}

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
 * Returns the question of a sample (from 1) about a keyword. With k phrasings p₀ … pₖ₋₁ in the order of their text, sample n
 * asks p₍ₕ₊ₙ₋₁₎ mod k, where h is a hash of the keyword. So the samples of a keyword are spread over all phrasings, runs of
 * one sample still use several phrasings, and the same sample has the same question in every run, whatever other keywords
 * are asked about. `language` is a BCP 47 tag; the question holds its English name.
 */
export function chooseQuestion(
  { promptTemplates, ownQuestions }: Phrasings,
  { keyword, language, sample }: { keyword: string; language: string; sample: number },
): string {
  const own = ownQuestions.find(asked => asked.keyword === keyword)?.questions ?? []
  const phrasings = (own.length > 0 ? own : promptTemplates).toSorted()
  const phrasing = phrasings[(hash(keyword) + sample - 1) % phrasings.length] ?? DEFAULT_PROMPT_TEMPLATE
  return phrasing.replace(PLACEHOLDER, (_, name) => (name === 'keyword' ? keyword : nameLanguage(language)))
}

function hash(keyword: string): number {
  return createHash('sha256').update(keyword).digest().readUInt32BE()
}

function nameLanguage(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
