/** Annotations of the failed rules, at the place that lost the citation where one is known. */

import { findFindings } from '../findings/find-findings.ts'
import { type RuleResult, rulesOf, type Verdict } from '../gate/verdict.ts'
import { createContext } from './document/context.ts'
import { isContentLoss } from './document/headline.ts'
import { plainLine } from './escape.ts'
import { formatMessage } from './messages/message.ts'
import { codeOfRule, describeRule, withEngineNames } from './messages/rules.ts'
import type { Outcome } from './outcome.ts'
import { describeQuestions, type Place } from './problems.ts'
import { describeFailures, headlineSentence } from './reasons.ts'
import { describeFleetFailures, type JudgedGate, type RunOutcome } from './run-outcome.ts'
import { onlyGate } from './run-report.ts'
import { cutList, NAME_LENGTH } from './words.ts'

/** GitHub shows ten errors of a step. The last one says why the step failed. */
const MOST_ANNOTATIONS = 9
/** Gates that one annotation names. */
const MOST_KEYS = 3

export interface Annotation {
  title: string
  /** One line. */
  message: string
  /** Path in the repository and a line of that file; undefined where none is known. */
  place: Place | undefined
  /** It is an error; else a warning. */
  failsStep: boolean
}

/** A failed rule of a gate, or a question that lost its answer by it. */
interface Failure extends Omit<Annotation, 'title'> {
  key: string
  rule: string
}

/**
 * Returns one annotation for each failed rule, and for each question that lost its answer one at the place that lost it;
 * nine at most. One that several gates have in common is one.
 */
export function annotationsOf(gates: readonly Pick<JudgedGate, 'load'>[]): Annotation[] {
  const failures = gates.flatMap(({ load }) => listFailures(load()))
  const alike = Map.groupBy(failures, ({ key, ...failure }) => JSON.stringify(failure))
  return [...alike.values()].slice(0, MOST_ANNOTATIONS).flatMap(ofGates =>
    ofGates.slice(0, 1).map(({ rule, message, place, failsStep }) => ({
      title: plainLine(`${nameGates(ofGates.map(({ key }) => key))}: ${rule}`, NAME_LENGTH),
      ...{ message, place, failsStep },
    })),
  )
}

function listFailures(outcome: Outcome): Failure[] {
  const { verdict, key, failures } = outcome
  const { names } = createContext(outcome)
  const lost = findFindings(outcome)
    .filter(isContentLoss)
    .filter(({ kind }) => kind !== 'answer-weaker')
    .flatMap(finding => describeQuestions(finding, outcome.run))
  return failingRules(verdict).flatMap((result): Failure[] => {
    const annotate = (text: string, place: Annotation['place']) => ({
      ...{ key, rule: result.rule, place, failsStep: failures.includes('fail') },
      message: formatMessage({ code: codeOfRule(result.rule), text }),
    })
    if (result.kind === 'answers') return lost.map(({ text, place }) => annotate(text, place))
    const named = withEngineNames(result, names.engineInCountry)
    return [annotate(describeRule(named, verdict.unmeasuredCompetitors).sentence, undefined)]
  })
}

function nameGates(keys: string[]): string {
  if (keys.join() === 'default') return 'AI visibility'
  const { shown, more } = cutList(keys, MOST_KEYS)
  return `AI visibility (${shown.join(', ')}${more})`
}

/** Returns why the step fails, without what annotations of the step say; an empty text where it does not fail. */
export function describeAnnotatedRunFailures(run: RunOutcome): string {
  const only = onlyGate(run)
  if (only === undefined) return describeFleetFailures(run)
  return only.failures.length > 0 ? describeAnnotatedFailures(only.load()) : ''
}

/** Returns why the step fails: the headline where the failed rules have annotations, and all other reasons. */
export function describeAnnotatedFailures(outcome: Outcome): string {
  const { failures, verdict } = outcome
  if (!failures.includes('fail')) return describeFailures(outcome)
  const problems = failingRules(verdict).reduce(
    (sum, result) => sum + (result.kind === 'answers' ? result.lost.length : 1),
    0,
  )
  const more = problems - MOST_ANNOTATIONS
  const unsaid = more > 0 ? ` The last ${more} of ${problems} problems have no annotation.` : ''
  const text = `${headlineSentence(createContext(outcome))}${unsaid}`
  const rest = describeFailures({ ...outcome, failures: failures.filter(failure => failure !== 'fail') })
  return [formatMessage({ code: 'AVG_FAILED', text }), rest].filter(line => line !== '').join('\n')
}

function failingRules(verdict: Verdict): RuleResult[] {
  return rulesOf(verdict).filter(({ outcome }) => outcome === 'fail')
}
