import type { Outcome } from '../outcome.ts'
import { type ShortList, viewAnswerContents } from '../views/answer-contents.ts'
import { list, name, own, paragraph, sentence, small, table, titled } from './blocks.ts'
import type { Chunk as Block } from './fit.ts'
import { joinMarkdown, type Markdown, md } from './markdown.ts'

/** Shows how often each live engine cites and names the brand, and who is cited and named where the brand is not. */
export function answerContentsSection(outcome: Outcome): Block[] {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return []
  const { columns, rows, lists, legend, notes } = view
  const cells = rows.map(row => [name(row.engine), ...row.cells.map(own)])
  return [
    titled(md`Citations and mentions`, table(columns, cells)),
    ...list([...lists.map(shortList), ...notes.map(own)]),
    paragraph(small(own(legend))),
  ]
}

function shortList({ title, items, more }: ShortList): Markdown {
  const shown = items.map(item => md`${name(item.name)} (${sentence(item.words)})`)
  return md`**${own(title)}:** ${joinMarkdown([...shown, ...(more === '' ? [] : [own(more)])], ', ')}`
}
