import { Writable } from 'node:stream'
import { openOutput, type Terminal } from '../../src/hosts/cli/terminal.ts'

interface KeptTerminal extends Terminal {
  /** What was printed so far. */
  printed: { out: string; err: string }
}

/** Returns the lines of a report before they were broken at the width of a terminal. */
export function joinBroken(text: string): string {
  return text.replace(/(?<=\S)\n +(?![ -])/g, ' ')
}

/** A pipe, or a terminal, that keeps what is printed. */
export function createTerminal(env: NodeJS.ProcessEnv = {}, isTTY = false): KeptTerminal {
  const printed = { out: '', err: '' }
  const open = (name: 'out' | 'err') => {
    const stream = new Writable({
      write(chunk, _, done) {
        printed[name] += String(chunk)
        done()
      },
    })
    return openOutput(Object.assign(stream, { isTTY }), env)
  }
  return { env, out: open('out'), err: open('err'), printed }
}
