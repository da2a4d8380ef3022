/** Which engine people mean by the name of a product. */
import { findNearestName } from '../../lib/nearest-name.ts'
import { REPOSITORY } from '../settings.ts'
import { type EngineName, engines } from './engines.ts'

/** Products and vendors by the engine that asks their model. */
const PRODUCTS: Record<string, EngineName> = {
  chatgpt: 'openai',
  gpt: 'openai',
  'open-ai': 'openai',
  claude: 'anthropic',
  bard: 'gemini',
  google: 'gemini',
  'google-gemini': 'gemini',
  grok: 'xai',
  'x-ai': 'xai',
  sonar: 'perplexity',
  'le-chat': 'mistral',
  ollama: 'openai-compatible',
  vllm: 'openai-compatible',
}

/** Pages of search engines by the engine and model that reads them. */
const READ_PAGES: Record<string, string> = {
  'ai-mode': 'dataforseo:ai-mode or serpapi:ai-mode',
  'google-ai-mode': 'dataforseo:ai-mode or serpapi:ai-mode',
  'ai-overview': 'dataforseo:ai-overview or serpapi:ai-overview',
  'ai-overviews': 'dataforseo:ai-overview or serpapi:ai-overview',
  'google-ai-overviews': 'dataforseo:ai-overview or serpapi:ai-overview',
}

/** Products that no engine asks: their answers have no public interface. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'copilot',
  'microsoft-copilot',
  'bing',
  'bing-chat',
  'meta-ai',
])

/** What to say about an engine that does not exist. */
export type EngineSuggestion =
  | { kind: 'did-you-mean'; engine: string }
  /** The product is known, and no engine asks it. */
  | { kind: 'unavailable' }

/** Returns what is likely meant by `NAME` or `NAME:MODEL`, where no engine has the name; undefined for a guess too far. */
export function suggestEngine(id: string): EngineSuggestion | undefined {
  const [name = ''] = id.split(/[:@]/)
  const spelt = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const names = [REPOSITORY, ...Object.keys(engines)]
  if (names.includes(name)) return undefined
  if (UNAVAILABLE.has(spelt)) return { kind: 'unavailable' }
  const engine =
    lookUp(READ_PAGES, spelt) ??
    lookUp(PRODUCTS, spelt) ??
    lookUp(PRODUCTS, spelt.replace(/-?\d.*/, '')) ??
    findNearestName(spelt, names)
  return engine === undefined ? undefined : { kind: 'did-you-mean', engine }
}

function lookUp(table: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
