import type { Checkout } from '../checkout/git.ts'
import { isCommonName } from '../citation/common-words.ts'
import type { EmbeddedSettings } from '../embedded/settings.ts'
import { readConnection } from '../engines/connection.ts'
import { readEngineSpec } from '../engines/engines.ts'
import { AvgError, type Code, describeError, formatMessage } from '../errors/avg-error.ts'
import { findBlocker, findCostLimit, findFullDays } from '../gate/find-blocker.ts'
import type { Blocker } from '../gate/verdict.ts'
import { type Gate, HOSTED_SECRET } from '../inputs/read-gates.ts'
import type { RunContext } from '../inputs/run-context.ts'
import type { Settings } from '../inputs/settings.ts'
import { CONFIG_PATH } from '../inputs/unknown-names.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { plainLine } from '../lib/escape.ts'
import { type Check, check } from '../report/document/checks.ts'
import { describeHost } from '../report/text/faults.ts'
import { describeBlocker } from '../report/words/baseline.ts'
import { countOf } from '../report/words/numbers.ts'
import { NAME_LENGTH } from '../report/words/words.ts'
import { findHostBlocks } from '../run/check-host.ts'
import { describeDemand, warnOfDemand } from '../run/log-run.ts'
import { openService } from '../run/service/open-service.ts'
import type { Demand } from '../scan/demand.ts'
import type { HostBlocks } from '../sites/barriers.ts'
import type { Corpus } from '../sites/corpus.ts'
import { readPages } from '../sites/read-pages.ts'
import { describeSite, findMainFolder } from './describe-site.ts'
import { askOnce, listVendors } from './live.ts'
import { checkCitations, checkOwners, readCitations } from './owners.ts'

export interface ExaminedGate {
  key: string
  /** Without the blocker for missing keys, which have checks of their own. */
  demand: Demand
  checks: Check[]
}

interface ExaminationOptions {
  /** Names of the variables that the workflow sets. */
  variables: string[]
  /** Whether to ask each live engine whose key is set one question. */
  live: boolean
  /** For tests: an origin whose host may be on this machine. */
  ownOrigin?: string
}

/**
 * Checks each gate before a run. Without options, checks only the pages and the requests, and sends nothing. Otherwise asks the
 * host of the site as well.
 */
export async function examineGates(
  gates: Gate[],
  context: RunContext,
  options?: ExaminationOptions,
): Promise<ExaminedGate[]> {
  const { workspace, signal } = context
  const asked = new Set<string>()
  const examined: ExaminedGate[] = []
  for (const { key, settings } of gates) {
    const { demand, close } = await openService(settings, context)
    await close()
    const checks = await checkPages(settings, { folder: workspace, signal })
    if (options !== undefined) {
      checks.push(...checkBrand(settings), ...checkKeys(settings, context.env, options))
      checks.push(...checkHost(await findHostBlocks(settings, context, options.ownOrigin)))
      if (options.live) checks.push(...(await askOnce(settings, asked, context)))
    }
    examined.push({ key, demand: { ...demand, lacksKeys: false }, checks })
  }
  return examined
}

/** Returns the checks of all gates, then those of their requests and cost. */
export function checkGates(gates: ExaminedGate[]): Check[] {
  return [...mergeChecks(gates, ({ checks }) => checks), ...checkDemands(gates)]
}

/** Returns the checks that stop a gate, then those of the requests and cost. */
export function checkPlan(gates: ExaminedGate[]): Check[] {
  const stops = mergeChecks(gates, ({ checks }) => checks.filter(({ mark }) => mark === 'fail'))
  return [...stops, ...checkDemands(gates)]
}

/** Lists each check once. Unless all gates share it, it begins with the keys of its gates. */
function mergeChecks(gates: ExaminedGate[], checksOf: (gate: ExaminedGate) => Check[]): Check[] {
  const merged = new Map<string, { check: Check; keys: string[] }>()
  for (const gate of gates) {
    for (const check of checksOf(gate)) {
      const id = JSON.stringify(check)
      const keys = merged.get(id)?.keys ?? []
      merged.set(id, { check, keys: [...keys, plainLine(gate.key, NAME_LENGTH)] })
    }
  }
  return [...merged.values()].map(({ check, keys }) =>
    keys.length === gates.length ? check : { ...check, text: `${keys.join(', ')}: ${check.text}` },
  )
}

const ESTIMATE =
  'Estimate: Based on list prices and on typical tokens and searches for a question. Prices change, and an answer may use several times as many tokens.'

function checkDemands(gates: ExaminedGate[]): Check[] {
  const demands = gates.map(({ demand }) => demand)
  const isSingle = gates.length === 1
  const checks = mergeChecks(gates, ({ demand }) =>
    warnOfDemand(demand).map(({ code, what, remedy }) =>
      check('warn', `Limits and cost: ${code satisfies Code}: ${what}`, remedy),
    ),
  )
  // Gates that ask the same questions, or none, share their requests.
  const byRequests = Map.groupBy(gates, ({ key, demand: { address, engines } }) =>
    address === undefined ? JSON.stringify(engines.map(({ questions }) => questions)) : key,
  )
  const groups = [...byRequests.values()]
  for (const group of groups.length === 1 && !isSingle ? [] : groups) {
    const [first] = group
    if (first === undefined) continue
    const keys = group.map(({ key }) => plainLine(key, NAME_LENGTH)).join(', ')
    const { address, keywords, scans, maxCost } = first.demand
    const asked = `${countOf(keywords.length, 'keyword')} in ${countOf(scans, 'scan')}. `
    const text = `${address === undefined ? '' : asked}${describeDemand([first.demand])}`
    // A cost limit is one of all gates together.
    const blocker = findBlocker({ ...first.demand, maxCost: isSingle ? maxCost : undefined })
    checks.push(checkDemand(isSingle ? '' : ` of ${keys}`, text, [blocker]))
  }
  if (!isSingle) {
    const blockers = [...findFullDays(demands), findCostLimit(demands)]
    checks.push(checkDemand(` of all ${countOf(gates.length, 'gate')}`, describeDemand(demands), blockers))
  }
  if (demands.some(({ engines }) => engines.length > 0)) checks.push(check('report', ESTIMATE))
  return checks
}

function checkDemand(of: string, demand: string, found: (Blocker | undefined)[]): Check {
  const blockers = found.filter(blocker => blocker !== undefined)
  const text = `Limits and cost${of}: ${demand}`
  if (blockers.length === 0) return check('pass', text)
  return check('fail', text, blockers.map(blocker => formatMessage(describeBlocker(blocker, true))).join(' '))
}

async function checkPages(settings: Settings, checkout: Checkout): Promise<Check[]> {
  const { service, brand, engines, language, keywords, baseline } = settings
  const readsPages = engines.length === 0 || !engines.every(readEngineSpec)
  if (!('content' in service) || !readsPages) return []
  try {
    const corpus = await readGatePages(service, language, checkout)
    const site = checkSite(corpus, service.content)
    const citations = checkCitations(await readCitations(corpus, brand, checkout), service.owners)
    if (baseline.source.kind !== 'base') return [...site, ...citations]
    const owners = checkOwners(corpus, { brand, keywords, owners: service.owners, language })
    return [...site, ...owners, ...citations]
  } catch (error) {
    if (!(error instanceof AvgError)) throw error
    const { what, remedy } = describeError(error.details, true)
    return [check('fail', `Pages: ${what}`, remedy)]
  }
}

/** Reads the pages of a gate. Rejects like readPages. */
export function readGatePages(
  service: EmbeddedSettings,
  language: string,
  checkout: Checkout,
): Promise<Corpus> {
  return readPages(checkout, { ...service, competitors: service.competitorFolders, language })
}

function checkSite(corpus: Corpus, content: string[]): Check[] {
  const generator = corpus.sites[0]?.generator.name ?? 'NAME'
  const folder = findMainFolder(corpus, content)
  // The addresses of a recognized generator stay unknown if they depend on a computed setting.
  const addresses = `generator: none with site-url: ${folder === '' ? '' : `${plainLine(folder)} = `}https://HOST/{path}`
  const question = `Is this right? If not, correct it in ${CONFIG_PATH}: generator: ${generator}, content: FOLDER/** or, for addresses, ${addresses}. Then look at three addresses with the command addresses.`
  const rows = describeSite(corpus, content)
  return rows.map(([label, value], index) =>
    check('report', `${label}: ${value}`, index === rows.length - 1 ? question : ''),
  )
}

function checkHost(found: HostBlocks | undefined): Check[] {
  if (found === undefined) return []
  const { headline, added, lines, todo } = describeHost(found)
  const text = `Host: ${plainOf(headline)}. ${lines.map(plainOf).join(' ')} ${added}`
  return [check('warn', text, plainOf(todo))]
}

function checkBrand(settings: Settings): Check[] {
  const { brand, service } = settings
  const isAmbiguous = 'content' in service && service.brandAliases.length === 0 && isCommonName(brand)
  if (!isAmbiguous || listVendors(settings).length === 0) return []
  const name = plainLine(brand, NAME_LENGTH)
  const text = `Names: ${name} is also a common word or name. Only a mention with a capital letter and a sign that it is a name counts.`
  const todo = `Give longer names of ${name} in brand-aliases. See ${DOCUMENTS}/live-engines#homes-of-a-brand`
  return [check('warn', text, todo)]
}

/** Checks the keys of the hosted service or of the live engines. A malformed key is reported with the inputs. */
function checkKeys(settings: Settings, env: NodeJS.ProcessEnv, options: ExaminationOptions): Check[] {
  const { service } = settings
  if ('baseUrl' in service) {
    const missing = service.apiKey === undefined ? [HOSTED_SECRET] : []
    const line = `api-key: \${{ secrets.${HOSTED_SECRET} }} under with:`
    return [checkKey('the service', missing, line, options)]
  }
  return listVendors(settings).map(engine => {
    const read = readConnection(engine, env)
    const missing = 'problem' in read && read.problem.kind === 'missing' ? read.problem.variables : []
    const line = `${missing[0]}: \${{ secrets.${missing[0]} }} under env:`
    return checkKey(engine, missing, line, options)
  })
}

function checkKey(
  of: string,
  missing: string[],
  line: string,
  { variables, live }: ExaminationOptions,
): Check {
  if (missing.length === 0) return check('pass', `Key of ${of}: It is set.`)
  const names = missing.join(' or ')
  if (missing.some(name => variables.includes(name))) {
    const text = `Key of ${of}: ${names} is not set here. The workflow sets it from a secret.`
    if (!live) return check('report', text)
    return check('fail', `${text} Without the key, nothing was asked.`, `Set ${names} at this terminal.`)
  }
  const todo = `Write ${line} of the step, and store the secret. At a terminal, set ${names}.`
  return check('fail', `Key of ${of}: ${names} is not set.`, todo)
}
