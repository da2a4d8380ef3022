/** The forms of content. */

export type ContentForm = 'article' | 'faq' | 'product-description'

/** Returns the form for a content type. The contract lists no content types; an unknown one becomes an article. */
export function formOf(contentType: string | undefined): ContentForm {
  const name = (contentType ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (name === 'faq' || name === 'faqs') return 'faq'
  return name === 'product-description' ? name : 'article'
}

const QUESTION_MARK = /[?？؟՞⁇⁈\u037E]\s*$/u

/** Returns whether the text ends with a question mark of any script. */
export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text)
}

/** Returns `text` with a question mark of its script at the end. */
export function asQuestion(text: string): string {
  if (isQuestion(text)) return text
  const end = text.replace(/(?<![\s.:。：])[\s.:。：]+$/u, '')
  if (/\p{Script=Arabic}/u.test(end)) return `${end}؟`
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(end) ? `${end}？` : `${end}?`
}
