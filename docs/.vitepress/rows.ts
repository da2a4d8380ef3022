/** Makes each row of a reference table a place of its own: an error code and an input have an address, and the search finds them. */
import type { MarkdownRenderer } from 'vitepress'

const REFERENCES = ['errors.md', 'inputs.md', 'reports.md']
const ROW = /<tr id="([\w-]+)">\s*<td><code[^>]*>([^<]+)<\/code><\/td>([\s\S]*?)<\/tr>/g

/** Tells whether the tables of the page at `path`, from docs/, begin with a name as code. */
export const isReference = (path = '') => REFERENCES.includes(path)

/** Has the renderer give the rows of reference tables an anchor: the name in the first cell, in lower case. */
export function anchorRows(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('row-anchors', ({ tokens, env }) => {
    if (!isReference(env.relativePath)) return
    for (const [at, token] of tokens.entries()) {
      const [code, ...others] = tokens[at + 2]?.children ?? []
      if (token.type === 'tr_open' && code?.type === 'code_inline' && others.length === 0)
        token.attrSet('id', code.content.toLowerCase())
    }
  })
}

/** Returns the HTML of a page for the search index, which splits it at headings: each row with an anchor becomes a section. */
export function headRows(html: string): string {
  return html.replaceAll(ROW, '<h2>$2 <a href="#$1"></a></h2>$3')
}
