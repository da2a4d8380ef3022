import { describe, expect, it } from 'vitest'
import type { AnswerReason } from '../../src/engines/answer-record.ts'
import type { Attempt } from '../../src/engines/ask.ts'
import { createSharedAnswers } from '../../src/engines/shared-answers.ts'

const never = new AbortController().signal
const failed = (code: Extract<AnswerReason, { scope: 'answer' }>['code']): Attempt => ({
  reason: { scope: 'answer', code, detail: '' },
})
const REFUSED = failed('refused')

/** Returns a question that is answered or canceled by hand, and how often it was sent. */
function aQuestion() {
  const answers: PromiseWithResolvers<Attempt>[] = []
  const send = () => {
    const answer = Promise.withResolvers<Attempt>()
    answers.push(answer)
    return answer.promise
  }
  return { answers, send }
}

describe('an answer that two callers share', () => {
  it('is sent by the second if the first is canceled', async () => {
    const shared = createSharedAnswers()
    const { answers, send } = aQuestion()
    const callers = [1, 2, 3].map(() => shared.share('question', send, never))
    answers[0]?.reject(new Error('canceled'))
    await expect(callers[0]).rejects.toThrow('canceled')
    expect(answers).toHaveLength(2)
    answers[1]?.resolve(REFUSED)
    expect(await Promise.all(callers.slice(1))).toEqual([REFUSED, REFUSED])
  })

  it('does not hold a caller that is canceled', async () => {
    const shared = createSharedAnswers()
    const { answers, send } = aQuestion()
    const first = shared.share('question', send, never)
    const second = new AbortController()
    const waiting = shared.share('question', send, second.signal)
    second.abort(new Error('canceled'))
    await expect(waiting).rejects.toThrow('canceled')
    answers[0]?.resolve(REFUSED)
    expect(await first).toEqual(REFUSED)
  })
})

it.each([
  ['keeps a failure for later gates', 'refused', true, true],
  ['drops a failure that no later gate needs', 'refused', false, false],
  ['drops a question that was out of time', 'out-of-time', true, false],
  ['drops a question without an answer in its time', 'timed-out', true, false],
  ['drops a question beyond the cost limit', 'cost-limit', true, false],
] as const)('the end of a gate %s', async (_, code, isNeededLater, isKept) => {
  const shared = createSharedAnswers()
  const { answers, send } = aQuestion()
  await shared.share('question', async () => failed(code), never)
  await shared.endGate(() => isNeededLater)
  const later = shared.share('question', send, never)
  answers[0]?.resolve(REFUSED)
  expect(await later).toEqual(isKept ? failed(code) : REFUSED)
  expect(answers).toHaveLength(isKept ? 0 : 1)
})
