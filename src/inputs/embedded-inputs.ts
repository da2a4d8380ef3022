import { readBrandDomain } from '../citation/domains.ts'
import type { Competitor, EmbeddedSettings } from '../embedded/settings.ts'
import { readConnection } from '../engines/connection.ts'
import { REPOSITORY, suggestEngine } from '../engines/engine-names.ts'
import { type EngineSpec, engines, readEngineSpec } from '../engines/engines.ts'
import { hasKnownPlaceholders } from '../engines/question.ts'
import { readAnswersSetting } from '../engines/recording.ts'
import { aboutBrand } from '../facts/fact.ts'
import { foldName } from '../lib/text.ts'
import { generatorNames, readGeneratorChoices } from '../sites/generators/generators.ts'
import { findGlobProblem } from '../sites/glob.ts'
import type { InputName, Inputs } from './inputs.ts'

export interface EmbeddedReading {
  settings: EmbeddedSettings
  problems: { input: InputName; allowed: string }[]
  /** The variables of missing keys: of alternative names, the first. */
  missingKeys: string[]
  hasUnknownEngine: boolean
}

type Report = (input: InputName, allowed: string) => void

/**
 * Reads the settings of the embedded service from inputs and the environment. Returns every problem. The inputs in `wrong`
 * have defaults in place of their values.
 */
export function readEmbeddedInputs(
  inputs: Inputs,
  wrong: ReadonlySet<string>,
  env: NodeJS.ProcessEnv,
): EmbeddedReading {
  const problems: EmbeddedReading['problems'] = []
  const report: Report = (input, allowed) => problems.push({ input, allowed })
  const settings = toEmbeddedSettings(inputs, report)
  const specs = wrong.has('engines') ? undefined : readEngines(inputs.engines.names, report)
  if (specs === undefined) return { settings, problems, missingKeys: [], hasUnknownEngine: true }
  const usesRepository = inputs.engines.names.length === 0 || inputs.engines.names.includes(REPOSITORY)
  settings.models = [
    ...(usesRepository ? [REPOSITORY] : []),
    ...specs.map(({ name, model }) => `${name}:${model}`),
  ]
  const missingKeys = settings.answers.mode === 'replay' ? [] : checkConnections(specs, env, report)
  const givesSources = specs.some(({ name }) => engines[name].givesSources)
  if (givesSources && settings.brandDomains.length === 0) {
    report(
      'brand-domains',
      'the domains of your brand: an engine that names its sources cites the brand by them',
    )
  }
  checkCompetitors(settings, { givesSources, usesRepository }, report)
  checkSamples(specs, inputs, report)
  checkRequests(specs, inputs, report)
  return { settings, problems, missingKeys, hasUnknownEngine: false }
}

function toEmbeddedSettings(inputs: Inputs, report: Report): EmbeddedSettings {
  const refuse = <T>(input: InputName, allowed: string, replacement: T): T => {
    report(input, allowed)
    return replacement
  }
  const content = inputs.content.map(readGlob)
  for (const glob of content) {
    const allowed = findGlobProblem(glob.replace(/^!/, ''))
    if (allowed !== undefined) report('content', allowed)
  }
  const asked = inputs.keywords.filter(({ questions }) => questions.length > 0)
  if (!asked.flatMap(({ questions }) => questions).every(hasKnownPlaceholders)) {
    report('keywords', 'questions without a placeholder other than {keyword} and {language}')
  }
  return {
    content,
    baseContent: inputs['base-content'],
    siteUrls: inputs['site-url'],
    generators:
      readGeneratorChoices(inputs.generator) ??
      refuse('generator', `${generatorNames.join(', ')}; or folder = name lines`, []),
    competitorFolders: inputs['competitor-content'],
    competitors:
      readCompetitorDomains(inputs.competitors) ??
      refuse(
        'competitors',
        'after each = a domain such as globex.com or a page such as github.com/globex; no public suffix, no IP address',
        [],
      ),
    brandDomains:
      readDomains(inputs['brand-domains']) ??
      refuse(
        'brand-domains',
        'domains of your own such as acme.com, or pages such as github.com/acme; no public suffix, no IP address',
        [],
      ),
    brandAliases: inputs['brand-aliases'],
    promptTemplates: inputs['prompt-template'],
    countries: inputs.country,
    ownQuestions: asked.map(({ keyword, questions }) => ({ keyword, questions })),
    owners: inputs.keywords.flatMap(({ keyword, owner }) =>
      owner === undefined ? [] : [{ keyword, ...owner }],
    ),
    facts: aboutBrand(inputs.facts, inputs.brand, inputs['brand-aliases']),
    maxAnswerLoss: toShare(inputs['max-answer-loss']),
    maxRequests: inputs['max-requests'],
    maxCost: inputs['max-cost'],
    answers:
      readAnswersSetting(inputs.answers) ??
      refuse('answers', 'record:PATH or replay:PATH', { mode: 'live' } as const),
    models: [],
  }
}

/**
 * Converts Windows separators to `/`. A backslash before a bracket is an escape, as in `app/\\[id\\]/page.mdx`. Before `*`
 * and `?` it is a separator, because no file name on Windows contains these.
 */
function readGlob(glob: string): string {
  return glob.replace(/\\(?![[\](){}])/g, '/')
}

function toShare(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100
}

function readDomains(texts: string[]): string[] | undefined {
  const domains = texts.map(readBrandDomain)
  return domains.every(domain => domain !== undefined) ? domains : undefined
}

function readCompetitorDomains(competitors: Competitor[]): Competitor[] | undefined {
  const read: Competitor[] = []
  for (const { name, domains: texts } of competitors) {
    const domains = readDomains(texts)
    if (domains === undefined) return undefined
    read.push({ name, domains })
  }
  return read
}

/** Each engine must be able to recognize each competitor: live engines by domains, `repository` by captured pages. */
function checkCompetitors(
  { competitors, competitorFolders, brandDomains }: EmbeddedSettings,
  { givesSources, usesRepository }: { givesSources: boolean; usesRepository: boolean },
  report: Report,
): void {
  const reportAll = (input: InputName, wrong: Competitor[], allowed: string) => {
    if (wrong.length > 0) report(input, `${allowed}: ${wrong.map(({ name }) => name).join(', ')}`)
  }
  reportAll(
    'competitors',
    competitors.filter(({ domains }) => domains.some(domain => brandDomains.includes(domain))),
    'domains that brand-domains does not list. These share one',
  )
  reportAll(
    'competitors',
    competitors.filter(({ domains }) => givesSources && domains.length === 0),
    'name = domain: an engine that names its sources recognizes a competitor by its domains. Without one',
  )
  const captured = new Set(competitorFolders.map(({ name }) => foldName(name)))
  reportAll(
    'competitor-content',
    competitors.filter(({ name }) => usesRepository && !captured.has(foldName(name))),
    'name = folder lines for all competitors: the engine repository measures them by captured pages. Without any',
  )
}

function readEngines(ids: string[], report: Report): EngineSpec[] | undefined {
  const live = ids.filter(id => id !== REPOSITORY)
  const read = live.map(id => ({ id, spec: readEngineSpec(id) }))
  const wrong = read.filter(({ spec }) => spec === undefined || spec.country !== undefined)
  if (wrong.length === 0) return read.flatMap(({ spec }) => spec ?? [])
  const names = [REPOSITORY, ...Object.keys(engines)]
  const hints = `${names.join(', ')}; a model after a colon, as in openai:MODEL; ${describeModels()}; countries only in the input country. For a hosted service, set base-url`
  const meant = wrong.map(({ id }) => ({ id, engine: suggestEngine(id, names) }))
  const instead = meant.map(({ id, engine }) => `${engine ?? 'another engine'} in place of ${id}`)
  const isMisspelt = meant.every(({ engine }) => engine !== undefined)
  report('engines', [...instead, ...(isMisspelt ? [] : [hints])].join('; '))
  return undefined
}

function describeModels(): string {
  return Object.entries(engines)
    .filter(([, { defaultModel }]) => defaultModel === undefined)
    .map(([name, { models }]) => `${name} requires ${models ? models.join(' or ') : 'one'}`)
    .join(', ')
}

function checkSamples(specs: EngineSpec[], { samples }: Inputs, report: Report): void {
  const repeating = specs.filter(({ name }) => engines[name].repeatsAnswers)
  if (samples === 1 || repeating.length === 0) return
  const ids = repeating.map(({ id }) => id).join(', ')
  const why = 'the same answer comes back for half an hour, so a second sample adds nothing'
  report('samples', `1 with ${ids}: ${why}. Run them in a job of their own`)
}

/** Returns the variables of missing keys. Reports every other problem of the environment. */
function checkConnections(specs: EngineSpec[], env: NodeJS.ProcessEnv, report: Report): string[] {
  const missing: string[] = []
  for (const name of new Set(specs.map(spec => spec.name))) {
    const connection = readConnection(name, env)
    if (!('problem' in connection)) continue
    const { problem } = connection
    if (problem.kind === 'missing') missing.push(...problem.variables.slice(0, 1))
    else {
      const what = problem.kind === 'bad-key' ? 'one line of visible ASCII characters' : 'an https URL'
      report('engines', `${problem.variable} in the environment to be ${what}`)
    }
  }
  return missing
}

function checkRequests(specs: EngineSpec[], inputs: Inputs, report: Report): void {
  const questions = Math.max(1, inputs.keywords.length) * Math.max(1, inputs.country.length)
  const requests = specs.length * questions * inputs.samples
  const max = inputs['max-requests']
  if (max === undefined || requests <= max) return
  report(
    'max-requests',
    `${requests} or more, which these engines, keywords and samples need; or fewer of them`,
  )
}
