/** Takes each choice of `init` from a flag, from a person at the terminal, or from the proposal. */
import { engines as liveEngines } from '../../../engines/engines.ts'
import { isPurpose, type Purpose, purposes, type TrackedBrand } from '../../../init/config.ts'
import { type OwnedQuestion, proposeOwners } from '../../../init/propose-owners.ts'
import { askAbout } from '../../../init/propose-questions.ts'
import type { ReadSite } from '../../../init/read-site.ts'
import { readChoices } from '../../../init/write-files.ts'
import { InputsError } from '../../../inputs/given-values.ts'
import { type ListedKeyword, readKeywords } from '../../../inputs/keywords.ts'
import { readList } from '../../../inputs/values.ts'
import { formatKeyword } from '../../../lib/keyword-line.ts'
import { foldName } from '../../../lib/text.ts'
import { askUntilRight, type Prompts } from '../prompts.ts'
import type { FlagName, Setup } from './setup.ts'

/** Reads the purposes of a flag or an answer. Throws an InputsError. */
function readPurposes(text: string): Purpose[] {
  const names = readItems(text)
  if (names.every(isPurpose) && names.length > 0) return names
  const allowed = `one or more of ${Object.keys(purposes).join(', ')}`
  throw new InputsError([{ input: 'for', given: text, allowed }])
}

export async function choosePurposes(
  given: string | undefined,
  baseUrl: string | undefined,
  prompts: Prompts | undefined,
  hasPages: boolean,
): Promise<Purpose[]> {
  if (given !== undefined) return readPurposes(given)
  if (baseUrl !== undefined) return ['track']
  if (prompts === undefined) return ['gate']
  const lines = Object.entries(purposes).map(([name, text]) => `${name.padEnd(6)}  ${text}`)
  const message = ['What do you want to do?', ...lines, 'Separate several words by commas.'].join('\n')
  const proposed = hasPages ? 'gate' : 'track'
  return askUntilRight(prompts, () => prompts.line(message, proposed), readPurposes)
}

/** Takes an answer from a flag, from a person until it is right, or from the proposal. `read` throws an InputsError. */
async function ask<T>(
  { given, prompts }: Setup,
  name: FlagName,
  [message, proposed]: [message: string, proposed: string],
  read: (text: string) => T | Promise<T>,
): Promise<T> {
  let known = given[name]
  if (prompts === undefined) return read(known ?? proposed)
  const askLine = async () => {
    const answer = known ?? (await prompts.line(message, proposed))
    known = undefined
    return answer
  }
  return askUntilRight(prompts, askLine, read)
}

/** Lets a person edit questions, at least one. */
async function edit({ prompts }: Setup, message: string, proposed: string[]): Promise<ListedKeyword[]> {
  if (prompts === undefined) return readGiven(proposed)
  const askLines = (last = proposed) => prompts.edit(message, last)
  return askUntilRight(prompts, askLines, lines => {
    if (lines.length > 0) return readGiven(lines)
    throw new InputsError([{ input: 'keywords', given: '', allowed: 'at least one question' }])
  })
}

export function readItems(text: string): string[] {
  return (readList(text) ?? [text]).filter(item => item !== '')
}

export async function chooseBrand(setup: Setup): Promise<Setup> {
  const { given, prompts, site, purposes, program } = setup
  // The repository of an agency has no site, only brands of its clients.
  const mayLack = site === undefined && purposes.includes('brands')
  if (mayLack && prompts === undefined) return { ...setup, brand: (given.brand ?? '').trim() }
  const message = mayLack ? 'Your brand; empty to track only other brands' : 'Brand'
  return ask(setup, 'brand', [message, mayLack ? '' : setup.brand], text => {
    const brand = text.trim()
    if (brand !== '' || mayLack) return { ...setup, brand }
    const allowed = `the name of your brand${prompts === undefined ? `, as in: ${program} init --brand Acme` : ''}`
    throw new InputsError([{ input: 'brand', given: '', allowed }])
  })
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
  const keywords =
    given.keywords === undefined ? await edit(setup, message, lines) : readGiven(given.keywords)
  const texts = keywords.map(({ keyword }) => keyword)
  const guessed = proposeOwners(corpus.pages, texts, setup)
  return keywords.map(({ keyword, owner }, index) => ({
    keyword,
    proposed:
      owner === undefined
        ? (proposed.find(each => each.keyword === keyword)?.proposed ?? guessed[index])
        : { owner, fit: 1, certainty: 'confirmed' },
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

/** Chooses what is tracked every week. Each answer is checked as a run checks it. */
export async function chooseTracking(setup: Setup): Promise<Setup> {
  const { brand, siteUrl, purposes, prompts, given, baseUrl, engines, keywords } = setup
  if (purposes.every(purpose => purpose === 'gate')) return setup
  let tracked = setup
  const choose = async (
    name: FlagName,
    question: [message: string, proposed: string],
    toChoices: (items: string[]) => Partial<Setup>,
  ) => {
    tracked = await ask(setup, name, question, async text => {
      const chosen = { ...tracked, ...toChoices(readItems(text)) }
      // Without a person, all problems are reported at the end.
      if (prompts !== undefined) await readChoices({ ...chosen, purposes: ['track'], asked: [ANY] })
      return chosen
    })
  }
  if (purposes.includes('brands')) {
    const message = 'Other brands, as NAME = DOMAIN, separated by commas'
    await choose('brands', [message, ''], items => ({
      brands: (items.length === 0 && brand === '' ? [''] : items).map(readBrand),
    }))
  }
  if (brand !== '') {
    const own = tracked.brands.find(({ name }) => foldName(name) === foldName(brand))
    const others = tracked.brands.filter(other => other !== own)
    const hosts = siteUrl.flatMap(line => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? [])
    const known = own?.domains ?? [...new Set(hosts)]
    const toBrands = (domains: string[]) => ({ brands: [{ name: brand, domains }, ...others] })
    if (baseUrl === undefined)
      await choose('brand-domains', [`Domains of ${brand}`, known.join(', ')], toBrands)
    else tracked = { ...tracked, ...toBrands([]) }
  }
  const rivals = 'Competitors, as NAME = DOMAIN, separated by commas; empty for none'
  await choose('competitors', [rivals, ''], competitors => ({ competitors }))
  // A hosted service chooses for itself, unless a flag is given.
  if (baseUrl === undefined || given.country !== undefined) {
    const places = 'Countries to ask in, such as DE, GB; empty for any'
    await choose('country', [places, ''], countries => ({ countries }))
  }
  if (baseUrl === undefined || given.engines !== undefined) {
    const names = `Answer engines to ask, each with a key: ${Object.keys(liveEngines).join(', ')}`
    await choose('engines', [names, engines.join(', ')], engines => ({ engines }))
  }
  const asked = await chooseAsked(tracked)
  const hasBoth = purposes.includes('gate') || asked.length === 0
  return { ...tracked, asked, keywords: hasBoth ? keywords : [] }
}

/** Chooses questions of people who do not know the brand yet. Questions of a flag are asked as they are. */
async function chooseAsked(setup: Setup): Promise<string[]> {
  const { given, keywords, queries, competitors, language } = setup
  if (given.keywords !== undefined || queries.length > 0) return []
  const example = 'What you sell, such as feature flags for mobile apps; empty if nothing fits'
  const category = await ask(setup, 'category', [example, ''], text => text.trim())
  const rivals = competitors.map(line => line.split('=')[0]?.trim() ?? '')
  let proposed = keywords.map(({ keyword }) => keyword)
  if (category !== '') proposed = language === 'en' ? askAbout(category, rivals) : [category, ...proposed]
  const lines = await edit(setup, 'Questions for the engines, one per line', proposed)
  return lines.map(({ keyword }) => keyword)
}

/** A placeholder until the questions are chosen. */
const ANY = 'best product'

/** Reads `NAME = DOMAIN`. Throws an InputsError. */
function readBrand(text: string): TrackedBrand {
  const [name = '', domain = '', ...rest] = text.split('=').map(part => part.trim())
  const allowed = 'NAME = DOMAIN, such as Acme = acme.com'
  if (name === '' || domain === '' || rest.length > 0)
    throw new InputsError([{ input: 'brands', given: text, allowed }])
  return { name, domains: [domain] }
}
