/** The help pages of the command line. */
import { backtestFlags, backtestInputs, checkFlags } from './flags.ts'
import { inputHelp } from './input-help.ts'
import type { Output } from './terminal.ts'

const NAME = 'ai-visibility-gate'

const COMMANDS = {
  check: 'Asks the engines, compares with a baseline and prints the verdict.',
  backtest: 'Replays the commits of the repository and says which the gate would have failed.',
  serve: 'Serves the embedded service over HTTP.',
} as const

export type Command = keyof typeof COMMANDS

/** Inputs that only act in a GitHub workflow. */
const WORKFLOW_INPUTS = [
  'mode',
  'comment',
  'notify',
  'github-token',
  'issue',
  'artifact-name',
  'artifact-retention-days',
]

/** Renders the page of the whole program. */
export function renderHelp(out: Output): string {
  return page(
    [`${heading(out, 'Usage:')} ${NAME} COMMAND [FLAGS]`],
    ['Fails a change when AI answer engines stop citing your brand.'],
    [
      heading(out, 'Commands:'),
      ...Object.entries(COMMANDS).map(
        ([name, text]) => `  ${out.style('cyan', name)}${' '.repeat(10 - name.length)}${text}`,
      ),
    ],
    [
      heading(out, 'Flags:'),
      `  ${out.style('cyan', '--help')}     Shows this page, and after a command its own.`,
      `  ${out.style('cyan', '--version')}  Prints the version.`,
    ],
  )
}

/** Renders the page of `check`. */
export function renderCheckHelp(out: Output): string {
  const flags = Object.entries(checkFlags).flatMap(([name, { value, description }]) =>
    describeFlag(out, `--${name} ${value}`.trim(), description),
  )
  const inputs = Object.entries(inputHelp).filter(([name]) => !WORKFLOW_INPUTS.includes(name))
  return page(
    [`${heading(out, 'Usage:')} ${NAME} check --brand NAME --keywords LIST [FLAGS]`],
    wrap(
      'Runs the gate on the pages of the current folder. Prints the verdict on standard output, and everything else on standard error.',
      out.columns,
    ),
    [
      heading(out, 'Example:'),
      `  ${NAME} check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main`,
    ],
    [
      heading(out, 'Exit codes:'),
      '  0  The verdict passes, by --fail-on; or a dry run found nothing that stops the run.',
      '  1  The verdict fails, by --fail-on, or the gate could not run.',
      '  2  A flag is wrong.',
    ],
    [heading(out, 'Flags of the command line:'), ...flags],
    [
      heading(out, 'Inputs of the gate:'),
      ...wrap(
        'A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key.',
        out.columns,
        2,
      ),
      ...inputs.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
    ],
    [
      heading(out, 'Without effect outside a GitHub workflow:'),
      ...wrap(WORKFLOW_INPUTS.map(name => `--${name}`).join(', '), out.columns, 2),
    ],
  )
}

/** Renders the page of `backtest`. */
export function renderBacktestHelp(out: Output): string {
  const flags = Object.entries(backtestFlags).flatMap(([name, { value, description }]) =>
    describeFlag(out, `--${name} ${value}`.trim(), description),
  )
  const inputs = Object.entries(inputHelp).filter(([name]) => backtestInputs.includes(name))
  return page(
    [`${heading(out, 'Usage:')} ${NAME} backtest --brand NAME --keywords LIST [FLAGS]`],
    wrap(
      'Replays the commits of the current branch that touch pages, compares each with its parent, and says which the gate would have failed with baseline: base, and why. Nothing in the folder changes.',
      out.columns,
    ),
    [
      heading(out, 'Example:'),
      `  ${NAME} backtest --brand Acme --keywords 'best kanban board' --commits 500 --inject`,
    ],
    [
      heading(out, 'Exit codes:'),
      '  0  The backtest ran, whatever it found.',
      '  1  The backtest could not run: no git, no commits or no pages.',
      '  2  A flag is wrong.',
    ],
    [heading(out, 'Flags of the command line:'), ...flags],
    [
      heading(out, 'Inputs of the gate:'),
      ...wrap('A list takes commas, or its flag several times.', out.columns, 2),
      ...inputs.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
    ],
  )
}

const SERVE_FLAGS: [string, string][] = [
  ['--port NUMBER', 'Port to listen on. Default: 8787; 0 takes a free port.'],
  ['--host NAME', 'Name or address to listen on. Default: 127.0.0.1.'],
  ['--data FOLDER', 'Folder for recorded scans and reports. Default: .ai-visibility.'],
]

/** Renders the page of `serve`. `inputs` are the inputs that it takes. */
export function renderServeHelp(out: Output, inputs: readonly (keyof typeof inputHelp)[]): string {
  return page(
    [`${heading(out, 'Usage:')} API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`],
    wrap(
      'Serves the embedded service over HTTP, on the pages of the current folder, until it is told to stop. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free.',
      out.columns,
    ),
    [
      heading(out, 'Flags:'),
      ...SERVE_FLAGS.flatMap(([flag, description]) => describeFlag(out, flag, description)),
      ...inputs.flatMap(name => describeFlag(out, `--${name}`, inputHelp[name])),
    ],
  )
}

function heading(out: Output, text: string): string {
  return out.style('bold', text)
}

function describeFlag(out: Output, flag: string, description: string): string[] {
  return [`  ${out.style('cyan', flag)}`, ...wrap(description.replaceAll('`', ''), out.columns, 6)]
}

function page(...blocks: string[][]): string {
  return `${blocks.map(block => block.join('\n')).join('\n\n')}\n`
}

/** Breaks a text into lines of at most `columns` characters, where its words allow it. */
function wrap(text: string, columns: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > columns) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map(part => ' '.repeat(indent) + part)
}
