/** Finds out whether a run would work: what the folder, the environment and the engines say. Nothing is written. */

import { readdir } from 'node:fs/promises'
import { parse } from 'yaml'
import * as z from 'zod'
import { isCommonName } from '../embedded/citation/common-words.ts'
import { openConnection, readConnection } from '../embedded/engines/connection.ts'
import { type Engine, VENDOR_LIMITS } from '../embedded/engines/engine.ts'
import { engines as liveEngines, readEngineSpec } from '../embedded/engines/engines.ts'
import type { CallEstimate } from '../embedded/engines/estimate.ts'
import type { Corpus } from '../embedded/pages/corpus.ts'
import { CorpusError } from '../embedded/pages/errors.ts'
import { type Checkout, git } from '../embedded/pages/git.ts'
import { readPages } from '../embedded/pages/read-pages.ts'
import { countPassedOver } from '../embedded/pages/source.ts'
import type { ConfirmedOwner } from '../embedded/repository/owner.ts'
import { hasPlainWords } from '../embedded/repository/words.ts'
import type { Gate } from '../inputs/gates.ts'
import type { PageOwner } from '../inputs/keywords.ts'
import type { Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import { readSmallFile, resolveInside } from '../lib/files.ts'
import { parseJson } from '../lib/json.ts'
import type {
  CheckoutFacts,
  GateFindings,
  GateStep,
  OwnerFindings,
  PageFindings,
} from '../report/diagnosis.ts'
import { countAnswers } from '../scan/count-answers.ts'
import type { Demand } from '../scan/demand.ts'
import { findOwner, proposeOwners } from './init/propose-owners.ts'
import { type OpenContext, openService } from './service/open-service.ts'

/** Returns what the checkout of a folder holds. */
export async function examineCheckout(checkout: Checkout): Promise<CheckoutFacts> {
  const has = async (ref: string) => {
    const words = ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]
    return (await tryGit(checkout, words)) !== undefined
  }
  const shallow = await tryGit(checkout, ['rev-parse', '--is-shallow-repository'])
  if (shallow === undefined) return { kind: 'no-git', hasParent: false }
  if (!(await has('HEAD'))) return { kind: 'no-commits', hasParent: false }
  return { kind: shallow === 'true' ? 'shallow' : 'whole', hasParent: await has('HEAD~1') }
}

async function tryGit(checkout: Checkout, words: string[]): Promise<string | undefined> {
  try {
    return (await git(checkout, words)).trim()
  } catch (error) {
    if (error instanceof CorpusError) return undefined
    throw error
  }
}

const WORKFLOWS = '.github/workflows'
const MOST_WORKFLOW_BYTES = 1024 * 1024

/** Returns the steps of all workflows of a repository that run the gate, and the workflows that cannot be read. */
export async function examineWorkflows(root: string): Promise<{ steps: GateStep[]; unreadable: string[] }> {
  const folder = await resolveInside(root, WORKFLOWS).catch(() => undefined)
  const names = folder === undefined ? [] : await readdir(folder).catch(() => [])
  const files = names.filter(name => /\.ya?ml$/.test(name)).sort()
  const read = await Promise.all(
    files.map(async name => {
      const file = `${WORKFLOWS}/${name}`
      const read = await readSmallFile(root, file, MOST_WORKFLOW_BYTES).catch(() => undefined)
      return { file, steps: read && 'text' in read ? readGateSteps(file, read.text) : undefined }
    }),
  )
  return {
    steps: read.flatMap(({ steps = [] }) => steps),
    unreadable: read.filter(({ steps }) => steps === undefined).map(({ file }) => file),
  }
}

/** Returns the pages that the engine of the repository would read; undefined where another engine answers. */
async function examinePages(
  { service, engines, language, keywords, baseline }: Settings,
  checkout: Checkout,
): Promise<PageFindings | undefined> {
  const readsPages = engines.length === 0 || !engines.every(isLive)
  if (!('content' in service) || !readsPages) return undefined
  const { content, competitorFolders, siteUrls } = service
  try {
    const settings = { content, competitors: competitorFolders, siteUrls, language }
    const corpus = await readPages(checkout, settings)
    const { pages, hidden, passedOver } = corpus
    const owners =
      baseline.source.kind === 'base'
        ? examineOwners(corpus, { keywords, owners: service.owners, language })
        : undefined
    return {
      count: pages.length,
      hidden: hidden.length,
      passedOver: countPassedOver(passedOver),
      plainLanguage: hasPlainWords(language) ? language : undefined,
      owners,
    }
  } catch (error) {
    if (error instanceof CorpusError) return { problem: error.facts }
    throw error
  }
}

/** Returns what is known of the page that owns each keyword. */
function examineOwners(
  { pages, hidden }: Pick<Corpus, 'pages' | 'hidden'>,
  { keywords, owners, language }: { keywords: string[]; owners: ConfirmedOwner[]; language: string },
): OwnerFindings[] {
  const proposals = proposeOwners(pages, keywords, language)
  const givenOf = new Map(owners.map(({ keyword, ...owner }) => [keyword, owner]))
  return keywords.map((keyword, index) => {
    const [given, proposal] = [givenOf.get(keyword), proposals[index]]
    const problem = given && findProblem(given)
    const isOther =
      problem === undefined && proposal?.certainty === 'named' && proposal.owner.path !== given?.path
    return {
      keyword,
      given,
      problem: given && isOther ? 'other' : problem,
      proposed: proposal?.owner,
      isNamed: proposal?.certainty === 'named',
    }
  })

  function findProblem(given: PageOwner): OwnerFindings['problem'] {
    const found = findOwner(pages, given)
    if (found === 'page') return undefined
    return hidden.some(({ path }) => path === given.path) ? 'hidden' : found
  }
}

/** Returns which names of the brand and its competitors are common words, where a live engine is asked. */
function findCommonNames({ brand, competitors, engines, service }: Settings): string[] {
  if (!('content' in service) || !engines.some(isLive)) return []
  return [brand, ...competitors.map(({ name }) => name)].filter(isCommonName)
}

function isLive(engine: string): boolean {
  return readEngineSpec(engine) !== undefined
}

interface Examination extends OpenContext {
  /** Returns whether a variable that is absent here is set where the gates run. */
  isSetThere: (variable: string) => boolean
  /** Ask each live engine whose key is set one question. */
  live: boolean
}

/** Returns what is known of each gate before a run. Sends nothing, unless live engines are asked. */
export async function examineGates(gates: Gate[], context: Examination): Promise<GateFindings[]> {
  const { facts, env, signal, isSetThere, live } = context
  const asked = new Set<string>()
  const findings: GateFindings[] = []
  for (const { key, settings } of gates) {
    const keys = examineKeys(settings, env, isSetThere)
    // One question tells of an engine in all gates.
    const fresh = keys.filter(({ engine }) => !asked.has(engine))
    for (const { engine } of keys) asked.add(engine)
    findings.push({
      key,
      demand: await readDemand(settings, context, live ? fresh : []),
      ...{ baseline: settings.baseline.source.kind, issue: settings.issue, comment: settings.comment },
      commonNames: findCommonNames(settings),
      pages: await examinePages(settings, { folder: facts.workspace, signal }),
      keys,
      live: live ? await askEngines(settings, fresh, context) : [],
    })
  }
  return findings
}

/** Returns the demand of a gate, with the ends of models that the lists of these vendors tell. */
async function readDemand(
  settings: Settings,
  context: OpenContext,
  keys: GateFindings['keys'],
): Promise<Demand> {
  const { demand, close } = await openService(settings, context)
  await close()
  const asked = new Set<string>(keys.map(({ engine }) => engine))
  const engines = demand.engines.map(async call => {
    const on = asked.has(call.vendor) ? await findEnd(call, context) : undefined
    return on === undefined ? call : { ...call, ends: { ...call.ends, on } }
  })
  return { ...demand, engines: await Promise.all(engines), lacksKeys: false }
}

/** Time for a question about a model, in milliseconds. */
const LIST_TIME = 30_000

const modelSchema = z.object({ shutdown_date: z.iso.date() })

/** Returns the day on which the vendor's list ends a model; undefined without a list, and where it tells none. */
async function findEnd(
  { vendor, model }: CallEstimate,
  { env, signal }: OpenContext,
): Promise<string | undefined> {
  const { buildModelRequest }: Engine = liveEngines[vendor]
  const read = readConnection(vendor, env)
  if (buildModelRequest === undefined || 'problem' in read) return undefined
  const limits = { limits: VENDOR_LIMITS, clock: systemClock, deadline: systemClock.now() + LIST_TIME }
  const { post, close } = openConnection(read.connection, { ...limits, env, signal })
  // A vendor that refuses this refuses the question that follows, which tells why.
  const reply = await post(buildModelRequest(model)).catch(() => '')
  await close()
  return modelSchema.safeParse(parseJson(reply)).data?.shutdown_date
}

/** Returns for each live engine whether its key is set. */
function examineKeys(
  { service, engines }: Settings,
  env: NodeJS.ProcessEnv,
  isSetThere: Examination['isSetThere'],
): GateFindings['keys'] {
  if (!('content' in service)) return []
  const names = new Set(
    engines.map(engine => readEngineSpec(engine)?.name).filter(name => name !== undefined),
  )
  return Array.from(names, engine => {
    const read = readConnection(engine, env)
    // A key that is set and wrong is a problem of the inputs.
    const missing = 'problem' in read && read.problem.kind === 'missing' ? read.problem.variables : []
    return { engine, missing, isSetThere: missing.some(isSetThere) }
  })
}

/** Asks each live engine whose key is set one question, and returns what became of it and what it cost. */
async function askEngines(
  settings: Settings,
  keys: GateFindings['keys'],
  context: OpenContext,
): Promise<GateFindings['live']> {
  const usable = new Set<string>(
    keys.filter(({ missing }) => missing.length === 0).map(({ engine }) => engine),
  )
  const engines = settings.engines.filter(engine => usable.has(readEngineSpec(engine)?.name ?? ''))
  if (engines.length === 0) return []
  const keywords = settings.keywords.slice(0, 1)
  const single = { ...settings, engines, keywords, samples: { min: 1, max: 1 }, competitors: [] }
  const opened = await openService(single, context)
  try {
    const { brand, language } = settings
    await opened.service.monitor({ brand_name: brand, keywords, engines, language }, context.signal)
    const records = opened.answers()
    const { missing } = countAnswers(records)
    const answers = records.filter(record => record.outcome === 'evaluated')
    return engines.map(engine => ({
      engine,
      missing: missing.find(entry => entry.engine === engine),
      answer: answers.find(record => record.engine === engine),
      givesSources: givesSources(engine),
      cost: opened.costs().find(cost => cost.engine === engine),
    }))
  } finally {
    await opened.close()
  }
}

function givesSources(engine: string): boolean {
  const spec = readEngineSpec(engine)
  return spec !== undefined && liveEngines[spec.name].givesSources
}

const textSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String)
const variablesSchema = z.record(z.string(), z.unknown()).nullish().catch(undefined)
const permissionsSchema = z
  .union([z.enum(['read-all', 'write-all']), z.record(z.string(), z.string())])
  .optional()
  .catch(undefined)
const stepSchema = z.looseObject({
  uses: z.string().optional().catch(undefined),
  with: z.record(z.string(), textSchema.catch('')).nullish().catch(undefined),
  env: variablesSchema,
})
const jobSchema = z.looseObject({
  permissions: permissionsSchema,
  env: variablesSchema,
  steps: z.array(stepSchema.catch({ uses: undefined, with: undefined, env: undefined })).catch([]),
})
const workflowSchema = z.looseObject({
  on: z.union([
    z.string().transform(event => [event]),
    z.array(z.string()),
    z.record(z.string(), z.unknown()).transform(events => Object.keys(events)),
  ]),
  permissions: permissionsSchema,
  env: variablesSchema,
  jobs: z.record(z.string(), jobSchema),
})

const ACTION = /(?:^|\/)ai-visibility-gate@/
const CHECKOUT = /^actions\/checkout@/

/** Returns the steps that use the action; undefined for a text that is no workflow. */
export function readGateSteps(file: string, text: string): GateStep[] | undefined {
  const workflow = workflowSchema.safeParse(parseYaml(text)).data
  if (workflow === undefined) return undefined
  return Object.entries(workflow.jobs).flatMap(([job, { steps, permissions, env }]) => {
    const shared = {
      ...{ file, job, events: workflow.on },
      permissions: readPermissions(permissions ?? workflow.permissions),
    }
    return steps.flatMap((step, index) => {
      if (!ACTION.test(step.uses ?? '')) return []
      const checkout = steps.slice(0, index).findLast(({ uses = '' }) => CHECKOUT.test(uses))
      return [
        {
          ...shared,
          fetchDepth: checkout && Number(checkout.with?.['fetch-depth'] ?? 1),
          inputs: readInputs(step.with),
          variables: [workflow.env, env, step.env].flatMap(variables => Object.keys(variables ?? {})),
        },
      ]
    })
  })
}

function readInputs(given: z.output<typeof stepSchema>['with']): Record<string, string> {
  return Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

const SCOPES = ['actions', 'contents', 'issues', 'pull-requests']

function readPermissions(given: z.output<typeof permissionsSchema>): Record<string, string> | undefined {
  if (typeof given !== 'string') return given
  const access = given === 'write-all' ? 'write' : 'read'
  return Object.fromEntries(SCOPES.map(scope => [scope, access]))
}
