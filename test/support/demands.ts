import type { EngineQuestions } from '../../src/engines/question-plan.ts'

let calls = 0

/** Returns the questions to a live engine, which are shared with no other call. `costUsd` is the cost of all. */
export function aCall({
  answers = 2,
  costUsd = 0.18,
  ...call
}: Partial<EngineQuestions> & { answers?: number; costUsd?: number | 'unknown' } = {}): EngineQuestions {
  calls += 1
  const questions = Array.from({ length: answers }, (_, index) => `${calls}-${index}`)
  return {
    ...{ engine: 'openai', model: 'gpt-6.2-sol', vendor: 'openai', questions },
    answerUsd: costUsd === 'unknown' ? undefined : costUsd / answers,
    ...call,
  }
}
