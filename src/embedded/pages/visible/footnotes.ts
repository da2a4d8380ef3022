/** Footnotes of Markdown: those that nothing cites are not shown. */

interface Definition {
  label: string
  start: number
  end: number
  /** Where its text begins. */
  text: number
}

export interface Footnotes {
  /** Definitions that nothing cites. */
  uncited: Definition[]
  cited: Definition[]
  /** Their marks in the text. */
  calls: { start: number; end: number }[]
}

const CALL = /\[\^([^\]\s]{1,200})\]/g

const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,200})\]:/

/** What ends a paragraph without an empty line. */
const BLOCK_START = /^ {0,3}(?:#{1,6}[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t]|`{3}|~{3}|<|\|)/

/** Finds the footnotes of `source`, Markdown without its code. */
export function findFootnotes(source: string): Footnotes {
  const definitions = findDefinitions(source)
  const labels = new Set(definitions.map(({ label }) => label))
  const calls: { label: string; within: Definition | undefined; start: number; end: number }[] = []
  let next = 0
  for (const { 0: mark, 1: label = '', index } of source.matchAll(CALL)) {
    while ((definitions[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next += 1
    const around = definitions[next]
    const within = around !== undefined && around.start <= index ? around : undefined
    if (!labels.has(fold(label)) || (within !== undefined && index < within.text)) continue
    calls.push({ label: fold(label), within, start: index, end: index + mark.length })
  }
  const cited = new Set(calls.filter(({ within }) => within === undefined).map(({ label }) => label))
  const calledBy = Map.groupBy(calls, ({ within }) => within?.label)
  // A set hands out what is added while it is walked through.
  for (const label of cited) for (const call of calledBy.get(label) ?? []) cited.add(call.label)
  return {
    uncited: definitions.filter(({ label }) => !cited.has(label)),
    cited: definitions.filter(({ label }) => cited.has(label)),
    calls: calls.map(({ start, end }) => ({ start, end })),
  }
}

/** In the order of the text. Lines that are indented, and those that go on with a paragraph, belong to a definition. */
function findDefinitions(source: string): Definition[] {
  const found: Definition[] = []
  let open: Definition | undefined
  let isAfterEmpty = false
  let start = 0
  for (const line of source.split('\n')) {
    const end = start + line.length
    const [mark, label] = DEFINITION.exec(line) ?? []
    const isEmpty = line.trim() === ''
    const goesOn = /^(?: {4}|\t)/.test(line) || (!isAfterEmpty && !BLOCK_START.test(line))
    if (mark !== undefined && label !== undefined) {
      open = { label: fold(label), start, end, text: start + mark.length }
      found.push(open)
    } else if (!isEmpty && !goesOn) open = undefined
    if (open !== undefined && !isEmpty) open.end = end
    isAfterEmpty = isEmpty
    start = end + 1
  }
  return found
}

function fold(label: string): string {
  return label.toLowerCase()
}
