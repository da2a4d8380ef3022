/** Takes each choice of `init` from a flag, from a person at the terminal, or from the proposal. */
import { engines as liveEngines } from '../../../engines/engines.ts'
import { isPurpose, type Purpose, purposes, type TrackedBrand } from '../../../init/config.ts'
import { type OwnedQuestion, proposeOwners } from '../../../init/propose-owners.ts'
import { askAbout } from '../../../init/propose-questions.ts'
import type { ReadSite } from '../../../init/read-site.ts'
import { InputsError } from '../../../inputs/given-values.ts'
import { type ListedKeyword, readKeywords } from '../../../inputs/keywords.ts'
import { readList } from '../../../inputs/values.ts'
import { formatKeyword } from '../../../lib/keyword-line.ts'
import type { Prompts } from '../prompts.ts'
import type { Answers, Setup } from './setup.ts'

const FIRST_ENGINES = ['openai', 'perplexity']

export async function choosePurposes(
  given: Purpose[] | undefined,
  baseUrl: string | undefined,
  prompts: Prompts | undefined,
  hasPages: boolean,
): Promise<Purpose[]> {
  if (given !== undefined) return given
  if (baseUrl !== undefined) return ['track']
  if (prompts === undefined) return ['gate']
  const proposed = hasPages ? 'gate' : 'track'
  return (await prompts.mark('What do you want to do?', purposes, [proposed])).filter(isPurpose)
}

/** Returns the given answer, or asks a person and keeps the answer. */
async function ask(
  { given, refused, prompts }: Setup,
  name: keyof Answers,
  message: string,
  proposed = '',
): Promise<string> {
  const known = given[name]
  if (known !== undefined) return known
  const [format, example] = ITEMS[name] ?? [/^/, '']
  const check = (line: string) => {
    const items = readItems(line)
    const isRight = items.length === 0 ? format.test('') : items.every(item => format.test(item))
    return isRight ? undefined : `Write ${example}`
  }
  const answer = (await prompts?.line(message, refused[name] ?? proposed, check)) ?? proposed
  given[name] = answer
  return answer
}

/** Lets a person edit lines, and keeps them. */
async function edit(
  { given, refused, prompts }: Setup,
  name: keyof Answers,
  message: string,
  proposed: string[],
) {
  const known = given[name]
  if (known !== undefined || prompts === undefined) return known?.split('\n') ?? proposed
  const lines = await prompts.edit(message, refused[name]?.split('\n') ?? proposed)
  given[name] = lines.join('\n')
  return lines
}

export function readItems(text: string): string[] {
  return readList(text) ?? [text]
}

export async function chooseBrand(setup: Setup): Promise<Setup> {
  const { given, prompts, site, purposes } = setup
  // The repository of an agency has no site, only brands of its clients.
  const mayLack = site === undefined && purposes.includes('brands')
  if (mayLack && prompts === undefined) return { ...setup, brand: (given.brand ?? '').trim() }
  const message = mayLack ? 'Your brand; empty to track only other brands' : 'Brand'
  const brand = (await ask(setup, 'brand', message, mayLack ? '' : setup.brand)).trim()
  if (brand !== '' || mayLack) return { ...setup, brand }
  throw new InputsError([{ input: 'brand', given: '', allowed: 'the name of your brand' }])
}

/** Lets a person edit the questions and the pages that own them. */
export async function askQuestions(
  setup: Setup,
  { corpus }: ReadSite,
  proposed: OwnedQuestion[],
): Promise<OwnedQuestion[]> {
  const { given, prompts, purposes } = setup
  const isEdited = prompts !== undefined && purposes.includes('gate')
  if (given.keywords === undefined && !isEdited) return proposed
  // Names alone do not confirm a guessed owner.
  const lines = proposed.map(({ keyword, proposed: page }) =>
    formatKeyword({ keyword, owner: page !== undefined && page.fit < 1 ? undefined : page?.owner }),
  )
  const message = 'Questions of your readers, one per line, with the pages that own them'
  const keywords = readGiven(given.keywords ?? (await edit(setup, 'owned', message, lines)))
  const texts = keywords.map(({ keyword }) => keyword)
  const guessed = proposeOwners(corpus.pages, texts, setup)
  return keywords.map(({ keyword, owner }, index) => ({
    keyword,
    proposed: owner === undefined ? guessed[index] : { owner, fit: 1, certainty: 'confirmed' },
  }))
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
  const { brand, siteUrl, purposes, given, refused, prompts, baseUrl } = setup
  if (purposes.every(purpose => purpose === 'gate')) return setup
  const isHosted = baseUrl !== undefined
  const askList = async (name: keyof Answers, message: string, proposed = '') =>
    readItems(await ask(setup, name, message, proposed)).filter(item => item !== '')
  const others = purposes.includes('brands')
    ? (await askList('brands', 'Other brands, as NAME = DOMAIN, separated by commas')).map(readBrand)
    : []
  const own = others.find(({ name }) => name === brand)
  const brands = others.filter(other => other !== own)
  if (brand !== '') {
    const known = own?.domains ?? listHosts(siteUrl)
    const domains = isHosted ? [] : await askList('brand-domains', `Domains of ${brand}`, known.join(', '))
    brands.unshift({ name: brand, domains })
  }
  const rivals = 'Competitors, as NAME = DOMAIN, separated by commas; empty for none'
  const competitors = await askList('competitors', rivals)
  const tracked = { ...setup, brands, competitors }
  if (!isHosted) {
    tracked.countries = await askList('country', 'Countries to ask in, such as DE, GB; empty for any')
    if (given.engines === undefined && prompts !== undefined) {
      const choices = Object.fromEntries(Object.keys(liveEngines).map(name => [name, name]))
      const marked = readItems(refused.engines ?? FIRST_ENGINES.join())
      const message = 'Answer engines to ask. Each needs a key'
      given.engines = (await prompts.mark(message, choices, marked)).join()
    }
    tracked.engines = readItems(given.engines ?? FIRST_ENGINES.join())
  }
  const asked = await chooseAsked(tracked)
  const hasBoth = purposes.includes('gate') || asked.length === 0
  return { ...tracked, asked, keywords: hasBoth ? setup.keywords : [] }
}

/** Chooses questions of people who do not know the brand yet. Questions of a flag are asked as they are. */
async function chooseAsked(setup: Setup): Promise<string[]> {
  const { given, keywords, queries, competitors, language } = setup
  if (given.keywords !== undefined || queries.length > 0) return []
  const example = 'What you sell, such as feature flags for mobile apps; empty if nothing fits'
  const category = (await ask(setup, 'category', example)).trim()
  const rivals = competitors.map(line => line.split('=')[0]?.trim() ?? '')
  let proposed = keywords.map(({ keyword }) => keyword)
  if (category !== '') proposed = language === 'en' ? askAbout(category, rivals) : [category, ...proposed]
  const lines = await edit(setup, 'asked', 'Questions for the engines, one per line', proposed)
  return readGiven(lines).map(({ keyword }) => keyword)
}

const NAME_AND_DOMAIN = 'NAME = DOMAIN, such as Acme = acme.com'

/** What each item of a list must match, with an example. An empty list is matched as ''. */
const ITEMS: Partial<Record<keyof Answers, [format: RegExp, example: string]>> = {
  brands: [/^[^=]*\S\s*=[^=]*\S\.\S[^=]*$/, NAME_AND_DOMAIN],
  competitors: [/^$|^[^=]*\S\s*=[^=]*\S\.\S[^=]*$/, NAME_AND_DOMAIN],
  'brand-domains': [/\S\.\S/, 'a domain, such as acme.com'],
}

/** Reads `NAME = DOMAIN`. Throws an InputsError. */
function readBrand(text: string): TrackedBrand {
  const [name = '', domain = '', ...rest] = text.split('=').map(part => part.trim())
  if (name === '' || domain === '' || rest.length > 0)
    throw new InputsError([{ input: 'brands', given: text, allowed: NAME_AND_DOMAIN }])
  return { name, domains: [domain] }
}

function listHosts(siteUrl: string[]): string[] {
  const hosts = siteUrl.flatMap(line => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? [])
  return [...new Set(hosts)]
}
