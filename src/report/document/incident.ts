/** What broke a run, without a number of any measurement, and what to do about it. */
import type { Finding } from '../../findings/finding.ts'
import type { Blocker } from '../../gate/blocker.ts'
import type { MissingAnswers } from '../../scan/count-answers.ts'
import { countOf, formatSetting } from '../numbers.ts'
import { explainBlocker } from '../problems.ts'
import type { CauseEntry, Line } from './blocks.ts'
import { joinWords } from './names.ts'
import { reasonOf, remedyOf } from './silent.ts'
import { checkSentence, nextRun, type Told } from './told.ts'

/** In code points: of a text that partly comes from outside. */
const LONGEST = 1000

type Incident = Extract<Finding, { kind: 'incident' }>

/** Returns the headlines, from the fullest to the shortest. */
export function incidentHeadlines({ blocker, isPartly }: Incident, told: Told): Line[] {
  const { names } = told
  switch (blocker.kind) {
    case 'no-secrets':
      return [['This run has no key, so nothing was measured']]
    case 'baseline':
      return [
        [
          blocker.unusable.kind === 'base'
            ? 'The pages before this change cannot be read'
            : blocker.unusable.kind === 'all-dropped'
              ? 'Every run to compare with is low, so the level before is not known'
              : 'The earlier runs cannot be used',
        ],
      ]
    case 'day-limit':
      return [['This run needs more requests than the plan allows in a day']]
    case 'time-budget':
      return [['This run needs more time than timeout-minutes allows']]
    case 'cost-limit':
      return [['This run would cost more than max-cost']]
    case 'missing-shards': {
      const parts = blocker.shards.map(shard => shard.replace('/', ' of '))
      if (parts.length === 0) return [['No part of this run left a result']]
      return [
        [
          parts.length === 1
            ? `Part ${parts[0]} of this run left no result`
            : `${parts.length} parts of this run left no result`,
        ],
      ]
    }
    case 'service': {
      const { kind, status } = blocker.facts
      const what = isPartly ? ' was only partly measured' : ' was not measured'
      const fault = serviceFault(kind, status)
      return [[`${fault}: `, ...names.brand, what], [fault]]
    }
    case 'few-answers':
    case 'no-answers': {
      const isNone = blocker.kind === 'no-answers' || blocker.evaluated === 0
      const what = isNone ? 'No engine answered' : 'Too few answers came'
      const reasons = faultsOf(blocker, told).map(fault => fault.why)
      return [[reasons.join('; ')], reasons.slice(0, 1), []].map(why => [
        `${what}${why.join() === '' ? '' : `: ${why.join()}`}`,
      ])
    }
    case 'required-unanswered': {
      const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine))
      return [
        [`${joinWords(who)} answered too few questions`],
        ['A required engine answered too few questions'],
      ]
    }
  }
}

/** Returns why, and what it does to the check. */
export function incidentLine({ blocker }: Incident, told: Told): Line {
  const { gap } = told.outcome
  if (told.outcome.verdict.kind === 'judged' && gap !== undefined) {
    return [
      `The verdict covers ${gap.keywords} of ${countOf(gap.allKeywords, 'question')}. ${checkSentence(told)}`,
    ]
  }
  if (blocker.kind === 'few-answers') {
    const { evaluated, planned, minAnswers } = blocker
    const none = planned === 1 ? 'The only answer did not come' : `None of the ${planned} answers came`
    return [
      evaluated === 0
        ? `${none}, so nothing was measured. ${checkSentence(told)}`
        : `${evaluated} of ${planned} answers came, and min-answers is ${formatSetting(minAnswers)}%. ${checkSentence(told)}`,
    ]
  }
  return [...blockerWords(blocker), ` ${checkSentence(told)}`]
}

/** Returns what stopped the run, and what to do about it. */
export function blockerWords(blocker: Blocker): Line {
  return [{ name: explainBlocker(blocker).text, most: LONGEST }]
}

/** Returns one entry for each vendor that gave no answers, with its remedy. */
export function incidentEntries({ blocker }: Incident, told: Told): CauseEntry[] {
  return faultsOf(blocker, told).flatMap(({ why, entry }): CauseEntry[] => {
    const todo = remedyOf(entry.reason, { engine: undefined, next: nextRun(told.outcome) })
    return todo === undefined ? [] : [{ title: [`${upperFirst(why)}.`], lines: [], todo }]
  })
}

/** The reasons of missing answers, each once, the most frequent first. */
function faultsOf(blocker: Blocker, { outcome, names }: Told): { why: string; entry: MissingAnswers }[] {
  if (blocker.kind !== 'few-answers' && blocker.kind !== 'no-answers') return []
  const missing = blocker.kind === 'few-answers' ? blocker.missing : outcome.answers.missing
  return [
    ...new Map(
      missing.toReversed().map(entry => {
        const why = reasonOf(entry.reason, names.vendor(entry.engine))
        return [why, { why, entry }]
      }),
    ).values(),
  ].reverse()
}

/** Returns what is wrong with the service, without a full stop. */
export function serviceFault(kind: string, status: number | undefined): string {
  if (kind === 'setup') return 'The pages could not be read'
  if (status === 401 || status === 403) return 'The scan service refused the key'
  if (kind === 'cancelled') return 'The run was cancelled'
  if (status !== undefined) return `The scan service failed with status ${status}`
  return 'The scan service did not answer'
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
