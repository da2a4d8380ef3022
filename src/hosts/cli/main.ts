import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { git, readRemote } from '../../checkout/git.ts'
import { describeUnexpected } from '../../inputs/describe-inputs.ts'
import { withSlashes } from '../../lib/files.ts'
import { findNearestName } from '../../lib/nearest-name.ts'
import { stopSignal } from '../stop-signal.ts'
import { readVersion } from '../version.ts'
import { check } from './check.ts'
import { type CommandName, commands, isCommand } from './commands.ts'
import { renderCommandHelp, renderHelp, renderInputsHelp } from './help.ts'
import { RELEASED } from './init/setup.ts'
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

/** Returns the command that starts the script from a folder. `node` is the path of the program that runs it. */
function describeProgram(script: string, node: string, folder: string): string {
  if (/[\\/]node_modules[\\/]/.test(script)) return 'npx ai-visibility-gate'
  if (!/\.[jt]s$/.test(script)) return 'ai-visibility-gate'
  // npx installed this Node, because that of the machine is too old.
  const start = /[\\/]_npx[\\/]/.test(node) ? 'npx -p node@24 -- node' : 'node'
  const path = withSlashes(relative(folder, script))
  return `${start} ${/^[\w./@-]+$/.test(path) ? path : JSON.stringify(path)}`
}

/** Returns the action as a step uses it: the commit of a clone that is on GitHub, otherwise the release. */
async function findAction(script: string, version: string): Promise<string> {
  const folder = existsSync(script) ? dirname(dirname(realpathSync(script))) : ''
  if (!existsSync(join(folder, '.git'))) return `${RELEASED}@v${version}`
  const repository = (await readRemote({ folder }))?.repository
  const commit = (await git({ folder }, ['rev-parse', 'HEAD'])).trim()
  return repository === undefined ? `${RELEASED}@v${version}` : `${repository}@${commit}`
}

/** The version is read on demand, because the service runs without the package.json that has it. */
const LOADERS: Record<CommandName, () => Promise<Run>> = {
  init: async () => {
    const { init } = await import('./init/init.ts')
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
