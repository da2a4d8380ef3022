/** Turns the links of the documents, which GitHub follows in the repository, into those of the site. */
import { posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

export const REPOSITORY = 'https://github.com/ai-visibility-gate/ai-visibility-gate'

/** Returns the address of a link of the page at `page`, a path from docs/. A file outside docs/ is at GitHub. */
export function siteLink(href: string, page: string): string {
  if (/^(?:[a-z]+:|#)/.test(href)) return href
  const path = posix.normalize(posix.join('docs', posix.dirname(page), href))
  if (!path.startsWith('docs/')) return `${REPOSITORY}/blob/main/${path}`
  return href.replace(/README\.md(?=#|$)/, 'index.md')
}

/** Has the renderer change the links of each page. */
export function rewriteLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null
      if (href !== null) token.attrSet('href', siteLink(href, env.relativePath))
    }
  })
}
