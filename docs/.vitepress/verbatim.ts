/** Shows texts and code as they are written. */
import type { MarkdownRenderer } from 'vitepress'

/**
 * Has the renderer write `{{` of texts and code as entities: Vue would run what stands between two braces. A block of indented
 * code can be reached by keyboard, because it scrolls on a phone.
 */
export function showVerbatim({ renderer, utils }: MarkdownRenderer): void {
  const write = (text = '') => utils.escapeHtml(text).replaceAll('{{', '&#123;&#123;')
  renderer.rules.text = (tokens, at) => write(tokens[at]?.content)
  renderer.rules.code_inline = (tokens, at) => `<code>${write(tokens[at]?.content)}</code>`
  renderer.rules.code_block = (tokens, at) =>
    `<pre tabindex="0"><code>${write(tokens[at]?.content)}</code></pre>`
}
