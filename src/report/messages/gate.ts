/** Messages about what keeps a gate from a verdict, and about the verdict itself. */
import type { ServiceErrorFacts } from '../../contract/errors.ts'
import type { ModelEnd, PriceChange } from '../../embedded/engines/prices.ts'
import type { Blocker } from '../../gate/verdict.ts'
import { plainLine } from '../escape.ts'
import { countOf, formatSetting, formatUsd } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { listReasons } from './answers.ts'
import { describeUnusableBaseline } from './baseline.ts'
import { type Description, messageOf } from './message.ts'
import { describeServiceError } from './service.ts'

type Of<K extends Blocker['kind']> = Extract<Blocker, { kind: K }>

const FEWER_REQUESTS =
  'ask for fewer keywords, samples or competitors, or set plan or limits to what your account allows.'

export const GATE = {
  AVG_NO_SECRETS: {
    meaning: 'The run has no key: forks get no secrets, and Dependabot only its own.',
    remedy:
      'The gate judges the change on a push or a schedule after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.',
    words: (_: Of<'no-secrets'>) =>
      'Nothing was scanned, because there is no key: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.',
  },
  AVG_LIMIT_DAY: {
    meaning: 'The run needs more requests than the plan allows for a day.',
    remedy: `A${FEWER_REQUESTS.slice(1)}`,
    words: ({ requests, perDay }: Of<'day-limit'>) =>
      `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`,
  },
  AVG_TIME_BUDGET: {
    meaning: 'The rate limit makes the run longer than `timeout-minutes`.',
    remedy: `Raise timeout-minutes, ${FEWER_REQUESTS}`,
    words: ({ requests, perMinute, timeoutMinutes }: Of<'time-budget'>) =>
      `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`,
  },
  AVG_COST_LIMIT: {
    meaning: 'All gates of the run together are estimated to cost more than `max-cost`.',
    remedy: 'Raise max-cost, or ask for less. The command check --plan shows the estimate of each engine.',
    words: ({ estimate, maxCost }: Of<'cost-limit'>) =>
      `This run is estimated to cost ${formatUsd(estimate)}, and max-cost is ${formatSetting(maxCost)} USD. Nothing was scanned.`,
  },
  AVG_COST_UNKNOWN: {
    meaning: 'A price is not known, so `max-cost` limits the engine only as far as its vendor states costs.',
    remedy: 'Limit the run with max-requests too.',
    words: (engines: string[]) =>
      `max-cost: the price is not known of ${engines.map(engine => plainLine(engine, NAME_LENGTH)).join(', ')}. It counts as 0 in the estimate, and during the run wherever the vendor states no cost.`,
  },
  AVG_MODEL_ENDS: {
    meaning: 'The vendor announced the day on which it ends the model.',
    remedy: 'Name another model in engines before that day. Its answers are another series of the history.',
    words: ({ engine, on, use }: { engine: string } & ModelEnd) =>
      `The vendor ends the model of ${plainLine(engine, NAME_LENGTH)} on ${on}${use === undefined ? '' : ` and recommends ${use}`}.`,
  },
  AVG_PRICE_CHANGES: {
    meaning: 'The vendor announced another price of the model.',
    remedy: 'Compare max-cost with the new price, or name another model in engines.',
    words: ({ engine, until, input, output }: { engine: string } & PriceChange) =>
      `The price of ${plainLine(engine, NAME_LENGTH)} holds until ${until}. Then a million tokens cost ${formatSetting(input)} USD in and ${formatSetting(output)} USD out.`,
  },
  AVG_FEW_ANSWERS: {
    meaning: 'Fewer answers were evaluated than `min-answers` requires.',
    remedy:
      'Correct what the lines on missing answers name. To judge a run with fewer answers, lower min-answers.',
    words: ({ planned, evaluated, minAnswers, missing }: Of<'few-answers'>) =>
      `${evaluated} of ${countOf(planned, 'planned answer')} were evaluated, and min-answers is ${formatSetting(minAnswers)}%. Missing: ${listReasons(missing)}.`,
  },
  AVG_REQUIRED_UNANSWERED: {
    meaning: 'The same, of a required engine.',
    remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
    words: ({ engines, minAnswers }: Of<'required-unanswered'>) => {
      const counts = engines.map(
        ({ engine, planned, evaluated }) => `${plainLine(engine, NAME_LENGTH)} ${evaluated} of ${planned}`,
      )
      return `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${formatSetting(minAnswers)}%.`
    },
  },
  AVG_NO_ANSWERS: {
    meaning: 'The scans completed, and no engine answered.',
    remedy: 'Check the engines input, and ask the service why no engine answered.',
    words: (_: Of<'no-answers'>) => 'All scans completed, and no engine answered.',
  },
  AVG_FAILED: {
    meaning: 'A rule failed. Each failed rule has an annotation of its own.',
    remedy: 'See the codes of the rules.',
    endsWithRemedy: false,
    words: (headline: string) => headline,
  },
  AVG_INCONCLUSIVE: {
    meaning:
      'A drop may be chance, no recorded run has answers to test it against, or a value is missing. The step passes unless `fail-on` lists `inconclusive`.',
    remedy: 'Start another run or wait for the next one.',
    endsWithRemedy: false,
    words: (headline: string) => headline,
  },
  AVG_COMPETITOR_UNMEASURED: {
    meaning: 'A competitor could not be measured.',
    remedy: 'Only `min-share-of-voice` depends on it.',
    endsWithRemedy: false,
    /** `failure` is undefined where its scans completed. */
    words: ({ competitor, failure }: { competitor: string; failure: ServiceErrorFacts | undefined }) => {
      const reason =
        failure === undefined
          ? 'No engine answered for it where one answered for the brand.'
          : describeServiceError(failure).text
      return `The competitor ${plainLine(competitor, 100)} could not be measured and is left out of the share of voice. ${reason}`
    },
  },
}

const CODES = {
  'no-secrets': 'AVG_NO_SECRETS',
  'day-limit': 'AVG_LIMIT_DAY',
  'time-budget': 'AVG_TIME_BUDGET',
  'cost-limit': 'AVG_COST_LIMIT',
  'few-answers': 'AVG_FEW_ANSWERS',
  'required-unanswered': 'AVG_REQUIRED_UNANSWERED',
  'no-answers': 'AVG_NO_ANSWERS',
} as const

/** Returns why a run could not be judged, and what to do about it. */
export function describeBlocker(blocker: Blocker): Description {
  switch (blocker.kind) {
    case 'baseline':
      return describeUnusableBaseline(blocker.unusable)
    case 'service':
      return describeServiceError(blocker.facts)
    default:
      return messageOf(GATE, CODES[blocker.kind], blocker)
  }
}
