import { untilAborted } from '../lib/until-aborted.ts'
import type { AnswerReason } from './answer-record.ts'
import type { Attempt } from './ask.ts'

/** The answers that the gates of one run share, by the keys of their questions. */
export type SharedAnswers = ReturnType<typeof createSharedAnswers>

/** Creates an empty store in memory. It grows until `endGate`, so it is not for a server. */
export function createSharedAnswers() {
  const answers = new Map<string, Promise<Attempt>>()

  return {
    /** Returns the answer to a question, and sends the question only if there is none yet. */
    async share(question: string, send: () => Promise<Attempt>, signal: AbortSignal): Promise<Attempt> {
      for (;;) {
        const earlier = answers.get(question)
        if (earlier === undefined) {
          const answer = send()
          answers.set(question, answer)
          return answer
        }
        const attempt = await untilAborted(
          earlier.catch(() => undefined),
          signal,
        )
        if (attempt !== undefined) return attempt
        // A canceled caller must not cancel the answer of another, which sends the question itself.
        if (answers.get(question) === earlier) answers.delete(question)
      }
    },
    /** Drops answers that no later gate needs, and failures caused by the limits of this gate. */
    async endGate(isNeededLater: (question: string) => boolean): Promise<void> {
      for (const [question, answer] of answers) {
        const attempt = await answer.catch(() => undefined)
        if (!isNeededLater(question) || endedByGate(attempt)) answers.delete(question)
      }
    },
  }
}

/** The reasons that depend on the time and the cost that the gate had left. */
const LIMITS_OF_GATE: readonly AnswerReason['code'][] = [
  'timed-out',
  'out-of-time',
  'busy',
  'rate-limited',
  'unresponsive',
  'cost-limit',
]

function endedByGate(attempt: Attempt | undefined): boolean {
  return attempt !== undefined && 'reason' in attempt && LIMITS_OF_GATE.includes(attempt.reason.code)
}
