/** Changes of one page: losses that an editor would want to know of, and edits that cost nothing. Pure. */
import { frontMatterOf, hide, makeStub } from './injections.ts'

export interface Target {
  path: string
  text: string
  title: string
  /** The words of the question that say something, in small letters. */
  words: string[]
}

/** The page's text after the change; null when the page is deleted, undefined where the page has nothing to change. */
export type Change = (target: Target) => string | null | undefined

const LINK = 'See [our guide](https://example.com/guide) for this.'

/** A change that removes less is not a loss: a last section of links, a heading with a picture. */
const MIN_WORDS = 40
const MIN_SHARE = 0.2

/** Minimum words of code of a page before all of it is removed. */
const MIN_CODE_WORDS = 20
const MIN_STEPS = 3

export const losses = {
  deleted: () => null,
  hidden: hide,
  'made a stub': makeStub,
  'second half removed': onLines(lines => {
    const cut = lines.findIndex((line, index) => index >= lines.length / 2 && line.trim() === '')
    return cut < 0 ? undefined : substantial(lines, closeFence(lines.slice(0, cut)))
  }),
  'best section removed': onLines((lines, { words }) => {
    const sections = sectionsOf(lines)
    const [best] = sections.sort((a, b) => countHits(lines, b, words) - countHits(lines, a, words))
    return best && sections.length > 1 ? substantial(lines, without(lines, best)) : undefined
  }),
  'code removed': onLines(lines => {
    const code = codeLinesOf(lines)
    const words =
      lines
        .filter((_, index) => code.has(index))
        .join(' ')
        .match(/\w+/g) ?? []
    return words.length < MIN_CODE_WORDS ? undefined : lines.filter((_, index) => !code.has(index))
  }),
  'steps to a link': onLines(lines => {
    const steps = stepsOf(lines)
    const [first, last] = [steps[0], steps.at(-1)]
    if (first === undefined || last === undefined || steps.length < MIN_STEPS) return undefined
    return [...lines.slice(0, first.start), LINK, ...lines.slice(last.end)]
  }),
} satisfies Record<string, Change>

export const controls = {
  'one sentence removed': onLines((lines, { words }) => {
    const [best] = paragraphsOf(lines).sort((a, b) => countHits(lines, b, words) - countHits(lines, a, words))
    if (best === undefined) return undefined
    const sentences = lines
      .slice(best.start, best.end)
      .join('\n')
      .split(/(?<=[.!?])\s+/)
    return [...lines.slice(0, best.start), ...sentences.slice(1), ...lines.slice(best.end)]
  }),
  'paragraphs swapped': onLines(lines => {
    const longest = paragraphsOf(lines)
      .sort((a, b) => b.length - a.length)
      .slice(0, 2)
    const [one, other] = longest.sort((a, b) => a.start - b.start)
    if (one === undefined || other === undefined) return undefined
    return [
      ...lines.slice(0, one.start),
      ...lines.slice(other.start, other.end),
      ...lines.slice(one.end, other.start),
      ...lines.slice(one.start, one.end),
      ...lines.slice(other.end),
    ]
  }),
  synonyms: onLines(lines => {
    const code = codeLinesOf(lines)
    return lines.map((line, index) =>
      code.has(index) ? line : line.replace(SYNONYM, word => SYNONYMS.get(word) ?? word),
    )
  }),
  'links reworded': ({ text }) =>
    changed(
      text,
      text.replace(/^(\s*[-*+] )\[[^\]\n]{1,200}\](\([^)\n]{1,500}\)\s*)$/gm, '$1[More on this]$2'),
    ),
} satisfies Record<string, Change>

/** Verbs that instructions use for each other. */
const SYNONYMS = new Map(
  (
    'cancel abort, remove delete, use employ, create make, start launch, stop halt, change modify, show display, ' +
    'choose select, get obtain, send transmit, set configure, need require, allow permit, add insert, ' +
    'check verify, fix repair, build construct, find locate, keep retain, help assist, begin start'
  )
    .split(', ')
    .map(pair => pair.split(' '))
    .map(([word = '', synonym = '']) => [word, synonym]),
)
const SYNONYM = new RegExp(`\\b(?:${[...SYNONYMS.keys()].join('|')})\\b`, 'g')

/** Changes the lines below the front matter. */
function onLines(change: (lines: string[], target: Target) => string[] | undefined): Change {
  return target => {
    const block = frontMatterOf(target.text)
    const lines = change(target.text.slice(block.length).split('\n'), target)
    return lines && changed(target.text, block + lines.join('\n'))
  }
}

/** The lines after a change that takes enough text, links and tags not counted. */
function substantial(before: string[], after: string[]): string[] | undefined {
  const wordsOf = (lines: string[]) =>
    lines
      .join('\n')
      .replace(/<[^>\n]*>|\[[^\]\n]*\]\([^)\n]*\)|^\[[^\]\n]*\]:.*$/gm, ' ')
      .match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const [words, gone] = [wordsOf(before), wordsOf(before) - wordsOf(after)]
  return gone >= MIN_WORDS && gone >= MIN_SHARE * words ? after : undefined
}

function changed(before: string, after: string): string | undefined {
  return before === after ? undefined : after
}

interface Range {
  start: number
  end: number
}

/** The indexes of lines of code: fenced, or in `<pre>`, with the marks around it. */
function codeLinesOf(lines: string[]): Set<number> {
  const code = new Set<number>()
  let end: RegExp | undefined
  for (const [index, line] of lines.entries()) {
    const [, fence] = /^\s*(?:[-*+]|\d+[.)])?\s*(```|~~~)/.exec(line) ?? []
    if (end !== undefined) {
      code.add(index)
      if (end.test(line)) end = undefined
    } else if (fence !== undefined) {
      code.add(index)
      end = new RegExp(`^\\s*${fence}\\s*$`)
    } else if (/^\s*<pre\b/.test(line)) {
      code.add(index)
      if (!line.includes('</pre>')) end = /<\/pre>/
    }
  }
  return code
}

/** Numbered items with what is indented below them, and code. */
function stepsOf(lines: string[]): Range[] {
  const code = codeLinesOf(lines)
  const steps: Range[] = []
  for (let start = 0; start < lines.length; start += 1) {
    const isCode = code.has(start)
    if (!isCode && !/^\d+[.)]\s/.test(lines[start] ?? '')) continue
    let end = start + 1
    while (
      end < lines.length &&
      (isCode ? code.has(end) : code.has(end) || /^(?:\s+\S|\s*$)/.test(lines[end] ?? ''))
    )
      end += 1
    steps.push({ start, end })
    start = end - 1
  }
  return steps
}

/** The sections of the page: each heading of the highest level below the title, with all below it. */
function sectionsOf(lines: string[]): Range[] {
  const code = codeLinesOf(lines)
  const headings = lines.flatMap((line, start) => {
    const level = code.has(start) ? 0 : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0)
    return level > 0 ? [{ start, level }] : []
  })
  const titles = headings.filter(({ level }) => level === 1)
  const sections = titles.length === 1 ? headings.filter(({ level }) => level > 1) : headings
  const top = Math.min(...sections.map(({ level }) => level))
  return sections
    .filter(({ level }) => level === top)
    .map(({ start }, index, all) => ({ start, end: all[index + 1]?.start ?? lines.length }))
}

/** Paragraphs of plain text. */
function paragraphsOf(lines: string[]): (Range & { length: number })[] {
  const code = codeLinesOf(lines)
  const isText = (index: number) => !code.has(index) && /^[\p{L}*_`[]/u.test(lines[index] ?? '')
  const paragraphs: (Range & { length: number })[] = []
  for (let start = 0; start < lines.length; start += 1) {
    if (!isText(start) || (start > 0 && lines[start - 1]?.trim() !== '')) continue
    let end = start
    while (end < lines.length && isText(end)) end += 1
    if ((lines[end] ?? '').trim() === '')
      paragraphs.push({ start, end, length: lines.slice(start, end).join(' ').length })
    start = end
  }
  return paragraphs
}

/** How often the words appear in a part of the page. */
function countHits(lines: string[], { start, end }: Range, words: string[]): number {
  const text = lines.slice(start, end).join('\n').toLowerCase()
  return words.reduce((sum, word) => sum + text.split(word).length - 1, 0)
}

function without(lines: string[], { start, end }: Range): string[] {
  return [...lines.slice(0, start), ...lines.slice(end)]
}

/** Closes a code block that the end cuts open. */
function closeFence(lines: string[]): string[] {
  const fences = lines.filter(line => /^\s*```/.test(line)).length
  return fences % 2 === 0 ? lines : [...lines, '```']
}
