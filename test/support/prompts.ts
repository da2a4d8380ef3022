/**
 * A person at a terminal who has thought of the answers. The prompts themselves belong to a library; test/hosts/cli/init has one
 * test with its streams.
 */
import type { Prompts } from '../../src/hosts/cli/prompts.ts'

/** An answer to a line, a key to pick, the lines of a text, or a function that says which choices stay marked; undefined takes the proposal. */
type Answer = string | string[] | ((name: string) => boolean) | undefined

/** Prompts that give these answers, in their order; `asked` has what they were asked. */
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
