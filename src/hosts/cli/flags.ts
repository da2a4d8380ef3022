/** The words of a command line, as flags. */
import { parseArgs } from 'node:util'
import { inputNames, listInputs } from '../../inputs/inputs.ts'
import type { InputProblem } from '../../inputs/read-settings.ts'
import { findNearestName } from '../../lib/nearest-name.ts'

/** What the flags of a command mean, by their names. `value` is '' for a switch. */
export type FlagTable = Record<string, { value: string; description: string }>

/** The flags of `check` that are no inputs. */
export const checkFlags = {
  'baseline-ref': {
    value: 'REF',
    description:
      'Compares with the pages of a commit, such as HEAD~1 or origin/main: with the merge base of the commit and HEAD. The config and files of keywords are read from the commit itself. Sets baseline to base.',
  },
  'dry-run': {
    value: '',
    description:
      'Prints what the run would ask, with its requests, estimated cost and limits, and sends nothing. Also written as --plan without a value. Exits with 1 where something is known to stop the run.',
  },
  format: {
    value: 'FORMAT',
    description:
      'What to print on standard output: text (the default), json (the result file) or markdown. A dry run has text and json.',
  },
  output: {
    value: 'FOLDER',
    description: 'Folder for the files of --report and --suggest-content. Default: a new temporary folder.',
  },
} as const

/** The flags of `backtest` that are no inputs. */
export const backtestFlags = {
  commits: {
    value: 'NUMBER',
    description: 'Greatest number of commits to replay, newest first. Default: 200.',
  },
  merges: {
    value: '',
    description:
      'Replays merge commits, each compared with its first parent, instead of commits with one parent.',
  },
  inject: {
    value: '',
    description:
      'Also deletes, stubs, drafts and hides the pages that answer a keyword, one by one in the newest commit, and says how many of these losses fail. The files stay as they are.',
  },
  format: {
    value: 'FORMAT',
    description: 'What to print on standard output: text (the default), json or markdown.',
  },
} as const

/** The inputs that `backtest` takes. */
export const backtestInputs = inputNames.filter(name =>
  ['brand', 'keywords', 'language', 'content', 'site-url', 'competitor-content', 'max-answer-loss'].includes(
    name,
  ),
)

/** The flags of `init` that are no inputs. */
export const initFlags = {
  'search-console': {
    value: 'FILE',
    description:
      'Queries.csv of an export of the report Performance of Google Search Console: the questions come from the queries shown most.',
  },
  yes: { value: '', description: 'Takes every proposal without asking.' },
  'no-backtest': { value: '', description: 'Does not replay earlier commits.' },
  force: { value: '', description: 'Replaces a workflow that exists.' },
} as const

/** The inputs that `init` takes; it proposes those that are not given. */
export const initInputs = inputNames.filter(name =>
  ['brand', 'keywords', 'content', 'site-url', 'language'].includes(name),
)

/** The flags of `doctor` that are no inputs. */
export const doctorFlags = {
  live: {
    value: '',
    description: 'Asks each live engine whose key is set one question, which costs what one answer costs.',
  },
  format: { value: 'FORMAT', description: 'What to print on standard output: text (the default) or json.' },
} as const

const runFlags = {
  'run-id': {
    value: 'TEXT',
    description:
      'Names the run that shards and merge belong to, such as the id of a pipeline. Default: local.',
  },
  attempt: {
    value: 'NUMBER',
    description:
      'Number of the attempt of the run: 1, and more for each time that jobs run again. Default: 1.',
  },
} as const

/** The flags of `plan` that are no inputs. */
export const planFlags = {
  'baseline-ref': checkFlags['baseline-ref'],
  format: {
    value: 'FORMAT',
    description: 'What to print on standard output: text (the default) or json, which has the matrix.',
  },
} as const

/** The flags of `shard` that are no inputs. */
export const shardFlags = {
  'baseline-ref': checkFlags['baseline-ref'],
  ...runFlags,
  output: {
    value: 'FOLDER',
    description: 'Folder for the result of the shard. Default: ai-visibility-partials.',
  },
} as const

/** The flags of `merge` that are no inputs. */
export const mergeFlags = {
  'baseline-ref': checkFlags['baseline-ref'],
  ...runFlags,
  format: checkFlags.format,
  output: checkFlags.output,
} as const

/** The flags that a command takes. */
export interface CommandFlags {
  command: string
  flags: readonly string[]
}

const flagsOfCheck: CommandFlags = { command: 'check', flags: [...inputNames, ...Object.keys(checkFlags)] }

export const flagsOfBacktest: CommandFlags = {
  command: 'backtest',
  flags: [...backtestInputs, ...Object.keys(backtestFlags)],
}

export const flagsOfInit: CommandFlags = {
  command: 'init',
  flags: [...initInputs, ...Object.keys(initFlags)],
}

export const flagsOfDoctor: CommandFlags = {
  command: 'doctor',
  flags: [...inputNames, ...Object.keys(doctorFlags)],
}

const takingInputs = (command: string, own: FlagTable): CommandFlags => ({
  command,
  flags: [...inputNames, ...Object.keys(own)],
})

export const flagsOfPlan = takingInputs('plan', planFlags)
export const flagsOfShard = takingInputs('shard', shardFlags)
export const flagsOfMerge = takingInputs('merge', mergeFlags)

export interface ParsedFlags {
  /** Texts by the names of their flags. */
  texts: Record<string, string>
  problems: InputProblem[]
}

/** Flags that are true or false: the flag alone means true. */
const switches = ['report-competitors', 'merges', 'inject', 'dry-run', 'yes', 'no-backtest', 'force', 'live']
/** Flags that may be given several times, an item or a line each time. */
const repeatable: readonly string[] = listInputs

/**
 * Reads the flags of a command: its own and its inputs, as `--flag value` or `--flag=value`. Repeated flags of a list
 * become its lines. Reports every word that it cannot use.
 */
export function parseFlags(
  argv: string[],
  { command, flags: known }: CommandFlags = flagsOfCheck,
): ParsedFlags {
  const { tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      known.map(name => [name, { type: switches.includes(name) ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const texts: Record<string, string> = {}
  const problems: InputProblem[] = []
  const report = (input: string, given: string | undefined, allowed: string) =>
    problems.push({ input, given, allowed })
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      const before = tokens[index - 1]
      // The value of an unknown flag, which is reported itself.
      const belongsTo = before?.kind === 'option' && before.value === undefined
      if (!belongsTo) report(token.value, undefined, 'a flag, such as --brand NAME')
      continue
    }
    const { name, rawName, value, inlineValue } = token
    if (!known.includes(name)) report(rawName, undefined, describeKnown(name, command, known))
    else if (switches.includes(name)) texts[name] = value ?? readSwitch(tokens[index + 1])
    else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      report(rawName, undefined, 'a value after it')
    } else if (texts[name] === undefined) texts[name] = value
    else if (repeatable.includes(name)) texts[name] += `\n${value}`
    else report(rawName, value, 'one value; it is given twice')
  }
  return { texts, problems }
}

/** Returns which flag an unknown one may stand for. */
function describeKnown(unknown: string, command: string, known: readonly string[]): string {
  const nearest = findNearestName(unknown, known)
  return nearest === undefined
    ? `one of the flags that ${command} --help lists`
    : `the name of a flag. Did you mean --${nearest}?`
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

/** Returns the word after a switch, where the switch takes it. */
function readSwitch(next: Token | undefined): string {
  return next?.kind === 'positional' ? next.value : 'true'
}
