/**
 * What engines are asked when the user has no words of their own. It names no brand: a question that does would
 * measure an echo.
 */
export const DEFAULT_PROMPT_TEMPLATE =
  'I am looking into {keyword}. What would you recommend, and why? Answer in {language}.'

const PLACEHOLDER = /\{(\w+)\}/g

/** The template, or undefined where it lacks `{keyword}` or has a placeholder other than `{language}`. */
export function readPromptTemplate(text: string): string | undefined {
  const names = new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name))
  if (!names.has('keyword')) return undefined
  names.delete('keyword')
  names.delete('language')
  return names.size === 0 ? text : undefined
}

/** The question for a keyword; `language`, a language tag, becomes its English name. */
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
