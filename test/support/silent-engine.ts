import type { EngineProblem } from '../../src/engines/answer-record.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { runCase } from './measured-cases.ts'

/** A run of two engines of which one did not answer, because its key was refused. */
export function aSilentEngine(): Outcome {
  const both = { openai: 0.6, perplexity: 0.6 }
  const outcome = runCase({ keywords: 12, before: [both, both, both], now: { perplexity: 0.6 } })
  const reason: EngineProblem = {
    ...{ scope: 'engine', code: 'key-refused', detail: 'invalid key', status: 401 },
    vendor: { model: 'gpt', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
  }
  const { verdict } = outcome
  if (verdict.kind !== 'judged') throw new Error('The run of one engine is judged')
  const facts = { planned: 12, keyword: outcome.keywords[0] ?? '', reason }
  return {
    ...outcome,
    engines: ['openai', 'perplexity'],
    answers: {
      ...{ planned: 24, evaluated: 12 },
      engines: [
        { engine: 'openai', planned: 12, evaluated: 0, problem: reason },
        { engine: 'perplexity', planned: 12, evaluated: 12, problem: undefined },
      ],
      missing: [{ engine: 'openai', count: 12, ...facts }],
    },
    verdict: {
      ...verdict,
      status: 'error',
      silentEngines: [
        { engine: 'openai', planned: 12, evaluated: 0, reason, isOptional: false, leadsTo: 'error' },
      ],
    },
  }
}
