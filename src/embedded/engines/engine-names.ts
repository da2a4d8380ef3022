/** Names of engines as people know them. Only reports use them; inputs, records and files keep the ids. */

/** Name of the engine that answers from the pages of the repository. */
export const REPOSITORY = 'repository'

const PRODUCTS: Record<string, string> = {
  openai: 'ChatGPT',
  anthropic: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
  xai: 'Grok',
  mistral: 'Le Chat',
}

/** Ids that hosted services use. An id that is not here is shown as it is. */
const HOSTED_PRODUCTS: Record<string, string> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  copilot: 'Copilot',
  deepseek: 'DeepSeek',
  grok: 'Grok',
  'google-ai-mode': 'Google AI Mode',
  'google-ai-overviews': 'Google AI Overviews',
}

/** What the scrapers of result pages read. They stand where another engine has a model. */
const RESULT_PAGES: Record<string, string> = {
  'ai-overview': 'Google AI Overviews',
  'ai-mode': 'Google AI Mode',
  chatgpt: 'ChatGPT',
  copilot: 'Copilot',
  gemini: 'Gemini',
}

const VENDORS: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  gemini: 'Google',
  perplexity: 'Perplexity',
  xai: 'xAI',
  mistral: 'Mistral',
  dataforseo: 'DataForSEO',
  serpapi: 'SerpApi',
}

/** An id of an engine in its parts: `openai:gpt-6@DE` has the id `openai:gpt-6` and the country `DE`. */
export function splitCountry(engine: string): { id: string; country: string | undefined } {
  const [, id = engine, country] = /^(.*?)(?:@([A-Z]{2}))?$/s.exec(engine) ?? []
  return { id, country }
}

/** Tells whether the answers of an engine are drawn from the pages of the repository: people know it as no engine. */
export function isOwnPages(engine: string): boolean {
  return splitCountry(engine).id === REPOSITORY
}

/** Returns the vendor that answers for an engine, such as OpenAI; the id for an engine of a service. */
export function vendorOf(engine: string): string {
  const { id } = splitCountry(engine)
  return VENDORS[id.split(':', 1)[0] ?? ''] ?? id
}

/**
 * Returns the name of each engine by its id without a country: ChatGPT for `openai`. Names that read alike get the kind of
 * interface, ChatGPT (API) and ChatGPT (web page), or the model. An engine of a service
 * keeps its id where people do not know it by another name.
 */
export function nameEngines(engines: readonly string[]): Map<string, string> {
  const ids = [...new Set(engines.map(engine => splitCountry(engine).id))]
  const known = ids.map(id => ({ id, ...describe(id) }))
  const isAlone = (name: string) => known.filter(other => other.name === name).length === 1
  return new Map(
    known.map(({ id, name, isPage, model }) => {
      if (isAlone(name)) return [id, name]
      const alike = known.filter(other => other.name === name)
      const hasBoth = alike.some(other => other.isPage) && alike.some(other => !other.isPage)
      const kind = hasBoth ? [isPage ? 'web page' : 'API'] : []
      const same = alike.filter(other => other.isPage === isPage)
      const ownDetail = isPage ? vendorOf(id) : (model ?? (id in HOSTED_PRODUCTS ? id : 'default model'))
      const detail = same.length > 1 ? [ownDetail] : []
      return [id, `${name} (${[...kind, ...detail].join(', ')})`]
    }),
  )
}

/** Tells whether an engine is a page of results that a scraper reads, and not an API. */
export function isResultPage(engine: string): boolean {
  return describe(splitCountry(engine).id).isPage
}

function describe(id: string): { name: string; isPage: boolean; model: string | undefined } {
  const [vendor = '', model] = id.split(/:(.*)/s)
  const page = vendor === 'dataforseo' || vendor === 'serpapi' ? RESULT_PAGES[model ?? ''] : undefined
  if (page !== undefined) return { name: page, isPage: true, model: undefined }
  return { name: PRODUCTS[vendor] ?? HOSTED_PRODUCTS[id] ?? id, isPage: false, model }
}
