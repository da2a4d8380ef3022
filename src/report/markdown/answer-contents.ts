import type { Outcome } from '../outcome.ts'
import { type ShortList, viewAnswerContents } from '../views/answer-contents.ts'
import { list, name, own, paragraph, sentence, table, titled } from './blocks.ts'
import type { Block } from './fit.ts'

/** Shows how often each live engine cites and names the brand, and who is cited and named where the brand is not. */
export function answerContentsSection(outcome: Outcome): Block[] {
  const view = viewAnswerContents(outcome)
  if (view === undefined) return []
  const { columns, rows, lists, legend, notes } = view
  const cells = rows.map(row => [name(row.engine), ...row.cells.map(own)])
  return [
    titled('Citations and mentions', table(columns, cells)),
    ...list([...lists.map(shortList), ...notes]),
    paragraph(`<sub>${legend}</sub>`),
  ]
}

function shortList({ title, items, more }: ShortList): string {
  const shown = items.map(item => `${name(item.name)} (${sentence(item.words)})`)
  return `**${title}:** ${[...shown, ...(more === '' ? [] : [more])].join(', ')}`
}
