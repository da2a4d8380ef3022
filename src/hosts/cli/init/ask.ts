/** Takes each choice of `init` from a flag, from a person at the terminal, or from the proposal. */
import { engines as liveEngines } from '../../../engines/engines.ts'
import { isPurpose, type Purpose, purposes, type TrackedBrand } from '../../../init/config.ts'
import type { OwnedQuestion } from '../../../init/propose-owners.ts'
import { askEngines, withoutBrand } from '../../../init/propose-questions.ts'
import type { ReadSite } from '../../../init/read-site.ts'
import { InputsError } from '../../../inputs/given-values.ts'
import { type ListedKeyword, readKeywords } from '../../../inputs/keywords.ts'
import { readList } from '../../../inputs/values.ts'
import { formatKeyword } from '../../../lib/keyword-line.ts'
import type { Prompts } from './prompts.ts'
import type { Setup } from './setup.ts'

const FIRST_ENGINES = ['openai', 'perplexity']
const MAX_COMPETITORS = 2

export async function choosePurposes(
  given: Purpose[] | undefined,
  prompts: Prompts | undefined,
): Promise<Purpose[]> {
  if (given !== undefined) return given
  if (prompts === undefined) return ['gate']
  const choices = Object.entries(purposes).flatMap(([value, label]) =>
    isPurpose(value) ? [{ value, label }] : [],
  )
  return prompts.mark<Purpose>('What do you want to do?', choices, ['gate'])
}

async function choose(
  { given, prompts }: Setup,
  name: keyof Setup['given'],
  message: string,
  proposed: string,
): Promise<string> {
  return given[name] ?? (await prompts?.line(message, proposed)) ?? proposed
}

const readItems = (text: string) => readList(text) ?? [text]

/** A person is asked about the brand only if no title of the site states it. */
export async function chooseSite(setup: Setup): Promise<Setup> {
  const { given, isBrandSure } = setup
  const brand =
    isBrandSure && given.brand === undefined ? setup.brand : choose(setup, 'brand', 'Brand', setup.brand)
  return {
    ...setup,
    brand: (await brand).trim(),
    content: readItems(given.content ?? setup.content.join('\n')),
    siteUrl: readItems(given['site-url'] ?? setup.siteUrl.join('\n')),
    language: (given.language ?? setup.language).trim(),
  }
}

/** Lets a person edit the questions and the pages that own them. */
export async function askQuestions(
  { given, prompts }: Setup,
  site: ReadSite,
  proposed: OwnedQuestion[],
): Promise<OwnedQuestion[]> {
  if (given.keywords !== undefined) return withOwners(site, readGiven(given.keywords))
  if (prompts === undefined) return proposed
  // Names alone do not confirm a guessed owner.
  const lines = proposed.map(({ keyword, proposed: page }) =>
    formatKeyword({ keyword, owner: page !== undefined && page.fit < 1 ? undefined : page?.owner }),
  )
  const message = 'Questions of your readers, one per line, with the pages that own them'
  return withOwners(site, readGiven(await prompts.edit(message, lines, describeProblem)))
}

function withOwners(site: ReadSite, keywords: ListedKeyword[]): OwnedQuestion[] {
  const guessed = site.proposeOwners(keywords.map(({ keyword }) => keyword))
  return keywords.map(({ keyword, owner }, index) => ({
    keyword,
    proposed: owner === undefined ? guessed[index] : { owner, fit: 1, certainty: 'confirmed' },
  }))
}

function describeProblem(lines: string[]): string | undefined {
  const read = readKeywords(lines)
  return 'problem' in read ? read.problem : undefined
}

/** Throws an InputsError. */
export function readGiven(text: string | string[]): ListedKeyword[] {
  const read = readKeywords(text)
  const problem = 'problem' in read ? read.problem : undefined
  if ('keywords' in read && read.keywords.every(({ questions }) => questions.length === 0))
    return read.keywords
  throw new InputsError([
    { input: 'keywords', given: String(text), allowed: problem ?? 'no questions after =' },
  ])
}

/** Chooses what is tracked every week. */
export async function chooseTracking(setup: Setup): Promise<Setup> {
  const { brand, siteUrl, purposes, given, prompts } = setup
  if (purposes.every(purpose => purpose === 'gate')) return setup
  const ask = async (name: keyof Setup['given'], message: string, proposed = '') =>
    readItems(await choose(setup, name, message, proposed))
  // The repository of an agency has no site, only brands of its clients.
  const hasOwn = setup.hasPages || given.brand !== undefined
  const domains = hasOwn
    ? await ask('brand-domains', `Domains of ${brand}`, listHosts(siteUrl).join(', '))
    : []
  const others = purposes.includes('brands')
    ? await ask('brands', 'Other brands, as NAME = DOMAIN, separated by commas')
    : []
  const competitors = purposes.includes('compare')
    ? await ask('competitors', 'Competitors, as NAME = DOMAIN, separated by commas')
    : []
  const countries = await ask('country', 'Countries to ask in, such as DE, GB; empty for any')
  const choices = Object.keys(liveEngines).map(value => ({ value, label: value }))
  const engines =
    given.engines === undefined
      ? await prompts?.mark('Answer engines to ask. Each needs a key', choices, FIRST_ENGINES)
      : readItems(given.engines)
  const brands = others.map(readBrand)
  if (hasOwn) brands.unshift({ name: brand, domains })
  const tracked = { ...setup, brands, competitors, countries, engines: engines ?? FIRST_ENGINES }
  const { asked, category } = await chooseAsked(tracked)
  const hasBoth = purposes.includes('gate') || asked.length === 0
  return { ...tracked, asked, category, keywords: hasBoth ? setup.keywords : [] }
}

/** Chooses questions of people who do not know the brand yet. */
async function chooseAsked(setup: Setup): Promise<Pick<Setup, 'asked' | 'category'>> {
  const { given, prompts, queries, brands, keywords, competitors } = setup
  if (given.keywords !== undefined || queries.length > 0) return { asked: [], category: undefined }
  const example = 'What the brand is, such as web analytics tool; empty if nothing fits'
  const category = (await choose(setup, 'category', example, '')).trim() || undefined
  const names = competitors.map(line => line.split('=')[0]?.trim() ?? '')
  const [only, ...others] = brands
  const own = others.length > 0 ? undefined : only?.name
  const compared = names.slice(0, MAX_COMPETITORS)
  const proposed = askEngines(own, category, compared)
  const titles = keywords.map(({ keyword }) => keyword)
  // A question that names the brand does not show how people find it.
  const questions = category === undefined ? [...proposed, ...withoutBrand(titles, setup.brand)] : proposed
  if (prompts === undefined) return { asked: questions, category }
  const lines = await prompts.edit('Questions for the engines, one per line', questions, describeProblem)
  return { asked: readGiven(lines).map(({ keyword }) => keyword), category }
}

/** Reads `NAME = DOMAIN`. Throws an InputsError. */
export function readBrand(text: string): TrackedBrand {
  const [name = '', domain = '', ...rest] = text.split('=').map(part => part.trim())
  if (name === '' || domain === '' || rest.length > 0)
    throw new InputsError([
      { input: 'brands', given: text, allowed: 'NAME = DOMAIN, such as Acme = acme.com' },
    ])
  return { name, domains: [domain] }
}

function listHosts(siteUrl: string[]): string[] {
  const hosts = siteUrl.flatMap(line => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? [])
  return [...new Set(hosts)]
}
