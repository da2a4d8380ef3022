/** The forms that content takes. */

export type ContentForm = 'article' | 'faq' | 'product-description'

/** The contract lists no content types: those that are not known here make an article. */
export function formOf(contentType: string | undefined): ContentForm {
  const name = (contentType ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (name === 'faq' || name === 'faqs') return 'faq'
  return name === 'product-description' ? name : 'article'
}

const QUESTION_MARK = /[?？؟՞⁇⁈\u037E]\s*$/u

export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text)
}

/** `text` with the question mark of its script. */
export function asQuestion(text: string): string {
  if (isQuestion(text)) return text
  const end = text.replace(/[\s.:。：]+$/u, '')
  if (/\p{Script=Arabic}/u.test(end)) return `${end}؟`
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(end) ? `${end}？` : `${end}?`
}
