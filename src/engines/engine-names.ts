/** The engines by the names that people know, their vendors, and what users may write instead of an id. */
import { findNearestName } from '../lib/nearest-name.ts'

export const REPOSITORY = 'repository'

interface Product {
  name: string
  /** Engines of the vendor, and pages that a provider reads: `PROVIDER:PAGE`. The first ones are suggested to a user. */
  engines: string[]
  /** Other words that users write, in lower case with hyphens. The id of a hosted service is the name in this form. */
  also: string[]
}

const PRODUCTS: Product[] = [
  { name: 'ChatGPT', engines: ['openai', 'dataforseo:chatgpt'], also: ['gpt', 'open-ai'] },
  { name: 'Claude', engines: ['anthropic'], also: [] },
  { name: 'Gemini', engines: ['gemini', 'dataforseo:gemini'], also: ['bard', 'google', 'google-gemini'] },
  { name: 'Perplexity', engines: ['perplexity', 'cloro:perplexity'], also: ['sonar'] },
  { name: 'Grok', engines: ['xai', 'cloro:grok'], also: ['x-ai'] },
  { name: 'Le Chat', engines: ['mistral'], also: [] },
  { name: 'DeepSeek', engines: [], also: [] },
  { name: 'Google AI Mode', engines: ['dataforseo:ai-mode', 'serpapi:ai-mode'], also: ['ai-mode'] },
  {
    name: 'Google AI Overviews',
    engines: ['dataforseo:ai-overview', 'serpapi:ai-overview'],
    also: ['ai-overview', 'ai-overviews'],
  },
  {
    name: 'Copilot',
    engines: ['dataforseo:copilot', 'serpapi:copilot', 'cloro:copilot'],
    also: ['microsoft-copilot', 'bing', 'bing-chat'],
  },
  { name: 'openai-compatible', engines: ['openai-compatible'], also: ['ollama', 'vllm'] },
]

const VENDORS = new Map([
  ['openai', 'OpenAI'],
  ['anthropic', 'Anthropic'],
  ['gemini', 'Google'],
  ['perplexity', 'Perplexity'],
  ['xai', 'xAI'],
  ['mistral', 'Mistral'],
  ['dataforseo', 'DataForSEO'],
  ['serpapi', 'SerpApi'],
  ['cloro', 'Cloro'],
])

/** Splits an engine: `openai:gpt-6@DE` has the id `openai:gpt-6` and the country `DE`. */
export function splitCountry(engine: string): { id: string; country: string | undefined } {
  const [, id = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? []
  return { id, country }
}

/** Returns whether an engine answers from the pages of the repository instead of being a product. */
export function isOwnPages(engine: string): boolean {
  return splitCountry(engine).id === REPOSITORY
}

/** Returns the vendor of an engine, such as OpenAI; the id for an engine of a service. */
export function vendorOf(engine: string): string {
  const { id } = splitCountry(engine)
  return VENDORS.get(id.split(':', 1)[0] ?? '') ?? id
}

/**
 * Returns the name of each engine by its id without a country: ChatGPT for `openai`. Equal names get the kind of interface,
 * ChatGPT (API) and ChatGPT (web page), or the model. An unknown engine of a service keeps its id.
 */
export function nameEngines(engines: readonly string[]): Map<string, string> {
  const ids = [...new Set(engines.map(engine => splitCountry(engine).id))]
  const known = ids.map(id => ({ id, ...describe(id) }))
  return new Map(
    known.map(({ id, name, isPage, model }) => {
      const alike = known.filter(other => other.name === name)
      if (alike.length === 1) return [id, name]
      const hasBoth = alike.some(other => other.isPage) && alike.some(other => !other.isPage)
      const kind = hasBoth ? [isPage ? 'web page' : 'API'] : []
      const isSame = alike.filter(other => other.isPage === isPage).length > 1
      const detail = isSame ? [isPage ? vendorOf(id) : model] : []
      return [id, `${name} (${[...kind, ...detail].join(', ')})`]
    }),
  )
}

/** Returns whether an engine is a page that a scraper reads, as opposed to an API. */
export function isResultPage(engine: string): boolean {
  return describe(splitCountry(engine).id).isPage
}

function describe(id: string): { name: string; isPage: boolean; model: string } {
  const [vendor = '', model = 'default model'] = id.split(/:(.*)/s)
  const read = PRODUCTS.find(({ engines }) => engines.includes(id))
  if (read !== undefined && id.includes(':')) return { name: read.name, isPage: true, model }
  const asked = PRODUCTS.find(({ engines }) => engines.includes(vendor))
  const hosted = PRODUCTS.find(({ name }) => spell(name) === id)
  if (asked === undefined && hosted !== undefined) return { name: hosted.name, isPage: false, model: id }
  return { name: asked && asked.name !== vendor ? asked.name : id, isPage: false, model }
}

/** Returns the likely correction of `NAME` or `NAME:MODEL` if `names` does not contain it; undefined without a good guess. */
export function suggestEngine(id: string, names: readonly string[]): string | undefined {
  const [given = ''] = id.split(/[:@]/)
  if (names.includes(given)) return undefined
  const spelled = spell(given)
  const unversioned = spelled.replace(/-?\d.*/, '')
  const meant =
    PRODUCTS.find(product => isCalled(product, spelled)) ??
    PRODUCTS.find(product => isCalled(product, unversioned))
  if (meant === undefined) return findNearestName(spelled, names)
  const [first] = meant.engines
  return first?.includes(':') ? meant.engines.join(' or ') : first
}

function isCalled({ name, engines, also }: Product, spelled: string): boolean {
  return engines.length > 0 && [spell(name), ...also].includes(spelled)
}

function spell(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}
