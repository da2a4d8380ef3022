/** Perplexity: the Agent API with web search. It replaces the Sonar chat completions, which ended in September 2026. */
import type { ResponseCreateParamsNonStreaming } from '@perplexity-ai/perplexity_ai/resources/responses/responses'
import * as z from 'zod'
import type { Citation } from './cited-text.ts'
import { type CitedText, joinParts, type Source, toSource } from './cited-text.ts'
import { bearerHeaders, type Engine, type EngineRequest } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { messageSchema, readTexts, responseShape } from './responses-api.ts'
import { count, fact, itemOf, judgmentFormat, listOf, optional, queriesSchema } from './wire.ts'

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
  usage: fact(
    z.object({
      input_tokens: fact(count),
      output_tokens: fact(count),
      tool_calls_details: fact(z.object({ search_web: fact(z.object({ invocation: fact(count) })) })),
      cost: fact(z.object({ total_cost: fact(z.number().nonnegative()) })),
    }),
  ),
})

type Response = z.output<typeof responseSchema>
type Result = z.output<typeof searchResultsSchema>['results'][number]

/** Presets of the vendor: search settings of growing effort. Each has a model of its own, often another vendor's. */
const PRESETS = new Set(['fast', 'low', 'medium', 'high', 'xhigh'])

const SONAR = 'perplexity/sonar'

/** Reasoning counts as well: a lower limit would cut answers off. */
const MAX_TOKENS = 16_000

/** Matches `[1]` or `[1, 2]`: ids of search results. */
const MARKER = /\[(\d{1,4}(?:, ?\d{1,4}){0,20})\]/g

export const perplexity: Engine = {
  access: {
    keyVariables: ['PERPLEXITY_API_KEY'],
    keyPage: 'https://www.perplexity.ai/account/api/keys',
    keyHeaders: bearerHeaders,
    keyRequired: true,
    baseUrlVariables: ['PERPLEXITY_BASE_URL'],
    baseUrl: 'https://api.perplexity.ai',
  },
  defaultModel: 'sonar',
  // As the vendor's guide to its migration names them.
  endedModels: {
    'sonar-pro': 'perplexity:low or perplexity:sonar',
    'sonar-reasoning': 'perplexity:low',
    'sonar-reasoning-pro': 'perplexity:low',
    'sonar-deep-research': 'perplexity:medium',
  },
  givesSources: true,

  buildRequest({ question, location }, model) {
    const search = { type: 'web_search' as const, ...(location && { user_location: location }) }
    // The vendor changes the model of a preset over time, so its own model is pinned.
    const by = PRESETS.has(model) ? { preset: model, model: SONAR } : { model: qualify(model) }
    return createResponse({ ...by, input: question, tools: [search] }, { type: 'web_search' })
  },

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const searches = response.output.filter(item => item.type === 'search_results')
    const results = searches.flatMap(item => item.results)
    const fetched = response.output.flatMap(item => (item.type === 'fetch_url_results' ? item.contents : []))
    const { usage } = response
    const answer = readText(response.output, indexById(results))
    return {
      model: response.model,
      ...answer,
      retrieved: [...results, ...fetched].flatMap(page => (page?.url ? [toSource(page.url)] : [])),
      searched: searches.length > 0,
      queries: searches.flatMap(item => item.queries),
      problem:
        findProblem(response) ??
        (searches.length > 0 && results.length === 0 ? findGap(answer.text) : undefined),
      usage: {
        inputTokens: usage?.input_tokens,
        outputTokens: usage?.output_tokens,
        searches: usage?.tool_calls_details?.search_web?.invocation,
        cost: usage?.cost?.total_cost,
      },
    }
  },

  buildJudgeRequest: (prompt, schema, model) =>
    createResponse({
      model: PRESETS.has(model) ? SONAR : qualify(model),
      input: prompt,
      response_format: { type: 'json_schema', json_schema: judgmentFormat(schema) },
    }),
}

/**
 * Adds `tool_choice`, which the vendor's types lack: without it the model may answer without a search. Presets have other
 * tools as well, so the search is named. Models of Anthropic require a limit of tokens.
 */
function createResponse(
  body: ResponseCreateParamsNonStreaming,
  toolChoice?: { type: 'web_search' },
): EngineRequest {
  const limit = body.model?.startsWith('anthropic/') && { max_output_tokens: MAX_TOKENS }
  return {
    path: '/v1/responses',
    body: { ...body, ...limit, ...(toolChoice && { tool_choice: toolChoice }) },
  }
}

/** Adds the vendor's name to a model without one. Models of other vendors carry the name of their vendor. */
function qualify(model: string): string {
  return model.includes('/') ? model : `perplexity/${model}`
}

/** Returns the results by their id. Of several results with one id, the first counts; without an id, the position does. */
function indexById(results: Result[]): Map<number, Source> {
  const known = results.map(
    (result, index) => [result?.id ?? index + 1, toSource(result?.url ?? '')] as const,
  )
  return new Map(known.toReversed())
}

/** Citations are the markers in the text and the annotations, which a reply may lack. */
function readText(output: Response['output'], byId: Map<number, Source>): CitedText {
  return joinParts(
    readTexts(output).map(({ text, citations, unplaced }) => ({
      text,
      citations: [...citations, ...readMarkers(text, byId)],
      unplaced,
    })),
    '\n\n',
  )
}

function readMarkers(text: string, byId: Map<number, Source>): Citation[] {
  return [...text.matchAll(MARKER)].flatMap(({ 0: marker, 1: ids = '', index }) =>
    ids.split(',').flatMap(id => {
      const source = byId.get(Number(id))
      return source ? [{ start: index, end: index + marker.length, source }] : []
    }),
  )
}

/** Returns why an answer is not evaluated whose markers name search results that the reply lacks. */
function findGap(text: string): ParsedAnswer['problem'] {
  if (text.search(MARKER) === -1) return undefined
  return { outcome: 'failed', reason: 'the answer cites search results that the reply does not name' }
}

function findProblem({ status, error, incomplete_details }: Response): ParsedAnswer['problem'] {
  if (status === undefined || status === 'completed') return undefined
  return { outcome: 'failed', reason: error?.message ?? incomplete_details?.reason ?? status }
}
