/** Chunks of Markdown that can be shortened. GitHub rejects long comments and drops long summaries. */
import { joinMarkdown, type Markdown, md } from './markdown.ts'

/** A paragraph (`open` only), a list (`lines` only), a table (rows are `lines`) or a fold (all three). */
export interface Chunk {
  open: Markdown
  lines: Markdown[]
  close: Markdown
  /** Ends the fold that continues in the next chunk, in case that chunk is omitted. */
  within?: Markdown
}

export const EMPTY = md``

/** Returns a text as a chunk of one line. */
export function paragraph(text: Markdown): Chunk {
  return { open: text, lines: [], close: EMPTY }
}

/** Returns a list whose last items may be omitted, or nothing without items. */
export function list(items: Markdown[]): Chunk[] {
  return items.length === 0 ? [] : [{ open: EMPTY, lines: items.map(item => md`- ${item}`), close: EMPTY }]
}

/** Folds chunks, which may contain folds, under a title. */
export function fold(title: Markdown, blocks: Chunk[]): Chunk[] {
  const end = md`</details>`
  return blocks.map((block, index) => {
    const isLast = index === blocks.length - 1
    const start = index === 0 ? md`<details>\n<summary>${title}</summary>\n` : EMPTY
    return {
      ...block,
      open: joinMarkdown(
        [start, block.open].filter(part => part !== ''),
        '\n',
      ),
      close: isLast ? md`${block.close}\n${end}` : block.close,
      ...(isLast ? {} : { within: block.within === undefined ? end : md`${block.within}\n${end}` }),
    }
  })
}

/** Returns a table whose last rows may be omitted. */
export function table(columns: { title: Markdown; isNumber?: boolean }[], rows: Markdown[][]): Chunk {
  const toRow = (cells: Markdown[]) => md`| ${joinMarkdown(cells, ' | ')} |`
  return {
    open: joinMarkdown(
      [
        toRow(columns.map(({ title }) => title)),
        toRow(columns.map(({ isNumber }) => (isNumber ? md`---:` : md`---`))),
      ],
      '\n',
    ),
    lines: rows.map(toRow),
    close: EMPTY,
  }
}

export interface Budget {
  limit: number
  /** Returns the length of a text in the unit of the limit. Must be additive. */
  measure: (text: string) => number
  /** Returns the note about omitted lines. The largest number must give the longest note. */
  notice: (omitted: number) => Markdown
}

const BETWEEN_BLOCKS = '\n\n'

/** Joins chunks, the most important first. Omits whole lines beyond the limit at the end and adds the notice. */
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
  return room < 0 ? md`` : joinMarkdown([...kept, ...end, notice(total - shown)], BETWEEN_BLOCKS)
}

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

/** Renders a whole chunk. */
export function renderBlock({ open, lines, close }: Chunk): Markdown {
  return joinMarkdown(
    [open, ...lines, close].filter(part => part !== ''),
    '\n',
  )
}
