/** OpenAI: the Responses API with web search. */
import type { ResponseCreateParamsNonStreaming } from 'openai/resources/responses/responses'
import * as z from 'zod'
import { annotatedTextSchema, readAnnotatedText } from './annotated-text.ts'
import { type CitedText, joinParts } from './cited-text.ts'
import { bearerHeaders, type Engine, LOWEST_TIER_LIMITS } from './engine.ts'
import type { ParsedAnswer } from './engine-answer.ts'
import { type Source, toSource } from './web-source.ts'
import { count, itemOf, listOf } from './wire.ts'

export const messageSchema = z.object({
  type: z.literal('message'),
  content: z.array(
    itemOf(annotatedTextSchema, z.object({ type: z.literal('refusal'), refusal: z.string() })),
  ),
})

const sourceSchema = itemOf(z.object({ type: z.literal('url'), url: z.string() }))

export const webSearchCallSchema = z.object({
  type: z.literal('web_search_call'),
  status: z.string(),
  action: itemOf(
    z.object({ type: z.literal('search'), sources: listOf(sourceSchema) }),
    z.object({ type: z.literal('open_page'), url: z.string().nullish() }),
  ),
})

export const responseSchema = z.object({
  model: z.string(),
  status: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
  incomplete_details: z.object({ reason: z.string().optional() }).nullish(),
  output: z.array(itemOf(messageSchema, webSearchCallSchema)),
  usage: z.object({ input_tokens: count, output_tokens: count }).nullish(),
})

type Response = z.output<typeof responseSchema>

export const openai: Engine = {
  access: {
    keyVariables: ['OPENAI_API_KEY'],
    keyPage: 'https://platform.openai.com/api-keys',
    keyHeaders: bearerHeaders,
    keyRequired: true,
    baseUrlVariables: ['OPENAI_BASE_URL'],
    baseUrl: 'https://api.openai.com/v1',
    limits: LOWEST_TIER_LIMITS,
  },
  defaultModel: 'gpt-6.1-sol',
  givesSources: true,

  buildRequest: (question, model) => ({
    path: '/responses',
    body: {
      model,
      input: question,
      tools: [{ type: 'web_search' }],
      tool_choice: 'required',
      include: ['web_search_call.action.sources'],
      store: false,
    } satisfies ResponseCreateParamsNonStreaming,
  }),

  readAnswer(bodies) {
    const response = responseSchema.parse(bodies.at(-1))
    const searches = response.output.filter(item => item.type === 'web_search_call')
    const problem = findProblem(response)
    return {
      model: response.model,
      ...readText(response.output),
      retrieved: searches.flatMap(({ action }) => readSources(action)),
      searched: searches.some(({ status }) => status === 'completed'),
      ...(problem && { problem }),
      usage: {
        inputTokens: response.usage?.input_tokens ?? 0,
        outputTokens: response.usage?.output_tokens ?? 0,
      },
    }
  },

  buildJudgeRequest: (prompt, schema, model) => ({
    path: '/responses',
    body: {
      model,
      input: prompt,
      text: { format: { type: 'json_schema', name: 'judgement', strict: true, schema: { ...schema } } },
      store: false,
    } satisfies ResponseCreateParamsNonStreaming,
  }),
}

function readText(output: Response['output']): CitedText {
  const parts = output.flatMap(item => (item.type === 'message' ? item.content : []))
  const texts = parts.filter(part => part.type === 'output_text')
  return joinParts(texts.map(readAnnotatedText), '\n\n')
}

function readSources(action: z.output<typeof webSearchCallSchema>['action']): Source[] {
  if (action.type === 'open_page') return action.url ? [toSource(action.url)] : []
  if (action.type !== 'search') return []
  return action.sources.flatMap(source => (source.type === 'url' ? [toSource(source.url)] : []))
}

function findProblem({ status, error, incomplete_details, output }: Response): ParsedAnswer['problem'] {
  const parts = output.flatMap(item => (item.type === 'message' ? item.content : []))
  const refusal = parts.find(part => part.type === 'refusal')
  if (refusal) return { outcome: 'refused', reason: refusal.refusal }
  if (status === 'completed') return undefined
  if (status === 'incomplete') {
    const reason = incomplete_details?.reason ?? status
    return { outcome: reason === 'content_filter' ? 'refused' : 'failed', reason }
  }
  return { outcome: 'failed', reason: error ? `${error.code}: ${error.message}` : status }
}
