import type { PageFormat } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'

interface PageRow {
  title: string
  format: PageFormat
  text: string
  expected: string
}

/**
 * Parses rows such as `mdx Text {a}. => Text .`, in which `\n` and `\r` are line breaks. A line without a format is the title of the
 * rows below it.
 */
export function pageRows(table: string): PageRow[] {
  let title = ''
  return table.split('\n').flatMap(line => {
    const [, format, text = '', expected = ''] = /^ +(markdown|mdx|html) (.*) =>(?: (.*))?$/.exec(line) ?? []
    if (format === undefined) title = line.trim()
    if (format !== 'markdown' && format !== 'mdx' && format !== 'html') return []
    return [{ title, format, text: readCell(text), expected: readCell(expected) }]
  })
}

function readCell(cell: string): string {
  return cell
    .replaceAll('\\n', '\n')
    .replaceAll('\\r', '\r')
    .replace(/\\([`$])/g, '$1')
}

/** Returns the text of a page, each passage after its headings. */
export function textOf(text: string, format: PageFormat = 'markdown'): string {
  const { passages } = parsePage(text, format)
  return passages.map(({ headings, text }) => [...headings, text].join(' > ')).join('\n')
}
