import type { Readable, Writable } from 'node:stream'
import { isCancel, multiline, multiselect, select, selectKey, text } from '@clack/prompts'

export interface Choice<Value> {
  value: Value
  label: string
}

/** Each question rejects with an AbortError if the person stops. */
export interface Prompts {
  /** Returns a line of text; `initial` if the person presses Enter. */
  line(message: string, initial: string): Promise<string>
  /** Returns the lines of a text after the person edited them. */
  edit(
    message: string,
    initial: string[],
    describeProblem: (lines: string[]) => string | undefined,
  ): Promise<string[]>
  /** Returns the marked choices, at least one, in their order. */
  mark<Value>(message: string, choices: Choice<Value>[], initial: Value[]): Promise<Value[]>
  /** Returns one of the choices; the first if the person presses Enter. */
  choose<Value>(message: string, choices: Choice<Value>[]): Promise<Value | undefined>
  /** Returns the key of a choice, which the person presses. The first one is the proposal. */
  pick(message: string, choices: Record<string, string>): Promise<string>
}

/** Creates prompts that use the streams of a terminal. */
export function createPrompts(input: Readable, output: Writable, signal: AbortSignal): Prompts {
  const common = { input, output, signal }
  return {
    async line(message, initial) {
      return read(await text({ ...common, message, initialValue: initial }))
    },
    async edit(message, initial, describeProblem) {
      const answer = await multiline({
        ...common,
        message: `${message} (Tab, then Enter, to go on)`,
        initialValue: initial.join('\n'),
        showSubmit: true,
        validate: given => describeProblem(splitLines(given ?? '')),
      })
      return splitLines(read(answer))
    },
    async mark(message, choices, initial) {
      const answer = await multiselect({
        ...common,
        message,
        // The choices may be any values, so the library gets their positions.
        options: choices.map(({ label }, value) => ({ value, label })),
        initialValues: initial.map(each => choices.findIndex(({ value }) => value === each)),
      })
      if (isCancel(answer)) throw stopped()
      return answer.toSorted((a, b) => a - b).flatMap(place => choices[place]?.value ?? [])
    },
    async choose(message, choices) {
      const options = choices.map(({ label }, value) => ({ value, label }))
      const answer = await select({ ...common, message, options })
      if (isCancel(answer)) throw stopped()
      return choices[answer]?.value
    },
    async pick(message, choices) {
      const options = Object.entries(choices).map(([value, label]) => ({ value, label }))
      const answer = await selectKey({ ...common, message, options, initialValue: options[0]?.value ?? '' })
      if (isCancel(answer)) throw stopped()
      return answer
    },
  }
}

function splitLines(text: string): string[] {
  return text.split('\n').filter(line => line.trim() !== '')
}

function read(answer: string | symbol | undefined): string {
  if (typeof answer === 'symbol') throw stopped()
  return answer ?? ''
}

function stopped(): DOMException {
  return new DOMException('stopped', 'AbortError')
}
