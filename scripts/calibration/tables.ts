/** Writes scenarios and their numbers as Markdown. Pure. */
import type { Scenario } from './scenario.ts'

/** The numbers of a scenario, row by row. */
export interface Measured {
  scenario: Scenario
  rows: number[][]
}

/** Returns the definition and the table of a scenario. */
export function formatScenario({ scenario, rows }: Measured): string[] {
  const { title, definition, labels, columns } = scenario
  return [
    `**${title}.** ${definition}`,
    '',
    toRow([...labels, ...columns.map(({ heading }) => heading)]),
    toRow([...labels.map(() => '---'), ...columns.map(() => '---:')]),
    ...scenario.rows.map(({ labels }, row) =>
      toRow([...labels, ...columns.map(({ show }) => show(rows[row] ?? []))]),
    ),
  ]
}

/** Returns the table of what the gate promises, over these scenarios. */
export function formatPromises(measured: readonly Measured[]): string[] {
  return [
    toRow(['what', 'scenario', 'November 2026', 'bar', 'now']),
    toRow(['---', '---', '---:', '---:', '---:']),
    ...measured.flatMap(({ scenario: { name, promises }, rows }) =>
      promises.map(({ what, before, bar, now }) => toRow([what, `\`${name}\``, before, bar, now(rows)])),
    ),
  ]
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Returns the page with the text between `<!-- name:begin -->` and `<!-- name:end -->` replaced. Throws without them. */
export function replaceBetweenMarkers(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`The page lacks ${begin} … ${end}.`)
  return [page.slice(0, from + begin.length), '', ...lines, '', page.slice(to)].join('\n')
}
