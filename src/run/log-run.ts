/** Logs the demand, the problems and the cost of a run. `report/text/log.ts` has the lines of the verdict. */

import type { BaselineLookup, MissingBaseline } from '../comparison/baseline.ts'
import type { HistoryProblem } from '../comparison/find-baseline.ts'
import type { EngineCost } from '../engines/account.ts'
import { type Description, describeError, formatMessage, lineOf, messageOf } from '../errors/avg-error.ts'
import { type Fact, findStale } from '../facts/fact.ts'
import { describeCause, describePlace, describeWhere } from '../history/describe-history.ts'
import { HISTORY_BRANCH } from '../history/names.ts'
import type { HistoryRead } from '../history/store.ts'
import { plainLine } from '../lib/escape.ts'
import type { Log } from '../lib/log.ts'
import { lineOfMissingAnswers } from '../report/words/answers.ts'
import { describeMissing, describeMovedModels } from '../report/words/baseline.ts'
import { countOf, describeCost, formatCost, formatCount, formatTotalCost } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { modelsOf } from '../scan/count-answers.ts'
import { type Demand, sumDemands } from '../scan/demand.ts'
import type { JudgedScans } from './judge-scans.ts'

/** Describes the maximum of requests of gates, and their estimated cost. */
export function describeDemand(demands: readonly Demand[]): string {
  const { requests, sharedAnswers, ...cost } = sumDemands(demands)
  const isFree = demands.every(({ address, engines }) => address === undefined && engines.length === 0)
  if (isFree) return 'No live engine is asked, so a run costs nothing.'
  const asked = requests === 0 ? 'none' : `at most ${formatCount(requests)}, without retries`
  const shared = sharedAnswers === 0 ? '' : ` The gates share ${countOf(sharedAnswers, 'more answer')}.`
  return `Requests: ${asked}.${shared} Estimated cost: ${formatCost(cost)}.`
}

/** Returns warnings about a demand that nothing blocks. */
export function warnOfDemand(demand: Demand): Description[] {
  const { unpriced } = sumDemands([demand])
  if (demand.maxCost === undefined || unpriced.length === 0) return []
  const engines = plainLine(unpriced.join(', '), NAME_LENGTH)
  return [messageOf('AVG_COST_UNKNOWN', `The price of ${engines} is not known. Only max-requests limits it.`)]
}

/** Warns about what a run asks and about facts that are old at its start. */
export function logQuestions(demand: Demand, facts: readonly Fact[], startedAt: string, log: Log): void {
  for (const warning of warnOfDemand(demand)) log.warning(formatMessage(warning))
  for (const { name, asOf } of findStale(facts, Date.parse(startedAt))) {
    const what = `The fact "${plainLine(name, NAME_LENGTH)}" is as of ${asOf}.`
    log.warning(lineOf('AVG_FACTS_OLD', what))
  }
}

/** Logs what the scans of gates ask and cost. Answers from pages cost nothing, so a terminal begins with the verdict. */
export function logDemand(demands: readonly Demand[], log: Log): void {
  const isFree = demands.every(({ accounts, engines }) => accounts.length + engines.length === 0)
  log[isFree ? 'debug' : 'info'](describeDemand(demands))
}

/** Logs problems of the history, a missing baseline, and the warnings about pages. */
export function logBaseline(
  lookup: BaselineLookup,
  problem: HistoryProblem | undefined,
  { log, isLocal }: { log: Log; isLocal: boolean },
): void {
  for (const what of describeUnread(problem)) log.warning(lineOf('AVG_HISTORY_UNREADABLE', what, ''))
  if ('missing' in lookup) logMissing(lookup.missing, log)
  const warnings = 'baseline' in lookup ? lookup.baseline.content?.warnings : undefined
  for (const warning of warnings ?? []) {
    // The verdict, on the same terminal, names these owners too.
    if (isLocal && warning.code === 'AVG_OWNER_MISSING') continue
    log.warning(formatMessage(describeError(warning)))
  }
}

const MAX_PROBLEMS = 5

function describeUnread(problem: HistoryProblem | undefined): string[] {
  if (problem === undefined) return []
  const { place } = problem
  const where = describeWhere(place)
  if ('unreadable' in problem) return [`The history ${where} was not read: ${problem.unreadable.why}`]
  const shown = problem.records.slice(0, MAX_PROBLEMS).map(({ unit, position, cause }) => {
    const entry = `${unit === 'line' ? 'Line' : 'Record'} ${position}`
    return `${entry} of ${describePlace(place)} cannot be read and is skipped: ${describeCause(cause)}.`
  })
  const more = problem.records.length - shown.length
  return more > 0 ? [...shown, `${more} more ${where} cannot be read.`] : shown
}

/** Logs why recorded runs of the repository are left out as evidence of cited pages. */
export function logLeftOut(read: HistoryRead, log: Pick<Log, 'info'>): void {
  const logReason = (why: string) => log.info(`Cited pages on the branch ${HISTORY_BRANCH}: ${why}`)
  if ('missing' in read) logReason('there is no history of live answers, or the job may not read it.')
  if ('unreadable' in read) logReason(read.unreadable.why)
  const unread = 'problems' in read ? read.problems.length : 0
  if (unread > 0) logReason(`${countOf(unread, 'record')} could not be read.`)
}

/** Warns only if the user can do something about it. */
function logMissing(missing: MissingBaseline, log: Log): void {
  if (missing.kind === 'none-configured') return
  const why = describeMissing(missing)
  if (missing.kind === 'no-commit-before-push' || missing.kind === 'no-base-for-event')
    log.warning(lineOf('AVG_PUSH_BASE', `This run is compared with nothing: ${why}.`))
  else log.info(`There is no baseline: ${why}. Floors apply.`)
}

/** Logs which answers are missing, and models that changed since the baseline. */
export function logAnswers({ answers, answerRecords, comparison }: JudgedScans, log: Log): void {
  for (const missing of answers.missing) log.warning(lineOfMissingAnswers(missing))
  const moved = describeMovedModels({ comparison, models: modelsOf(answerRecords) })
  for (const line of moved) log.info(plainLine(line))
}

/** Logs what the live engines cost. */
export function logCosts(costs: readonly EngineCost[], log: Log): void {
  if (costs.length === 0) return
  const engines = costs.map(cost => {
    const { amount, tokens, searches } = describeCost(cost)
    return `${plainLine(cost.engine, NAME_LENGTH)} ${amount} (tokens ${tokens}, searches ${searches})`
  })
  log.info(`Cost of the live engines: ${formatTotalCost(costs)}. ${engines.join(', ')}.`)
}
