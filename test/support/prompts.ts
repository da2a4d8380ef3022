/** A person at a terminal who knows all answers. test/hosts/cli/prompts.test.ts tests the prompts on streams. */
import type { Prompts } from '../../src/hosts/cli/prompts.ts'

/** A line, the key of a choice, or the lines of a text; undefined takes the proposal. */
type Answer = string | string[] | undefined

/** Returns prompts that give these answers in order. `asked`: the first lines of the messages so far. */
export function answering(...answers: Answer[]): Prompts & { asked: string[]; refused: string[] } {
  const asked: string[] = []
  const refused: string[] = []
  return {
    asked,
    refused,
    async line(message, initial) {
      asked.push(message.split('\n', 1).join())
      const answer = answers.shift()
      return typeof answer === 'string' ? answer : initial
    },
    async edit(message, initial) {
      asked.push(message)
      const answer = answers.shift()
      return Array.isArray(answer) ? answer : initial
    },
    refuse: why => void refused.push(why),
  }
}
