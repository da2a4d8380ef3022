/** The gate as a command line. */

import { findNearestName } from '../../lib/nearest-name.ts'
import { describeUnexpected } from '../../report/messages/inputs.ts'
import { stopSignal } from '../stop-signal.ts'
import { readVersion } from '../version.ts'
import { check } from './check.ts'
import { commandNames, renderCommandHelp, renderHelp, renderInputsHelp, renderServeHelp } from './help.ts'
import { openOutput, type Terminal } from './terminal.ts'

/** Runs the command that the words name, and sets the exit code of the process. Never rejects. */
export async function runCommandLine(words: string[]): Promise<void> {
  const { env } = process
  const terminal = { env, out: openOutput(process.stdout, env), err: openOutput(process.stderr, env) }
  try {
    process.exitCode = await runCommand(words, terminal)
  } catch (error) {
    await terminal.err.write(`${describeUnexpected(error)}\n`)
    process.exitCode = 1
  }
}

async function runCommand([command = '', ...words]: string[], terminal: Terminal): Promise<number> {
  const { out, err } = terminal
  if (words.includes('--help') || words.includes('-h')) return printHelp([command], terminal)
  switch (command) {
    case 'init': {
      const [{ init }, { createAsk }] = await Promise.all([import('./init/init.ts'), import('./init/ask.ts')])
      const signal = stopSignal()
      const canAsk = process.stdin.isTTY && process.stderr.isTTY
      const ask = canAsk ? createAsk(process.stdin, process.stderr, signal) : undefined
      return init(words, { ...terminal, folder: '.', signal, ask, version: readVersion() })
    }
    case 'check':
      return check(words, { ...terminal, folder: '.', signal: stopSignal() })
    case 'plan': {
      const { plan } = await import('./fleet-commands.ts')
      return plan(words, { ...terminal, folder: '.', signal: stopSignal() })
    }
    case 'shard': {
      const { shard } = await import('./fleet-commands.ts')
      return shard(words, { ...terminal, folder: '.', signal: stopSignal(), version: readVersion() })
    }
    case 'merge': {
      const { merge } = await import('./fleet-commands.ts')
      return merge(words, { ...terminal, folder: '.', signal: stopSignal() })
    }
    case 'backtest': {
      const { backtest } = await import('./backtest.ts')
      return backtest(words, { ...terminal, folder: '.', signal: stopSignal() })
    }
    case 'doctor': {
      const { doctor } = await import('./doctor.ts')
      return doctor(words, { ...terminal, folder: '.', signal: stopSignal() })
    }
    case 'serve': {
      const { serveEmbedded } = await import('../serve/serve.ts')
      return serveEmbedded(words, terminal, stopSignal())
    }
    case '--help':
    case '-h':
    case 'help':
      return printHelp(words, terminal)
    case '--version':
      return print(out, `${readVersion()}\n`)
    default: {
      const nearest = findNearestName(command, commandNames)
      const suggestion = nearest === undefined ? '' : ` Did you mean ${nearest}?`
      await err.write(`There is no command ${JSON.stringify(command)}.${suggestion}\n\n${renderHelp(err)}`)
      return 2
    }
  }
}

/** Prints the page of a command, of all inputs, or of the whole program where the topic is neither. */
async function printHelp([topic = '']: string[], { out }: Terminal): Promise<number> {
  switch (topic) {
    case 'init':
    case 'check':
    case 'plan':
    case 'shard':
    case 'merge':
    case 'backtest':
    case 'doctor':
      return print(out, renderCommandHelp(out, topic))
    case 'serve': {
      const { servedInputs } = await import('../serve/serve.ts')
      return print(out, renderServeHelp(out, servedInputs))
    }
    case 'inputs':
      return print(out, renderInputsHelp(out))
    default:
      return print(out, renderHelp(out))
  }
}

async function print({ write }: Terminal['out'], text: string): Promise<number> {
  await write(text)
  return 0
}
