/** Default question. It names no brand, because an engine tends to repeat a brand that the question names. */
export const DEFAULT_PROMPT_TEMPLATE =
  'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.'

const PLACEHOLDER = /\{(\w+)\}/g

/** Returns the template; undefined if it lacks `{keyword}` or has a placeholder other than `{language}`. */
export function readPromptTemplate(text: string): string | undefined {
  const names = new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name))
  if (!names.has('keyword')) return undefined
  names.delete('keyword')
  names.delete('language')
  return names.size === 0 ? text : undefined
}

/** Returns the question for a keyword. `language` is a BCP 47 tag; the question holds its English name. */
export function buildQuestion(template: string, keyword: string, language: string): string {
  return template.replace(PLACEHOLDER, (_, name) => (name === 'keyword' ? keyword : nameLanguage(language)))
}

function nameLanguage(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
