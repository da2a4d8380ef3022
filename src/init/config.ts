/** The config file that `init` writes: a gate, or several with what they share above them. */

import { isDeepStrictEqual } from 'node:util'
import { Document, isNode, isScalar, stringify } from 'yaml'
import type { PageOwner } from '../inputs/keywords.ts'
import { formatKeyword, formatOwner } from '../lib/keyword-line.ts'
import { normalize } from '../lib/text.ts'
import type { OwnedQuestion } from './propose-owners.ts'
import type { Site } from './propose-site.ts'

/** What a person came for. */
export const purposes = {
  gate: 'Check pull requests: does a change take away the answer to a question?',
  track: 'Ask answer engines every week: do they still cite us?',
  compare: 'Compare with competitors every week',
  brands: 'Track several brands',
} as const
export type Purpose = keyof typeof purposes

/** Returns whether a text names a purpose. */
export function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(purposes, text)
}

/** A brand with its domains. */
export interface TrackedBrand {
  name: string
  domains: string[]
}

export interface GateChoices extends Site {
  purposes: Purpose[]
  /** What the pages answer. */
  keywords: OwnedQuestion[]
  /** What engines are asked; the keywords where there are none. */
  asked: string[]
  /** Those that are tracked. The first is the brand of the repository. */
  brands: TrackedBrand[]
  engines: string[]
  /** Lines of the input `competitors`. */
  competitors: string[]
  /** ISO 3166-1 alpha-2 codes; empty leaves the choice to the engines. */
  countries: string[]
}

/** Minutes that a weekly run may take. */
const MINUTES = 40
/** US dollars that it may cost. */
const MAX_COST = 10
/** Characters of a key, so that a number fits behind it. */
const MAX_KEY = 60
const PULL_REQUESTS = 'pull-requests'
const FALSE_ALARMS = 'false-alarms-per-year'

/** Returns the keys of the gates: that of the pull requests, undefined where it is alone or there is none, and those of the brands. */
export function keysOf({ purposes, brands }: Pick<GateChoices, 'purposes' | 'brands'>) {
  const hasBoth = purposes.includes('gate') && brands.length > 0
  const taken = new Set(hasBoth ? [PULL_REQUESTS] : [])
  const tracked = brands.map(({ name }) => {
    const slug = slugOf(name)
    const key = taken.has(slug) ? `${slug}-${taken.size + 1}` : slug
    taken.add(key)
    return key
  })
  return { ofPages: hasBoth ? PULL_REQUESTS : undefined, tracked }
}

/** Returns a name as a key, which has ASCII letters alone: `cafe-creme` of `Café Crème`, and `brand` of `アクメ`. */
function slugOf(name: string): string {
  const letters = normalize(name, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const key = letters.replace(/[^a-z\d]+/g, '-').slice(0, MAX_KEY)
  return key.replace(/^-/, '').replace(/-$/, '') || 'brand'
}

type GateValues = Record<string, unknown>

/** Returns the values of the gates that differ from the defaults. The gate of the pull requests is the first. */
function listGates(choices: GateChoices): GateValues[] {
  const { purposes, brand, content, siteUrl, generators, language, brands } = choices
  const { engines, competitors, countries } = choices
  const { ofPages, tracked } = keysOf(choices)
  const keywords = choices.keywords.map(({ keyword, proposed }) =>
    toItem(keyword, proposed?.certainty === 'confirmed' ? proposed.owner : undefined),
  )
  const asked = choices.asked.map(keyword => toItem(keyword, undefined))
  const shared = {
    ...(language !== 'en' && { language }),
    ...(brands.length > 1 && { [FALSE_ALARMS]: Math.round(1000 / brands.length) / 1000 }),
  }
  const gate = {
    ...(ofPages !== undefined && { key: ofPages }),
    brand,
    keywords,
    ...shared,
    ...(content.length > 0 && { content }),
    ...(generators.length > 0 && { generator: generators.map(({ line }) => line) }),
    ...(siteUrl.length > 0 && { 'site-url': siteUrl }),
    baseline: 'base',
    // It limits the whole run.
    ...(brands.length > 0 && { 'max-cost': MAX_COST }),
  }
  const ofBrands = brands.map(({ name, domains }, index) => ({
    key: tracked[index],
    brand: name,
    'brand-domains': domains,
    ...(competitors.length > 0 && { competitors }),
    keywords: asked.length > 0 ? asked : keywords,
    ...shared,
    engines,
    ...(countries.length > 0 && { country: countries }),
    ...{ samples: 3, baseline: 'branch', 'max-cost': MAX_COST, 'timeout-minutes': MINUTES },
    ...{ issue: 'on-failure', report: ['html', 'csv'] },
  }))
  return purposes.includes('gate') ? [gate, ...ofBrands] : ofBrands
}

/** Returns a keyword as an item of the list. The line `keyword | owner: path` is a name and its value in YAML. */
function toItem(keyword: string, owner: PageOwner | undefined): string | Record<string, string> {
  const line = formatKeyword({ keyword })
  return owner === undefined ? line : { [`${line} | owner`]: formatOwner(owner) }
}

/** Returns the values of a single gate, or the gates with the values above them that all of them have. */
function shareValues([first = {}, ...others]: GateValues[]): GateValues {
  if (others.length === 0) return first
  const shared = Object.entries(first).filter(([name, value]) =>
    others.every(gate => isDeepStrictEqual(gate[name], value)),
  )
  const isOwn = ([name]: [string, unknown]) => shared.every(([other]) => other !== name)
  const gates = [first, ...others].map(gate => Object.fromEntries(Object.entries(gate).filter(isOwn)))
  return { ...Object.fromEntries(shared), gates }
}

/** Where an editor finds the schema of the file. */
const SCHEMA =
  ' yaml-language-server: $schema=https://raw.githubusercontent.com/ai-visibility-gate/ai-visibility-gate/main/docs/config.schema.json'
const PROPOSED =
  ' A line with #- names a page that may own the question. Remove the # to confirm it, or correct the path.'

/** Returns the text of the config file. A line with an owner that nobody confirmed is a comment. */
export function renderConfig(choices: GateChoices): string {
  // An anchor for a list of two gates would be hard to read.
  const file = new Document(shareValues(listGates(choices)), { aliasDuplicateObjects: false })
  file.commentBefore = SCHEMA
  const alarms = file.get(FALSE_ALARMS, true)
  if (isScalar(alarms))
    alarms.comment = ` each: 1 a year in all ${choices.brands.length} gates that ask engines`
  const place = file.has('generator') ? ['generator'] : ['gates', 0, 'generator']
  for (const [index, { evidence }] of choices.generators.entries()) {
    const item = file.getIn([...place, index], true)
    if (isScalar(item)) item.comment = ` found by ${evidence}`
  }
  const list = file.has('keywords') ? ['keywords'] : ['gates', 0, 'keywords']
  for (const [index, { keyword, proposed }] of choices.keywords.entries()) {
    const item = file.getIn([...list, index], true)
    if (proposed === undefined || proposed.certainty === 'confirmed' || !isNode(item)) continue
    item.commentBefore = stringify([toItem(keyword, proposed.owner)], { lineWidth: 0 }).trim()
    file.commentBefore = `${SCHEMA}\n${PROPOSED}`
  }
  return file.toString({ lineWidth: 0 })
}
