import { parseArgs } from 'node:util'
import type { InputProblem } from '../../inputs/given-values.ts'
import { accepts } from '../../inputs/inputs.ts'
import { CONFIG_PATH, describeFileOnly } from '../../inputs/unknown-names.ts'
import { findNearestName } from '../../lib/nearest-name.ts'
import { type Command, type CommandName, commands } from './commands.ts'

export interface ParsedFlags {
  texts: Record<string, string>
  problems: InputProblem[]
}

/** Returns the flag names of a command, including its inputs. */
export function flagNames(command: CommandName): string[] {
  const { flags, inputs }: Command = commands[command]
  return [...inputs, ...Object.keys(flags)]
}

/**
 * Parses the flags of a command, written as `--flag value` or `--flag=value`. Repeated flags of a list become its lines.
 * Reports every unusable word.
 */
export function parseFlags(argv: string[], command: CommandName): ParsedFlags {
  const { flags }: Command = commands[command]
  const known = flagNames(command)
  const isSwitch = (name: string) =>
    Object.hasOwn(flags, name) ? flags[name]?.value === undefined : accepts(name, 'boolean')
  const { tokens } = parseArgs({
    args: argv,
    options: Object.fromEntries(
      known.map(name => [name, { type: isSwitch(name) ? 'boolean' : 'string' } as const]),
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
      // The value of an unknown flag, which is itself reported.
      const belongsTo = before?.kind === 'option' && before.value === undefined
      if (!belongsTo) report(token.value, undefined, 'a flag, such as --brand NAME')
      continue
    }
    const { name, rawName, value, inlineValue } = token
    if (!known.includes(name)) {
      const given = value ?? readNext(tokens[index + 1]) ?? ''
      const inFile = describeFileOnly(name, given, CONFIG_PATH)
      report(rawName, undefined, inFile ?? describeKnown(name, command, known))
    } else if (isSwitch(name)) texts[name] = value ?? readNext(tokens[index + 1]) ?? 'true'
    else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      report(rawName, undefined, 'a value after it')
    } else if (texts[name] === undefined) texts[name] = value
    else if (accepts(name, 'array')) texts[name] += `\n${value}`
    else report(rawName, value, 'one value; it is given twice')
  }
  for (const [name, { value, values }] of Object.entries(flags)) {
    const text = texts[name]
    if (text === undefined) continue
    if (value === undefined && !['true', 'false'].includes(text)) {
      report(name, text, 'nothing after it, true or false')
    }
    if (values?.includes(text) === false) report(name, text, `one of ${values.join(', ')}`)
  }
  return { texts, problems }
}

function describeKnown(unknown: string, command: string, known: readonly string[]): string {
  const nearest = findNearestName(unknown, known)
  return nearest === undefined
    ? `one of the flags that ${command} --help lists`
    : `the name of a flag. Did you mean --${nearest}?`
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function readNext(next: Token | undefined): string | undefined {
  return next?.kind === 'positional' ? next.value : undefined
}
