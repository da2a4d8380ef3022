import type { Demand } from '../../src/scan/demand.ts'

type Call = Demand['engines'][number]

/** Returns the calls to a live engine. */
export function aCall(call: Partial<Call> = {}): Call {
  return {
    ...{ engine: 'openai', model: 'gpt-6.2-sol', vendor: 'openai' },
    ...{ answers: 2, costUsd: 0.18 },
    ...call,
  }
}
