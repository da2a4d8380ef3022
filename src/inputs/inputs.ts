/**
 * The schema of a gate: the inputs of the action, which are also flags, and the values that only the config file has.
 * Checks, help, documentation and the JSON Schema are generated from it. `prefault` is a default as text, which the
 * documentation shows.
 */
import * as z from 'zod'
import { readLimits } from '../contract/plans.ts'
import { DEFAULT_PROMPT_TEMPLATE, readPromptTemplates } from '../engines/question.ts'
import { factsSchema } from '../facts/fact.ts'
import { readCompetitorFolders, readFolder, readSiteUrls } from '../sites/folder-rules.ts'
import {
  choice,
  choiceList,
  explainItem,
  listOf,
  matching,
  numeric,
  text,
  trueOrFalse,
  wordList,
} from './entries.ts'
import { type ListedKeyword, writtenKeywords } from './keywords.ts'
import { FAIL_ON } from './stored-settings.ts'
import {
  readBaseUrl,
  readCompetitors,
  readCountries,
  readDate,
  readEngineChoice,
  readInteger,
  readLineList,
  readList,
  readNumber,
  readPercent,
  readPositive,
  readTolerance,
  readWebhook,
} from './values.ts'

const LIST = 'a list: one item per line, or separated by commas with CSV quoting'
const COUNTRIES = 'a list of ISO 3166-1 codes of two letters, such as DE, US, and GB in place of UK'
const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z\d]{1,8})*$/

const anyText = text('one text', given => given)
const list = listOf(LIST, readList)
const number = numeric('a number such as 42 or 0.5', readNumber)
const count = numeric('a whole number, 0 or more', given => readInteger(given, 0))
const countries = listOf(
  COUNTRIES,
  readCountries,
  explainItem(COUNTRIES, code => readCountries([code]) !== undefined),
)

function integer(min: number, max: number, explain?: (text: string) => string | undefined) {
  return numeric(`a whole number from ${min} to ${max}`, given => readInteger(given, min, max), explain)
}

function percent(example: string) {
  return numeric(`percent from 0 to 100, such as ${example}`, readPercent)
}

/** A list whose items are parsed together. */
function parsedList<T>(allowed: string, read: (items: string[]) => T | undefined) {
  return listOf(
    allowed,
    given => {
      const items = readList(given)
      return items && read(items)
    },
    given => (readList(given) === undefined ? LIST : undefined),
  )
}

/** The inputs of the action, in the order of action.yml, which has their descriptions. */
const inputShape = {
  brand: anyText.default(''),
  keywords: writtenKeywords.default([]),
  engines: listOf(
    'a list: one engine a line, or separated by commas, each once; a ? after its name marks it as optional, as in perplexity?',
    readEngineChoice,
  ).default({ names: [], optional: [] }),
  config: anyText.optional(),
  key: matching(
    /^[A-Za-z\d][A-Za-z\d._-]{0,63}$/,
    '1 to 64 letters, digits, ".", "_" or "-", starting with a letter or digit',
  ).prefault('default'),
  'base-url': text(
    'the root URL of the service without user, query and fragment: https://…, or http:// on loopback; or empty for the embedded service',
    readBaseUrl,
  ).optional(),
  'api-key': matching(/^[\x21-\x7e]+$/, 'one line of visible ASCII characters without spaces').optional(),
  baseline: matching(
    /^(none|base|branch)$|\.json$/,
    'none, base, branch, or the path of a file that ends in .json',
  ).prefault('none'),
  'baseline-overall-bcr': number.optional(),
  'baseline-cited-engines': count.optional(),
  content: list.default([]),
  'site-url': parsedList(
    'one http(s) URL with {path} after its host, such as https://acme.example/{path}; or folder = URL lines',
    readSiteUrls,
  ).default([]),
  'brand-domains': list.default([]),
  competitors: listOf(
    'a list of names, or of name = domain, such as Globex = globex.com',
    readCompetitors,
  ).default([]),
  country: countries.default([]),
  samples: integer(1, 100, given => {
    const [, first] = /^([1-9]\d?)\s*\.\.\s*\d+$/.exec(given) ?? []
    return first === undefined ? undefined : `one whole number, not a range: write ${first}`
  }).prefault('1'),
  'max-cost': numeric('US dollars above 0, such as 2.50', given => readPositive(given)).optional(),
  'min-overall-bcr': number.optional(),
  'min-cited-engines': count.optional(),
  'max-bcr-drop': numeric(
    '0 or more, such as 2.5; or a share of the baseline, such as 10%',
    readTolerance,
  ).optional(),
  'max-cited-engines-drop': count.optional(),
  'max-answer-loss': percent('40%').optional(),
  'fail-on': wordList(
    FAIL_ON,
    `a list of ${FAIL_ON.join(', ')}, which are added to fail, error; or none, which takes these away`,
    items => {
      const always = items.includes('none') ? [] : ['fail', 'error']
      return FAIL_ON.filter(word => always.includes(word) || items.includes(word))
    },
  ).prefault('fail, error'),
  report: choiceList(['json', 'csv', 'html', 'pdf', 'junit', 'sarif', 'outcome']).prefault('none'),
  comment: choice('always', 'on-failure', 'never').prefault('always'),
  issue: choice('never', 'on-failure').prefault('never'),
  notify: text(
    'the https URL of a webhook of Slack; or slack=URL, json=URL for another host',
    readWebhook,
  ).optional(),
  accept: trueOrFalse.prefault('false'),
  mode: choice('gate', 'comment').prefault('gate'),
  'github-token': anyText.default(''),
}

/** Values that only the config file has. `drafts.mode` is `mode` in the section `drafts`. */
const fileOnlyShape = {
  plan: choice('free', 'pro', 'business', 'enterprise')
    .prefault('free')
    .describe('Your plan with the hosted service: `free`, `pro`, `business` or `enterprise`.'),
  limits: text(
    'parts such as 600/minute, 200000/day, 50 concurrent: each at most once, with a whole number above 0',
    readLimits,
  )
    .default({})
    .describe(
      'Request limits in place of those of the plan, such as `600/minute, 200000/day, 50 concurrent`. `enterprise` requires all three.',
    ),
  language: matching(LANGUAGE, 'a language code such as en or pt-BR')
    .prefault('en')
    .describe('Language code of the questions.'),
  languages: parsedList('a list of language codes, such as en or pt-BR', codes =>
    codes.every(code => LANGUAGE.test(code)) ? codes : undefined,
  )
    .default([])
    .describe('Makes a gate of each language, with the key `KEY-LANGUAGE` in lower case.'),
  countries: countries
    .default([])
    .describe('Makes a gate of each country, with the key `KEY-COUNTRY` in lower case.'),
  'base-content': text('a folder inside the repository, such as _base/site', readFolder)
    .optional()
    .describe(
      'Folder with a build of the base, such as `_base/site` for `content: site/**`. Needed if git does not hold the pages.',
    ),
  'prompt-template': listOf(
    'questions, one per line, each with {keyword} and optionally {language}; no other placeholder',
    given => readPromptTemplates(readLineList(given) ?? ['']),
  )
    .default([DEFAULT_PROMPT_TEMPLATE])
    .describe(
      'Questions for live engines, each with `{keyword}` and optionally `{language}`. Default: one question that does not name the brand.',
    ),
  'brand-aliases': list
    .default([])
    .describe('Other names of the brand, as in `Acme CRM`. `=ACME` is found only as it is written.'),
  'competitor-content': parsedList(
    'name = folder lines, the folder inside the repository',
    readCompetitorFolders,
  )
    .default([])
    .describe('Captured pages of competitors, as `name = folder`.'),
  'max-requests': count
    .optional()
    .describe(
      'Greatest number of requests to live engines in one run, without retries. A run that needs more is refused.',
    ),
  'min-answers': percent('50%')
    .optional()
    .describe(
      'Share of the planned answers that must be evaluated, of all engines and of each required engine. With fewer the verdict is `error`. Default: `50%`.',
    ),
  'required-engines': list
    .default([])
    .describe(
      'Engines that must cite the brand. With several countries, `openai` means all of them and `openai@DE` means one.',
    ),
  'min-share-of-voice': percent('25%')
    .optional()
    .describe('Lowest share of voice that passes, in percent of the citations of all compared brands.'),
  'false-alarms-per-year': numeric('a number above 0, at most 52, such as 0.5', given =>
    readPositive(given, 52),
  )
    .prefault('1')
    .describe('How many runs may fail in a year by chance, whatever the schedule.'),
  record: choice('auto', 'always', 'never')
    .prefault('auto')
    .describe(
      'Which runs are recorded: `auto` (pushes, schedules and manual runs on the default branch), `always` or `never`.',
    ),
  'timeout-minutes': numeric('minutes above 0, at most 360', given => readPositive(given, 360))
    .prefault('10')
    .describe('Time budget for all calls to the service together, in minutes.'),
  facts: factsSchema
    .default([])
    .describe(
      'Values that you state, and old ones that no page may say again: a list, each with `name`, `is` and `was`.',
    ),
  generator: list
    .default([])
    .describe(
      'The program that builds the site, such as `hugo`; or `folder = name` lines. Its rules give the addresses of pages. Default: what the files show; `none` for no program.',
    ),
  'host-check': trueOrFalse
    .prefault('true')
    .describe(
      'Whether scheduled runs and `doctor` read the `robots.txt` and one page of `site-url`, to find what the host blocks for answer engines.',
    ),
  answers: anyText
    .default('')
    .describe(
      '`record:PATH` appends every raw answer of live engines to an NDJSON file; `replay:PATH` reads the answers from one and sends no request.',
    ),
  'drafts.mode': choice('never', 'on-failure', 'always')
    .prefault('never')
    .describe('When to draft content for keywords without a citation: `never`, `on-failure` or `always`.'),
  'drafts.max': integer(1, 20).prefault('3').describe('Greatest number of keywords to draft content for.'),
  'drafts.type': anyText.optional().describe('Kind of content to draft, in a word that the service knows.'),
  'drafts.tone': anyText.optional().describe('Tone of the drafts, in a word that the service knows.'),
  'drafts.length': numeric('a whole number above 0', given => readInteger(given, 1))
    .optional()
    .describe('Preferred length of a draft. The embedded service counts words.'),
  'exports.formats': choiceList(['csv', 'pdf'])
    .prefault('none')
    .describe('Reports that the service exports: a list of `csv` and `pdf`; or `none`.'),
  'exports.days': integer(1, 366).prefault('30').describe('Days of an exported report.'),
  'exports.end': text('a date, YYYY-MM-DD', readDate)
    .optional()
    .describe('Last day of an exported report, such as `2026-10-31`; by default today.'),
  'exports.engines': list.optional().describe('Engines of an exported report; by default those of the gate.'),
  'exports.include-competitors': trueOrFalse
    .prefault('false')
    .describe('Whether an exported report includes competitors.'),
}

export const gateSchema = z.object({ ...inputShape, ...fileOnlyShape })

type Parsed = z.output<typeof gateSchema>
export type InputName = keyof Parsed
export type ActionInput = keyof typeof inputShape

/** The parsed values of a gate, with defaults. */
export type Inputs = Omit<Parsed, 'keywords'> & { keywords: ListedKeyword[] }

/** The cross-checks report a missing brand and missing keywords. */
export const defaults: Inputs = { ...gateSchema.parse({}), keywords: [] }

export const inputNames: readonly string[] = Object.keys(inputShape)
export const fileOnlyNames: readonly string[] = Object.keys(fileOnlyShape)
export const allNames: readonly string[] = [...inputNames, ...fileOnlyNames]

/** Masked in the log, never quoted in problems, and not allowed in a config file. */
export const secretInputs = listNames('api-key', 'notify', 'github-token')
/** Not allowed in a config file. */
export const stepInputs = [...secretInputs, ...listNames('config', 'mode')]
export const fileNames = allNames.filter(name => !stepInputs.includes(name))
/** Inputs that may be combined with a config file of several gates. All others apply to a single gate. */
export const runInputs = [
  ...stepInputs,
  ...listNames('key', 'max-cost', 'fail-on', 'report', 'comment', 'issue', 'accept'),
]
/** Inputs that only have an effect in a GitHub workflow. */
export const workflowInputs = listNames('comment', 'issue', 'notify', 'mode', 'github-token')

function listNames(...names: InputName[]): readonly string[] {
  return names
}

/** Values that are not allowed together with `base-url`. */
export const embeddedOnly = [
  'content',
  'site-url',
  'brand-domains',
  'country',
  'max-cost',
  'max-answer-loss',
  'countries',
  'base-content',
  'prompt-template',
  'brand-aliases',
  'competitor-content',
  'max-requests',
  'min-answers',
  'facts',
  'generator',
  'answers',
] as const satisfies InputName[]

/** Maps each section of the config file to its values, such as `drafts` to `drafts.mode` and `drafts.max`. */
export const sections: ReadonlyMap<string, string[]> = Map.groupBy(
  fileOnlyNames.filter(name => name.includes('.')),
  name => name.slice(0, name.indexOf('.')),
)

/** Returns `mode` for `drafts.mode`. */
export function nameInSection(name: string): string {
  return name.slice(name.indexOf('.') + 1)
}

/** Returns the type of an input or of a value of the config file; undefined for another name. */
export function typeOf(name: string): z.ZodType | undefined {
  const shape: Record<string, z.ZodType> = gateSchema.shape
  return Object.hasOwn(shape, name) ? shape[name] : undefined
}

/** Returns whether a value may be a list or a boolean in the config file. */
export function accepts(name: string, kind: 'array' | 'boolean'): boolean {
  let type: z.core.$ZodType | undefined = typeOf(name)
  while (type instanceof z.ZodDefault || type instanceof z.ZodPrefault || type instanceof z.ZodOptional) {
    type = type.unwrap()
  }
  const written = type instanceof z.ZodPipe ? type.in : type
  return written instanceof z.ZodUnion && written.options.some(({ _zod }) => _zod.def.type === kind)
}
