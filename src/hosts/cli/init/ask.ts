/** Settles what `init` writes: by flags, by a person at the terminal, or by the proposals. */
import type { OwnedQuestion } from '../../../commands/init/propose-owners.ts'
import type { SiteProposal } from '../../../commands/init/propose-site.ts'
import type { ProposedQuestions, ReadSite } from '../../../commands/init/read-site.ts'
import type { TrackChoices, TrackedBrand } from '../../../commands/init/weekly.ts'
import { engines as liveEngines } from '../../../embedded/engines/engines.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import { formatOwner, type ListedKeyword, readKeywords } from '../../../inputs/keywords.ts'
import { InputsError } from '../../../inputs/read-settings.ts'
import { readList } from '../../../inputs/values.ts'
import { plainLine } from '../../../report/escape.ts'
import type { Prompts } from './prompts.ts'
import { TEXT_LENGTH } from './words.ts'

/** What a person came for. */
export const purposes = {
  gate: 'Check pull requests: does a change take away the answer to a question?',
  track: 'Ask answer engines every week: do they still cite us?',
  compare: 'Compare with competitors every week',
  brands: 'Track several brands',
} as const
export type Purpose = keyof typeof purposes

export function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(purposes, text)
}

type Texts = Partial<Record<InputName | 'brands', string>>
type Site = Omit<SiteProposal, 'generator'>

/** Engines that people ask most. */
const FIRST_ENGINES = ['openai', 'perplexity']

export async function choosePurposes(
  given: Purpose[] | undefined,
  prompts: Prompts | undefined,
): Promise<Purpose[]> {
  if (given !== undefined) return given
  if (prompts === undefined) return ['gate']
  const choices = Object.entries(purposes).flatMap(([value, label]) =>
    isPurpose(value) ? [{ value, label }] : [],
  )
  return prompts.mark('What do you want to do?', choices, ['gate'])
}

/** Settles what describes the site. A person sees what was found, and is asked about the rest only where it is wrong. */
export async function chooseSite(proposal: Site, given: Texts, prompts: Prompts | undefined): Promise<Site> {
  const settle = settler(given, prompts)
  const brand = await settle('brand', 'Brand', proposal.brand)
  const content = given.content ?? proposal.content.join('\n')
  const siteUrl = given['site-url'] ?? proposal.siteUrl.join('\n')
  const language = given.language ?? proposal.language
  return {
    brand: brand.trim(),
    content: readList(content) ?? [content],
    siteUrl: readList(siteUrl) ?? [siteUrl],
    language: language.trim(),
  }
}

function settler(given: Texts, prompts: Prompts | undefined) {
  return async (name: keyof Texts, message: string, proposed: string): Promise<string> =>
    given[name] ?? (prompts === undefined ? proposed : await prompts.line(message, proposed))
}

/** Settles what is asked about. A person strikes questions, and adds others. */
export async function chooseQuestions(
  site: ReadSite,
  { given, proposed, prompts }: { given: Texts; proposed: ProposedQuestions; prompts: Prompts | undefined },
): Promise<OwnedQuestion[]> {
  if (given.keywords !== undefined) return withOwners(site, readGiven(given.keywords))
  if (prompts === undefined) return proposed.questions
  const choices = proposed.questions.map(question => ({
    value: question,
    label: plainLine(question.keyword, TEXT_LENGTH),
    hint: question.proposed
      ? plainLine(formatOwner(question.proposed.owner), TEXT_LENGTH)
      : 'no page owns it',
  }))
  const kept =
    choices.length === 0
      ? []
      : await prompts.mark(
          'Questions, and the pages that own them. Strike those that are wrong',
          choices,
          proposed.questions,
        )
  const others = await prompts.line('More questions, separated by commas', '')
  return [...kept, ...(others.trim() === '' ? [] : withOwners(site, readGiven(others)))]
}

function withOwners(site: ReadSite, keywords: ListedKeyword[]): OwnedQuestion[] {
  const guessed = site.proposeOwners(keywords.map(({ keyword }) => keyword))
  return keywords.map(({ keyword, owner }, index) => ({
    keyword,
    proposed: owner === undefined ? guessed[index] : { owner, fit: 1, isSure: true },
  }))
}

/** Throws an InputsError. */
function readGiven(text: string): ListedKeyword[] {
  const read = readKeywords(text)
  const problem = 'problem' in read ? read.problem : undefined
  if ('keywords' in read && read.keywords.every(({ questions }) => questions.length === 0))
    return read.keywords
  throw new InputsError([{ input: 'keywords', given: text, allowed: problem ?? 'no questions after =' }])
}

/** Settles what is tracked every week. `rivals` are the names of competitors that the pages have. */
export async function chooseTracking(
  { brand, siteUrl, language }: Site,
  {
    given,
    purposes: chosen,
    rivals,
    prompts,
  }: { given: Texts; purposes: Purpose[]; rivals: string[]; prompts: Prompts | undefined },
): Promise<Omit<TrackChoices, 'keywords'>> {
  const settle = settler(given, prompts)
  const listOf = (text: string) => readList(text) ?? [text]
  const domains = listOf(await settle('brand-domains', `Domains of ${brand}`, hostsOf(siteUrl).join(', ')))
  const others = chosen.includes('brands')
    ? readBrands(await settle('brands', 'Other brands, as NAME = DOMAIN, separated by commas', ''))
    : []
  const named = rivals.length === 0 ? '' : ` Your pages name ${plainLine(rivals.join(', '), TEXT_LENGTH)}`
  const competitors = chosen.includes('compare')
    ? listOf(await settle('competitors', `Competitors, as NAME = DOMAIN, separated by commas.${named}`, ''))
    : []
  const countries = listOf(await settle('country', 'Countries to ask in, such as DE, GB; empty for any', ''))
  const engines =
    given.engines !== undefined
      ? listOf(given.engines)
      : prompts === undefined
        ? FIRST_ENGINES
        : await prompts.mark(
            'Answer engines to ask. Each needs a key',
            Object.keys(liveEngines).map(value => ({ value, label: value })),
            FIRST_ENGINES,
          )
  return { brands: [{ name: brand, domains }, ...others], competitors, countries, engines, language }
}

/** Reads a list of `NAME = DOMAIN`. Throws an InputsError. */
export function readBrands(text: string): TrackedBrand[] {
  return (readList(text) ?? [text]).map(readBrand)
}

function readBrand(text: string): TrackedBrand {
  const [name = '', domain = '', ...rest] = text.split('=').map(part => part.trim())
  if (name === '' || domain === '' || rest.length > 0)
    throw new InputsError([
      { input: 'brands', given: text, allowed: 'NAME = DOMAIN, such as Acme = acme.com' },
    ])
  return { name, domains: [domain] }
}

function hostsOf(siteUrl: string[]): string[] {
  const hosts = siteUrl.flatMap(line => /https?:\/\/([^/{\s]+)/.exec(line)?.[1] ?? [])
  return [...new Set(hosts)]
}
