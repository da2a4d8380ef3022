/** Asks a person at a terminal. */
import type { Readable, Writable } from 'node:stream'
import { isCancel, multiselect, text } from '@clack/prompts'

export interface Choice<Value> {
  value: Value
  label: string
  hint?: string
}

/** Each rejects with an AbortError where the person stops. */
export interface Prompts {
  /** Returns a line of text; `initial` where the person presses Enter. */
  line(message: string, initial: string): Promise<string>
  /** Returns those that the person leaves marked, in their order. */
  mark<Value>(message: string, choices: Choice<Value>[], initial: Value[]): Promise<Value[]>
}

/** Returns prompts that use the streams of a terminal. */
export function createPrompts(input: Readable, output: Writable, signal: AbortSignal): Prompts {
  const common = { input, output, signal }
  return {
    async line(message, initial) {
      const answer = await text({ ...common, message, initialValue: initial })
      if (isCancel(answer)) throw stopped()
      return answer ?? ''
    },
    async mark(message, choices, initial) {
      const answer = await multiselect({
        ...common,
        message,
        // The choices may be any values: they are told apart by their places.
        options: choices.map(({ label, hint = '' }, value) => ({ value, label, hint })),
        initialValues: initial.map(each => choices.findIndex(({ value }) => value === each)),
        required: false,
      })
      if (isCancel(answer)) throw stopped()
      return answer.toSorted((a, b) => a - b).flatMap(place => choices[place]?.value ?? [])
    },
  }
}

function stopped(): DOMException {
  return new DOMException('stopped', 'AbortError')
}
