/** Where in a file a heading stands, for somebody who reads the file and not the page. */
import { splitFrontMatter } from '../../src/embedded/pages/front-matter.ts'
import { createOutline } from '../../src/embedded/pages/outline.ts'
import { readBody } from '../../src/embedded/pages/page.ts'
import type { PageFormat } from '../../src/embedded/pages/selection.ts'

/** What is further down is looked for in vain: each look reads the page up to there. */
const MOST_CHARACTERS = 200_000

/**
 * The line, from 1, of the innermost of `headings`, which come outermost first; where it is gone, that of the one around
 * it, then of the page's title, then 1. A heading that is underlined counts as its underline. Throws on nesting beyond what the parser can follow.
 */
export function findHeadingLine(text: string, format: PageFormat, title: string, headings: string[]): number {
  const { body } = splitFrontMatter(text)
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1
  const lines = body.slice(0, MOST_CHARACTERS).split('\n')
  const readFirst = (count: number) => readHeadings(lines.slice(0, count).join('\n'), format)
  const all = readFirst(lines.length)
  const sought = headings.map((_, index) => headings.slice(0, index + 1)).reverse()
  const index = [...sought, [title]]
    .map(path => all.findIndex(found => endsWith(found, path)))
    .find(found => found >= 0)
  if (index === undefined) return 1
  return linesBefore + findFirst(lines.length, count => readFirst(count).length > index)
}

/** Each heading of the page, after those around it. */
function readHeadings(body: string, format: PageFormat): string[][] {
  const found: string[][] = []
  const outline = createOutline(headings => found.push(headings))
  readBody(body, format, outline)
  return found
}

function endsWith(path: string[], end: string[]): boolean {
  return end.every((heading, index) => heading === path[path.length - end.length + index])
}

/** The smallest number, 1 to `last`, that `holds`, as all greater ones do. */
function findFirst(last: number, holds: (number: number) => boolean): number {
  let low = 1
  let high = last
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
