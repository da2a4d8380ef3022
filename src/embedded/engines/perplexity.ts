/** Perplexity: the Agent API with web search. It replaces the Sonar chat completions, which ended in September 2026. */
import type { ResponseCreateParamsNonStreaming } from '@perplexity-ai/perplexity_ai/resources/responses/responses'
import * as z from 'zod'
import { annotatedTextSchema, readAnnotatedText } from './annotated-text.ts'
import { type CitedText, joinParts } from './cited-text.ts'
import { bearerHeaders, type Engine, type EngineRequest, LOWEST_TIER_LIMITS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import type { Citation } from './sentences.ts'
import { type Source, toSource } from './web-source.ts'
import { count, itemOf } from './wire.ts'

export const messageSchema = z.object({
  type: z.literal('message'),
  content: z.array(itemOf(annotatedTextSchema)),
})

export const searchResultsSchema = z.object({
  type: z.literal('search_results'),
  results: z.array(z.object({ id: z.int(), url: z.string() })),
})

export const fetchedPagesSchema = z.object({
  type: z.literal('fetch_url_results'),
  contents: z.array(z.object({ url: z.string() })),
})

export const responseSchema = z.object({
  model: z.string(),
  status: z.string(),
  error: z.object({ message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  output: z.array(itemOf(messageSchema, searchResultsSchema, fetchedPagesSchema)),
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      cost: z.object({ total_cost: z.number() }).nullish(),
    })
    .nullish(),
})

type Response = z.output<typeof responseSchema>

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
    limits: LOWEST_TIER_LIMITS,
  },
  defaultModel: 'sonar',
  givesSources: true,

  buildRequest: (question, model) =>
    createResponse({ model: qualify(model), input: question, tools: [{ type: 'web_search' }] }, 'required'),

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const results = response.output.flatMap(item => (item.type === 'search_results' ? item.results : []))
    const fetched = response.output.flatMap(item => (item.type === 'fetch_url_results' ? item.contents : []))
    const byId = new Map(results.map(({ id, url }) => [id, toSource(url)]))
    const { usage } = response
    const problem = findProblem(response)
    return {
      model: response.model,
      ...readText(response.output, byId),
      retrieved: [...results, ...fetched].map(({ url }) => toSource(url)),
      searched: response.output.some(item => item.type === 'search_results'),
      ...(problem && { problem }),
      usage: {
        inputTokens: usage?.input_tokens ?? 0,
        outputTokens: usage?.output_tokens ?? 0,
        ...(usage?.cost && { cost: usage.cost.total_cost }),
      },
    }
  },

  buildJudgeRequest: (prompt, schema, model) =>
    createResponse({
      model: qualify(model),
      input: prompt,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'judgement', strict: true, schema: { ...schema } },
      },
    }),
}

/** Adds `tool_choice`, which the vendor's types lack. Without it the model may answer without a search. */
function createResponse(body: ResponseCreateParamsNonStreaming, toolChoice?: 'required'): EngineRequest {
  return { path: '/v1/responses', body: { ...body, ...(toolChoice && { tool_choice: toolChoice }) } }
}

/** Adds the vendor's name to a model without one. Models of other vendors carry the name of their vendor. */
function qualify(model: string): string {
  return model.includes('/') ? model : `perplexity/${model}`
}

/** Citations are the markers in the text and the annotations, which a reply may lack. */
function readText(output: Response['output'], byId: Map<number, Source>): CitedText {
  const parts = output.flatMap(item => (item.type === 'message' ? item.content : []))
  const texts = parts.filter(part => part.type === 'output_text').map(readAnnotatedText)
  return joinParts(
    texts.map(({ text, citations }) => ({ text, citations: [...citations, ...readMarkers(text, byId)] })),
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

function findProblem({ status, error, incomplete_details }: Response): ParsedAnswer['problem'] {
  if (status === 'completed') return undefined
  return { outcome: 'failed', reason: error?.message ?? incomplete_details?.reason ?? status }
}
