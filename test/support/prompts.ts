/** A person at a terminal who knows all answers. test/hosts/cli/prompts.test.ts tests the prompts on streams. */
import type { Prompts } from '../../src/hosts/cli/prompts.ts'

/** A line, a key to pick, the lines of a text, or a test for the choices that stay marked; undefined takes the proposal. */
type Answer = string | string[] | ((name: string) => boolean) | undefined

/** Returns prompts that give these answers in order. `asked`: the messages so far. */
export function answering(...answers: Answer[]): Prompts & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async line(message, initial) {
      asked.push(message)
      const answer = answers.shift()
      return typeof answer === 'string' ? answer : initial
    },
    async edit(message, initial) {
      asked.push(message)
      const answer = answers.shift()
      return Array.isArray(answer) ? answer : initial
    },
    async pick(message, choices) {
      asked.push(message)
      const answer = answers.shift()
      return typeof answer === 'string' ? answer : (Object.keys(choices)[0] ?? '')
    },
    async mark(message, choices, initial) {
      asked.push(message)
      const answer = answers.shift()
      return typeof answer === 'function' ? Object.keys(choices).filter(answer) : initial
    },
  }
}
