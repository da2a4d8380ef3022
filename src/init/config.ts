import { isDeepStrictEqual } from 'node:util'
import { Document, isNode, stringify } from 'yaml'
import type { PageOwner } from '../inputs/keywords.ts'
import { formatKeyword, formatOwner } from '../lib/keyword-line.ts'
import { normalize } from '../lib/text.ts'
import type { OwnedQuestion } from './propose-owners.ts'
import type { Site } from './propose-site.ts'

export const purposes = {
  gate: 'Check pull requests: does a change take away the answer to a question?',
  track: 'Ask answer engines every week: do they still cite us?',
  brands: 'The same for several brands',
} as const
export type Purpose = keyof typeof purposes

export function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(purposes, text)
}

export interface TrackedBrand {
  name: string
  domains: string[]
}

export interface GateChoices extends Site {
  purposes: Purpose[]
  keywords: OwnedQuestion[]
  /** Questions for engines; empty to ask the keywords. */
  asked: string[]
  /** Whether the addresses of pages stay unknown, because the generator was not recognized. */
  hasNoAddresses?: boolean
  /** Tracked brands. The first is the brand of the repository. */
  brands: TrackedBrand[]
  engines: string[]
  /** Lines of the input `competitors`. */
  competitors: string[]
  /** ISO 3166-1 alpha-2 codes; empty leaves the choice to the engines. */
  countries: string[]
  /** Root URL of a hosted service, which asks the engines. */
  baseUrl?: string | undefined
  /** US dollars of a weekly run. */
  maxCost?: number | undefined
}

/** Of a weekly run. */
const MAX_MINUTES = 40
/** A key may have 64 characters. The others are for a number that makes it unique. */
const MAX_KEY = 60
const PULL_REQUESTS = 'pull-requests'
/** The key of a single tracked brand. docs/recipes.md names the artifact of its reports after it. */
const WEEKLY = 'weekly'

/** Returns the key of the gate for pull requests, undefined if it is the only gate, and the keys of the brands' gates. */
export function chooseKeys(purposes: Purpose[], brands: TrackedBrand[]) {
  const hasBoth = purposes.includes('gate') && brands.length > 0
  const taken = new Set(hasBoth ? [PULL_REQUESTS] : [])
  const tracked = brands.map(({ name }) => {
    const slug = brands.length === 1 ? WEEKLY : toSlug(name)
    const key = taken.has(slug) ? `${slug}-${taken.size + 1}` : slug
    taken.add(key)
    return key
  })
  return { pages: hasBoth ? PULL_REQUESTS : undefined, tracked }
}

/** `Café Crème` becomes `cafe-creme`, and `アクメ` becomes `brand`. */
function toSlug(name: string): string {
  const letters = normalize(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = letters.replace(/[^a-z\d]+/g, '-').slice(0, MAX_KEY)
  return key.replace(/^-/, '').replace(/-$/, '') || 'brand'
}

type GateValues = Record<string, unknown>

function listGates(choices: GateChoices): GateValues[] {
  const { purposes, brand, content, brands, asked, baseUrl, maxCost } = choices
  const keys = chooseKeys(purposes, brands)
  const keywords = choices.keywords.map(({ keyword, proposed }) =>
    toItem(keyword, proposed?.certainty === 'confirmed' ? proposed.owner : undefined),
  )
  const shared = {
    language: choices.language === 'en' ? undefined : choices.language,
    // One a year in all gates together.
    'false-alarms-per-year': brands.length > 1 ? Math.round(1000 / brands.length) / 1000 : undefined,
  }
  const gate = {
    key: keys.pages,
    brand,
    keywords,
    ...shared,
    content,
    generator: choices.hasNoAddresses ? 'none' : undefined,
    'site-url': choices.hasNoAddresses ? undefined : choices.siteUrl,
    baseline: 'base',
    // All gates of a file must have the same limit.
    'max-cost': maxCost,
  }
  const tracked = brands.map(({ name, domains }, index) => ({
    key: keys.tracked[index],
    brand: name,
    'base-url': baseUrl,
    'brand-domains': baseUrl === undefined ? domains : undefined,
    competitors: choices.competitors,
    keywords: asked.length > 0 ? asked.map(keyword => toItem(keyword, undefined)) : keywords,
    ...shared,
    engines: choices.engines,
    country: choices.countries,
    baseline: 'branch',
    'max-cost': maxCost,
    'timeout-minutes': MAX_MINUTES,
    issue: 'on-failure',
    report: ['html', 'pdf'],
  }))
  return (purposes.includes('gate') ? [gate, ...tracked] : tracked).map(dropUnset)
}

function dropUnset(values: GateValues): GateValues {
  const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)))
}

/** YAML reads `keyword | owner: path` as a name and its value. */
function toItem(keyword: string, owner: PageOwner | undefined): string | Record<string, string> {
  const line = formatKeyword({ keyword })
  return owner === undefined ? line : { [`${line} | owner`]: formatOwner(owner) }
}

/** Writes values that all gates share once, above the gates. */
function shareValues([first = {}, ...others]: GateValues[]): GateValues {
  if (others.length === 0) return first
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every(gate => isDeepStrictEqual(gate[name], value)),
  )
  const names = shared.map(([name]) => name)
  const gates = [first, ...others].map(gate =>
    Object.fromEntries(Object.entries(gate).filter(([name]) => !names.includes(name))),
  )
  return { ...Object.fromEntries(shared), gates }
}

const SCHEMA =
  ' yaml-language-server: $schema=https://raw.githubusercontent.com/ai-visibility-gate/ai-visibility-gate/main/docs/config.schema.json'
const PROPOSED =
  ' A line with #- names a page that may own the question. Remove the # to confirm it, or correct the path.'

/** Renders the config file. Unconfirmed owners are comments. */
export function renderConfig(choices: GateChoices): string {
  // Anchors and aliases for repeated lists would be hard to read.
  const file = new Document(shareValues(listGates(choices)), { aliasDuplicateObjects: false })
  file.commentBefore = SCHEMA
  const list = file.has('keywords') ? ['keywords'] : ['gates', 0, 'keywords']
  for (const [index, { keyword, proposed }] of choices.keywords.entries()) {
    const item = file.getIn([...list, index], true)
    if (proposed === undefined || proposed.certainty === 'confirmed' || !isNode(item)) continue
    item.commentBefore = stringify([toItem(keyword, proposed.owner)], { lineWidth: 0 }).trim()
    file.commentBefore = `${SCHEMA}\n${PROPOSED}`
  }
  return file.toString({ lineWidth: 0 })
}
