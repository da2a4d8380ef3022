/** What all commands print. */

import type { InputProblem } from '../../inputs/read-settings.ts'
import { describeInputs } from '../../report/messages/inputs.ts'
import { breakCommands, type TextLine } from '../../report/text/columns.ts'
import type { Output } from './terminal.ts'

const COLORS = { better: 'green', worse: 'red', doubtful: 'yellow' } as const

/** Returns the lines of a report, in color where the reader wants it. The runner of GitHub finds no command in them. */
export function printLines(lines: TextLine[], out: Output): string {
  const color = (line: TextLine) =>
    line.map(({ text, tone }) => (tone ? out.style(COLORS[tone], text) : text)).join('')
  return lines.map(line => `${color(breakCommands(line))}\n`).join('')
}

/** Returns the problems with inputs, by the names of their flags. */
export function describeFlagProblems(problems: InputProblem[]): string {
  const named = problems.map(problem =>
    problem.place === undefined ? { ...problem, input: toFlag(problem.input) } : problem,
  )
  return describeInputs(named).join('\n')
}

function toFlag(input: string): string {
  return /^[a-z]/.test(input) ? `--${input}` : input
}
