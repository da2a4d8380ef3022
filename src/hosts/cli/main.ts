import { findNearestName } from '../../lib/nearest-name.ts'
import { describeUnexpected } from '../../report/words/inputs.ts'
import { stopSignal } from '../stop-signal.ts'
import { readVersion } from '../version.ts'
import { check } from './check.ts'
import { type CommandName, commands, isCommand } from './commands.ts'
import { renderCommandHelp, renderHelp, renderInputsHelp } from './help.ts'
import type { Prompts } from './prompts.ts'
import type { CommandContext } from './run-flags.ts'
import { type Output, openOutput, type Terminal } from './terminal.ts'

type Run = (words: string[], context: CommandContext) => Promise<number>

/** Returns undefined if no person can be asked. */
async function openPrompts(signal: AbortSignal): Promise<Prompts | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  const { createPrompts } = await import('./prompts.ts')
  return createPrompts(process.stdin, process.stderr, signal)
}

/** The version is read on demand, because the service runs without the package.json that has it. */
const LOADERS: Record<CommandName, () => Promise<Run>> = {
  init: async () => {
    const [{ init }, { describeProgram, findAction }] = await Promise.all([
      import('./init/init.ts'),
      import('./init/program.ts'),
    ])
    return async (words, context) => {
      const prompts = await openPrompts(context.signal)
      const [, script = ''] = process.argv
      const program = describeProgram(script, process.execPath, process.cwd())
      return init(words, { ...context, prompts, program, action: await findAction(script, readVersion()) })
    }
  },
  check: async () => check,
  backtest: async () => (await import('./backtest.ts')).backtest,
  doctor: async () => {
    const { doctor } = await import('./doctor.ts')
    return async (words, context) => doctor(words, { ...context, prompts: await openPrompts(context.signal) })
  },
  addresses: async () => (await import('./addresses.ts')).addresses,
  report: async () => (await import('./report-site.ts')).report,
  serve: async () => (await import('../serve/served-service.ts')).serveEmbedded,
}

/** Runs a command and sets the exit code of the process. Never rejects. */
export async function runCommandLine(words: string[]): Promise<void> {
  const { env } = process
  // `| head` closes the pipe when it has enough lines.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  const terminal = { env, out: openOutput(process.stdout, env), err: openOutput(process.stderr, env) }
  try {
    process.exitCode = await runCommand(words, terminal)
  } catch (error) {
    await terminal.err.write(`${describeUnexpected(error, true)}\n`)
    process.exitCode = 2
  }
}

/** Runs a command and returns its exit code. Rejects with unexpected errors only. */
export async function runCommand([command = '', ...words]: string[], terminal: Terminal): Promise<number> {
  const { out } = terminal
  if (['', 'help', '--help', '-h'].includes(command)) return printHelp(words[0] ?? '', terminal)
  if (words.includes('--help') || words.includes('-h')) return printHelp(command, terminal)
  if (command === 'completion') return printCompletion(words[0] ?? '', terminal)
  if (command === '--version') return print(out, `${readVersion()}\n`)
  if (isCommand(command)) {
    const run = await LOADERS[command]()
    const isVerbose = words.includes('--verbose')
    const flags = words.filter(word => word !== '--verbose')
    return run(flags, { ...terminal, isVerbose, folder: '.', signal: stopSignal() })
  }
  return refuse('command', command, Object.keys(commands), terminal.err)
}

async function printHelp(topic: string, { out, err }: Terminal): Promise<number> {
  if (topic === '') return print(out, renderHelp(out))
  if (topic === 'inputs') return print(out, renderInputsHelp(out))
  if (isCommand(topic)) return print(out, renderCommandHelp(out, topic))
  return refuse('page of help', topic, [...Object.keys(commands), 'inputs'], err)
}

async function printCompletion(shell: string, { out, err }: Terminal): Promise<number> {
  const { isShell, renderCompletion, shells } = await import('./completion.ts')
  return isShell(shell) ? print(out, renderCompletion(shell)) : refuse('completion', shell, shells, err)
}

async function refuse(kind: string, given: string, known: readonly string[], err: Output): Promise<number> {
  const nearest = findNearestName(given, known)
  const instead = nearest === undefined ? `There are ${known.join(', ')}.` : `Did you mean ${nearest}?`
  await err.write(`There is no ${kind} ${JSON.stringify(given)}. ${instead}\n`)
  return 2
}

async function print({ write }: Output, text: string): Promise<number> {
  await write(text)
  return 0
}
