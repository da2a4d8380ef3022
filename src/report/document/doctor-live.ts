/** What a live engine made of one question, as a check. */
import { readEngineSpec } from '../../embedded/engines/engines.ts'
import { PRICES } from '../../embedded/engines/prices.ts'
import type { EvaluatedAnswer } from '../../scan/summarize-answers.ts'
import type { LiveFindings } from '../diagnosis.ts'
import { plainLine } from '../escape.ts'
import { describeMissingAnswers } from '../messages/answers.ts'
import type { Code } from '../messages/message.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Check, check } from './check.ts'

/** Returns whether the engine searched, the sources and citations that could be read, and what the answer cost. */
export function viewLive(findings: LiveFindings): Check {
  const { engine, missing, answer, givesSources } = findings
  const subject = `Answer of ${plainLine(engine, NAME_LENGTH)}`
  const cost = costOf(findings)
  if (missing !== undefined) {
    const { text, code, keyPage } = describeMissingAnswers(missing)
    // An engine that does not search for one question may do so for another.
    const status = missing.reason.scope === 'engine' ? 'stop' : 'warning'
    const words = [`${code satisfies Code}: ${text}`, ...(findings.cost === undefined ? [] : [cost])]
    return check(status, subject, words.join(' '), keyPage === undefined ? '' : `Keys: ${keyPage}`)
  }
  if (answer === undefined) return check('warning', subject, 'It returned no answer.')
  const model = plainLine(answer.model, NAME_LENGTH)
  if (!givesSources) {
    return check('ok', subject, `${model} answered without a search, and names no sources. ${cost}`)
  }
  const text = `${model} searched${searchesOf(findings)}. ${pagesOf(answer)} ${citationsOf(answer)} ${cost}`
  return check('ok', subject, text)
}

function searchesOf({ answer, cost }: LiveFindings): string {
  const searches = cost?.searches || answer?.content.queries.length || 0
  return searches === 0 ? '' : ` ${countOf(searches, 'time')}`
}

function pagesOf({ content }: EvaluatedAnswer): string {
  const found = content.retrievedSources.length
  return found === 0 ? 'It does not tell which sources it found.' : `It found ${countOf(found, 'source')}.`
}

/** An answer without a readable citation is not evaluated. */
function citationsOf({ content }: EvaluatedAnswer): string {
  const { citedSources: readable, unknownSources: unknown } = content
  const own = readable.filter(({ owner }) => owner.kind === 'own').length
  const pages = countOf(readable.length + unknown, 'page')
  return `It cites ${pages}, of which ${readable.length} can be read and ${own} ${own === 1 ? 'is' : 'are'} yours.`
}

function costOf({ engine, cost }: LiveFindings): string {
  if (cost === undefined) return 'Its cost is not known.'
  if (cost.unpriced > 0) return 'Its cost is not known: the vendor states none, and no price of it is known.'
  const { name } = readEngineSpec(engine) ?? {}
  const list = name && PRICES[name]
  const source =
    cost.stated > 0 ? 'as the vendor states' : `by the list prices${list ? ` of ${list.asOf}` : ''}`
  // One answer costs cents.
  return `It cost ${cost.costUsd.toFixed(4)} USD, ${source}.`
}
