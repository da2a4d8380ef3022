/** Truncation that leaves Markdown whole: GitHub refuses a comment, and drops a summary, that is too long. */

/** A paragraph (`open` alone), a list (`lines` alone), a table (its rows are lines), a folded part (all three). */
export interface Block {
  open: string
  lines: string[]
  close: string
}

export interface Budget {
  limit: number
  /** Length of a text in the limit's unit; the length of a whole is the sum of its parts'. */
  measure: (text: string) => number
  /** Says how many lines were left out; longest for the greatest number. */
  notice: (omitted: number) => string
}

const BETWEEN_BLOCKS = '\n\n'

/**
 * Joins `blocks`, the most important first, with a blank line between them. What exceeds the limit is left
 * out from the end, whole lines at a time, and the notice says so; a block without lines counts as one.
 */
export function fitBlocks(blocks: Block[], budget: Budget): string {
  const { limit, measure, notice } = budget
  const whole = blocks.map(render).join(BETWEEN_BLOCKS)
  if (measure(whole) <= limit) return whole

  const total = blocks.reduce((sum, block) => sum + countLines(block), 0)
  const kept: string[] = []
  let room = limit - measure(notice(total))
  let shown = 0
  for (const block of blocks) {
    const part = fitBlock(block, room - measure(BETWEEN_BLOCKS), measure)
    if (part === undefined) break
    kept.push(render(part))
    room -= measure(render(part)) + measure(BETWEEN_BLOCKS)
    shown += countLines(part)
    if (part.lines.length < block.lines.length) break
  }
  // A limit below the notice's own length can hold nothing that would make sense.
  return room < 0 ? '' : [...kept, notice(total - shown)].join(BETWEEN_BLOCKS)
}

/** The block with as many of its lines as there is room for; undefined when there is none for any. */
function fitBlock(block: Block, room: number, measure: Budget['measure']): Block | undefined {
  let left = room - measure(render({ ...block, lines: [] }))
  const end = block.lines.findIndex(line => {
    left -= measure(`${line}\n`)
    return left < 0
  })
  if (end === 0 || (left < 0 && block.lines.length === 0)) return undefined
  return end === -1 ? block : { ...block, lines: block.lines.slice(0, end) }
}

function countLines(block: Block): number {
  return Math.max(1, block.lines.length)
}

function render({ open, lines, close }: Block): string {
  return [open, ...lines, close].filter(part => part !== '').join('\n')
}
