/**
 * The table of all values of a gate: inputs of the action, which are also flags, and values of the config file. Checks,
 * help, documentation and the schema of the file are generated from it.
 */
import {
  amount,
  anyText,
  apiKey,
  baselineSource,
  baseUrl,
  choice,
  choiceList,
  competitors,
  count,
  countries,
  date,
  engineChoice,
  type Field,
  facts,
  failOn,
  falseAlarms,
  gateKey,
  integer,
  keywords,
  language,
  languages,
  limits,
  lines,
  list,
  minutes,
  number,
  percent,
  reportFormats,
  sampleCount,
  tolerance,
  trueOrFalse,
  webhook,
  wordCount,
} from './fields.ts'

export interface Declaration {
  field: Field
  default?: string
  required?: string
  /** Meaning of a value that only the config file has. action.yml describes the others. */
  description?: string
  /** Masked in the log, never quoted in problems, and not allowed in a config file. */
  isSecret?: true
  /** Not allowed in a config file. */
  isOfStep?: true
  /** Applies to all gates of a config file, while other inputs apply to a single gate. */
  isOfRun?: true
  service?: 'embedded'
  /** The only host on which it has an effect. */
  host?: 'workflow'
}

/** Values by name, in the order of the documentation, beginning with the inputs as in action.yml. */
export const inputs = {
  brand: { field: anyText, required: 'the name of your brand' },
  keywords: { field: keywords, required: 'at least one keyword' },
  engines: { field: engineChoice, default: '' },
  config: { field: anyText, isOfStep: true, isOfRun: true },
  key: { field: gateKey, default: 'default', isOfRun: true },
  'base-url': { field: baseUrl },
  'api-key': { field: apiKey, isSecret: true, isOfStep: true, isOfRun: true },
  baseline: { field: baselineSource, default: 'none' },
  'baseline-overall-bcr': { field: number },
  'baseline-cited-engines': { field: count },
  content: { field: list, default: '', service: 'embedded' },
  'site-url': { field: list, default: '', service: 'embedded' },
  'brand-domains': { field: list, default: '', service: 'embedded' },
  competitors: { field: competitors, default: '' },
  country: { field: countries, default: '', service: 'embedded' },
  samples: { field: sampleCount, default: '1' },
  'max-cost': { field: amount, service: 'embedded', isOfRun: true },
  'min-overall-bcr': { field: number },
  'min-cited-engines': { field: count },
  'max-bcr-drop': { field: tolerance },
  'max-cited-engines-drop': { field: count },
  'max-answer-loss': { field: percent('40%'), service: 'embedded' },
  'fail-on': {
    field: failOn,
    default: 'fail, error',
    isOfRun: true,
  },
  report: { field: reportFormats, default: 'none', isOfRun: true },
  comment: {
    field: choice('always', 'on-failure', 'never'),
    default: 'always',
    isOfRun: true,
    host: 'workflow',
  },
  issue: {
    field: choice('never', 'on-failure'),
    default: 'never',
    isOfRun: true,
    host: 'workflow',
  },
  notify: {
    field: webhook,
    isSecret: true,
    isOfStep: true,
    isOfRun: true,
    host: 'workflow',
  },
  accept: { field: trueOrFalse, default: 'false', isOfRun: true },
  mode: {
    field: choice('gate', 'comment'),
    default: 'gate',
    isOfStep: true,
    isOfRun: true,
    host: 'workflow',
  },
  'github-token': {
    field: anyText,
    default: '',
    isSecret: true,
    isOfStep: true,
    isOfRun: true,
    host: 'workflow',
  },

  plan: {
    field: choice('free', 'pro', 'business', 'enterprise'),
    default: 'free',
    description: 'Your plan with the hosted service: `free`, `pro`, `business` or `enterprise`.',
  },
  limits: {
    field: limits,
    default: '',
    description:
      'Request limits in place of those of the plan, such as `600/minute, 200000/day, 50 concurrent`. `enterprise` requires all three.',
  },
  language: {
    field: language,
    default: 'en',
    description: 'Language code of the questions.',
  },
  languages: {
    field: languages,
    default: '',
    description: 'Makes a gate of each language, with the key `KEY-LANGUAGE` in lower case.',
  },
  countries: {
    field: countries,
    default: '',
    service: 'embedded',
    description: 'Makes a gate of each country, with the key `KEY-COUNTRY` in lower case.',
  },
  'base-content': {
    field: anyText,
    default: '',
    service: 'embedded',
    description:
      'Folder with a build of the base, such as `_base/site` beside `content: site/**`. Needed if git does not hold the pages.',
  },
  'prompt-template': {
    field: lines,
    default: '',
    service: 'embedded',
    description:
      'Questions for live engines, each with `{keyword}` and optionally `{language}`. Default: one question that does not name the brand.',
  },
  'brand-aliases': {
    field: list,
    default: '',
    service: 'embedded',
    description: 'Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written.',
  },
  'competitor-content': {
    field: list,
    default: '',
    service: 'embedded',
    description: 'Captured pages of competitors, as `name = folder`.',
  },
  'max-requests': {
    field: count,
    service: 'embedded',
    description:
      'Greatest number of requests to live engines in one run, without retries. A run that needs more is refused.',
  },
  'min-answers': {
    field: percent('50%'),
    service: 'embedded',
    description:
      'Share of the planned answers that must be evaluated, of all engines and of each required engine. With fewer the verdict is `error`. Default: `50%`.',
  },
  'required-engines': {
    field: list,
    default: '',
    description:
      'Engines that must cite the brand. With several countries, `openai` stands for all of them and `openai@DE` for one.',
  },
  'min-share-of-voice': {
    field: percent('25%'),
    description: 'Lowest share of voice that passes, in percent of the citations of all compared brands.',
  },
  'false-alarms-per-year': {
    field: falseAlarms,
    default: '1',
    description: 'How many runs may fail in a year by chance, whatever the schedule.',
  },
  record: {
    field: choice('auto', 'always', 'never'),
    default: 'auto',
    description:
      'Which runs are recorded: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`.',
  },
  'timeout-minutes': {
    field: minutes,
    default: '10',
    description: 'Time budget for all calls to the service together, in minutes.',
  },
  facts: {
    field: facts,
    default: '',
    service: 'embedded',
    description:
      'Values that you state, and old ones that no page may say again: a list, each with `name`, `is` and `was`.',
  },
  generator: {
    field: list,
    default: '',
    service: 'embedded',
    description:
      'The program that builds the site, such as `hugo`; or `folder = name` lines. Its rules give the addresses of pages. Default: what the files show; `none` for no program.',
  },
  'host-check': {
    field: trueOrFalse,
    default: 'true',
    description:
      'Whether scheduled runs and `doctor` read the `robots.txt` and one page of `site-url`, to tell what the host keeps from answer engines.',
  },
  answers: {
    field: anyText,
    default: '',
    service: 'embedded',
    description:
      '`record:PATH` appends every raw answer of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request.',
  },
  'drafts.mode': {
    field: choice('never', 'on-failure', 'always'),
    default: 'never',
    description: 'When to draft content for keywords without a citation: `never`, `on-failure` or `always`.',
  },
  'drafts.max': {
    field: integer(1, 20),
    default: '3',
    description: 'Greatest number of keywords to draft content for.',
  },
  'drafts.type': {
    field: anyText,
    description: 'Kind of content to draft, in a word that the service knows.',
  },
  'drafts.tone': {
    field: anyText,
    description: 'Tone of the drafts, in a word that the service knows.',
  },
  'drafts.length': {
    field: wordCount,
    description: 'Preferred length of a draft. The embedded service counts words.',
  },
  'exports.formats': {
    field: choiceList('csv', 'pdf'),
    default: 'none',
    description: 'Reports that the service exports: a list of `csv` and `pdf`; or `none`.',
  },
  'exports.days': {
    field: integer(1, 366),
    default: '30',
    description: 'Days of an exported report.',
  },
  'exports.end': {
    field: date,
    description: 'Last day of an exported report, such as `2026-10-31`; by default today.',
  },
  'exports.engines': {
    field: list,
    description: 'Engines of an exported report; by default those of the gate.',
  },
  'exports.include-competitors': {
    field: trueOrFalse,
    default: 'false',
    description: 'Whether an exported report includes competitors.',
  },
} as const satisfies Record<string, Declaration>

type Declared = typeof inputs
export type InputName = keyof Declared
export type ActionInput = {
  [Name in InputName]: Declared[Name] extends { description: string } ? never : Name
}[InputName]

type Parsed<D> = D extends { field: { read(given: never): infer T } } ? Exclude<T, undefined> : never
type Given<D> = D extends { default: string } | { required: string } ? Parsed<D> : Parsed<D> | undefined

export type Inputs = { [Name in InputName]: Given<Declared[Name]> }

const isName = (name: string): name is InputName => Object.hasOwn(inputs, name)
export const allNames: readonly InputName[] = Object.keys(inputs).filter(isName)

/** Returns the names of values whose declaration matches. */
export function namesWhere(isMeant: (declared: Declaration) => unknown): InputName[] {
  return allNames.filter(name => isMeant(inputs[name]))
}

/** Returns the declaration of a value; undefined for an unknown name. */
export function declarationOf(name: string): Declaration | undefined {
  return isName(name) ? inputs[name] : undefined
}

export const inputNames: readonly string[] = namesWhere(({ description }) => description === undefined)
export const fileNames: readonly string[] = namesWhere(({ isOfStep }) => !isOfStep)
export const fileOnlyNames: readonly string[] = namesWhere(({ description }) => description !== undefined)
export const secretInputs: readonly string[] = namesWhere(({ isSecret }) => isSecret)
