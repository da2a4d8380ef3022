import type { AnswerOutcome } from '../../owners/keyword-change.ts'
import { failsRun, findRelapses } from '../relapses.ts'
import type { AnswersFinding } from '../verdict.ts'
import type { Rule } from './rule.ts'

/** A change of pages must not remove an answer, unless a review accepts it. */
export const maxAnswerLoss: Rule = {
  name: 'max-answer-loss',
  subject: { noun: 'text behind an answer', unit: 'count' },
  isDrop: true,
  check: ({ compared, acceptance }) => {
    const changes = compared?.comparison.content?.keywords
    if (changes === undefined) return undefined
    const keywordsWith = (wanted: AnswerOutcome) =>
      changes.filter(({ outcome }) => outcome === wanted).map(({ keyword }) => keyword)
    const lost = keywordsWith('lost')
    const weaker = keywordsWith('weaker')
    let outcome: AnswersFinding['outcome'] = weaker.length > 0 ? 'warn' : 'pass'
    if (lost.length > 0 && acceptance === undefined) outcome = 'fail'
    return { kind: 'answers', outcome, checked: changes.length, lost, weaker, acceptance }
  },
}

/** Pages must not newly state an old value of a fact, and engines must not return to one. */
export const facts: Rule = {
  name: 'facts',
  subject: { noun: 'stated facts', unit: 'count' },
  isDrop: false,
  check: ({ compared, contents = [], factHistory }) => {
    const facts = compared?.comparison.content?.facts
    const isStated = contents.some(each => each.facts !== undefined)
    const relapsed = factHistory === undefined ? [] : findRelapses(contents, factHistory)
    const isCompared = compared !== undefined || (factHistory?.runs ?? []).length > 0
    if (!isCompared || (facts === undefined && !isStated && relapsed.length === 0)) return undefined
    const newlyWrong = (facts ?? []).filter(({ isByEdit }) => !isByEdit)
    const wrongAnswers = contents
      .flatMap(({ facts = [] }) => facts)
      .reduce((sum, fact) => sum + fact.wrong, 0)
    const wrong = newlyWrong.length + wrongAnswers
    if (relapsed.some(failsRun) || newlyWrong.some(({ isSure }) => isSure))
      return { kind: 'facts', outcome: 'fail', wrong, relapsed }
    const warns = wrong > 0 || relapsed.some(({ state }) => state !== 'ended')
    return { kind: 'facts', outcome: warns ? 'warn' : 'pass', wrong, relapsed }
  },
}

/** Contradictions and missing answers only warn, because the numbers remain valid. */
export const completeness: Rule = {
  name: 'completeness',
  subject: { noun: 'completeness of the answers', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { contradictions }, answers: { planned, evaluated } }) => ({
    kind: 'completeness',
    outcome: contradictions.length > 0 || evaluated < planned ? 'warn' : 'pass',
    contradictions: contradictions.length,
    missingAnswers: planned - evaluated,
  }),
}

/** Each required engine must cite. An engine that did not answer does not cite. */
export const requiredEngines: Rule = {
  name: 'required-engines',
  subject: { noun: 'required engines', unit: 'count' },
  isDrop: false,
  check: ({ measurement: { engines }, thresholds: { requiredEngines: required } }) => {
    if (required.length === 0) return undefined
    const citing = new Set(engines.filter(({ cited }) => cited).map(({ engine }) => engine))
    const missing = required.filter(engine => !citing.has(engine))
    return { kind: 'required-engines', outcome: missing.length > 0 ? 'fail' : 'pass', required, missing }
  },
}
