import { inputNames, workflowInputs } from '../../inputs/inputs.ts'
import { wrapText } from '../../lib/document/text/text.ts'
import { DOCUMENTS } from '../../lib/documents.ts'
import { type Command, type CommandName, commands, NAME } from './commands.ts'
import { inputHelp } from './input-help.ts'
import type { Output } from './terminal.ts'

/** Returns the help of the program: its commands, each with one line. */
export function renderHelp(out: Output): string {
  return renderPage(
    [`${heading(out, 'Usage:')} ${NAME} COMMAND [FLAGS]`],
    ['Fails a change when AI answer engines stop citing your brand.'],
    [
      heading(out, 'Commands:'),
      ...Object.entries(commands).map(
        ([name, { purpose }]) => `  ${code(out, name)}${' '.repeat(10 - name.length)}${purpose}`,
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
      `${code(out, 'completion SHELL')} prints the completion of commands and flags for bash, zsh or fish.`,
      `Every command takes ${code(out, '--verbose')}, which adds lines for debugging on standard error: requests, the runs compared with, and what was compared.`,
    ],
  )
}

/** Returns the help of all inputs. Inputs that need a GitHub workflow come last. */
export function renderInputsHelp(out: Output): string {
  return renderPage(
    wrap(
      `All inputs of the action, as flags of check, backtest and doctor. A list takes commas, or its flag several times. The environment variable AI_VISIBILITY_KEY may hold --api-key. The config file has more values: ${DOCUMENTS}/inputs`,
      out.columns,
    ),
    describeInputs(
      out,
      inputNames.filter(name => !workflowInputs.includes(name)),
    ),
    [heading(out, 'Without effect outside a GitHub workflow:'), ...describeInputs(out, workflowInputs)],
  )
}

/** Returns the help of a command: usage, examples, exit codes, flags and inputs. */
export function renderCommandHelp(out: Output, command: CommandName): string {
  const { usage, text, examples, exitCodes, flags, inputs }: Command = commands[command]
  const takesAll = inputs.length === inputNames.length
  return renderPage(
    [`${heading(out, 'Usage:')} ${usage}`],
    wrap(text, out.columns),
    [heading(out, 'Examples:'), ...examples.map(example => `  ${NAME} ${example}`)],
    [
      heading(out, 'Exit codes:'),
      ...Object.entries(exitCodes).map(([exit, meaning]) => `  ${exit}  ${meaning}`),
    ],
    [
      heading(out, 'Flags of the command:'),
      ...Object.entries(flags).flatMap(([name, { value = '', description }]) =>
        describeFlag(out, `--${name} ${value}`.trim(), description),
      ),
    ],
    takesAll || inputs.length === 0
      ? []
      : [heading(out, 'Inputs of the gate:'), ...describeInputs(out, inputs)],
    takesAll ? [`It takes all inputs as flags: ${code(out, `${NAME} help inputs`)} describes them.`] : [],
  )
}

function describeInputs(out: Output, names: readonly string[]): string[] {
  return Object.entries(inputHelp)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, description]) => describeFlag(out, `--${name}`, description))
}

function renderPage(...blocks: string[][]): string {
  const filled = blocks.filter(block => block.length > 0)
  return `${filled.map(block => block.join('\n')).join('\n\n')}\n`
}

function heading(out: Output, text: string): string {
  return out.style('bold', text)
}

function code(out: Output, text: string): string {
  return out.style('cyan', text)
}

function describeFlag(out: Output, flag: string, description: string): string[] {
  return [`  ${code(out, flag)}`, ...wrap(description.replaceAll('`', ''), out.columns, 6)]
}

function wrap(text: string, columns: number, indent = 0): string[] {
  return wrapText(text, columns - indent).map(line => `${' '.repeat(indent)}${line}`)
}
