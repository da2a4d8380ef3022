/** A comment as a page, with the looks of GitHub. */
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const STYLES = `
body { margin: 0; padding: 16px; background: #fff; color: #1f2328; font: 14px/1.5 "Liberation Sans", sans-serif; }
article { max-width: 806px; border: 1px solid #d1d9e0; border-radius: 6px; }
header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; color: #59636e; }
header strong { color: #1f2328; }
section { padding: 16px; }
section > :last-child { margin-bottom: 0; }
h2 { margin: 24px 0 16px; padding-bottom: 6px; border-bottom: 1px solid #d1d9e0; font-size: 21px; line-height: 1.25; }
h2:first-of-type { margin-top: 0; }
h3 { margin: 24px 0 16px; font-size: 17.5px; line-height: 1.25; }
p, ul, ol, table, pre, details { margin: 0 0 16px; }
ul, ol { padding-left: 28px; }
li { margin-top: 4px; }
li > p { margin-top: 16px; }
a { color: #0969da; }
code { padding: 3px 5px; border-radius: 6px; background: #eff1f3; font-size: 85%; }
sub { font-size: 75%; line-height: 0; vertical-align: -0.25em; }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 6px 13px; border: 1px solid #d1d9e0; }
tr:nth-child(2n) { background: #f6f8fa; }
`

/** Returns the HTML page of a comment. */
export function commentPage(markdown: string): string {
  // In a comment, unlike in a file, GitHub keeps the ends of lines.
  const lines = markdown.replace(/^<!--.*-->\n/, '').replace(/(?<=\S)\n(?= *\*\*)/g, '  \n')
  const html = micromark(lines, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style>
<article><header><strong>github-actions</strong> commented</header><section>${html}</section></article>`
}
