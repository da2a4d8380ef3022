import type { Readable, Writable } from 'node:stream'
import { isCancel, multiline, multiselect, selectKey, text } from '@clack/prompts'

/** Each question rejects with an AbortError if the person stops. */
export interface Prompts {
  /** Returns a line of text; `initial` if the person presses Enter. `check`: returns what is wrong with a line. */
  line(message: string, initial: string, check?: (line: string) => string | undefined): Promise<string>
  /** Returns the lines of a text after the person edited them. */
  edit(message: string, initial: string[]): Promise<string[]>
  /** Returns the names of the marked choices, at least one, in their order. */
  mark(message: string, choices: Record<string, string>, initial: string[]): Promise<string[]>
  /** Returns the key of a choice, which the person presses. The first one is the proposal. */
  pick(message: string, choices: Record<string, string>): Promise<string>
}

/** Creates prompts that use the streams of a terminal. */
export function createPrompts(input: Readable, output: Writable, signal: AbortSignal): Prompts {
  const common = { input, output, signal }
  return {
    async line(message, initial, check) {
      const validate = (line = '') => check?.(line)
      return read(await text({ ...common, message, initialValue: initial, validate }))
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
    async mark(message, choices, initial) {
      const answer = await multiselect({ ...common, message, options: list(choices), initialValues: initial })
      if (isCancel(answer)) throw stopped()
      return Object.keys(choices).filter(name => answer.includes(name))
    },
    async pick(message, choices) {
      const options = list(choices)
      const first = options[0]?.value ?? ''
      const answer = await selectKey({ ...common, message, options, initialValue: first })
      if (isCancel(answer)) throw stopped()
      // Undefined after Enter.
      return answer || first
    },
  }
}

function list(choices: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

function read(answer: string | symbol | undefined): string {
  if (typeof answer === 'symbol') throw stopped()
  return answer ?? ''
}

function stopped(): DOMException {
  return new DOMException('stopped', 'AbortError')
}
