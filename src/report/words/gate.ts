import { type Description, describeError, headlineOfBlocker } from '../../errors/avg-error.ts'
import { describeServiceError, headlineOfFailure } from '../../errors/service.ts'
import type { Blocker } from '../../gate/verdict.ts'
import { describeUnusableBaseline } from './baseline.ts'

interface BlockerDescription extends Description {
  /** What happened, without names and without a full stop. */
  headline: string
}

/** Describes why a run has no verdict, and what to do. */
export function describeBlocker(blocker: Blocker): BlockerDescription {
  if ('code' in blocker) return { headline: headlineOfBlocker(blocker), ...describeError(blocker) }
  if (blocker.kind === 'service')
    return { headline: headlineOfFailure(blocker.details), ...describeServiceError(blocker.details) }
  return {
    headline:
      blocker.unusable.kind === 'base'
        ? 'The pages cannot be compared with those before the change'
        : 'The earlier runs cannot be used',
    ...describeUnusableBaseline(blocker.unusable),
  }
}
