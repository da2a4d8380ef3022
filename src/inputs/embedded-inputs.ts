/** The inputs of the embedded service. A module of its own: with a hosted service none of this code is loaded. */

import { readBrandDomain } from '../embedded/citation/domains.ts'
import { readCompetitors } from '../embedded/corpus/owners.ts'
import { readSiteUrls } from '../embedded/corpus/site-url.ts'
import { isEnglish } from '../embedded/engine-scan.ts'
import { readConnection } from '../embedded/engines/connection.ts'
import { type EngineSpec, engines, readEngineSpec } from '../embedded/engines/engines.ts'
import { planCalls, TooManyRequestsError } from '../embedded/engines/plan.ts'
import { DEFAULT_PROMPT_TEMPLATE, readPromptTemplate } from '../embedded/engines/prompt.ts'
import { readAnswersSetting } from '../embedded/engines/record.ts'
import { type EmbeddedSettings, REPOSITORY, type Rival } from '../embedded/settings.ts'
import { nameKey } from '../lib/text.ts'
import type { SampleRange } from './settings.ts'

/** The inputs as far as they are understood without this module. */
export interface EmbeddedInputs {
  engines: string[]
  keywords: string[]
  competitors: Rival[]
  samples: SampleRange
  language: string
  content: string[]
  'site-url': string[]
  'competitor-content': string[]
  'brand-domains': string[]
  'brand-aliases': string[]
  'prompt-template': string
  'max-requests'?: number | undefined
  answers: string
}

/** An input and what is allowed for it. */
export interface EmbeddedProblem {
  input: keyof EmbeddedInputs
  allowed: string
}

export interface EmbeddedReading {
  settings: EmbeddedSettings
  problems: EmbeddedProblem[]
  /** A live engine is asked for whose key is not in the environment. */
  keysMissing: boolean
}

/** Understands the inputs, and the environment as far as engines need it. Reports every problem. */
export function readEmbeddedInputs(inputs: EmbeddedInputs, env: NodeJS.ProcessEnv): EmbeddedReading {
  const problems: EmbeddedProblem[] = []
  const take = <T>(input: keyof EmbeddedInputs, value: T | undefined, allowed: string): T | undefined => {
    if (value === undefined) problems.push({ input, allowed })
    return value
  }
  const domains = inputs['brand-domains'].map(readBrandDomain)
  const settings: EmbeddedSettings = {
    content: inputs.content,
    siteUrls:
      take(
        'site-url',
        readSiteUrls(inputs['site-url']),
        'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines',
      ) ?? [],
    competitors:
      take(
        'competitor-content',
        readCompetitors(inputs['competitor-content']),
        'name = folder lines, the folder inside the repository',
      ) ?? [],
    rivals:
      take(
        'competitors',
        readRivalDomains(inputs.competitors),
        'domains such as globex.com after each =; no path, no public suffix, no IP address',
      ) ?? [],
    brandDomains:
      take(
        'brand-domains',
        domains.every(domain => domain !== undefined) ? domains : undefined,
        'domains of your own such as acme.com; no path, no public suffix, no IP address',
      ) ?? [],
    brandAliases: inputs['brand-aliases'],
    promptTemplate:
      take(
        'prompt-template',
        readPromptTemplate(inputs['prompt-template'] || DEFAULT_PROMPT_TEMPLATE),
        'a question with {keyword}, and {language} where you want it; no other placeholder',
      ) ?? '',
    maxRequests: inputs['max-requests'],
    answers: take('answers', readAnswersSetting(inputs.answers), 'record:PATH or replay:PATH') ?? {
      mode: 'live',
    },
    models: [],
  }
  const specs = readEngines(inputs.engines, problems)
  const usesRepository = inputs.engines.length === 0 || inputs.engines.includes(REPOSITORY)
  settings.models = [
    ...(usesRepository ? [REPOSITORY] : []),
    ...specs.map(({ name, model }) => `${name}:${model}`),
  ]
  const keysMissing = settings.answers.mode !== 'replay' && checkConnections(specs, env, problems)
  const givesSources = specs.some(({ name }) => engines[name].givesSources)
  if (givesSources && settings.brandDomains.length === 0) {
    const allowed = 'the domains of your brand: engines that name their sources are judged by them'
    problems.push({ input: 'brand-domains', allowed })
  }
  checkRivals(settings, { givesSources, usesRepository }, problems)
  checkRequests(specs, inputs, problems)
  return { settings, problems, keysMissing }
}

/** Undefined when one of the domains is none. */
function readRivalDomains(rivals: Rival[]): Rival[] | undefined {
  const read = rivals.map(({ name, domains }) => ({ name, domains: domains.map(readBrandDomain) }))
  const known = read.map(({ name, domains }) => ({
    name,
    domains: domains.filter(domain => domain !== undefined),
  }))
  return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known
}

/** Each engine needs something to know a competitor by. */
function checkRivals(
  { rivals, competitors, brandDomains }: EmbeddedSettings,
  { givesSources, usesRepository }: { givesSources: boolean; usesRepository: boolean },
  problems: EmbeddedProblem[],
): void {
  const report = (input: keyof EmbeddedInputs, wrong: Rival[], allowed: string) => {
    if (wrong.length === 0) return
    problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` })
  }
  report(
    'competitors',
    rivals.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))),
    'domains that are not among brand-domains, which these have',
  )
  report(
    'competitors',
    rivals.filter(({ domains }) => givesSources && domains.length === 0),
    'name = domain, for engines that name their sources judge a competitor by its domains; without one',
  )
  const captured = new Set(competitors.map(({ name }) => nameKey(name)))
  report(
    'competitor-content',
    rivals.filter(({ name }) => usesRepository && !captured.has(nameKey(name))),
    'name = folder lines for all of competitors: the engine repository can measure them by captured pages alone; ' +
      'without any',
  )
}

function readEngines(ids: string[], problems: EmbeddedProblem[]): EngineSpec[] {
  const specs = ids.filter(id => id !== REPOSITORY).map(readEngineSpec)
  if (specs.includes(undefined)) {
    const names = [REPOSITORY, ...Object.keys(engines)].join(', ')
    const allowed = `${names}; a model after a colon, as in openai:MODEL, and always for openai-compatible. Or set base-url, if you meant a hosted service`
    problems.push({ input: 'engines', allowed })
  }
  return specs.filter(spec => spec !== undefined)
}

/** Whether a key is missing; every other problem of the environment is reported. */
function checkConnections(specs: EngineSpec[], env: NodeJS.ProcessEnv, problems: EmbeddedProblem[]): boolean {
  let keysMissing = false
  for (const name of new Set(specs.map(spec => spec.name))) {
    const connection = readConnection(name, env)
    if (!('problem' in connection)) continue
    const { problem } = connection
    if (problem.kind === 'missing') keysMissing = true
    else {
      const what = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL'
      problems.push({ input: 'engines', allowed: `${problem.variable} in the environment to be ${what}` })
    }
  }
  return keysMissing
}

function checkRequests(specs: EngineSpec[], inputs: EmbeddedInputs, problems: EmbeddedProblem[]): void {
  try {
    planCalls(specs, {
      questions: inputs.keywords.length,
      samples: inputs.samples.most,
      judged: !isEnglish(inputs.language),
      maxRequests: inputs['max-requests'],
    })
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error
    const allowed = `${error.plan.requests} or more, which is what these engines, keywords and samples need; or ask for less`
    problems.push({ input: 'max-requests', allowed })
  }
}
