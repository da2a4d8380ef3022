import type { PageFormat } from './formats.ts'

/** Replaces code blocks, inline code and MDX comments by spaces, so that lines and offsets stay the same. */
export function maskCode(text: string, format: PageFormat): string {
  const prose = maskBlocks(text, format !== 'mdx')
  const shown = maskShortcodes(prose)
  return maskSpans(format === 'mdx' ? maskBetween(shown, '{/*', '*/}') : shown)
}

/** Replaces code in shortcodes of Jekyll and Hugo by spaces, in text of any format. */
export function maskShortcodes(text: string): string {
  return SHORTCODES.reduce((masked, [open, close]) => maskBetween(masked, open, close), text)
}

const SHORTCODES = [
  ['{% highlight', '{% endhighlight %}'],
  ['{% raw %}', '{% endraw %}'],
  ['{{< highlight', '{{< /highlight >}}'],
] as const

function maskBlocks(text: string, hasIndentedCode: boolean): string {
  let isIndented = false
  let isAfterEmpty = true
  const lines = text.split('\n')
  const fenced = findFenced(lines)
  const masked = lines.map((line, index) => {
    if (fenced[index]) return blank(line)
    // An indented block follows an empty line.
    isIndented = hasIndentedCode && /^(?: {4}|\t)/.test(line) && (isIndented || isAfterEmpty)
    isAfterEmpty = line.trim() === ''
    return isIndented ? blank(line) : line
  })
  return masked.join('\n')
}

/** Returns for each line whether it is fenced code, including in lists and quotations. */
export function findFenced(lines: string[]): boolean[] {
  let fence = ''
  return lines.map(line => {
    const content = line.slice(measurePrefix(line))
    const [marks = ''] = /^(?:`{3,}|~{3,})/.exec(content) ?? []
    const rest = content.slice(marks.length)
    const isOpen = fence !== ''
    if (isOpen && marks.startsWith(fence) && rest.trim() === '') fence = ''
    const isBegin = !isOpen && marks !== '' && !(marks.startsWith('`') && rest.includes('`'))
    if (isBegin) fence = marks
    return isOpen || isBegin
  })
}

function measurePrefix(line: string): number {
  const [prefix = ''] = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*/.exec(line) ?? []
  return prefix.length
}

/** Replaces everything except line breaks by spaces. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** Replaces the text from each `open` to the next `close` by spaces. */
export function maskBetween(text: string, open: string, close: string): string {
  let masked = ''
  let done = 0
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, done)) {
    const end = text.indexOf(close, start)
    if (end < 0) break
    masked += text.slice(done, start) + blank(text.slice(start, end + close.length))
    done = end + close.length
  }
  return masked + text.slice(done)
}

/** Inline code is between two equally long runs of backticks in one paragraph. */
function maskSpans(text: string): string {
  if (!text.includes('`')) return text
  return text
    .split(/(\n[ \t]*\n)/)
    .map(maskParagraph)
    .join('')
}

function maskParagraph(text: string): string {
  const runs = Array.from(text.matchAll(/`+/g), run => ({ start: run.index, length: run[0].length }))
  /** For each run, the index of the next run of the same length. */
  const closing = new Array<number | undefined>(runs.length)
  const nextOf = new Map<number, number>()
  for (const [number, { length }] of [...runs.entries()].reverse()) {
    closing[number] = nextOf.get(length)
    nextOf.set(length, number)
  }
  let masked = ''
  let done = 0
  for (let number = 0; number < runs.length; number += 1) {
    const open = runs[number]
    const end = closing[number]
    const close = end === undefined ? undefined : runs[end]
    if (open === undefined || end === undefined || close === undefined) continue
    const last = close.start + close.length
    masked += text.slice(done, open.start) + blank(text.slice(open.start, last))
    done = last
    number = end
  }
  return masked + text.slice(done)
}
