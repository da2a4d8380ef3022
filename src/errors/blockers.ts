/** Why a run has no verdict, if neither a failed call nor the baseline is the reason. */
import * as z from 'zod'
import { count, list, text, texts } from '../contract/parts.ts'
import { countOf, formatSetting, formatUsd } from '../lib/numbers.ts'
import { declareBlocker } from './declare-error.ts'
import { nameOf } from './words.ts'

export const BLOCKERS = {
  AVG_NO_SECRETS: declareBlocker('AVG_NO_SECRETS', {
    meaning: 'The run has no key: forks get no secrets, and Dependabot only its own.',
    remedy:
      'The gate judges the change after the merge. For Dependabot, store the key as a secret of Dependabot with the same name.',
    details: {},
    headline: () => 'Nothing was measured: this run has no key',
    sentence: () =>
      'Nothing was scanned, because there is no key: GitHub gives a pull request from a fork no secrets, and one from Dependabot those of Dependabot only.',
  }),
  AVG_LIMIT_DAY: declareBlocker('AVG_LIMIT_DAY', {
    meaning: 'The run needs more requests than the plan allows for a day.',
    remedy: 'Ask for less, or set plan or limits to what your account allows.',
    details: { requests: count, perDay: count },
    headline: () => 'This run needs more requests than the plan allows in a day',
    sentence: ({ requests, perDay }) =>
      `This run needs ${requests} requests and the plan allows ${perDay} a day. Nothing was scanned.`,
  }),
  AVG_TIME_BUDGET: declareBlocker('AVG_TIME_BUDGET', {
    meaning: 'The rate limit makes the run longer than `timeout-minutes`.',
    remedy: 'Raise timeout-minutes, ask for less, or set plan or limits to what your account allows.',
    details: { requests: count, perMinute: count, timeoutMinutes: z.number() },
    headline: () => 'This run needs more time than timeout-minutes allows',
    sentence: ({ requests, perMinute, timeoutMinutes }) =>
      `This run needs ${requests} requests. At ${perMinute} a minute, they do not fit into timeout-minutes: ${timeoutMinutes}. Nothing was scanned.`,
  }),
  AVG_COST_LIMIT: declareBlocker('AVG_COST_LIMIT', {
    meaning: 'The estimated cost of all gates is above `max-cost`.',
    remedy: 'Raise max-cost, or ask for less. check --plan shows the estimate.',
    details: { estimate: z.number(), maxCost: z.number() },
    headline: () => 'This run would cost more than max-cost',
    sentence: ({ estimate, maxCost }) =>
      `This run is estimated to cost ${formatUsd(estimate)}, and max-cost is ${formatSetting(maxCost)} USD. Nothing was scanned.`,
  }),
  AVG_COST_UNKNOWN: declareBlocker('AVG_COST_UNKNOWN', {
    meaning: 'The price of an engine is not known, so `max-cost` cannot limit it.',
    remedy: 'Set max-requests in the config file, name another model, or remove max-cost.',
    details: { engines: texts, maxCost: z.number() },
    headline: () => 'The price of an engine is not known, and max-cost is set',
    sentence: ({ engines, maxCost }) =>
      `The price of ${nameOf(engines.join(', '))} is not known, so max-cost: ${formatSetting(maxCost)} cannot limit this run. Nothing was scanned.`,
  }),
  AVG_FEW_ANSWERS: declareBlocker('AVG_FEW_ANSWERS', {
    meaning: 'Fewer answers were evaluated than `min-answers` requires.',
    remedy: 'Correct what the lines on missing answers name, or lower min-answers.',
    details: { planned: count, evaluated: count, minAnswers: z.number() },
    headline: ({ evaluated }) => (evaluated === 0 ? 'No engine answered' : 'Too few answers came'),
    sentence: ({ planned, evaluated, minAnswers }) =>
      `${evaluated} of ${countOf(planned, 'planned answer')} were evaluated, and min-answers is ${formatSetting(minAnswers)}%.`,
  }),
  AVG_REQUIRED_UNANSWERED: declareBlocker('AVG_REQUIRED_UNANSWERED', {
    meaning: 'The same, of a required engine.',
    remedy: 'Correct what the lines on missing answers name, or take the engine out of required-engines.',
    details: {
      engines: list(z.object({ engine: text, planned: count, evaluated: count })),
      minAnswers: z.number(),
    },
    headline: () => 'A required engine answered too few questions',
    sentence: ({ engines, minAnswers }) => {
      const counts = engines.map(
        ({ engine, planned, evaluated }) => `${nameOf(engine)} ${evaluated} of ${planned}`,
      )
      return `Too few answers of required engines were evaluated: ${counts.join(', ')}. min-answers is ${formatSetting(minAnswers)}%.`
    },
  }),
  AVG_NO_ANSWERS: declareBlocker('AVG_NO_ANSWERS', {
    meaning: 'The scans completed, and no engine answered.',
    remedy: 'Check the engines input, and ask the service why no engine answered.',
    details: {},
    headline: () => 'No engine answered',
    sentence: () => 'All scans completed, and no engine answered.',
  }),
}
