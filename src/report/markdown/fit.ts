/** Shortens Markdown without breaking it. GitHub refuses a comment, and drops a summary, that is too long. */
import { joinMarkdown, type Markdown, md } from './markdown.ts'

/** A paragraph (`open` alone), a list (`lines` alone), a table (rows are `lines`), or a folded part (all three). */
export interface Chunk {
  open: Markdown
  lines: Markdown[]
  close: Markdown
  /** What ends the fold that goes on in the next block: written after this block where the next one is left out. */
  within?: Markdown
}

export interface Budget {
  limit: number
  /** Returns the length of a text in the unit of the limit. Lengths of parts add up. */
  measure: (text: string) => number
  /** Returns the note about the lines that were left out. It is longest for the greatest number. */
  notice: (omitted: number) => Markdown
}

const BETWEEN_BLOCKS = '\n\n'

/**
 * Joins the blocks, the most important first, with blank lines. Leaves out whole lines at the end that exceed the limit,
 * and adds the notice. A block without lines counts as one line.
 */
export function fitBlocks(blocks: Chunk[], budget: Budget): Markdown {
  const { limit, measure, notice } = budget
  const whole = joinMarkdown(blocks.map(renderBlock), BETWEEN_BLOCKS)
  if (measure(whole) <= limit) return whole

  const total = blocks.reduce((sum, block) => sum + countLines(block), 0)
  const lengthOf = (part: string) => measure(part) + measure(BETWEEN_BLOCKS)
  const kept: Markdown[] = []
  let end: Markdown[] = []
  let room = limit - measure(notice(total))
  let shown = 0
  for (const block of blocks) {
    const after = block.within === undefined ? [] : [block.within]
    const reserve = after.reduce((sum, part) => sum + lengthOf(part), measure(BETWEEN_BLOCKS))
    const part = fitBlock(block, room - reserve, measure)
    if (part === undefined) break
    kept.push(renderBlock(part))
    end = after
    room -= lengthOf(renderBlock(part))
    shown += countLines(part)
    if (part.lines.length < block.lines.length) break
  }
  // A limit below the length of the notice leaves no room for anything.
  return room < 0 ? md`` : joinMarkdown([...kept, ...end, notice(total - shown)], BETWEEN_BLOCKS)
}

/** Returns the block with as many lines as there is room for; undefined without room for one. */
function fitBlock(block: Chunk, room: number, measure: Budget['measure']): Chunk | undefined {
  let left = room - measure(renderBlock({ ...block, lines: [] }))
  const end = block.lines.findIndex(line => {
    left -= measure(`${line}\n`)
    return left < 0
  })
  if (end === 0 || (left < 0 && block.lines.length === 0)) return undefined
  return end === -1 ? block : { ...block, lines: block.lines.slice(0, end) }
}

function countLines(block: Chunk): number {
  return Math.max(1, block.lines.length)
}

/** Returns the text of a block. */
export function renderBlock({ open, lines, close }: Chunk): Markdown {
  return joinMarkdown(
    [open, ...lines, close].filter(part => part !== ''),
    '\n',
  )
}
