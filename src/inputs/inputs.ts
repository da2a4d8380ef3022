/**
 * The inputs: the flags of the command line, the config file, the help and the documents come from this table. Its names are
 * those of action.yml, which describes each for its user.
 */
import * as z from 'zod'
import {
  alpha,
  amount,
  anyText,
  apiKey,
  artifactName,
  baselineSource,
  baseUrl,
  branchName,
  choice,
  choiceList,
  competitors,
  count,
  countries,
  dateRange,
  engineChoice,
  falseAlarms,
  gateKey,
  HISTORY_BRANCH,
  integer,
  keywords,
  languageCode,
  limits,
  lines,
  list,
  minutes,
  number,
  optional,
  percent,
  retentionDays,
  sampleRange,
  tolerance,
  trueOrFalse,
  waitMinutes,
  webhook,
  withDefault,
  wordCount,
} from './fields.ts'

/** The titles of the groups, in the order in which people read about them. The first one is that of most runs. */
const groups = {
  first: 'The inputs of most runs',
  asked: 'What is asked',
  pages: 'Pages of the engine `repository`',
  live: 'Live engines',
  hosted: 'A hosted service',
  rules: 'Rules',
  baseline: 'Baselines and drops',
  competitors: 'Competitors',
  messages: 'Message and artifact',
  reports: 'Report files',
  drafts: 'Drafts',
  other: 'Other',
}

export interface Declaration {
  /** Parses a text, or a value of a config file. Its metadata has the default, as a text. */
  schema: z.ZodType
  group: keyof typeof groups
  /** The setting that the input is as it is parsed, such as `alpha`, or `suggestions.max` in a section. */
  setting?: string
  /** A list: a command line may give it several times, an item each time. */
  isList?: true
  /** True or false: on a command line, the flag alone means true. */
  isSwitch?: true
  /** A secret: it is masked in the log, no problem quotes it, and no config file gives it. */
  isSecret?: true
  /** An input of the run and not of a gate: no config file gives it. */
  isOfRun?: true
  /** The only service that takes it. */
  service?: 'embedded'
  /** The only host that it acts on: a workflow of GitHub. */
  host?: 'workflow'
}

const BRAND = 'the name of your brand; it is required'

/** Each input by its name in action.yml, in the order in which people read about them. */
export const inputs = {
  brand: { schema: z.string(BRAND).min(1, BRAND), group: 'first', setting: 'brand' },
  keywords: { schema: keywords, group: 'first', isList: true },
  engines: { schema: engineChoice, group: 'first', isList: true },
  config: { schema: anyText, group: 'first', isOfRun: true },
  'base-url': { schema: optional(baseUrl), group: 'first' },
  'api-key': { schema: optional(apiKey), group: 'first', isSecret: true },
  baseline: { schema: withDefault('none', baselineSource), group: 'first' },
  'fail-on': {
    schema: withDefault('fail, error', choiceList('fail', 'error', 'inconclusive', 'no-baseline')),
    group: 'first',
    setting: 'failOn',
    isList: true,
  },
  report: {
    schema: withDefault(
      'none',
      choiceList('json', 'csv', 'html', 'pdf', 'junit', 'sarif', 'outcome', 'service-csv', 'service-pdf'),
    ),
    group: 'first',
    setting: 'reports',
    isList: true,
  },
  comment: {
    schema: withDefault('always', choice('always', 'on-failure', 'never')),
    group: 'first',
    setting: 'comment',
    host: 'workflow',
  },
  issue: {
    schema: withDefault('never', choice('never', 'on-failure')),
    group: 'first',
    setting: 'issue',
    host: 'workflow',
  },
  key: { schema: withDefault('default', gateKey), group: 'first', setting: 'key' },
  'github-token': {
    schema: anyText,
    group: 'first',
    setting: 'githubToken',
    isSecret: true,
    host: 'workflow',
  },

  language: { schema: withDefault('en', languageCode), group: 'asked', setting: 'language' },
  country: { schema: countries, group: 'asked', isList: true, service: 'embedded' },
  city: { schema: anyText, group: 'asked', service: 'embedded' },
  'prompt-template': { schema: lines, group: 'asked', isList: true, service: 'embedded' },
  'brand-aliases': { schema: list, group: 'asked', isList: true, service: 'embedded' },
  samples: { schema: withDefault('1', sampleRange), group: 'asked', setting: 'samples' },
  'scan-per': { schema: withDefault('auto', choice('auto', 'all', 'keyword')), group: 'asked' },

  content: { schema: list, group: 'pages', isList: true, service: 'embedded' },
  'site-url': { schema: list, group: 'pages', isList: true, service: 'embedded' },
  'base-content': { schema: anyText, group: 'pages', service: 'embedded' },
  'competitor-content': { schema: list, group: 'pages', isList: true, service: 'embedded' },
  'max-answer-loss': { schema: optional(percent('30%')), group: 'pages', service: 'embedded' },

  'brand-domains': { schema: list, group: 'live', isList: true, service: 'embedded' },
  'max-cost': { schema: optional(amount), group: 'live', service: 'embedded' },
  'max-requests': { schema: optional(count), group: 'live', service: 'embedded' },
  'min-answers': { schema: optional(percent('50%')), group: 'live', service: 'embedded' },
  answers: { schema: anyText, group: 'live', service: 'embedded' },

  plan: { schema: withDefault('free', choice('free', 'pro', 'business', 'enterprise')), group: 'hosted' },
  limits: { schema: limits, group: 'hosted' },

  'min-overall-bcr': { schema: optional(number), group: 'rules', setting: 'thresholds.minOverallBcr' },
  'min-cited-engines': { schema: optional(count), group: 'rules', setting: 'thresholds.minCitedEngines' },
  'required-engines': { schema: list, group: 'rules', isList: true },
  'fail-on-sentiment': { schema: list, group: 'rules', setting: 'thresholds.failOnSentiment', isList: true },

  'baseline-overall-bcr': { schema: optional(number), group: 'baseline', setting: 'baseline.overallBcr' },
  'baseline-cited-engines': { schema: optional(count), group: 'baseline', setting: 'baseline.citedEngines' },
  'max-bcr-drop': { schema: optional(tolerance), group: 'baseline' },
  'max-cited-engines-drop': { schema: optional(count), group: 'baseline' },
  'false-alarms-per-year': { schema: optional(falseAlarms), group: 'baseline' },
  alpha: { schema: optional(alpha), group: 'baseline', setting: 'alpha' },
  record: {
    schema: withDefault('auto', choice('auto', 'always', 'never')),
    group: 'baseline',
    setting: 'record',
  },
  accept: { schema: withDefault('false', trueOrFalse), group: 'baseline', setting: 'accept', isSwitch: true },
  'history-branch': { schema: withDefault(HISTORY_BRANCH, branchName), group: 'baseline' },

  competitors: { schema: competitors, group: 'competitors', setting: 'competitors', isList: true },
  'min-share-of-voice': {
    schema: optional(percent('25%')),
    group: 'competitors',
    setting: 'thresholds.minShareOfVoice',
  },

  notify: {
    schema: optional(webhook),
    group: 'messages',
    setting: 'notify',
    isSecret: true,
    host: 'workflow',
  },
  'artifact-name': {
    schema: withDefault('ai-visibility-{key}', artifactName),
    group: 'messages',
    host: 'workflow',
  },
  'artifact-retention-days': {
    schema: optional(retentionDays),
    group: 'messages',
    setting: 'artifactRetentionDays',
    host: 'workflow',
  },

  'report-font': { schema: optional(anyText), group: 'reports', setting: 'reportFont' },
  'report-range': { schema: withDefault('30d', dateRange), group: 'reports', setting: 'serviceReport.range' },
  'report-competitors': {
    schema: withDefault('false', trueOrFalse),
    group: 'reports',
    setting: 'serviceReport.includeCompetitors',
    isSwitch: true,
  },
  'report-wait-minutes': {
    schema: withDefault('0', waitMinutes),
    group: 'reports',
    setting: 'serviceReport.waitMinutes',
  },

  'suggest-content': {
    schema: withDefault('never', choice('never', 'on-failure', 'always')),
    group: 'drafts',
    setting: 'suggestions.mode',
  },
  'suggest-max': { schema: withDefault('3', integer(1, 20)), group: 'drafts', setting: 'suggestions.max' },
  'content-type': { schema: optional(anyText), group: 'drafts', setting: 'suggestions.contentType' },
  tone: { schema: optional(anyText), group: 'drafts', setting: 'suggestions.tone' },
  'content-max-length': { schema: optional(wordCount), group: 'drafts', setting: 'suggestions.maxLength' },

  mode: {
    schema: withDefault('gate', choice('gate', 'comment')),
    group: 'other',
    isOfRun: true,
    host: 'workflow',
  },

  'timeout-minutes': { schema: withDefault('10', minutes), group: 'other', setting: 'timeoutMinutes' },
} as const satisfies Record<string, Declaration>

type Declared = typeof inputs
export type InputName = keyof Declared
type Schemas = { [Name in InputName]: Declared[Name]['schema'] }
/** The values of all inputs, as they are parsed. */
export type Inputs = z.output<z.ZodObject<Schemas>>

const names = Object.keys(inputs).filter((name): name is InputName => Object.hasOwn(inputs, name))

/** The names of all inputs. */
export const inputNames: readonly string[] = names

/** Returns the names of the inputs that are declared like this. */
export function inputsWhere(isMeant: (declared: Declaration) => unknown): InputName[] {
  return names.filter(name => isMeant(inputs[name]))
}

export const secretInputs: readonly string[] = inputsWhere(({ isSecret }) => isSecret)
export const switchInputs: readonly string[] = inputsWhere(({ isSwitch }) => isSwitch)
export const listInputs: readonly string[] = inputsWhere(({ isList }) => isList)
/** Inputs that a config file cannot give. */
export const runInputs: readonly string[] = inputsWhere(({ isSecret, isOfRun }) => isSecret || isOfRun)

/** The texts that inputs which are not given stand for, by their names. */
export const inputDefaults: Record<string, unknown> = Object.fromEntries(
  names.map(name => [name, inputs[name].schema.meta()?.['default']]),
)

/** The inputs by purpose. The first group has those of most runs, which the README shows; the others are advanced. */
export const inputGroups = Object.entries(groups).map(([id, title]) => ({
  title,
  names: inputsWhere(({ group }) => group === id),
}))

/** The schema of each input. */
export const inputSchemas = schemasOf(inputs)

function schemasOf(declared: Declared): Schemas
function schemasOf(declared: Record<string, Declaration>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(declared).map(([name, { schema }]) => [name, schema]))
}
