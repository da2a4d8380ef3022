/** Shows `${{ secrets.NAME }}` as it is written. Vue takes two braces in a text for code to run. */
import type { MarkdownRenderer } from 'vitepress'

/** Has the renderer write two braces of texts and of code in them as entities. */
export function showBraces({ renderer, utils }: MarkdownRenderer): void {
  const write = (text = '') => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;')
  renderer.rules.text = (tokens, at) => write(tokens[at]?.content)
  renderer.rules.code_inline = (tokens, at) => `<code>${write(tokens[at]?.content)}</code>`
}
