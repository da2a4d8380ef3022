/** The help pages of the command line: what each says is here, and how a page looks is in help-page.ts. */

import { WORKFLOW_PATH } from '../../commands/init/workflow.ts'
import { inputGroups, inputsWhere } from '../../inputs/inputs.ts'
import {
  backtestFlags,
  backtestInputs,
  checkFlags,
  doctorFlags,
  type FlagTable,
  initFlags,
  initInputs,
  mergeFlags,
  planFlags,
  shardFlags,
} from './flags.ts'
import { code, describeFlag, heading, NAME, renderPage, wrap } from './help-page.ts'
import { inputHelp } from './input-help.ts'
import type { Output } from './terminal.ts'

const COMMANDS = {
  init: 'Sets the gate up in this repository, and says the verdict on its site.',
  check: 'Asks the engines, compares with a baseline and prints the verdict.',
  plan: 'Says how many shards are useful for a large run, and what they would ask.',
  shard: 'Scans one part of a run, and judges nothing.',
  merge: 'Judges what the shards of a run scanned, as one run.',
  backtest: 'Replays earlier commits and says which the gate would have failed.',
  doctor: 'Says what a run would lack, and what to do.',
  serve: 'Serves the embedded service over HTTP.',
} as const

export const commandNames = Object.keys(COMMANDS)

/** Inputs that only act in a GitHub workflow. */
const WORKFLOW_INPUTS: readonly string[] = inputsWhere(({ host }) => host === 'workflow')

const isOfWorkflow = (name: string) => WORKFLOW_INPUTS.includes(name)

const [first, ...advanced] = inputGroups

/** The inputs of most runs, as far as they act on the command line. */
const FIRST_INPUTS = (first?.names ?? []).filter(name => !isOfWorkflow(name))

/** Renders the page of the whole program. */
export function renderHelp(out: Output): string {
  return renderPage(
    [`${heading(out, 'Usage:')} ${NAME} COMMAND [FLAGS]`],
    ['Fails a change when AI answer engines stop citing your brand.'],
    [
      heading(out, 'Commands:'),
      ...Object.entries(COMMANDS).map(
        ([name, text]) => `  ${code(out, name)}${' '.repeat(10 - name.length)}${text}`,
      ),
    ],
    [
      heading(out, 'Examples:'),
      `  ${NAME} init`,
      `  ${NAME} check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main`,
      `  ${NAME} doctor --live`,
    ],
    [
      `${code(out, 'help COMMAND')} describes a command, ${code(out, 'help inputs')} all inputs, and ${code(out, '--version')} prints the version.`,
    ],
  )
}

/** Renders the page with all inputs. */
export function renderInputsHelp(out: Output): string {
  const descriptions = new Map<string, string>(Object.entries(inputHelp))
  const describe = (names: readonly string[]) =>
    names.flatMap(name => describeFlag(out, `--${name}`, descriptions.get(name) ?? ''))
  return renderPage(
    wrap(
      'All inputs of the action, as flags of check and doctor. A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key.',
      out.columns,
    ),
    [heading(out, 'The inputs of most runs:'), ...describe(FIRST_INPUTS)],
    ...advanced.map(({ title, names }) => [
      heading(out, `Advanced: ${title.replaceAll('`', '')}:`),
      ...describe(names.filter(name => !isOfWorkflow(name))),
    ]),
    [heading(out, 'Without effect outside a GitHub workflow:'), ...describe(WORKFLOW_INPUTS)],
  )
}

interface CommandPage {
  usage: string
  text: string
  examples: string[]
  exitCodes: [string, string, string]
  flags: FlagTable
  /** The inputs that are described. */
  inputs: readonly string[]
  /** Whether the command takes all inputs. */
  takesAll: boolean
}

const PAGES: Record<'init' | 'check' | 'plan' | 'shard' | 'merge' | 'backtest' | 'doctor', CommandPage> = {
  init: {
    usage: 'init [FLAGS]',
    text: `Finds the pages, the address and the language of the site in the current folder, proposes questions, replays earlier commits, says the verdict on the site as it is now, and writes ${WORKFLOW_PATH}. At a terminal it asks; everywhere else it takes the proposals. It needs no account, no key and no network.`,
    examples: [
      'init',
      'init --yes --search-console Queries.csv',
      "init --yes --brand Acme --keywords 'best kanban board, time tracking'",
    ],
    exitCodes: [
      'The workflow was written, whatever the verdict.',
      'The workflow was not written: it exists, or there are no pages.',
      'A flag is wrong.',
    ],
    flags: initFlags,
    inputs: initInputs,
    takesAll: false,
  },
  check: {
    usage: 'check --brand NAME --keywords LIST [FLAGS]',
    text: 'Runs the gate on the pages of the current folder. Prints the verdict on standard output, and everything else on standard error.',
    examples: [
      "check --brand Acme --keywords 'best kanban board' --baseline-ref origin/main",
      "check --brand Acme --brand-domains acme.com --keywords 'best kanban board' --engines openai --plan",
    ],
    exitCodes: [
      'The verdict passes, by --fail-on; or a dry run found nothing that stops the run.',
      'The verdict fails, by --fail-on, or the gate could not run.',
      'A flag is wrong.',
    ],
    flags: checkFlags,
    inputs: FIRST_INPUTS,
    takesAll: true,
  },
  plan: {
    usage: 'plan --brand NAME --keywords LIST [FLAGS]',
    text: 'Says what a run would ask, and into how many shards to split it: as many as are useful, and no more than the limits of its accounts feed. Sends nothing.',
    examples: [
      "plan --brand Acme --keywords 'best kanban board' --engines openai --brand-domains acme.com --format json",
    ],
    exitCodes: [
      'Nothing is known to stop the run.',
      'Something is known to stop the run.',
      'A flag is wrong.',
    ],
    flags: planFlags,
    inputs: [...FIRST_INPUTS, 'max-shards'],
    takesAll: true,
  },
  shard: {
    usage: 'shard 2/8 --brand NAME --keywords LIST [FLAGS]',
    text: 'Scans the second of eight parts of a run with its share of the limits, and writes the result for merge. Give plan, shard and merge the same flags, on the same commit.',
    examples: ["shard 2/8 --run-id $CI_PIPELINE_ID --brand Acme --keywords 'best kanban board'"],
    exitCodes: [
      'The part was scanned.',
      'The part could not be scanned, and --fail-on lists what the verdict will be. The result says why.',
      'A flag is wrong.',
    ],
    flags: shardFlags,
    inputs: FIRST_INPUTS,
    takesAll: true,
  },
  merge: {
    usage: 'merge FOLDER… --brand NAME --keywords LIST [FLAGS]',
    text: 'Reads the results of shards in folders, ai-visibility-partials without one, and does what check does on their answers. Needs no key. A missing result is an error that names its shard.',
    examples: ["merge results --run-id $CI_PIPELINE_ID --brand Acme --keywords 'best kanban board'"],
    exitCodes: [
      'The verdict passes, by --fail-on.',
      'The verdict fails, by --fail-on, or results are missing.',
      'A flag is wrong.',
    ],
    flags: mergeFlags,
    inputs: [...FIRST_INPUTS, 'partial'],
    takesAll: true,
  },
  backtest: {
    usage: 'backtest --brand NAME --keywords LIST [FLAGS]',
    text: 'Replays the commits of the current branch that touch pages, compares each with its parent, and says which the gate would have failed with baseline: base, and why. Nothing in the folder changes.',
    examples: ["backtest --brand Acme --keywords 'best kanban board' --commits 500 --inject"],
    exitCodes: [
      'The backtest ran, whatever it found.',
      'The backtest could not run: no git, no commits or no pages.',
      'A flag is wrong.',
    ],
    flags: backtestFlags,
    inputs: backtestInputs,
    takesAll: false,
  },
  doctor: {
    usage: 'doctor [FLAGS]',
    text: 'Checks the checkout, the workflows, the token, the keys, the pages, the limits and the cost of a run. Inputs that no flag gives are those of the first workflow step that runs the gate. It writes nothing; with GITHUB_TOKEN it reads twice from GitHub.',
    examples: [
      'doctor',
      'doctor --live',
      "doctor --brand Acme --keywords 'best kanban board' --engines openai",
    ],
    exitCodes: ['Nothing is known to stop the run.', 'Something would stop the run.', 'A flag is wrong.'],
    flags: doctorFlags,
    inputs: [],
    takesAll: true,
  },
}

/** Renders the page of a command other than `serve`. */
export function renderCommandHelp(out: Output, command: keyof typeof PAGES): string {
  const { usage, text, examples, exitCodes, flags, inputs, takesAll } = PAGES[command]
  const described = Object.entries(inputHelp).filter(([name]) => inputs.includes(name))
  return renderPage(
    [`${heading(out, 'Usage:')} ${NAME} ${usage}`],
    wrap(text, out.columns),
    [heading(out, 'Examples:'), ...examples.map(example => `  ${NAME} ${example}`)],
    [heading(out, 'Exit codes:'), ...exitCodes.map((meaning, exit) => `  ${exit}  ${meaning}`)],
    [
      heading(out, 'Flags of the command:'),
      ...Object.entries(flags).flatMap(([name, { value, description }]) =>
        describeFlag(out, `--${name} ${value}`.trim(), description),
      ),
    ],
    described.length === 0
      ? []
      : [
          heading(out, takesAll ? 'The inputs of most runs:' : 'Inputs of the gate:'),
          ...described.flatMap(([name, description]) => describeFlag(out, `--${name}`, description)),
        ],
    takesAll ? [`It takes all inputs as flags: ${code(out, `${NAME} help inputs`)} describes them.`] : [],
  )
}

const SERVE_FLAGS: [string, string][] = [
  ['--port NUMBER', 'Port to listen on. Default: 8787; 0 takes a free port.'],
  ['--host NAME', 'Name or address to listen on. Default: 127.0.0.1.'],
  [
    '--data FOLDER',
    'Folder for recorded scans and reports. Default: ai-visibility-gate in $XDG_STATE_HOME, or in ~/.local/state.',
  ],
]

/** Renders the page of `serve`. `inputs` are the inputs that it takes. */
export function renderServeHelp(out: Output, inputs: readonly (keyof typeof inputHelp)[]): string {
  return renderPage(
    [`${heading(out, 'Usage:')} API_KEYS=KEY=PLAN ${NAME} serve [FLAGS]`],
    wrap(
      'Serves the embedded service over HTTP, on the pages of the current folder, until it is told to stop. API_KEYS holds the keys of its clients and their plans, such as my-key=pro,guest=free. A key sees only its own scans and reports; keys of one group share theirs: my-key=pro:acme,other-key=free:acme. --max-requests is 500 for each call unless it is given.',
      out.columns,
    ),
    [
      heading(out, 'Flags:'),
      ...SERVE_FLAGS.flatMap(([flag, description]) => describeFlag(out, flag, description)),
      ...inputs.flatMap(name => describeFlag(out, `--${name}`, inputHelp[name])),
    ],
  )
}
