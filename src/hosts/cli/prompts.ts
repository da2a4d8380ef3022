import type { Readable, Writable } from 'node:stream'
import { multiline, text } from '@clack/prompts'
import { InputsError } from '../../inputs/given-values.ts'
import { plainLine } from '../../lib/escape.ts'

/** Each question rejects with an AbortError if the person stops. */
export interface Prompts {
  /** Returns a line of text; `initial`, which is shown, if the person only presses Enter. */
  line(message: string, initial: string): Promise<string>
  /** Returns the lines of a text after the person edited them. */
  edit(message: string, initial: string[]): Promise<string[]>
  /** Shows what is wrong with an answer. */
  refuse(why: string): void
}

/** Creates prompts that use the streams of a terminal. */
export function createPrompts(input: Readable, output: Writable, signal: AbortSignal): Prompts {
  const common = { input, output, signal }
  return {
    async line(message, initial) {
      return read(await text({ ...common, message, placeholder: initial, defaultValue: initial }))
    },
    async edit(message, initial) {
      const answer = await multiline({
        ...common,
        message: `${message} (Tab, then Enter, to go on)`,
        initialValue: initial.join('\n'),
        showSubmit: true,
      })
      return read(answer)
        .split('\n')
        .filter(line => line.trim() !== '')
    },
    refuse: why => void output.write(`${why}\n`),
  }
}

/** Asks again, with the last answer to correct, until `accept` throws no InputsError. Returns what `accept` returns. */
export async function askUntilRight<Answer, T>(
  prompts: Prompts,
  ask: (initial: Answer | undefined) => Promise<Answer>,
  accept: (answer: Answer) => T | Promise<T>,
): Promise<T> {
  let answer: Answer | undefined
  for (;;) {
    answer = await ask(answer)
    try {
      return await accept(answer)
    } catch (error) {
      if (!(error instanceof InputsError)) throw error
      for (const { given, allowed } of error.problems)
        prompts.refuse(
          given ? `Got "${plainLine(given, 100)}"; expected ${allowed}.` : `Expected ${allowed}.`,
        )
    }
  }
}

/** Returns the key of a choice, which the person writes; the first one after Enter. */
export function pick(prompts: Prompts, message: string, choices: Record<string, string>): Promise<string> {
  const keys = Object.keys(choices)
  const labels = Object.entries(choices).map(([key, label]) => `${key}  ${label}`)
  const lines = [message, ...labels, `Enter means ${keys[0]}.`].join('\n')
  return askUntilRight(
    prompts,
    () => prompts.line(lines, ''),
    line => {
      const key = line.trim().toLowerCase() || keys[0]
      if (key !== undefined && keys.includes(key)) return key
      throw new InputsError([{ input: 'answer', given: line, allowed: `one of ${keys.join(', ')}` }])
    },
  )
}

function read(answer: string | symbol | undefined): string {
  if (typeof answer === 'symbol') throw new DOMException('stopped', 'AbortError')
  return answer ?? ''
}
