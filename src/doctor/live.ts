import type { MonitorRequest, Scan } from '../contract/contract.ts'
import { readConnection } from '../engines/connection.ts'
import { type EngineName, engines as liveEngines, readEngineSpec } from '../engines/engines.ts'
import { type Code, describeError } from '../errors/avg-error.ts'
import { describeServiceError, headlineOfFailure, ServiceError } from '../errors/service.ts'
import type { RunContext } from '../inputs/run-context.ts'
import type { Settings } from '../inputs/settings.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { plainLine } from '../lib/escape.ts'
import { type Check, check } from '../report/document/checks.ts'
import { describeMissingAnswers } from '../report/words/answers.ts'
import { countOf } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { openService } from '../run/service/open-service.ts'
import type { OpenService } from '../run/service/opened-service.ts'
import { countAnswers } from '../scan/count-answers.ts'

/** Lists the vendors that are asked with the user's own keys. */
export function listVendors({ service, engines }: Settings): EngineName[] {
  if ('baseUrl' in service) return []
  return [...new Set(engines.flatMap(engine => vendorOf(engine) ?? []))]
}

/**
 * Asks the hosted service or the live engines the first question, if the key is set, and checks the answers. `asked`: vendors
 * and services that were asked for an earlier gate. Adds those of this gate.
 */
export async function askOnce(settings: Settings, asked: Set<string>, context: RunContext): Promise<Check[]> {
  const { service, brand, language } = settings
  const open = listAccounts(settings, context.env).filter(account => !asked.has(account))
  for (const account of open) asked.add(account)
  if (open.length === 0) return []
  const isHosted = 'baseUrl' in service
  const engines = settings.engines.filter(engine => isHosted || open.includes(vendorOf(engine) ?? ''))
  const keywords = settings.keywords.slice(0, 1)
  const timeoutMinutes = isHosted ? Math.min(settings.timeoutMinutes, 1) : settings.timeoutMinutes
  const opened = await openService(
    { ...settings, engines, keywords, timeoutMinutes, samples: 1, competitors: [] },
    context,
  )
  const request = { brand_name: brand, keywords, language, ...(engines.length > 0 && { engines }) }
  try {
    const { results } = await opened.service.monitor(request, context.signal)
    return isHosted ? [checkScan(request, results)] : engines.map(engine => checkEngine(engine, opened))
  } catch (error) {
    if (!isHosted || !(error instanceof ServiceError)) throw error
    const { kind, status, code: cause } = error.details
    if (kind === 'timeout' && status === undefined && cause === undefined) {
      const text = `Service: It accepted the connection and sent no answer within ${countOf(timeoutMinutes * 60, 'second')}.`
      return [check('fail', text, 'Check whether the service runs, or ask its operator.')]
    }
    const { code, what, remedy } = describeServiceError(error.details)
    return [check('fail', `Service: ${headlineOfFailure(error.details)}. ${code}: ${what}`, remedy)]
  } finally {
    await opened.close()
  }
}

/** Lists the hosted service, or the vendors, whose key is set. */
function listAccounts(settings: Settings, env: NodeJS.ProcessEnv): string[] {
  const { service } = settings
  if ('baseUrl' in service) return service.apiKey === undefined ? [] : [service.baseUrl]
  return listVendors(settings).filter(vendor => !('problem' in readConnection(vendor, env)))
}

function vendorOf(engine: string): EngineName | undefined {
  return readEngineSpec(engine)?.name
}

function checkScan({ keywords, brand_name }: MonitorRequest, results: Scan['results']): Check {
  const cited = results.filter(result => result.cited).length
  const [keyword, brand] = [keywords[0] ?? '', brand_name].map(text => plainLine(text, NAME_LENGTH))
  if (results.length === 0) {
    const { code, what, remedy } = describeError({ code: 'AVG_NO_ANSWERS' })
    return check('fail', `Service: It scanned “${keyword}”. ${code}: ${what}`, remedy)
  }
  const engines = countOf(results.length, 'engine')
  return check('pass', `Service: It scanned “${keyword}”: ${cited} of ${engines} cited ${brand}.`)
}

function checkEngine(engine: string, opened: OpenService): Check {
  const subject = `Answer of ${plainLine(engine, NAME_LENGTH)}`
  const records = opened.answers()
  const cost = opened.costs().find(each => each.engine === engine)
  const isPriced = cost !== undefined && cost.unpriced === 0
  const paid = isPriced ? `It cost ${cost.costUsd.toFixed(4)} USD.` : 'Its cost is not known.'
  const lost = countAnswers(records).missing.find(each => each.engine === engine)
  if (lost !== undefined) {
    const { code, what, todo } = describeMissingAnswers(lost)
    // A reason that concerns only this question need not stop a run: another question may get an answer.
    const mark = lost.reason.scope === 'engine' ? 'fail' : 'warn'
    const words = `${subject}: ${code satisfies Code}: ${what}`
    return check(mark, cost === undefined ? words : `${words} ${paid}`, plainOf(todo))
  }
  const evaluated = records.filter(record => record.outcome === 'evaluated')
  const answer = evaluated.find(each => each.engine === engine)
  if (answer === undefined) return check('warn', `${subject}: It returned no answer.`)
  const answered = `${subject}: ${plainLine(answer.model, NAME_LENGTH)} answered`
  const vendor = vendorOf(engine)
  if (vendor !== undefined && !liveEngines[vendor].givesSources)
    return check('pass', `${answered} without sources. ${paid}`)
  const { citedSources: readable, unknownSources: unknown } = answer.content
  const own = readable.filter(({ owner }) => owner.kind === 'own').length
  const cited = `It cites ${countOf(readable.length + unknown, 'page')}, of which ${readable.length} can be read and ${own} ${own === 1 ? 'is' : 'are'} yours.`
  return check('pass', `${answered}. ${cited} ${paid}`)
}
