import { readBrandDomain } from '../citation/domains.ts'
import type { Competitor, EmbeddedSettings } from '../embedded/settings.ts'
import { readConnection } from '../engines/connection.ts'
import type { Engine } from '../engines/engine.ts'
import { REPOSITORY, suggestEngine } from '../engines/engine-names.ts'
import { type EngineName, type EngineSpec, engines, readEngineSpec } from '../engines/engines.ts'
import { hasKnownPlaceholders } from '../engines/question.ts'
import { readAnswersSetting } from '../engines/recording.ts'
import { aboutBrand } from '../facts/fact.ts'
import { foldName } from '../lib/text.ts'
import { generatorNames, readGeneratorChoices } from '../sites/generators/generators.ts'
import { findGlobProblem } from '../sites/glob.ts'
import type { InputName, Inputs } from './inputs.ts'

interface EmbeddedProblem {
  input: InputName
  allowed: string
}

export interface EmbeddedReading {
  settings: EmbeddedSettings
  problems: EmbeddedProblem[]
  /** The first name of each variable. */
  missingKeys: string[]
  hasUnknownEngine: boolean
}

/**
 * Reads the settings of the embedded service from its inputs and the environment of its engines. Reports every problem.
 * `wrong` names inputs whose values are replaced by defaults.
 */
export function readEmbeddedInputs(
  inputs: Inputs,
  wrong: ReadonlySet<string>,
  env: NodeJS.ProcessEnv,
): EmbeddedReading {
  const problems: EmbeddedProblem[] = []
  const take = <T>(input: InputName, value: T | undefined, allowed: string): T | undefined => {
    if (value === undefined) problems.push({ input, allowed })
    return value
  }
  const content = inputs.content.map(readGlob)
  for (const glob of content) {
    const allowed = findGlobProblem(glob.replace(/^!/, ''))
    if (allowed !== undefined) problems.push({ input: 'content', allowed })
  }
  const domains = inputs['brand-domains'].map(readBrandDomain)
  const settings: EmbeddedSettings = {
    content,
    baseContent: inputs['base-content'],
    siteUrls: inputs['site-url'],
    generators:
      take(
        'generator',
        readGeneratorChoices(inputs.generator),
        `${generatorNames.join(', ')}; or folder = name lines`,
      ) ?? [],
    competitorFolders: inputs['competitor-content'],
    competitors:
      take(
        'competitors',
        readCompetitorDomains(inputs.competitors),
        'after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address',
      ) ?? [],
    brandDomains:
      take(
        'brand-domains',
        domains.every(domain => domain !== undefined) ? domains : undefined,
        'domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address',
      ) ?? [],
    brandAliases: inputs['brand-aliases'],
    promptTemplates: inputs['prompt-template'],
    countries: inputs.country,
    ownQuestions: inputs.keywords
      .filter(({ questions }) => questions.length > 0)
      .map(({ keyword, questions }) => ({ keyword, questions })),
    owners: inputs.keywords.flatMap(({ keyword, owner }) =>
      owner === undefined ? [] : [{ keyword, ...owner }],
    ),
    facts: aboutBrand(inputs.facts, inputs.brand, inputs['brand-aliases']),
    maxAnswerLoss: toShare(inputs['max-answer-loss']),
    maxRequests: inputs['max-requests'],
    maxCost: inputs['max-cost'],
    answers: take('answers', readAnswersSetting(inputs.answers), 'record:PATH or replay:PATH') ?? {
      mode: 'live',
    },
    models: [],
  }
  const questions = settings.ownQuestions.flatMap(asked => asked.questions)
  if (!questions.every(hasKnownPlaceholders)) {
    problems.push({
      input: 'keywords',
      allowed: 'questions without a placeholder other than {keyword} and {language}',
    })
  }
  const specs = wrong.has('engines') ? undefined : readEngines(inputs.engines.names, problems)
  if (specs === undefined) return { settings, problems, missingKeys: [], hasUnknownEngine: true }
  const usesRepository = inputs.engines.names.length === 0 || inputs.engines.names.includes(REPOSITORY)
  settings.models = [
    ...(usesRepository ? [REPOSITORY] : []),
    ...specs.map(({ name, model }) => `${name}:${model}`),
  ]
  const missingKeys = settings.answers.mode === 'replay' ? [] : checkConnections(specs, env, problems)
  const givesSources = specs.some(({ name }) => engines[name].givesSources)
  if (givesSources && settings.brandDomains.length === 0) {
    const allowed = 'the domains of your brand: an engine that names its sources cites the brand by them'
    problems.push({ input: 'brand-domains', allowed })
  }
  checkCompetitors(settings, { givesSources, usesRepository }, problems)
  checkSamples(specs, inputs, problems)
  checkRequests(specs, inputs, problems)
  return { settings, problems, missingKeys, hasUnknownEngine: false }
}

/**
 * Converts a glob with Windows separators to `/`. A backslash is kept before a bracket, as in `app/\\[id\\]/page.mdx`. It
 * does not escape `*` and `?`, which no file name on Windows contains.
 */
function readGlob(glob: string): string {
  return glob.replace(/\\(?![[\](){}])/g, '/')
}

function toShare(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100
}

function readCompetitorDomains(competitors: Competitor[]): Competitor[] | undefined {
  const read = competitors.map(({ name, domains }) => ({ name, domains: domains.map(readBrandDomain) }))
  const known = read.map(({ name, domains }) => ({
    name,
    domains: domains.filter(domain => domain !== undefined),
  }))
  return read.some(({ domains }) => domains.includes(undefined)) ? undefined : known
}

/** Every engine must recognize every competitor by its domains or by its captured pages. */
function checkCompetitors(
  { competitors, competitorFolders, brandDomains }: EmbeddedSettings,
  { givesSources, usesRepository }: { givesSources: boolean; usesRepository: boolean },
  problems: EmbeddedProblem[],
): void {
  const report = (input: InputName, wrong: Competitor[], allowed: string) => {
    if (wrong.length === 0) return
    problems.push({ input, allowed: `${allowed}: ${wrong.map(({ name }) => name).join(', ')}` })
  }
  report(
    'competitors',
    competitors.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))),
    'domains that brand-domains does not list. These share one',
  )
  report(
    'competitors',
    competitors.filter(({ domains }) => givesSources && domains.length === 0),
    'name = domain: an engine that names its sources recognizes a competitor by its domains. Without one',
  )
  const captured = new Set(competitorFolders.map(({ name }) => foldName(name)))
  report(
    'competitor-content',
    competitors.filter(({ name }) => usesRepository && !captured.has(foldName(name))),
    'name = folder lines for all competitors: the engine repository measures them by captured pages. Without any',
  )
}

function readEngines(ids: string[], problems: EmbeddedProblem[]): EngineSpec[] | undefined {
  const live = ids.filter(id => id !== REPOSITORY)
  const read = live.map(id => ({ id, spec: readEngineSpec(id) }))
  const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined)
  if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? [])
  const names = [REPOSITORY, ...Object.keys(engines)]
  const hints = `${names.join(', ')}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`
  const meant = wrong.map(({ id }) => ({ id, engine: suggestEngine(id, names) }))
  const instead = meant.map(({ id, engine }) => `${engine ?? 'another engine'} in place of ${id}`)
  const isMisspelt = meant.every(({ engine }) => engine !== undefined)
  problems.push({ input: 'engines', allowed: [...instead, ...(isMisspelt ? [] : [hints])].join('; ') })
  return undefined
}

/** Lists the models of the engines that require one. */
function describeModels(): string {
  return Object.entries<Engine>(engines)
    .filter(([, { defaultModel }]) => defaultModel === undefined)
    .map(([name, { models }]) => `${name} requires ${models ? models.join(' or ') : 'one'}`)
    .join(', ')
}

/** No engine may be asked twice for repeated answers. */
function checkSamples(specs: EngineSpec[], { samples }: Inputs, problems: EmbeddedProblem[]): void {
  const repeating = specs.filter(({ name }) => repeatsAnswers(name))
  if (samples === 1 || repeating.length === 0) return
  const ids = repeating.map(({ id }) => id).join(', ')
  const allowed = `1 with ${ids}: the same answer comes back for half an hour, so a second sample adds nothing. Run them in a job of their own`
  problems.push({ input: 'samples', allowed })
}

function repeatsAnswers(name: EngineName): boolean {
  const engine: Engine = engines[name]
  return engine.repeatsAnswers ?? false
}

/** Returns the variables of missing keys. Reports every other problem of the environment. */
function checkConnections(
  specs: EngineSpec[],
  env: NodeJS.ProcessEnv,
  problems: EmbeddedProblem[],
): string[] {
  const missing: string[] = []
  for (const name of new Set(specs.map(spec => spec.name))) {
    const connection = readConnection(name, env)
    if (!('problem' in connection)) continue
    const { problem } = connection
    if (problem.kind === 'missing') missing.push(...problem.variables.slice(0, 1))
    else {
      const what = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL'
      problems.push({ input: 'engines', allowed: `${problem.variable} in the environment to be ${what}` })
    }
  }
  return missing
}

function checkRequests(specs: EngineSpec[], inputs: Inputs, problems: EmbeddedProblem[]): void {
  const questions = Math.max(1, inputs.keywords.length) * Math.max(1, inputs.country.length)
  const requests = specs.length * questions * inputs.samples
  const most = inputs['max-requests']
  if (most === undefined || requests <= most) return
  const allowed = `${requests} or more, which these engines, keywords and samples need; or fewer of them`
  problems.push({ input: 'max-requests', allowed })
}
