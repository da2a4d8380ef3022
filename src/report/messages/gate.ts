import { type Description, messageOf } from '../../errors/avg-error.ts'
import { describeServiceError, headlineOfFailure } from '../../errors/service.ts'
import type { Blocker } from '../../gate/verdict.ts'
import { plainLine } from '../../lib/escape.ts'
import { countOf, formatSetting, formatUsd } from '../words/numbers.ts'
import { NAME_LENGTH } from '../words/words.ts'
import { listReasons } from './answers.ts'
import { describeUnusableBaseline } from './baseline.ts'

interface BlockerDescription extends Description {
  /** What happened, without names and without a full stop. */
  headline: string
}

/** Describes why a run has no verdict, and what to do. */
export function describeBlocker(blocker: Blocker): BlockerDescription {
  const describe = (headline: string, ...message: Parameters<typeof messageOf>) => ({
    headline,
    ...messageOf(...message),
  })
  switch (blocker.kind) {
    case 'baseline':
      return {
        headline:
          blocker.unusable.kind === 'base'
            ? 'The pages cannot be compared with those before the change'
            : 'The earlier runs cannot be used',
        ...describeUnusableBaseline(blocker.unusable),
      }
    case 'service':
      return { headline: headlineOfFailure(blocker.details), ...describeServiceError(blocker.details) }
    case 'no-secrets':
      return describe(
        'Nothing was measured: this run has no key',
        'AVG_NO_SECRETS',
        'Nothing was scanned, because there is no key: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.',
      )
    case 'day-limit':
      return describe(
        'This run needs more requests than the plan allows in a day',
        'AVG_LIMIT_DAY',
        `This run needs ${blocker.requests} requests and the plan allows ${blocker.perDay} a day. Nothing was scanned.`,
      )
    case 'time-budget':
      return describe(
        'This run needs more time than timeout-minutes allows',
        'AVG_TIME_BUDGET',
        `This run needs ${blocker.requests} requests. At ${blocker.perMinute} a minute, they do not fit into timeout-minutes: ${blocker.timeoutMinutes}. Nothing was scanned.`,
      )
    case 'cost-limit':
      return describe(
        'This run would cost more than max-cost',
        'AVG_COST_LIMIT',
        `This run is estimated to cost ${formatUsd(blocker.estimate)}, and max-cost is ${formatSetting(blocker.maxCost)} USD. Nothing was scanned.`,
      )
    case 'cost-unknown':
      return describe(
        'The price of an engine is not known, and max-cost is set',
        'AVG_COST_UNKNOWN',
        `The price of ${plainLine(blocker.engines.join(', '), NAME_LENGTH)} is not known, so max-cost: ${formatSetting(blocker.maxCost)} cannot limit this run. Nothing was scanned.`,
      )
    case 'few-answers': {
      const { planned, evaluated, minAnswers, missing } = blocker
      return describe(
        evaluated === 0 ? 'No engine answered' : 'Too few answers came',
        'AVG_FEW_ANSWERS',
        `${evaluated} of ${countOf(planned, 'planned answer')} were evaluated, and min-answers is ${formatSetting(minAnswers)}%. Missing: ${listReasons(missing)}.`,
      )
    }
    case 'required-unanswered': {
      const counts = blocker.engines.map(
        ({ engine, planned, evaluated }) => `${plainLine(engine, NAME_LENGTH)} ${evaluated} of ${planned}`,
      )
      return describe(
        'A required engine answered too few questions',
        'AVG_REQUIRED_UNANSWERED',
        `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${formatSetting(blocker.minAnswers)}%.`,
      )
    }
    case 'no-answers':
      return describe('No engine answered', 'AVG_NO_ANSWERS', 'All scans completed, and no engine answered.')
  }
}
