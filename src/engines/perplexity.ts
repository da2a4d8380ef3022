/** Perplexity: the Agent API with web search. It replaces the Sonar chat completions, which ended in September 2026. */
import type { ResponseCreateParamsNonStreaming } from '@perplexity-ai/perplexity_ai/resources/responses/responses'
import * as z from 'zod'
import { joinParts } from './cited-text.ts'
import { accessByKey, type Engine, type EngineQuestion, type EngineRequest, MAX_TOKENS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { messageSchema, readTexts, responseShape } from './responses-api.ts'
import { type Source, toSource, toSources } from './source.ts'
import { count, itemOf, lenient, listOf, optional, queriesSchema } from './wire.ts'

export const searchResultsSchema = z.object({
  type: z.literal('search_results'),
  queries: queriesSchema,
  results: listOf(optional(z.object({ id: optional(z.int()), url: optional(z.string()) }))),
})

export const fetchedPagesSchema = z.object({
  type: z.literal('fetch_url_results'),
  contents: listOf(optional(z.object({ url: optional(z.string()) }))),
})

export const responseSchema = z.object({
  ...responseShape,
  output: z.array(itemOf(messageSchema, searchResultsSchema, fetchedPagesSchema)),
  usage: lenient(
    z.object({
      input_tokens: lenient(count),
      output_tokens: lenient(count),
      tool_calls_details: lenient(
        z.object({ search_web: lenient(z.object({ invocation: lenient(count) })) }),
      ),
      cost: lenient(z.object({ total_cost: lenient(z.number().nonnegative()) })),
    }),
  ),
})

type Response = z.output<typeof responseSchema>

/** The vendor's presets, by growing effort. Each has its own model, often another vendor's. */
const PRESETS = new Set(['fast', 'low', 'medium', 'high', 'xhigh'])

const SONAR = 'perplexity/sonar'

/** The preset that the vendor's guide names in place of Sonar's chat completions. Its instructions ask for marks `[1]`. */
const PRESET_OF_SONAR = 'fast'

export const perplexity: Engine = {
  access: accessByKey(
    'PERPLEXITY',
    'https://www.perplexity.ai/account/api/keys',
    'https://api.perplexity.ai',
  ),
  defaultModel: 'sonar',
  givesSources: true,

  buildRequest(asked, model) {
    const preset = model === 'sonar' ? PRESET_OF_SONAR : model
    if (!PRESETS.has(preset)) {
      // Models of other vendors include the name of their vendor.
      const qualified = model.includes('/') ? model : `perplexity/${model}`
      return createResponse({ model: qualified, ...withSearch(asked), tool_choice: { type: 'web_search' } })
    }
    // A preset searches by itself. The vendor merges `tools` with the tools of the preset, by type.
    const question = asked.location ? withSearch(asked) : { input: asked.question }
    // The vendor changes the model of a preset over time, so its own model is pinned.
    return createResponse({ preset, model: SONAR, ...question })
  },

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const searches = response.output.filter(item => item.type === 'search_results')
    const { usage } = response
    const invocations = usage?.tool_calls_details?.search_web?.invocation
    const pages = response.output.flatMap(item => {
      if (item.type === 'search_results') return item.results
      return item.type === 'fetch_url_results' ? item.contents : []
    })
    return {
      model: response.model,
      ...joinParts(readTexts(response.output), '\n\n'),
      numbered: numberPages(response.output),
      retrieved: toSources(pages),
      searched: searches.length > 0 || (invocations ?? 0) > 0,
      queries: searches.flatMap(item => item.queries),
      problem: findProblem(response),
      usage: {
        inputTokens: usage?.input_tokens,
        outputTokens: usage?.output_tokens,
        searches: invocations,
        cost: usage?.cost?.total_cost,
      },
    }
  },
}

/** The types of the vendor's SDK lack the field that forces a search. */
type ResponseBody = ResponseCreateParamsNonStreaming & { tool_choice?: { type: 'web_search' } }

/** Models of Anthropic require a limit of tokens. */
function createResponse(body: ResponseBody): EngineRequest {
  const limit = body.model?.startsWith('anthropic/') && { max_output_tokens: MAX_TOKENS }
  return { path: '/v1/responses', body: { ...limit, ...body } }
}

function withSearch({ question, location }: EngineQuestion) {
  const search = { type: 'web_search' as const, ...(location && { user_location: location }) }
  return { input: question, tools: [search] }
}

/**
 * Returns the pages by the numbers of the marks. A search result has an id. An opened page takes the next number, unless earlier
 * results are missing. Marks keep counting even if a later search numbers its results from 1. The first page of a number counts.
 */
function numberPages(output: Response['output']): Map<number, Source> {
  const numbered = new Map<number, Source>()
  let next = 1
  const add = (url = '', number = next) => {
    next = Math.max(next, number + 1)
    if (!numbered.has(number)) numbered.set(number, toSource(url))
  }
  let isWhole = false
  for (const item of output) {
    if (item.type === 'search_results') {
      isWhole = item.results.length > 0 && (isWhole || next === 1)
      const restarts = item.results.some(result => isOther(numbered.get(result?.id ?? 0), result?.url))
      const offset = restarts ? next - 1 : 0
      for (const result of item.results) add(result?.url, result?.id && offset + result.id)
    }
    if (item.type === 'fetch_url_results' && isWhole) for (const page of item.contents) add(page?.url)
  }
  return numbered
}

function isOther(page: Source | undefined, url = ''): boolean {
  return page !== undefined && page.url !== toSource(url).url
}

function findProblem({ status, error, incomplete_details }: Response): ParsedAnswer['problem'] {
  if (status === undefined || status === 'completed') return undefined
  return { outcome: 'failed', reason: error?.message ?? incomplete_details?.reason ?? status }
}
