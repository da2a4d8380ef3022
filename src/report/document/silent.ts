/** Engines without an answer: why, and what to do about it. */
import type { AnswerReason } from '../../embedded/engines/answer-record.ts'
import type { Finding } from '../../findings/finding.ts'
import { formatPercent } from '../numbers.ts'
import type { Block, Line } from './blocks.ts'
import { joinWords } from './names.ts'
import { checkSentence, nextRun, paragraphOf, type Told } from './told.ts'

type Silent = Extract<Finding, { kind: 'engine-silent' }>

/** Returns why an engine gave no answer: the fault of the vendor, in a few words. */
export function reasonOf(reason: Pick<AnswerReason, 'code'> | undefined, vendor: string): string {
  switch (reason?.code) {
    case undefined:
      return 'the service has no result of it'
    case 'key-refused':
      return `${vendor} refused the key`
    case 'forbidden':
      return `${vendor} does not permit the key to do this`
    case 'no-credit':
      return `the account at ${vendor} has no credit left`
    case 'unknown-model':
      return `${vendor} does not know the model`
    case 'rate-limited':
    case 'busy':
      return `${vendor} limited the requests`
    case 'unsearched':
      return 'it did not search the web'
    case 'refused':
      return 'it refused to answer'
    case 'cost-limit':
      return 'the run had reached max-cost'
    case 'out-of-time':
      return 'the time of the run ended'
    case 'server-error':
    case 'unreachable':
    case 'timed-out':
    case 'unresponsive':
      return `${vendor} was not available`
    case 'rejected':
    case 'redirected':
      return `${vendor} refused the requests`
    case 'failed':
    case 'malformed':
      return 'its replies could not be read'
  }
}

/** Returns what happened: the engine, and the fault of its vendor. */
export function silentSentence({ engines, reason }: Silent, { names }: Told): string {
  return `${engineNames(engines, names)} did not answer: ${reasonOf(reason, names.vendor(engines[0] ?? ''))}`
}

/** Returns the names of engines in all their countries, each once: “ChatGPT and Gemini”. */
export function engineNames(engines: readonly string[], names: Told['names']): string {
  return joinWords([...new Set(engines.map(names.engine))])
}

/** A missing engine is never folded: it stands with its remedy above the grid, whatever the headline is. */
export function silentBlocks(told: Told): Block[] {
  const { findings, names, outcome } = told
  return findings.flatMap((finding): Block[] => {
    if (finding.kind !== 'engine-silent') return []
    const isHeadline = findings[0] === finding
    const remedy = remedyOf(finding.reason, {
      engine: finding.isOptional ? undefined : engineNames(finding.engines, names),
      next: nextRun(outcome),
    })
    return [
      ...(isHeadline ? [] : [paragraphOf([{ strong: [`${silentSentence(finding, told)}.`] }])]),
      ...(remedy === undefined ? [] : [paragraphOf([{ strong: ['What to do:'] }, ' ', ...remedy])]),
    ]
  })
}

/** Returns what a silent engine does to the check. */
export function silentCheck({ engines, planned }: Silent, told: Told): string {
  const all = told.outcome.answers.planned
  const share = all > 0 ? planned / all : 0
  const part = share === 0 ? 'a part' : Math.abs(share - 0.5) < 0.05 ? 'half' : formatPercent(share)
  return told.failsCheck
    ? `The check fails until ${engineNames(engines, told.names)} answers, because ${part} of the plan was not measured.`
    : `${checkSentence(told)} ${part === 'a part' ? 'A part' : part === 'half' ? 'Half' : part} of the plan was not measured.`
}

/**
 * Returns what to do; undefined where only waiting helps and no date is known. `engine`: the name of one that the run can go
 * on without; `next`: the day of the next run.
 */
export function remedyOf(
  reason: AnswerReason | undefined,
  { engine, next }: { engine: string | undefined; next: string | undefined },
): Line | undefined {
  const optional: Line =
    engine === undefined
      ? []
      : [` To go on without ${engine}, mark it as optional in `, { code: 'engines' }, '.']
  if (reason?.scope !== 'engine') {
    return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional]
  }
  const { keyVariable, keyPage, model, baseUrlVariable } = reason.vendor
  const key: Line = [
    { code: keyVariable },
    ...(keyPage === undefined ? [] : [' (', { link: keyPage, label: ['your keys'] }, ')']),
  ]
  switch (reason.code) {
    case 'key-refused':
      return ['Put a valid key into the secret ', ...key, ' and run again.', ...optional]
    case 'forbidden':
      return [
        ...['Permit the key in ', ...key, ' to use the model ', { name: model }, ' and web search.'],
        ...optional,
      ]
    case 'no-credit':
      return [
        ...['Add credit to the account of the key in ', ...key, ', or raise its spending limit.'],
        ...optional,
      ]
    case 'unknown-model':
      return [
        ...['Check the model ', { name: model }, ' in ', { code: 'engines' }, ', and the address in '],
        ...[{ code: baseUrlVariable }, ' if it is set.', ...optional],
      ]
    case 'rate-limited':
      return [
        ...['Raise the limits of the account of the key in ', ...key, ', or ask fewer questions or samples.'],
        ...optional,
      ]
    case 'unresponsive':
      return [
        ...['Run the job again later. If the model is slow, raise ', { code: 'timeout-minutes' }, '.'],
        ...optional,
      ]
  }
}
